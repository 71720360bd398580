"""The way in: a solved variant becomes its ten lessons."""

from collections.abc import Callable

from pasch.analysis.school import boxes, ending, holding, upper
from pasch.analysis.school.draft import Draft
from pasch.analysis.school.exercising import exercises_of
from pasch.analysis.school.material import GAMES, Material
from pasch.analysis.school.model import Lesson, LessonId, School
from pasch.solver.solve.solution import Solution

VERSION = 1
LESSONS: dict[LessonId, Callable[[Material], Draft]] = {
    "bonus": upper.bonus,
    "strike": upper.strike,
    "three": upper.three,
    "order": boxes.order,
    "chance": boxes.chance,
    "pairs": holding.pairs,
    "straights": holding.straights,
    "five": holding.five,
    "last": ending.last,
    "behind": ending.behind,
}
"""In the order in which they are taught."""


def school_of(solution: Solution, games: int = GAMES) -> School:
    """The lessons of a variant of one column, five dice and Kniffel's boxes, solved for the mean.

    Args:
        games: so many are played by each habit; the same number brings the same lessons.
    """
    material = Material(solution, games)
    return School(
        variant=solution.variant.id,
        rules_hash=solution.variant.rules_hash,
        version=VERSION,
        games=games,
        lessons=[_lesson(material, lesson, draft(material)) for lesson, draft in LESSONS.items()],
    )


def _lesson(material: Material, lesson: LessonId, draft: Draft) -> Lesson:
    return Lesson(
        id=lesson,
        verdict=draft.verdict,
        figures=draft.figures,
        chart=draft.chart,
        exercises=exercises_of(material.known, draft.questions),
    )
