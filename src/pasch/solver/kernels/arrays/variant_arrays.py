"""A variant's rules and cards as plain arrays, which kernels read; `array_making` makes them."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Doubles, Indices, Ints
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import RowTable

NO_LIMIT = 1_000_000

NUMBER, LOWER, UPPER = range(3)
"""Groups of boxes that an extra rule names: the number box of the face, the lower section, the upper one."""

NOTHING, ZERO = -2, -1
"""Kinds of a special entry: it brings nothing, so it can only be struck; it brings only points beside the box."""


class TurnRulesRow:
    """The rules of a turn. varies: which boxes may be entered, at what cost or for what points, depends on the throws
    used; told_throws: how many numbers of them are told apart by points. allowance: throws that each column may buy;
    stock: that all may buy together, which are then counted in place of those saved. last: whether the last turn has
    more throws.
    """

    release: int
    put_aside: int
    throws: int
    saves: int
    per_turn: int
    allowance: int
    stock: int
    last: int
    varies: int
    has_served: int
    told_throws: int
    told_filled: int
    sheet_lanes: int
    saved: int


class ColumnRules:
    """The rules of a column: its first box and the one after its last; limit: the most throws of a turn that is entered
    there; last_limit: of the last one; states: its first state; digits: how many states
    it has, bought throws included; stride: by how much they count in a group's number; price: what it costs to buy a
    throw for a turn entered there.
    """

    first: int
    last: int
    announce: int
    before: int
    miss_box: int
    strikes_any: int
    limit: int
    last_limit: int
    price: int
    served: int
    extra: int
    states: int
    digits: int
    stride: int


class BoxRules:
    """The column of a box, how many entries it takes, its number (-1 for none), whether it is of the lower section."""

    column: int
    entries: int
    number: int
    lower: int


class SituationRules:
    """By how much counts in the number of a situation what a roll of all dice equal meets (`tables.Tables.situation`):
    what the five-of-a-kind box holds, that no number box is free for the face, a further throw used, that all dice fell
    together, a further entry that the column holds.
    """

    five: int
    number: int
    throws: int
    served: int
    filled: int


@dataclass(frozen=True, eq=False)
class Dice(Packed):
    """The lattice; see `lattice.Lattice` and `lattice.Additions` (empty where dice may be released)."""

    first_roll: int
    up_start: Indices
    up: Indices
    down_start: Indices
    down: Indices
    order: Indices
    chance: Doubles
    add_start: Ints
    add_part: Ints
    add_whole: Ints
    add_dice: Ints
    add_chance: Doubles


@dataclass(frozen=True, eq=False)
class Sheet(Packed):
    """The cards and how entries lead from one to the next. Boxes, states and classes are numbered over all columns.

    Attributes:
        filled, five, child, class_of, class_lanes, move_start, move_lane, move_points: see `cards.ColumnCards`.
        sheet_lane, sheet_points: ``(boxes, kinds, sheet lanes)`` how an entry moves the tallies over all columns.
        lanes, start: by group; see `cards.CardSpace`.
    """

    turn: TurnRulesRow
    columns: RowTable[ColumnRules]
    boxes: RowTable[BoxRules]
    filled: Ints
    five: Ints
    child: Ints
    class_of: Ints
    class_lanes: Ints
    move_start: Ints
    move_lane: Ints
    move_points: Doubles
    sheet_lane: Ints
    sheet_points: Doubles
    lanes: NDArray[np.int32]
    start: Ints


@dataclass(frozen=True, eq=False)
class Scores(Packed):
    """Points of rolls in boxes, times the weight of the column.

    Attributes:
        start: ``(boxes, 2 * throws told apart, kinds + 1)`` where the rolls begin that move a tally by each kind; plain
            and served after one throw, after two …
        roll, points: the roll and what it scores.
        low, high: ``(boxes, 1 + kinds)`` least and most points of a strike, and of a score of each kind.
        special_roll, special_face: rolls of all dice equal, treated one by one where extra rules ask.
        special_points, special_beside, special_kind: ``(situations, boxes, specials)``; points include those beside.
        special_place: ``(situations, columns, 3)`` the groups where it must go, in turn; -1 for nothing more.
    """

    start: Ints
    roll: Ints
    points: Doubles
    low: Ints
    high: Ints
    special_roll: Ints
    special_face: Ints
    special_points: Doubles
    special_beside: Doubles
    special_kind: Ints
    special_place: Ints
    situation: SituationRules


@dataclass(frozen=True, eq=False)
class Arrays(Packed):
    """Everything that kernels read."""

    dice: Dice
    sheet: Sheet
    scores: Scores
