"""Score curves of whole games with five dice: laws, bounds and window sizes."""

from functools import cache

import numpy as np
import pytest
from small_games import Kernels, miniature

from pasch.rules.catalogue.shipped_variants import shipped
from pasch.solver.cards.point_bounds import PointBounds
from pasch.solver.objective import Objective, Reach, ReachAll, WinAgainst
from pasch.solver.query.turn_odds import OddsSituation, turn_odds
from pasch.solver.solve import score_curves
from pasch.solver.solve.score_curves import ScoreCurve, TotalPrize, Windows, find_windows
from pasch.solver.solve.solution import Distribution

STRICT = shipped("kniffel-strict")
MOST = STRICT.max_total
ROUNDING = 1e-13
TARGETS = [40, 90, 131, 175, 230, 300, 400]
# Bonuses that are lost again, throws bought and saved, weights, announcements, several columns, an order.
WINDOWS = ["bonus-lost", "buy-limit", "save-locked", "weights", "announce-two", "beast", "bonus-sheet", "free-and-down"]


@cache
def strict() -> Kernels:
    return Kernels(STRICT)


@cache
def reach() -> ScoreCurve:
    return strict().reach()


@cache
def best_mean_play() -> Distribution:
    return strict().solved().summed_up()[0].distribution


def test_a_higher_target_is_reached_less_often() -> None:
    chances = [reach().at(target) for target in range(5, MOST + 1)]
    assert chances == reach().chances[5 - reach().low : MOST + 1 - reach().low].tolist()
    assert all(0 < chance <= 1 + ROUNDING for chance in chances)
    assert all(np.diff(chances) <= ROUNDING)
    assert reach().at(5) == pytest.approx(1, abs=ROUNDING)
    assert not reach().chances[MOST + 1 - reach().low :].any()


@pytest.mark.parametrize("target", [*TARGETS, MOST, MOST + 1])
def test_a_target_alone_has_the_chance_of_the_curve(target: int) -> None:
    alone = strict().chance(Reach(target))
    assert alone == pytest.approx(reach().at(target) if target <= MOST else 0.0, rel=1e-11, abs=0)


def test_no_policy_reaches_a_target_more_often() -> None:
    """The play for the mean is one that could be chosen; at some targets another one is plainly better."""
    best = best_mean_play()
    gaps = [reach().at(target) - best.chance_to_reach(target) for target in range(best.low, MOST + 1)]
    assert min(gaps) >= -ROUNDING
    assert max(gaps) > 0.005


def test_the_highest_total_needs_luck_in_every_turn() -> None:
    """Each box has one best entry, and what is best in one turn does not depend on the others."""
    assert MOST == 445
    five_of_one_face = (1 - (5 / 6) ** 3) ** 5
    sums = five_of_one_face ** (6 + 2)
    figures = [
        float(turn_odds(STRICT, STRICT.box_by_id[box], situation=OddsSituation()).chance)
        for box in ("full_house", "small_straight", "large_straight", "five_of_a_kind")
    ]
    second_kniffel = figures[-1]
    exact = sums * float(np.prod(figures)) * second_kniffel
    assert strict().chance(Reach(MOST)) == pytest.approx(exact, rel=1e-11, abs=0)
    assert reach().at(MOST) == pytest.approx(exact, rel=1e-11, abs=0)
    assert best_mean_play().low + len(best_mean_play().chances) - 1 == MOST


@pytest.mark.parametrize("target", TARGETS)
def test_winning_lies_between_reaching_and_passing(target: int) -> None:
    """To win against a known total is to reach it and to pass it, each counting one half; one play must do for both."""
    won = strict().chance(WinAgainst(((target, 1.0),)))
    equal, above = strict().chance(Reach(target)), strict().chance(Reach(target + 1))
    assert max(above, equal / 2) - ROUNDING <= won <= (equal + above) / 2 + ROUNDING


def test_the_best_answer_to_an_equal_wins_more_than_every_second_game() -> None:
    best = best_mean_play()
    chances = zip(best.totals.astype(int).tolist(), best.chances.tolist(), strict=True)
    opponent = WinAgainst(tuple((total, chance) for total, chance in chances if chance > 0))
    assert 0.5 < strict().chance(opponent) < 0.55


def test_totals_decided_already() -> None:
    for sure in (Reach(0), Reach(-3), WinAgainst(((-1, 1.0),))):
        assert strict().chance(sure) == pytest.approx(1, abs=ROUNDING)
    for never in (Reach(MOST + 1), Reach(MOST + 100), WinAgainst(((MOST + 1, 1.0),))):
        assert strict().chance(never) == 0.0
    assert strict().chance(WinAgainst(((-1, 0.25), (MOST + 1, 0.75)))) == pytest.approx(0.25, abs=ROUNDING)


def wider(bounds: PointBounds, prize: TotalPrize, start: int | None) -> Windows:
    """Windows that also hold totals that are decided, or that no game has."""
    tight = find_windows(bounds, prize, start)
    return Windows(tight.low - 13, tight.width + 13 + 9)


@pytest.mark.parametrize("name", WINDOWS)
def test_wider_windows_change_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kernels = Kernels(miniature(name))
    middle = round(kernels.solved().total)
    check_wider_windows(kernels, middle, monkeypatch)


def test_wider_windows_change_nothing_in_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    check_wider_windows(strict(), 131, monkeypatch)


def check_wider_windows(kernels: Kernels, middle: int, monkeypatch: pytest.MonkeyPatch) -> None:
    objectives: list[Reach | WinAgainst] = [Reach(target) for target in (middle - 5, middle, middle + 4)]
    objectives += [WinAgainst(((middle, 1.0),)), WinAgainst(((middle - 2, 0.5), (middle + 3, 0.5)))]
    tight, all_targets = [kernels.chance(objective) for objective in objectives], kernels.reach()
    size = score_curves.count_values(kernels.space, ReachAll())[0]
    monkeypatch.setattr(score_curves, "find_windows", wider)
    assert score_curves.count_values(kernels.space, ReachAll())[0] > size
    assert [kernels.chance(objective) for objective in objectives] == pytest.approx(tight, abs=ROUNDING)
    wide = kernels.reach()
    targets = range(all_targets.low, all_targets.low + len(all_targets.chances))
    found = [wide.at(target) for target in targets]
    assert found == pytest.approx(all_targets.chances.tolist(), abs=ROUNDING)


@pytest.mark.parametrize("objective", [Reach(140), WinAgainst(((130, 0.5), (150, 0.5)))], ids=str)
def test_windows_are_no_wider_than_they_must_be(objective: Objective) -> None:
    """One target takes far fewer values than all of them."""
    values, at_once = score_curves.count_values(strict().space, objective)
    every, _ = score_curves.count_values(strict().space, ReachAll())
    assert 0 < at_once <= values < every
