"""Scratch memory of one thread, and the names of its columns."""

from typing import NamedTuple

import numpy as np

from pasch.solver.cards.lattice import Doubles, Ints
from pasch.solver.kernels.arrays import PER_TURN, SAVED, SAVES, THROWS, Arrays
from pasch.solver.kernels.vector import LANES

# Columns of `Open.columns`, `Open.boxes`, `Open.targets`; places in `Open.counts`; rows of `Open.lanes`.
STATE, BOUGHT, INNER, NEXT, ENTERED = range(5)
FREE, CAN_SCORE, CAN_STRIKE = range(3)
BOX, OUTCOME, KIND, GROUP = range(4)
TARGETS, SPECIALS, LAST_STAGE, CURVES, SCORE, PREPARED, REST, NAMED, LISTED = range(9)
NO_CURVES, BLOCK_BY_BLOCK, AT_ONCE = range(3)
LOWEST_SCORE, WIDTH, PLACE, STEP = range(4)
OWN, HIGH, LOW = range(3)


class Open(NamedTuple):
    """The block of cards that is worked on, and the entries that its turn may end with.

    Attributes:
        columns: ``(columns, 5)`` STATE, throws BOUGHT, INNER: lanes of all later columns, NEXT box in line (-1 for
            none), ENTERED: whether the turn may be entered there.
        boxes: ``(boxes, 3)`` whether a box has room, and what the plane allows, throws aside.
        block: ``(8,)`` the lanes of the block in their group; lanes: ``(columns, 3, 8)`` split by column.
        target_of: ``(boxes, 1 + kinds)`` number of the target for a strike and for each kind of score; -1 for none.
        targets: ``(targets, 4)`` BOX, OUTCOME, KIND and the GROUP of each card that an entry may lead to.
        cards: ``(targets, 8)`` index of that card. row: what it is worth, with the bonus points the entry brings.
        curve: where scores are part of a card, the same by points entered; see `entries.curve_rows`.
        window: ``(groups, 4)`` where scores are part of a card, which ones each group has: the LOWEST_SCORE, how many
            (WIDTH), the PLACE of the first card's in the values, and by how much the next card's lie further (STEP).
        special: ``(specials, 3)`` roll, target, 1 for a score; special_points, special_beside: what it scores in all,
            and how much of that stands beside the box.
        counts: how many TARGETS and SPECIALS there are, the LAST_STAGE of the turn; CURVES: whether scores are part of
            a card (BLOCK_BY_BLOCK: curves are read anew for each block; AT_ONCE: for all scores of a card, before its
            blocks), and the SCORE so far in the first lane then; each further lane has a point more. PREPARED: the
            score so far that the curves read begin with. REST: the row that says what ending the turn without an entry
            is worth, -1 where that cannot be done. NAMED: the box announced, -1 for none. LISTED: 1 if the special
            entries are those of the group and the plane.
        rest: ``(cards,)`` what each card is worth after a turn without an entry; empty where the rules are kept.
    """

    columns: Ints
    boxes: Ints
    block: Ints
    lanes: Ints
    target_of: Ints
    targets: Ints
    cards: Ints
    row: Doubles
    curve: Doubles
    window: Ints
    special: Ints
    special_points: Doubles
    special_beside: Doubles
    counts: Ints
    rest: Doubles


class Throws(NamedTuple):
    """The throws of a turn, for eight cards.

    Attributes:
        end: ``(stages, 2, rolls, 8)`` what ending the turn is worth: plain, served.
        mean, best: ``(stages, nodes, 8)`` what throwing again and the best choice are worth; for rolls `best` is the
            value where some dice lay still. One array for both where nothing is kept.
        served: ``(stages, rolls, 8)`` the value of a roll whose dice fell together.
        first: ``(rolls, 8)`` the value of a first throw, the best plane taken.
        added: ``(nodes, 8)`` scratch for turns in which dice go aside.
    """

    end: Doubles
    mean: Doubles
    best: Doubles
    served: Doubles
    first: Doubles
    added: Doubles


def new_open(arrays: Arrays, window: Ints | None = None, widest: int = 0) -> Open:
    """Scratch memory for the entries of a block.

    Args:
        window: see `Open`, where scores are part of a card; that of the cards that entries lead to.
        widest: how many scores the cards that are worked on have, at most.
    """
    columns, boxes = len(arrays.sheet.columns), len(arrays.sheet.boxes)
    kinds = arrays.scores.start.shape[2] - 1
    targets = boxes * (kinds + 1)
    span = int((arrays.scores.high - arrays.scores.low).max()) + widest + 2 * LANES
    specials = max(1, 2 * boxes * len(arrays.scores.special_roll))
    return Open(
        columns=np.zeros((columns, 5), dtype=np.int64),
        boxes=np.zeros((boxes, 3), dtype=np.int64),
        block=np.zeros(LANES, dtype=np.int64),
        lanes=np.zeros((columns, 3, LANES), dtype=np.int64),
        target_of=np.zeros((boxes, kinds + 1), dtype=np.int64),
        targets=np.zeros((targets, 4), dtype=np.int64),
        cards=np.zeros((targets, LANES), dtype=np.int64),
        row=np.zeros((targets + 1, LANES)),
        curve=np.zeros(1 if window is None else targets * span),
        window=np.zeros((0, 4), dtype=np.int64) if window is None else window,
        special=np.zeros((specials, 3), dtype=np.int64),
        special_points=np.zeros(specials),
        special_beside=np.zeros(specials),
        counts=np.array([0, 0, 0, NO_CURVES if window is None else BLOCK_BY_BLOCK, 0, 0, -1, -1, 0], dtype=np.int64),
        rest=np.zeros(0),
    )


def new_throws(arrays: Arrays, *, keep: bool) -> Throws:
    """Scratch memory for the throws of a turn.

    Args:
        keep: every stage is kept, for advice and policies; otherwise only the last one worked on.
    """
    turn = arrays.sheet.turn
    nodes, rolls = len(arrays.dice.down_start) - 1, len(arrays.dice.chance)
    longest = int(turn[THROWS] + turn[PER_TURN] + (turn[SAVED] - 1 if turn[SAVES] else 0))
    stages = longest + 2 if keep else 1
    holds = np.zeros((stages, nodes, LANES))
    return Throws(
        end=np.zeros((stages, 2, rolls, LANES)),
        mean=np.zeros_like(holds) if keep else holds,
        best=holds,
        served=np.zeros((stages, rolls, LANES)),
        first=np.zeros((rolls, LANES)),
        added=np.zeros((nodes, LANES)),
    )
