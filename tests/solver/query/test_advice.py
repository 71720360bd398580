"""Advice: action values against the exact reference and the Bellman equation, and aims of actions."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from reference import Reference
from small_games import NAMES, miniature, sampled

from by_day import by_day
from pasch.locale import COMPLETE
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.errors import PaschError
from pasch.rules.game.card import empty_card
from pasch.rules.game.engine import apply, chance_outcomes
from pasch.rules.game.events import Action, Held, Scored, Struck
from pasch.rules.game.state import GameState, new_game
from pasch.rules.text.position_notation import parse_position
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.objective import Mean, Objective, Utility
from pasch.solver.query.action_ranking import rank_actions
from pasch.solver.query.advice import Adviser
from pasch.solver.solve.backward_induction import solve_cards
from pasch.solver.solve.solution import Distribution, Solution, SolveCost, Summary
from pasch.solver.solve.solver import solve

POSITIONS = 12
SHIPPED = ["kniffel-strict", "yahtzee"]


@cache
def adviser(name: str, theta: float = 0.0) -> Adviser:
    return Adviser(solve(miniature(name), Utility(theta) if theta else Mean(), threads=1, cache=False))


@cache
def adviser_of_values(name: str) -> Adviser:
    """Without what solving finds out beside the values."""
    space = CardSpace(shipped(name))
    value = solve_cards(build_arrays(space), space.level, 0.0, 2, lambda _: None)
    summary = Summary(Distribution(0, np.ones(1)), (), (), 0.0, 0.0)
    chances = np.zeros((1, 1), dtype=np.float32)
    return Adviser(Solution(shipped(name), Mean(), space, value, summary, chances, SolveCost(0.0, 0.0, 0)))


@pytest.mark.parametrize("name", by_day(SHIPPED, SHIPPED[:1]))
def test_the_bellman_equation_holds(name: str) -> None:
    asked = adviser_of_values(name)
    for state in sampled(shipped(name), "throw", 8):
        mean = sum(float(chance) * asked.value(apply(state, event)) for event, chance in chance_outcomes(state))
        assert asked.value(state) == pytest.approx(mean, abs=1e-9)
    for state in sampled(shipped(name), "decide", 30):
        values = asked.action_values(state)
        assert asked.advise(state).value == asked.value(state) == max(values.values())
        for action, value in values.items():
            after = apply(state, action)
            if after.phase != "over":
                assert value == pytest.approx(asked.value(after), abs=1e-9)


@pytest.mark.parametrize("name", SHIPPED)
def test_the_empty_card_is_worth_its_first_throws(name: str) -> None:
    asked, start = adviser_of_values(name), new_game(shipped(name), 1)
    throws = [(apply(start, event), float(chance)) for event, chance in chance_outcomes(start)]
    mean = sum(chance * asked.value(state) for state, chance in throws)
    assert asked.solution.value_of(empty_card(shipped(name))) == pytest.approx(mean, abs=1e-9)


@pytest.mark.parametrize("objective", [Mean(), Utility(-0.3)], ids=str)
@pytest.mark.parametrize(
    "name", ["announce-only", "announce-two", "buy-two", "put-aside-two", "save", "served", "twins"]
)
def test_many_questions_at_once_have_the_answers_of_each_alone(name: str, objective: Objective) -> None:
    asked = adviser(name, objective.theta if isinstance(objective, Utility) else 0.0)
    states = sampled(miniature(name), "decide", 80)
    check_many(asked, states + states[::3])


@pytest.mark.parametrize("name", SHIPPED)
def test_more_questions_than_the_kernel_is_given_at_once(name: str) -> None:
    asked, states = adviser_of_values(name), sampled(shipped(name), "decide", 200)
    check_many(asked, states + states[::2])
    assert asked.advise_many([]) == []


def check_many(asked: Adviser, states: list[GameState]) -> None:
    for state, advice in zip(states, asked.advise_many(states), strict=True):
        alone = asked.advise(state)
        assert advice.value == alone.value
        assert [*advice.options] == [*alone.options]
        assert advice.best == advice.options[0].action


@pytest.mark.parametrize("name", by_day(NAMES))
def test_options_are_sorted_by_what_they_lose(name: str) -> None:
    for state in sampled(miniature(name), "decide", POSITIONS):
        advice, values = adviser(name).advise(state), adviser(name).action_values(state)
        assert advice.best == advice.options[0].action
        assert advice.options[0].loss == 0
        assert [one.value for one in rank_actions(values).options] == pytest.approx(
            [one.value for one in advice.options]
        )
        losses = [option.loss for option in advice.options]
        assert losses == sorted(losses)
        assert {option.action: option.value for option in advice.options} == values


def expected_scores(name: str, state: GameState, action: Action) -> dict[str, float]:
    """By open box, how often it will still score after an action: the reference's best play followed through."""
    reference, known = Reference(miniature(name), Mean()), dict[GameState, dict[str, float]]()

    def ahead(now: GameState) -> dict[str, float]:
        if now not in known:
            known[now] = worked_out(now)
        return known[now]

    def taken(now: GameState, choice: Action) -> dict[str, float]:
        found = dict(ahead(apply(now, choice)))
        if isinstance(choice, Scored):
            found[choice.box] = found.get(choice.box, 0.0) + 1
        return found

    def worked_out(now: GameState) -> dict[str, float]:
        if now.phase == "decide":
            return taken(now, reference.best_action(now))
        found: dict[str, float] = {}
        for event, chance in chance_outcomes(now):
            for box, often in ahead(apply(now, event)).items():
                found[box] = found.get(box, 0.0) + float(chance) * often
        return found

    return taken(state, action)


