"""Summaries of optimal play: distribution, parts, and probabilities of all cards."""

import math
import mmap
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

import numpy as np
import pytest
from reference import Moment, Reference, ReferenceGame, ReferenceStep
from small_games import NAMES, ONE_DISTRIBUTION, Kernels, Solved, miniature

from by_day import A_FIFTH, A_THIRD, by_day
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.game.card import bonus_sum
from pasch.rules.game.engine import apply, chance_outcomes, legal_actions, totals
from pasch.rules.game.events import Scored
from pasch.rules.game.state import GameState, new_game
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.turn.summary_passes import Singles
from pasch.solver.objective import Mean
from pasch.solver.solve import game_summary
from pasch.solver.solve.bonus_thresholds import list_thresholds
from pasch.solver.solve.game_summary import compute_chances
from pasch.solver.solve.solution import Distribution, Summary

THETAS = (0.0, -0.3, 1.0)
EXACT = 1e-12
SINGLE = 1e-6
"""Chances ahead are kept in single precision."""
SMALL = ["plain", "twins", "two-entries", "strike-any", "down", "patterns", "bonus-entries", "extra-filled"]
"""Every single game of them can be gone through."""


@cache
def solved(name: str, theta: float = 0.0) -> Solved:
    return Kernels(miniature(name)).solved(theta)


@cache
def summed_up(name: str, theta: float = 0.0) -> tuple[Summary, Singles]:
    return solved(name, theta).summed_up()


def certainty(distribution: Distribution, theta: float) -> float:
    """The sure total that is as good as the distribution; its mean where theta is 0."""
    if theta == 0.0:
        return distribution.mean
    outcomes = zip(distribution.totals.tolist(), distribution.chances.tolist(), strict=True)
    return math.log(math.fsum(chance * math.exp(theta * total) for total, chance in outcomes)) / theta


@dataclass(frozen=True)
class Best:
    """What all ways to play for the highest mean have in common.

    Attributes:
        mean: of further points.
        low, high: ``(points,) float64`` the lowest and the highest chance of at least so many further points, from
            `-ROOM` on. They differ where equally good actions lead to different totals.
    """

    mean: Fraction
    low: Doubles
    high: Doubles


ROOM = 200
"""No miniature has a total, or a sum of points to come, beyond this, above or below 0."""


def best_play(variant: Variant) -> Best:
    """What comes of the best play, ties broken in every way; points at the start included."""
    course = ReferenceGame(variant)

    @cache
    def best(moment: Moment) -> Best:
        if course.phase(moment) == "over":
            none = (np.arange(-ROOM, ROOM + 1) <= 0).astype(np.float64)
            return Best(Fraction(), none, none)
        steps = course.steps(moment)
        ways = [after(step) for step in steps]
        if course.phase(moment) == "decide":
            mean = max(way.mean for way in ways)
            equal = [way for way in ways if way.mean == mean]
            return Best(mean, np.min([way.low for way in equal], axis=0), np.max([way.high for way in equal], axis=0))
        mean = sum((step.chance * way.mean for step, way in zip(steps, ways, strict=True)), Fraction())
        chances = np.array([float(step.chance) for step in steps])
        return Best(mean, chances @ np.array([way.low for way in ways]), chances @ np.array([way.high for way in ways]))

    def after(step: ReferenceStep) -> Best:
        return with_points(step.gain, best(step.after))

    start = new_game(variant, 1)
    return with_points(course.total(start), best(course.moment(start)))


def with_points(points: int, best: Best) -> Best:
    return Best(points + best.mean, shifted(best.low, points), shifted(best.high, points))


def shifted(chances: Doubles, points: int) -> Doubles:
    """Chances to reach, when so many points more are there."""
    places = np.clip(np.arange(len(chances)) - points, 0, len(chances) - 1)
    moved: Doubles = chances[places]
    return moved


@pytest.mark.parametrize("theta", THETAS)
@pytest.mark.parametrize("name", by_day(NAMES, A_FIFTH))
def test_distribution_sums_to_one_and_has_its_value(name: str, theta: float) -> None:
    distribution = summed_up(name, theta)[0].distribution
    assert distribution.chances.min() >= 0
    assert math.fsum(distribution.chances) == pytest.approx(1, abs=EXACT)
    assert certainty(distribution, theta) == pytest.approx(solved(name, theta).total, rel=1e-11)
    assert distribution.low + len(distribution.chances) - 1 <= miniature(name).max_total


