"""`Tables`: the tables that this process looks at, and everything that can be done to one.

Each table has one lock here, and the store refuses whatever was decided on an old state: so it does not matter how many
processes serve the same table. What was not stored has not happened: nothing is told or taken before that.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic
from typing import Any

from pasch.play.fair import commitment, new_secret
from pasch.rules.errors import Problem
from pasch.server.logs import log
from pasch.server.store import EVERYTHING, Body, Conflict, Grant, NoSuchTable, Store, StoredTable
from pasch.server.tables.block_table import BlockTable
from pasch.server.tables.deciding import check_expected, check_rights, seat_for, seat_taken_by, step_of
from pasch.server.tables.game_table import GameTable, Step
from pasch.server.tables.keys import hash_of, new_table_name
from pasch.server.tables.live_table import Done, LiveTable
from pasch.server.tables.opening import check_opening, get_ready, opened, variant_of
from pasch.server.tables.permit import Permit, permit_of
from pasch.server.tables.thrown import Thrown
from pasch.server.wire.rejected import Rejected
from pasch.server.wire.requests import ActRequest, JoinRequest, OpenRequest, Rematch

MOST_TABLES = 100_000
MOST_EVENTS = 20_000
"""At one table."""
IDLE_S = 600
_AT_ONCE = 200
"""Events taken before others get their turn."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A table that was opened."""

    table: str
    seq: int
    commitment: str | None


