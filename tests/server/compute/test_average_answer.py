"""The mean of optimal play: exact, estimated or unknown."""

import asyncio
import time
from pathlib import Path
from typing import Any, get_args

import pytest
from empty_compute import STRICT, solving, unsolved
from in_process_server import SHORT, problem, server

from by_day import thinned
from pasch import shipped
from pasch.rules.catalogue.shipped_variants import load_variant, parse_variant
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Rolled
from pasch.rules.game.state import new_game
from pasch.rules.variant.variant import Variant
from pasch.server.compute import average_answer as averages
from pasch.server.compute import compute_service, job_queue
from pasch.server.compute.advice_answer import ranked_advice
from pasch.server.compute.child_process import ChildProcess
from pasch.server.compute.compute_service import Solvers
from pasch.server.compute.request_loop import NotPrepared
from pasch.server.wire.responses import AdviceAnswer, AverageAnswer, SolvingAnswer
from pasch.solver.learned.best_estimate import add_weights
from pasch.solver.learned.network_inputs import build_inputs
from pasch.solver.learned.training_steps import draw_weights
from pasch.solver.progress import Stage
from pasch.solver.query.advice import Adviser
from pasch.solver.query.estimate import build_estimator
from pasch.solver.solve.solver import solve

Json = dict[str, Any]
VARIANTS = Path(__file__).parents[2] / "variants"


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return unsolved(tmp_path, monkeypatch)


async def answered(solvers: Solvers, variant: Variant) -> AverageAnswer:
    """The average, once it is known."""
    while isinstance(found := await solvers.average(variant), SolvingAnswer):
        await asyncio.sleep(0.05)
    return found


def miniature(name: str) -> Variant:
    return load_variant(str(VARIANTS / "miniatures" / f"{name}.toml"))


def test_a_solution_tells_the_average_and_how_widely_games_spread() -> None:
    solution = solve(miniature("plain"), cache=False)
    totals = solution.summary.distribution
    assert averages.average(solution.variant, Adviser(solution)) == AverageAnswer(
        exact=True,
        certainty="exact",
        mean=totals.mean,
        sd=totals.sd,
        nine_in_ten=(totals.percentile(5), totals.percentile(95)),
        why=None,
    )


@pytest.mark.parametrize("name", ["plain", "announce", "buy", "put-aside", "odd-die"])
def test_an_estimate_of_a_sheet_in_one_part_is_the_exact_average(name: str) -> None:
    variant = miniature(name)
    found = averages.average(variant, build_estimator(variant, cache=False))
    assert found.mean == pytest.approx(solve(variant, cache=False).summary.distribution.mean)
    assert (found.exact, found.certainty, found.sd, found.nine_in_ten) == (True, "exact", None, None)


@pytest.mark.slow
def test_a_sheet_in_several_parts_is_played_and_says_so() -> None:
    variant = miniature("twins")
    estimator = build_estimator(variant, most=1, cache=False)
    found = averages.average(variant, estimator)
    assert (found.exact, found.certainty) == (False, "rough")
    assert found.mean == pytest.approx(solve(variant, cache=False).summary.distribution.mean, rel=0.02)
    learned = add_weights(estimator, draw_weights(build_inputs(estimator.wide), 1))
    assert averages.average(variant, learned).certainty == "learned"
    state = apply(new_game(variant, 1, first=0), Rolled(variant.tables.rolls[0]))
    advice = [
        ranked_advice(each.action_values(state), certainty=each.certainty, absolute=True)
        for each in (estimator, learned, Adviser(solve(variant, cache=False)))
    ]
    assert [(each.exact, each.certainty) for each in advice] == [
        (False, "rough"),
        (False, "learned"),
        (True, "exact"),
    ]


@pytest.mark.slow
def test_progress_comes_before_the_average() -> None:
    async def work(solvers: Solvers) -> tuple[AverageAnswer | SolvingAnswer, ...]:
        variant = shipped("kniffel-strict")
        return await solvers.average(variant), await answered(solvers, variant), await solvers.average(variant)

    first, found, again = solving(work)
    assert first == SolvingAnswer(stage="waiting", progress=0.0)
    assert isinstance(found, AverageAnswer)
    assert found.exact is True
    assert found.mean == pytest.approx(solve(shipped("kniffel-strict"), cache=False).summary.distribution.mean)
    assert again == found


@pytest.mark.slow
def test_hints_need_not_solve_again_what_was_solved_for_an_average() -> None:
    async def work(solvers: Solvers) -> AdviceAnswer | SolvingAnswer:
        await answered(solvers, shipped("kniffel-strict"))
        return await solvers.advice(shipped("kniffel-strict"), STRICT)

    found = solving(work)
    assert isinstance(found, AdviceAnswer)
    assert found.exact is True