@pytest.mark.parametrize("name", by_day(NAMES))
def test_actions_have_the_right_aims(name: str) -> None:
    asked = adviser(name)
    for state in sampled(miniature(name), "decide", 6):
        for option in asked.advise(state).options[:4]:
            prospect = asked.prospect(state, option.action)
            assert sum(ending.chance for ending in prospect.endings) == pytest.approx(1)
            chances = [ending.chance for ending in prospect.endings]
            assert chances == sorted(chances, reverse=True)
            assert all(0 <= chance <= 1 + 1e-6 for _, chance in prospect.bonuses)
            free = {
                box.id for box in miniature(name).boxes if any(state.card.entries[cell] is None for cell in box.cells)
            }
            assert set(prospect.boxes) == free
            if isinstance(option.action, Scored | Struck):
                assert [ending.box for ending in prospect.endings] == [option.action.box]
                assert isinstance(option.action, Scored) or not prospect.endings[0].scores


@pytest.mark.parametrize("name", ["plain", "bonus", "announce", "served", "buy", "two-entries", "locked"])
def test_chances_of_boxes_are_those_of_the_best_play(name: str) -> None:
    asked = adviser(name)
    for state in sampled(miniature(name), "decide", 4):
        for option in asked.advise(state).options[:2]:
            exact = expected_scores(name, state, option.action)
            found = asked.prospect(state, option.action).boxes
            assert found == pytest.approx({box: exact.get(box, 0.0) for box in found}, abs=1e-5)


def test_before_a_throw_and_while_dice_are_held_there_are_prospects() -> None:
    asked = adviser("plain")
    before = new_game(miniature("plain"), 1)
    assert asked.prospect(before).endings == ()
    for state in sampled(miniature("plain"), "throw", POSITIONS):
        if state.turn.throws:
            assert sum(ending.chance for ending in asked.prospect(state).endings) == pytest.approx(1)


def test_three_of_a_kind_are_kept() -> None:
    asked = adviser_of_values("yahtzee")
    state = parse_position("yahtzee .,.,.,.,.,.,.,.,.,.,.,.,. 1> 1:33345")
    assert asked.advise(state).best == Held((3, 3, 3))


def test_invalid_positions_are_refused() -> None:
    asked = adviser("plain")
    with pytest.raises(PaschError) as caught:
        asked.advise(new_game(miniature("plain"), 1))
    assert caught.value.code == "nothing-to-decide"
    with pytest.raises(PaschError) as caught:
        asked.advise_many([*sampled(miniature("plain"), "decide", 2), new_game(miniature("plain"), 1)])
    assert caught.value.code == "nothing-to-decide"
    with pytest.raises(PaschError) as caught:
        asked.advise(sampled(miniature("announce"), "decide", 1)[0])
    assert caught.value.code == "other-variant"


def test_a_card_that_no_game_leads_to() -> None:
    state = parse_position("yahtzee 5,.,.,.,.,.,.,.,.,.,.,.,. 1> 1:33345")
    card = replace(state.card, entries=(7, *state.card.entries[1:]))
    with pytest.raises(PaschError) as caught:
        adviser_of_values("yahtzee").advise(replace(state, cards=(card,)))
    assert caught.value.code == "impossible-card"
    assert all(caught.value.words(language) for language in COMPLETE)
