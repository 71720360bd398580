"""The best available estimator of a variant: with learned weights, if there are any."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Variant
from pasch.solver.kernels.wide.value_network import ValueNetwork, new_network
from pasch.solver.learned import weight_store
from pasch.solver.learned.network_inputs import build_inputs, count_weights
from pasch.solver.parts.sheet_parts import MOST_BYTES
from pasch.solver.progress import Progress, no_progress
from pasch.solver.query.estimate import SHARE, Estimator, Wide, build_estimator


def build_network(wide: Wide, weights: NDArray[np.float32], file: Path) -> ValueNetwork:
    """Builds the network of these weights for a sheet.

    Args:
        file: their source, for errors.

    Raises:
        PaschError: They do not fit the sheet.
    """
    inputs = build_inputs(wide)
    if len(weights) != count_weights(inputs.shape):
        raise PaschError(weight_store.build_unfit_problem(file))
    boxes, slots = len(wide.variant.boxes), wide.arrays.scores.start.shape[2]
    return new_network(inputs, weights, len(wide.parts.games), boxes, slots)


def find_best_estimator(
    variant: Variant, *, threads: int | None = None, progress: Progress = no_progress, room: int = MOST_BYTES
) -> Estimator:
    """Returns the best estimator of a variant that is too large to solve.

    Weights learned here come first, then shipped ones; `Estimator.notes` lists problems with their files.

    Args:
        progress: called with the share of the parts that is solved.
        room: see `build_estimator`.
    """
    estimator, notes = build_estimator(variant, threads=threads, progress=progress, room=room), list[Problem]()
    for path in () if estimator.exact else weight_store.list_places(variant):
        try:
            found = weight_store.read(variant, path)
            if found is not None:
                return add_weights(estimator, found.weights, path, notes)
        except PaschError as error:
            notes += error.problems
    estimator.notes = notes
    return estimator


def add_weights(
    estimator: Estimator, weights: NDArray[np.float32], file: Path = Path(), notes: Sequence[Problem] = ()
) -> Estimator:
    """Returns an estimator with the same parts and a network.

    Raises:
        PaschError: The weights do not fit the sheet.
    """
    found = Estimator(
        estimator.variant, estimator.parts, share=SHARE, network=lambda wide: build_network(wide, weights, file)
    )
    found.notes = notes
    return found
