"""Scratch memory of one thread: the cards that are worked on, and the throws of their turn."""

from dataclasses import dataclass

import numpy as np

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import RowTable, new_record, new_table
from pasch.solver.kernels.toolchain.vector import LANES, WIDE

NO_CURVES, BLOCK_BY_BLOCK, AT_ONCE = range(3)
"""Whether scores are part of a card, and if so, when the curves are read: for each block, or once for each card."""


class OpenTurn:
    """Where the turn of the cards that are worked on stands.

    Attributes:
        group, saved: of the cards, and the throws that they have saved, or bought from a stock of all columns.
        named: the box announced, -1 for none.
        last: after how many throws the turn must end. is_last: 1 if no turn comes after it, where that one has more.
        targets, specials: how many of them are listed.
        rest: the row that says what ending the turn without an entry is worth, -1 where that cannot be done.
        listed: 1 if the special entries are those of the group and the plane.
        manner: where `Scores.start` tells what rolls are worth after the throws used by the entries listed, in an empty
            column; one more where all dice fell together.
        curves: see `NO_CURVES`.
        score: where scores are part of a card, the score so far in the first lane; each further lane has a point more.
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
    """A column of a group: its state, throws bought, entries filled as far as points depend on them, lanes of all later
    columns (inner), whether the turn may be entered there; aside: 1 to list no entries of it for now.
    """

    state: int
    bought: int
    filled: int
    inner: int
    entered: int
    aside: int


class OpenBox:
    """Whether a box has room, whether its column's order has come to it as well, and what the plane allows, throws
    aside; manner: where `Scores.start` tells what rolls are worth there, while entries are listed.
    """

    free: int
    in_line: int
    can_score: int
    can_strike: int
    manner: int


class Target:
    """A card that an entry may lead to: the box, 1 for a score, which kind of score, the group of that card."""

    box: int
    outcome: int
    kind: int
    group: int


class Special:
    """An entry of a roll that extra rules speak of: 1 for a score, its points in all, and those beside the box."""

    roll: int
    target: int
    scored: int
    points: float
    beside: float


class Window:
    """Where scores are part of a card, which ones a group has: the lowest, how many, the place of the first card's in
    the values, and by how much the next card's lie further.
    """

    lowest: int
    width: int
    place: int
    step: int


@dataclass(frozen=True, eq=False)
class OpenBlock(Packed):
    """The block of cards that is worked on, and the entries that its turn may end with.

    Attributes:
        block: ``(8,)`` the lanes of the block in their group; high, own, low: ``(columns, 8)`` split by column.
        target_of: ``(boxes, 1 + kinds)`` number of the target for a strike and for each kind of score; -1 for none.
        cards: ``(targets, 8)`` index of each target's card. row: what it is worth, with the bonus points of the entry.
        curve: where scores are part of a card, the same by points entered; see `curve_endings.curve_rows`.
        window: by group of the cards that entries lead to.
        rest: ``(cards,)`` what each card is worth after a turn without an entry; empty where the rules are kept.
    """

    turn: OpenTurn
    columns: RowTable[OpenColumn]
    boxes: RowTable[OpenBox]
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
    """The throws of a turn, for eight cards.

    Attributes:
        end: ``(stages, 2, rolls, 8)`` what ending the turn is worth: plain, served.
        mean, best: ``(stages, nodes, 8)`` what throwing again and the best choice are worth; for rolls `best` is the
            value where some dice lay still. One array for both where nothing is kept.
        served: ``(stages, rolls, 8)`` the value of a roll whose dice fell together.
        first: ``(rolls, 8)`` the value of a first throw, the best plane taken of those that are chosen after it; named:
            that in a plane chosen before it.
        before: ``(2, 8)`` what the best plane chosen before the first throw is worth, and scratch.
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
    """Scratch memory for the entries of a block.

    Args:
        window: see `OpenBlock`, where scores are part of a card; that of the cards that entries lead to.
        widest: how many scores the cards that are worked on have, at most.
        curves: see `NO_CURVES`.
        rest: see `OpenBlock`.
        single: sixteen cards in single precision take the place of eight in double.
    """
    lanes, places, numbers = (WIDE, np.int32, np.float32) if single else (LANES, np.int64, np.float64)
    columns, boxes = len(arrays.sheet.columns), len(arrays.sheet.boxes)
    kinds = arrays.scores.start.shape[2] - 1
    targets = boxes * (kinds + 1)
    span = int((arrays.scores.high - arrays.scores.low).max()) + widest + 2 * LANES
    return OpenBlock(
        turn=new_record(OpenTurn, rest=-1, named=-1, curves=curves),
        columns=new_table(OpenColumn, columns),
        boxes=new_table(OpenBox, boxes),
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
    """Scratch memory for the throws of a turn.

    Args:
        keep: every stage is kept, for advice and policies; otherwise only the last one worked on.
    """
    turn = arrays.sheet.turn
    nodes, rolls = len(arrays.dice.down_start) - 1, len(arrays.dice.chance)
    longest = int(turn.throws + turn.per_turn + (turn.saved - 1 if turn.saves else 0))
    stages = longest + 2 if keep else 1
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