def test_unawaited_job_is_not_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever changes a house rule again has no use for the average of what it was."""
    monkeypatch.setattr(compute_service, "INTEREST", -1.0)
    prepared: list[str] = []

    async def ask(_: ChildProcess, request: Json, *_arguments: Any) -> Json:
        if request["do"] != "solve":
            raise NotPrepared
        prepared.append(request["toml"])
        return {"stored": True}

    monkeypatch.setattr(ChildProcess, "ask", ask)

    async def work(solvers: Solvers) -> None:
        await solvers.average(shipped("kniffel"))
        await solvers.average(shipped("kniffel-strict"))
        # A table that opens waits for longer.
        solvers.prepare(shipped("kniffel-strict"), "perfect")
        await asyncio.sleep(0)
        while solvers.waiting:
            await asyncio.sleep(0)

    solving(work)
    assert prepared == [shipped("kniffel-strict").text]


def test_unawaited_job_leaves_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_queue, "MOST_WAITING", 2)
    prepared: list[str] = []
    at_work, may_end = asyncio.Event(), asyncio.Event()

    async def ask(_: ChildProcess, request: Json, *_arguments: Any) -> Json:
        if request["do"] != "solve":
            raise NotPrepared
        prepared.append(request["toml"])
        at_work.set()
        await may_end.wait()
        return {"stored": True}

    monkeypatch.setattr(ChildProcess, "ask", ask)
    at_work_on, abandoned, wanted = (shipped(name) for name in ("kniffel", "kniffel-basic", "kniffel-strict"))

    async def work(asked: Solvers) -> None:
        await asked.average(at_work_on)
        await at_work.wait()
        with monkeypatch.context() as hasty:
            hasty.setattr(compute_service, "INTEREST", -1.0)
            await asked.average(abandoned)
        await asked.average(wanted)
        may_end.set()
        while asked.waiting:
            await asyncio.sleep(0)

    solving(work)
    assert prepared == [at_work_on.text, wanted.text]


def test_where_too_many_variants_wait_it_waits_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_queue, "MOST_WAITING", 0)
    assert solving(lambda solvers: solvers.average(shipped("kniffel"))) == SolvingAnswer(stage="waiting", progress=0.0)


def test_failed_solve_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compute_service, "PREPARE_SECONDS", 0.05)
    found = solving(lambda solvers: answered(solvers, shipped("kniffel")))
    assert found == averages.nothing("out-of-reach")


def test_average_is_unknown_without_the_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compute_service, "solver_here", lambda: False)
    found = solving(lambda solvers: solvers.average(shipped("kniffel")))
    assert found == averages.nothing("no-solver")


def test_it_is_asked_for_over_the_network(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        while (answer := client.post("/api/average", json={"rules": SHORT})).status_code == 202:
            assert 0 <= answer.json()["progress"] <= 1
            time.sleep(0.05)
        assert answer.status_code == 200
        right = solve(parse_variant(SHORT["toml"]), cache=False).summary.distribution
        assert answer.json()["mean"] == pytest.approx(right.mean)
        assert answer.json()["nine_in_ten"] == [right.percentile(5), right.percentile(95)]
        bad = client.post("/api/average", json={"rules": {"toml": "like = 'nothing'"}})
        assert bad.status_code == 422
        assert problem(bad) == "unknown-variant"


@pytest.mark.parametrize("stage", get_args(Stage))
def test_every_stage_of_the_work_is_answered(stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule too large to solve is played instead, and so the work on its effects has the stage "games"."""

    async def ask(_: ChildProcess, *question: Any) -> Json:
        if len(question) < 3:
            raise NotPrepared
        question[2](stage, 0.5)
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(ChildProcess, "ask", ask)
    with server(tmp_path) as client:
        question = {"rules": {"id": "kniffel-strict"}}
        found: Json = {}
        while found.get("stage") != stage:
            answer = client.post("/api/average", json=question)
            assert answer.status_code == 202, answer.text
            found = answer.json()
        assert found == {"stage": stage, "progress": 0.5}


@pytest.mark.parametrize(
    "rules", thinned([{"id": "nothing"}, {"toml": "like = 3"}, {"toml": "x ="}, {"toml": "id = 1"}], 2)
)
def test_rules_that_are_none_are_refused(rules: Json, tmp_path: Path) -> None:
    with server(tmp_path) as client:
        assert client.post("/api/average", json={"rules": rules}).status_code == 422


def test_there_is_a_limit_to_how_often_one_may_ask(tmp_path: Path) -> None:
    with server(tmp_path, limits=True) as client:
        asked = (client.post("/api/average", json={"rules": {"id": "kniffel"}}) for _ in range(300))
        assert next(answer for answer in asked if answer.status_code not in (200, 202)).status_code == 429
