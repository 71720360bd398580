"""The value of an entry on a card: its points, its effect on bonuses, and the box's later prospects.

An outlook belongs to one card. It compares entries with the expected scores of their boxes
(`rules.variant.expected_scores`) and never looks into later turns; an entry with a positive value is better than the
usual course of the game.
"""

from collections.abc import Sequence
from functools import cache, cached_property
from math import sqrt
from typing import NamedTuple

from pasch.players.bonus_guesses import Guesses
from pasch.rules.game.card import Card, bonus_sum
from pasch.rules.game.turn import five_state, free_boxes
from pasch.rules.variant.expected_scores import MOST_TRIES, usual_of
from pasch.rules.variant.tables import FIVE_STATES
from pasch.rules.variant.variant import Column, SumBonus, Variant, cached_per_variant

# Tries that a box gains from each further box that a turn might go to.
TRIES_PER_PLACE = 0.25
# The same for a box of an ordered column, where the whole column waits for a better roll.
TRIES_IN_LINE = 0.02
# Frequency of five of a kind in a turn, compared with turns that aim at nothing else.
REPEATS_PER_AIM = 0.7
_NORMAL = (0.0498673470, 0.0211410061, 0.0032776263, 0.0000380036, 0.0000488906, 0.0000053830)


class EntrySpread(NamedTuple):
    """Mean and variance of the points of entries."""

    mean: float
    variance: float


class Stake(NamedTuple):
    """The effect of an entry on a bonus.

    Attributes:
        so_far: its sum so far. rest: what the other free entries will add.
        now: its expected points while the entry is open.
    """

    bonus: SumBonus
    weight: float
    so_far: int
    rest: EntrySpread
    now: float


class CardOutlook:
    """The prospects of a card.

    Attributes:
        free: by column, the boxes with room.
        entry: see `_entry`.
    """

    def __init__(self, variant: Variant, card: Card) -> None:
        self._variant, self._card = variant, card
        self._usual = usual_of(variant)
        self.free = [free_boxes(variant, card, column) for column in variant.columns]
        self.entry = cache(self._entry)
        self._box = cache(self._find_box)
        self._stakes = cache(self._find_stakes)
        self._now = cache(self._find_now)
        self._open = cache(self._find_open)
        self._guesses = Guesses(variant, card, lambda box: self._box(box).mean + variant.boxes[box].struck)

    @cached_property
    def _places(self) -> int:
        # Boxes that a turn may go to now: the next ones of an ordered column, all free ones of the others.
        return sum(
            min(len(free), len(column.lines) or len(free))
            for column, free in zip(self._variant.columns, self.free, strict=True)
        )

    def _tries(self, box: int) -> float:
        ordered = self._variant.columns[self._variant.boxes[box].column].lines
        return min(1 + (TRIES_IN_LINE if ordered else TRIES_PER_PLACE) * (self._places - 1), MOST_TRIES)

    def _entry(self, box: int, points: int, beside: int) -> float:
        # The value of an entry, compared with leaving the box for another turn.
        # points: entered in the box; beside: extra points.
        change = self._guesses.change(box, points)
        for stake in self._stakes(box):
            so_far = stake.so_far + stake.bonus.step(box, points)
            change += (_expected(stake.bonus, so_far, stake.rest) - stake.now) * stake.weight
        if not self._variant.counts_points:
            return change
        column = self._variant.columns[self._variant.boxes[box].column]
        own = self._variant.boxes[box]
        gain = points - own.struck + beside - self._box(box).mean if own.counts else float(beside)
        if box == column.five:
            gain += ((points > 0) - self._chance(box)) * self._repeats(column)
        return change + gain * column.weight

    def bought(self, column: int, throws: int) -> float:
        """Returns the cost of bought throws charged to the column."""
        buy = self._variant.turn.buy
        if buy is None or not self._variant.counts_points:
            return 0.0
        return float(throws * buy.unused * (1 if buy.is_shared else self._variant.columns[column].weight))

    def saved(self, throws: int) -> float:
        """Returns the value of throws saved for later turns."""
        if not self._variant.turn.save:
            return 0.0
        return min(throws, self._card.entries.count(None) - 1) * self._saved_throw

    @cached_property
    def _saved_throw(self) -> float:
        gains = [self._usual[box].throw for free in self.free for box in free]
        return sum(gains) / len(gains) if self._variant.counts_points else 0.0

    def _find_box(self, box: int) -> EntrySpread:
        points, tries = self._usual[box].points, self._tries(box)
        whole = int(tries)
        mean = points[whole - 1]
        if tries > whole:
            mean += (tries - whole) * (points[whole] - mean)
        # The variance of all or nothing is m (max - m); the n independent dice of a number box divide it by n.
        most = self._variant.tables.most[0][box][0] - self._variant.boxes[box].struck
        variance = mean * max(most - mean, 0.0)
        return EntrySpread(
            mean, variance if self._variant.boxes[box].number is None else variance / self._variant.dice.count
        )

    def _chance(self, box: int) -> float:
        return self._usual[box].scores[round(self._tries(box)) - 1]

    def _find_stakes(self, box: int) -> list[Stake]:
        return [
            self._stake(index, bonus, box)
            for index, bonus in enumerate(self._variant.bonuses)
            if box in bonus.members and bonus.formula is None
        ]

    def _stake(self, index: int, bonus: SumBonus, box: int) -> Stake:
        weight = 1 if bonus.column is None else self._variant.columns[bonus.column].weight
        so_far, now = self._now(index)
        return Stake(bonus, weight, so_far, self._rest(index, box), now)

    def _find_now(self, index: int) -> tuple[int, float]:
        bonus = self._variant.bonuses[index]
        so_far = bonus_sum(self._variant, self._card, bonus)
        return so_far, _expected(bonus, so_far, self._rest(index, None))

    def _rest(self, index: int, without: int | None) -> EntrySpread:
        parts = list(self._open(index))
        if without is not None:
            parts.remove((without, self._counted(self._variant.bonuses[index], without)))
        return EntrySpread(sum([part.mean for _, part in parts]), sum([part.variance for _, part in parts]))

    def _find_open(self, index: int) -> list[tuple[int, EntrySpread]]:
        bonus, entries = self._variant.bonuses[index], self._card.entries
        return [
            (box, self._counted(bonus, box))
            for box in bonus.members
            for cell in self._variant.boxes[box].cells
            if entries[cell] is None
        ]

    def _counted(self, bonus: SumBonus, box: int) -> EntrySpread:
        # An entry adds `struck` or `struck + step`: for counts of entries or strikes a Bernoulli variable.
        usual, chance = self._box(box), self._chance(box)
        if bonus.count == "points":
            return EntrySpread(-usual.mean, usual.variance) if box in bonus.minus else usual
        least = self._variant.boxes[box].struck
        struck = bonus.step(box, least)
        step = (bonus.step(box, least + max(1, int(usual.mean / chance))) if chance else 0) - struck
        return EntrySpread(struck + chance * step, chance * (1 - chance) * step * step)

    def _repeats(self, column: Column) -> float:
        if column.five is None or not column.extra:
            return 0.0
        five = self._variant.boxes[column.five]
        if five_state(self._card, five) == FIVE_STATES.index("scored"):
            return 0.0
        left = len(self.free[column.index]) - 1
        repeats = left * REPEATS_PER_AIM * self._usual[five.index].scores[0]
        return repeats * _gain_of_repeat(self._variant, column.index)


