"""The best that is known of a variant: an estimate, made better by what was learned, where something was."""

import numpy as np
from numpy.typing import NDArray

from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant import Variant
from pasch.solver.ask.estimate import SHARE, Estimator, Wide, estimator_of
from pasch.solver.kernels.judging import Judge, new_judge
from pasch.solver.learned import kept
from pasch.solver.learned.inputs import count_weights, inputs_of
from pasch.solver.progress import Progress, untold


def judge_of(wide: Wide, weights: NDArray[np.float32]) -> Judge:
    """The network of these weights, for a sheet.

    Raises:
        PaschError: they are not for such a sheet.
    """
    inputs = inputs_of(wide)
    if len(weights) != count_weights(inputs.shape):
        raise PaschError(Problem("weights-unfit", {"file": wide.variant.id}))
    boxes, slots = len(wide.variant.boxes), wide.arrays.scores.start.shape[2]
    return new_judge(inputs, weights, len(wide.parts.games), boxes, slots)


def learned_of(
    variant: Variant,
    *,
    threads: int | None = None,
    progress: Progress = untold,
    note: kept.Note = lambda _: None,
) -> Estimator:
    """What judges a variant that is too large to be solved: what was learned where it is kept, otherwise an estimate.

    Args:
        progress: is told the share of the parts that is solved.
        note: is told what is wrong with a file that is there; the estimate then answers.
    """
    estimator = estimator_of(variant, threads=threads, progress=progress)
    found = None if estimator.exact else kept.kept(variant, note)
    return estimator if found is None else _where_fit(estimator, found.weights, note)


def _where_fit(estimator: Estimator, weights: NDArray[np.float32], note: kept.Note) -> Estimator:
    try:
        return with_weights(estimator, weights)
    except PaschError as error:
        for problem in error.problems:
            note(problem)
        return estimator


def with_weights(estimator: Estimator, weights: NDArray[np.float32]) -> Estimator:
    """The same parts, and a network."""
    return Estimator(estimator.variant, estimator.parts, share=SHARE, judge=lambda wide: judge_of(wide, weights))