@pytest.mark.parametrize("theta", THETAS)
@pytest.mark.parametrize("name", by_day(NAMES, A_FIFTH))
def test_boxes_bonuses_and_the_rest_add_up_to_the_mean(name: str, theta: float) -> None:
    found = summed_up(name, theta)[0]
    parts = [box.mean for box in found.boxes] + [bonus.mean for bonus in found.bonuses]
    if miniature(name).counts_points:
        assert math.fsum([*parts, found.beside, found.unused]) == pytest.approx(found.distribution.mean, abs=1e-11)
    else:
        bonuses = math.fsum(bonus.mean for bonus in found.bonuses)
        assert bonuses == pytest.approx(found.distribution.mean, abs=1e-11)
    assert all(0 <= box.struck <= 1 + EXACT for box in found.boxes)


@pytest.mark.parametrize("name", by_day(NAMES, A_FIFTH))
def test_the_distribution_is_that_of_the_best_play(name: str) -> None:
    """Every chance to reach a total lies between its extremes over all ways to break ties."""
    variant, found = miniature(name), summed_up(name)[0].distribution
    best = best_play(variant)
    reach = np.array([found.chance_to_reach(target) for target in range(-ROOM, ROOM + 1)])
    assert found.mean == pytest.approx(float(best.mean), abs=EXACT * ROOM)
    assert (best.low - EXACT <= reach).all()
    assert (reach <= best.high + EXACT).all()


@pytest.mark.parametrize("name", by_day(ONE_DISTRIBUTION, A_THIRD))
def test_the_distribution_is_that_of_the_reference(name: str) -> None:
    """Where no tie can change it."""
    best = best_play(miniature(name))
    assert np.abs(best.high - best.low).max() < EXACT
    exact = Reference(miniature(name), Mean()).distribution()
    found = chances_by_total(summed_up(name)[0].distribution)
    assert found == pytest.approx({points: float(chance) for points, chance in exact.items()}, abs=EXACT)


def chances_by_total(distribution: Distribution) -> dict[int, float]:
    return {
        distribution.low + place: chance for place, chance in enumerate(distribution.chances.tolist()) if chance > 0
    }


@pytest.mark.parametrize("theta", THETAS)
@pytest.mark.parametrize("name", by_day(NAMES, A_FIFTH))
def test_the_chances_ahead_of_the_empty_card_are_those_of_the_summary(name: str, theta: float) -> None:
    variant = miniature(name)
    found, chances = summed_up(name, theta)
    space = solved(name, theta).space
    place = space.locate(new_game(variant, 1).card)
    ahead = chances[int(space.start[place.group]) + place.lane]
    scored = [box.entries * (1 - own.struck) for box, own in zip(variant.boxes, found.boxes, strict=True)]
    assert ahead[: len(scored)].tolist() == pytest.approx(scored, abs=SINGLE)
    facts = list_thresholds(space)
    for bonus, own in zip(variant.bonuses, found.bonuses, strict=True):
        for threshold, chance in own.reached:
            same = [
                len(scored) + index
                for index, fact in enumerate(facts)
                if fact.shown == threshold and any(paid is bonus for paid, _ in fact.tally.bonuses)
            ]
            assert [float(ahead[index]) for index in same] == pytest.approx([chance], abs=SINGLE)


Facts = tuple[Fraction, ...]


