"""Distributions of the remaining points of every card, in one pass backward over the cards.

Levels are kept in single precision and summed up in double; two of them are in memory. Of every other level all is
packed: each chance as a whole number of parts of 2^-30, and of its bytes those that are needed.
"""

from dataclasses import replace

import numpy as np

from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.cards.point_bounds import bounds_of
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.structured_rows import RowTable
from pasch.solver.kernels.toolchain.vector import LANES
from pasch.solver.kernels.turn.card_blocks import CardBlock, blocks_of
from pasch.solver.kernels.turn.carried_facts import Singles
from pasch.solver.kernels.turn.score_distributions import (
    PLANES,
    Octets,
    PackedSpreads,
    Spreads,
    gather_spreads,
    pack_spreads,
)
from pasch.solver.progress import Progress
from pasch.solver.solve.block_threads import BLOCKS, Followed, Followers, level_groups
from pasch.solver.solve.game_summary import bonus_points, cost_of_throws

LEAST = 2.0**-33
"""Chances below it are left out at both ends of a distribution."""


def paid_on(space: CardSpace) -> Ints:
    """``(cards,)`` the bonus points on every card, less what its throws cost."""
    paid = np.zeros(space.count, dtype=np.int64)
    known: dict[tuple[int, ...], Ints] = {}
    for group in np.flatnonzero(space.lanes > 0).tolist():
        alike = _alike(space, group)
        if alike not in known:
            known[alike] = bonus_points(space, group) - cost_of_throws(space, group)
        paid[space.start[group] : space.start[group + 1]] = known[alike]
    return paid


def _alike(space: CardSpace, group: int) -> tuple[int, ...]:
    found: list[int] = []
    for column, stride in zip(space.columns, space.group_stride.tolist(), strict=True):
        state, bought = divmod(group // stride % (len(column.codes) * (space.allowance + 1)), space.allowance + 1)
        found += (int(column.class_of[state]), bought)
    return (*found, group % space.saved if space.variant.turn.buy else 0)


def widths_of(space: CardSpace) -> Ints:
    """``(groups,)`` how many numbers of points a card may still bring, at most."""
    bounds = bounds_of(space)
    return bounds.most_ahead - bounds.least_ahead + 1


def room_for(space: CardSpace, chances: int) -> Spreads:
    """Distributions of any cards, to be filled in, so many chances at a time."""
    low, width, place = (np.zeros(space.count, dtype=np.int64) for _ in range(3))
    return Spreads(low, width, place, np.empty(chances, dtype=np.float32))


def full_card_distributions(space: CardSpace) -> Spreads:
    """Full cards: all of them bring nothing more, for certain."""
    whole = room_for(space, 1)
    whole.chance[0] = 1.0
    whole.width[:] = 1
    return whole


def cards_in(arrays: Arrays, blocks: RowTable[CardBlock]) -> Ints:
    """The cards of some blocks."""
    lanes = blocks["lanes"]
    begin = arrays.sheet.start[blocks["group"]] + blocks["first"]
    before = np.cumsum(lanes) - lanes
    cards: Ints = np.repeat(begin - before, lanes) + np.arange(int(lanes.sum()))
    return cards


def kept_levels(space: CardSpace) -> bool:
    """Whether the levels of an odd number of entries are kept: there are fewer of their cards."""
    cards = np.bincount(space.level % 2, weights=space.lanes * (space.level < space.variant.turns), minlength=2)
    return bool(cards[1] < cards[0])


def card_distributions(
    space: CardSpace, arrays: Arrays, theta: float, value: Doubles, threads: int, progress: Progress
) -> PackedSpreads:
    """The distributions of all cards of `kept_levels`, packed.

    Args:
        theta, value: as for `summary.summarise`.
    """
    spreading = _Spreading(space, arrays, threads)
    odd, later, done = kept_levels(space), full_card_distributions(space), 0
    with Followers(arrays, theta, value, threads) as followers:
        for level in range(space.variant.turns - 1, -1, -1):
            later = spreading.level(followers, level_groups(space, level), later)
            if level % 2 == odd:
                spreading.keep(later, level_groups(space, level))
            done += int(space.lanes[space.level == level].sum(dtype=np.int64))
            progress(done / space.count)
    return spreading.packed()


class _Spreading:
    """The pass, level by level."""

    def __init__(self, space: CardSpace, arrays: Arrays, threads: int) -> None:
        self._space, self._arrays = space, arrays
        self._paid, self._widths = paid_on(space), widths_of(space)
        widest = int(self._widths.max())
        self._known = room_for(space, 0)
        # Each thread, and the one that is read meanwhile, writes into memory of its own.
        self._rooms = [
            (np.empty(widest), replace(self._known, chance=np.empty(BLOCKS * LANES * widest, dtype=np.float32)))
            for _ in range(threads + 1)
        ]
        self._packed = _empty(space.count)
        self._pieces: list[Octets] = []

    def level(self, followers: Followers, groups: Ints, later: Spreads) -> Spreads:
        """The distributions of the cards of some groups of a level, from those of the next."""
        most = int((self._space.lanes[groups] * self._widths[groups]).sum())
        now, end = np.empty(most, dtype=np.float32), 0

        def gather(work: int, followed: Followed) -> tuple[RowTable[CardBlock], Singles]:
            blocks, flow, first_way = followed
            ahead, room = self._rooms[work]
            size = gather_spreads(self._arrays.sheet, flow, blocks, first_way, self._paid, LEAST, ahead, later, room, 0)
            return blocks, room.chance[:size]

        for blocks, chances in followers.each(blocks_of(self._arrays, groups), gather):
            now[end : end + len(chances)] = chances
            self._known.place[cards_in(self._arrays, blocks)] += end
            end += len(chances)
        return replace(self._known, chance=now[:end])

    def keep(self, level: Spreads, groups: Ints) -> None:
        """Packs the cards of some groups."""
        cards = cards_in(self._arrays, blocks_of(self._arrays, groups))
        piece = replace(self._packed, octets=np.empty(PLANES * len(level.chance), dtype=np.uint8))
        size = pack_spreads(level, cards, piece)
        self._packed.place[cards] += sum(map(len, self._pieces))
        self._pieces.append(piece.octets[:size].copy())

    def packed(self) -> PackedSpreads:
        """All that was kept."""
        return replace(self._packed, octets=np.concatenate([self._packed.octets, *self._pieces]))


def _empty(cards: int) -> PackedSpreads:
    low, place = (np.zeros(cards, dtype=np.int64) for _ in range(2))
    first, width = (np.zeros(cards * PLANES, dtype=np.int32) for _ in range(2))
    return PackedSpreads(low, place, first, width, np.zeros(0, dtype=np.uint8))
