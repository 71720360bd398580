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
_EVERYTHING = (_OPEN, _SCORED, _STRUCK)
_GIVEN_UP = (_STRUCK,)
"""Of the five-of-a-kind box itself: it is struck, so it brings nothing."""
_States = Mapping[int, Sequence[int]]
"""For each box, what the five-of-a-kind box may hold when it is filled."""


def max_total(variant: Variant) -> int:
    """The highest total that the rules allow."""
    sheet = [bonus for bonus in variant.bonuses if bonus.column is None]
    best = sum(_bonus(variant, bonus, {}) for bonus in sheet)
    for column in variant.columns:
        best += max(_column_total(variant, column, states) for states in _plans(variant, column)) * column.weight
    return best


def possible_points(variant: Variant, box: int) -> tuple[int, ...]:
    """Every number of points that some roll can put into a box, in ascending order, without 0."""
    return tuple(sorted({points for rows in variant.tables.points for points in rows[box]} - {0}))


def _plans(variant: Variant, column: Column) -> Iterator[_States]:
    if column.five is None or not column.extra:
        yield dict.fromkeys(column.boxes, (_OPEN,))
    elif variant.boxes[column.five].entries > 1:
        # Struck first and scored later, it can show any box any state.
        yield dict.fromkeys(column.boxes, _EVERYTHING)
    else:
        yield _states(column, column.five, _SCORED) | {column.five: (_OPEN,)}
        yield _states(column, column.five, _STRUCK) | {column.five: _GIVEN_UP}


def _states(column: Column, five: int, after: int) -> dict[int, Sequence[int]]:
    """What each box may find in the five-of-a-kind box, when that holds `after` once it is filled."""
    if column.order is None:
        return dict.fromkeys(column.boxes, (_OPEN, after))
    # A strike out of line can come before its turn.
    before = (_OPEN, _STRUCK) if after == _STRUCK and column.strikes == "any" else (_OPEN,)
    place = {box: step for step, box in enumerate(column.order)}
    return {box: (after,) if place[box] > place[five] else before for box in column.boxes}


def _column_total(variant: Variant, column: Column, states: _States) -> int:
    total = sum(
        _best(variant, box, states[box]) * variant.boxes[box].entries for box in column.boxes if box != column.five
    )
    if column.five is not None and states[column.five] != _GIVEN_UP:
        # Its first entry finds it open.
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
        tables.most[index][box][beside]
        for index, situation in enumerate(tables.situations)
        if situation.five is None or FIVE_STATES.index(situation.five) in five_states
    )


def _bonus(variant: Variant, bonus: SumBonus, states: _States) -> int:
    reach = sum(
        (1 if bonus.entries else _best(variant, box, states.get(box, _EVERYTHING), beside=False))
        * variant.boxes[box].entries
        for box in bonus.boxes
    )
    return max((bonus.points(threshold) for threshold, _ in ((0, 0), *bonus.tiers) if threshold <= reach), default=0)
