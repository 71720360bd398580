"""Lower bounds on the number of a column's cards, computed at once, so that hopeless sheets are refused before listing.

Tallies that share no box do not depend on each other: their counts multiply. Where all tallies are such, as on most
sheets, the numbers are exact; a tally that overlaps with smaller ones, or takes boxes off, is left out, and so is what
is computed.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from math import prod
from typing import NamedTuple

from pasch.rules.variant.variant import Box, Column, Variant
from pasch.solver.cards.bonus_tallies import Steps, Tally, sums_of

_MOST_LISTED = 5_000
"""So many ways to fill the boxes of one tally are told apart; of more, some are left out."""
Sums = int
"""A set of sums: bit `s` is set where `s` is one of them."""


class Least(NamedTuple):
    """A lower bound on a number of cards.

    Attributes:
        cards: as one counts them, each sum so far telling them apart.
        values: one for all that have the same before them.
    """

    cards: int
    values: int

    def times(self, cards: int, values: int) -> "Least":
        """Returns the product of both bounds."""
        return Least(self.cards * cards, self.values * values)


def least_of(variant: Variant, column: Column, steps: Mapping[int, Steps]) -> Least:
    """Returns a lower bound on the cards of a column, were it the whole sheet; 1 for an ordered one, which is quickly
    listed.
    """
    told = variant.tables.told_filled > 1
    counted = [column.boxes] if told else [tally.members for tally in sums_of(variant, column.index)]
    number = _fillings_of(variant, column, set(column.boxes).difference(*counted))
    return least_lanes(variant, column, steps).times(number, number)


def least_lanes(variant: Variant, column: Column, steps: Mapping[int, Steps]) -> Least:
    """The same where only boxes that some tally counts are told apart, or all where later ones are worth less."""
    found = Least(1, 1)
    if column.lines:
        return found
    if variant.tables.told_filled > 1:
        number = least_states(variant, column)
        return found.times(number, number)
    tallies = sums_of(variant, column.index)
    left = {box for tally in tallies for box in tally.members}
    five = column.five if column.extra else None
    for axis, tally in sorted(enumerate(tallies), key=lambda one: len(one[1].boxes)):
        if left.issuperset(tally.boxes) and not tally.minus:
            left.difference_update(tally.boxes)
            fillings = [_fillings(variant.boxes[box], steps[box], axis, five) for box in tally.boxes]
            found = found.times(*_of_tally(tally, fillings))
    number = _fillings_of(variant, column, left)
    return found.times(number, number)


def least_states(variant: Variant, column: Column) -> int:
    """Returns a lower bound on the ways to have filled some boxes of a column."""
    return _fillings_of(variant, column, column.boxes)


def _fillings_of(variant: Variant, column: Column, boxes: Iterable[int]) -> int:
    if column.order is not None:
        return 1
    five = column.five if column.extra else None
    return prod(1 + variant.boxes[box].entries * (2 if box == five else 1) for box in boxes)


def _of_tally(tally: Tally, boxes: Iterable[list[tuple[int, list[Sums]]]]) -> Least:
    ways = Counter({(0, 1): 1})
    for fillings in boxes:
        after: Counter[tuple[int, Sums]] = Counter()
        for (ahead, sums), number in ways.items():
            for more, entries in fillings:
                after[ahead + more, _added(sums, entries, tally.cap)] += number
        if len(after) > _MOST_LISTED:
            after = Counter(dict(after.most_common(_MOST_LISTED)))
        ways = after
    cards = sum(number * sums.bit_count() for (_, sums), number in ways.items())
    return Least(cards, sum(number * _settled(tally, sums, ahead) for (ahead, sums), number in ways.items()))


def _fillings(box: Box, steps: Steps, axis: int, five: int | None) -> list[tuple[int, list[Sums]]]:
    moves = [1 << move[axis] for move in steps.moves]
    most = max(move[axis] for move in steps.moves)
    scored = _union(moves[kind] for kind in steps.by_outcome[1])
    every = _union(moves)
    found = []
    for filled in range(box.entries + 1):
        ahead = (box.entries - filled) * most
        if box.index != five or not filled:
            found.append((ahead, [every] * filled))
        else:
            found += [(ahead, [scored, *[every] * (filled - 1)]), (ahead, [moves[0]])]
    return found


def _union(sets: Iterable[Sums]) -> Sums:
    union = 0
    for sums in sets:
        union |= sums
    return union


def _added(sums: Sums, entries: Iterable[Sums], cap: int) -> Sums:
    for steps in entries:
        sums = _union(sums << step for step in _members(steps))
        if sums >> cap:
            sums = sums & ((1 << cap) - 1) | 1 << cap
    return sums


def _members(sums: Sums) -> Iterator[int]:
    while sums:
        lowest = sums & -sums
        yield lowest.bit_length() - 1
        sums ^= lowest


def _settled(tally: Tally, sums: Sums, ahead: int) -> int:
    """The number of distinct sums when at most `ahead` can be added; see `Tally.settled`."""
    count = int(sums >> tally.cap & 1)
    for threshold, following in pairwise(tally.thresholds):
        apart = max(threshold, following - ahead)
        count += (sums >> apart & (1 << following - apart) - 1).bit_count()
        count += bool(sums >> threshold & (1 << apart - threshold) - 1)
    return count
