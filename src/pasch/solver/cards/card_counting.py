"""Lower bounds on the number of a column's cards, so that sheets far too large are refused without listing cards.

Tallies that share no box are independent: their counts multiply. If all tallies are, as on most sheets, the numbers are
exact; a tally that overlaps with smaller ones or subtracts boxes is left out, and so are computed ones.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from math import prod
from typing import NamedTuple

from pasch.rules.variant.variant import Box, Column, Variant
from pasch.solver.cards.bonus_tallies import Steps, Tally, build_sums

# The most ways to fill the boxes of one tally that are counted; beyond that the bound is no longer exact.
_MOST_LISTED = 5_000
Sums = int
"""A set of sums as a bit mask: bit `s` is set if `s` is in it."""


class Least(NamedTuple):
    """Lower bounds on the number of cards.

    Attributes:
        cards: every sum so far counts as a separate card.
        values: cards with the same future count once.
    """

    cards: int
    values: int

    def times(self, cards: int, values: int) -> "Least":
        """Multiplies both bounds."""
        return Least(self.cards * cards, self.values * values)


def bound_cards(variant: Variant, column: Column, steps: Mapping[int, Steps]) -> Least:
    """Returns bounds for a column as if it were the whole sheet; 1 for an ordered one, which is quick to list."""
    by_filled = variant.tables.filled_classes > 1
    counted = [column.boxes] if by_filled else [tally.members for tally in build_sums(variant, column.index)]
    number = _count_fillings(variant, column, set(column.boxes).difference(*counted))
    return bound_lanes(variant, column, steps).times(number, number)


def bound_lanes(variant: Variant, column: Column, steps: Mapping[int, Steps]) -> Least:
    """Returns bounds that tell apart only boxes that some tally counts."""
    found = Least(1, 1)
    if column.lines:
        return found
    if variant.tables.filled_classes > 1:
        number = bound_states(variant, column)
        return found.times(number, number)
    tallies = build_sums(variant, column.index)
    left = {box for tally in tallies for box in tally.members}
    five = column.five if column.extra else None
    # Smallest tallies first, so that as many as possible are disjoint.
    for axis, tally in sorted(enumerate(tallies), key=lambda one: len(one[1].boxes)):
        if left.issuperset(tally.boxes) and not tally.minus:
            left.difference_update(tally.boxes)
            fillings = [_list_fillings(variant.boxes[box], steps[box], axis, five) for box in tally.boxes]
            found = found.times(*_bound_tally(tally, fillings))
    number = _count_fillings(variant, column, left)
    return found.times(number, number)


def bound_states(variant: Variant, column: Column) -> int:
    """Returns a lower bound on the ways to have filled some of the boxes of a column."""
    return _count_fillings(variant, column, column.boxes)


def _count_fillings(variant: Variant, column: Column, boxes: Iterable[int]) -> int:
    if column.order is not None:
        return 1
    five = column.five if column.extra else None
    return prod(1 + variant.boxes[box].entries * (2 if box == five else 1) for box in boxes)


def _bound_tally(tally: Tally, boxes: Iterable[list[tuple[int, list[Sums]]]]) -> Least:
    # By (what open boxes can still add, set of reachable sums): the number of ways to fill the boxes.
    ways = Counter({(0, 1): 1})
    for fillings in boxes:
        after: Counter[tuple[int, Sums]] = Counter()
        for (ahead, sums), number in ways.items():
            for more, entries in fillings:
                after[ahead + more, _add(sums, entries, tally.cap)] += number
        if len(after) > _MOST_LISTED:
            after = Counter(dict(after.most_common(_MOST_LISTED)))
        ways = after
    cards = sum(number * sums.bit_count() for (_, sums), number in ways.items())
    return Least(cards, sum(number * _count_settled(tally, sums, ahead) for (ahead, sums), number in ways.items()))


def _list_fillings(box: Box, steps: Steps, axis: int, five: int | None) -> list[tuple[int, list[Sums]]]:
    moves = [1 << move[axis] for move in steps.moves]
    most = max(move[axis] for move in steps.moves)
    scored = _unite(moves[kind] for kind in steps.by_outcome[1])
    every = _unite(moves)
    # One pair per way to fill the box: the sum it can still add, and the steps of each of its entries.
    ways = []
    for filled in range(box.entries + 1):
        ahead = (box.entries - filled) * most
        if box.index != five or not filled:
            ways.append((ahead, [every] * filled))
        else:
            ways += [(ahead, [scored, *[every] * (filled - 1)]), (ahead, [moves[0]])]
    return ways


def _unite(sets: Iterable[Sums]) -> Sums:
    union = 0
    for sums in sets:
        union |= sums
    return union


def _add(sums: Sums, entries: Iterable[Sums], cap: int) -> Sums:
    for steps in entries:
        sums = _unite(sums << step for step in _list_members(steps))
        # Sums above the cap count as the cap.
        if sums >> cap:
            sums = sums & ((1 << cap) - 1) | 1 << cap
    return sums


def _list_members(sums: Sums) -> Iterator[int]:
    while sums:
        # Isolates the lowest set bit.
        lowest = sums & -sums
        yield lowest.bit_length() - 1
        sums ^= lowest


def _count_settled(tally: Tally, sums: Sums, ahead: int) -> int:
    # Between two thresholds, sums that can no longer reach the next one count once; see `Tally.settled`.
    count = int(sums >> tally.cap & 1)
    for threshold, following in pairwise(tally.thresholds):
        apart = max(threshold, following - ahead)
        count += (sums >> apart & (1 << following - apart) - 1).bit_count()
        count += bool(sums >> threshold & (1 << apart - threshold) - 1)
    return count
