"""A variant compiled: every roll, every hold, and the points of each box for each roll in each situation.

The engine, the computer players, the terminal, the browser and the solver's kernels all score from these tables, so
that no rule is written twice. A *situation* is what the points of a roll may depend on besides box and roll: whether
all dice fell together (served), how many throws were used, and, for all dice equal, what the column's five-of-a-kind
box holds and whether the number box that matches is free. Variants without such rules have one situation.
"""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from functools import cached_property
from operator import add
from typing import TYPE_CHECKING, Literal

from pasch.rules.dice.multisets import Dice, face, sub_multisets
from pasch.rules.document.model import BoxTable, Extra
from pasch.rules.variant.patterns import Row, fixed_points, points_by_roll, struck_points
from pasch.rules.variant.wild_dice import PickedDice, Readings, shown_by_all

if TYPE_CHECKING:
    from pasch.rules.variant.variant import Box, Column, Variant

Group = Literal["number", "lower", "upper"]
FIVE_STATES: tuple[Literal["open", "scored", "struck"], ...] = ("open", "scored", "struck")
STATES_BY_WHEN: Mapping[str, AbstractSet[str | None]] = {
    "scored": {"scored"},
    "struck": {"struck"},
    "filled": {"scored", "struck"},
    "open": {"open"},
    "any": {*FIVE_STATES},
}
"""States of the five-of-a-kind box in which an extra rule holds, by its `when`."""
NUMBER_STATES: tuple[Literal["free", "filled"], ...] = ("free", "filled")


@dataclass(frozen=True, slots=True)
class Situation:
    """The circumstances that decide a roll's points besides box and roll; None where the variant does not care.

    Attributes:
        throws: throws used; the highest number includes all further ones.
        filled: entries that the column held before.
    """

    served: bool
    five: Literal["open", "scored", "struck"] | None
    number: Literal["free", "filled"] | None
    throws: int | None = None
    filled: int | None = None

    @property
    def name(self) -> str:
        """Its name for people and JSON: ``plain``, ``served+scored`` …"""
        parts = ["served" if self.served else "plain"]
        parts += [self.five] if self.five else []
        parts += [f"number-{self.number}"] if self.number else []
        parts += [f"throw-{self.throws}"] if self.throws else []
        parts += [f"after-{self.filled}"] if self.filled is not None else []
        return "+".join(parts)


@dataclass(frozen=True, slots=True)
class Strides:
    """How much each circumstance adds to the number of a situation; 0 where the variant does not care.

    Attributes:
        five: for the next state of the five-of-a-kind box. number: the number box of the face is filled.
        throws: for one more throw, up to most_throws. served: all dice thrown together.
        filled: for one more entry in the column, up to most_filled.
    """

    five: int
    number: int
    throws: int
    most_throws: int
    served: int
    filled: int
    most_filled: int


