"""The way in: a variant becomes its exercises."""

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from pasch.analysis.exercises.choosing import Kind, Ranked, choose, kinds_of
from pasch.analysis.exercises.cutting import Cut, cut_games
from pasch.analysis.exercises.model import (
    Exercise,
    ExerciseOption,
    Exercises,
    InWords,
)
from pasch.analysis.exercises.position import card_then, turn_then
from pasch.analysis.exercises.rating import RIGHT, rating_of
from pasch.analysis.reasons import Reason, Why, reasons_between
from pasch.analysis.review.choice import choice_of
from pasch.analysis.themes import THEMES, Question, themes_of
from pasch.rules.notation import format_position
from pasch.rules.state import GameState
from pasch.rules.variant import Variant
from pasch.solver.ask.advice import Adviser
from pasch.solver.progress import Progress, untold

VERSION = 1
LEVELS_CUT = ("beginner", "casual", "club")
"""Human-like ones: casual and its neighbours."""
_LOOKED_AT = 8
"""Kinds for each exercise that is wanted, of which the best are taken."""
_DIGITS = 2


class Amount(NamedTuple):
    """How much is cut, and how much is kept of it.

    Attributes:
        games: of each level.
        exercises: at most so many.
    """

    games: int
    exercises: int


SHIPPED = Amount(games=1000, exercises=300)
HOUSE_RULE = Amount(games=150, exercises=120)


def exercises_of(adviser: Adviser, amount: Amount, seed: str = "pasch", progress: Progress = untold) -> Exercises:
    """The exercises of a variant; the same seed brings the same ones.

    Args:
        adviser: of the variant solved for the mean.
    """
    games = amount.games * len(LEVELS_CUT)
    kinds = kinds_of(cut_games(adviser, amount.games, seed, LEVELS_CUT, progress), games)
    looked_at = [_looked_at(adviser, kind) for kind in kinds[: _LOOKED_AT * amount.exercises]]
    why = {id(ranked): reasons for ranked, reasons in looked_at}
    chosen = choose([ranked for ranked, _ in looked_at], amount.exercises)
    return collected(adviser.variant, [_exercise(ranked, why[id(ranked)]) for ranked in chosen])


def collected(variant: Variant, exercises: Sequence[Exercise]) -> Exercises:
    """Exercises of a variant with what is said of them all."""
    themes = {theme for each in exercises for theme in each.themes}
    return Exercises(
        rules_hash=variant.rules_hash,
        version=VERSION,
        themes=[theme for theme in THEMES if theme in themes],
        exercises=list(exercises),
    )


def _looked_at(adviser: Adviser, kind: Kind) -> tuple[Ranked, Sequence[Reason]]:
    """What a kind is about, how hard it is, and why the best is best."""
    cut = kind.cut
    reasons = reasons_between(adviser, cut.state, cut.options[0], cut.tempting)
    themes = themes_of(Question(cut.state, cut.options[0].action, cut.tempting.action, reasons, cut.tempting.loss))
    return Ranked(kind, themes, rating_of([option.loss for option in cut.options])), reasons


def _exercise(ranked: Ranked, reasons: Sequence[Reason]) -> Exercise:
    kind, cut = ranked.kind, ranked.kind.cut
    why = Why(cut.tempting, tuple(reasons))
    return Exercise(
        id=name_of(cut.state, "points"),
        cards=[card_then(cut.state.variant, card) for card in cut.state.cards],
        turn=turn_then(cut.state),
        objective="points",
        themes=list(ranked.themes),
        gap=round(cut.gap, _DIGITS),
        often=round(kind.often, 4),
        rating=ranked.rating,
        options=options_then(cut),
        reason=InWords(de=why.words(cut.state, "de"), en=why.words(cut.state, "en")),
    )


def name_of(state: GameState, aim: str) -> str:
    """The name of an exercise: of its position and what is asked for, whatever the variant is called."""
    position = format_position(state).partition(" ")[2]
    return hashlib.sha256(f"{state.variant.rules_hash} {position} {aim}".encode()).hexdigest()[:10]


def options_then(cut: Cut) -> list[ExerciseOption]:
    """Every action; what is right loses nothing, and what is wrong never looks as if it lost nothing."""
    return [
        ExerciseOption(action=choice_of(cut.state, option.action), loss=_shown(option.loss)) for option in cut.options
    ]


def _shown(loss: float) -> float:
    return 0.0 if loss <= RIGHT else max(round(loss, _DIGITS), 10**-_DIGITS)
