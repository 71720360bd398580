"""Exercises of a lesson: of many decisions that fit, a few clear ones, the easiest first."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pasch.analysis.advice.reasons import reasons_between
from pasch.analysis.advice.themes import Aim, themes_of
from pasch.analysis.advice.themes import DecisionQuestion as Asked
from pasch.analysis.exercises.decision_sampling import SampledDecision, clarity_of, cut_of
from pasch.analysis.exercises.exercise_building import ExerciseQuestion as Written
from pasch.analysis.exercises.exercise_building import against_points, against_to_win, name_of, rivals
from pasch.analysis.exercises.exercise_model import Exercise
from pasch.analysis.exercises.exercise_rating import RIGHT, rating_of
from pasch.rules.game.state import GameState
from school.lesson_draft import LessonDecision
from school.solved_variant import SolvedVariant

COUNT, TOLD = 4, 12
"""Of each lesson, so many exercises; of each of them, so many wrong choices with the reason against them."""
_CLEAR_CHANCE, _TOO_CLEAR_CHANCE = 0.02, 0.5


class _Asked(NamedTuple):
    """A decision with a clear best choice, before its sentences are written.

    Attributes:
        point_losses: of each option in points, in the order of the options.
    """

    cut: SampledDecision
    aim: Aim
    point_losses: Sequence[float]

    @property
    def rating(self) -> int:
        """Difficulty on the scale of `exercise_rating`."""
        return rating_of(self.point_losses, [option.loss for option in self.cut.options], self.cut.state.variant.scale)


def exercises_of(known: SolvedVariant, kinds: Sequence[Sequence[LessonDecision]]) -> list[Exercise]:
    """As many of each kind, spread from easy to hard, with no roll and best choice twice."""
    each = -(-COUNT // len(kinds))
    found = [asked for questions in kinds for asked in _spread(_clear(known, questions), each)]
    return sorted((_built(known, asked) for asked in found[:COUNT]), key=lambda exercise: exercise.rating)


def _clear(known: SolvedVariant, questions: Sequence[LessonDecision]) -> list[_Asked]:
    found: dict[object, _Asked] = {}
    for question in questions:
        same = question.state.turn.roll, question.state.turn.throws, question.options[0].action
        if same not in found:
            asked = _for_points(question) if len(question.state.cards) == 1 else _to_win(known, question)
            found.update({} if asked is None else {same: asked})
    return sorted(found.values(), key=lambda asked: (asked.rating, name_of(asked.cut.state, asked.aim)))


def _spread(asked: Sequence[_Asked], count: int) -> Iterator[_Asked]:
    for place in range(min(count, len(asked))):
        yield asked[(2 * place + 1) * len(asked) // (2 * count)]


def _for_points(question: LessonDecision) -> _Asked | None:
    cut = cut_of(question.state, question.options, clarity_of("exact", question.state.variant))
    return None if cut is None else _Asked(cut, "points", [option.loss for option in cut.options])


def _to_win(known: SolvedVariant, question: LessonDecision) -> _Asked | None:
    wrong = [option for option in question.options if option.loss > RIGHT]
    if not wrong or not _CLEAR_CHANCE <= wrong[0].loss <= _TOO_CLEAR_CHANCE:
        return None
    state = question.state
    alone = GameState(state.variant, state.cards[:1], 0, state.direction, state.turn)
    points = {option.action: option.loss for option in known.options(alone)}
    usual = min(question.options, key=lambda option: points[option.action])
    cut = SampledDecision(state, question.options, wrong[0].loss, usual, 0.0)
    return _Asked(cut, "win", [points[option.action] for option in question.options])


def _built(known: SolvedVariant, asked: _Asked) -> Exercise:
    cut, aim = asked.cut, asked.aim
    state, best, tempting = cut.state, cut.options[0], cut.tempting
    reasons = reasons_between(known.adviser, state, best, tempting) if aim == "points" else []
    themes = themes_of(Asked(state, best.action, tempting.action, reasons, tempting.loss, aim))
    exercise = Written(state, cut.options, aim, cut.gap, 0.0, asked.rating)
    told = against_points(known.adviser, exercise) if aim == "points" else against_to_win(known.winning, exercise)
    return exercise.written(themes, rivals(cut.options, cut.gap, tempting, TOLD), told)
