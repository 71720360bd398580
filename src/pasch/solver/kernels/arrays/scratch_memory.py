"""Scratch memory of one thread: the open block of cards, and the throws of its turn."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import RowTable, new_record, new_table
from pasch.solver.kernels.toolchain.vector import LANES, WIDE

Flags = NDArray[np.int16]
NOTHING_LISTED = -2
NO_CURVES, BLOCK_BY_BLOCK, AT_ONCE = range(3)
"""Whether the score is part of a card, and if so, when curves are read: for each block, or once per card."""


class OpenTurn:
    """State of the turn of the open cards.

    Attributes:
        group, saved: of the cards, and the throws that they have saved, or bought from a stock of all columns.
        named: the announced box, -1 for none.
        last: the throw after which the turn must end. is_last: 1 if it is the last turn and that one has more throws.
        targets, specials: how many of them are listed.
        rest: the row with the value of ending the turn without an entry, -1 where that is not allowed.
        listed: the plane whose special entries are listed, `NOTHING_LISTED` for none of the group.
        manner: index in `Scores.start` for the throws used by the listed entries, in an empty column; add 1 if served.
        curves: see `NO_CURVES`.
        score: where the score is part of a card, the score so far in the first lane; each further lane has a point
            more.
        prepared: the score so far that the curves read begin with.
    """

    group: int
    saved: int
    named: int
    last: int
    is_last: int
    targets: int
    specials: int
    rest: int
    listed: int
    manner: int
    curves: int
    score: int
    prepared: int


class OpenColumn:
    """A column of the open group.

    Attributes:
        state, bought: its state and its bought throws.
        filled: its entries, as far as points depend on them; five: the state of its five-of-a-kind box.
        inner: number of lanes of all later columns.
        entered: whether the turn may be entered there.
        aside: 1 to list none of its entries for now.
    """

    state: int
    bought: int
    filled: int
    five: int
    inner: int
    entered: int
    aside: int


class Target:
    """A card that an entry may lead to: the box, 1 for a score, the kind of score, the group of the card."""

    box: int
    outcome: int
    kind: int
    group: int


class Special:
    """An entry that extra rules set: 1 for a score, its points in all, and those outside the box."""

    roll: int
    target: int
    scored: int
    points: float
    beside: float


class Window:
    """Range of scores of a group, where the score is part of a card.

    Attributes:
        lowest, width: the lowest score, and the number of scores.
        place, step: where the values of the first card begin, and the distance to those of the next card.
    """

    lowest: int
    width: int
    place: int
    step: int


@dataclass(frozen=True, eq=False)
class OpenBlock(Packed):
    """The open block of cards, and the entries that its turn may end with.

    Attributes:
        free, in_line, can_score, can_strike: see `turn_text.CardView`.
        manner: by box, its index in `Scores.start` while entries are listed.
        block: ``(8,)`` the lanes of the block in their group; high, own, low: ``(columns, 8)`` split by column.
        target_of: ``(boxes, 1 + kinds)`` number of the target for a strike and for each kind of score; -1 for none.
        cards: ``(targets, 8)`` index of each target's card. row: its value, with the bonus points of the entry.
        curve: where the score is part of a card, the values by points entered; see `curve_endings.fill_curves`.
        window: by group of the cards that entries lead to.
        rest: ``(cards,)`` value of each card after a turn without an entry; empty under the usual rules.
    """

    turn: OpenTurn
    columns: RowTable[OpenColumn]
    free: Flags
    in_line: Flags
    can_score: Flags
    can_strike: Flags
    manner: Ints
    block: Ints
    high: Ints
    own: Ints
    low: Ints
    target_of: Ints
    targets: RowTable[Target]
    cards: Ints
    row: Doubles
    curve: Doubles
    window: RowTable[Window]
    special: RowTable[Special]
    rest: Doubles


@dataclass(frozen=True, eq=False)
class Throws(Packed):
    """Values of the throws of a turn, for eight cards.

    Attributes:
        end: ``(stages, 2, rolls, 8)`` W_0, the value of ending the turn: plain, served.
        mean, best: ``(stages, nodes, 8)`` E_t, the value of throwing again, and the value of the best choice; for rolls
            `best` is the value where some dice were kept. One array for both where no stage is kept.
        served: ``(stages, rolls, 8)`` the value of a roll whose dice were thrown together.
        first: ``(rolls, 8)`` the value of a first throw in the best plane chosen after it; named: in a plane chosen
            before.
        before: ``(2, 8)`` the value of the best plane chosen before the first throw, and scratch.
        added: ``(nodes, 8)`` scratch for turns in which dice go aside.
    """

    end: Doubles
    mean: Doubles
    best: Doubles
    served: Doubles
    first: Doubles
    named: Doubles
    before: Doubles
    added: Doubles


def new_open(
    arrays: Arrays,
    window: RowTable[Window] | None = None,
    widest: int = 0,
    curves: int = NO_CURVES,
    rest: Doubles | None = None,
    *,
    single: bool = False,
) -> OpenBlock:
    """Allocates scratch memory for the entries of a block.

    Args:
        window: by group, where the score is part of a card.
        widest: the most scores of an open card.
        curves: see `NO_CURVES`.
        rest: see `OpenBlock`.
        single: sixteen cards in single precision instead of eight in double.
    """
    lanes, places, numbers = (WIDE, np.int32, np.float32) if single else (LANES, np.int64, np.float64)
    columns, boxes = len(arrays.sheet.columns), len(arrays.sheet.boxes)
    kinds = arrays.scores.start.shape[2] - 1
    targets = boxes * (kinds + 1)
    span = int((arrays.scores.high - arrays.scores.low).max()) + widest + 2 * LANES
    return OpenBlock(
        turn=new_record(OpenTurn, rest=-1, named=-1, curves=curves),
        columns=new_table(OpenColumn, columns),
        free=np.zeros(boxes, dtype=np.int16),
        in_line=np.zeros(boxes, dtype=np.int16),
        can_score=np.zeros(boxes, dtype=np.int16),
        can_strike=np.zeros(boxes, dtype=np.int16),
        manner=np.zeros(boxes, dtype=np.int64),
        block=np.zeros(lanes, dtype=places),
        high=np.zeros((columns, lanes), dtype=places),
        own=np.zeros((columns, lanes), dtype=places),
        low=np.zeros((columns, lanes), dtype=places),
        target_of=np.zeros((boxes, kinds + 1), dtype=np.int64),
        targets=new_table(Target, targets),
        cards=np.zeros((targets, lanes), dtype=np.int64),
        row=np.zeros((targets + 1, lanes), dtype=numbers),
        curve=np.zeros(1 if window is None else targets * span),
        window=new_table(Window, 0) if window is None else window,
        special=new_table(Special, max(1, 2 * boxes * len(arrays.scores.special_roll))),
        rest=np.zeros(0) if rest is None else rest,
    )


def new_throws(arrays: Arrays, *, keep: bool) -> Throws:
    """Allocates scratch memory for the throws of a turn.

    Args:
        keep: keep every stage, for advice and policies, instead of only the current one.
    """
    turn = arrays.sheet.turn
    nodes, rolls = len(arrays.dice.down_start) - 1, len(arrays.dice.chance)
    longest = int(turn.throws + turn.per_turn + (turn.saved_values - 1 if turn.save else 0))
    stages = longest + 2 if keep else 1
    # Without kept stages `mean` and `best` share one array: `best` overwrites `mean` node by node.
    holds = np.zeros((stages, nodes, LANES))
    return Throws(
        end=np.zeros((stages, 2, rolls, LANES)),
        mean=np.zeros_like(holds) if keep else holds,
        best=holds,
        served=np.zeros((stages, rolls, LANES)),
        first=np.zeros((rolls, LANES)),
        named=np.zeros((rolls, LANES)),
        before=np.zeros((2, LANES)),
        added=np.zeros((nodes, LANES)),
    )
