"""Solves sheets with billions of cards level by level: two levels in memory, finished ones on disk.

A level is all cards with equally many entries filled. Its cards lead only to those of the next level, so nothing else
has to be kept. Cards with the same future are merged (`cards.card_lumping`). Values are stored in single precision, in
which plain turns are also computed (`kernels.turn.plain_turn`), others in double.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pasch.rules.game.card import Card
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock, Throws, new_open, new_throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.vector import WIDE, Singles
from pasch.solver.kernels.turn.card_blocks import solve_blocks, split_into_blocks
from pasch.solver.kernels.turn.plain_turn import PlainTurn, is_plain, new_plain, solve_plain_blocks

PIECE = 2_000_000
"""Approximate cards of a piece of work: half a second."""


class Piece(NamedTuple):
    """Consecutive groups of a level, and where their cards begin and end."""

    first: int
    last: int
    begin: int
    end: int


class LayerCard(NamedTuple):
    """Level of a card, its place there, and the points on it."""

    level: int
    place: int
    points: int


@dataclass(frozen=True, eq=False)
class Layers:
    """The cards of a variant by level.

    Attributes:
        sizes: ``(levels,)`` cards of each level.
        begin: ``(groups,)`` where the cards of each group begin in their level.
    """

    variant: Variant
    space: CardSpace

    @cached_property
    def sizes(self) -> Ints:
        """``(levels,)`` cards of each level."""
        return np.array(self.space.sizes, dtype=np.int64)

    @cached_property
    def begin(self) -> Ints:
        """``(groups,)`` where the cards of each group begin in their level."""
        # Unlike `CardSpace.start`, this counts within each level, as each level has an array of its own.
        found = np.zeros(self.space.groups + 1, dtype=np.int64)
        for level in range(len(self.sizes)):
            here = self.space.groups_of(level)
            lanes = self.space.lanes[here].astype(np.int64)
            found[here] = np.cumsum(lanes) - lanes
        return found

    @cached_property
    def arrays(self) -> Arrays:
        """The variant's arrays, with `start` of a group within its level."""
        found = build_arrays(self.space)
        return replace(found, sheet=replace(found.sheet, start=self.begin))

    @cached_property
    def plain(self) -> bool:
        """True if turns are plain; see `plain_turn.is_plain`."""
        return is_plain(self.arrays)

    def locate(self, card: Card) -> LayerCard:
        """Returns the place of a card.

        Raises:
            PaschError: No game leads to it.
        """
        place = self.space.locate(card)
        here = int(self.space.level[place.group])
        return LayerCard(here, int(self.begin[place.group]) + place.lane, place.points)

    def pieces(self, level: int, size: int = PIECE) -> Iterator[Piece]:
        """Yields the groups of a level in pieces of about `size` cards."""
        lanes = self.space.lanes[self.space.groups_of(level)].astype(np.int64)
        ends = np.cumsum(lanes)
        # A group is never divided, so pieces differ in size.
        cuts = np.unique(np.searchsorted(ends, np.arange(size, int(ends[-1]) + size, size)) + 1)
        cuts = np.minimum(cuts, len(lanes))
        for first, last in zip([0, *cuts[:-1].tolist()], cuts.tolist(), strict=True):
            if first < last:
                yield Piece(first, last, int(ends[first] - lanes[first]), int(ends[last - 1]))


def prepare_level(layers: Layers, level: int, later: NDArray[Any]) -> Callable[[Piece], NDArray[Any]]:
    """Returns a function that solves pieces of a level from the values of the next; see `workers.Equip`."""
    return prepare_groups(layers, layers.space.groups_of(level), later)


def prepare_groups(layers: Layers, groups: Ints, later: NDArray[Any]) -> Callable[[Piece], NDArray[Any]]:
    """Returns the same for given groups of the level."""
    arrays = layers.arrays
    # Single precision and sixteen lanes where turns allow it.
    if layers.plain and later.dtype == np.float32:
        return partial(_do_plainly, arrays, new_plain(arrays), layers.variant.turn.throws, groups, later)
    work = new_open(arrays), new_throws(arrays, keep=False)
    return partial(_do, arrays, work, groups, later)


def _do_plainly(
    arrays: Arrays, own: PlainTurn, throws: int, groups: Ints, later: Singles, piece: Piece
) -> NDArray[Any]:
    out = np.empty(piece.end - piece.begin, dtype=np.float32)
    blocks = split_into_blocks(arrays, groups[piece.first : piece.last], WIDE)
    solve_plain_blocks(arrays, own, throws, later, out, piece.begin, blocks)
    return out


def _do(
    arrays: Arrays, work: tuple[OpenBlock, Throws], groups: Ints, later: NDArray[Any], piece: Piece
) -> NDArray[Any]:
    out = np.empty(piece.end - piece.begin, dtype=later.dtype)
    blocks = split_into_blocks(arrays, groups[piece.first : piece.last])
    solve_blocks(arrays, *work, later, out, piece.begin, 0.0, blocks)
    return out
