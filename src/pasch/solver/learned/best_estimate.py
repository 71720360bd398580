"""The best that is known of a variant: an estimate, made better by what was learned, where something was."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Variant
from pasch.solver.kernels.wide.value_network import ValueNetwork, new_judge
from pasch.solver.learned import weight_store
from pasch.solver.learned.network_inputs import count_weights, inputs_of
from pasch.solver.parts.sheet_parts import MOST_BYTES
from pasch.solver.progress import Progress, no_progress
from pasch.solver.query.estimate import SHARE, Estimator, Wide, estimator_of


def judge_of(wide: Wide, weights: NDArray[np.float32], file: Path) -> ValueNetwork:
    """The network of these weights, for a sheet.

    Args:
        file: where they are from.

    Raises:
        PaschError: they are not for such a sheet.
    """
    inputs = inputs_of(wide)
    if len(weights) != count_weights(inputs.shape):
        raise PaschError(weight_store.unfit(file))
    boxes, slots = len(wide.variant.boxes), wide.arrays.scores.start.shape[2]
    return new_judge(inputs, weights, len(wide.parts.games), boxes, slots)


def learned_of(
    variant: Variant, *, threads: int | None = None, progress: Progress = no_progress, room: int = MOST_BYTES
) -> Estimator:
    """Returns the best estimate of a variant too large to solve: with learned weights where they are stored.

    What was learned here comes first, then what came with the package; `Estimator.notes` says what is wrong with a file
    that is there.

    Args:
        progress: is told the share of the parts that is solved.
        room: see `estimator_of`.
    """
    estimator, notes = estimator_of(variant, threads=threads, progress=progress, room=room), list[Problem]()
    for path in () if estimator.exact else weight_store.places(variant):
        try:
            found = weight_store.read(variant, path)
            if found is not None:
                return with_weights(estimator, found.weights, path, notes)
        except PaschError as error:
            notes += error.problems
    estimator.notes = notes
    return estimator


def with_weights(
    estimator: Estimator, weights: NDArray[np.float32], file: Path = Path(), notes: Sequence[Problem] = ()
) -> Estimator:
    """The same parts, and a network.

    Raises:
        PaschError: the weights are not for such a sheet.
    """
    found = Estimator(estimator.variant, estimator.parts, share=SHARE, judge=lambda wide: judge_of(wide, weights, file))
    found.notes = notes
    return found
