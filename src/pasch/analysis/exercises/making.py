"""The way in: a variant becomes its exercises."""

from collections.abc import Sequence
from typing import NamedTuple

from pasch.analysis.exercises.choosing import choose, kinds_of, promising, ranked
from pasch.analysis.exercises.cutting import cut_games
from pasch.analysis.exercises.model import Exercise, Exercises
from pasch.analysis.exercises.to_win import duel_kinds, duels
from pasch.analysis.exercises.writing import exercise_of, exercise_to_win
from pasch.analysis.themes import THEMES
from pasch.rules.variant import Variant
from pasch.solver.ask.advice import Adviser
from pasch.solver.ask.winning import Winning
from pasch.solver.progress import Progress, untold

VERSION = 1
LEVELS_CUT = ("beginner", "casual", "club")
"""Human-like ones: casual and its neighbours."""
_LOOKED_AT = 5
"""Kinds for each exercise that is wanted, of which the best are taken."""


class Amount(NamedTuple):
    """How much is cut, and how much is kept of it.

    Attributes:
        games: of each level; duels: games of which two each stand side by side.
        exercises, to_win: at most so many, for points and for winning.
    """

    games: int
    exercises: int
    duels: int
    to_win: int


SHIPPED = Amount(games=400, exercises=280, duels=200, to_win=30)
HOUSE_RULE = Amount(games=120, exercises=120, duels=0, to_win=0)


def exercises_of(
    adviser: Adviser,
    amount: Amount,
    winning: Winning | None = None,
    seed: str = "pasch",
    progress: Progress = untold,
) -> Exercises:
    """The exercises of a variant; the same seed brings the same ones.

    Args:
        adviser: of the variant solved for the mean.
        winning: knows the chance to win, for exercises in playing to win.
    """
    kinds = kinds_of(cut_games(adviser, amount.games, seed, LEVELS_CUT, progress), amount.games * len(LEVELS_CUT))
    likely = promising(kinds, _LOOKED_AT * amount.exercises)
    chosen = choose([ranked(adviser, kind) for kind in likely], amount.exercises)
    found = [exercise_of(each) for each in chosen]
    if winning is not None and amount.to_win:
        found += _to_win(winning, amount, seed)
    return _collected(adviser.variant, found)


def _to_win(winning: Winning, amount: Amount, seed: str) -> list[Exercise]:
    most = duel_kinds(duels(winning, amount.duels, seed), amount.duels)[: amount.to_win]
    return [exercise_to_win(winning, kind.duel, kind.often) for kind in most]


def _collected(variant: Variant, exercises: Sequence[Exercise]) -> Exercises:
    """Exercises of a variant with what is said of them all."""
    themes = {theme for each in exercises for theme in each.themes}
    return Exercises(
        rules_hash=variant.rules_hash,
        version=VERSION,
        themes=[theme for theme in THEMES if theme in themes],
        exercises=list(exercises),
    )
