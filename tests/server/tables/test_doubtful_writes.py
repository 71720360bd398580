"""Writes that are stored, but whose answer never comes: everybody hears of them, and the game goes on."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from in_process_server import computer, new_key, person
from registry_tables import act, choose_first, driven, join, open_table, opened_store, run, sit

from pasch.server.store import Store, Unavailable
from pasch.server.tables import table_registry
from pasch.server.tables.audience import Listener
from pasch.server.tables.live_table import LiveTable
from pasch.server.tables.table_registry import TableRegistry


@pytest.fixture(autouse=True)
def _without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_registry, "TRY_AGAIN_S", 0.001)


def break_down(monkeypatch: pytest.MonkeyPatch, name: str, times: int = 1) -> Callable[[], int]:
    """Lets a method of the store do its work and lose the answer, a few times; returns the failures still to come."""
    work, failures = getattr(Store, name), [Unavailable("the connection broke")] * times

    async def lose_answer(store: Store, *given: Any, **more: Any) -> Any:
        answer = await work(store, *given, **more)
        if failures:
            raise failures.pop()
        return answer

    monkeypatch.setattr(Store, name, lose_answer)
    return lambda: len(failures)


async def wait_for(table: LiveTable, seq: int) -> None:
    while table.seq < seq:
        await asyncio.sleep(0.001)


def test_computer_player_moves_after_a_write_sent_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last person sits down, which is stored but reported as failed; the same action is sent again."""

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            tables, computers = driven(store, choose_first)
            name, host, _ = await open_table(tables, computer(), person("Anna"), first=0)
            table, key = await tables.find(name), new_key()
            break_down(monkeypatch, "append")
            with pytest.raises(Unavailable):
                await act(tables, name, host, 1, sit(), 0, key)
            assert await act(tables, name, host, 1, sit(), 0, key) == 2
            await wait_for(table, 4)
            await computers.close()
            await tables.close()

    run(work)


def test_computer_player_moves_though_new_keys_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben joins as the last one, and the database fails after that was stored."""

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            tables, computers = driven(store, choose_first)
            name, host, invitation = await open_table(tables, computer(), person("Anna"), person(place="link"), first=0)
            table = await tables.find(name)
            await act(tables, name, host, 1, sit())
            await tables.permit(table, [invitation])
            break_down(monkeypatch, "grants")
            with pytest.raises(Unavailable):
                await join(tables, name, invitation, "Ben")
            await wait_for(table, 5)
            await computers.close()
            await tables.close()

    run(work)


def test_others_hear_what_was_stored_though_nobody_acts_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna's action is stored but reported as failed, and she never returns; the database recovers some time later.

    Leaf 5.2 of what a connection decides.
    """

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            tables = TableRegistry(store)
            name, host, _ = await open_table(tables, person("Anna"))
            table, ben = await tables.find(name), Listener()
            table.join(ben)
            break_down(monkeypatch, "append")
            failures = break_down(monkeypatch, "events", 3)
            with pytest.raises(Unavailable):
                await act(tables, name, host, 0, sit())
            await ben.wake.wait()
            assert (table.seq, failures()) == (2, 0)
            await tables.close()

    run(work)


def test_others_hear_an_action_whose_connection_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna's connection ends, which cancels her action, while it is being stored."""
    written = asyncio.Event()
    append = Store.append

    async def append_slowly(*given: Any, **more: Any) -> None:
        await append(*given, **more)
        written.set()
        await asyncio.Event().wait()

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            tables = TableRegistry(store)
            name, host, _ = await open_table(tables, person("Anna"))
            table, ben = await tables.find(name), Listener()
            table.join(ben)
            monkeypatch.setattr(Store, "append", append_slowly)
            acting = asyncio.create_task(act(tables, name, host, 0, sit()))
            await written.wait()
            acting.cancel()
            with suppress(asyncio.CancelledError):
                await acting
            await ben.wake.wait()
            assert table.seq == 2
            await tables.close()

    run(work)


def test_table_is_kept_until_it_was_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever finds a table again must hear what the database says, as nobody else will tell it."""

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            tables = TableRegistry(store)
            name, host, _ = await open_table(tables, person("Anna"))
            table = await tables.find(name)
            break_down(monkeypatch, "append")
            failures = break_down(monkeypatch, "events", 3)
            with pytest.raises(Unavailable):
                await act(tables, name, host, 0, sit())
            while failures():
                tables.forget_idle(table.used + 1000)
                assert tables.count == 1
                await asyncio.sleep(0)
            await wait_for(table, 2)
            await tables.close()

    run(work)
