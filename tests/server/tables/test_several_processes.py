"""Two processes at one table, as two `TableRegistry` over one store: nothing happens twice."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from copy import copy
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
from in_process_server import Json, computer, match_of, person
from registry_tables import (
    THROW,
    act,
    choose_first,
    driven,
    join,
    open_table,
    opened_store,
    run,
    sit,
    until,
)

from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.state import GameState
from pasch.server.compute.compute_service import Choice
from pasch.server.store import EVERYTHING
from pasch.server.tables import computer_turns as computers_module
from pasch.server.tables import table_registry
from pasch.server.tables.audience import Listener
from pasch.server.tables.computer_turns import Computers
from pasch.server.tables.live_table import LiveTable
from pasch.server.tables.table_registry import TableRegistry
from pasch.server.tables.table_state import TableStep


def test_outdated_process_refuses_an_action(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened_store(tmp_path) as store:
            one, other = TableRegistry(store), TableRegistry(store)
            name, host, _ = await open_table(one, person("Anna"))
            await other.find(name)
            await act(one, name, host, 0, sit())
            with pytest.raises(PaschError, match="more has happened"):
                await act(other, name, host, 0, sit(), 0)
            # What it had to learn for that, it knows now.
            assert (await other.find(name)).log == (await one.find(name)).log
            assert await act(other, name, host, 0, THROW) == 3

    run(work)


def test_a_client_may_know_more_than_the_process_that_it_comes_to(tmp_path: Path) -> None:
    """Leaf 3.3 of what a connection decides."""

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            one, other = TableRegistry(store), TableRegistry(store)
            name, host, _ = await open_table(one, person("Anna"))
            await other.find(name)
            last = await act(one, name, host, 0, sit())
            assert await act(other, name, host, 0, THROW, last) == last + 1

    run(work)


def test_process_knows_whether_it_changed_a_table_itself(tmp_path: Path) -> None:
    """Computer players are left to the process that did."""

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            one, other = TableRegistry(store), TableRegistry(store)
            name, host, _ = await open_table(one, person("Anna"), person("Ben"))
            await other.find(name)
            changes: list[tuple[TableRegistry, bool]] = []
            for tables in (one, other):
                await tables.find(name)
                tables.after = lambda _table, own, tables=tables: changes.append((tables, own))  # type: ignore[misc]
            await act(one, name, host, 0, sit("Anna"))
            assert await act(other, name, host, 1, sit("Ben"), 1) > 1
            other.moved(name)
            one.moved(name)
            while len(changes) < 4:
                await asyncio.sleep(0.001)
            assert changes == [(one, True), (other, False), (other, True), (one, False)]

    run(work)


@pytest.mark.parametrize("told", ["its name", EVERYTHING])
def test_what_others_store_while_a_table_is_read_is_read_afterwards(tmp_path: Path, told: str) -> None:
    """After each reading something else happens, of which nobody tells later."""
    happening = iter([sit(), THROW, {"type": "struck", "box": "chance"}])

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            slow_store = copy(store)
            one, other = TableRegistry(store), TableRegistry(slow_store)
            name, host, _ = await open_table(one, person("Anna"))

            async def reading(read: Callable[..., Awaitable[Any]], *asked: Any, **more: Any) -> Any:
                found = await read(*asked, **more)
                if (action := next(happening, None)) is not None:
                    await act(one, name, host, 0, action)
                    other.moved(EVERYTHING if told == EVERYTHING else name)
                return found

            vars(slow_store).update(events=partial(reading, store.events), grants=partial(reading, store.grants))
            table = await other.find(name)
            async with asyncio.timeout(5):
                while table.log != (await one.find(name)).log:
                    await asyncio.sleep(0.001)
            assert table.seq >= 3
            await other.close()

    run(work)


def test_two_processes_share_one_block(tmp_path: Path) -> None:
    """Leaf 5.1 of what a connection decides."""

    def written(points: int) -> Json:
        return {
            "type": "written",
            "player": 0,
            "cell": {"box": "chance", "entry": 0},
            "points": points,
            "dice": None,
            "base": None,
            "sure": False,
            "at": "2026-11-21T18:03:12Z",
        }

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            one, other = TableRegistry(store), TableRegistry(store)
            name, host, _ = await open_table(one, person("Anna"), kind="block")
            await other.find(name)
            writes = [
                act(tables, name, host, 0, written(points), None) for points in (10, 11, 12) for tables in (one, other)
            ]
            assert sorted(await asyncio.gather(*writes)) == [1, 2, 3, 4, 5, 6]
            for tables in (one, other):
                tables.moved(name)
            await asyncio.sleep(0.05)
            assert (await one.find(name)).log == (await other.find(name)).log
            assert (await one.find(name)).seq == 6

    run(work)


def test_the_last_seat_is_given_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened_store(tmp_path) as store:
            one, other = TableRegistry(store), TableRegistry(store)
            name, _, invitation = await open_table(one, person("Anna"), person(place="link"))
            await other.find(name)
            came = await asyncio.gather(
                join(one, name, invitation, "Ben"), join(other, name, invitation, "Cleo"), return_exceptions=True
            )
            assert [found for found in came if not isinstance(found, PaschError)] == [(1, 1)]
            (refused,) = [found.code for found in came if isinstance(found, PaschError)]
            assert refused == "table-full"

    run(work)


async def both_leave(tables: TableRegistry, name: str, host: str, level: str) -> None:
    """Computer players go on for Anna and Ben."""
    await act(tables, name, host, 0, sit("Anna"))
    await act(tables, name, host, 1, {"type": "replace", "level": level})
    await act(tables, name, host, 0, {"type": "replace", "level": level})


def test_both_play_the_computer_players_and_nothing_happens_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Computers, "wait_for_others", AsyncMock())

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            (one, some), (other, others) = driven(store, choose_first), driven(store, choose_first)
            name, host, _ = await open_table(one, person("Anna"), person("Ben"))
            first, second = await one.find(name), await other.find(name)
            await both_leave(one, name, host, "random")
            while first.log != second.log or '"ended"' not in first.log[-1]:
                for tables in (one, other):
                    tables.moved(name)
                await asyncio.sleep(0.005)
            events = [json.loads(event) for event in first.log]
            assert match_of(events, events[-1]["secret"]).state.phase == "over"
            assert [event["type"] for event in events].count("ended") == 1
            for part in (some, others, one, other):
                await part.close()

    run(work)


@pytest.mark.parametrize("between", [0, 1])
def test_where_a_computer_player_fails_another_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, between: int
) -> None:
    """Also where something else comes between: it is no reason to try once more what failed three times."""
    monkeypatch.setattr(computers_module, "_PAUSE_S", 0.001)
    append, come_between = TableRegistry.append_unasked, iter([False] * between)

    async def append_later(tables: TableRegistry, table: LiveTable, after: int, step: TableStep) -> bool:
        return next(come_between, True) and await append(tables, table, after, step)

    monkeypatch.setattr(TableRegistry, "append_unasked", append_later)
    failures = 0

    async def choose(state: GameState, level: str) -> Choice:
        nonlocal failures
        if level != "heuristic":
            failures += 1
            raise PaschError(Problem("thinking-failed"))
        return await choose_first(state, level)

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            tables, computers = driven(store, choose)
            name, host, _ = await open_table(tables, person("Anna"), person("Ben"))
            await both_leave(tables, name, host, "perfect")
            log = await until(await tables.find(name), "ended")
            told = [json.loads(event) for event in log if '"level":"heuristic"' in event]
            assert sorted(event["seat"] for event in told) == [0, 1]
            assert failures == 6
            await computers.close()
            await tables.close()

    run(work)


def test_failures_are_counted_on_where_the_game_is_overtaken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna leaves while the computer player for Ben, who failed twice, thinks: it is asked anew, for the last time."""
    monkeypatch.setattr(computers_module, "_PAUSE_S", 0.001)
    failures, asked_again = 0, asyncio.Event()

    async def choose(state: GameState, level: str) -> Choice:
        nonlocal failures
        if level == "heuristic":
            return await choose_first(state, level)
        if failures == 2 and not asked_again.is_set():
            asked_again.set()
            await asyncio.Event().wait()
        failures += 1
        raise PaschError(Problem("thinking-failed"))

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            tables, computers = driven(store, choose)
            name, host, _ = await open_table(tables, person("Anna"), person("Ben"), first=1)
            await act(tables, name, host, 0, sit("Anna"))
            await act(tables, name, host, 1, {"type": "replace", "level": "perfect"})
            await asked_again.wait()
            await act(tables, name, host, 0, {"type": "replace", "level": "perfect"})
            await until(await tables.find(name), "ended")
            assert failures == 6
            await computers.close()
            await tables.close()

    run(work)


