"""Merges cards of a column that have the same future.

Two lanes of a class are merged if every possible entry leads both to merged lanes and scores both the same bonus
points. So only the points still missing from the upper sum matter, and a reached threshold is like one out of reach.
Computed backward from full columns to empty ones, as in minimising an automaton, for any bonuses.
"""

from copy import copy

import numpy as np

from pasch.solver.cards.column_cards import SCORED, STRUCK, ColumnCards
from pasch.solver.cards.dice_lattice import Doubles, Ints


def lump_cards(cards: ColumnCards) -> ColumnCards:
    """Returns the column with merged lanes, mapped by `ColumnCards.lane_of`.

    The state of the five-of-a-kind box is dropped once the column is full.
    """
    return _drop_lost_states(_lump_lanes(cards))


def _lump_lanes(cards: ColumnCards) -> ColumnCards:
    classes, first = np.unique(cards.class_of, return_index=True)
    members = [place for place, member in enumerate(cards.members) if member]
    targets = cards.classes_after(len(cards.lanes))
    lane_of: list[Ints] = [np.zeros(0, dtype=np.int64) for _ in classes]
    lanes = np.zeros(len(classes), dtype=np.int64)
    moves: dict[tuple[int, ...], tuple[Ints, Doubles]] = {}
    filled = cards.filled[first][:, members].sum(axis=1)
    # Fullest classes first: the lanes after every move are merged before.
    for index in np.argsort(-filled, kind="stable").tolist():
        # All moves that leave the class: box, outcome, kind.
        own = [
            (place, outcome, int(kind))
            for place in members
            for outcome in (STRUCK, SCORED)
            for kind in np.flatnonzero(cards.move_start[index, place, outcome] >= 0)
        ]
        rows = []
        for move in own:
            begin = int(cards.move_start[(index, *move)])
            here = slice(begin, begin + int(cards.lanes[index]))
            target = int(targets[index, move[0], move[1]])
            rows.append((lane_of[target][cards.move_lane[here]], cards.move_points[here]))
        lane_of[index], kept = _group_equal(rows, int(cards.lanes[index]))
        lanes[index] = len(kept)
        for move, (lane, points) in zip(own, rows, strict=True):
            moves[index, *move] = lane[kept], points[kept]
    return _rebuild(cards, lane_of, lanes, moves)


def _group_equal(rows: list[tuple[Ints, Doubles]], lanes: int) -> tuple[Ints, Ints]:
    if not rows:
        return np.zeros(lanes, dtype=np.int64), np.zeros(1, dtype=np.int64)
    # One row per lane: targets and points of all moves; equal rows are one lane.
    moves = np.stack([part.astype(np.float64) for row in rows for part in row], axis=1)
    _, first, inverse = np.unique(moves, axis=0, return_index=True, return_inverse=True)
    # Numbered by first appearance, so that lanes keep their order.
    rank = np.argsort(np.argsort(first))
    return rank[inverse.reshape(-1)].astype(np.int64), np.sort(first).astype(np.int64)


def _rebuild(
    cards: ColumnCards, lane_of: list[Ints], lanes: Ints, moves: dict[tuple[int, ...], tuple[Ints, Doubles]]
) -> ColumnCards:
    most = int(lanes.max())
    found = _copy_uncached(cards)
    found.lane_of = [lane[own] for lane, own in zip(lane_of, cards.lane_of, strict=True)]
    found.lanes = lanes
    found.move_start = np.where(cards.move_start >= 0, 0, -1)
    # The identity comes first, as in `ColumnCards`.
    size, listed = most, [(np.arange(most, dtype=np.int64), np.zeros(most))]
    for place, move in moves.items():
        found.move_start[place] = size
        size += len(move[0])
        listed.append(move)
    found.move_lane = np.concatenate([lane for lane, _ in listed])
    found.move_points = np.concatenate([points for _, points in listed])
    return found


def _drop_lost_states(cards: ColumnCards) -> ColumnCards:
    # One state for the full column: the others have no lanes left, and nothing leads to them.
    full = np.flatnonzero(cards.level == cards.level.max())
    if len(full) == 1:
        return cards
    found = _copy_uncached(cards)
    lost = np.isin(np.arange(len(cards.codes)), full[1:])
    found.state_of = np.where(lost, full[0], np.arange(len(cards.codes)))
    found.child = np.where(cards.child >= 0, found.state_of[cards.child], -1)
    nowhere = len(cards.lanes)
    found.class_of = np.where(lost, nowhere, cards.class_of)
    found.lanes = np.append(cards.lanes, 0)
    found.different = np.append(cards.different, cards.different[cards.class_of[full[0]]])
    found.ahead = np.append(cards.ahead, cards.ahead[:1], axis=0)
    found.move_start = np.append(cards.move_start, np.full_like(cards.move_start[:1], -1), axis=0)
    found.progress = [*cards.progress, np.zeros(0, dtype=np.int64)]
    found.lane_of = [*cards.lane_of, np.zeros(0, dtype=np.int64)]
    return found


def _copy_uncached(cards: ColumnCards) -> ColumnCards:
    found = copy(cards)
    # Cached properties of the original no longer hold.
    for name in ("count", "reader"):
        vars(found).pop(name, None)
    return found
