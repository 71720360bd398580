"""Exercises: what ships agrees with the solver, and is worth learning from."""

import pytest

from pasch.analysis.exercises.model import Exercise
from pasch.analysis.exercises.position import state_of
from pasch.analysis.exercises.shipped import packed_exercises, shipped_exercises, with_exercises
from pasch.analysis.review.model import Choice
from pasch.players.solved import oracle_of
from pasch.rules.catalogue import shipped
from pasch.rules.engine import legal_actions
from pasch.rules.errors import PaschError
from pasch.rules.events import Action, Scored, ScoredFor
from pasch.rules.turn import with_points

SAMPLE = 5


def bare(action: Choice) -> Action:
    return Scored(action.box) if isinstance(action, ScoredFor) else action


@pytest.mark.parametrize("variant_id", with_exercises())
def test_what_ships_is_worth_learning_from(variant_id: str) -> None:
    found, variant = shipped_exercises(variant_id), shipped(variant_id)
    assert found.rules_hash == variant.rules_hash
    assert len(packed_exercises(variant_id)) < 60_000
    assert len({each.id for each in found.exercises}) == len(found.exercises) >= 200
    assert {theme for each in found.exercises for theme in each.themes} == set(found.themes)
    ratings = sorted(each.rating for each in found.exercises)
    assert ratings[0] < 1200
    assert ratings[-1] > 1700
    for each in found.exercises:
        state, losses = state_of(variant, each), [option.loss for option in each.options]
        assert losses == sorted(losses)
        assert losses[0] == 0 < losses[-1]
        if each.objective == "points":
            assert min(loss for loss in losses if loss) == each.gap
            assert 0.3 <= each.gap <= 8
        assert {bare(option.action) for option in each.options} == set(legal_actions(state))


@pytest.mark.parametrize("variant_id", with_exercises())
def test_losses_are_those_of_the_solver(variant_id: str) -> None:
    exercises = [each for each in shipped_exercises(variant_id).exercises if each.objective == "points"]
    for each in exercises[:: len(exercises) // SAMPLE]:
        agrees(variant_id, each)


def agrees(variant_id: str, exercise: Exercise) -> None:
    state = state_of(shipped(variant_id), exercise)
    values = oracle_of(state.variant).action_values(state)
    most = max(values.values())
    for option in exercise.options:
        assert most - values[bare(option.action)] == pytest.approx(option.loss, abs=0.0051)
        assert with_points(state, bare(option.action)) == option.action


def test_a_sheet_of_several_columns_has_none_yet() -> None:
    with pytest.raises(PaschError) as raised:
        shipped_exercises("yams")
    assert raised.value.code == "exercises-too-large"
