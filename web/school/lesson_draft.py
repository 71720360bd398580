"""The draft of a lesson: its numbers, its picture, and decisions that may become exercises."""

from collections.abc import Sequence
from typing import NamedTuple

from pasch.rules.game.state import GameState
from pasch.solver.query.action_ranking import Option
from school.lesson_material import LessonMaterial
from school.lesson_model import Chart, LessonFigure, Verdict, points

RIGHT, HALF = 1.0, 3.0
"""Points in a game: advice that costs less is right, or half of it is."""


class LessonDecision(NamedTuple):
    """A decision that fits a lesson.

    Attributes:
        options: every legal action, the best first: in points, or in chance to win if the state has several seats.
    """

    state: GameState
    options: Sequence[Option]


class LessonDraft(NamedTuple):
    """A lesson before its exercises are chosen.

    Attributes:
        verdict: on the advice.
        questions: of each kind that it should ask, many.
    """

    verdict: Verdict
    figures: dict[str, LessonFigure]
    chart: Chart
    questions: Sequence[Sequence[LessonDecision]]


def draft_on(
    material: LessonMaterial, habit: str, figures: dict[str, LessonFigure], chart: Chart, *asked: str
) -> LessonDraft:
    """Returns a lesson on a habit.

    Args:
        asked: habits of the exercises; this one alone by default.
    """
    return LessonDraft(judge_advice(material, habit), figures, chart, deviating(material, *(asked or (habit,))))


def judge_advice(material: LessonMaterial, habit: str) -> Verdict:
    """Judges advice by the loss per game of those who follow it strictly."""
    lost = material.cost(habit).mean
    return "right" if lost < RIGHT else "half" if lost < HALF else "wrong"


def cost_of(material: LessonMaterial, habit: str) -> LessonFigure:
    """Returns the cost of a habit per game, with its standard error."""
    found = material.cost(habit)
    return points(found.mean, found.error)


def deviating(material: LessonMaterial, *habits: str) -> list[list[LessonDecision]]:
    """By habit, the decisions in which it lost something."""
    return [[LessonDecision(taken.state, taken.options) for taken in material.deviations(habit)] for habit in habits]
