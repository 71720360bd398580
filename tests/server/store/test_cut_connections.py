"""Two workers on PostgreSQL whose connections are cut: nothing is lost or doubled, though fates are unknown."""

import asyncio
import json
import random
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from typing import TypeVar
from urllib.parse import parse_qs, urlsplit

import pytest
from server_process import serving
from store_content import opened
from table_people import SimulatedPerson, TwoSeatTable, open_table

T = TypeVar("T")

_COMMIT = b"COMMIT"
_CUT_COMMIT = 20
"""Of so many commits one reaches the database and its answer is lost."""
_LONGEST_S = 120
"""Some ten times as long as a game takes on a busy machine."""
_PEACE_S = (0.5, 4.0)
"""Between two moments at which all connections are cut."""


class CuttingProxy:
    """Stands between servers and PostgreSQL, and cuts connections.

    Attributes:
        address: of the database, for a server.
        cuts: connections cut so far, by whether a commit was on its way.
    """

    def __init__(self, address: str, seed: int) -> None:
        found = urlsplit(address)
        self._socket = f"{parse_qs(found.query)['host'][0]}/.s.PGSQL.5432"
        self._login, self._database = found.netloc.rpartition("@")[0], found.path
        self._random = random.Random(seed)
        self._open: set[asyncio.StreamWriter] = set()
        self._commits = 0
        self.address = ""
        self.cuts = {"commit": 0, "other": 0}

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Takes connections, on a free port."""
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        self.address = f"postgresql://{self._login}@127.0.0.1:{port}{self._database}"
        try:
            yield
        finally:
            server.close()
            self.cut()

    def cut(self) -> None:
        """Cuts all connections."""
        for writer in self._open:
            writer.transport.abort()
            self.cuts["other"] += 1

    async def cut_again_and_again(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(self._random.uniform(*_PEACE_S))
            self.cut()

    def _is_cut(self) -> bool:
        self._commits += 1
        lost = self._commits % _CUT_COMMIT == 0
        self.cuts["commit"] += lost
        return lost

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_database, to_database = await asyncio.open_unix_connection(self._socket)
        self._open.add(writer)
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._pass_on(reader, to_database, writer))
                group.create_task(self._pass_on(from_database, writer, None))
        except* OSError:
            pass  # one of both sides is gone, so the other one goes as well
        finally:
            self._open.discard(writer)
            for each in (writer, to_database):
                each.transport.abort()

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asking: asyncio.StreamWriter | None
    ) -> None:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
            if asking and _COMMIT in data and self._is_cut():
                asking.transport.abort()
                # What the database makes of it must not depend on how soon this side is closed.
                await asyncio.sleep(0.05)
        raise ConnectionResetError


@pytest.mark.anyio
@pytest.mark.parametrize("games", [1, pytest.param(200, marks=pytest.mark.slow)])
async def test_games_go_on_and_nothing_is_lost_or_doubled(fresh: Callable[[str], str], games: int) -> None:
    database = fresh("postgresql")
    proxy = CuttingProxy(database, games)
    async with (
        proxy.listening(),
        _in_threads(serving("--no-ahead", "--workers", "2", "--database", proxy.address)) as (address, _),
    ):
        people = [person for _ in range(games) for person in await _play(address, proxy)]
    assert proxy.cuts["commit"] >= games
    assert proxy.cuts["other"] >= games
    async with opened(database) as (store,):
        for person in people:
            stored = await store.events(person.table.name)
            assert [event.seq for event in stored] == list(range(len(stored)))
            heard = [{name: event[name] for name in event if name not in ("seq", "at")} for event in person.game.events]
            assert heard == [json.loads(event.body) for event in stored[: len(heard)]]
            by_seq = {event.seq: event for event in stored}
            keys = [by_seq[seq].key for seq, _ in person.acknowledged]
            assert len(set(keys)) == len(keys)


@asynccontextmanager
async def _in_threads(running: AbstractContextManager[T]) -> AsyncIterator[T]:
    """Begins and ends in a thread what waits, because the proxy runs meanwhile."""
    begun = await asyncio.to_thread(running.__enter__)
    try:
        yield begun
    finally:
        await asyncio.to_thread(running.__exit__, *sys.exc_info())


async def _play(address: str, proxy: CuttingProxy) -> list[SimulatedPerson]:
    table = await _open(address)
    people = [SimulatedPerson(table, seat) for seat in range(2)]
    cutting = asyncio.create_task(proxy.cut_again_and_again())
    try:
        async with asyncio.timeout(_LONGEST_S):
            await asyncio.gather(*(person.play(address) for person in people))
    except TimeoutError:
        known = [(person.seat, person.game.seq, person.game.turn, person._unanswered) for person in people]
        raise AssertionError(f"a game stands still: {known} at {table.name}") from None
    finally:
        cutting.cancel()
        with suppress(asyncio.CancelledError):
            await cutting
    return people


async def _open(address: str) -> TwoSeatTable:
    while True:
        try:
            return await open_table(address)
        except OSError:  # the answer to a commit was lost
            await asyncio.sleep(0.2)