@dataclass(frozen=True)
class Tables:
    """A compiled variant.

    Attributes:
        rolls: every roll, ascending.
        index_by_roll: the place of a roll in `rolls`.
        ways: number of equally likely throws that show each roll.
        all_equal: by roll, True for five of a kind (as many dice as count show one face, or count as one).
        shown_face: by roll, the face that these dice show; of other rolls, the first.
        situations: see `situation`.
        points: (situation, box, roll) → points entered in the box.
        bonus: (situation, box, roll) → extra points, which are not entered in the box.
        places: (situation, column) → where all dice equal must go there, first group with room; empty for anywhere.
        throw_classes: number of distinct throw counts: 1 where points do not depend on them.
        filled_classes: the same for entries that a column holds.
    """

    rolls: tuple[Dice, ...]
    index_by_roll: Mapping[Dice, int]
    ways: tuple[int, ...]
    all_equal: tuple[bool, ...]
    shown_face: tuple[int, ...]
    situations: tuple[Situation, ...]
    points: tuple[tuple[Row, ...], ...]
    bonus: tuple[tuple[Row, ...], ...]
    places: tuple[tuple[tuple[Group, ...], ...], ...]
    has_served: bool
    has_five: bool
    has_number: bool
    throw_classes: int
    filled_classes: int = 1

    def situation(self, served: bool, five: int, number_filled: bool, throws: int = 1, filled: int = 0) -> int:
        """Returns the index of a situation.

        Args:
            served: all dice fell together, in a column where that counts.
            five: state of the column's five-of-a-kind box, as an index into `FIVE_STATES`.
            number_filled: the column has no free number box for the face shown.
            throws: throws used.
            filled: entries that the column holds.
        """
        strides = self.strides
        index = strides.filled * min(filled, strides.most_filled) + strides.five * five + strides.number * number_filled
        return index + strides.throws * (min(throws, strides.most_throws) - 1) + strides.served * served

    @cached_property
    def strides(self) -> Strides:
        """How situations are numbered."""
        # Mixed radix, slowest first: filled, five, number, throws, served. `compile_tables` lists them in this order.
        throws = 2 if self.has_served else 1
        number = throws * self.throw_classes
        five = number * (2 if self.has_number else 1)
        filled = five * (len(FIVE_STATES) if self.has_five else 1)
        return Strides(
            five=five if self.has_five else 0,
            number=number if self.has_number else 0,
            throws=throws if self.throw_classes > 1 else 0,
            most_throws=self.throw_classes,
            served=1 if self.has_served else 0,
            filled=filled if self.filled_classes > 1 else 0,
            most_filled=self.filled_classes - 1,
        )

    @cached_property
    def most(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """(situation, box) → the most points that a roll enters in the box, and the most with extra points."""
        # Rows are shared, so their maxima are computed once for each pair of row objects.
        most_by_rows: dict[tuple[int, int], tuple[int, int]] = {}
        return tuple(
            tuple(_most(most_by_rows, points, bonus) for points, bonus in zip(*rows, strict=True))
            for rows in zip(self.points, self.bonus, strict=True)
        )

    @cached_property
    def holds_by_roll(self) -> tuple[tuple[Dice, ...], ...]:
        """Dice that may be kept from each roll to throw the rest: never all of them."""
        return tuple(tuple(sub_multisets(roll)[:-1]) for roll in self.rolls)

    @cached_property
    def holds(self) -> tuple[Dice, ...]:
        """Everything that may lie on the table, rolls included: fewer dice first, then ascending."""
        # From the rolls down, one die less at a time.
        by_size = [set(self.rolls)]
        while () not in by_size[-1]:
            by_size.append({hold[:place] + hold[place + 1 :] for hold in by_size[-1] for place in range(len(hold))})
        return tuple(hold for holds in reversed(by_size) for hold in sorted(holds))


def compile_tables(variant: "Variant") -> Tables:
    """Compiles a variant; see `Tables`."""
    rolls = tuple(variant.dice.rolls())
    dice = variant.document.dice
    equal_faces = [shown_by_all(roll, dice.wild, dice.in_a_box) for roll in rolls]
    all_equal = tuple(shown is not None for shown in equal_faces)
    shown_face = tuple(
        face(roll[0]) if shown is None else shown for roll, shown in zip(rolls, equal_faces, strict=True)
    )
    extra = variant.document.extra.values()
    has_served = variant.pays_served or any(column.served_only or column.unless_served for column in variant.columns)
    has_five = any(column.extra for column in variant.columns)
    has_number = has_five and any(rule.number for rule in extra)
    throw_classes = max(map(_count_throws, variant.document.boxes.values()))
    filled_classes = _count_filled(variant)
    situations = tuple(
        Situation(served, five, number, throws, filled)
        for filled in (range(filled_classes) if filled_classes > 1 else (None,))
        for five in (FIVE_STATES if has_five else (None,))
        for number in (NUMBER_STATES if has_number else (None,))
        for throws in (range(1, throw_classes + 1) if throw_classes > 1 else (None,))
        for served in ((False, True) if has_served else (False,))
    )
    scoring = _Scoring(variant, rolls, {index: shown for index, shown in enumerate(equal_faces) if shown is not None})
    rows = [[scoring.rows(box, situation) for box in variant.boxes] for situation in situations]
    return Tables(
        rolls=rolls,
        index_by_roll={roll: index for index, roll in enumerate(rolls)},
        ways=tuple(map(variant.dice.ways, rolls)),
        all_equal=all_equal,
        shown_face=shown_face,
        situations=situations,
        points=tuple(tuple(points for points, _ in by_box) for by_box in rows),
        bonus=tuple(tuple(bonus for _, bonus in by_box) for by_box in rows),
        places=tuple(
            tuple(_place(situation, active(variant, column, situation)) for column in variant.columns)
            for situation in situations
        ),
        has_served=has_served,
        has_five=has_five,
        has_number=has_number,
        throw_classes=throw_classes,
        filled_classes=filled_classes,
    )


class _Scoring:
    # Equal rows are stored once: there are many boxes and situations, but few different rows.
    def __init__(self, variant: "Variant", rolls: tuple[Dice, ...], face_by_equal: Mapping[int, int]) -> None:
        self._variant = variant
        self._face_by_equal = face_by_equal
        self._no_bonus: Row = (0,) * len(rolls)
        # By what a strike makes: as much as a throw that does not score.
        self._nothing: dict[int, Row] = {0: self._no_bonus}
        self._plain = _plain_rows(variant, rolls)
        self._rows: dict[tuple[str, bool, tuple[str, ...], Situation], tuple[Row, Row]] = {}
        self._reduced: dict[tuple[Row, int, int], Row] = {}

    def rows(self, box: "Box", situation: Situation) -> tuple[Row, Row]:
        """Returns the points by roll in the box, and the extra points; box points fall with the entries made before."""
        points, bonus = self._before_others(box, replace(situation, filled=None))
        less = (situation.filled or 0) * self._variant.line(box).later
        if not less:
            return points, bonus
        if (points, less, box.struck) not in self._reduced:
            self._reduced[points, less, box.struck] = tuple(max(box.struck, each - less) for each in points)
        return self._reduced[points, less, box.struck], bonus

    def _before_others(self, box: "Box", situation: Situation) -> tuple[Row, Row]:
        column = self._variant.columns[box.column]
        # The first throw is one of all dice, whatever is asked.
        served = (situation.served or situation.throws == 1) and column.served
        # By line, not by box: columns with the same extra rules share their rows.
        if column.served_only and not served:
            return self._nothing.setdefault(box.struck, (box.struck,) * len(self._no_bonus)), self._no_bonus
        key = (box.line, served, column.extra, situation)
        if key not in self._rows:
            # The first five of a kind in its own box is not a further one.
            is_first = situation.five == "open" and box.index == column.five
            rules = () if is_first else active(self._variant, column, situation)
            self._rows[key] = self._find(box, served, situation.throws or 1, rules)
        return self._rows[key]

    def _find(self, box: "Box", served: bool, throws: int, rules: Sequence[Extra]) -> tuple[Row, Row]:
        by_throws = self._plain[box.line]
        plain = by_throws[min(throws, len(by_throws)) - 1][served]
        if not rules:
            return plain, self._no_bonus
        points, bonus = list(plain), list(self._no_bonus)
        # Extra rules change the points of five of a kind only.
        for roll, shown in self._face_by_equal.items():
            points[roll] = _points(rules, box, served, plain[roll])
            bonus[roll] = _bonus(rules, box, shown)
        return tuple(points), tuple(bonus) if any(bonus) else self._no_bonus


def _plain_rows(variant: "Variant", rolls: tuple[Dice, ...]) -> dict[str, list[tuple[Row, Row]]]:
    # [line][throws - 1] → (row usually, row with all dice in one throw), without extra rules. Rows are
    # made for all readings of the dice first, then reduced: wild dice, then the dice that count.
    dice, boxes = variant.document.dice, variant.document.boxes
    choices = PickedDice(rolls, dice.in_a_box) if dice.in_a_box < dice.count else None
    counted = choices.parts if choices else rolls
    readings = Readings(counted, dice.wild, dice.all_faces) if dice.wild else None
    read = readings.full if readings else counted

    def by_roll(line: BoxTable, row: Row) -> Row:
        row = readings.best(row) if readings else row
        if choices is None:
            return row
        return choices.least(row) if line.lowest else choices.most(row)

    def rows(line: BoxTable, throws: int) -> tuple[Row, Row]:
        usual, served = points_by_roll(line, read, variant.colours, throws)
        return by_roll(line, usual), by_roll(line, served)

    found = {key: [rows(line, throws) for throws in range(1, 1 + _count_throws(line))] for key, line in boxes.items()}
    # Last of all, so that wild dice and the choice among the dice thrown know only points from 0 on.
    return {key: [_from_strike(boxes[key], row) for row in by_throws] for key, by_throws in found.items()}


def _from_strike(line: BoxTable, rows: tuple[Row, Row]) -> tuple[Row, Row]:
    if not line.par:
        return rows
    # Number boxes have one row for all throws; equal rows stay one object.
    shifted = tuple(points + struck_points(line) for points in rows[0])
    return shifted, shifted


def _count_filled(variant: "Variant") -> int:
    own = [
        sum(variant.boxes[index].entries for index in column.boxes)
        for column in variant.columns
        if any(variant.line(variant.boxes[index]).later for index in column.boxes)
    ]
    return max(own, default=1)


def _count_throws(line: BoxTable) -> int:
    return max(1, len(fixed_points(line)))


def _most(most_by_rows: dict[tuple[int, int], tuple[int, int]], points: Row, bonus: Row) -> tuple[int, int]:
    key = (id(points), id(bonus))
    if key not in most_by_rows:
        most_by_rows[key] = max(points), max(map(add, points, bonus))
    return most_by_rows[key]


def belongs(box: "Box", group: Group, shown: int) -> bool:
    """Returns True if a box is in a group that extra rules name, when all dice show this face."""
    return box.number == shown if group == "number" else box.section == group


def active(variant: "Variant", column: "Column", situation: Situation) -> list[Extra]:
    """The extra rules that hold in a column in a situation, in the document's order."""
    if column.served_only and not (situation.served or situation.throws == 1):
        return []
    rules = variant.document.extra
    return [
        rules[key]
        for key in rules
        if key in column.extra
        and situation.five in STATES_BY_WHEN[rules[key].when]
        and rules[key].number in (None, situation.number)
    ]


def _points(rules: Sequence[Extra], box: "Box", served: bool, plain: int) -> int:
    # Later rules override earlier ones, and a line overrides its section.
    points = plain
    for rule in rules:
        for name in (box.section, box.line):
            if served and name in rule.served:
                points = rule.served[name]
            elif name in rule.worth:
                points = rule.worth[name]
    return points


def _bonus(rules: Sequence[Extra], box: "Box", shown: int) -> int:
    total = 0
    for rule in rules:
        if isinstance(rule.bonus, int):
            total += rule.bonus
        elif box.number == shown and "number" in rule.bonus:
            total += rule.bonus["number"]
        else:
            total += rule.bonus.get(box.section, 0)
    return total


def _place(situation: Situation, rules: Sequence[Extra]) -> tuple[Group, ...]:
    if situation.five == "open":
        # While its own box is free, that is always a place for it.
        return ()
    return next((tuple(rule.place) for rule in rules if rule.place), ())
