"""The highest total of a card, and the possible points of each box.

Columns do not disturb each other: with perfect dice every turn goes where it is wanted, no throw need be bought, and
all dice may fall together. Within a column the extra rules make the order matter, because a repeated five of a kind
scores more once its own box holds points (or, under some rules, a strike). In an ordered column a box comes before or
after that box; in a free one it may be filled when that suits it best. Where more points can mean a smaller bonus, the
boxes that count for it are tried with all that they can hold. A forced place is not held against the total: in every
shipped variant a scripted game reaches the number, which the tests play; under a house rule that forces places oddly,
with boxes that score less the later they are filled, or whose falling bonuses are too many to try, it can stay a bound
that no game exceeds.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from pasch.rules.document.bonus_counting import weighted_points
from pasch.rules.variant.tables import FIVE_STATES

# Sum of a bonus, capped at its last threshold; for a formula, the points in its boxes.
BonusState = int | tuple[int, ...]

if TYPE_CHECKING:
    from pasch.rules.variant.variant import Column, SumBonus, Variant

_OPEN, _SCORED, _STRUCK = range(len(FIVE_STATES))
_EVERYTHING = (_OPEN, _SCORED, _STRUCK)
# [box][entry] → possible states of the five-of-a-kind box when the entry is made; empty where the box is struck.
_States = Mapping[int, Sequence[Sequence[int]]]
# Points that an entry puts into its box, and points that it adds to the total with its extra points.
_Option = tuple[int, int]
# Highest total for each combination of bonus sums: the states of a dynamic program over the entries.
_Reached = Mapping[tuple[BonusState, ...], int]
# Transitions of the exact search before it gives up.
_MOST_STEPS = 80_000


def max_total(variant: "Variant") -> int:
    """The highest total that the rules allow."""
    falling = frozenset(box for bonus in variant.bonuses if _falls(bonus) for box in bonus.members)
    # The exact search may give up; the bound, which lets every bonus have its best points, always exists.
    found = _Search(variant, falling).highest() if falling else None
    return _Search(variant, frozenset()).highest() or 0 if found is None else found


def possible_points(variant: "Variant", box: int) -> tuple[int, ...]:
    """Returns every number of points that some roll can put into a box, ascending, without those of a strike."""
    return tuple(
        sorted({points for rows in variant.tables.points for points in rows[box]} - {variant.boxes[box].struck})
    )


def span_of(variant: "Variant", box: int) -> tuple[int, int]:
    """Returns the least and the most that a box can hold, with room or without."""
    own = variant.boxes[box]
    least, most = min(0, own.struck), max(0, *possible_points(variant, box), own.struck)
    return least * own.entries, most * own.entries


def most_points(variant: "Variant") -> int:
    """Returns the highest sum of all entries, each taken for itself, without extra points."""
    return sum(span_of(variant, box.index)[1] for box in variant.boxes)


def _falls(bonus: "SumBonus") -> bool:
    if bonus.minus or bonus.count == "strikes" or bonus.formula is not None:
        return True
    points = [0, *(points for _, points in bonus.tiers)] if bonus.tiers[0][0] else [points for _, points in bonus.tiers]
    return points != sorted(points)


def _plans(variant: "Variant", column: "Column") -> Iterator[_States]:
    entries = {box: variant.boxes[box].entries for box in column.boxes}
    five = column.five
    if five is None or not column.extra:
        yield {box: [(_OPEN,)] * entries[box] for box in column.boxes}
    elif entries[five] > 1:
        # Struck first and scored later, it can show any box any state; its own first entry finds it open.
        yield {
            box: [(_OPEN,) if box == five and not entry else _EVERYTHING for entry in range(entries[box])]
            for box in column.boxes
        }
    else:
        for after, own in ((_SCORED, (_OPEN,)), (_STRUCK, ())):
            for line in column.lines or ((five,),):
                states = _states(column, five, after, line) | {five: own}
                yield {box: [states[box]] * entries[box] for box in column.boxes}


def _states(column: "Column", five: int, after: int, line: Sequence[int]) -> dict[int, Sequence[int]]:
    # States by box, if the five-of-a-kind box is filled in its turn in `line` and holds `after` from then on.
    if not column.lines:
        return dict.fromkeys(column.boxes, (_OPEN, after))
    # A strike out of line can come before its turn.
    first = (_OPEN, _STRUCK) if after == _STRUCK and column.strikes_any else (_OPEN,)
    sooner = line[: line.index(five)] if five in line else column.boxes
    return {
        box: first if box in sooner else (*first, after) if column.may_precede(box, five) else (after,)
        for box in column.boxes
    }


class _Search:
    # Fills the sheet entry by entry with the best points; contested boxes, whose points may lower a bonus, with all
    # options.
    def __init__(self, variant: "Variant", contested: frozenset[int]) -> None:
        self._variant = variant
        self._contested = contested
        self._steps = 0
        self._options = cache(self._find_options)

    def highest(self) -> int | None:
        """The highest total; None where there is too much to try."""
        variant = self._variant
        self._empty = tuple((0,) * len(bonus.boxes) if bonus.formula else 0 for bonus in variant.bonuses)
        reached: _Reached = {self._empty: 0}
        for column in variant.columns:
            plans = [self._column(column, states, reached) for states in _plans(variant, column)]
            reached = _best(entry for plan in plans for entry in plan.items())
        if self._steps > _MOST_STEPS:
            return None
        return max(total for _, total in self._settled(None, 1, reached))

    def _column(self, column: "Column", states: _States, reached: _Reached) -> _Reached:
        # Contested boxes multiply what is reached, so they come last.
        for box in sorted(column.boxes, key=self._contested.__contains__):
            for five_states in states[box]:
                reached = self._entered(box, column.weight, self._options(box, tuple(five_states)), reached)
        return _best(self._settled(column.index, column.weight, reached))

    def _entered(self, box: int, weight: float, options: Sequence[_Option], reached: _Reached) -> _Reached:
        self._steps += len(options) * len(reached) if len(options) > 1 else 0
        if self._steps > _MOST_STEPS:
            return {}
        counted = [bonus.members.index(box) if box in bonus.members else None for bonus in self._variant.bonuses]
        return _best(
            (
                self._added(sums, counted, box, points),
                total + weighted_points(gained, weight) * self._variant.counts_points,
            )
            for sums, total in reached.items()
            for points, gained in options
        )

    def _added(
        self, sums: tuple[BonusState, ...], counted: Sequence[int | None], box: int, points: int
    ) -> tuple[BonusState, ...]:
        return tuple(
            so_far if place is None else self._moved(bonus, so_far, place, box, points)
            for so_far, place, bonus in zip(sums, counted, self._variant.bonuses, strict=True)
        )

    def _moved(self, bonus: "SumBonus", so_far: BonusState, place: int, box: int, points: int) -> BonusState:
        # Subtracted boxes can lower a sum again, so it is not capped. Uncontested sums and formulas are only bounds.
        if not isinstance(so_far, int):
            return (*so_far[:place], so_far[place] + points, *so_far[place + 1 :]) if self._contested else so_far
        step = bonus.step(box, points)
        if bonus.minus:
            return so_far + (step if self._contested else max(step, 0))
        return min(so_far + step, bonus.tiers[-1][0])

    def _settled(
        self, column: int | None, weight: float, reached: _Reached
    ) -> Iterator[tuple[tuple[BonusState, ...], int]]:
        # After the last box of a column (None: of the sheet) its bonuses are paid, and their sums forgotten: the states
        # stay few.
        variant, buy = self._variant, self._variant.turn.buy
        pays = buy is not None and buy.is_shared == (column is None) and variant.counts_points
        unused = buy.per_column * buy.unused if buy and pays else 0
        own = [(place, bonus) for place, bonus in enumerate(variant.bonuses) if bonus.column == column]
        for sums, total in reached.items():
            left, gained = list(sums), weighted_points(unused, weight)
            for place, bonus in own:
                gained += weighted_points(self._points(bonus, sums[place]), weight)
                left[place] = self._empty[place]
            yield tuple(left), total + gained

    def _points(self, bonus: "SumBonus", most: BonusState) -> int:
        if not isinstance(most, int):
            return self._computed(bonus, most)
        if self._contested:
            return bonus.points(most)
        return max(
            bonus.points(threshold) for threshold in (0, *(start for start, _ in bonus.tiers)) if threshold <= most
        )

    def _computed(self, bonus: "SumBonus", held: tuple[int, ...]) -> int:
        formula, variant = bonus.formula, self._variant
        if formula is None:
            return 0
        if self._contested:
            return formula.value(dict(zip(bonus.boxes, held, strict=True)))
        return formula.span({box: span_of(variant, box) for box in bonus.boxes})[1]

    def _least_before(self, box: int) -> int:
        # Entries that come before the box in any case, for boxes that lose value with each.
        own = self._variant.boxes[box]
        lines = self._variant.columns[own.column].lines
        before = [line[: line.index(box)] for line in lines if box in line]
        return min((sum(self._variant.boxes[other].entries for other in line) for line in before), default=0)

    def _find_options(self, box: int, five_states: tuple[int, ...]) -> list[_Option]:
        tables = self._variant.tables
        situations = [
            index
            for index, situation in enumerate(tables.situations)
            if (situation.five is None or FIVE_STATES.index(situation.five) in five_states)
            and (situation.filled is None or situation.filled >= self._least_before(box))
        ]
        if not five_states:
            return [(0, 0)]
        if box not in self._contested:
            # An uncontested entry has one option: its best points and its best gain, which may be of different rolls.
            most = [tables.most[index][box] for index in situations]
            if not self._variant.boxes[box].counts:
                beside = max(max(tables.bonus[index][box]) for index in situations)
                return [(max(points for points, _ in most), beside)]
            return [(max(points for points, _ in most), max(gained for _, gained in most))]
        counts, struck = self._variant.boxes[box].counts, self._variant.boxes[box].struck
        found = {struck: struck * counts}
        for index in situations:
            for points, bonus in set(zip(tables.points[index][box], tables.bonus[index][box], strict=True)):
                found[points] = max(found.get(points, 0), points * counts + bonus)
        return sorted(found.items())


def _best(reached: Iterable[tuple[tuple[BonusState, ...], int]]) -> _Reached:
    best: dict[tuple[BonusState, ...], int] = {}
    for sums, total in reached:
        if total > best.get(sums, total - 1):
            best[sums] = total
    return best
