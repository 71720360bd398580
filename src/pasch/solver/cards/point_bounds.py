"""Bounds on the points a card has and can still get: outside of them a game is decided already."""

from dataclasses import dataclass

import numpy as np

from pasch.rules.variant.tables import FIVE_STATES
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.bonus_tallies import Tally
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.column_cards import SCORED, STRUCK, ColumnCards
from pasch.solver.cards.computed_boxes import Computed
from pasch.solver.cards.dice_lattice import Ints


@dataclass(frozen=True)
class PointBounds:
    """Limits that no game exceeds, by group; games need not come near them.

    Attributes:
        entered: ``(groups,)`` most points entered so far in boxes and beside them.
        least, most: ``(groups,)`` total so far, with bonuses and the cost of bought throws.
        least_ahead, most_ahead: ``(groups,)`` what may still come.
    """

    entered: Ints
    least: Ints
    most: Ints
    least_ahead: Ints
    most_ahead: Ints


def bounds_of(space: CardSpace) -> PointBounds:
    """The limits of every group of cards."""
    entered = _over_columns(space, [entered_by_state(space.variant, column) for column in space.columns])
    ahead = _over_columns(space, [_entered_ahead(space.variant, column) for column in space.columns])
    tallies = [*(tally for column in space.columns for tally in column.tallies), *space.sheet]
    points = [tally.paid for tally in tallies]
    changes = [_changes(tally) for tally in tallies]
    gain, loss = sum(most for _, most in changes), sum(least for least, _ in changes)
    counts = space.variant.counts_points
    allowance = dearest(space.variant) if counts else 0
    unfinished = space.level < space.variant.turns
    return PointBounds(
        entered=entered,
        least=np.full(space.groups, sum(int(own.min()) for own in points), dtype=np.int64),
        most=entered + sum(int(own.max()) for own in points) + allowance,
        least_ahead=np.where(unfinished, loss - allowance, 0),
        most_ahead=np.where(unfinished, ahead + gain, 0),
    )


def dearest(variant: Variant) -> int:
    """Returns the cost of all throws that can be bought, which is paid if none of them is."""
    buy = variant.turn.buy
    if buy is None:
        return 0
    times = 1 if buy.is_shared else sum(int(column.weight) for column in variant.columns)
    return buy.per_column * buy.unused * times


def _changes(tally: Tally | Computed) -> tuple[int, int]:
    """The least and most that a tally may still pay: it only goes up, unless boxes are subtracted."""
    paid = tally.paid
    if tally.minus:
        return int(paid.min() - paid.max()), int(paid.max() - paid.min())
    return int((paid - np.maximum.accumulate(paid)).min()), int((paid - np.minimum.accumulate(paid)).max())


def _over_columns(space: CardSpace, by_column: list[Ints]) -> Ints:
    """``(groups,)`` the sum over the columns of something known by state."""
    total: Ints = np.zeros(1, dtype=np.int64)
    for own in by_column:
        total = np.add.outer(total, np.repeat(own, space.allowance + 1)).ravel()
    return np.repeat(total, space.saved)


def entered_by_state(variant: Variant, column: ColumnCards) -> Ints:
    """``(states,)`` the most that may have been entered so far."""
    most = np.zeros(len(column.codes), dtype=np.int64)
    best = _best_entries(variant, column)
    for level in range(int(column.level.max())):
        states = np.flatnonzero(column.level == level)
        for place in range(len(column.column.boxes)):
            gain = best[place][column.five[states]]
            for outcome, points in ((STRUCK, 0 * gain), (SCORED, gain)):
                after = column.child[states, place, outcome]
                going = after >= 0
                np.maximum.at(most, after[going], (most[states] + points)[going])
    return most


def _entered_ahead(variant: Variant, column: ColumnCards) -> Ints:
    """``(states,)`` the most that may still be entered."""
    most = np.zeros(len(column.codes), dtype=np.int64)
    best = _best_entries(variant, column)
    for level in range(int(column.level.max()) - 1, -1, -1):
        states = np.flatnonzero(column.level == level)
        for place in range(len(column.column.boxes)):
            gain = best[place][column.five[states]]
            for outcome, points in ((STRUCK, 0 * gain), (SCORED, gain)):
                after = column.child[states, place, outcome]
                most[states] = np.where(after >= 0, np.maximum(most[states], points + most[after]), most[states])
    return most


def _best_entries(variant: Variant, column: ColumnCards) -> list[Ints]:
    return [
        np.array([_best_entry(variant, box, held) for held in FIVE_STATES], dtype=np.int64)
        for box in column.column.boxes
    ]


def _best_entry(variant: Variant, box: int, held: str) -> int:
    tables = variant.tables
    return max(
        variant.gain(variant.boxes[box], points, beside)
        for index, situation in enumerate(tables.situations)
        if situation.five in (None, held)
        for points, beside in zip(tables.points[index][box], tables.bonus[index][box], strict=True)
    )
