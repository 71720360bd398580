"""Filled-in score blocks, checked box by box and summed: one game or several side by side, as on the printed block."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from pasch.locale import LANGUAGES, text
from pasch.play.blocks.block_text import TypedLine, decode, is_points, points_in, read_lines
from pasch.play.blocks.sheet_layout import lay_out
from pasch.play.blocks.sheet_lines import BlockLine, box_in, line_name, line_sum, sheet_lines
from pasch.play.blocks.sheet_words import find_sheet_line, sum_kinds
from pasch.rules.errors import Facts, NotationError, Problem, spans
from pasch.rules.game.card import Card, column_sums, empty_card, free_cell
from pasch.rules.game.reachable import Unreachable, unreachable
from pasch.rules.variant.box_names import box_fact, find_box, key_of
from pasch.rules.variant.maximum import possible_points
from pasch.rules.variant.variant import Box, Variant, cached_per_variant

_UPPER = frozenset({"upper", "upper-with-bonus"})


@dataclass(frozen=True, slots=True)
class BlockGame:
    """One game on a block: its name, from the block's first line or its number, and its card."""

    name: str
    card: Card


@dataclass(frozen=True, slots=True)
class ScoreBlock:
    """A block that was read.

    Attributes:
        games: from left to right.
        problems: values that no roll can give, sums that do not add up; the games hold what is possible.
    """

    games: tuple[BlockGame, ...]
    problems: tuple[Problem, ...]


def read_block(variant: Variant, data: bytes, source: str, most: int | None = None) -> ScoreBlock:
    """Reads and checks a block.

    Args:
        most: limit on its games; None for no limit.

    Raises:
        NotationError: the file is no block of this variant, or holds more games.
    """
    written = read_lines(decode(data), source)
    has_points = any(is_points(cell) for line in written for cell in line.cells)
    if not has_points and not any(find_sheet_line(variant, line.label.split()[0]) for line in written if line.label):
        raise NotationError(Problem("block-empty", {}, source))
    layout = lay_out(variant, written)
    if most is not None and len(layout.names) > most:
        raise NotationError(Problem("block-too-many", {"most": most}, source))
    reader = _Reader(variant, source, layout.names)
    for line in layout.lines:
        reader.take(line)
    reader.check_cards()
    reader.check_sums()
    return ScoreBlock(tuple(reader.games()), tuple(reader.problems))


