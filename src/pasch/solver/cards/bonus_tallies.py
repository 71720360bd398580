"""Tallies: the part of a card that its bonuses depend on.

There is one tally for each group of boxes that bonuses add up or compute with. It is capped at the highest threshold,
and its points are paid the moment a threshold is reached, so the value of a card never depends on points scored before.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from pasch.rules.document.bonus_counting import Count, weighted_points
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.maximum import possible_points
from pasch.rules.variant.variant import SumBonus, Variant
from pasch.solver.cards.computed_boxes import Computed, TooManyStates, build_computed
from pasch.solver.cards.dice_lattice import Ints

Move = tuple[int, ...]
"""A step for each tally."""


@dataclass(frozen=True)
class Tally:
    """A sum over boxes, minus others, as far as its bonuses depend on it.

    It is stored as a count: the sum up to the highest threshold. Where boxes are subtracted, every sum counts, and
    negative ones are numbered after the others.

    Attributes:
        cap: the highest count.
        bonuses: those paid for it, each with the weight of its column.
        minus: the boxes subtracted. low: the least sum.
    """

    boxes: tuple[int, ...]
    count: Count
    cap: int
    bonuses: tuple[tuple[SumBonus, float], ...]
    minus: tuple[int, ...] = ()
    low: int = 0
    formula: None = None

    @property
    def members(self) -> tuple[int, ...]:
        """All boxes that move it."""
        return self.boxes + self.minus

    def counted(self, reached: int) -> int:
        """Returns the count of a sum."""
        return reached % (self.cap + 1) if self.minus else min(reached, self.cap)

    def count_of(self, entries: Iterable[tuple[int, int]]) -> int:
        """Returns the count of some entries, each a box and its points."""
        return self.counted(sum([self.step(box, points) for box, points in entries]))

    def moved(self, counted: Ints, step: int) -> Ints:
        """Returns the counts after a step."""
        return (counted + step) % (self.cap + 1) if self.minus else np.minimum(counted + step, self.cap)

    @cached_property
    def sums(self) -> Ints:
        """The sum of each count."""
        # Counts above the highest sum stand for negative ones: arithmetic modulo cap + 1.
        counts = np.arange(self.cap + 1)
        return np.where(counts > self.cap + self.low, counts - self.cap - 1, counts)

    @cached_property
    def paid(self) -> Ints:
        """``(cap + 1,)`` points of all its bonuses, by count."""
        return np.array([self.points(each) for each in self.sums.tolist()], dtype=np.int64)

    def points(self, reached: int) -> int:
        """Returns the points of all its bonuses for a sum."""
        return sum(weighted_points(bonus.points(reached), weight) for bonus, weight in self.bonuses)

    @cached_property
    def thresholds(self) -> tuple[int, ...]:
        """All thresholds in ascending order, and 0; without boxes subtracted those below 0 are always reached."""
        found = {0, *(threshold for bonus, _ in self.bonuses for threshold, _ in bonus.tiers)}
        return tuple(sorted(threshold for threshold in found if threshold >= 0 or self.minus))

    def settled(self, reached: int, ahead: int) -> int:
        """Returns the representative of a sum when at most `ahead` can be added.

        That is the sum itself, or the last threshold reached if no other can be. Where boxes are subtracted, every
        count may matter.
        """
        if self.minus:
            return reached
        place = bisect_right(self.thresholds, reached)
        last = self.thresholds[place - 1]
        return reached if place < len(self.thresholds) and self.thresholds[place] <= reached + ahead else last

    def step(self, box: int, points: int) -> int:
        """Returns the change of the sum by an entry."""
        if box not in self.members:
            return 0
        # All of its bonuses count the same boxes.
        return self.bonuses[0][0].step(box, points)


def build_tallies(variant: Variant, column: int | None) -> tuple[Tally | Computed, ...]:
    """Returns the tallies of a column, computed ones last; for None, those over the whole sheet.

    On a sheet with one column all tallies belong to that column.

    Raises:
        PaschError: A computed box has too many states.
    """
    return (
        *build_sums(variant, column),
        *(
            _build_computed(variant, bonus)
            for bonus in variant.bonuses
            if bonus.formula is not None and bonus.column == column
        ),
    )


def _build_computed(variant: Variant, bonus: SumBonus) -> Computed:
    possible = {box: _list_possible(variant, box) for box in bonus.boxes}
    entries = [variant.boxes[box].entries for box in bonus.boxes]
    try:
        return build_computed(bonus, variant.columns[bonus.column or 0].weight, possible, entries)
    except TooManyStates:
        raise PaschError(Problem("solve-computed", {"bonus": bonus.names})) from None


def build_sums(variant: Variant, column: int | None) -> tuple[Tally, ...]:
    """Returns the additive tallies of a column; see `build_tallies`."""
    # On a sheet of one column a bonus over the sheet is one of the column, so no sheet tallies multiply the lanes.
    alone = len(variant.columns) == 1
    # Bonuses over the same boxes share one tally.
    bonuses_by_sum: dict[tuple[tuple[int, ...], Count, tuple[int, ...]], list[tuple[SumBonus, float]]] = {}
    for bonus in variant.bonuses:
        home = 0 if alone else bonus.column
        if home == column and bonus.formula is None:
            weight = 1 if bonus.column is None else variant.columns[bonus.column].weight
            bonuses_by_sum.setdefault((bonus.boxes, bonus.count, bonus.minus), []).append((bonus, weight))
    return tuple(
        _build_difference(variant, boxes, count, minus, bonuses)
        if minus
        else Tally(
            boxes, count, max(0, *(threshold for bonus, _ in bonuses for threshold, _ in bonus.tiers)), tuple(bonuses)
        )
        for (boxes, count, minus), bonuses in bonuses_by_sum.items()
    )


def _build_difference(
    variant: Variant,
    boxes: tuple[int, ...],
    count: Count,
    minus: tuple[int, ...],
    bonuses: list[tuple[SumBonus, float]],
) -> Tally:
    # The highest sum of either side bounds the difference.
    high, low = (
        sum(
            variant.boxes[box].entries
            * max(abs(bonuses[0][0].step(box, points)) for points in _list_possible(variant, box))
            for box in part
        )
        for part in (boxes, minus)
    )
    highest = max(high, *(threshold for bonus, _ in bonuses for threshold, _ in bonus.tiers))
    return Tally(boxes, count, highest + low, tuple(bonuses), minus, -low)


class Steps:
    """Moves of the tallies by an entry in one box.

    Attributes:
        moves: every distinct move; the first is that of a strike, which often moves nothing.
        kind_by_points: index of the move of an entry with so many points.
        by_outcome: the moves of a strike, and those of a score.
    """

    def __init__(self, variant: Variant, tallies: Sequence[Tally | Computed], box: int) -> None:
        # Equal moves of different points are one kind: kernels then only add the points.
        moves: dict[Move, int] = {}
        self.kind_by_points: dict[int, int] = {}
        for points in sorted(_list_possible(variant, box)):
            move = tuple(tally.step(box, points) for tally in tallies)
            self.kind_by_points[points] = moves.setdefault(move, len(moves))
        self.moves = tuple(moves)
        self._struck = variant.boxes[box].struck
        scored = {kind for points, kind in self.kind_by_points.items() if points > self._struck}
        self.by_outcome: tuple[Sequence[int], Sequence[int]] = (0,), sorted(scored) or (0,)
        self._tables, self._box = variant.tables, box

    def by_outcome_after(self, held: int) -> tuple[Sequence[int], Sequence[int]]:
        """Returns `by_outcome` in a column with `held` entries, as far as points depend on that."""
        if self._tables.filled_classes == 1:
            return self.by_outcome
        rows = zip(self._tables.situations, self._tables.points, strict=True)
        points = set[int]().union(*(by_box[self._box] for situation, by_box in rows if situation.filled == held))
        points -= {self._struck}
        return (0,), sorted({self.kind_by_points[each] for each in points}) or (0,)


def _list_possible(variant: Variant, box: int) -> tuple[int, ...]:
    # A strike has the least points.
    return (variant.boxes[box].struck, *possible_points(variant, box))
