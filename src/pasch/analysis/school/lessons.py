"""The way in: a solved variant becomes its ten lessons, those of Kniffel's boxes or those of Yatzy's."""

from collections.abc import Callable, Mapping

from pasch.analysis.school import boxes, ending, holding, upper
from pasch.analysis.school.draft import Draft
from pasch.analysis.school.exercising import exercises_of
from pasch.analysis.school.known import PAIR
from pasch.analysis.school.material import GAMES, Material
from pasch.analysis.school.model import Lesson, LessonId, School
from pasch.rules.variant import Variant
from pasch.solver.solve.solution import Solution

VERSION = 1
Lessons = Mapping[LessonId, Callable[[Material], Draft]]
"""In the order in which they are taught."""
KNIFFEL: Lessons = {
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
YATZY: Lessons = {
    "bonus": upper.bonus,
    "yatzy-strike": upper.yatzy_strike,
    "yatzy-three": upper.three,
    "yatzy-order": boxes.yatzy_order,
    "yatzy-pair": boxes.pair,
    "yatzy-chance": boxes.chance,
    "yatzy-pairs": holding.pairs,
    "yatzy-straights": holding.yatzy_straights,
    "yatzy-five": holding.five,
    "behind": ending.behind,
}


def lessons_of(variant: Variant) -> Lessons:
    """What is taught of a variant."""
    return YATZY if PAIR in variant.box_by_id else KNIFFEL


def school_of(solution: Solution, games: int = GAMES) -> School:
    """The lessons of a variant of one column, five dice and Kniffel's boxes or Yatzy's, solved for the mean.

    Args:
        games: so many are played by each habit; the same number brings the same lessons.
    """
    material = Material(solution, games)
    return School(
        variant=solution.variant.id,
        rules_hash=solution.variant.rules_hash,
        version=VERSION,
        games=games,
        lessons=[_lesson(material, lesson, draft(material)) for lesson, draft in lessons_of(solution.variant).items()],
    )


def _lesson(material: Material, lesson: LessonId, draft: Draft) -> Lesson:
    return Lesson(
        id=lesson,
        verdict=draft.verdict,
        figures=draft.figures,
        chart=draft.chart,
        exercises=exercises_of(material.known, draft.questions),
    )
