"""The way in: a variant becomes its exercises."""

from collections.abc import Sequence
from typing import NamedTuple

from pasch.analysis.advice.themes import THEMES
from pasch.analysis.exercises.decision_sampling import alone_of, cut_games
from pasch.analysis.exercises.exercise_building import exercise_at, exercise_of, exercise_to_win
from pasch.analysis.exercises.exercise_model import Exercise, Exercises
from pasch.analysis.exercises.exercise_selection import RankedKind, choose, kinds_of, promising, rank_kind
from pasch.analysis.exercises.winning_exercises import DuelKind, duel_kinds, duels
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant
from pasch.solver.progress import Progress, no_progress
from pasch.solver.query.action_ranking import rank_actions as by_value
from pasch.solver.query.oracle import BatchOracle, Certainty, Oracle
from pasch.solver.query.win_chance import Winning

VERSION = 2
LEVELS_CUT = ("beginner", "casual", "club")
"""Human-like ones: casual and its neighbours."""
_LOOKED_AT = 5
"""Kinds for each exercise that is wanted, of which the best are taken."""


class ExerciseAmount(NamedTuple):
    """Number of games to cut, and of exercises to keep.

    Attributes:
        games: of each level.
        duels: games of which pairs are compared.
        exercises: maximum in all.
        to_win: maximum of those for winning.
        explained: wrong choices of each exercise that come with the reason against them.
    """

    games: int
    exercises: int
    duels: int
    to_win: int
    explained: int


SHIPPED = ExerciseAmount(games=400, exercises=380, duels=200, to_win=30, explained=10)
"""More exercises than a year has days, so that no puzzle of the day comes twice within one."""
WIDE = ExerciseAmount(games=100, exercises=380, duels=0, to_win=0, explained=4)
"""Of sheets of several columns, whose games are three and four times as long."""
HOUSE_RULE = ExerciseAmount(games=120, exercises=120, duels=0, to_win=0, explained=12)
WIDE_HOUSE_RULE = ExerciseAmount(games=30, exercises=120, duels=0, to_win=0, explained=4)


class SelectedDecisions(NamedTuple):
    """The decisions that become exercises, the costliest for people first."""

    for_points: Sequence[RankedKind]
    to_win: Sequence[DuelKind]


def exercises_of(
    adviser: BatchOracle,
    amount: ExerciseAmount,
    winning: Winning | None = None,
    seed: str = "pasch",
    progress: Progress = no_progress,
) -> Exercises:
    """Returns the exercises of a variant; the seed determines them.

    Args:
        adviser: of the variant solved for the mean, or trained.
        winning: computes the chance to win, for exercises in playing to win.
    """
    return write_exercises(
        adviser, choose_positions(adviser, amount, winning, seed, progress), amount.explained, winning
    )


def choose_positions(
    adviser: BatchOracle,
    amount: ExerciseAmount,
    winning: Winning | None,
    seed: str = "pasch",
    progress: Progress = no_progress,
) -> SelectedDecisions:
    """The positions; arguments as of `exercises_of`."""
    to_win: Sequence[DuelKind] = ()
    if winning is not None and amount.to_win:
        to_win = duel_kinds(duels(winning, amount.duels, seed), amount.duels)[: amount.to_win]
    kinds = kinds_of(cut_games(adviser, amount.games, seed, LEVELS_CUT, progress), amount.games * len(LEVELS_CUT))
    likely = promising(kinds, _LOOKED_AT * amount.exercises)
    return SelectedDecisions(
        choose([rank_kind(adviser, kind) for kind in likely], amount.exercises - len(to_win)), to_win
    )


def write_exercises(
    adviser: BatchOracle, decisions: SelectedDecisions, explained: int, winning: Winning | None = None
) -> Exercises:
    """Converts positions to exercises; see `ExerciseAmount.explained`."""
    exercises = [exercise_of(adviser, each, explained) for each in decisions.for_points]
    if winning is not None:
        exercises += [exercise_to_win(winning, kind.duel, kind.often, explained) for kind in decisions.to_win]
    return collect_exercises(adviser.variant, exercises, adviser.certainty)


def exercises_at(oracle: Oracle, variant: Variant, states: Sequence[GameState]) -> Exercises:
    """Returns positions of the user's own as exercises, each for the seat on turn alone; none if all choices are
    equally good.
    """
    alone = [alone_of(state) for state in states]
    found = [exercise_at(oracle, state, by_value(oracle.action_values(state)).options) for state in alone]
    return collect_exercises(variant, [each for each in found if each is not None], oracle.certainty)


def collect_exercises(variant: Variant, exercises: Sequence[Exercise], certainty: Certainty) -> Exercises:
    """Exercises of a variant with what is said of them all."""
    themes = {theme for each in exercises for theme in each.themes}
    return Exercises(
        rules_hash=variant.rules_hash,
        version=VERSION,
        certainty=certainty,
        themes=[theme for theme in THEMES if theme in themes],
        exercises=list(exercises),
    )
