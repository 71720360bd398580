"""Kernels agree with the exact reference: every miniature, random variants, every objective."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache, cached_property

import numpy as np
import pytest
from hypothesis import assume, given, settings
from reference import Chances, Reference
from small_games import NAMES, Kernels, miniature, sampled

from by_day import A_FIFTH, by_day
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.game.engine import legal_actions
from pasch.rules.variant.variant import Variant
from pasch.solver.objective import Mean, Objective, Reach, ReachAll, Utility, WinAgainst
from pasch.solver.query.advice import Adviser
from pasch.solver.solve import backward_induction, score_curves
from pasch.solver.solve.solver import solve
from pasch.testing.miniatures import miniatures

POSITIONS = 12
THETAS = (-3.0, -0.2, 0.2, 3.0)
LAST_DIGIT = 1e-11
"""Of values relative to what a game scores, of probabilities absolutely; the last digit printed is the tenth."""
QUICK = 1500
"""Random miniatures of more moments are left to `make slow`."""


class Game:
    """A variant solved both ways; the reference remembers what may follow what from one objective to the next."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.kernels = Kernels(variant)
        self.exact = cache(self._exact)

    def _exact(self, objective: Objective) -> Reference:
        return Reference(self.variant, objective)

    @cached_property
    def curve(self) -> Chances:
        return self.exact(ReachAll()).curve()

    @property
    def mean(self) -> Fraction:
        return self.exact(Mean()).value()

    @property
    def opponents(self) -> list[WinAgainst]:
        """A known total, a few of them, an opponent who plays as well as oneself, a very strong or very weak one."""
        middle = round(self.mean)
        alike = {points: float(chance) for points, chance in self.exact(Mean()).distribution().items()}
        return [
            WinAgainst(((middle, 1.0),)),
            WinAgainst(((middle - 1, 0.3), (middle, 0.1), (middle + 2, 0.6))),
            WinAgainst(tuple(alike.items())),
            WinAgainst(((min(self.curve) - 5, 0.25), (max(self.curve), 0.5), (max(self.curve) + 5, 0.25))),
        ]


