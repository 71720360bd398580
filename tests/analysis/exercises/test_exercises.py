"""Shipped exercises: they agree with the solver and have a clear best choice."""

from pathlib import Path

import pytest

from by_day import by_day, by_night
from pasch.analysis.advice.reasons import Reason, reasons_between
from pasch.analysis.advice.themes import THEMES, DecisionQuestion, themes_of
from pasch.analysis.exercises.decision_sampling import SampledDecision, clarity_of, cut_games, plausible
from pasch.analysis.exercises.exercise_generation import exercises_at
from pasch.analysis.exercises.exercise_model import Exercise, ExerciseReason
from pasch.analysis.exercises.exercise_position import state_of
from pasch.analysis.exercises.exercise_rating import DIFFERENT, RIGHT, rating_of
from pasch.analysis.exercises.shipped_exercises import MOST_BYTES, packed_exercises, shipped_exercises, with_exercises
from pasch.locale import COMPLETE, text
from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.rules.game.engine import legal_actions
from pasch.rules.game.events import Action, Announced, Held, Scored, Struck
from pasch.rules.text.position_notation import parse_position
from pasch.solver.query.action_ranking import rank_actions
from pasch.solver.query.advice import Adviser
from pasch.solver.query.win_chance import Winning, compares_totals
from pasch.solver.solve.total_distributions import find_distributions
from pasch.values.analyst import oracle_of

SAMPLE = 5
LARGE = ("balut", "jamb-mk", "maxi-yatzy", "maxi-yatzy-plain", "yamb", "yams-plus-minus")
"""Whose values take half a minute and more, so that nothing is told of boxes and bonuses, nor of winning."""
SOLVED = by_day([each for each in with_exercises() if each not in LARGE], ("kniffel",))


@pytest.mark.parametrize("variant_id", by_day(with_exercises(), ("kniffel", "yamb")))
def test_shipped_exercises_have_a_clear_gap(variant_id: str) -> None:
    found, variant = shipped_exercises(variant_id), shipped(variant_id)
    assert found.rules_hash == variant.rules_hash
    assert len(packed_exercises(variant_id)) < MOST_BYTES[found.certainty]
    right, least, most = clarity_of(found.certainty, variant)
    assert len({each.id for each in found.exercises}) == len(found.exercises) >= 200
    assert {theme for each in found.exercises for theme in each.themes} == set(found.themes)
    ratings = sorted(each.rating for each in found.exercises)
    assert ratings[0] < 1200
    assert ratings[-1] > 1700
    for each in found.exercises:
        state, losses = state_of(variant, each), each.losses
        assert len(losses) == len(legal_actions(state))
        assert min(losses) == 0 < max(losses)
        assert all(losses[rival.option] > 0 and rival.reasons for rival in each.against)
        assert len(each.against) == len({rival.option for rival in each.against})
        assert each.against or found.certainty == "learned" or variant_id in LARGE
        if each.objective == "points":
            assert min(loss for loss in losses if loss > right) == each.gap
            assert least <= each.gap <= most


@pytest.mark.parametrize("variant_id", by_day(with_exercises(), ("kniffel", "yamb")))
def test_there_is_a_puzzle_for_every_day_of_a_year(variant_id: str) -> None:
    assert len(shipped_exercises(variant_id).exercises) >= 366