class _Reader:
    # Takes the lines one after the other. Checks come last, as the cards must be complete for them.
    def __init__(self, variant: Variant, source: str, names: Sequence[str]) -> None:
        self.variant = variant
        self.source = source
        self.cards = [empty_card(variant)] * len(names)
        self.names = [name or str(number) for number, name in enumerate(names, 1)]
        self.used = [bool(name) for name in names]
        self.problems: list[Problem] = []
        self._sums: list[tuple[TypedLine, frozenset[str]]] = []
        # Games with an impossible value: the right one is unknown, so their sums are not checked.
        self._spoiled: set[int] = set()
        # Lines of what was read, by game, column and box; box None for the extra points of a column.
        self._lines: dict[tuple[int, int, int | None], TypedLine] = {}

    def games(self) -> Iterator[BlockGame]:
        """Yields the games with any entry."""
        for name, card, used in zip(self.names, self.cards, self.used, strict=True):
            if used:
                yield BlockGame(name, card)

    def take(self, line: TypedLine) -> None:
        """Reads one line: a box, a sum, or a heading."""
        key = find_sheet_line(self.variant, line.label)
        sums = self._sums_meant(line.label)
        if key is None and not sums:
            self._unknown(line)
            return
        for place, cell in enumerate(line.cells):
            if cell:
                self.used[place // len(self.variant.columns)] = True
            if cell and not is_points(cell):
                self._wrong(line, "block-not-points", {"found": cell, "game": self._game(place)})
            elif cell and key is not None:
                self._enter(line, key, place, cell)
        if sums:
            self._take_sums(line, sums)

    def _sums_meant(self, label: str) -> frozenset[str]:
        # A "total" that follows upper boxes only is the total of the upper part.
        sums = _sums_of(self.variant, label)
        sections = {self.variant.boxes[box].section for _, _, box in self._lines if box is not None}
        return _UPPER if "total" in sums and sections == {"upper"} else sums

    def check_cards(self) -> None:
        """Takes out entries that some roll allows, but that no game leads to together."""
        for game, card in enumerate(self.cards):
            for found in unreachable(self.variant, card) if game not in self._spoiled else ():
                column = found.column
                if column is not None and (line := self._lines.get((game, column, found.box))) is not None:
                    self._take_out(game, column, found, line)

    def _take_out(self, game: int, column: int, found: Unreachable, line: TypedLine) -> None:
        card, problem, name = self.cards[game], found.problem, self.names[game]
        if found.box is None:
            self._wrong(line, "block-impossible-extra", {**problem.facts, "game": name})
            self.cards[game] = replace(card, extra=_replaced(card.extra, column, 0))
            self._spoiled.add(game)
            return
        why = {language: text(f"error-{problem.code}", language, **problem.facts).rstrip(".") for language in LANGUAGES}
        self._wrong(line, "block-unreachable", {"why": why, "game": name})
        if problem.code != "filled-too-early":
            cells = self.variant.boxes[found.box].cells
            entries = tuple(None if cell in cells else entry for cell, entry in enumerate(card.entries))
            self.cards[game] = replace(card, entries=entries)
            self._spoiled.add(game)

    def check_sums(self) -> None:
        """Compares the sums written on the block with those of its boxes."""
        for line, kinds in self._sums:
            for place, cell in enumerate(line.cells):
                if cell and is_points(cell):
                    self._check_sum(line, kinds, place, points_in(cell) or 0)

    def _unknown(self, line: TypedLine) -> None:
        if not any(line.cells) and (unread := self._unread(line.label)):
            self._wrong(line, "block-not-points", {"found": unread, "game": self.names[0]})
            return
        # What follows from a line that could not be read is no further problem.
        self._spoiled.update(place // len(self.variant.columns) for place, cell in enumerate(line.cells) if cell)
        try:
            find_box(self.variant, line.label)
        except NotationError as error:
            problem = error.problems[0]
            self._wrong(line, problem.code, problem.facts)

    def _no_such_box(self, line: TypedLine, column: int) -> None:
        facts: Facts = {"column": self.variant.columns[column].names, "box": line.label}
        self._wrong(line, "block-no-such-box", facts)

    def _unread(self, label: str) -> str:
        # The words behind the name of a box or sum that are no points; empty if the line begins with no such name.
        words = label.split()
        for first in range(len(words) - 1, 0, -1):
            name = " ".join(words[:first]).rstrip(":")
            if find_sheet_line(self.variant, name) or _sums_of(self.variant, name):
                return " ".join(words[first:])
        return ""

    def _enter(self, line: TypedLine, key: str, place: int, cell: str) -> None:
        game, column = divmod(place, len(self.variant.columns))
        box = box_in(self.variant, BlockLine("box", key), column)
        if box is None:
            self._no_such_box(line, column)
            return
        card = self.cards[game]
        free = free_cell(card, box)
        if free is None:
            self._wrong(line, "block-twice", {"box": box_fact(self.variant, box), "game": self._game(place)})
            return
        points = points_in(cell) or 0
        meant = points_by_written(self.variant, box.index).get(points)
        if meant is None:
            facts: Facts = {"box": box_fact(self.variant, box), "found": points, "game": self._game(place)}
            self._wrong(line, "block-impossible", {**facts, "allowed": spans(written_values(self.variant, box))})
            self._spoiled.add(game)
            return
        entries = (*card.entries[:free], meant[0], *card.entries[free + 1 :])
        self.cards[game] = replace(card, entries=entries, extra=_added(card.extra, column, meant[1]))
        self._lines[game, column, box.index] = line
        if meant[1]:
            self._lines.setdefault((game, column, None), line)

    def _take_sums(self, line: TypedLine, kinds: frozenset[str]) -> None:
        # Extra points and bought throws are part of the card; all other sums are compared when the card is complete.
        for place, cell in enumerate(line.cells):
            if cell and is_points(cell):
                game, column = divmod(place, len(self.variant.columns))
                points = points_in(cell) or 0
                if "extra" in kinds:
                    card = self.cards[game]
                    self.cards[game] = replace(card, extra=_replaced(card.extra, column, points))
                    self._lines[game, column, None] = line
                elif "throws" in kinds and (column == 0 or not self._shares_throws):
                    self.cards[game] = replace(self.cards[game], bought=self._bought(line, game, column, points))
                elif "throws" in kinds:
                    self._no_such_box(line, column)
        if not kinds & {"extra", "throws"}:
            self._sums.append((line, kinds))

    @property
    def _shares_throws(self) -> bool:
        buy = self.variant.turn.buy
        return bool(buy and buy.is_shared)

    def _bought(self, line: TypedLine, game: int, column: int, points: int) -> tuple[int, ...]:
        bought, buy = self.cards[game].bought, self.variant.turn.buy
        assert buy is not None
        meant = {(buy.per_column - count) * buy.unused: count for count in range(buy.per_column + 1)}
        if points not in meant:
            facts: Facts = {"found": points, "allowed": ", ".join(map(str, sorted(meant))), "game": self._game(game)}
            self._wrong(line, "block-impossible-throws", facts)
        return _replaced(bought, column, meant.get(points, 0))

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
            self._no_such_box(line, column)
        elif found not in right:
            facts: Facts = {"sum": line.label, "found": found, "right": right[0], "game": self._game(place)}
            self._wrong(line, "block-wrong-sum", facts)

    def _game(self, place: int) -> str:
        return self.names[place // len(self.variant.columns)]

    def _wrong(self, line: TypedLine, code: str, facts: Facts) -> None:
        self.problems.append(Problem(code, facts, self.source, line.number))


@cache
def _sum_kinds(variant: Variant) -> Mapping[str, frozenset[str]]:
    # Kinds by the key of a name, in both languages. "Summe oben" occurs twice on the German block: once without and
    # once with the bonus.
    found: dict[str, frozenset[str]] = {}
    named = [(_kind_of(line), line) for line in sheet_lines(variant)]
    for language in LANGUAGES:
        for kind, line in named:
            if line.kind != "box":
                key = key_of(line_name(variant, line, language))
                found[key] = found.get(key, frozenset()) | {kind}
    return found


def _sums_of(variant: Variant, label: str) -> frozenset[str]:
    own = {_kind_of(line) for line in sheet_lines(variant)}
    shared = sum_kinds(label)
    found = {kind for kind in shared if kind not in ("bonus", "extra", "throws") or kind in own}
    if "bonus" in shared:
        found |= {kind for kind in own if kind.startswith(("bonus ", "sheet-bonus"))}
    if "total" in found and len(variant.columns) > 1:
        found.add("column")
    return _sum_kinds(variant).get(key_of(label), frozenset()) | found


def sum_values(variant: Variant, card: Card, label: str) -> tuple[int, ...]:
    """Returns what may stand on a line of sums of a full card; empty if these rules have no such line."""
    kinds = sorted(_sums_of(variant, label) - {"extra", "throws"})
    if "total" in kinds:
        kinds.append("upper")
    values = (_sum_value(variant, card, kind, 0) for kind in kinds)
    return tuple(dict.fromkeys(value for value in values if value is not None))


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
    meant = {0: (0, 0)}
    for points_rows, bonus_rows in zip(variant.tables.points, variant.tables.bonus, strict=True):
        for points, bonus in zip(points_rows[box], bonus_rows[box], strict=True):
            meant.setdefault(points + bonus, (points, bonus))
    return meant | {points: (points, 0) for points in possible_points(variant, box)}


def written_values(variant: Variant, box: Box) -> tuple[int, ...]:
    """Returns the numbers that people may write in a box, ascending; 0 for a strike."""
    return tuple(sorted(points_by_written(variant, box.index)))


def _replaced(amounts: tuple[int, ...], column: int, amount: int) -> tuple[int, ...]:
    return (*amounts[:column], amount, *amounts[column + 1 :])


def _added(amounts: tuple[int, ...], column: int, amount: int) -> tuple[int, ...]:
    return _replaced(amounts, column, amounts[column] + amount)
