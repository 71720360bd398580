"""`TableRegistry`: the tables in this process's memory, and everything that can be done to one.

Each table has one lock here, and the store rejects decisions based on an old state: so any number of processes may
serve the same table. What was not stored has not happened: nothing is sent or applied before that.

An action is converted as few times as possible. Its text is parsed once, including dice; the rules are asked once, in
a fork of the match; the resulting events are serialised once, and this text is both stored and sent. When it is stored,
the fork becomes the match. Only events of other processes are read and applied again.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Protocol

from pasch.play.dice.fair_dice import commitment, new_secret
from pasch.rules.errors import Problem
from pasch.server import randomness
from pasch.server.clock import monotonic, utc_now
from pasch.server.logs import log
from pasch.server.store import (
    EVERYTHING,
    AppendedEvents,
    Conflict,
    Grant,
    NoSuchTable,
    Store,
    StoredEvent,
    StoredTable,
    Unavailable,
)
from pasch.server.tables.live_table import ActionDone, LiveTable
from pasch.server.tables.permissions import Permit, permit_of
from pasch.server.tables.table_keys import hash_of, new_table_name
from pasch.server.tables.table_opening import check_opening, get_ready, opening_event, variant_of
from pasch.server.tables.table_state import TableStep, by_nobody
from pasch.server.wire.field_types import STORED
from pasch.server.wire.rejection import Rejected
from pasch.server.wire.requests import ActRequest, JoinRequest, OpenRequest, Rematch
from pasch.server.wire.table_events import HAPPENED, Happened, Opened, PlaysOn
from pasch.server.work_meter import note_work

MOST_TABLES = 100_000
COUNT_EVERY_S = 60.0
"""Counting goes through all tables of the database; those opened here meanwhile are added."""
MOST_EVENTS = 20_000
"""At one table."""
IDLE_S = 600
IDLE_BYTES = 16_000_000
"""Total text of the events of all unwatched tables in memory, which take about 50 MB with their games. The least
recently used go first.
"""
RECENT_S = 30
"""Seconds for which a table stays after it was found: the client may be about to listen there."""
TRY_AGAIN_S = 1.0
"""Between attempts to read what the database knows more, while it cannot be reached."""
MOST_FOLLOWED = 100
"""Rematches through which a new key is passed on: more than a family plays before the first table expires."""
_GRANT_BYTES = 200
"""That a key takes in the database."""
UNIT_EVENTS = 30
"""Stored events that cost one unit of work: they are parsed and played again."""
_FOLLOWING_UNITS = 0.5
"""To add a key to one more table of a series."""
_PAGE, _AT_ONCE = 500, 50
"""Events read at a time, and events taken before others get their turn: a millisecond. Longer tables than a page, as
score pads may become, are read one after the other."""


class Payer(Protocol):
    """The address charged for stored bytes."""

    def check_table(self) -> None:
        """Counts a table that is to be opened; raises `Rejected` where it is one too many."""

    def stored(self, size_bytes: int) -> None:
        """Counts what was stored."""


REMATCH = "rematch:"
"""Begins the creation key of a rematch; the table before it follows."""


def _rematch_key(name: str) -> str:
    return f"{REMATCH}{name}"


class TableRegistry:
    """All tables.

    Attributes:
        after: called with a table, and whether this process may have changed it, each time it changed or was loaded.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.after: Callable[[LiveTable, bool], None] = lambda _table, _own: None
        self._live: dict[str, LiveTable] = {}
        self._known, self._count_again_at = 0, 0.0
        self._reading_long = asyncio.Lock()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._arriving: dict[str, LiveTable] = {}
        self._behind: dict[LiveTable, asyncio.Task[None]] = {}

    @property
    def count(self) -> int:
        """Number of tables held by this process."""
        return len(self._live)

    # Opening and finding

    async def open(self, request: OpenRequest, payer: Payer) -> StoredTable:
        """Opens a table; the same key again gives the same table.

        Raises:
            PaschError: there are no such rules, or these seats cannot play by them.
        """
        opening = request.opening
        variant = await variant_of(opening.rules)
        check_opening(opening, variant)
        secret = new_secret(randomness.source) if opening.kind == "game" else None
        here = [number for number, seat in enumerate(opening.seats) if getattr(seat, "place", "") == "here"]
        grants = [Grant(hash_of(request.secret), "host", tuple(here) if opening.kind == "game" else ())]
        if request.invitation is not None:
            grants.append(Grant(hash_of(request.invitation), "invitation", ()))
        return await self._create(secret, request.key, opening_event(opening, variant, secret), grants, payer)

    async def find(self, name: str) -> LiveTable:
        """A table by its name.

        Raises:
            Rejected: there is none.
        """
        table = self._live.get(name)
        if table is None:
            loading = self._loading.get(name)
            if loading is None:
                # One load for all who ask meanwhile; shielded, since the first of them may be
                # cancelled.
                loading = self._loading[name] = asyncio.create_task(self._load(name))
                loading.add_done_callback(lambda _: self._loading.pop(name, None))
            table = await asyncio.shield(loading)
        table.used = monotonic()
        return table

    async def following(self, name: str) -> str | None:
        """The table at which the people of another play on; found without reading either."""
        return await self.store.created_by(_rematch_key(name))

    async def last_of_series(self, name: str, most: int) -> str:
        """Returns the table at which the people of another play now, at most so many rematches later."""
        return await self.store.last_created_after(name, REMATCH, most)

    async def permit(self, table: LiveTable, keys: Sequence[str]) -> Permit:
        """Returns the rights of keys at a table."""
        hashes = [hash_of(key) for key in keys]
        # An unknown key may have been added by another process.
        if any(one not in table.grants for one in hashes):
            table.know(await self.store.grants(table.name))
        return permit_of([grant for one in hashes for grant in table.grants.get(one, ())], shown=bool(keys))

    async def read_anew(self, table: LiveTable) -> None:
        """Reads what the database knows more: a client may have heard of it from another process."""
        async with self._changing(table):
            await self._refresh(table)

    def forget_idle(self, now: float) -> None:
        """Unloads tables that nobody has watched for a while, or that are too many; the database keeps them."""
        idle = [one for one in self._live.values() if not self._is_needed(one)]
        held = sum(table.size_bytes for table in idle)
        for table in sorted(idle, key=lambda one: one.used):
            unused_s = now - table.used
            if unused_s <= RECENT_S or (unused_s <= IDLE_S and held <= IDLE_BYTES):
                return
            del self._live[table.name]
            held -= table.size_bytes

    def moved(self, name: str) -> None:
        """This table, or any, was changed by another process, or removed."""
        for table in _named(self._arriving, name):
            table.behind = True
        for table in _named(self._live, name):
            table.behind = True
            self._catch_up(table)

    async def sign(self, table: LiveTable, sign: str) -> None:
        """Tells everybody at a table a quick sign, wherever they are connected."""
        table.audience.sign(sign)
        # It has been seen here; that the others miss one is no reason to trouble whoever made it.
        with suppress(Unavailable):
            await self.store.pass_on(table.name, sign)

    def signed(self, name: str, sign: str) -> None:
        """Another process passed a quick sign on."""
        if name in self._live:
            self._live[name].audience.sign(sign)

    async def close(self) -> None:
        """Ends what is going on by itself."""
        tasks = [*self._behind.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # What people do

    async def act(self, table: LiveTable, permit: Permit, request: ActRequest, payer: Payer) -> ActionDone:
        """Carries an action out; the same key again changes nothing and gets the same answer.

        Raises:
            PaschError: these keys do not open that, more happened since, or the rules do not allow it.
        """
        permit.check_known()
        async with self._changing(table):
            while True:
                # A client that expects more than is known here has heard of it from another process.
                if table.is_stale or (request.expect or 0) > table.seq:
                    await self._refresh(table)
                # Idempotent: checked under the lock and after the refresh, so that a retry never acts twice.
                if request.key in table.done:
                    return table.done[request.key]
                # What was allowed then need not be allowed any more.
                table.fold.check_rights(permit, request.seat, request.action, table.idle_s)
                _check_expected(table, request.expect)
                if isinstance(request.action, Rematch):
                    step = await self._rematch(table, request.action, payer)
                else:
                    step = table.fold.act(request.key, request.seat, request.action)
                with suppress(Conflict):
                    return await self._append(table, request.expect, request.key, step, payer=payer)

    async def join(
        self, table: LiveTable, permit: Permit, request: JoinRequest, payer: Payer
    ) -> tuple[int | None, int]:
        """Seats the holder of an invitation; returns the seat (None on a block) and the last event's number.

        Raises:
            PaschError: it is no invitation, or no seat is free.
        """
        permit.check_invited()
        own = hash_of(request.secret)
        async with self._changing(table):
            while True:
                if table.is_stale:
                    await self._refresh(table)
                if request.key in table.done:
                    done = table.done[request.key]
                    if done.seat is None:
                        raise Rejected(422, Problem("key-used", place="key"))
                    return done.seat, done.last
                seat, step = table.fold.join(request, *table.invited(own))
                grant = Grant(own, "seat", () if seat is None else (seat,))
                if step is None:
                    await self.add_grant(table, grant, payer)
                    return seat, table.seq
                with suppress(Conflict):
                    done = await self._append(table, table.seq, request.key, step, grants=[grant], payer=payer)
                    return seat, done.last

    async def add_grant(self, table: LiveTable, grant: Grant, payer: Payer) -> str:
        """Lets a further key open something, also where the same people play on; returns the last of these tables."""
        name = table.name
        # The tables between are not read: a few hundred of them would take seconds and all the memory.
        for _ in range(MOST_FOLLOWED):
            note_work(_FOLLOWING_UNITS)
            await self.store.add_grants(name, [grant])
            payer.stored(_GRANT_BYTES)
            if name in self._live:
                self._live[name].know(await self.store.grants(name))
            following = await self.following(name)
            if following is None:
                break
            name = following
        return name

    # What happens unasked

    async def append_unasked(self, table: LiveTable, after: int, step: TableStep) -> bool:
        """Stores a computer player's turn, or the end, if nothing else happened since, and returns whether it did.

        The key derives from the position, so that two processes store the same step once.
        """
        async with self._changing(table):
            if table.is_stale:
                await self._refresh(table)
            # Something else happened since: the step was decided on an old state.
            if table.seq != after:
                return False
            try:
                # A colon stands in no key of a client's.
                await self._append(table, after, f"unasked:{after}", step)
            except Conflict:
                return False
            return True

    # Within

    def _is_needed(self, table: LiveTable) -> bool:
        # A table stays while a computer's move is due or events are unread, so returning players hear of them.
        return table.is_watched or table.fold.is_due or table.lock.locked() or table in self._behind

    @asynccontextmanager
    async def _changing(self, table: LiveTable) -> AsyncIterator[None]:
        """Holds the table's lock; what may have been stored is read afterwards, though nobody asks for it."""
        try:
            async with table.lock:
                yield
        finally:
            if table.unsure:
                self._catch_up(table)

    async def _create(
        self, secret: str | None, key: str, opened: Opened, grants: Sequence[Grant], payer: Payer
    ) -> StoredTable:
        await self._check_room()
        now = utc_now()
        table, text = StoredTable(new_table_name(), opened.kind, secret, now, now), Happened(opened, None).as_text()
        created = await self.store.create(table, key, [text], grants)
        self._known += 1
        payer.stored(len(text) + _GRANT_BYTES * len(grants))
        return created

    async def _check_room(self) -> None:
        if (now := monotonic()) >= self._count_again_at:
            self._known, self._count_again_at = await self.store.count_tables(), now + COUNT_EVERY_S
        if self._known >= MOST_TABLES:
            raise Rejected(503, Problem("too-many-tables"))

    async def _load(self, name: str) -> LiveTable:
        stored = await self.store.table(name)
        if stored is None:
            raise Rejected(404, Problem("no-such-table"))
        # What other processes do while it is read, it is told already, and reads afterwards.
        table = self._arriving[name] = LiveTable(stored)
        try:
            page = await self.store.events(name, most=_PAGE)
            if not page:  # it expired just now
                raise Rejected(404, Problem("no-such-table"))
            await get_ready(HAPPENED.validate_json(page[0].body, context=STORED))
            if len(page) < _PAGE:
                await self._take(table, page)
            else:
                async with self._reading_long:
                    while page:
                        await self._take(table, page)
                        page = await self.store.events(name, table.seq, _PAGE)
            table.know(await self.store.grants(name))
            self._live[name] = table
        finally:
            del self._arriving[name]
        self.after(table, True)
        if table.behind:
            self._catch_up(table)
        return table

    async def _take(self, table: LiveTable, events: Sequence[StoredEvent]) -> None:
        note_work(len(events) / UNIT_EVENTS)
        for first in range(0, len(events), _AT_ONCE):
            table.take(events[first : first + _AT_ONCE])
            await asyncio.sleep(0)

    async def _append(
        self,
        table: LiveTable,
        expected: int | None,
        key: str,
        step: TableStep,
        grants: Sequence[Grant] = (),
        payer: Payer | None = None,
    ) -> ActionDone:
        # What comes unasked goes on: a computer player's turn is never what a table waits for.
        if payer is not None and table.seq + len(step.events) >= MOST_EVENTS:
            raise Rejected(422, Problem("table-too-long", {"limit": MOST_EVENTS}))
        # Until the answer is there, what is stored is not known: whatever breaks off here leaves it so.
        table.unsure = True
        appended = await self._stored(table, expected, key, step, grants)
        if payer is not None and not appended.repeated:
            payer.stored(sum(len(event.body) for event in appended.events) + _GRANT_BYTES * len(grants))
        try:
            table.follow(appended, step)
        except LookupError:
            await self._refresh(table)
        self.after(table, True)
        if grants:
            table.know(await self.store.grants(table.name))
        table.unsure = False
        return ActionDone(appended.events[0].seq, appended.events[-1].seq)

    async def _stored(
        self, table: LiveTable, expected: int | None, key: str, step: TableStep, grants: Sequence[Grant]
    ) -> AppendedEvents:
        bodies = [happened.as_text() for happened in step.events]
        try:
            return await self.store.append(
                table.name, expected, key, bodies, dice=step.thrown, grants=grants, ended=step.ends
            )
        except NoSuchTable:
            self._lose(table)
            raise Rejected(404, Problem("no-such-table")) from None
        except Conflict:
            table.unsure = False  # nothing was stored
            await self._refresh(table)
            raise

    async def _refresh(self, table: LiveTable) -> None:
        # Whatever breaks off here leaves it as not read.
        before, own = table.seq, table.unsure
        table.behind, table.unsure = False, True
        table.take(await self.store.events(table.name, table.seq))
        if table.seq > before:
            self.after(table, own)
        table.know(await self.store.grants(table.name))
        table.unsure = False
        if not table.grants and await self.store.table(table.name) is None:
            self._lose(table)

    def _lose(self, table: LiveTable) -> None:
        table.gone = True
        self._live.pop(table.name, None)
        table.wake()

    def _catch_up(self, table: LiveTable) -> None:
        # One task for each table, which sees what else it misses meanwhile.
        if table not in self._behind:
            task = self._behind[table] = asyncio.create_task(self._read_until_known(table))
            task.add_done_callback(_log_failure)

    async def _read_until_known(self, table: LiveTable) -> None:
        try:
            while table.is_stale and not table.gone:
                try:
                    async with table.lock:
                        if table.is_stale:
                            await self._refresh(table)
                except Unavailable:
                    await asyncio.sleep(TRY_AGAIN_S)
        finally:
            del self._behind[table]

    async def _rematch(self, table: LiveTable, asked: Rematch, payer: Payer) -> TableStep:
        secret = new_secret(randomness.source) if table.stored.kind == "game" else None
        opened = table.fold.rematch(None if secret is None else commitment(secret), asked)
        payer.check_table()
        created = await self._create(secret, _rematch_key(table.name), replace(opened, follows=table.name), [], payer)
        await self.store.copy_grants(table.name, created.id)
        payer.stored(_GRANT_BYTES * sum(map(len, table.grants.values())))
        return by_nobody(PlaysOn(created.id))


def _named(tables: Mapping[str, LiveTable], name: str) -> list[LiveTable]:
    return list(tables.values()) if name == EVERYTHING else [tables[name]] if name in tables else []


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        # The table stays stale: who asks for it next tries again.
        log.error("catching-up-failed", extra={"kind": type(error).__name__})


def _check_expected(table: LiveTable, expect: int | None) -> None:
    # On a block the order does not matter, so nobody needs to have seen every event.
    if expect is None and table.fold.in_order:
        raise Rejected(422, Problem("expect-missing", place="expect"))
    if expect is not None and expect != table.seq:
        raise Rejected(409, Problem("moved-on", {"expect": expect, "seq": table.seq}))