def test_only_the_player_that_failed_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After Robo fails a third time Anna takes her entry back and leaves: who plays for her is tried all the same."""
    monkeypatch.setattr(computers_module, "_PAUSE_S", 0.001)
    failures = 0

    async def work() -> None:
        async def choose(state: GameState, level: str) -> Choice:
            nonlocal failures
            if level != "perfect":
                return await choose_first(state, level)
            failures += 1
            if failures == 3:
                await act(tables, name, host, 0, {"type": "undo"})
                await act(tables, name, host, 0, {"type": "replace", "level": "random"})
            raise PaschError(Problem("thinking-failed"))

        async with opened_store(tmp_path) as store:
            tables, computers = driven(store, choose)
            name, host, _ = await open_table(tables, person("Anna"), computer("Robo", "perfect"), first=0)
            table = await tables.find(name)
            await act(tables, name, host, 0, sit("Anna"))
            await act(tables, name, host, 0, THROW)
            await act(tables, name, host, 0, {"type": "struck", "box": "chance"})
            log = await until(table, "ended")
            replaced = [json.loads(event) for event in log if '"type":"replaced"' in event]
            assert [(event["seat"], event["level"]) for event in replaced] == [(0, "random"), (1, "heuristic")]
            await computers.close()
            await tables.close()

    run(work)


def test_weaker_decision_is_reported(tmp_path: Path) -> None:
    """Where a level's solution cannot be had, whoever decides instead takes the seat, for everybody to see."""

    async def choose(state: GameState, _level: str) -> Choice:
        return await choose_first(state, "heuristic")

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            tables, computers = driven(store, choose)
            name, host, _ = await open_table(tables, person("Anna"), person("Ben"))
            await both_leave(tables, name, host, "perfect")
            log = await until(await tables.find(name), "ended")
            told = [event for event in log if '"level":"heuristic"' in event]
            assert len(told) == 2
            await computers.close()
            await tables.close()

    run(work)


