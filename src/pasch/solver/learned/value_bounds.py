"""Between what the best play lies, where it is not known: what was played, and what nobody can exceed."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Variant
from pasch.solver.learned.best_estimate import learned_of
from pasch.solver.learned.learned_play import WidePlay, simulate
from pasch.solver.learned.upper_bound import Ceiling, ceiling_of
from pasch.solver.parallel.workers import Threads
from pasch.solver.progress import Stages, no_stage_progress
from pasch.solver.query.oracle import Certainty

PLAYED = 1024
"""Games of the best play known, luck taken out."""


@dataclass(frozen=True)
class ValueBounds:
    """Lower and upper bounds on the value of optimal play.

    Attributes:
        certainty: of the values by which games were played. notes: see `oracle.Oracle`.
        played, error: the mean without luck of the best play known, and its error; games: so many.
    """

    variant: Variant
    certainty: Certainty
    notes: Sequence[Problem]
    played: float
    error: float
    games: int
    most: Ceiling
    cpu_seconds: float


def bounds_of(
    variant: Variant, games: int, seed: str, workers: Threads, progress: Stages = no_stage_progress
) -> ValueBounds:
    """Measures both.

    Args:
        games: that are drawn for the upper bound.

    Raises:
        PaschError: the best play is known exactly, or a box is announced before the first throw.
    """
    began = time.process_time()
    for column in variant.columns:
        if column.before:  # What a turn is worth before its first throw is then no mean over its throws, but a choice.
            raise PaschError(Problem("bound-announced-before", {"column": column.names}))
    judged = learned_of(variant, threads=workers.count, progress=lambda share: progress("parts", share))
    if judged.exact:
        raise PaschError(Problem("bound-exact", {"variant": variant.names}))
    sample = simulate(WidePlay(judged.wide), PLAYED, seed, workers)
    assert sample.fair_mean is not None
    assert sample.fair_error is not None
    return ValueBounds(
        variant=variant,
        certainty=judged.certainty,
        notes=judged.notes,
        played=sample.fair_mean,
        error=sample.fair_error,
        games=sample.games,
        most=ceiling_of(judged.wide, games, seed, workers, lambda share: progress("bounding", share)),
        cpu_seconds=time.process_time() - began,
    )
