"""What a card must remember for its bonuses: a tally for each group of boxes that some bonus adds up.

A tally counts no further than its highest threshold, and its points are paid the moment a threshold is reached, so
that the value of a card never depends on points already written down.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from pasch.rules.steps import STEPS, Count
from pasch.rules.tables import Tables
from pasch.rules.variant import SumBonus, Variant

Move = tuple[int, ...]
"""A step for each tally."""


@dataclass(frozen=True)
class Tally:
    """What some boxes add up to, as far as a bonus asks for it.

    Attributes:
        cap: the highest threshold; more than this is not counted.
        bonuses: what is paid for it, each with the weight of its column.
    """

    boxes: tuple[int, ...]
    count: Count
    cap: int
    bonuses: tuple[tuple[SumBonus, int], ...]

    def points(self, reached: int) -> int:
        """What all its bonuses are worth for this sum."""
        return sum(bonus.points(reached) * weight for bonus, weight in self.bonuses)

    @cached_property
    def thresholds(self) -> tuple[int, ...]:
        """All thresholds, ascending, and 0."""
        return tuple(sorted({0, *(threshold for bonus, _ in self.bonuses for threshold, _ in bonus.tiers)}))

    def settled(self, reached: int, ahead: int) -> int:
        """What stands for a sum when at most `ahead` can be added: itself, or the last threshold it has reached if it
        will reach no other.
        """
        place = bisect_right(self.thresholds, reached)
        last = self.thresholds[place - 1]
        return reached if place < len(self.thresholds) and self.thresholds[place] <= reached + ahead else last

    def step(self, box: int, points: int) -> int:
        """By how much an entry of so many points moves it."""
        if box not in self.boxes:
            return 0
        return STEPS[self.count](points)


def tallies_of(variant: Variant, column: int | None) -> tuple[Tally, ...]:
    """The tallies of a column; for None, those over the whole sheet.

    On a sheet of one column everything is that column's.
    """
    alone = len(variant.columns) == 1
    found: dict[tuple[tuple[int, ...], Count], list[tuple[SumBonus, int]]] = {}
    for bonus in variant.bonuses:
        home = 0 if alone else bonus.column
        if home == column:
            weight = 1 if bonus.column is None else variant.columns[bonus.column].weight
            found.setdefault((bonus.boxes, bonus.count), []).append((bonus, weight))
    return tuple(
        Tally(
            boxes, count, max(0, *(threshold for bonus, _ in bonuses for threshold, _ in bonus.tiers)), tuple(bonuses)
        )
        for (boxes, count), bonuses in found.items()
    )


class Steps:
    """How an entry can move the tallies that its box counts for.

    Attributes:
        moves: every distinct move; the first moves nothing.
        kind_by_points: which of them an entry of so many points makes.
        by_outcome: which of them a strike, and which of them a score can make.
    """

    def __init__(self, tables: Tables, tallies: Sequence[Tally], box: int) -> None:
        moves: dict[Move, int] = {(0,) * len(tallies): 0}
        self.kind_by_points: dict[int, int] = {}
        for points in sorted(_possible(tables, box)):
            move = tuple(tally.step(box, points) for tally in tallies)
            self.kind_by_points[points] = moves.setdefault(move, len(moves))
        self.moves = tuple(moves)
        scored = {kind for points, kind in self.kind_by_points.items() if points > 0}
        self.by_outcome: tuple[Sequence[int], Sequence[int]] = (0,), sorted(scored) or (0,)


def _possible(tables: Tables, box: int) -> Iterable[int]:
    return {0}.union(*(rows[box] for rows in tables.points))
