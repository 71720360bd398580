"""Fills cards from the lines of a typed sheet, cell by cell, and compares the sums written on it.

Every cell is entered, compared or named; nothing is guessed.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from pasch.locale import LANGUAGES, text
from pasch.play.blocks.cell_points import is_points, points_in_box, sum_in
from pasch.play.blocks.sheet_layout import TypedLine
from pasch.play.blocks.sheet_lines import BlockLine, box_in, line_name, line_sum, sheet_lines
from pasch.play.blocks.sheet_words import find_sheet_line, heading_kind, is_word, sum_kinds
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import Facts, NotationError, Problem, spans
from pasch.rules.game.card import Card, column_sums, empty_card, free_cell
from pasch.rules.game.reachable import Unreachable, unreachable
from pasch.rules.variant.box_names import box_fact, find_box, key_of, lines_fact
from pasch.rules.variant.maximum import possible_points
from pasch.rules.variant.variant import Box, Variant, cached_per_variant

_LONGEST = 120
"""Letters of the longest label for which a similar one is looked for."""
_UPPER = frozenset({"upper", "upper-with-bonus"})


@dataclass(frozen=True, slots=True)
class FoundProblem:
    """A problem and the game that it concerns; None for all of them."""

    game: int | None
    problem: Problem


class CardReader:
    """Takes the lines one after the other. Checks come last, as the cards must be complete for them.

    Attributes:
        cards: of the games, as far as they were read.
        found: problems so far.
    """

    def __init__(self, variant: Variant, source: str, names: Sequence[str]) -> None:
        self.variant = variant
        self.source = source
        self.cards = [empty_card(variant)] * len(names)
        self.found: list[FoundProblem] = []
        self._names = names
        self._sums: list[tuple[TypedLine, frozenset[str]]] = []
        # Games with an impossible value: the right one is unknown, so their sums are not checked.
        self._spoiled: set[int] = set()
        # Line numbers of what was read, by game, column and box; box None for the extra points of a column.
        self._places: dict[tuple[int, int, int | None], int] = {}

    def take(self, line: TypedLine) -> None:
        """Reads one line: a box or a sum."""
        key = find_sheet_line(self.variant, line.label)
        sums = self._sums_meant(line.label)
        if key is None and not sums:
            self._unknown(line)
            return
        if line.unclear:
            self._wrong(line, None, "block-gap", {"box": line.label})
            self._spoiled.update(range(len(self.cards)))
            return
        for place, cell in enumerate(line.cells):
            if cell and key is not None:
                self.enter(line, key, place)
        if sums:
            self.take_sums(line, sums)

    def _sums_meant(self, label: str) -> frozenset[str]:
        # A "total" that follows upper boxes only is the total of the upper part. Below the bonus it may include it.
        sums = sums_of(self.variant, label)
        if "upper" in sums and any(kind.startswith("bonus ") for _, kinds in self._sums for kind in kinds):
            sums |= {"upper-with-bonus"}
        if "total" not in sums:
            return sums
        sections = {self.variant.boxes[box].section for _, _, box in self._places if box is not None}
        return _UPPER if sections == {"upper"} else sums

    def check_cards(self, games: Collection[int] | None = None) -> None:
        """Takes out entries that some roll allows, but that no game leads to together.

        Args:
            games: whose cards are checked; None for all.
        """
        for game in range(len(self.cards)) if games is None else games:
            for found in unreachable(self.variant, self.cards[game]) if game not in self._spoiled else ():
                column = found.column
                if column is not None and (number := self._places.get((game, column, found.box))) is not None:
                    self._take_out(game, column, found, number)

    def _take_out(self, game: int, column: int, unreachable: Unreachable, number: int) -> None:
        card, problem, name = self.cards[game], unreachable.problem, self._names[game]
        if unreachable.box is None:
            self._add(number, game, "block-impossible-extra", {**problem.facts, "game": name})
            self.cards[game] = replace(card, extra=_replaced(card.extra, column, 0))
            self._spoiled.add(game)
            return
        why = {language: text(f"error-{problem.code}", language, **problem.facts).rstrip(".") for language in LANGUAGES}
        self._add(number, game, "block-unreachable", {"why": why, "game": name})
        if problem.code != "filled-too-early":
            cells = self.variant.boxes[unreachable.box].cells
            entries = tuple(None if cell in cells else entry for cell, entry in enumerate(card.entries))
            self.cards[game] = replace(card, entries=entries)
            self._spoiled.add(game)

    def check_sums(self, games: Collection[int] | None = None) -> None:
        """Compares the sums written on the sheet with those of its boxes.

        Args:
            games: whose sums are compared; None for all.
        """
        for line, kinds in self._sums:
            for place, cell in enumerate(line.cells):
                game = place // len(self.variant.columns)
                found = sum_in(self.variant, cell) if cell else None
                if cell and (found is not None or is_points(cell)) and (games is None or game in games):
                    self._check_sum(line, kinds, place, found or 0)

    def _unknown(self, line: TypedLine) -> None:
        if not any(line.cells) and (unread := self._unread(line.label)):
            self._wrong(line, 0, "block-not-points", {"found": unread, "game": self._names[0]})
            return
        # What follows from a line that could not be read is no further problem.
        self._spoiled.update(place // len(self.variant.columns) for place, cell in enumerate(line.cells) if cell)
        problem = unknown_line(self.variant, line.label)
        self._wrong(line, None, problem.code, problem.facts)

    def _no_such_box(self, line: TypedLine, place: int) -> None:
        column = place % len(self.variant.columns)
        facts: Facts = {"column": self.variant.columns[column].names, "box": line.label}
        self._wrong(line, place, "block-no-such-box", facts)
        self._spoiled.add(place // len(self.variant.columns))

    def _unread(self, label: str) -> str:
        # The words behind the name of a box or sum that are no points; empty if the line begins with no such name.
        words = label.split()
        for first in range(len(words) - 1, 0, -1):
            if is_known(self.variant, " ".join(words[:first]).rstrip(":")):
                return " ".join(words[first:])
        return ""

    def enter(self, line: TypedLine, key: str, place: int) -> None:
        """Enters a cell into a box, or cells where one box holds several entries."""
        game, column = divmod(place, len(self.variant.columns))
        box = box_in(self.variant, BlockLine("box", key), column)
        cell = line.cells[place]
        if box is None:
            self._no_such_box(line, place)
            return
        parts = cell.split()
        several = len(box.cells) > 1 and all(map(is_points, parts))
        for part in parts if several else [cell]:
            points = points_in_box(self.variant, box.index, part)
            if points is None:
                facts: Facts = {"found": part, "game": self._names[game]}
                self._wrong(line, place, "block-not-points", facts)
                self._spoiled.add(game)
            else:
                self._enter_points(line, place, box, points)

    def _enter_points(self, line: TypedLine, place: int, box: Box, points: int) -> None:
        game, column = divmod(place, len(self.variant.columns))
        card = self.cards[game]
        free = free_cell(card, box)
        if free is None:
            self._wrong(line, place, "block-twice", {"box": box_fact(self.variant, box), "game": self._names[game]})
            self._spoiled.add(game)
            return
        meant = points_by_written(self.variant, box.index).get(points)
        if meant is None:
            facts: Facts = {"box": box_fact(self.variant, box), "found": points, "game": self._names[game]}
            allowed = spans(written_values(self.variant, box))
            self._wrong(line, place, "block-impossible", {**facts, "allowed": allowed})
            self._spoiled.add(game)
            return
        entries = (*card.entries[:free], meant[0], *card.entries[free + 1 :])
        extra = _replaced(card.extra, column, card.extra[column] + meant[1])
        self.cards[game] = replace(card, entries=entries, extra=extra)
        self._places[game, column, box.index] = line.number_of(place)
        if meant[1]:
            self._places.setdefault((game, column, None), line.number_of(place))

    def take_sums(self, line: TypedLine, kinds: frozenset[str]) -> None:
        """Reads a line of sums.

        Extra points and bought throws are part of the card; all other sums are compared when the card is complete.
        """
        shares = bool(self.variant.turn.buy and self.variant.turn.buy.is_shared)
        for place, cell in enumerate(line.cells):
            game, column = divmod(place, len(self.variant.columns))
            points = sum_in(self.variant, cell) if cell else None
            if points is None:
                if cell:
                    self._wrong(line, place, "block-not-points", {"found": cell, "game": self._names[game]})
            elif "extra" in kinds:
                card = self.cards[game]
                self.cards[game] = replace(card, extra=_replaced(card.extra, column, points))
                self._places[game, column, None] = line.number_of(place)
            elif "throws" in kinds and shares and column:
                self._no_such_box(line, place)
            elif "throws" in kinds:
                self._buy(line, place, points)
        if not kinds & {"extra", "throws"}:
            self._sums.append((line, kinds))

    def _buy(self, line: TypedLine, place: int, points: int) -> None:
        game, column = divmod(place, len(self.variant.columns))
        card, buy = self.cards[game], self.variant.turn.buy
        assert buy is not None
        meant = {(buy.per_column - count) * buy.unused: count for count in range(buy.per_column + 1)}
        if points not in meant:
            facts: Facts = {"found": points, "allowed": ", ".join(map(str, sorted(meant))), "game": self._names[game]}
            self._wrong(line, place, "block-impossible-throws", facts)
        self.cards[game] = replace(card, bought=_replaced(card.bought, column, meant.get(points, 0)))

    def _check_sum(self, line: TypedLine, kinds: frozenset[str], place: int, found: int) -> None:
        game, column = divmod(place, len(self.variant.columns))
        if game in self._spoiled:
            return
        right = [
            value
            for kind in sorted(kinds)
            if (value := _sum_value(self.variant, self.cards[game], kind, column)) is not None
        ]
        if not right:
            self._no_such_box(line, place)
        elif found not in right:
            facts: Facts = {"sum": line.label, "found": found, "right": right[0], "game": self._names[game]}
            self._wrong(line, place, "block-wrong-sum", facts)

    def _wrong(self, line: TypedLine, place: int | None, code: str, facts: Facts) -> None:
        game = None if place is None else place // len(self.variant.columns)
        self._add(line.number if place is None else line.number_of(place), game, code, facts)

    def _add(self, number: int, game: int | None, code: str, facts: Facts) -> None:
        self.found.append(FoundProblem(game, Problem(code, facts, self.source, number)))


@cache
def _sum_kinds(variant: Variant) -> Mapping[str, frozenset[str]]:
    # Kinds by the key of a name, in both languages. "Summe oben" occurs twice on the German block: once without and
    # once with the bonus.
    kinds_by_word: dict[str, frozenset[str]] = {}
    named = [(_kind_of(line), line) for line in sheet_lines(variant)]
    for language in LANGUAGES:
        for kind, line in named:
            if line.kind != "box":
                key = key_of(line_name(variant, line, language))
                kinds_by_word[key] = kinds_by_word.get(key, frozenset()) | {kind}
    return kinds_by_word


def sums_of(variant: Variant, label: str) -> frozenset[str]:
    own = {_kind_of(line) for line in sheet_lines(variant)}
    shared = sum_kinds(label)
    found = {kind for kind in shared if kind not in ("bonus", "extra", "throws") or kind in own}
    if "bonus" in shared:
        found |= {kind for kind in own if kind.startswith(("bonus ", "sheet-bonus"))}
    if "total" in found and len(variant.columns) > 1:
        found.add("column")
    return _sum_kinds(variant).get(key_of(label), frozenset()) | found


def unknown_line(variant: Variant, label: str) -> Problem:
    """Returns the problem of a label that means no line of this sheet.

    A word of other pads, such as "Bonus", is no misspelt box.
    """
    try:
        if len(label) <= _LONGEST:
            find_box(variant, label)
    except NotationError as error:
        problem = error.problems[0]
        if problem.code != "unknown-box-near" or not is_word(label):
            return problem
    return Problem("unknown-box", {"found": excerpt(label), "allowed": lines_fact(variant)})


def is_known(variant: Variant, label: str) -> bool:
    """Returns True for a label that means a box, a sum or a heading."""
    return bool(find_sheet_line(variant, label) or sums_of(variant, label) or heading_kind(label))


def _kind_of(line: BlockLine) -> str:
    return f"bonus {line.key}" if line.kind == "bonus" else "throws" if line.kind == "sheet-throws" else line.kind


def _sum_value(variant: Variant, card: Card, kind: str, column: int) -> int | None:
    if kind == "upper-with-bonus":
        sums = column_sums(variant, card, variant.columns[column])
        return sums.upper + sum(sums.bonuses.values())
    if kind.startswith("bonus "):
        return line_sum(variant, card, BlockLine("bonus", kind.removeprefix("bonus ")), column)
    if kind == "total" and len(variant.columns) > 1:
        return line_sum(variant, card, BlockLine("total"), 0)
    line = next((line for line in sheet_lines(variant) if _kind_of(line) == kind), None)
    return None if line is None else line_sum(variant, card, line, column)


@cached_per_variant
def points_by_written(variant: Variant, box: int) -> Mapping[int, tuple[int, int]]:
    """Maps a number written in a box to its points and the extra points that people add to them there."""
    # Where a number can be read in both ways, the points of the box alone are meant.
    struck = variant.boxes[box].struck
    meant = {struck: (struck, 0)}
    for points_rows, beside_rows in zip(variant.tables.points, variant.tables.bonus, strict=True):
        for points, beside in zip(points_rows[box], beside_rows[box], strict=True):
            meant.setdefault(points + beside, (points, beside))
    return meant | {points: (points, 0) for points in possible_points(variant, box)}


def written_values(variant: Variant, box: Box) -> tuple[int, ...]:
    """Returns the numbers that people may write in a box, ascending; the first is that of a strike."""
    return tuple(sorted(points_by_written(variant, box.index)))


def _replaced(amounts: tuple[int, ...], column: int, amount: int) -> tuple[int, ...]:
    return (*amounts[:column], amount, *amounts[column + 1 :])
