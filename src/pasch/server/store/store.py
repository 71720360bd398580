"""The store: one implementation over SQLAlchemy for both databases, used from an event loop that it never blocks.

Reads run in a few threads, each statement seeing what was committed before it. Writes run in one thread; see `Writer`.
"""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from datetime import datetime
from functools import partial
from pathlib import Path
from shutil import disk_usage
from types import MappingProxyType
from typing import TYPE_CHECKING, Self, TypeVar

from sqlalchemy import Connection, Text, func, literal, not_, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from pasch.rules.errors import PaschError
from pasch.server import randomness
from pasch.server.clock import monotonic, utc_now
from pasch.server.store import backups, expiry, short_codes
from pasch.server.store.batch_writer import Writer, plain, run_in
from pasch.server.store.database import (
    READERS,
    Database,
    connect,
    connect_for_reading,
    may_write,
    read_address,
    unusable,
    without_password,
)
from pasch.server.store.database_schema import dice as dice_table
from pasch.server.store.database_schema import events, grants, tables, upkeep, whole_milliseconds
from pasch.server.store.event_appending import Append, Dice, Outcome, add_grants, append_all, create_table
from pasch.server.store.file_lock import hold_file
from pasch.server.store.migration import migrate
from pasch.server.store.row_conversion import action_name, event_of, grant_of, grant_rows, table_of
from pasch.server.store.store_types import (
    AppendedEvents,
    Body,
    Grant,
    Role,
    StoredEvent,
    StoredTable,
    Unavailable,
)

if TYPE_CHECKING:
    from pasch.server.store.notifications import Notifications

T = TypeVar("T")

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
_COUNTERS = 64
_NO_DICE: Dice = MappingProxyType({})
_READY_SECONDS = 3
_WRITE_SECONDS, _TRY_EVERY_SECONDS = 10, 5
LEAST_FREE_BYTES = 1_000_000
"""On the disk of an SQLite file: with less it is full, before a commit fails."""


def _unheard(_table_id: str, _sign: str) -> None:
    """Does nothing."""


