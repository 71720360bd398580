"""Distributions of final totals and win chances, against the exact reference and by enumeration."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from math import prod

import numpy as np
import pytest
from reference import Chances, Reference
from small_games import NAMES, ONE_DISTRIBUTION, miniature

from by_day import A_FIFTH, A_THIRD, by_day
from pasch.rules.game.card import total_if_struck
from pasch.rules.game.engine import apply, chance_outcomes, legal_actions
from pasch.rules.game.state import GameState, new_game
from pasch.rules.game.turn import new_turn
from pasch.rules.variant.variant import Variant
from pasch.solver.objective import Mean
from pasch.solver.query.win_chance import Winning, compute_win_chances
from pasch.solver.solve.solution import Distribution
from pasch.solver.solve.solver import solve
from pasch.solver.solve.total_distributions import Distributions, find_distributions

SINGLE = 2e-6
"""Distributions are kept in single precision."""


@cache
def distributions(name: str) -> Distributions:
    return find_distributions(solve(miniature(name), cache=False), cache=False)


@cache
def reference(name: str) -> Reference:
    return Reference(miniature(name), Mean())


def moments(variant: Variant, seats: int, count: int, seed: str) -> Iterator[GameState]:
    """Moments of random games, before throws and at decisions."""
    chance = random.Random(seed)
    while count:
        state = new_game(variant, 1)
        state = replace(state, cards=state.cards * seats)
        while state.phase != "over" and count:
            if chance.random() < 0.2:
                yield state
                count -= 1
            events = [event for event, _ in chance_outcomes(state)] or legal_actions(state)
            state = apply(state, chance.choice(events))


def alone(state: GameState, seat: int) -> GameState:
    """The game of one seat by itself."""
    turn = state.turn if seat == state.seat else new_turn(state.variant, state.cards[seat])
    return GameState(state.variant, (state.cards[seat],), 0, state.direction, turn)


def close(found: Distribution, exact: Mapping[int, Fraction], points: int = 0) -> bool:
    known = {points + found.low + place: chance for place, chance in enumerate(found.chances.tolist())}
    return all(
        abs(known.get(total_, 0.0) - float(exact.get(total_, 0))) < SINGLE for total_ in known.keys() | exact.keys()
    )


def counted_out(totals: Sequence[Chances]) -> list[tuple[float, float, float]]:
    """By seat: to win alone, with others, and in all."""
    found = [[Fraction(), Fraction(), Fraction()] for _ in totals]
    for course in product(*(chances.items() for chances in totals)):
        chance = prod((each for _, each in course), start=Fraction(1))
        most = max(points for points, _ in course)
        winners = [seat for seat, (points, _) in enumerate(course) if points == most]
        for seat in winners:
            found[seat][len(winners) > 1] += chance
            found[seat][2] += chance / len(winners)
    return [(float(one), float(other), float(value)) for one, other, value in found]


@pytest.mark.parametrize("name", by_day(NAMES, A_FIFTH))
def test_a_card_ends_as_the_reference_says(name: str) -> None:
    variant, known = miniature(name), distributions(name)
    for state in moments(variant, 1, 12, name):
        before = replace(state, turn=new_turn(variant, state.card))
        if before.phase == "over":
            continue
        found = known.of(state.card)
        so_far = total_if_struck(variant, state.card)
        assert found.mean + so_far == pytest.approx(float(reference(name).value(before)), abs=1e-5)
        if name in ONE_DISTRIBUTION:
            assert close(found, reference(name).distribution(before), so_far)


@pytest.mark.parametrize("name", by_day(ONE_DISTRIBUTION, A_THIRD))
def test_chances_to_win_are_those_counted_out(name: str) -> None:
    winning, variant = Winning(distributions(name)), miniature(name)
    for state in (*moments(variant, 2, 4, name), *moments(variant, 3, 4, name)):
        totals = [reference(name).distribution(alone(state, seat)) for seat in range(len(state.cards))]
        found = winning.chances(state)
        for seat, exact in enumerate(counted_out(totals)):
            shown = found.alone[seat], found.shared[seat], found.value[seat]
            assert shown == pytest.approx(exact, abs=SINGLE)
        assert sum(found.value) == pytest.approx(1.0)


@pytest.mark.parametrize("name", by_day(ONE_DISTRIBUTION, A_THIRD))
def test_action_win_chances_follow_from_their_outcomes(name: str) -> None:
    winning, variant = Winning(distributions(name)), miniature(name)
    for state in moments(variant, 2, 6, f"actions {name}"):
        if state.phase != "decide":
            continue
        found = winning.actions(state)
        assert list(found) == legal_actions(state)
        for action, value in found.items():
            after = winning.chances(apply(state, action))
            assert value == pytest.approx(after.value[state.seat], abs=SINGLE)
        best = winning.advise(state)
        assert best.value >= max(found.values()) - SINGLE


def test_many_seats_share_a_victory() -> None:
    sure = Distribution(7, np.ones(1))
    found = compute_win_chances([sure] * 8 + [Distribution(3, np.ones(1))])
    assert found.value == pytest.approx([1 / 8] * 8 + [0])
    assert found.alone == pytest.approx([0] * 9)
    assert found.shared == pytest.approx([1] * 8 + [0])


def test_single_player_always_wins() -> None:
    assert compute_win_chances([Distribution(-5, np.array([0.5, 0.5]))]).value == pytest.approx([1.0])
