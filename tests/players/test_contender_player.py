"""The player that plays to win: exact in the last turn, never worse than the best mean, optimal alone."""

import random
from dataclasses import replace

import pytest

from pasch.players.contender_player import ContenderPlayer, action_to_win
from pasch.players.solved_player import SolvedPlayer
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.game.engine import apply, totals
from pasch.rules.game.state import GameState, new_game
from pasch.rules.text.position_notation import parse_position
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.objective import WinAgainst
from pasch.solver.query.advice import Adviser
from pasch.solver.query.chance_advice import ChanceAdviser
from pasch.solver.query.win_chance import Winning
from pasch.solver.solve.total_distributions import find_distributions
from pasch.testing import check_player
from pasch.testing.games import random_event
from pasch.values.analyst import oracle_of

STRICT = shipped("kniffel-strict")


@pytest.fixture(scope="module")
def adviser() -> Adviser:
    found = oracle_of(STRICT)
    assert isinstance(found, Adviser)
    return found


@pytest.fixture(scope="module")
def winning(adviser: Adviser) -> Winning:
    return Winning(find_distributions(adviser.solution))


def decisions(seed: int) -> list[GameState]:
    """The decisions of the first of two seats in a random game."""
    dice, state, found = random.Random(seed), new_game(STRICT, 2, first=0), []
    while state.phase != "over":
        if state.phase == "decide" and state.seat == 0:
            found.append(state)
        state = apply(state, random_event(state, dice))
    return found


def test_it_plays_by_the_rules() -> None:
    check_player(ContenderPlayer(), [STRICT], seed=3)


@pytest.mark.parametrize("last", [0, 9, 20, 25, 29])
def test_in_the_last_turn_it_is_the_best_answer_to_what_the_other_has(winning: Winning, last: int) -> None:
    own = parse_position(f"kniffel-strict 1,2,3,4,5,6,7,8,25,30,40,0,.|1,2,3,4,5,6,7,8,25,30,40,0,{last} 1> 1:23456")
    other = totals(own)[1]
    exact = ChanceAdviser(CardSpace(STRICT), WinAgainst(((other, 1.0),)), own.card, 1, lambda _share: None, 10**9)
    found = {option.action: option.value for option in winning.advise(own).options}
    for option in exact.advise(own).options:
        assert found[option.action] == pytest.approx(option.value, abs=1e-6)


def test_no_turn_is_worse_than_for_the_mean(winning: Winning, adviser: Adviser) -> None:
    for state in decisions(5):
        values = winning.actions(state)
        chosen = action_to_win(winning, adviser, state)
        assert chosen in values
        assert winning.advise(state).value >= max(values.values()) - 1e-6


def test_alone_it_is_the_best_play() -> None:
    for state in decisions(7)[::3]:
        alone = replace(state, cards=state.cards[:1])
        assert ContenderPlayer().choose(alone, random.Random(1)) == SolvedPlayer().choose(alone, random.Random(1))