def _expected(bonus: SumBonus, so_far: int, rest: EntrySpread) -> float:
    points, before = 0.0, 0
    for threshold, tier in bonus.tiers:
        points += (tier - before) * _chance_to_reach(threshold - so_far, rest)
        before = tier
    return points


def _chance_to_reach(missing: int, rest: EntrySpread) -> float:
    # Sums are taken as normal, with a correction of one half for whole points.
    if missing <= 0:
        return 1.0
    if rest.variance <= 0:
        return float(rest.mean >= missing)
    return _normal((rest.mean + 0.5 - missing) / sqrt(rest.variance))


def _normal(x: float) -> float:
    # Abramowitz and Stegun 26.2.19, to six places: unlike `math.erf` the same on all machines.
    power, size = 1.0, 0.0
    for factor in _NORMAL:
        power *= abs(x)
        size += factor * power
    beyond = 1 + size
    for _ in range(4):
        beyond *= beyond
    return 1 - 0.5 / beyond if x > 0 else 0.5 / beyond


@cached_per_variant
def _gain_of_repeat(variant: Variant, index: int) -> float:
    # Mean over all five of a kind: best box once its own holds points, less best box while its own is open.
    column = variant.columns[index]
    plain, scored = (_best_of_equals(variant, column, FIVE_STATES.index(state)) for state in ("open", "scored"))
    return sum(map(float.__sub__, scored, plain)) / len(plain)


def _best_of_equals(variant: Variant, column: Column, five: int) -> Sequence[float]:
    tables = variant.tables
    situation = tables.situation(False, five, False, variant.turn.throws)
    points, bonus = tables.points[situation], tables.bonus[situation]
    others = [box for box in column.boxes if box != column.five]
    return [
        float(max((points[box][roll] + bonus[box][roll] for box in others), default=0))
        for roll, equal in enumerate(tables.all_equal)
        if equal
    ]