class Store:
    """Tables, their events, keys and codes, and how often each face was thrown.

    Every method may raise `Unavailable`. Moments are UTC; a method that takes `now` uses no other clock.
    """

    def __init__(
        self,
        database: Database,
        threads: Callable[[int, str], Executor] = ThreadPoolExecutor,
        notifications: "Notifications | None" = None,
    ) -> None:
        """Use `open`, which also migrates.

        Args:
            threads: makes a pool of so many threads with a name.
            notifications: between the processes that share the database; where it is None, those of PostgreSQL, and
                none with SQLite.
        """
        self._database = database
        if notifications is None and database.shared:
            # Most databases are SQLite, and need not wait for PostgreSQL's driver to be read.
            from pasch.server.store.notifications import Notifications

            notifications = Notifications(database.url)
        self._notifications = notifications
        self._counter = randomness.source.randrange(_COUNTERS)
        self._writer = Writer(database.writing, self._append_all, threads(1, "store-write"))
        self._readers = threads(READERS, "store-read")
        self._listening: list[asyncio.Task[None]] = []
        self._writable, self._writable_until = True, 0.0

    @classmethod
    async def open(cls, address: str, *, for_backup: bool = False) -> Self:
        """Opens the database, which is made or migrated where needed; safe for any number of workers at once.

        Args:
            address: ``sqlite:///FILE`` or ``postgresql://…``.
            for_backup: an SQLite file that cannot be written is opened all the same, and only read.

        Raises:
            PaschError: it is no such address, or the database cannot be used.
        """
        return cls(await asyncio.to_thread(partial(open_database, address, for_backup=for_backup)))

    async def close(self) -> None:
        """Ends after what waits is written, and gives all connections back."""
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._database.dispose()

    # Tables and their events

    async def create(
        self, table: StoredTable, creation_key: str, bodies: Sequence[Body], grants: Sequence[Grant]
    ) -> StoredTable:
        """Makes a table with its first events; the same `creation_key` again gives the table made then."""
        opening = Append(table.id, -1, creation_key, tuple(bodies), _NO_DICE, tuple(grants))
        return await self._writer.write(lambda connection: create_table(connection, table, opening))

    async def table(self, table_id: str) -> StoredTable | None:
        """The table; None where there is none, whatever characters its id is said to have."""
        if not _ID.fullmatch(table_id):
            return None
        row = await self._read(lambda reader: reader.execute(select(tables).where(tables.c.id == table_id)).first())
        return None if row is None else table_of(row)

    async def created_by(self, creation_key: str) -> str | None:
        """The id of the table made with this key; None where there is none."""
        asked = select(tables.c.id).where(tables.c.creation_key == creation_key)
        return await self._read(lambda reader: reader.execute(asked).scalar())

    async def last_created_after(self, table_id: str, prefix: str, most: int) -> str:
        """Follows creation keys that are a prefix and a table's id; returns the id of the last table, or the first.

        Args:
            most: tables that are followed.
        """
        step = select(literal(table_id, Text).label("id"), literal(0).label("step")).cte("series", recursive=True)
        following = select(tables.c.id, step.c.step + 1).where(
            tables.c.creation_key == literal(prefix, Text).concat(step.c.id), step.c.step < most
        )
        series = step.union_all(following)
        asked = select(series.c.id).order_by(series.c.step.desc()).limit(1)
        return await self._read(lambda reader: str(reader.execute(asked).scalar_one()))

    async def events(self, table_id: str, after: int = -1, most: int | None = None) -> list[StoredEvent]:
        """The events of a table with a larger ``seq``, in order; the first `most` of them, where that is given."""
        later = select(events).where(events.c.table_id == table_id, events.c.seq > after).order_by(events.c.seq)
        later = later.limit(most)
        return await self._read(lambda reader: [event_of(row) for row in reader.execute(later)])

    async def append(
        self,
        table_id: str,
        expected: int | None,
        key: str,
        bodies: Sequence[Body],
        *,
        dice: Mapping[tuple[str, int], int] = _NO_DICE,
        grants: Sequence[Grant] = (),
        ended: bool = False,
    ) -> AppendedEvents:
        """Stores an action: its events with the next ``seq``s, the dice it threw and the keys it adds, or nothing.

        When it returns, all of it is on disk.

        Args:
            expected: the last ``seq`` that the caller knows; None where the order does not matter.
            key: identifies the action at its table: known already, nothing changes and the events of then come back.
            dice: how often each face was thrown, by kind of die and face.
            ended: the game is over with these events: the table expires sooner.

        Raises:
            ValueError: there are no events, or one is not ASCII.
            Conflict: `expected` is not the last event any more.
            NoSuchTable: it is gone.
        """
        append = Append(table_id, expected, key, tuple(bodies), dice, tuple(grants), ended)
        return await self._writer.append(append)

    async def done(self, table_id: str, key: str) -> tuple[StoredEvent, ...]:
        """The events stored under this action's key; none where it is unknown."""
        asked = select(events).where(events.c.action == action_name(table_id, key)).order_by(events.c.part)
        return await self._read(lambda reader: tuple(event_of(row) for row in reader.execute(asked)))

    async def count_tables(self) -> int:
        """Returns the number of tables."""
        return await self._read(lambda reader: reader.execute(select(func.count()).select_from(tables)).scalar_one())

    # Keys

    async def grants(self, table_id: str) -> list[Grant]:
        """Returns the grants of each key at this table; one key may appear more than once."""
        asked = select(grants).where(grants.c.table_id == table_id)
        return await self._read(lambda reader: [grant_of(row) for row in reader.execute(asked)])

    async def add_grants(self, table_id: str, added: Sequence[Grant]) -> None:
        """Lets further keys open something at a table; what they opened already stays as it is."""

        def add(connection: Connection) -> None:
            add_grants(connection, grant_rows(table_id, added))
            self._announce(connection, [table_id])

        await self._writer.write(add)

    async def copy_grants(self, source: str, target: str) -> None:
        """Lets the keys of one table open the same at another, as for a rematch; raises `NoSuchTable` without that."""
        await self.add_grants(target, await self.grants(source))

    async def add_code(self, code: str, table_id: str, role: Role, seats: Sequence[int], expires: datetime) -> None:
        """Makes a short code.

        Raises:
            Conflict: it is taken; the caller makes up another.
            NoSuchTable: the table is gone.
        """
        grant = Grant(b"", role, tuple(seats))
        await self._writer.write(
            partial(short_codes.add_code, code=code, table_id=table_id, grant=grant, expires=expires)
        )

    async def redeem(self, code: str, hash: bytes, now: datetime) -> tuple[str, Grant] | None:
        """Gives what a code opens to the first key that comes with it, and to the same key the same answer again.

        None where there is no such code, it has expired, or another key was first.
        """

        def take(connection: Connection) -> tuple[str, Grant] | None:
            found = short_codes.redeem(connection, code, hash, now)
            if found is not None:
                self._announce(connection, [found[0]])
            return found

        return await self._writer.write(take)

    # The whole

    async def dice_counts(self) -> dict[tuple[str, int], int]:
        """Returns how often each face was thrown on this server, by kind of die and face."""
        thrown = func.sum(dice_table.c.thrown).label("thrown")
        asked = select(dice_table.c.kind, dice_table.c.face, thrown).group_by(dice_table.c.kind, dice_table.c.face)
        return await self._read(lambda reader: {(row.kind, row.face): int(row.thrown) for row in reader.execute(asked)})

    async def purge(self, now: datetime) -> list[str]:
        """Removes tables that have expired, see `expiry`, and old codes; gives the tables' ids.

        Whether the clock that `now` comes from can be trusted, `watch_clock` says.
        """
        await self._writer.write(partial(short_codes.forget_old, now=now))
        removed: list[str] = []
        while some := await self._writer.write(partial(self._remove_some, now=now)):
            removed += some
        return removed

    async def watch_clock(self, now: datetime) -> bool:
        """Notes the time, and says whether tables may expire by it: not for a day after the clock has leapt."""
        return await self._writer.write(partial(expiry.watch_clock, now=now))

    async def pass_on(self, table_id: str, sign: str) -> None:
        """Tells other processes a quick sign made at a table; it is stored nowhere. On SQLite there are none."""
        if self._notifications is not None:
            await self._writer.write(partial(self._notifications.pass_on, table_id=table_id, sign=sign))

    def listen(self, moved: Callable[[str], None], signed: Callable[[str, str], None] = _unheard) -> None:
        """Calls `moved`, in the running event loop, with the id of each table that another process changed.

        A change is appended events, added keys, or removal. `moved` gets `EVERYTHING` instead of an id at the beginning
        and after each reconnection: any table may have changed. `signed` gets a table's id and a quick sign from
        another process. On SQLite no other process writes, and neither is called.
        """
        if self._notifications is not None:
            self._listening.append(asyncio.create_task(self._notifications.listen(moved, signed)))

    async def ready(self) -> bool:
        """Returns whether the database answers."""
        try:
            async with asyncio.timeout(_READY_SECONDS):
                await self._read(lambda reader: reader.execute(select(1)))
        except (Unavailable, TimeoutError):
            return False
        return True

    async def writable(self) -> bool:
        """Returns whether the database accepts writes.

        A write is tried at most once in a few seconds; whether the disk has room, and whether the file is still the one
        that was opened, is looked up each time.
        """
        if self._writable_until < monotonic() or (self._writable and await asyncio.to_thread(self._has_no_room)):
            self._writable_until = monotonic() + _TRY_EVERY_SECONDS
            self._writable = await self._try_to_write()
        return self._writable

    @property
    def has_failed(self) -> bool:
        """Returns whether a write failed since `writable` last succeeded."""
        return self._writer.has_failed

    async def backup(self, path: Path) -> backups.BackupSize:
        """Writes everything to one file, as it is at one moment; the server goes on meanwhile.

        Raises:
            FileError: the file cannot be written; what was there before is untouched.
            PaschError: the database cannot be read, or not to the end.
        """
        return await asyncio.to_thread(backups.write, self._database, path)

    @classmethod
    async def restore(cls, address: str, path: Path, checks: backups.ContentChecks | None = None) -> backups.BackupSize:
        """Reads a backup into an empty database of either kind: all of it or nothing.

        Args:
            checks: of what the rows hold.

        Raises:
            PaschError: the file is no whole backup, a check fails, or the database is not empty, in use, or cannot be
                used.
        """
        with hold_file(address):
            database = await asyncio.to_thread(open_database, address)
            try:
                return await asyncio.to_thread(backups.read, database, path, checks)
            finally:
                database.dispose()

    # Within

    def _announce(self, connection: Connection, table_ids: Sequence[str]) -> None:
        if self._notifications is not None:
            self._notifications.announce(connection, table_ids)

    def _append_all(self, connection: Connection, appends: Sequence[Append]) -> Sequence[Outcome]:
        outcomes = append_all(connection, appends, whole_milliseconds(utc_now()), self._counter)
        stored = {
            append.table_id
            for append, outcome in zip(appends, outcomes, strict=True)
            if isinstance(outcome, AppendedEvents) and not outcome.repeated
        }
        self._announce(connection, sorted(stored))
        return outcomes

    def _remove_some(self, connection: Connection, now: datetime) -> list[str]:
        removed = expiry.remove_some(connection, now)
        self._announce(connection, removed)
        return removed

    @property
    def is_in_place(self) -> bool:
        """Returns whether the open SQLite file is still the one at its path."""
        return self._database.is_in_place

    def _has_no_room(self) -> bool:
        return not self._database.is_in_place or self._is_full()

    def _is_full(self) -> bool:
        folder = self._database.folder
        return folder is not None and disk_usage(folder).free < LEAST_FREE_BYTES

    def _write_something(self, connection: Connection) -> None:
        if self._is_full():
            raise Unavailable("the disk is full")
        # The value must change: writing the same again would not touch the disk.
        connection.execute(update(upkeep).values(tried=not_(upkeep.c.tried)))

    async def _try_to_write(self) -> bool:
        try:
            async with asyncio.timeout(_WRITE_SECONDS):
                await self._writer.write(self._write_something)
        except (Unavailable, TimeoutError):
            return False
        self._writer.works_again()
        return True

    async def _read(self, question: Callable[[Connection], T]) -> T:
        return await run_in(self._readers, partial(self._ask, question))

    def _ask(self, question: Callable[[Connection], T]) -> T:
        try:
            with self._database.reading.connect() as connection:
                return question(connection)
        except SQLAlchemyError as error:
            raise plain(error) from error


def open_database(address: str, *, for_backup: bool = False) -> Database:
    """Opens the database, made or migrated where needed; its errors are those of `Store.open`."""
    url = read_address(address)
    only_read = for_backup and url.get_backend_name() == "sqlite" and not may_write(Path(url.database or ""))
    database = connect_for_reading(url) if only_read else connect(url)
    try:
        with database.writing.begin() as connection:
            migrate(connection, without_password(url))
    except DBAPIError as error:
        database.dispose()
        raise PaschError(unusable(url, error.orig or error)) from None
    except (OSError, sqlite3.Error) as error:
        database.dispose()
        raise PaschError(unusable(url, error)) from None
    except BaseException:
        database.dispose()
        raise
    return database
