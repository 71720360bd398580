"""Threads that follow the best play through blocks of cards, with results in the order of the blocks."""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from types import TracebackType
from typing import TypeVar

import numpy as np

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.scratch_memory import new_open, new_throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.structured_rows import RowTable
from pasch.solver.kernels.turn.card_blocks import CardBlock, follow_blocks
from pasch.solver.kernels.turn.probability_flow import Flow, bound_ways, new_flow

ROOM = 65_536
"""Room for the ways of one task."""
BLOCKS = 512
"""The most blocks of one task."""

Computed = TypeVar("Computed")
Followed = tuple[RowTable[CardBlock], Flow, Ints]
"""Blocks, the ways in which their turns end, and where the ways of each block begin."""


class FollowingThreads:
    """Threads that follow blocks."""

    def __init__(self, arrays: Arrays, theta: float, value: Doubles, threads: int) -> None:
        self._arrays, self._theta, self._value = arrays, theta, value
        self._room = bound_ways(arrays)
        self._pool = ThreadPoolExecutor(threads)
        # One set more than there are threads: while one is read, the others are filled.
        self._scratches = [
            (new_open(arrays), new_throws(arrays, keep=True), new_flow(arrays, ROOM)) for _ in range(threads + 1)
        ]

    def __enter__(self) -> "FollowingThreads":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.shutdown(cancel_futures=True)

    def follow(self, blocks: RowTable[CardBlock]) -> Iterator[Followed]:
        """Yields the ways of all blocks, some blocks at a time; each item is overwritten when the next is requested."""
        return self.each(blocks, lambda _work, followed: followed)

    def each(self, blocks: RowTable[CardBlock], then: Callable[[int, Followed], Computed]) -> Iterator[Computed]:
        """Yields the results of `then` in order; the thread that followed the blocks calls it with its number."""
        # Tasks are large enough to outweigh a call, and small enough that all threads have one.
        size = max(1, min(BLOCKS, ROOM // self._room, -(-len(blocks) // len(self._scratches))))
        pieces = iter([blocks[first : first + size] for first in range(0, len(blocks), size)])
        idle = deque(range(len(self._scratches)))
        running: deque[tuple[int, Future[Computed]]] = deque()
        while True:
            while idle and (piece := next(pieces, None)) is not None:
                scratch = idle.popleft()
                running.append((scratch, self._pool.submit(self._follow_then, then, scratch, piece)))
            if not running:
                return
            # Results are taken in the order of submission, whichever thread is first.
            scratch, task = running.popleft()
            yield task.result()
            idle.append(scratch)

    def _follow_then(
        self, then: Callable[[int, Followed], Computed], scratch: int, blocks: RowTable[CardBlock]
    ) -> Computed:
        first_way = np.zeros(len(blocks) + 1, dtype=np.int64)
        follow_blocks(self._arrays, *self._scratches[scratch], self._value, self._theta, blocks, first_way)
        flow = self._scratches[scratch][2]
        return then(scratch, (blocks, flow, first_way))
