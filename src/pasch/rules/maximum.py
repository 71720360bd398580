"""The highest total a card can reach, and what each box can score at all.

Columns do not disturb each other: with perfect dice every turn goes where it is wanted, no throw need be bought, and
all dice may fall together. Within a column the extra rules make the order matter, because a repeated five of a kind is
worth more once its own box holds points (or, under some rules, a strike). In an ordered column a box stands before or
after that box; in a free one it may be filled when that suits it best. A forced place is not held against the total:
in every shipped variant a scripted game reaches the number, which the tests play; under a house rule that forces
places oddly it can stay a bound that no game exceeds.
"""

from collections.abc import Iterator, Mapping, Sequence

from pasch.rules.tables import FIVE_STATES
from pasch.rules.variant import Column, SumBonus, Variant

_OPEN, _SCORED, _STRUCK = range(len(FIVE_STATES))
_States = Mapping[int, Sequence[int]]
"""For each box, what the five-of-a-kind box may hold when it is filled."""


def max_total(variant: Variant) -> int:
    """The highest total that the rules allow."""
    sheet = [bonus for bonus in variant.bonuses if bonus.column is None]
    best = sum(_bonus(variant, bonus, {}) for bonus in sheet)
    for column in variant.columns:
        best += max(_column_total(variant, column, states) for states in _plans(column)) * column.weight
    return best


def possible_points(variant: Variant, box: int) -> tuple[int, ...]:
    """Every number of points that some roll can put into a box, in ascending order, without 0."""
    return tuple(sorted({points for rows in variant.tables.points for points in rows[box]} - {0}))


def _plans(column: Column) -> Iterator[_States]:
    if column.five is None or not column.extra:
        yield dict.fromkeys(column.boxes, (_OPEN,))
        return
    for after in (_SCORED, _STRUCK):
        if column.order is None:
            yield dict.fromkeys(column.boxes, (_OPEN, after))
        else:
            place = {box: step for step, box in enumerate(column.order)}
            yield {box: (after,) if place[box] > place[column.five] else (_OPEN,) for box in column.boxes} | {
                column.five: (_OPEN, after)
            }


def _column_total(variant: Variant, column: Column, states: _States) -> int:
    struck = any(_STRUCK in held for held in states.values())
    total = sum(
        _best(variant, box, states[box]) * variant.boxes[box].entries for box in column.boxes if box != column.five
    )
    if column.five is not None and not struck:
        # Its first entry finds it open; further ones, where it holds several, may find it scored.
        total += _best(variant, column.five, (_OPEN,))
        total += _best(variant, column.five, states[column.five]) * (variant.boxes[column.five].entries - 1)
    if variant.turn.buy:
        total += variant.turn.buy.per_column * variant.turn.buy.unused
    bonuses = [bonus for bonus in variant.bonuses if bonus.column == column.index]
    return sum(_bonus(variant, bonus, states) for bonus in bonuses) + (total if variant.counts_points else 0)


def _best(variant: Variant, box: int, five_states: Sequence[int], *, beside: bool = True) -> int:
    """The most that one entry of a box can bring; without `beside`, what can stand in the box itself."""
    tables = variant.tables
    return max(
        points + (bonus if beside else 0)
        for index, situation in enumerate(tables.situations)
        if situation.five is None or FIVE_STATES.index(situation.five) in five_states
        for points, bonus in zip(tables.points[index][box], tables.bonus[index][box], strict=True)
    )


def _bonus(variant: Variant, bonus: SumBonus, states: _States) -> int:
    everything = range(len(FIVE_STATES))
    reach = sum(
        (1 if bonus.entries else _best(variant, box, states.get(box, everything), beside=False))
        * variant.boxes[box].entries
        for box in bonus.boxes
    )
    return max((bonus.points(threshold) for threshold, _ in ((0, 0), *bonus.tiers) if threshold <= reach), default=0)