def test_idle_tables_are_let_go_and_found_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened_store(tmp_path) as store:
            tables = TableRegistry(store)
            name, host, _ = await open_table(tables, person("Anna"))
            table = await tables.find(name)
            tables.forget_idle(table.used + 599)
            assert await tables.find(name) is table
            tables.forget_idle(table.used + 601)
            assert tables.count == 0
            assert (await tables.find(name)).log == table.log
            await act(tables, name, host, 0, sit())

    run(work)


def test_of_many_idle_tables_those_go_first_that_were_unused_for_longest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An evening of many short games stays within a bound, however soon one follows the other."""

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            tables = TableRegistry(store)
            names = [(await open_table(tables, person("Anna")))[0] for _ in range(4)]
            found = [await tables.find(name) for name in (*names[1:], names[0])]
            monkeypatch.setattr(table_registry, "IDLE_BYTES", sum(table.size_bytes for table in found[2:]))
            for second, table in enumerate(found):
                table.used = float(second)
            tables.forget_idle(found[0].used + table_registry.RECENT_S)
            assert tables.count == 4, "somebody may be about to listen"
            listener = Listener()
            found[0].join(listener)
            tables.forget_idle(found[3].used + table_registry.RECENT_S + 1)
            assert tables.count == 3
            assert [await tables.find(table.name) is table for table in found] == [True, False, True, True]
            found[0].leave(listener)

    run(work)
