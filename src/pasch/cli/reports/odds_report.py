"""The report of ``pasch odds``: odds of a turn."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pasch.cli.page_width import plain_table
from pasch.cli.report import Report
from pasch.locale import text
from pasch.locale.numbers import with_decimal_mark
from pasch.rules.dice.dice_notation import format_dice
from pasch.rules.dice.multisets import Dice
from pasch.rules.variant.box_names import box_name
from pasch.rules.variant.dice_glyphs import shown_dice
from pasch.rules.variant.variant import Box, Variant
from pasch.solver.query.turn_odds import (
    Aim,
    Odds,
    OddsSituation,
    get_throw_limit,
    turn_odds,
)

_PLACES = 4
_MOST_PLACES = 12


@dataclass(frozen=True)
class OddsQuestion:
    """The question about odds.

    Attributes:
        throws: as given; None for as many as the variant grants.
        dice: what lies on the table; None before the first throw.
    """

    variant: Variant
    throws: int | None
    dice: Dice | None
    aims: Sequence[Aim]
    situation: OddsSituation

    def most(self, box: Box) -> int:
        """The most throws left in a turn for a box."""
        return get_throw_limit(self.variant, box) - (self.dice is not None) if self.throws is None else self.throws

    def row(self, box: Box, throws: int) -> "Row":
        """The odds of a box under each aim asked for."""
        served = self.dice is None or self.most(box) >= get_throw_limit(self.variant, box) - 1
        return {
            aim: turn_odds(self.variant, box, throws, self.dice, aim, situation=self.situation, served=served)
            for aim in self.aims
        }


Row = Mapping[Aim, Odds]


def _as_json(one: Odds) -> dict[str, object]:
    holds = {"holds": [format_dice(hold) for hold in one.holds]} if one.holds else {}
    return {
        "chance": float(one.chance),
        "chance_exact": str(one.chance),
        "mean": float(one.mean),
        "mean_exact": str(one.mean),
        **holds,
    }


def _any(row: Row) -> Odds:
    return next(iter(row.values()))


class OddsReport(Report):
    """One line for each box, or for each number of throws of a single box."""

    form = "pasch-odds"

    def __init__(self, question: OddsQuestion, rows: Sequence[Row], box: Box | None) -> None:
        self._question, self._variant, self._rows, self._box = question, question.variant, rows, box

    def to_json(self) -> dict[str, object]:
        question = self._question
        return {
            "variant": question.variant.id,
            "rules_hash": question.variant.rules_hash,
            "dice": None if question.dice is None else format_dice(question.dice),
            "five": question.situation.five,
            "number": question.situation.number,
            "odds": [
                {"box": _any(row).box.id, "throws": _any(row).throws, "aims": {aim: _as_json(row[aim]) for aim in row}}
                for row in self._rows
            ],
        }

    def parts(self) -> Iterator[RenderableType]:
        rows, box = self._rows, self._box
        yield Text(self._title())
        side_by_side = box is None and self._question.dice is None
        groups = [(list(rows[0]), rows)] if side_by_side else _by_aim(rows)
        for aims, group in groups:
            yield ""
            yield self._boxes_table(group, aims) if box is None else self._throws_table(group, aims)
        yield ""
        agree = [] if side_by_side or len(groups[0][0]) == 1 else ["odds-legend-both"]
        yield Text(" ".join(map(self.words, ("odds-legend", *agree))))

    def _title(self) -> str:
        situation, dice, box = self._question.situation, self._question.dice, self._box
        parts = [self._variant.names[self.language]]
        parts += [box_name(self._variant, box, self.language)] if box is not None else []
        parts += [self.words("odds-dice", dice=self._shown(dice))] if dice is not None else []
        throws = {_any(row).throws for row in self._rows}
        if box is None and len(throws) == 1:
            parts.append(self.words("odds-throws" if dice is None else "odds-more-throws", throws=throws.pop()))
        parts += [self.words(f"odds-five-{situation.five}")] if situation.five != "open" else []
        parts += [self.words("odds-number-filled")] if situation.number != "free" else []
        return " · ".join(parts)

    def _boxes_table(self, rows: Sequence[Row], aims: Sequence[Aim]) -> Table:
        often = Counter(_any(row).box.line for row in rows)
        throws_differ = len({_any(row).throws for row in rows}) > 1
        table = plain_table()
        table.add_column(self.words("odds-column-box"))
        if throws_differ:
            self._add_throws(table)
        for group in [aims] if len(rows[0]) < len(aims) else [[aim] for aim in aims]:
            self._add_figures(table, group)
        self._add_holds(table)
        for row in rows:
            box = _any(row).box
            cells = [box.names[self.language] if often[box.line] == 1 else box_name(self._variant, box, self.language)]
            cells += [str(_any(row).throws)] if throws_differ else []
            for one in row.values():
                cells += [percent(one.chance, self.language), decimal(one.mean, self.language)]
            table.add_row(*map(Text, cells), *self._hold_cells(row))
        return table

    def _throws_table(self, rows: Sequence[Row], aims: Sequence[Aim]) -> Table:
        table = plain_table()
        self._add_throws(table)
        self._add_figures(table, aims)
        self._add_holds(table)
        for row in rows:
            one = _any(row)
            chance = _with_exact(percent(one.chance, self.language), one.chance)
            mean = _with_exact(decimal(one.mean, self.language), one.mean)
            table.add_row(*map(Text, (str(one.throws), chance, mean)), *self._hold_cells(row))
        return table

    def _add_throws(self, table: Table) -> None:
        message = "odds-column-throws" if self._question.dice is None else "odds-column-more-throws"
        table.add_column(self.words(message), justify="right")

    def _add_figures(self, table: Table, aims: Sequence[Aim]) -> None:
        over = self.words("odds-aim-both" if len(aims) > 1 else f"odds-aim-{aims[0]}")
        table.add_column(f"{over}\n{self.words('odds-column-chance')}", justify="right", overflow="fold")
        table.add_column(f"\n{self.words('odds-column-mean')}", justify="right", overflow="fold")

    def _add_holds(self, table: Table) -> None:
        if self._question.dice is not None:
            table.add_column(self.words("odds-column-hold"))

    def _hold_cells(self, row: Row) -> list[Text]:
        if self._question.dice is None:
            return []
        return [Text(", ".join(map(self._hold, _any(row).holds)))]

    def _hold(self, hold: Dice) -> str:
        if not hold:
            return self.words("odds-throw-all")
        return self.words("odds-score-now") if len(hold) == self._variant.dice.count else self._shown(hold)

    def _shown(self, dice: Dice) -> str:
        return shown_dice(self._variant, dice, self.language)


def _by_aim(rows: Sequence[Row]) -> list[tuple[Sequence[Aim], Sequence[Row]]]:
    aims = list(rows[0])
    figures = [[(row[aim].chance, row[aim].mean, row[aim].holds) for row in rows] for aim in aims]
    # Both aims agree on every row: one table for both.
    if len(aims) == 2 and figures[0] == figures[1]:
        return [(aims, [{aims[0]: row[aims[0]]} for row in rows])]
    return [([aim], [{aim: row[aim]} for row in rows]) for aim in aims]


def _with_exact(shown: str, number: Fraction) -> str:
    return shown if number.denominator == 1 else f"{shown}\n{number}"


def percent(chance: Fraction, language: str) -> str:
    """A chance in per cent, with digits enough to tell it from 0 and 1."""
    if chance in (0, 1):
        return text("odds-percent", language, number=str(100 * chance))
    places = _PLACES
    # More digits until the rounded chance differs from 0 and 100 %.
    while places < _MOST_PLACES and round(100 * chance, places) in (0, 100):
        places += 1
    return text("odds-percent", language, number=decimal(100 * chance, language, places))


def decimal(number: Fraction, language: str, places: int = _PLACES) -> str:
    """A number with so many digits behind the decimal mark."""
    whole, rest = divmod(round(number * 10**places), 10**places)
    return with_decimal_mark(f"{whole}.{rest:0{places}}", language)
