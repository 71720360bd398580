"""The job queue: limits per address, tables first, shortest next, abandoned jobs removed."""

import asyncio
from typing import Any

import pytest

from pasch import shipped, variant_ids
from pasch.rules.errors import PaschError, Problem
from pasch.server.compute import compute_service as solvers_module
from pasch.server.compute import job_queue as module
from pasch.server.compute.average_answer import nothing
from pasch.server.compute.child_process import ChildProcess
from pasch.server.compute.compute_service import QUICK, Solvers
from pasch.server.compute.job_queue import MOST_TRAININGS, MOST_WAITING, PLACES, JobQueue, estimated_cost
from pasch.server.compute.jobs import SolveJob, TrainJob
from pasch.server.compute.request_loop import NotPrepared

pytestmark = pytest.mark.anyio
MUCH = 1e9
LONG = 3600.0


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(module, "monotonic", made)
    return made


def asked(line: JobQueue, name: str, work: float = 1.0, who: str = "", seconds: float = LONG) -> bool:
    return line.ask(SolveJob(toml=name), work, who, interest=seconds) is not None


def needed(line: JobQueue, name: str, work: float = 1.0, who: str = "") -> bool:
    """A table waits for it."""
    return line.ask(SolveJob(toml=name), work, who, interest=LONG, patience=LONG) is not None


async def taken(line: JobQueue) -> list[str]:
    """Everything in the order in which it would be begun."""
    names: list[str] = []
    while len(names) < len(line):
        job, _ = await line.take(MUCH)
        names.append(job.toml)
    return names


async def test_one_address_has_its_places_and_others_have_theirs() -> None:
    line = JobQueue()
    assert [asked(line, f"a{number}", MUCH, "a") for number in range(8)] == [True] * PLACES + [False] * (8 - PLACES)
    assert asked(line, "b", 1.0, "b")
    # A variant that is in the line already costs nobody a place.
    assert asked(line, "b", 1.0, "a")
    assert (await taken(line))[0] == "b"


async def test_those_who_only_ask_leave_room_for_tables() -> None:
    line = JobQueue()
    for number in range(2 * MOST_WAITING):
        asked(line, f"{number}", 1.0, f"address {number}")
    assert len(line) == MOST_WAITING
    assert needed(line, "table", MUCH, "address 0")
    assert (await taken(line))[0] == "table"


async def test_one_address_cannot_fill_the_line_of_the_tables_either() -> None:
    line = JobQueue()
    assert [needed(line, f"a{number}", MUCH, "a") for number in range(4)] == [True] * PLACES + [False] * (4 - PLACES)
    assert needed(line, "b", 2.0, "b")
    assert (await taken(line))[0] == "b"


async def test_the_shortest_is_next_and_of_equals_the_first() -> None:
    line = JobQueue()
    for name, work in (("long", 3.0), ("short", 1.0), ("middle", 2.0), ("short too", 1.0)):
        asked(line, name, work)
    assert await taken(line) == ["short", "short too", "middle", "long"]


async def test_job_awaited_by_a_table_moves_up() -> None:
    line = JobQueue()
    asked(line, "short", 1.0)
    asked(line, "long", 3.0)
    needed(line, "long", 3.0)
    assert await taken(line) == ["long", "short"]


async def test_running_job_without_requests_is_abandoned(clock: Clock) -> None:
    line = JobQueue()
    asked(line, "begun", seconds=90)
    job, begun = await line.take(MUCH)
    asked(line, "waiting", seconds=90)
    clock.now = 60.0
    assert not line.must_stop(begun, MUCH)
    asked(line, "begun", seconds=90)
    clock.now = 120.0
    assert not line.must_stop(begun, MUCH)
    assert len(line) == 1, "only what is at work is still wanted"
    clock.now = 151.0
    assert line.must_stop(begun, MUCH)
    line.leave(job)
    assert begun.finished.is_set()


async def test_a_table_interrupts_what_is_only_asked_about_and_no_other_table(clock: Clock) -> None:
    line = JobQueue()
    asked(line, "asked", 1.0)
    _, at_work = await line.take(MUCH)
    asked(line, "shorter", 0.5)
    assert not line.must_stop(at_work, MUCH)
    needed(line, "table", 5.0)
    assert line.must_stop(at_work, MUCH)
    assert not line.must_stop(at_work, 4.0), "a process that cannot take it goes on"
    line.put_back(at_work)
    job, table = await line.take(MUCH)
    assert job.toml == "table"
    needed(line, "another table", 0.1)
    assert not line.must_stop(table, MUCH)
    clock.now = LONG + 1
    assert table.abandoned


