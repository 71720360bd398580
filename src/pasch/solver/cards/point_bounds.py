"""Bounds on the points of a card so far and ahead: outside of these windows a game is decided."""

from dataclasses import dataclass

import numpy as np

from pasch.rules.game.card import count_strikes
from pasch.rules.variant.tables import FIVE_STATES
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.column_cards import SCORED, STRUCK, ColumnCards
from pasch.solver.cards.dice_lattice import Ints


@dataclass(frozen=True)
class PointBounds:
    """Bounds by group; they need not be tight.

    Attributes:
        entered: ``(groups,)`` most points entered so far, extra points included, over those of strikes.
        least, most: ``(groups,)`` total so far, with bonuses and the cost of bought throws; see `card.total_if_struck`.
        least_ahead, most_ahead: ``(groups,)`` further points.
    """

    entered: Ints
    least: Ints
    most: Ints
    least_ahead: Ints
    most_ahead: Ints


def compute_bounds(space: CardSpace) -> PointBounds:
    """Returns the bounds of every group of cards."""
    entered = _sum_columns(space, [bound_entered(space.variant, column) for column in space.columns])
    ahead = _sum_columns(space, [_bound_ahead(space.variant, column) for column in space.columns])
    tallies = [*(tally for column in space.columns for tally in column.tallies), *space.sheet]
    points = [tally.paid for tally in tallies]
    gain = loss = 0
    for tally in tallies:
        # Counts only go up, unless boxes are subtracted.
        paid = tally.paid
        lowest = paid.min() if tally.minus else np.minimum.accumulate(paid)
        highest = paid.max() if tally.minus else np.maximum.accumulate(paid)
        gain += int((paid - lowest).max())
        loss += int((paid - highest).min())
    counts = space.variant.counts_points
    # Unbought throws pay out at the end, bought ones only cost.
    allowance = compute_throw_cost(space.variant) if counts else 0
    struck = count_strikes(space.variant)
    unfinished = space.level < space.variant.turns
    return PointBounds(
        entered=entered,
        least=np.full(space.groups, struck + sum(int(own.min()) for own in points), dtype=np.int64),
        most=struck + entered + sum(int(own.max()) for own in points) + allowance,
        least_ahead=np.where(unfinished, loss - allowance, 0),
        most_ahead=np.where(unfinished, ahead + gain, 0),
    )


def compute_throw_cost(variant: Variant) -> int:
    """Returns the cost of all throws that can be bought, which is paid out if none is."""
    buy = variant.turn.buy
    if buy is None:
        return 0
    times = 1 if buy.is_shared else sum(int(column.weight) for column in variant.columns)
    return buy.per_column * buy.unused * times


def _sum_columns(space: CardSpace, by_column: list[Ints]) -> Ints:
    total: Ints = np.zeros(1, dtype=np.int64)
    for own in by_column:
        total = np.add.outer(total, np.repeat(own, space.charges)).ravel()
    return np.repeat(total, space.saved)


def bound_entered(variant: Variant, column: ColumnCards) -> Ints:
    """Returns ``(states,)`` the most points that may have been entered so far."""
    most = np.zeros(len(column.codes), dtype=np.int64)
    best = _list_best_entries(variant, column)
    # Forward over levels, the longest path from the empty column.
    for level in range(int(column.level.max())):
        states = np.flatnonzero(column.level == level)
        for place in range(len(column.column.boxes)):
            for outcome in (STRUCK, SCORED):
                after = column.child[states, place, outcome]
                going = after >= 0
                np.maximum.at(most, after[going], (most[states] + best[outcome][place][column.five[states]])[going])
    return most


def _bound_ahead(variant: Variant, column: ColumnCards) -> Ints:
    most = np.zeros(len(column.codes), dtype=np.int64)
    best = _list_best_entries(variant, column)
    # Backward over levels, as every entry leads to the next one.
    for level in range(int(column.level.max()) - 1, -1, -1):
        states = np.flatnonzero(column.level == level)
        for place in range(len(column.column.boxes)):
            for outcome in (STRUCK, SCORED):
                after = column.child[states, place, outcome]
                points = best[outcome][place][column.five[states]]
                most[states] = np.where(after >= 0, np.maximum(most[states], points + most[after]), most[states])
    return most


def _list_best_entries(variant: Variant, column: ColumnCards) -> dict[int, list[Ints]]:
    # By outcome and box, the most points for each state of the five-of-a-kind box.
    return {
        outcome: [
            np.array([_find_best_entry(variant, box, held, outcome) for held in FIVE_STATES], dtype=np.int64)
            for box in column.column.boxes
        ]
        for outcome in (STRUCK, SCORED)
    }


def _find_best_entry(variant: Variant, box: int, held: str, outcome: int) -> int:
    tables = variant.tables
    # A box counts as struck where 0 was entered, be it for points beside it.
    return max(
        (
            variant.gain_over_strike(variant.boxes[box], points, beside)
            for index, situation in enumerate(tables.situations)
            if situation.five in (None, held)
            for points, beside in zip(tables.points[index][box], tables.bonus[index][box], strict=True)
            if outcome == SCORED or points == 0
        ),
        default=0,
    )
