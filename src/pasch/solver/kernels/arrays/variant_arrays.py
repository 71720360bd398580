"""A variant's rules and cards as the plain arrays that kernels read; `array_building` fills them."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pasch.rules.variant.tables import Strides
from pasch.solver.cards.dice_lattice import Doubles, Indices, Ints
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import RowTable

NOTHING, ZERO = -2, -1
"""Kinds of a special entry: no points, so it can only be struck; points outside the box only."""


class TurnRulesRow:
    """The rules of a turn.

    Attributes:
        varies: 1 if allowed boxes, costs or points depend on the throws used.
        throw_classes, filled_classes: how many numbers of throws, and of filled entries, points distinguish.
        allowance: throws that each column may buy; stock: that all may buy together, counted in place of saved ones.
        usual, last_differs: see `variant.TurnRules`.
        sheet_lanes: lanes of the tallies over all columns; 1 where cards are not numbered.
        saved_values: number of values of saved throws, or of those bought from the stock.
    """

    release: int
    put_aside: int
    throws: int
    save: int
    per_turn: int
    allowance: int
    stock: int
    usual: int
    last_differs: int
    varies: int
    has_served: int
    throw_classes: int
    filled_classes: int
    sheet_lanes: int
    saved_values: int


class ColumnRules:
    """The rules of a column.

    Attributes:
        first, last: its first box and the one after its last.
        limit, last_limit: the most throws of a turn entered there, and of the last turn.
        price: the cost of a bought throw.
    """

    first: int
    last: int
    announce: int
    before: int
    unnamed: int
    miss_box: int
    strikes_any: int
    limit: int
    last_limit: int
    price: int
    served: int
    extra: int


class ColumnNumbers:
    """How the states of a column are numbered.

    Attributes:
        states: its first state. digits: number of its states, bought throws included.
        stride: weight of its digit in the number of a group.
    """

    states: int
    digits: int
    stride: int


class BoxRules:
    """The column of a box, its number of entries, its face (-1 for none), and 1 if in the lower section."""

    column: int
    entries: int
    number: int
    lower: int


@dataclass(frozen=True, eq=False)
class Dice(Packed):
    """The dice lattice; see `dice_lattice.DiceLattice` and its additions (empty where dice may be released)."""

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
    """The cards and the moves from one to the next. Boxes, states and classes are numbered over all columns.

    Attributes:
        filled, five, child, class_of, class_lanes, move_start, move_lane, move_points: see `column_cards.ColumnCards`.
        sheet_lane, sheet_points: ``(boxes, kinds, sheet lanes)`` lane of the tallies over all columns after an entry,
            and its points.
        lanes, start: by group; see `card_space.CardSpace`.
    """

    turn: TurnRulesRow
    columns: RowTable[ColumnRules]
    boxes: RowTable[BoxRules]
    numbers: RowTable[ColumnNumbers]
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
    """Scores of rolls in boxes, times the weight of the column.

    Attributes:
        start: ``(boxes, 2 * throws distinguished, kinds + 1)`` where the rolls of each kind begin; plain and served
            after one throw, after two, and so on.
        roll, points: the roll and its score.
        low, high: ``(boxes, 1 + kinds)`` least and most points of a strike, and of a score of each kind.
        special_roll, special_face: five of a kind, treated separately where extra rules apply.
        special_points, special_beside, special_kind: ``(situations, boxes, specials)``; points include those outside.
        special_place: ``(situations, columns, 3)`` the groups where it must go, in order, padded with -1.
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
    situation: Strides


@dataclass(frozen=True, eq=False)
class Arrays(Packed):
    """Everything that kernels read."""

    dice: Dice
    sheet: Sheet
    scores: Scores
