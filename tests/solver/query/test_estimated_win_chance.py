"""Win chances on sheets too large to solve: normal totals, with a stated error."""

from dataclasses import replace

import pytest
from small_games import miniature

from pasch.rules.game.card import Card
from pasch.rules.game.engine import apply, chance_outcomes, legal_actions
from pasch.rules.game.state import GameState, new_game
from pasch.solver.query.advice import Adviser
from pasch.solver.query.estimate import Estimator, build_estimator
from pasch.solver.query.estimated_win_chance import EstimatedWinning
from pasch.solver.query.win_chance import Winning
from pasch.solver.solve.solver import solve
from pasch.values.analyst import Analyst

NAME = "free-and-down"


@pytest.fixture(scope="module")
def estimator() -> Estimator:
    return build_estimator(miniature(NAME), most=1, cache=False)


def begun(seats: int) -> GameState:
    state = new_game(miniature(NAME), 1)
    return apply(replace(state, cards=state.cards * seats), chance_outcomes(state)[0][0])


def test_equal_cards_have_equal_chances_and_they_are_said_to_be_estimates(estimator: Estimator) -> None:
    state = replace(new_game(miniature(NAME), 1), cards=new_game(miniature(NAME), 1).cards * 3)
    found = EstimatedWinning(estimator).chances(state)
    assert found.value == pytest.approx([1 / 3] * 3)
    assert not found.exact
    assert found.error < 0.01


def test_the_better_action_wins_more_often(estimator: Estimator) -> None:
    state, winning = begun(2), EstimatedWinning(estimator)
    values, chances = estimator.action_values(state), winning.actions(state)
    assert list(chances) == legal_actions(state)
    assert winning.advise(state).best == max(values, key=values.__getitem__)
    assert sum(winning.chances(state).value) == pytest.approx(1)


def test_finished_game_is_won_by_the_higher_total(estimator: Estimator) -> None:
    variant = miniature(NAME)
    full = Card(variant, (1,) * variant.turns, *(new_game(variant, 1).cards[0].extra,) * 2)
    none = replace(full, entries=(0,) * variant.turns)
    state = replace(new_game(variant, 1), cards=(full, none))
    assert EstimatedWinning(estimator).chances(state).value == pytest.approx([1.0, 0.0])


def test_solvable_sheet_is_not_estimated() -> None:
    variant = miniature("plain")
    analyst = Analyst(variant, Adviser(solve(variant, cache=False)))
    assert isinstance(analyst.win_model(), Winning)
    assert analyst.stored_win_model() is analyst.win_model()
