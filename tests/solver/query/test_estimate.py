"""Estimates for large sheets: parts that may pass against brute force, turns against the reference."""

from fractions import Fraction
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from reference import Reference
from small_games import NAMES, miniature

from by_day import A_FIFTH, by_day
from pasch.rules.catalogue.shipped_variants import load_variant, variant_ids
from pasch.rules.game.engine import apply, chance_outcomes, legal_actions, totals
from pasch.rules.game.state import GameState, new_game
from pasch.rules.variant.building import build
from pasch.rules.variant.variant import Variant
from pasch.solver.objective import Mean
from pasch.solver.parts.sheet_parts import build_part_variant, find_parts, load_part, save_part, solve_part
from pasch.solver.progress import no_progress
from pasch.solver.query.action_ranking import best_action
from pasch.solver.query.estimate import Estimator, SolvedPart, build_estimator
from pasch.testing import random_game
from pasch.testing.miniatures import miniatures

SPLIT = ["announce-any", "announce-down", "announce-strike", "announce-two", "buy-limit", "buy-two", "extra-announce"]
SPLIT += ["extra-by-column", "free-and-down", "served-off", "throw-limit", "throw-limits-only", "twins", "weights"]
"""Those of several columns, without a bonus over the whole sheet and without saved throws, which only estimates know
how to share out."""
ALONE = ["balut", "bonus", "bonus-entries", "buy", "down", "extra-two", "locked", "odd-die", "put-aside", "save"]
ALONE += ["save-locked", "served", "two-entries", "announce-two", "throw-limit"]
"""One or two of every kind of rule, several columns included."""


class Passing:
    """The game in which so many turns may end without an entry, in fractions, through the engine alone."""

    def __init__(self, variant: Variant) -> None:
        self._variant = variant
        self._known: dict[tuple[object, ...], Fraction] = {}

    def value(self, state: GameState, passes: int) -> Fraction:
        key = state.card, state.turn, passes
        if key not in self._known:
            self._known[key] = self._value(state, passes)
        return self._known[key]

    def _value(self, state: GameState, passes: int) -> Fraction:
        if state.phase == "over":
            return Fraction(totals(state)[0])
        if state.phase == "throw":
            return sum(
                (chance * self.value(apply(state, event), passes) for event, chance in chance_outcomes(state)),
                Fraction(),
            )
        return max(self._choices(state, passes))

    def _choices(self, state: GameState, passes: int) -> list[Fraction]:
        found = [self.value(apply(state, action), passes) for action in legal_actions(state)]
        if passes and state.turn.announced is None and not state.turn.bought:
            found.append(self.value(GameState(state.variant, state.cards, state.seat, state.direction), passes - 1))
        return found


def of_boxes(name: str, boxes: list[str]) -> Variant:
    """A miniature of fewer boxes still: the brute force is slow."""
    variant = miniature(name)
    kept = {box: line for box, line in variant.document.boxes.items() if box in boxes}
    return build(variant.document.model_copy(update={"boxes": kept}), variant.text)


# In these a turn that passes has nothing to do with throws saved, and strikes need no announcement.
PASSING = [
    ("announce-only", ["pair", "chance"]),
    ("bonus", ["ones", "threes"]),
    ("buy", ["pair", "chance"]),
    ("down", ["ones", "pair", "chance"]),
    ("extra-two", ["pair", "chance"]),
    ("locked", ["threes", "pair"]),
    ("served", ["pair", "chance"]),
]


@pytest.mark.parametrize(("name", "boxes"), PASSING)
def test_passing_agrees_with_brute_force(name: str, boxes: list[str]) -> None:
    agree_on_passing(of_boxes(name, boxes))


@pytest.mark.parametrize("name", ["announce", "throw-limit"])
def test_passing_of_one_column_agrees_with_brute_force(name: str) -> None:
    agree_on_passing(build_part_variant(miniature(name), [0]))


def agree_on_passing(variant: Variant) -> None:
    part = find_parts(variant, 10**6)[0]
    value = solve_part(part, 2, 1, no_progress)
    start = new_game(variant, 1, first=0)
    before, passing = totals(start)[0], Passing(variant)
    for passes in range(3):
        assert value[passes, 0] + before == pytest.approx(float(passing.value(start, passes)), abs=1e-9)


