"""Distribution of the remaining points of every card, in one backward pass over the cards.

Levels are stored in single precision and summed in double; two of them are in memory. Every other level is packed: each
probability as a multiple of 2^-30, without leading zero bytes.
"""

from dataclasses import replace

import numpy as np

from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.cards.point_bounds import compute_bounds
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.structured_rows import RowTable
from pasch.solver.kernels.toolchain.vector import LANES
from pasch.solver.kernels.turn.card_blocks import CardBlock, split_into_blocks
from pasch.solver.kernels.turn.score_distributions import (
    PLANES,
    Octets,
    PackedSpreads,
    Spreads,
    gather_spreads,
    pack_spreads,
)
from pasch.solver.kernels.turn.summary_passes import Singles
from pasch.solver.progress import Progress
from pasch.solver.solve.following_threads import BLOCKS, Followed, FollowingThreads
from pasch.solver.solve.game_summary import compute_bonus_points, compute_throws_cost

LEAST = 2.0**-33
"""Probabilities below it are cut off at both ends of a distribution."""


def sum_paid(space: CardSpace) -> Ints:
    """Returns ``(cards,)`` the bonus points on every card, minus the cost of throws."""
    paid = np.zeros(space.count, dtype=np.int64)
    known: dict[tuple[int, ...], Ints] = {}
    for group in np.flatnonzero(space.lanes > 0).tolist():
        alike = _alike(space, group)
        if alike not in known:
            known[alike] = compute_bonus_points(space, group) - compute_throws_cost(space, group)
        paid[space.start[group] : space.start[group + 1]] = known[alike]
    return paid


def _alike(space: CardSpace, group: int) -> tuple[int, ...]:
    # Bonuses and costs depend only on each column's class and bought throws.
    facts: list[int] = []
    for place, column in enumerate(space.columns):
        state, bought = space.split(group, place)
        facts += (int(column.class_of[state]), bought)
    return (*facts, group % space.saved if space.variant.turn.buy else 0)


def bound_widths(space: CardSpace) -> Ints:
    """Returns ``(groups,)`` an upper bound on the number of possible remaining points."""
    bounds = compute_bounds(space)
    return bounds.most_ahead - bounds.least_ahead + 1


def allocate_spreads(space: CardSpace, chances: int) -> Spreads:
    """Allocates distributions of cards with room for `chances` probabilities."""
    low, width, place = (np.zeros(space.count, dtype=np.int64) for _ in range(3))
    return Spreads(low, width, place, np.empty(chances, dtype=np.float32))


def build_full_cards(space: CardSpace) -> Spreads:
    """Returns the distributions of full cards: no further points, for certain."""
    whole = allocate_spreads(space, 1)
    whole.chance[0] = 1.0
    whole.width[:] = 1
    return whole


def _list_block_cards(arrays: Arrays, blocks: RowTable[CardBlock]) -> Ints:
    lanes = blocks["lanes"]
    begin = arrays.sheet.start[blocks["group"]] + blocks["first"]
    before = np.cumsum(lanes) - lanes
    cards: Ints = np.repeat(begin - before, lanes) + np.arange(int(lanes.sum()))
    return cards


def are_odd_levels_kept(space: CardSpace) -> bool:
    """Returns whether levels of an odd number of entries are stored: those with fewer cards."""
    cards = np.bincount(space.level % 2, weights=space.lanes * (space.level < space.variant.turns), minlength=2)
    return bool(cards[1] < cards[0])


def compute_distributions(
    space: CardSpace, arrays: Arrays, theta: float, value: Doubles, threads: int, progress: Progress
) -> PackedSpreads:
    """Computes the packed distributions of all cards of `are_odd_levels_kept`.

    Args:
        theta, value: as for `game_summary.summarise`.
    """
    spreading = _Spreading(space, arrays, threads)
    odd, later, done = are_odd_levels_kept(space), build_full_cards(space), 0
    with FollowingThreads(arrays, theta, value, threads) as followers:
        # Backward, as a card's distribution is the mixture of later ones.
        for level in range(space.variant.turns - 1, -1, -1):
            later = spreading.level(followers, space.groups_of(level), later)
            if level % 2 == odd:
                spreading.keep(later, space.groups_of(level))
            done += int(space.lanes[space.level == level].sum(dtype=np.int64))
            progress(done / space.count)
    return spreading.packed()


class _Spreading:
    def __init__(self, space: CardSpace, arrays: Arrays, threads: int) -> None:
        self._space, self._arrays = space, arrays
        self._paid, self._widths = sum_paid(space), bound_widths(space)
        widest = int(self._widths.max())
        self._known = allocate_spreads(space, 0)
        # Each thread, and the one that is read meanwhile, writes into memory of its own.
        self._rooms = [
            (np.empty(widest), replace(self._known, chance=np.empty(BLOCKS * LANES * widest, dtype=np.float32)))
            for _ in range(threads + 1)
        ]
        low, place = (np.zeros(space.count, dtype=np.int64) for _ in range(2))
        first, width = (np.zeros(space.count * PLANES, dtype=np.int32) for _ in range(2))
        self._packed = PackedSpreads(low, place, first, width, np.zeros(0, dtype=np.uint8))
        self._pieces: list[Octets] = []

    def level(self, followers: FollowingThreads, groups: Ints, later: Spreads) -> Spreads:
        """Computes the distributions of groups of a level from those of the next."""
        most = int((self._space.lanes[groups] * self._widths[groups]).sum())
        now, end = np.empty(most, dtype=np.float32), 0

        def gather(work: int, followed: Followed) -> tuple[RowTable[CardBlock], Singles]:
            blocks, flow, first_way = followed
            ahead, room = self._rooms[work]
            size = gather_spreads(self._arrays.sheet, flow, blocks, first_way, self._paid, LEAST, ahead, later, room, 0)
            return blocks, room.chance[:size]

        for blocks, chances in followers.each(split_into_blocks(self._arrays, groups), gather):
            now[end : end + len(chances)] = chances
            # Places were relative to the task's own memory.
            self._known.place[_list_block_cards(self._arrays, blocks)] += end
            end += len(chances)
        return replace(self._known, chance=now[:end])

    def keep(self, level: Spreads, groups: Ints) -> None:
        """Packs the cards of some groups."""
        cards = _list_block_cards(self._arrays, split_into_blocks(self._arrays, groups))
        piece = replace(self._packed, octets=np.empty(PLANES * len(level.chance), dtype=np.uint8))
        size = pack_spreads(level, cards, piece)
        # Places were relative to this piece.
        self._packed.place[cards] += sum(map(len, self._pieces))
        self._pieces.append(piece.octets[:size].copy())

    def packed(self) -> PackedSpreads:
        """Returns all packed distributions."""
        return replace(self._packed, octets=np.concatenate([self._packed.octets, *self._pieces]))