async def test_long_work_is_not_taken_by_the_process_for_what_is_quick() -> None:
    line = JobQueue()
    needed(line, "long", 10.0)
    waiting = asyncio.create_task(line.take(5.0))
    await asyncio.sleep(0)
    assert not waiting.done()
    asked(line, "quick", 4.0)
    assert (await waiting)[0] == SolveJob(toml="quick")


def test_the_forecast_orders_the_variants() -> None:
    work = {name: estimated_cost(shipped(name)) for name in variant_ids()}
    assert work["kniffel"] < work["yatzy"] < QUICK < work["kniffel-3-columns"] < work["kniffel-4-columns"]
    assert all(0 < found < 1e12 for found in work.values())


async def test_at_work_too_a_table_comes_first_and_what_it_interrupted_goes_on_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With processes that never end what is only asked about, and know what tables wait for at once."""
    begun: list[str] = []
    names = {shipped(name).text: name for name in ("kniffel", "yatzy", "kniffel-strict")}
    monkeypatch.setattr(solvers_module, "_LOOK_S", 0.001)
    monkeypatch.setattr(solvers_module, "QUICK", 0.0)

    async def ask(_: ChildProcess, request: dict[str, Any], *_more: Any) -> dict[str, Any]:
        if request["do"] != "solve":
            raise NotPrepared
        begun.append(name := names[request["toml"]])
        while name != "yatzy":
            await asyncio.sleep(0.001)
        return {"stored": True}

    monkeypatch.setattr(ChildProcess, "ask", ask)
    monkeypatch.setattr(ChildProcess, "start", lambda _: asyncio.sleep(0))
    monkeypatch.setattr(ChildProcess, "interrupt", lambda _: begun.append("interrupted"))
    solvers = Solvers()
    await solvers.start()
    try:
        await solvers.average(shipped("kniffel"), "a")
        while begun != ["kniffel"]:
            await asyncio.sleep(0)
        await solvers.average(shipped("kniffel-strict"), "a")
        solvers.prepare(shipped("yatzy"), "perfect", "b")
        while len(begun) < 4:
            await asyncio.sleep(0)
        assert begun[:3] == ["kniffel", "interrupted", "yatzy"]
        assert begun[3] in ("kniffel", "kniffel-strict")
        assert solvers.waiting == 2
    finally:
        await solvers.close()


def trained(line: JobQueue, name: str, who: str = "") -> bool:
    return line.ask(TrainJob(toml=name), float("inf"), who, interest=LONG) is not None


async def test_training_comes_last_gives_way_and_takes_nobodys_place() -> None:
    line = JobQueue()
    assert trained(line, "house", "a")
    assert not trained(line, "other", "a")
    assert [trained(line, f"many{number}", f"b{number}") for number in range(8)].count(True) == MOST_TRAININGS - 1
    job, at_work = await line.take(float("inf"))
    assert job == TrainJob(toml="house")
    assert not line.must_stop(at_work, float("inf")), "another training does not interrupt it"
    assert [asked(line, f"a{number}", 9.0, "a") for number in range(PLACES)] == [True] * PLACES
    assert line.must_stop(at_work, float("inf"))
    line.put_back(at_work)
    assert (await line.take(float("inf")))[0] == SolveJob(toml="a0")


async def test_rough_values_are_trained_until_nothing_is_gained(monkeypatch: pytest.MonkeyPatch) -> None:
    trainings = iter([True, True, False])
    asked_for: list[str] = []

    async def ask(_: ChildProcess, request: dict[str, Any], *_more: Any) -> dict[str, Any]:
        asked_for.append(request["do"])
        if request["do"] == "train":
            return {"stored": next(trainings)}
        return {"average": nothing("out-of-reach").model_dump(mode="json"), "untrained": True}

    monkeypatch.setattr(ChildProcess, "ask", ask)
    monkeypatch.setattr(ChildProcess, "start", lambda _: asyncio.sleep(0))
    solvers = Solvers()
    await solvers.start()
    try:
        for _ in range(5):
            await solvers.average(shipped("kniffel"), "a")
            while solvers.waiting:
                await asyncio.sleep(0)
        assert asked_for == ["average", "train"] * 3 + ["average"] * 2
    finally:
        await solvers.close()


async def test_a_failure_is_known_and_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(_: ChildProcess, request: dict[str, Any], *_more: Any) -> dict[str, Any]:
        if request["do"] == "solve":
            raise PaschError(Problem("thinking-too-long"))
        raise NotPrepared

    monkeypatch.setattr(ChildProcess, "ask", ask)
    monkeypatch.setattr(ChildProcess, "start", lambda _: asyncio.sleep(0))
    solvers = Solvers()
    await solvers.start()
    try:
        await solvers.average(shipped("kniffel"))
        while solvers.waiting:
            await asyncio.sleep(0)
        assert await solvers.average(shipped("kniffel")) == nothing("out-of-reach")
    finally:
        await solvers.close()