@pytest.mark.parametrize("name", by_day(NAMES, A_FIFTH))
def test_more_passes_are_never_worse(name: str) -> None:
    for part in find_parts(miniature(name), 0):
        value = solve_part(part, 3, 1, no_progress)
        assert (np.diff(value, axis=0) >= -1e-12).all()


@pytest.mark.parametrize("name", by_day(ALONE, ALONE[::4]))
def test_a_sheet_of_one_part_is_judged_exactly(name: str) -> None:
    variant = miniature(name)
    estimator, reference = build_estimator(variant, cache=False, threads=1), Reference(variant, Mean())
    assert estimator.exact
    for seed in range(2):
        agree(estimator, reference, Random(seed))


def agree(estimator: Estimator, reference: Reference, random: Random) -> None:
    for state in random_game(estimator.variant, random, 1).states:
        found = estimator.action_values(state)
        exact = reference.action_values(state)
        assert list(found) == list(exact)
        assert list(found.values()) == pytest.approx([float(value) for value in exact.values()], abs=1e-9)


@pytest.mark.parametrize("name", by_day(SPLIT, SPLIT[::4]))
def test_the_last_two_turns_are_exact(name: str) -> None:
    variant = miniature(name)
    estimator = build_estimator(variant, most=0, cache=False, threads=1)
    reference = Reference(variant, Mean())
    assert not estimator.exact
    for seed in range(5):
        for state in random_game(variant, Random(seed), 1).states:
            if state.phase == "decide" and state.card.entries.count(None) <= 2:
                found, exact = estimator.action_values(state), reference.action_values(state)
                assert list(found.values()) == pytest.approx([float(value) for value in exact.values()], abs=1e-9)


@given(miniatures())
@settings(max_examples=20, deadline=None)
def test_values_of_random_rules(variant: Variant) -> None:
    estimator = build_estimator(variant, most=0, cache=False, threads=1)
    for seed in range(2):
        for state in random_game(variant, Random(seed), 1).states:
            found = estimator.action_values(state)
            assert list(found) == legal_actions(state)
            assert all(-1e9 < value < 1e9 for value in found.values())


@pytest.mark.parametrize("name", by_day(NAMES, A_FIFTH))
def test_plays_miniatures_by_the_rules(name: str) -> None:
    plays_by_the_rules(build_estimator(miniature(name), cache=False, threads=1, most=0))


@pytest.mark.parametrize("name", by_day(variant_ids(), ("kniffel-4-columns", "knoeffel", "kismet")))
def test_plays_shipped_variants_by_the_rules(name: str) -> None:
    variant = load_variant(name)
    # Solving the parts takes minutes; what their cards are worth does not matter to what may be done.
    parts = find_parts(variant)
    passes = 1 if len(parts) > 1 else 0
    nothing = [SolvedPart(part, np.zeros((1 + passes, part.space.count))) for part in parts]
    plays_by_the_rules(Estimator(variant, nothing))


def plays_by_the_rules(estimator: Estimator) -> None:
    random = Random(1)
    state = new_game(estimator.variant, 1, first=0)
    while state.phase != "over":
        if state.phase == "throw":
            events, chances = zip(*chance_outcomes(state), strict=True)
            state = apply(state, random.choices(events, [float(chance) for chance in chances])[0])
        else:
            values = estimator.action_values(state)
            assert list(values) == legal_actions(state)
            assert all(-1e4 < value < 1e5 for value in values.values()), "the kernels deem it illegal"
            state = apply(state, best_action(estimator.variant, values))


def test_parts_are_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pasch.solver.solve.storage.get_folder", lambda: tmp_path)
    part = find_parts(miniature("plain"))[0]
    assert load_part(part, 0) is None
    value = solve_part(part, 1, 1, no_progress)
    save_part(part, value)
    for passes in (0, 1):
        kept = load_part(part, passes)
        assert kept is not None
        assert (kept == value[: passes + 1]).all()
    assert load_part(part, 2) is None
    file = next(tmp_path.iterdir())
    whole = file.read_bytes()
    for broken in (whole[:-8], whole[:50], b"", whole[:-1] + b"\x41", b"x" + whole[1:]):
        file.write_bytes(broken)
        assert load_part(part, 0) is None
