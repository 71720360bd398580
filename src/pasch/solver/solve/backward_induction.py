"""Backward induction over the cards, level by level from full cards to the empty one.

Cards of one level are independent, so threads share them; the result is bit for bit the same for any number of threads.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock, Throws, new_open, new_throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.structured_rows import RowTable
from pasch.solver.kernels.turn.card_blocks import CardBlock, solve_blocks, solve_unrolled_blocks, split_into_blocks
from pasch.solver.kernels.turn.plain_turn import is_plain
from pasch.solver.progress import Progress

BlockSolver = Callable[[OpenBlock, Throws, Doubles, Doubles, int, RowTable[CardBlock]], int]
"""Called like `card_blocks.solve_unrolled_blocks`, whose first argument is known."""
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
    solve = choose_kernel(arrays, theta)
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
                    pool.submit(solve, *work, value, value, 0, split_into_blocks(arrays, chunk))
                    for work, chunk in zip(works, chunks, strict=False)
                ]
                done += sum(task.result() for task in tasks)
                progress(done / total)
    return value


def choose_kernel(arrays: Arrays, theta: float) -> BlockSolver:
    """Returns the fastest kernel for a variant's turns.

    Args:
        theta: see `solve_cards`.
    """
    if theta == 0.0 and is_plain(arrays):
        return partial(solve_unrolled_blocks, arrays)
    return lambda now, throws, value, out, begin, blocks: solve_blocks(
        arrays, now, throws, value, out, begin, theta, blocks
    )


def split_into_batches(chunks: Sequence[Ints], size: int) -> list[Sequence[Ints]]:
    """Splits chunks into sequences of `size`."""
    return [chunks[first : first + size] for first in range(0, len(chunks), size)]
