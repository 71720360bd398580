"""The way in: a solved variant becomes its ten lessons, those of Kniffel's boxes or those of Yatzy's."""

from collections.abc import Callable, Mapping

from pasch.rules.variant.variant import Variant
from pasch.solver.solve.solution import Solution
from school import box_lessons, ending_lessons, holding_lessons, upper_lessons
from school.lesson_draft import LessonDraft
from school.lesson_exercises import exercises_of
from school.lesson_material import GAMES, LessonMaterial
from school.lesson_model import Lesson, LessonId, School
from school.solved_variant import PAIR

VERSION = 1
Lessons = Mapping[LessonId, Callable[[LessonMaterial], LessonDraft]]
"""In the order in which they are taught."""
KNIFFEL: Lessons = {
    "bonus": upper_lessons.bonus,
    "strike": upper_lessons.strike,
    "three": upper_lessons.three,
    "order": box_lessons.order,
    "chance": box_lessons.chance,
    "pairs": holding_lessons.pairs,
    "straights": holding_lessons.straights,
    "five": holding_lessons.five,
    "last": ending_lessons.last,
    "behind": ending_lessons.behind,
}
YATZY: Lessons = {
    "bonus": upper_lessons.bonus,
    "yatzy-strike": upper_lessons.yatzy_strike,
    "yatzy-three": upper_lessons.three,
    "yatzy-order": box_lessons.yatzy_order,
    "yatzy-pair": box_lessons.pair,
    "yatzy-chance": box_lessons.chance,
    "yatzy-pairs": holding_lessons.pairs,
    "yatzy-straights": holding_lessons.yatzy_straights,
    "yatzy-five": holding_lessons.five,
    "behind": ending_lessons.behind,
}


def lessons_of(variant: Variant) -> Lessons:
    """Returns the lessons of a variant."""
    return YATZY if PAIR in variant.box_by_id else KNIFFEL


def school_of(solution: Solution, games: int = GAMES) -> School:
    """Returns the lessons of a variant of one column, five dice and Kniffel's boxes or Yatzy's, solved for the mean.

    Args:
        games: played by each habit; the same number gives the same lessons.
    """
    material = LessonMaterial(solution, games)
    return School(
        variant=solution.variant.id,
        rules_hash=solution.variant.rules_hash,
        version=VERSION,
        games=games,
        lessons=[_lesson(material, lesson, draft(material)) for lesson, draft in lessons_of(solution.variant).items()],
    )


def _lesson(material: LessonMaterial, lesson: LessonId, draft: LessonDraft) -> Lesson:
    return Lesson(
        id=lesson,
        verdict=draft.verdict,
        figures=draft.figures,
        chart=draft.chart,
        exercises=exercises_of(material.known, draft.questions),
    )
