"""A variant compiled: every roll, every hold, and what each box gives for each roll in each situation.

The engine, the computer players, the terminal, the browser and the solver's kernels all score from these tables, so
that no rule is written twice. A *situation* is what the worth of a roll may depend on besides box and roll: whether all
dice fell together (served), and, for all dice equal, what the column's five-of-a-kind box holds and whether the number
box that matches is free. Variants without such rules have one situation.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from pasch.rules.dice import Dice, face, orderings, sub_multisets
from pasch.rules.document import Extra
from pasch.rules.patterns import points
from pasch.rules.variant import Box, Column, Variant

Row = tuple[int, ...]
"""Points by roll."""
Group = Literal["number", "lower", "upper"]
FIVE_STATES: tuple[Literal["open", "scored", "struck"], ...] = ("open", "scored", "struck")
NUMBER_STATES: tuple[Literal["free", "filled"], ...] = ("free", "filled")


@dataclass(frozen=True, slots=True)
class Situation:
    """What the worth of a roll depends on besides box and roll; None where the variant does not care."""

    served: bool
    five: Literal["open", "scored", "struck"] | None
    number: Literal["free", "filled"] | None

    @property
    def name(self) -> str:
        """For people and JSON: ``plain``, ``served+scored`` …"""
        parts = ["served" if self.served else "plain"]
        parts += [self.five] if self.five else []
        parts += [f"number-{self.number}"] if self.number else []
        return "+".join(parts)


@dataclass(frozen=True)
class Tables:
    """A compiled variant.

    Attributes:
        rolls: every roll, ascending.
        index_by_roll: the place of a roll in `rolls`.
        ways: how many of the ``faces ** dice`` throws show each roll.
        all_equal: whether a roll is a five of a kind (all dice show one face), by roll.
        holds_by_roll: the dice one may keep from each roll to throw the rest: never all of them.
        situations: see `situation`.
        points: (situation, box, roll) → points entered in the box.
        bonus: (situation, box, roll) → points beside the box, brought by an extra rule.
        places: (situation, column) → where all dice equal must go there, first group with room; empty for anywhere.
    """

    rolls: tuple[Dice, ...]
    index_by_roll: Mapping[Dice, int]
    ways: tuple[int, ...]
    all_equal: tuple[bool, ...]
    holds_by_roll: tuple[tuple[Dice, ...], ...]
    situations: tuple[Situation, ...]
    points: tuple[tuple[Row, ...], ...]
    bonus: tuple[tuple[Row, ...], ...]
    places: tuple[tuple[tuple[Group, ...], ...], ...]
    has_served: bool
    has_five: bool
    has_number: bool

    def situation(self, served: bool, five: int, number_filled: bool) -> int:
        """The index of a situation.

        Args:
            served: all dice fell together, in a column where that counts.
            five: what the column's five-of-a-kind box holds, as an index into `FIVE_STATES`.
            number_filled: the column has no free number box for the face shown.
        """
        index = five if self.has_five else 0
        if self.has_number:
            index = 2 * index + number_filled
        return 2 * index + served if self.has_served else index

    @cached_property
    def holds(self) -> tuple[Dice, ...]:
        """Everything that may lie on the table, rolls included: fewer dice first, then ascending."""
        found = {hold for holds in self.holds_by_roll for hold in holds} | set(self.rolls)
        return tuple(sorted(found, key=lambda hold: (len(hold), hold)))


def compile_tables(variant: Variant) -> Tables:
    """Compiles a variant; see `Tables`."""
    rolls = tuple(variant.dice.rolls())
    all_equal = tuple(len({face(code) for code in roll}) == 1 for roll in rolls)
    lines = variant.document.boxes
    has_served = any(line.served is not None for line in lines.values() if line.number is None) or any(
        extra.served for extra in variant.document.extra.values()
    )
    has_five = any(column.extra for column in variant.columns)
    has_number = has_five and any(extra.number for extra in variant.document.extra.values())
    situations = tuple(
        Situation(served, five, number)
        for five in (FIVE_STATES if has_five else (None,))
        for number in (NUMBER_STATES if has_number else (None,))
        for served in ((False, True) if has_served else (False,))
    )
    plain_rows = {
        (key, served): tuple(points(line, roll, variant.colours, served=served) for roll in rolls)
        for key, line in lines.items()
        for served in {situation.served for situation in situations}
    }
    equal_rolls = [index for index, equal in enumerate(all_equal) if equal]
    no_bonus = (0,) * len(rolls)
    point_tables: list[tuple[Row, ...]] = []
    bonus_tables: list[tuple[Row, ...]] = []
    places: list[tuple[tuple[Group, ...], ...]] = []
    rows_seen: dict[tuple[str, bool, tuple[str, ...], Situation], tuple[Row, Row]] = {}
    for situation in situations:
        point_rows: list[Row] = []
        bonus_rows: list[Row] = []
        for box in variant.boxes:
            column = variant.columns[box.column]
            served = situation.served and column.served
            key = (box.line, served, column.extra, situation)
            if key not in rows_seen:
                base = plain_rows[box.line, served]
                rules = active(variant, column, situation)
                if not rules:
                    rows_seen[key] = base, no_bonus
                else:
                    worth, beside = list(base), list(no_bonus)
                    for roll in equal_rolls:
                        shown = face(rolls[roll][0])
                        worth[roll] = _worth(rules, box, served, base[roll])
                        beside[roll] = _bonus(rules, box, shown)
                    rows_seen[key] = tuple(worth), tuple(beside)
            point_rows.append(rows_seen[key][0])
            bonus_rows.append(rows_seen[key][1])
        point_tables.append(tuple(point_rows))
        bonus_tables.append(tuple(bonus_rows))
        places.append(tuple(_place(active(variant, column, situation)) for column in variant.columns))
    return Tables(
        rolls=rolls,
        index_by_roll={roll: index for index, roll in enumerate(rolls)},
        ways=tuple(map(orderings, rolls)),
        all_equal=all_equal,
        holds_by_roll=tuple(tuple(sub_multisets(roll)[:-1]) for roll in rolls),
        situations=situations,
        points=tuple(point_tables),
        bonus=tuple(bonus_tables),
        places=tuple(places),
        has_served=has_served,
        has_five=has_five,
        has_number=has_number,
    )


def active(variant: Variant, column: Column, situation: Situation) -> list[Extra]:
    """The extra rules that hold in a column in a situation, in the document's order."""
    rules = variant.document.extra
    return [
        rules[key]
        for key in rules
        if key in column.extra
        and (rules[key].when == situation.five or (rules[key].when == "filled" and situation.five != "open"))
        and rules[key].number in (None, situation.number)
    ]


def _worth(rules: Sequence[Extra], box: Box, served: bool, plain: int) -> int:
    worth = plain
    for rule in rules:
        for name in (box.section, box.line):
            if served and name in rule.served:
                worth = rule.served[name]
            elif name in rule.worth:
                worth = rule.worth[name]
    return worth


def _bonus(rules: Sequence[Extra], box: Box, shown: int) -> int:
    total = 0
    for rule in rules:
        if isinstance(rule.bonus, int):
            total += rule.bonus
        elif box.number == shown and "number" in rule.bonus:
            total += rule.bonus["number"]
        else:
            total += rule.bonus.get(box.section, 0)
    return total


def _place(rules: Sequence[Extra]) -> tuple[Group, ...]:
    return next((tuple(rule.place) for rule in rules if rule.place), ())