@pytest.mark.parametrize("name", by_day(SMALL, SMALL[::5]))
def test_the_chances_ahead_of_every_card(name: str) -> None:
    """By going through every game that may be played; but not where equally good actions have different chances."""
    variant, space, chances = miniature(name), solved(name).space, summed_up(name)[1]
    facts = list_thresholds(space)

    @cache
    def ahead(state: GameState) -> tuple[Fraction, Facts | None]:
        """The mean total, and what comes of each fact."""
        if state.phase == "over":
            held = [bonus_sum(variant, state.card, fact.tally.bonuses[0][0]) >= fact.reached for fact in facts]
            return Fraction(totals(state)[0]), (*(Fraction() for _ in variant.boxes), *map(Fraction, held))
        if state.phase == "throw":
            outcomes = [(chance, ahead(apply(state, event))) for event, chance in chance_outcomes(state)]
            mean = sum((chance * value for chance, (value, _) in outcomes), Fraction())
            rows = [(chance, row) for chance, (_, row) in outcomes]
            return mean, weighed(rows)
        ways = []
        for action in legal_actions(state):
            value, row = ahead(apply(state, action))
            box = variant.box_by_id[action.box].index if isinstance(action, Scored) else None
            more = None if row is None else tuple(held + (index == box) for index, held in enumerate(row))
            ways.append((value, more))
        best = max(value for value, _ in ways)
        rows_of_best = {row for value, row in ways if value == best}
        return best, rows_of_best.pop() if len(rows_of_best) == 1 else None

    ahead(new_game(variant, 1))
    compared = 0
    for state in turn_starts(variant):
        row = ahead(state)[1]
        if row is not None:
            place = space.locate(state.card)
            found = chances[int(space.start[place.group]) + place.lane]
            assert found.tolist() == pytest.approx([float(held) for held in row], abs=SINGLE)
            compared += 1
    assert compared >= 10


def weighed(rows: list[tuple[Fraction, Facts | None]]) -> Facts | None:
    known = [(chance, row) for chance, row in rows if row is not None]
    if len(known) < len(rows):
        return None
    return tuple(sum((chance * row[index] for chance, row in known), Fraction()) for index in range(len(known[0][1])))


def turn_starts(variant: Variant) -> set[GameState]:
    """Every state of a solitaire game in which a turn begins, or in which it is over."""
    seen: set[GameState] = set()
    open_states = [new_game(variant, 1)]
    while open_states:
        state = open_states.pop()
        if state in seen:
            continue
        seen.add(state)
        events = [event for event, _ in chance_outcomes(state)]
        open_states += [apply(state, event) for event in events]
        open_states += [apply(state, action) for action in legal_actions(state)]
    blank = new_game(variant, 1).turn
    return {state for state in seen if state.turn == blank or state.phase == "over"}


@pytest.mark.parametrize("theta", [0.0, -0.3])
@pytest.mark.parametrize("name", ["plain", "announce", "save-locked", "beast"])
def test_the_same_bits_from_any_number_of_threads(name: str, theta: float) -> None:
    one, chances = summed_up(name, theta)
    for threads in (2, 3):
        other, again = solved(name, theta).summed_up(threads)
        assert np.array_equal(chances, again)
        assert np.array_equal(one.distribution.chances, other.distribution.chances)
        assert (one.boxes, one.bonuses, one.beside, one.unused) == (
            other.boxes, other.bonuses, other.beside, other.unused
        )  # fmt: skip


def test_memory_given_back_early_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of many cards, so that there are pages to give back."""
    yacht = Kernels(shipped("yacht")).solved()
    given_back, _ = yacht.summed_up(threads=2)
    calls: list[int] = []
    monkeypatch.setattr(game_summary._Level, "forget_after", lambda _level, group: calls.append(group))
    kept, _ = yacht.summed_up(threads=2)
    assert len(calls) > yacht.space.variant.turns
    assert given_back.distribution.low == kept.distribution.low
    assert np.array_equal(given_back.distribution.chances, kept.distribution.chances)
    assert given_back.boxes == kept.boxes


def test_only_what_comes_after_is_given_back() -> None:
    space = Kernels(shipped("yacht")).space
    width = np.full(space.groups, 200, dtype=np.int64)
    level = game_summary._Level(space, 6, width)
    level.spread[:] = 1.0
    groups = np.flatnonzero(level.place >= 0)
    middle = int(groups[len(groups) // 2])
    end = int(level.place[groups[len(groups) // 2 + 1]])
    level.forget_after(middle)
    assert level.spread[:end].all()
    if hasattr(mmap, "MADV_DONTNEED"):
        assert not level.spread[end + mmap.PAGESIZE // 8 :].any()


def test_chances_ahead_alone_are_those_of_the_summary() -> None:
    game = solved("bonus")
    alone = compute_chances(game.space, game.arrays, game.theta, game.value, 1, lambda _: None)
    assert np.array_equal(alone, summed_up("bonus")[1])
