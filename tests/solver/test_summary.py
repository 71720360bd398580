"""What the best play brings: its distribution, its parts, the chances ahead of every card."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

import numpy as np
import pytest
from small_games import NAMES, VARIANTS, Kernels, Solved, miniature

from pasch.rules.card import reached
from pasch.rules.catalogue import load_variant
from pasch.rules.engine import apply, chance_outcomes, legal_actions, new_game, totals
from pasch.rules.state import GameState, Scored
from pasch.rules.variant import Variant
from pasch.solver import summary
from pasch.solver.objective import Mean
from pasch.solver.reference import Course, Moment, Reference, Step
from pasch.solver.solution import Distribution, Summary
from pasch.solver.summary import Singles, chances_ahead, thresholds

THETAS = (0.0, -0.3, 1.0)
EXACT = 1e-12
SINGLE = 1e-6
"""Chances ahead are kept in single precision."""
SMALL = ["plain", "twins", "two-entries", "strike-any", "down", "patterns", "bonus-entries", "extra-filled", "weights"]


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


Spread = Mapping[int, Fraction]
"""Probabilities of further points."""


@dataclass(frozen=True)
class Best:
    """What all ways to play for the highest mean have in common.

    Attributes:
        mean: of further points.
        spread: their distribution; None where equally good ways to play have different ones.
        squares: the lowest and the highest mean of their squares.
    """

    mean: Fraction
    spread: Spread | None
    squares: tuple[Fraction, Fraction]


def best_play(variant: Variant) -> tuple[int, Best]:
    """The total at the start, and what comes of the best play, ties broken in every way."""
    course = Course(variant)

    @cache
    def best(moment: Moment) -> Best:
        if course.phase(moment) == "over":
            return Best(Fraction(), {0: Fraction(1)}, (Fraction(), Fraction()))
        ways = [after(step) for step in course.steps(moment)]
        if course.phase(moment) == "decide":
            return equally_good([way for way in ways if way.mean == max(way.mean for way in ways)])
        return mixed([step.chance for step in course.steps(moment)], ways)

    def after(step: Step) -> Best:
        found, gain = best(step.after), step.gain
        low, high = (square + 2 * gain * found.mean + gain * gain for square in found.squares)
        spread = None if found.spread is None else {gain + points: p for points, p in found.spread.items()}
        return Best(gain + found.mean, spread, (low, high))

    start = new_game(variant, 1)
    return course.total(start), best(course.moment(start))


def equally_good(ways: list[Best]) -> Best:
    spread = ways[0].spread if all(way.spread == ways[0].spread for way in ways) else None
    return Best(ways[0].mean, spread, (min(way.squares[0] for way in ways), max(way.squares[1] for way in ways)))


def mixed(chances: list[Fraction], ways: list[Best]) -> Best:
    pairs = list(zip(chances, ways, strict=True))
    spread: dict[int, Fraction] | None = {}
    for chance, way in pairs:
        if way.spread is None or spread is None:
            spread = None
        else:
            for points, part in way.spread.items():
                spread[points] = spread.get(points, Fraction()) + chance * part
    low, high = (sum((chance * way.squares[end] for chance, way in pairs), Fraction()) for end in (0, 1))
    return Best(sum((chance * way.mean for chance, way in pairs), Fraction()), spread, (low, high))


@pytest.mark.parametrize("theta", THETAS)
@pytest.mark.parametrize("name", NAMES)
def test_a_distribution_is_whole_and_worth_its_value(name: str, theta: float) -> None:
    distribution = summed_up(name, theta)[0].distribution
    assert distribution.chances.min() >= 0
    assert math.fsum(distribution.chances) == pytest.approx(1, abs=EXACT)
    assert certainty(distribution, theta) == pytest.approx(solved(name, theta).worth, rel=1e-11)
    assert distribution.low + len(distribution.chances) - 1 <= miniature(name).max_total


@pytest.mark.parametrize("theta", THETAS)
@pytest.mark.parametrize("name", NAMES)
def test_boxes_bonuses_and_the_rest_add_up_to_the_mean(name: str, theta: float) -> None:
    found = summed_up(name, theta)[0]
    parts = [box.mean for box in found.boxes] + [bonus.mean for bonus in found.bonuses]
    if miniature(name).counts_points:
        assert math.fsum([*parts, found.beside, found.unused]) == pytest.approx(found.distribution.mean, abs=1e-11)
    else:
        bonuses = math.fsum(bonus.mean for bonus in found.bonuses)
        assert bonuses == pytest.approx(found.distribution.mean, abs=1e-11)
    assert all(0 <= box.struck <= 1 + EXACT for box in found.boxes)


@pytest.mark.parametrize("name", NAMES)
def test_the_distribution_is_that_of_the_reference(name: str) -> None:
    """Where equally good actions lead to different distributions, it is one of them: between the extremes."""
    found = summed_up(name)[0].distribution
    start, best = best_play(miniature(name))
    assert best.mean + start == Reference(miniature(name), Mean()).value()
    low, high = (float(square - best.mean**2) for square in best.squares)
    assert low - 1e-9 <= found.sd**2 <= high + 1e-9
    if best.spread is not None:
        exact = {start + points: float(chance) for points, chance in best.spread.items()}
        assert exact == pytest.approx(chances_by_total(found), abs=EXACT)


def test_most_miniatures_have_one_distribution() -> None:
    """Otherwise the test before would compare nothing."""
    assert sum(best_play(miniature(name))[1].spread is not None for name in NAMES) >= len(NAMES) // 2


def chances_by_total(distribution: Distribution) -> dict[int, float]:
    return {
        distribution.low + place: chance for place, chance in enumerate(distribution.chances.tolist()) if chance > 0
    }


@pytest.mark.parametrize("theta", THETAS)
@pytest.mark.parametrize("name", NAMES)
def test_the_chances_ahead_of_the_empty_card_are_those_of_the_summary(name: str, theta: float) -> None:
    variant = miniature(name)
    found, chances = summed_up(name, theta)
    space = solved(name, theta).space
    place = space.locate(new_game(variant, 1).card)
    ahead = chances[int(space.start[place.group]) + place.lane]
    scored = [box.entries * (1 - own.struck) for box, own in zip(variant.boxes, found.boxes, strict=True)]
    assert ahead[: len(scored)].tolist() == pytest.approx(scored, abs=SINGLE)
    facts = thresholds(space)
    for bonus, own in zip(variant.bonuses, found.bonuses, strict=True):
        for threshold, chance in own.reached:
            same = [
                len(scored) + index
                for index, fact in enumerate(facts)
                if fact.reached == threshold and any(paid is bonus for paid, _ in fact.tally.bonuses)
            ]
            assert [float(ahead[index]) for index in same] == pytest.approx([chance], abs=SINGLE)


Facts = tuple[Fraction, ...]


@pytest.mark.parametrize("name", SMALL)
def test_the_chances_ahead_of_every_card(name: str) -> None:
    """By going through every game that may be played; but not where equally good actions have different chances."""
    variant, space, chances = miniature(name), solved(name).space, summed_up(name)[1]
    facts = thresholds(space)

    @cache
    def ahead(state: GameState) -> tuple[Fraction, Facts | None]:
        """The mean total, and what comes of each fact."""
        if state.phase == "over":
            held = [
                reached(variant, state.card, fact.tally.boxes, entries=fact.tally.entries) >= fact.reached
                for fact in facts
            ]
            return Fraction(totals(state)[0]), (*(Fraction() for _ in variant.boxes), *map(Fraction, held))
        if state.phase == "throw":
            outcomes = [(chance, ahead(apply(state, event))) for event, chance in chance_outcomes(state)]
            mean = sum((chance * worth for chance, (worth, _) in outcomes), Fraction())
            rows = [(chance, row) for chance, (_, row) in outcomes]
            return mean, weighed(rows)
        ways = []
        for action in legal_actions(state):
            worth, row = ahead(apply(state, action))
            box = variant.box_by_id[action.box].index if isinstance(action, Scored) else None
            more = None if row is None else tuple(held + (index == box) for index, held in enumerate(row))
            ways.append((worth, more))
        best = max(worth for worth, _ in ways)
        rows_of_best = {row for worth, row in ways if worth == best}
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
    yacht = Kernels(load_variant(str(VARIANTS / "yacht.toml"))).solved()
    given_back, _ = yacht.summed_up(threads=2)
    calls: list[int] = []
    monkeypatch.setattr(summary._Level, "forget_after", lambda _level, group: calls.append(group))
    kept, _ = yacht.summed_up(threads=2)
    assert len(calls) > yacht.space.variant.turns
    assert given_back.distribution.low == kept.distribution.low
    assert np.array_equal(given_back.distribution.chances, kept.distribution.chances)
    assert given_back.boxes == kept.boxes


def test_only_what_comes_after_is_given_back() -> None:
    space = Kernels(load_variant(str(VARIANTS / "yacht.toml"))).space
    width = np.full(space.groups, 200, dtype=np.int64)
    level = summary._Level(space, 6, width)
    level.spread[:] = 1.0
    groups = np.flatnonzero(level.place >= 0)
    middle = int(groups[len(groups) // 2])
    end = int(level.place[groups[len(groups) // 2 + 1]])
    level.forget_after(middle)
    assert level.spread[:end].all()
    if hasattr(summary.mmap, "MADV_DONTNEED"):
        assert not level.spread[end + summary.mmap.PAGESIZE // 8 :].any()


def test_chances_ahead_alone_are_those_of_the_summary() -> None:
    game = solved("bonus")
    alone = chances_ahead(game.space, game.arrays, game.theta, game.value, 1, lambda _: None)
    assert np.array_equal(alone, summed_up("bonus")[1])
