"""Forecast of the time to solve a sheet, from timing the kernels of each pass on a few cards of all levels.

A run of adjacent cards is timed, after another one that warms up caches and kernels: single cards would each wait for
memory, and cost up to six times as much as they do in order.
"""

import time
from dataclasses import dataclass, replace

import numpy as np

from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.cards.point_bounds import compute_bounds
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock, Throws, new_open, new_throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.structured_rows import RowTable, new_table
from pasch.solver.kernels.toolchain.vector import LANES
from pasch.solver.kernels.turn.card_blocks import CardBlock, follow_blocks, split_into_blocks
from pasch.solver.kernels.turn.probability_flow import Flow, bound_ways, new_flow
from pasch.solver.kernels.turn.summary_passes import BoxSums, Likely, ScoreSpread, carry_forward
from pasch.solver.solve.backward_induction import choose_kernel
from pasch.solver.solve.following_threads import ROOM

RUNS, CARDS = 16, 128
"""Number of runs, and of cards in each."""
SECONDS = 0.25
"""Processor seconds after which no further run is timed, so that a forecast stays well below a second."""
HELD = 0.5
"""Share of a card's possible scores that the best play reaches; the kernel skips the rest."""
FEW = 20_000
"""Cards below which solving is quicker than sampling."""
# Any probability above 0: its size does not affect the time.
_LIKELY = 1e-9


def forecast_cpu_s(space: CardSpace, arrays: Arrays, theta: float) -> float:
    """Estimates the processor time of solving and following the best play, once kernels are compiled.

    Args:
        theta: see `backward_induction.solve_cards`.
    """
    if space.unfinished < FEW:
        return 0.0
    sample = _Sample(space, arrays, theta)
    # The first run warms up and is timed again below.
    first, *runs = _runs(space)
    sample.solve(first)
    sample.follow(first)
    timed, passes = 0, _Passes()
    begin = time.thread_time()
    for run in [first, *runs]:
        passes = passes.with_more(sample.solve(run), *sample.follow(run))
        timed += int(space.lanes[run].sum())
        if time.thread_time() - begin > SECONDS:
            break
    return passes.all / timed * space.count


@dataclass(frozen=True)
class _Passes:
    # Processor seconds of each kernel.
    solving: float = 0.0
    following: float = 0.0
    carrying: float = 0.0

    def with_more(self, solving: float, following: float, carrying: float) -> "_Passes":
        return _Passes(self.solving + solving, self.following + following, self.carrying + carrying)

    @property
    def all(self) -> float:
        """Turns are followed twice: for the probabilities of facts, and for the scores so far."""
        return self.solving + 2 * self.following + self.carrying


def _runs(space: CardSpace) -> list[Ints]:
    order = np.argsort(space.level, kind="stable")
    order = order[(space.lanes[order] > 0) & (space.level[order] < space.variant.turns)]
    ends = np.cumsum(space.lanes[order], dtype=np.int64)
    begin = np.searchsorted(ends, (np.arange(RUNS) + 0.5) / RUNS * ends[-1])
    end = np.searchsorted(ends, ends[begin] + CARDS) + 1
    # Shuffled, so that any number of runs represents all levels.
    places = np.random.default_rng(1).permutation(RUNS).tolist()
    return [order[begin[place] : end[place]] for place in places]


class _Sample:
    def __init__(self, space: CardSpace, arrays: Arrays, theta: float) -> None:
        # The cards of all groups share one place: untouched memory would be fetched page by page, which takes longer
        # than the turns of so few cards.
        self._arrays = replace(arrays, sheet=replace(arrays.sheet, start=np.zeros_like(arrays.sheet.start)))
        self._theta = theta
        self._solve = choose_kernel(self._arrays, theta)
        self._value: Doubles = np.zeros(int(space.lanes.max()))
        self._out = np.zeros_like(self._value)
        self._solving: tuple[OpenBlock, Throws] = (new_open(arrays), new_throws(arrays, keep=False))
        self._following: tuple[OpenBlock, Throws, Flow] = (
            new_open(arrays),
            new_throws(arrays, keep=True),
            new_flow(arrays, ROOM),
        )
        self._size = max(1, ROOM // bound_ways(arrays))
        self._width: Ints = compute_bounds(space).entered + 1
        room = np.zeros(int((space.lanes * self._width).max() + 2 * self._width.max()))
        nowhere = np.zeros(space.groups, dtype=np.int64)
        self._spread = ScoreSpread(nowhere, self._width, room)
        self._by_box = new_table(BoxSums, len(space.variant.boxes))

    def solve(self, groups: Ints) -> float:
        """Returns the seconds of solving a run."""
        blocks = split_into_blocks(self._arrays, groups)
        begin = time.thread_time()
        self._solve(*self._solving, self._value, self._out, 0, blocks)
        return time.thread_time() - begin

    def follow(self, groups: Ints) -> tuple[float, float]:
        """Returns the seconds of following a run, and of carrying scores."""
        blocks = split_into_blocks(self._arrays, groups)
        parts = [self._follow(blocks[first : first + self._size]) for first in range(0, len(blocks), self._size)]
        following, carrying = zip(*parts, strict=True)
        return sum(following), sum(carrying)

    def _follow(self, blocks: RowTable[CardBlock]) -> tuple[float, float]:
        first_way = np.zeros(len(blocks) + 1, dtype=np.int64)
        likely = new_table(Likely, LANES * len(blocks))
        likely["chance"][:] = _LIKELY
        # Scores are carried as far as the best play usually gets.
        likely["most"][:] = np.repeat(np.ceil(HELD * self._width[blocks["group"]]).astype(np.int64), LANES)
        begin = time.thread_time()
        follow_blocks(self._arrays, *self._following, self._value, self._theta, blocks, first_way)
        between = time.thread_time()
        flow = self._following[2]
        carry_forward(self._arrays.sheet, flow, blocks, first_way, likely, self._spread, self._spread, self._by_box)
        return between - begin, time.thread_time() - between
