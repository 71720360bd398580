"""Lower and upper bounds on the value of optimal play, for sheets too large to solve."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Variant
from pasch.solver.learned.best_estimate import find_best_estimator
from pasch.solver.learned.learned_play import WidePlay, simulate
from pasch.solver.learned.upper_bound import Ceiling, measure_ceiling
from pasch.solver.parallel.workers import Threads
from pasch.solver.progress import Stages, no_stage_progress
from pasch.solver.query.oracle import Certainty

PLAYED = 1024
"""Games of the best known policy, luck subtracted."""


@dataclass(frozen=True)
class ValueBounds:
    """Bounds on the mean of the best play.

    Attributes:
        certainty: of the values that the games were played by. notes: see `oracle.Oracle`.
        played, error: mean without luck of the best known policy, and its standard error; games: number of games.
    """

    variant: Variant
    certainty: Certainty
    notes: Sequence[Problem]
    played: float
    error: float
    games: int
    most: Ceiling
    cpu_seconds: float


def measure_bounds(
    variant: Variant, games: int, seed: str, workers: Threads, progress: Stages = no_stage_progress
) -> ValueBounds:
    """Measures both bounds.

    Args:
        games: number of games for the upper bound.

    Raises:
        PaschError: The best play is known exactly, or a box is announced before the first throw.
    """
    began = time.process_time()
    for column in variant.columns:
        if column.before:  # The value of a turn before its first throw is then a maximum, not a mean.
            raise PaschError(Problem("bound-announced-before", {"column": column.names}))
    estimator = find_best_estimator(variant, threads=workers.count, progress=lambda share: progress("parts", share))
    if estimator.exact:
        raise PaschError(Problem("bound-exact", {"variant": variant.names}))
    sample = simulate(WidePlay(estimator.wide), PLAYED, seed, workers)
    assert sample.fair_mean is not None
    assert sample.fair_error is not None
    return ValueBounds(
        variant=variant,
        certainty=estimator.certainty,
        notes=estimator.notes,
        played=sample.fair_mean,
        error=sample.fair_error,
        games=sample.games,
        most=measure_ceiling(estimator.wide, games, seed, workers, lambda share: progress("bounding", share)),
        cpu_seconds=time.process_time() - began,
    )