class Tables:
    """All tables.

    Attributes:
        after: told of a table and whether this process moved it, each time it changed or was found again.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.after: Callable[[LiveTable, bool], None] = lambda _table, _own: None
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def count(self) -> int:
        """How many tables are held here."""
        return len(self._live)

    # Opening and finding

    async def open(self, request: OpenRequest) -> Opened:
        """Opens a table; the same key again gives the same table.

        Raises:
            PaschError: there are no such rules, or these seats cannot play by them.
        """
        opening = request.opening
        variant = await variant_of(opening.rules)
        check_opening(opening, variant)
        if await self.store.count_tables() >= MOST_TABLES:
            raise Rejected(503, Problem("too-many-tables"))
        secret = new_secret() if opening.kind == "game" else None
        here = [number for number, seat in enumerate(opening.seats) if getattr(seat, "place", "") == "here"]
        grants = [Grant(hash_of(request.secret), "host", tuple(here) if opening.kind == "game" else ())]
        if request.invitation is not None:
            grants.append(Grant(hash_of(request.invitation), "invitation", ()))
        made = await self._create(
            opening.kind == "block", secret, request.key, opened(opening, variant, secret), grants
        )
        return Opened(made.id, 0, None if made.secret is None else commitment(made.secret))

    async def find(self, name: str) -> LiveTable:
        """A table by its name.

        Raises:
            Rejected: there is none.
        """
        table = self._live.get(name)
        if table is None:
            loading = self._loading.get(name)
            if loading is None:
                loading = self._loading[name] = asyncio.create_task(self._load(name))
                loading.add_done_callback(lambda _: self._loading.pop(name, None))
            table = await asyncio.shield(loading)
        table.used = monotonic()
        return table

    async def permit(self, table: LiveTable, keys: Sequence[str]) -> Permit:
        """What these keys open at a table."""
        hashes = [hash_of(key) for key in keys]
        if any(one not in table.grants for one in hashes):
            table.know(await self.store.grants(table.name))
        return permit_of([grant for one in hashes for grant in table.grants.get(one, ())], shown=bool(keys))

    async def learn_keys(self, name: str) -> None:
        """Takes what keys were let in to a table otherwise."""
        if name in self._live:
            self._live[name].know(await self.store.grants(name))

    async def read_anew(self, table: LiveTable) -> None:
        """Reads what the database knows more: a client may have heard of it from another process."""
        async with table.lock:
            await self._refresh(table)

    def forget_idle(self, now: float) -> None:
        """Lets go of tables that nobody has looked at for a while; the database keeps them."""
        for name, table in list(self._live.items()):
            # Where a computer player is to move, what it does must reach whoever comes back.
            is_moving = isinstance(table.fold, GameTable) and table.fold.due is not None
            if not (table.is_watched or is_moving or table.lock.locked()) and now - table.used > IDLE_S:
                del self._live[name]

    def moved(self, name: str) -> None:
        """Another process changed this table, or any."""
        names = list(self._live) if name == EVERYTHING else [name] if name in self._live else []
        for one in names:
            self._live[one].behind = True
            self._start(self._catch_up(self._live[one]))

    async def close(self) -> None:
        """Ends what is going on by itself."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # What people do

    async def act(self, table: LiveTable, permit: Permit, request: ActRequest) -> Done:
        """Carries an action out; the same key again changes nothing and gets the same answer.

        Raises:
            PaschError: these keys do not open that, more happened since, or the rules do not allow it.
        """
        check_rights(table, permit, request)
        async with table.lock:
            while True:
                if table.is_stale or (request.expect or 0) > table.seq:
                    await self._refresh(table)
                if request.key in table.done:
                    return table.done[request.key]
                check_expected(table, request.expect)
                if isinstance(request.action, Rematch):
                    bodies, thrown = await self._rematch(table), Thrown()
                else:
                    step = step_of(table, request)
                    bodies, thrown = step.bodies, step.thrown
                with suppress(Conflict):
                    return await self._append(table, request.expect, request.key, bodies, thrown=thrown)

    async def join(self, table: LiveTable, permit: Permit, request: JoinRequest) -> tuple[int | None, int]:
        """Seats somebody who holds an invitation; gives the seat (none on a block) and the last event's number.

        Raises:
            PaschError: it is no invitation, or no seat is free.
        """
        permit.check_invited()
        own = hash_of(request.secret)
        async with table.lock:
            while True:
                if table.is_stale:
                    await self._refresh(table)
                if isinstance(table.fold, BlockTable):
                    await self.add_grant(table, Grant(own, "seat", ()))
                    return None, table.seq
                if request.key in table.done:
                    return seat_taken_by(table, table.done[request.key])
                seat = seat_for(table, table.fold, own)
                if not table.fold.seats[seat].is_free:
                    return seat, table.seq
                bodies = table.fold.sit(seat, request.name, request.entropy)
                with suppress(Conflict):
                    grant = Grant(own, "seat", (seat,))
                    done = await self._append(table, table.seq, request.key, bodies, grants=[grant])
                    return seat, done.last

    async def add_grant(self, table: LiveTable, grant: Grant) -> None:
        """Lets a further key open something."""
        await self.store.add_grants(table.name, [grant])
        table.know(await self.store.grants(table.name))

    # What happens unasked

    async def append_unasked(self, table: LiveTable, after: int, step: Step) -> bool:
        """Stores what a computer player did, or the end, if nothing else happened since; whether it did.

        Its key follows from where it stands, so that two processes do the same thing once.
        """
        async with table.lock:
            if table.is_stale:
                await self._refresh(table)
            if table.seq != after:
                return False
            try:
                # A colon stands in no key of a client's.
                await self._append(table, after, f"unasked:{after}", step.bodies, thrown=step.thrown)
            except Conflict:
                return False
            return True

    # Within

    async def _create(
        self, is_block: bool, secret: str | None, key: str, body: Body, grants: Sequence[Grant]
    ) -> StoredTable:
        now = datetime.now(UTC)
        table = StoredTable(new_table_name(), "block" if is_block else "game", secret, now, now)
        return await self.store.create(table, key, [body], grants)

    async def _load(self, name: str) -> LiveTable:
        stored = await self.store.table(name)
        if stored is None:
            raise Rejected(404, Problem("no-such-table"))
        events = await self.store.events(name)
        await get_ready(events[0].body)
        table = LiveTable(stored)
        for first in range(0, len(events), _AT_ONCE):
            table.take(events[first : first + _AT_ONCE])
            await asyncio.sleep(0)
        table.know(await self.store.grants(name))
        # What another process appended meanwhile was not told to a table that was not there yet.
        table.take(await self.store.events(name, table.seq))
        self._live[name] = table
        self.after(table, True)
        return table

    async def _append(
        self,
        table: LiveTable,
        expected: int | None,
        key: str,
        bodies: Sequence[Body],
        *,
        thrown: Thrown | None = None,
        grants: Sequence[Grant] = (),
    ) -> Done:
        if table.seq + len(bodies) >= MOST_EVENTS:
            raise Rejected(422, Problem("table-too-long", {"limit": MOST_EVENTS}))
        # Until the answer is there, what is stored is not known: whatever breaks off here leaves it so.
        table.unsure = True
        try:
            appended = await self.store.append(table.name, expected, key, bodies, dice=thrown or {}, grants=grants)
        except NoSuchTable:
            self._lose(table)
            raise Rejected(404, Problem("no-such-table")) from None
        except Conflict:
            await self._refresh(table)
            raise
        table.unsure = False
        try:
            table.take(appended.events)
        except LookupError:
            await self._refresh(table)
        if grants:
            table.know(await self.store.grants(table.name))
        self.after(table, True)
        return Done(appended.events[0].seq, appended.events[-1].seq)

    async def _refresh(self, table: LiveTable) -> None:
        """Reads what the database knows more than this process."""
        # Whatever breaks off here leaves it as not read.
        table.behind, table.unsure = False, True
        table.take(await self.store.events(table.name, table.seq))
        table.know(await self.store.grants(table.name))
        table.unsure = False
        if not table.grants and await self.store.table(table.name) is None:
            self._lose(table)

    def _lose(self, table: LiveTable) -> None:
        """The table has expired."""
        table.gone = True
        self._live.pop(table.name, None)
        table.wake()

    async def _catch_up(self, table: LiveTable) -> None:
        async with table.lock:
            if table.is_stale:
                await self._refresh(table)
        self.after(table, False)

    async def _rematch(self, table: LiveTable) -> list[Body]:
        """A new table for the same seats; asked twice, it is the same table."""
        game = table.fold
        if isinstance(game, BlockTable) or not game.ended:
            raise Rejected(422, Problem("not-over-yet"))
        if game.next_table is not None:
            raise Rejected(422, Problem("rematch-already"))
        secret = new_secret()
        seats = [
            {"kind": "person", "name": seat.name, "place": seat.place}
            if seat.level is None
            else {"kind": "computer", "name": seat.name or seat.level, "level": seat.level}
            for seat in game.seats
        ]
        body = {**game.opened, "seats": seats, "commitment": commitment(secret)}
        made = await self._create(False, secret, f"rematch:{table.name}", body, [])
        await self.store.copy_grants(table.name, made.id)
        return [{"seat": None, "type": "rematch", "table": made.id}]

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            # The table stays stale: who asks for it next tries again.
            log.error("catching-up-failed", extra={"kind": type(error).__name__})