@pytest.mark.parametrize("variant_id", SOLVED)
def test_losses_are_those_of_the_solver(variant_id: str) -> None:
    exercises = [each for each in shipped_exercises(variant_id).exercises if each.objective == "points"]
    for each in exercises[:: len(exercises) // SAMPLE]:
        agrees(variant_id, each)


@pytest.mark.slow
@pytest.mark.parametrize("variant_id", by_night(with_exercises(), 5))
def test_all_losses_are_those_of_the_solver(variant_id: str) -> None:
    oracle, exercises = oracle_of(shipped(variant_id)), shipped_exercises(variant_id).exercises
    for each in exercises:
        if each.objective == "points":
            agrees(variant_id, each)
    if not isinstance(oracle, Adviser) or not compares_totals(oracle.variant):
        return
    winning = Winning(find_distributions(oracle.solution))
    for each in exercises:
        if each.objective == "points":
            continue
        state = state_of(oracle.variant, each)
        values = {option.action: option.loss for option in winning.advise(state).options}
        assert [values[action] for action in legal_actions(state)] == pytest.approx(each.losses, abs=0.000051)


def agrees(variant_id: str, exercise: Exercise) -> None:
    state = state_of(shipped(variant_id), exercise)
    oracle = oracle_of(state.variant)
    values = oracle.action_values(state)
    best, *_ = options = rank_actions(values).options
    by_action = {option.action: option for option in options}
    actions = legal_actions(state)
    for action, loss in zip(actions, exercise.losses, strict=True):
        lost = best.value - values[action]  # what loses less than is shown never looks as if it lost nothing
        assert lost == pytest.approx(loss, abs=0.0051 if loss < 10 else 0.051) or (loss == 0.01 and 0 < lost < loss)
    for rival in exercise.against:
        reasons = reasons_between(oracle, state, best, by_action[actions[rival.option]])
        assert [told.kind for told in rival.reasons] == [reason.kind for reason in reasons]
        for told, reason in zip(rival.reasons, reasons, strict=True):
            assert isinstance(told, ExerciseReason)
            assert (told.better, told.worse) == pytest.approx((reason.better, reason.worse), abs=0.0051)


def test_a_position_of_ones_own_becomes_an_exercise_with_a_reason_against_every_choice_that_loses() -> None:
    state = parse_position(f"kniffel {EMPTY} 1> 1:13355")
    oracle = oracle_of(state.variant)
    (found,) = exercises_at(oracle, state.variant, [state]).exercises
    assert state_of(state.variant, found) == state
    assert {rival.option for rival in found.against} == {
        place for place, loss in enumerate(found.losses) if loss >= DIFFERENT
    }
    agrees("kniffel", found)


def test_a_sheet_of_several_columns_has_those_of_learned_values() -> None:
    assert {shipped_exercises(each).certainty for each in ("yams", "kniffel-4-columns")} == {"learned"}
    assert shipped_exercises("kniffel").certainty == "exact"


def test_every_shipped_variant_has_exercises() -> None:
    assert with_exercises() == list(variant_ids())


def cuts(seed: str, variant_id: str = "kniffel", games: int = 3) -> list[SampledDecision]:
    oracle = oracle_of(shipped(variant_id))
    assert isinstance(oracle, Adviser)
    return list(cut_games(oracle, games, seed, ("casual",)))


def test_the_same_seed_brings_the_same_decisions_and_they_have_a_clear_best_choice() -> None:
    found = cuts("one")
    assert found
    assert [(cut.state, cut.gap) for cut in found] == [(cut.state, cut.gap) for cut in cuts("one")]
    assert [cut.state for cut in found] != [cut.state for cut in cuts("two")]
    for cut in found:
        assert 0.3 <= cut.gap <= 8
        assert cut.gap <= cut.tempting.loss
        assert plausible(cut.tempting) or not any(plausible(option) for option in cut.options if option.loss > 1e-6)


def test_what_most_levels_find_is_rated_lower_and_every_second_time_is_1500() -> None:
    assert rating_of([0.0, 0.0 + 2 * RIGHT]) == 1500
    assert rating_of([0.0, 8.0]) < rating_of([0.0, 2.0]) < 1500 < rating_of([0.0, 0.5, 0.5, 0.5])
    assert rating_of([0.0, 0.0, 0.5]) < rating_of([0.0, 0.5, 0.5])
    assert rating_of([3.0, 0.0], [0.0, 0.1]) > 1500


EMPTY = ",".join("." * 13)
KNIFFEL_SCORED = "1,6,.,.,.,.,.,.,.,.,.,50,."
LATE = "1,6,9,8,20,12,20,14,25,30,.,.,."
BONUS = (Reason("bonus", 0.5, 0.4, 3.5),)


@pytest.mark.parametrize(
    ("position", "better", "worse", "reasons", "themes"),
    [
        (f"kniffel {EMPTY} 1> 1:13355", Held((5, 5)), Held((3, 3)), (), ["keep"]),
        (f"kniffel {EMPTY} 1> 1:23455", Held((2, 3, 4, 5)), Held((5, 5)), (), ["straight-or-pairs", "keep"]),
        (f"kniffel {EMPTY} 1> 1:23455", Held((5, 5)), Held((2, 3, 4, 5)), (), ["straight-or-pairs", "keep"]),
        (f"kniffel {EMPTY} 1> 3:11366", Scored("ones"), Scored("chance"), (), ["box"]),
        (f"kniffel {EMPTY} 1> 3:11366", Struck("ones"), Scored("chance"), (), ["strike", "box"]),
        (f"kniffel {EMPTY} 1> 3:11366", Scored("ones"), Scored("sixes"), BONUS, ["bonus", "box"]),
        (f"kniffel {KNIFFEL_SCORED} 1> 3:33333", Scored("threes"), Scored("chance"), (), ["joker", "box"]),
        (f"kniffel {LATE} 1> 2:23456", Scored("large_straight"), Held((6,)), (), ["endgame", "keep"]),
        ("kniffel-announce " + EMPTY + " 1> 1:13355", Announced("fives"), Announced("threes"), (), ["announce"]),
    ],
)
def test_a_theme_follows_from_the_position_and_from_both_actions(
    position: str, better: Action, worse: Action, reasons: tuple[Reason, ...], themes: list[str]
) -> None:
    state = parse_position(position)
    assert themes_of(DecisionQuestion(state, better, worse, reasons, 7.0)) == themes
    assert themes_of(DecisionQuestion(state, better, worse, (), 7.0, "win"))[0] == "win"
    assert "bonus" not in themes_of(DecisionQuestion(state, better, worse, reasons, 7.1))


def test_every_theme_has_its_name_and_its_line_in_the_docs() -> None:
    docs = (Path(__file__).parents[3] / "docs" / "exercises.md").read_text()
    for theme in THEMES:
        assert f"| `{theme}` |" in docs
    names = [text(f"theme-{theme}", language) for theme in THEMES for language in COMPLETE]
    assert len(set(names)) == len(THEMES) * len(COMPLETE)
