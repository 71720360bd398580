"""The lessons about the end: the last free box, and the last round when behind."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from pasch.analysis.advice.reasons import entered_box
from pasch.rules.dice.dice_notation import parse_dice
from pasch.rules.game.card import Card, total
from pasch.rules.game.events import Held
from pasch.rules.game.state import GameState, Turn
from pasch.solver.objective import Reach, WinAgainst
from pasch.solver.progress import no_progress
from pasch.solver.query.chance_advice import ChanceAdviser
from pasch.solver.query.turn_odds import turn_odds
from pasch.solver.solve.solve_plan import find_default_budget
from school.lesson_draft import LessonDecision, LessonDraft
from school.lesson_material import LessonMaterial
from school.lesson_model import LessonFigure, ascending, chart, number, points, share
from school.solved_variant import CHANCE, PAIR, SolvedVariant, after

THREE = "three_of_a_kind"
NEEDED = range(20, 29)
"""Points that the last turn needs, in Chance."""
EXAMPLE = 25
"""The one that the words tell."""
_BY_BOX = {
    CHANCE: (22, 24, 26),
    THREE: (20, 23, 25),
    "sixes": (18, 24),
    "fives": (15, 20),
    "fours": (12, 16),
    PAIR: (10, 12),
    "two_pairs": (18, 22),
}
"""Points that the last turn needs, by the last free box."""
_EVERY = 7
"""Of the last turns of the best play, one in so many is looked at."""
_CLEAR = 0.03
"""Of the chance to win."""


def last(material: LessonMaterial) -> LessonDraft:
    """The mean of each box as the last free one, and three of a kind for its points or for success."""
    known = material.known
    value = {box.id: known.solution.value_of(known.full_but(box.id)) for box in known.variant.boxes}
    ones = known.at(known.full_but(THREE), 1, "11166")
    figures = {
        **_safe_and_bold(known),
        "sixes_for_ones": points(known.loss(ones, Held(parse_dice("111")))),
        "chance": points(value[CHANCE]),
        "four": points(value["four_of_a_kind"]),
        "large": points(value["large_straight"]),
    }
    return LessonDraft("half", figures, chart("box", "points", ascending(value)), [list(_last_boxes(material))])


def _safe_and_bold(known: SolvedVariant) -> dict[str, LessonFigure]:
    box = known.variant.box_by_id[THREE]
    safe, bold = (turn_odds(known.variant, box, aim=aim) for aim in ("chance", "mean"))
    return {
        "safe_chance": share(float(safe.chance)),
        "safe_mean": points(float(safe.mean)),
        "bold_chance": share(float(bold.chance)),
        "bold_mean": points(float(bold.mean)),
    }


def behind(material: LessonMaterial) -> LessonDraft:
    """The last round when behind: the best chance of the points that are missing is not the best mean."""
    known = material.known
    alone = known.full_but(CHANCE)
    mean = _mean_chances(known, alone)
    bold = {needed: _reach(known, alone, needed) for needed in NEEDED}
    figures = {
        "needed": number(EXAMPLE),
        "bold": share(bold[EXAMPLE]),
        "usual": share(mean[EXAMPLE]),
        "gain": share(max(bold[needed] - mean[needed] for needed in NEEDED)),
        "mean": points(known.solution.value_of(alone)),
    }
    chances = chart("pips", "share", *({str(needed): of[needed] for needed in NEEDED} for of in (bold, mean)))
    return LessonDraft("half", figures, chances, [list(_behind_questions(material))])


def _last_boxes(material: LessonMaterial) -> Iterator[LessonDecision]:
    for taken in material.best_games:
        if taken.state.card.entries.count(None) == 1 and isinstance(taken.options[0].action, Held):
            yield LessonDecision(taken.state, taken.options)


def _mean_chances(known: SolvedVariant, card: Card) -> dict[int, float]:
    chances: dict[int, float] = {}
    for roll, probability in known.rolls():
        first = GameState(known.variant, (card,), 0, known.variant.direction, Turn(1, roll, None))
        for ending in known.adviser.prospect(first, known.options(first)[0].action).endings:
            for needed in NEEDED:
                chances[needed] = chances.get(needed, 0.0) + probability * ending.chance * (ending.points >= needed)
    return chances


def _reach(known: SolvedVariant, card: Card, needed: int) -> float:
    adviser = ChanceAdviser(known.solution.space, Reach(needed), card, 1, no_progress, find_default_budget())
    return float(adviser.start_value(card))


def _behind_questions(material: LessonMaterial) -> Iterator[LessonDecision]:
    # Last turns against a finished opponent, in which the best mean and the best chance to win differ.
    finals = _finished(material)
    for asked in islice(_last_boxes(material), 0, None, _EVERY):
        mine = total(material.known.variant, asked.state.card)
        for needed in _BY_BOX.get(_open_box(asked.state), ()):
            rival = finals.get(mine + needed - 1)
            if rival is not None:
                yield from _clear(material.known, asked, rival)


def _clear(known: SolvedVariant, asked: LessonDecision, rival: Card) -> Iterator[LessonDecision]:
    against = WinAgainst(((total(known.variant, rival), 1.0),))
    adviser = ChanceAdviser(known.solution.space, against, asked.state.card, 1, no_progress, find_default_budget())
    options = adviser.advise(asked.state).options
    usual = asked.options[0].action
    if next(option.loss for option in options if option.action == usual) >= _CLEAR:
        yield LessonDecision(replace(asked.state, cards=(asked.state.card, rival)), options)


def _finished(material: LessonMaterial) -> dict[int, Card]:
    variant = material.known.variant
    found: dict[int, Card] = {}
    for taken in material.best_games:
        if taken.state.card.entries.count(None) == 1 and entered_box(taken.option.action):
            card = after(taken.state, taken.option.action)
            found.setdefault(total(variant, card), card)
    return found


def _open_box(state: GameState) -> str:
    return next(box.id for box in state.variant.boxes if state.card.entries[box.cell] is None)
