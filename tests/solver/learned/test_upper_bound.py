"""The upper bound of optimal play: never too low, and equal to its sum over all ways to play."""

from dataclasses import replace
from functools import cache
from math import exp, log
from pathlib import Path

import numpy as np
import pytest
from reference import Reference, ReferenceGame

from by_day import by_day
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import PaschError
from pasch.rules.game.engine import apply, chance_outcomes
from pasch.rules.game.events import Action, Scored, Struck
from pasch.rules.game.state import GameState, new_game
from pasch.rules.variant.variant import Variant
from pasch.solver.learned import upper_bound as ceiling_module
from pasch.solver.learned import value_bounds
from pasch.solver.learned.best_estimate import add_weights
from pasch.solver.learned.learned_play import WidePlay, simulate
from pasch.solver.learned.network_inputs import build_inputs
from pasch.solver.learned.training_steps import draw_weights
from pasch.solver.learned.upper_bound import (
    AGREEMENT,
    REPLICATES,
    Ceiling,
    _Measure,
    compute_doubt,
    find_factor,
    is_believable,
    join_bounds,
    measure_ceiling,
)
from pasch.solver.learned.value_bounds import measure_bounds
from pasch.solver.objective import Mean
from pasch.solver.parallel.workers import Threads
from pasch.solver.progress import no_progress
from pasch.solver.query.estimate import Estimator, build_estimator

FOLDER = Path(__file__).parents[2] / "variants" / "miniatures"


@cache
def miniature(name: str) -> Variant:
    return load_variant(str(FOLDER / f"{name}.toml"))


@cache
def rough(name: str) -> Estimator:
    return build_estimator(miniature(name), most=0, cache=False, threads=1)


def mistaken(name: str) -> Estimator:
    """With a network that says anything."""
    estimator = rough(name)
    weights = draw_weights(build_inputs(estimator.wide), 7)
    weights += 0.05 * np.random.default_rng(3).standard_normal(len(weights)).astype(np.float32)
    return add_weights(estimator, weights)


@pytest.mark.parametrize(
    "name",
    by_day(
        ["announce-any", "announce-unless-served", "bonus-entries-sheet", "extra-by-column", "free-and-down", "twins"],
        ("twins",),
    ),
)
@pytest.mark.parametrize("judged", [rough, mistaken])
def test_no_way_to_play_is_better(name: str, judged: type) -> None:
    """Neither the best one, which the reference knows, nor the one that was played; and it is said how well."""
    estimator = judged(name)
    exact = float(Reference(miniature(name), Mean()).value())
    found = measure_ceiling(estimator.wide, 8192, "a", Threads(1))
    played = simulate(WidePlay(estimator.wide), 256, "a", Threads(1)).fair_mean
    assert played is not None
    assert found.surely >= exact
    assert found.surely >= played
    assert found.surely <= exact * 1.15


class EveryWay:
    """The sum over all ways to play, state by state, through the engine."""

    def __init__(self, estimator: Estimator, rate: float) -> None:
        self._estimator, self._rate = estimator, rate
        self._course = ReferenceGame(estimator.variant)
        self._known: dict[int, float] = {}

    def bound(self) -> float:
        start = new_game(self._estimator.variant, 1)
        return self._estimator.start_value(start.card) + log(self._after_throws(start)) / self._rate

    def _sum(self, state: GameState) -> float:
        moment = self._course.moment(state)
        if moment not in self._known:
            self._known[moment] = self._of(state)
        return self._known[moment]

    def _of(self, state: GameState) -> float:
        if state.phase != "decide":
            return self._after_throws(state)
        values = self._estimator.action_values(state)
        best = max(values.values())
        return sum(
            exp(self._rate * (value - best)) * self._next(apply(state, action), action, value)
            for action, value in values.items()
        )

    def _next(self, after: GameState, action: Action, value: float) -> float:
        """What follows an action of this value; after an entry a new turn shows how wrong that was."""
        if not isinstance(action, Scored | Struck):
            return self._sum(after)
        if self._is_settled(after):
            return 1.0
        return exp(self._rate * (self._estimator.start_value(after.card) - value)) * self._sum(after)

    def _after_throws(self, state: GameState) -> float:
        return sum(float(chance) * self._sum(apply(state, event)) for event, chance in chance_outcomes(state))

    def _is_settled(self, state: GameState) -> bool:
        boxes = state.variant.boxes
        return len({box.column for box in boxes if any(state.card.entries[cell] is None for cell in box.cells)}) < 2


