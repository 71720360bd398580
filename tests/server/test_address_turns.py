"""Requests of one address queue behind each other and delay nobody else."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from pasch.server.address_turns import Turns

pytestmark = pytest.mark.anyio


class Visitors:
    """Those who want to go through a gate, and the order in which they are let in."""

    def __init__(self, gate: Turns) -> None:
        self._gate = gate
        self._ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.entered: list[str] = []

    async def come(self, *names: str) -> None:
        """Each name begins with its address."""
        for name in names:
            self._ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._visit(name))
        await settle()

    def begin_to_end(self, name: str) -> None:
        self._ends[name].set()

    async def end(self, name: str) -> None:
        self.begin_to_end(name)
        await settle()

    async def _visit(self, name: str) -> None:
        async with self._gate.turn(name[0]):
            self.entered.append(name)
            await self._ends[name].wait()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def end_all(visitors: Visitors) -> None:
    for name in visitors.tasks:
        await visitors.end(name)
    await asyncio.gather(*visitors.tasks.values(), return_exceptions=True)


async def test_a_turn_that_comes_to_a_request_just_cancelled_goes_to_the_next() -> None:
    visitors = Visitors(Turns(1, 1))
    await visitors.come("a1", "a2", "b1")
    visitors.begin_to_end("a1")
    visitors.tasks["a2"].cancel()  # before the task of a1 has given its turn away
    await settle()
    assert visitors.entered == ["a1", "b1"]
    await visitors.end("b1")
    await visitors.come("a3")
    assert visitors.entered == ["a1", "b1", "a3"]
    await end_all(visitors)


async def test_each_address_has_its_turn() -> None:
    visitors = Visitors(Turns(2, 2))
    await visitors.come("a1", "a2", "a3", "a4", "a5", "b1", "b2", "c1")
    assert visitors.entered == ["a1", "a2"]
    for leaving in ("a1", "a2", "a3", "b1", "c1"):
        await visitors.end(leaving)
    assert visitors.entered == ["a1", "a2", "a3", "b1", "c1", "a4", "b2"]
    await end_all(visitors)
    assert sorted(visitors.entered) == sorted(visitors.tasks)


async def test_a_thousand_of_one_leave_room_for_others() -> None:
    visitors = Visitors(Turns(8, 3))
    await visitors.come(*(f"a{number}" for number in range(1000)), "b1", "c1")
    assert visitors.entered == ["a0", "a1", "a2", "b1", "c1"]
    await visitors.end("b1")
    assert visitors.entered[5:] == []
    await end_all(visitors)
    assert len(visitors.entered) == 1002


async def test_cancelled_waiter_delays_nobody() -> None:
    visitors = Visitors(Turns(1, 1))
    await visitors.come("a1", "b1", "b2", "c1")
    visitors.tasks["b1"].cancel()
    visitors.tasks["b2"].cancel()
    await settle()
    await visitors.end("a1")
    assert visitors.entered == ["a1", "c1"]
    await end_all(visitors)


async def test_waiter_cancelled_at_its_turn_passes_it_on() -> None:
    visitors = Visitors(gate := Turns(1, 1))
    async with AsyncExitStack() as inside:
        await inside.enter_async_context(gate.turn("a"))
        await visitors.come("b1", "c1")
        await inside.aclose()
        visitors.tasks["b1"].cancel()
    await settle()
    assert visitors.entered == ["c1"]
    await end_all(visitors)
    await visitors.come("d1")
    assert visitors.entered == ["c1", "d1"]
    await end_all(visitors)


async def test_a_turn_that_fails_is_over() -> None:
    gate = Turns(1, 1)
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            async with gate.turn("a"):
                raise ZeroDivisionError
