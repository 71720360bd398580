"""Backward induction over the cards: from full cards to the empty one, level by level.

Cards of one level do not depend on each other: threads share them out, and the result is the same to the last bit
whatever their number.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.scratch_memory import new_open, new_throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.turn.card_blocks import blocks_of, solve_blocks
from pasch.solver.progress import Progress

CHUNK = 4096
"""Cards that a thread takes at a time."""


def solve_cards(
    arrays: Arrays,
    level: NDArray[np.int16],
    theta: float,
    threads: int,
    progress: Progress,
    rest: Doubles | None = None,
) -> Doubles:
    """Computes the value of every card.

    Args:
        arrays: the variant.
        level: entries filled, by group.
        theta: 0 for the mean; otherwise the exponent of the utility, and values are certainty equivalents.
        threads: how many share the work.
        progress: called now and then.
        rest: ``(cards,)`` where a turn may end without an entry: what each card is worth after that.

    Returns:
        ``(cards,) float64``: points still to come.
    """
    value = np.zeros(int(arrays.sheet.start[-1]))
    total = int(arrays.sheet.start[-1])
    done = int(arrays.sheet.lanes[level == level.max()].sum(dtype=np.int64))
    works = [(new_open(arrays, rest=rest), new_throws(arrays, keep=False)) for _ in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        for now in range(int(level.max()) - 1, -1, -1):
            groups = np.flatnonzero((level == now) & (arrays.sheet.lanes > 0)).astype(np.int64)
            for chunks in batches(split_into_chunks(groups, arrays), threads):
                tasks = [
                    pool.submit(solve_blocks, arrays, *work, value, value, 0, theta, blocks_of(arrays, chunk))
                    for work, chunk in zip(works, chunks, strict=False)
                ]
                done += sum(task.result() for task in tasks)
                progress(done / total)
    return value


def batches(chunks: Sequence[Ints], size: int) -> list[Sequence[Ints]]:
    """The chunks, so many at a time."""
    return [chunks[first : first + size] for first in range(0, len(chunks), size)]


def split_into_chunks(groups: Ints, arrays: Arrays) -> list[Ints]:
    """Groups in pieces of about `CHUNK` cards each."""
    cards = np.cumsum(arrays.sheet.lanes[groups], dtype=np.int64)
    cuts = np.searchsorted(cards, np.arange(CHUNK, int(cards[-1]), CHUNK))
    return [piece for piece in np.split(groups, np.unique(cuts)) if len(piece)]