@pytest.fixture(params=by_day(NAMES), scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    """Of the whole module, so that all tests of one miniature follow each other."""
    return Game(miniature(request.param))


few_by_day = pytest.mark.parametrize("game", by_day(NAMES, A_FIFTH), indirect=True)
"""For what asks the reference for several objectives."""


def close(found: float, exact: Fraction, scale: float = 1.0) -> bool:
    return abs(found - float(exact)) <= LAST_DIGIT * scale


def check_mean(game: Game) -> None:
    assert close(game.kernels.solved().total, game.mean, max(1.0, float(abs(game.mean))))


def check_utility(game: Game, theta: float) -> None:
    exact = game.exact(Utility(theta)).value()
    assert close(game.kernels.solved(theta).total, exact, max(1.0, float(abs(exact))))


def check_curve(game: Game) -> None:
    found = game.kernels.reach()
    assert all(close(found.at(target), chance) for target, chance in game.curve.items())
    assert all(close(chance, Fraction(1)) for chance in found.chances[: max(0, min(game.curve) - found.low)])
    assert not found.chances[max(game.curve) + 1 - found.low :].any()


def check_targets(game: Game, targets: Iterable[int]) -> None:
    for target in targets:
        exact = game.curve.get(target, Fraction(target < min(game.curve)))
        assert close(game.kernels.chance(Reach(target)), exact)


def check_opponents(game: Game) -> None:
    for opponent in game.opponents:
        assert close(game.kernels.chance(opponent), game.exact(opponent).value())


def test_means_agree(game: Game) -> None:
    check_mean(game)


@few_by_day
@pytest.mark.parametrize("theta", [-0.2, 3.0, *(pytest.param(theta, marks=pytest.mark.slow) for theta in (-3.0, 0.2))])
def test_utilities_agree(game: Game, theta: float) -> None:
    check_utility(game, theta)


@few_by_day
@pytest.mark.parametrize("objective", [Mean(), Utility(-0.2), Utility(0.2)], ids=str)
def test_action_values_match_the_reference(game: Game, objective: Mean | Utility) -> None:
    adviser = Adviser(solve(game.variant, objective, threads=1, cache=False))
    for state in sampled(game.variant, "decide", POSITIONS):
        found, exact = adviser.action_values(state), game.exact(objective).action_values(state)
        assert list(found) == list(exact) == legal_actions(state)
        assert list(found.values()) == pytest.approx([float(value) for value in exact.values()], abs=1e-9)


@few_by_day
def test_the_curve_of_all_targets(game: Game) -> None:
    check_curve(game)


@few_by_day
def test_some_targets_one_by_one(game: Game) -> None:
    """Some of them, from one that is never missed to one that is never reached."""
    low, high = min(game.curve), max(game.curve)
    check_targets(game, {low - 2, *range(low, high, 1 + (high - low) // 10), high, high + 1})


@pytest.mark.slow
def test_all_targets_one_by_one(game: Game) -> None:
    check_targets(game, range(min(game.curve) - 2, max(game.curve) + 3))


@few_by_day
def test_a_target_as_the_reference_solves_it_alone(game: Game) -> None:
    target = round(game.mean) + 1
    assert close(game.kernels.chance(Reach(target)), game.exact(Reach(target)).value())


@few_by_day
def test_win_chances_agree(game: Game) -> None:
    check_opponents(game)


@few_by_day
def test_the_same_bits_from_any_number_of_threads(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every thread gets work: a few cards at a time."""
    target = round(game.mean) + 1
    whole = [game.kernels.solved(theta).value for theta in (0.0, 0.2)]
    curve, chance = game.kernels.reach(), game.kernels.chance(Reach(target))
    monkeypatch.setattr(backward_induction, "CHUNK", 3)
    monkeypatch.setattr(score_curves, "CHUNK", 40)
    for threads in (1, 2, 3):
        parts = [game.kernels.solved(theta, threads).value for theta in (0.0, 0.2)]
        assert all(np.array_equal(one, other) for one, other in zip(whole, parts, strict=True))
        assert np.array_equal(game.kernels.reach(threads).chances, curve.chances)
        assert game.kernels.chance(Reach(target), threads) == chance


ZERO_BESIDE = """
id = "zero-beside"
names = { de = "Null", en = "Zero" }

[dice]
count = 1
faces = [1, 2]

[turn]
throws = 3

[boxes]
one = { names = { de = "Eins", en = "One" }, pattern = { of_a_kind = 1, faces = [1] }, points = 1, entries = 2 }
any = { names = { de = "Egal", en = "Any" }, pattern = { at_least = 1 }, points = 5 }

[extra.after_a_strike]
when = "struck"
bonus = 56

[columns.sheet]
names = { de = "Blatt", en = "Sheet" }
order = "down"
"""


def test_points_beside_an_entry_of_0_leave_its_box_struck() -> None:
    check_everything(parse_variant(ZERO_BESIDE), ())


def check_everything(variant: Variant, thetas: tuple[float, ...]) -> None:
    game = Game(variant)
    check_mean(game)
    for theta in thetas:
        check_utility(game, theta)
    check_curve(game)
    middle = round(game.mean)
    check_targets(game, range(middle - 1, middle + 3))
    check_opponents(game)


@settings(max_examples=max(10, settings().max_examples // 2))
@given(miniatures())
def test_random_miniatures(variant: Variant) -> None:
    reference = Reference(variant, Mean())
    reference.value()
    assume(reference.states <= QUICK)
    check_everything(variant, (-0.2, 3.0))


@pytest.mark.slow
@given(miniatures())
def test_random_miniatures_at_length(variant: Variant) -> None:
    check_everything(variant, THETAS)
