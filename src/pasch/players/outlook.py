"""What an entry is worth on a card: its points, what it does to the bonuses, and what the box would bring otherwise.

An outlook belongs to one card. It judges entries against the usual worth of the boxes (`usual`), never by searching
through later turns; what is worth more than nothing here is better than the usual course of the game.
"""

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from math import erf, sqrt

from pasch.players.usual import Usual, chance_to_score, throws, tries_of, usual
from pasch.rules.card import Card, reached
from pasch.rules.tables import FIVE_STATES
from pasch.rules.turn import five_state, free_boxes
from pasch.rules.variant import Box, Column, SumBonus, Variant

TRIES_PER_PLACE = 0.25
"""By how much each further box that a turn might go to eases the pressure on a box."""
TRIES_IN_LINE = 0.02
"""The same for a box of an ordered column: while it waits for a better roll, its whole column waits."""
REPEATS_PER_AIM = 0.7
"""How often a turn brings five of a kind, compared with turns that aim at nothing else."""


class Outlook:
    """The prospects of a card."""

    def __init__(self, variant: Variant, card: Card) -> None:
        self._variant, self._card = variant, card
        self._free = [free_boxes(variant, card, column) for column in variant.columns]
        self.entry = cache(self._entry)
        self._usual = cache(self._usual_of)
        self._rest = cache(self._rest_of)

    @cached_property
    def _places(self) -> int:
        """To how many boxes a turn may go now: the next one of an ordered column, all free ones of the others."""
        return sum(
            len(free) if column.order is None else min(len(free), 1)
            for column, free in zip(self._variant.columns, self._free, strict=True)
        )

    def _tries(self, box: int) -> float:
        """How many tries this box may count on: more, the more places a turn may go to."""
        ordered = self._variant.columns[self._variant.boxes[box].column].order is not None
        return 1 + (TRIES_IN_LINE if ordered else TRIES_PER_PLACE) * (self._places - 1)

    def _entry(self, box: int, points: int, beside: int) -> float:
        """What this entry is worth, compared with leaving the box for another turn.

        Args:
            points: entered in the box, 0 for a strike; beside: brought by an extra rule.
        """
        variant, rule = self._variant, self._variant.boxes[box]
        column = variant.columns[rule.column]
        change = sum(
            (self._bonus_after(index, box, points) - self._bonus_now(index)) * self._weight(bonus)
            for index, bonus in enumerate(variant.bonuses)
            if box in bonus.boxes
        )
        if not variant.counts_points:
            return change
        gain = points + beside - self._usual(box).mean
        if box == column.five:
            gain += self._repeats(column, points)
        return change + gain * column.weight

    def bought(self, column: int, throws: int) -> float:
        """What so many bought throws cost when they are charged to the column."""
        buy = self._variant.turn.buy
        if buy is None or not self._variant.counts_points:
            return 0.0
        return throws * buy.unused * self._variant.columns[column].weight

    def saved(self, throws: int) -> float:
        """What throws left over for later turns are worth."""
        turns = sum(entry is None for entry in self._card.entries) - 1
        return min(throws, turns) * self._worth_of_a_throw if self._variant.turn.save else 0.0

    @cached_property
    def _worth_of_a_throw(self) -> float:
        free = [self._variant.boxes[index] for column in self._free for index in column]
        gains = [_gain_by_a_throw(self._variant, box) for box in free]
        return sum(gains) / len(gains) if self._variant.counts_points else 0.0

    def _usual_of(self, box: int) -> Usual:
        return usual(self._variant, self._variant.boxes[box], self._tries(box))

    def _weight(self, bonus: SumBonus) -> int:
        return 1 if bonus.column is None else self._variant.columns[bonus.column].weight

    def _bonus_now(self, bonus: int) -> float:
        return self._expected(bonus, 0, self._rest(bonus, None))

    def _bonus_after(self, bonus: int, box: int, points: int) -> float:
        got = int(points > 0) if self._variant.bonuses[bonus].entries else points
        return self._expected(bonus, got, self._rest(bonus, box))

    def _expected(self, index: int, got: int, rest: Usual) -> float:
        bonus = self._variant.bonuses[index]
        so_far = got + reached(self._variant, self._card, bonus.boxes, entries=bonus.entries)
        worth, before = 0.0, 0
        for threshold, points in bonus.tiers:
            worth += (points - before) * _chance_to_reach(threshold - so_far, rest)
            before = points
        return worth

    def _rest_of(self, index: int, without: int | None) -> Usual:
        """What the free entries that count for a bonus will add up to, one entry of a box left out."""
        bonus = self._variant.bonuses[index]
        rest = [box for box in bonus.boxes for _ in range(self._room(box) - (box == without))]
        parts = [self._counted(bonus, box) for box in rest]
        return Usual(sum(part.mean for part in parts), sum(part.variance for part in parts))

    def _counted(self, bonus: SumBonus, box: int) -> Usual:
        if not bonus.entries:
            return self._usual(box)
        chance = chance_to_score(self._variant, self._variant.boxes[box], self._tries(box))
        return Usual(chance, chance * (1 - chance))

    def _room(self, box: int) -> int:
        return sum(self._card.entries[cell] is None for cell in self._variant.boxes[box].cells)

    def _repeats(self, column: Column, points: int) -> float:
        """How much better than usual it is, for later fives of a kind, to fill their own box like this."""
        if column.five is None or not column.extra:
            return 0.0
        five = self._variant.boxes[column.five]
        if five_state(self._card, five) == FIVE_STATES.index("scored"):
            return 0.0
        left = len(self._free[column.index]) - 1
        hope = chance_to_score(self._variant, five, self._tries(five.index))
        repeats = left * REPEATS_PER_AIM * chance_to_score(self._variant, five, 1)
        return ((points > 0) - hope) * repeats * _worth_of_repeat(self._variant, column.index)


def _chance_to_reach(missing: int, rest: Usual) -> float:
    """The probability of so many more points: normal, half a point added for sums being whole numbers."""
    if missing <= 0:
        return 1.0
    if rest.variance <= 0:
        return float(rest.mean >= missing)
    return 0.5 + 0.5 * erf((rest.mean + 0.5 - missing) / sqrt(2 * rest.variance))


@lru_cache(maxsize=256)
def _worth_of_repeat(variant: Variant, index: int) -> float:
    """The points that a further five of a kind gains over one without extra rules, in the best box for it."""
    column = variant.columns[index]
    plain, scored = (_best_of_equals(variant, column, FIVE_STATES.index(state)) for state in ("open", "scored"))
    return sum(map(float.__sub__, scored, plain)) / len(plain)


def _best_of_equals(variant: Variant, column: Column, five: int) -> Sequence[float]:
    tables = variant.tables
    situation = tables.situation(False, five, False)
    points, bonus = tables.points[situation], tables.bonus[situation]
    others = [box for box in column.boxes if box != column.five]
    return [
        float(max((points[box][roll] + bonus[box][roll] for box in others), default=0))
        for roll, equal in enumerate(tables.all_equal)
        if equal
    ]


def _gain_by_a_throw(variant: Variant, box: Box) -> float:
    row, normal = variant.tables.points[0][box.index], throws(variant, box)
    more, plain = (tries_of(variant, row, number, False)[0] for number in (normal + 1, normal))
    return more - plain