@pytest.mark.parametrize("name", by_day(["throw-limits-only", "announce-strike", "twins"], ("twins",)))
def test_measured_bound_is_the_sum_over_all_ways_to_play(name: str) -> None:
    estimator, rate = mistaken(name), 1.5
    found = _Measure(estimator.wide, "sum", find_factor(0.01), Threads(1), no_progress)(rate, 4096)
    assert found.mean == pytest.approx(EveryWay(estimator, rate).bound(), abs=0.05)


def ceiling(rate: float, log: float, spread: float = 0.1) -> Ceiling:
    return Ceiling(40 + log / rate, 41 + log / rate, rate, log, spread, 100)


def test_implausible_bounds_are_rejected() -> None:
    """The logarithm of the sum is convex in the rate."""
    before = [ceiling(1.0, 10.0), ceiling(2.0, 12.0)]
    assert is_believable(ceiling(3.0, 14.5), before)
    assert is_believable(ceiling(3.0, 13.5), before)
    assert not is_believable(ceiling(3.0, 12.5), before)
    assert not is_believable(ceiling(3.0, 14.5, spread=5.5), before)


def test_replicates_say_together_what_each_says_alone() -> None:
    same = join_bounds(40.0, [12.0] * 8, 2.0, 80, 8.0)
    assert (same.mean, same.surely, same.log, same.spread) == (46.0, 46.0, 12.0, 0.0)
    mixed = join_bounds(40.0, [12.0, 13.0] * 4, 2.0, 80, 8.0)
    assert mixed.mean == pytest.approx(46 + log((1 + exp(1)) / 2) / 2)
    assert mixed.surely > mixed.mean


def test_the_same_seed_brings_the_same_bounds_whoever_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(value_bounds, "find_best_estimator", lambda *_, **__: rough("twins"))
    found = [
        replace(measure_bounds(miniature("twins"), 1024, "a", Threads(count)), cpu_seconds=0.0) for count in (1, 3)
    ]
    assert found[0] == found[1]
    assert found[0].played < found[0].most.surely
    assert found[0] != replace(measure_bounds(miniature("twins"), 1024, "b", Threads(1)), cpu_seconds=0.0)


def test_exact_values_need_no_bounds() -> None:
    with pytest.raises(PaschError, match="needs no bounds"):
        measure_bounds(miniature("plain"), 1024, "a", Threads(1))


def test_bound_of_replicates_holds_at_its_certainty() -> None:
    """Also where they vary as much as is believed: then their mean alone, and errors of it, lie below much oftener."""
    draws = np.random.default_rng(5).standard_normal((4_000, REPLICATES))
    for doubt in (0.01, 0.0025):
        factor = find_factor(doubt)
        for spread in (0.5, 2.0, AGREEMENT):
            found = [join_bounds(0.0, list(spread * each), 1.0, 100, factor).surely for each in draws]
            missed = sum(each < spread**2 / 2 for each in found) / len(found)
            assert missed <= doubt + 3 * (doubt / len(found)) ** 0.5
        assert missed >= doubt - 3 * (doubt / len(found)) ** 0.5


def test_all_stages_together_may_be_wrong_by_a_hundredth() -> None:
    assert sum(map(compute_doubt, range(10_000))) == pytest.approx(0.01, rel=1e-3)
    factors = [find_factor(compute_doubt(stage)) for stage in range(6)]
    assert factors == sorted(factors)
    assert find_factor(0.005) == factors[0] == pytest.approx(5.72, abs=0.01)


@pytest.mark.slow
def test_more_games_never_make_it_worse() -> None:
    wide = mistaken("free-and-down").wide
    found = [measure_ceiling(wide, games, "a", Threads(1)) for games in (1024, 2048, 4095, 4096, 8192)]
    assert [each.surely for each in found] == sorted((each.surely for each in found), reverse=True)
    assert found[1] == found[2]
    assert len(set(found)) > 1
    assert all(each.games <= 8192 for each in found)


def test_implausible_bounds_are_measured_at_lower_rates(monkeypatch: pytest.MonkeyPatch) -> None:
    """A first rate so high that replicates differ by more than is believed."""
    monkeypatch.setattr(ceiling_module, "FIRST_RATE", 2000.0)
    found = measure_ceiling(mistaken("free-and-down").wide, 1024, "a", Threads(1))
    assert found.spread <= AGREEMENT
