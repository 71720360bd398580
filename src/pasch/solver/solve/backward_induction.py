"""Backward induction over the cards, level by level from full cards to the empty one.

Cards of one level are independent, so threads share them; the result is bit for bit the same for any number of threads.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.scratch_memory import new_open, new_throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.turn.card_blocks import solve_blocks, split_into_blocks
from pasch.solver.progress import Progress

CHUNK = 4096
"""Cards per task of a thread."""


def solve_cards(
    arrays: Arrays,
    level: NDArray[np.int16],
    theta: float,
    threads: int,
    progress: Progress,
    rest: Doubles | None = None,
) -> Doubles:
    """Computes the values of all cards.

    Args:
        arrays: the variant.
        level: entries filled, by group.
        theta: 0 for the mean; otherwise the exponent of the utility, and values are certainty equivalents.
        threads: number of threads.
        progress: called now and then.
        rest: ``(cards,)`` value of each card after a turn without an entry, where one is allowed.

    Returns:
        ``(cards,) float64``: further points.
    """
    value = np.zeros(int(arrays.sheet.start[-1]))
    total = int(arrays.sheet.start[-1])
    done = int(arrays.sheet.lanes[level == level.max()].sum(dtype=np.int64))
    works = [(new_open(arrays, rest=rest), new_throws(arrays, keep=False)) for _ in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        # V(card) = mean over rolls r of P(r) * W_t(r) with all throws left, where W_0(r) = max over boxes b of
        # points(b, r, card) + V(card after b). An entry leads to the next level, so levels are solved from the last on.
        for now in range(int(level.max()) - 1, -1, -1):
            groups = np.flatnonzero((level == now) & (arrays.sheet.lanes > 0)).astype(np.int64)
            cards = np.cumsum(arrays.sheet.lanes[groups], dtype=np.int64)
            cuts = np.searchsorted(cards, np.arange(CHUNK, int(cards[-1]), CHUNK))
            pieces = [piece for piece in np.split(groups, np.unique(cuts)) if len(piece)]
            for chunks in split_into_batches(pieces, threads):
                tasks = [
                    pool.submit(solve_blocks, arrays, *work, value, value, 0, theta, split_into_blocks(arrays, chunk))
                    for work, chunk in zip(works, chunks, strict=False)
                ]
                done += sum(task.result() for task in tasks)
                progress(done / total)
    return value


def split_into_batches(chunks: Sequence[Ints], size: int) -> list[Sequence[Ints]]:
    """Splits chunks into sequences of `size`."""
    return [chunks[first : first + size] for first in range(0, len(chunks), size)]
