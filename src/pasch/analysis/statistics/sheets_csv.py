"""Old sheets from a spreadsheet: a line for each card with its total, and its boxes where they are known.

Without dice nothing is known but these numbers, so nothing else is claimed. docs/statistics.md shows such a file.
"""

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from io import StringIO

from pasch.analysis.statistics.game_record_summary import FileRead, GameSummary, PlayerResult
from pasch.play.blocks.block_text import MAX_LINE, is_struck, points_in
from pasch.play.blocks.score_block import points_by_written, sum_values
from pasch.play.blocks.sheet_words import find_sheet_line, heading_kind, sum_kinds
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import Facts, NotationError, PaschError, Problem, locate_errors, spans
from pasch.rules.game.card import Card, empty_card, free_cell, is_full, total
from pasch.rules.variant.box_names import box_fact, find_box, key_of
from pasch.rules.variant.variant import Box, Variant

MOST_LINES = 100_000
_CLOCK = r"(?:[T ,]+\d.*)?"
_ISO = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})" + _CLOCK)
_GERMAN = re.compile(r"(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})" + _CLOCK)
_EITHER = re.compile(r"(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})" + _CLOCK)
_CENTURY = 70
"""Years of two digits from here on are of the last century."""
_FIXED = ("game", "date", "variant", "name", "total", "extra")


@dataclass(frozen=True, slots=True)
class _Line:
    """A card.

    Attributes:
        cells: of the columns in `_FIXED`.
        boxes: pairs of a box name and its cell.
        sums: pairs of a label of a sum or bonus and its cell.
        stray: cells without a heading.
    """

    number: int
    cells: Mapping[str, str]
    boxes: Sequence[tuple[str, str]]
    sums: Sequence[tuple[str, str]] = ()
    stray: Sequence[str] = ()


def looks_like_sheets(text: str) -> bool:
    """Returns whether the first line names a column for people and one for totals, or is that of a matrix."""
    heading = [cell.strip().strip('"') for cell in re.split(r"[;,\t]", text.removeprefix("\ufeff").partition("\n")[0])]
    return {"name", "total"} <= set(_kinds(heading)) or _is_matrix(heading)


def _is_matrix(heading: Sequence[str]) -> bool:
    # Games one below the other, and a column of totals for each person.
    kinds = _kinds(heading)
    people = [cell for cell, kind in zip(heading, kinds, strict=True) if cell and not kind]
    return kinds[0] in ("date", "game") and len(people) > 1 and set(kinds) <= {"", "date", "game", "variant", "remark"}


def _kinds(heading: Sequence[str]) -> list[str]:
    # Of several columns that may be the total, the last one is; those before it are sums.
    kinds = [_kind(cell) for cell in heading]
    last = max((place for place, kind in enumerate(kinds) if kind == "total"), default=0)
    return ["sum" if kind == "total" and place < last else kind for place, kind in enumerate(kinds)]


def _kind(cell: str) -> str:
    if kind := heading_kind(cell):
        return kind
    if key_of(cell) == "extra":
        return "extra"
    kinds = sum_kinds(cell)
    return "total" if "total" in kinds else "sum" if kinds else ""


def looks_like_block(text: str) -> bool:
    """Returns whether the first line is an empty corner and names, as in the table that the score pad exports."""
    first = text.removeprefix("\ufeff").partition("\n")[0].strip()
    return re.match(r'(?:"")?[;,\t].*\w', first) is not None


def read_sheets(text: str, source: str, variant: str | None = None) -> FileRead:
    """The games of such a file; lines that cannot be are problems, and their cards count nowhere.

    Args:
        variant: of all lines, where none is named in them.

    Raises:
        NotationError: it cannot be read as a table at all.
    """
    found = dict[tuple[str, ...], list[tuple[str, Variant, PlayerResult]]]()
    problems = list[Problem]()
    refused = set[str]()
    for line in _lines(text, source):
        game = line.cells.get("game", "") or f"line {line.number}"
        written = line.cells.get("date", "")
        day = _day(written)
        if day is None:
            wrong = Problem("sheets-no-date", {"found": excerpt(written)}, source, line.number)
            # A line of a matrix holds several cards.
            problems += [wrong] if wrong not in problems[-1:] else []
        try:
            with locate_errors(line.number, source):
                told = _part(line, variant, source)
        except PaschError as error:
            problems += error.problems
            refused.add(game)
            continue
        found.setdefault((game, told[0].rules_hash), []).append((day or "", *told))
    games = [_game(parts, complete=key[0] not in refused) for key, parts in found.items()]
    return FileRead(tuple(games), problems=tuple(problems), is_table=True)


def _game(parts: Sequence[tuple[str, Variant, PlayerResult]], *, complete: bool) -> GameSummary:
    variant, cards = parts[0][1], tuple(part for _, _, part in parts)
    day = next(filter(None, (day for day, _, _ in parts)), "")
    return GameSummary(variant.rules_hash, variant.names, variant.id, day, cards, complete=complete)


def _lines(text: str, source: str) -> Iterator[_Line]:
    text = text.removeprefix("\ufeff")
    first = text.partition("\n")[0]
    separator = max(";\t,", key=first.count)
    if max(map(len, text.split("\n"))) > MAX_LINE or text.count("\n") > MOST_LINES:
        raise NotationError(Problem("sheets-too-long", {"lines": MOST_LINES, "letters": MAX_LINE}, source))
    try:
        heading, *rows = csv.reader(StringIO(text), delimiter=separator, strict=True)
    except (csv.Error, ValueError):
        raise NotationError(Problem("sheets-not-a-table", {}, source)) from None
    heading = [cell.strip() for cell in heading]
    kinds = _kinds(heading)
    for kind in _FIXED:
        if kinds.count(kind) > 1:
            raise NotationError(Problem("sheets-twice", {"heading": heading[kinds.index(kind)]}, source, 1))
    for number, row in enumerate(rows, 2):
        cells = [cell.strip() for cell in row]
        if any(cells):
            yield from _cards(number, heading, kinds, cells)


def _cards(number: int, heading: Sequence[str], kinds: Sequence[str], row: Sequence[str]) -> Iterator[_Line]:
    known = [(name, kind, cell) for name, kind, cell in zip(heading, kinds, row, strict=False) if cell]
    stray = [cell for name, _, cell in known if not name] + [cell for cell in row[len(heading) :] if cell]
    fixed = {kind: cell for _, kind, cell in known if kind in _FIXED}
    boxes = [(name, cell) for name, kind, cell in known if name and not kind]
    if not _is_matrix(heading):
        yield _Line(number, fixed, boxes, [(name, cell) for name, kind, cell in known if kind == "sum"], stray)
        return
    fixed.setdefault("game", f"line {number}")
    for name, cell in boxes:
        yield _Line(number, {**fixed, "name": name, "total": cell}, ())
    if stray or not boxes:
        yield _Line(number, fixed, (), (), stray)


def _part(line: _Line, usual: str | None, source: str) -> tuple[Variant, PlayerResult]:
    def wrong(code: str, facts: Facts | None = None) -> NotationError:
        return NotationError(Problem(code, facts or {}, source, line.number))

    named = line.cells.get("variant") or usual
    if not named:
        raise wrong("sheets-no-variant")
    variant = load_variant(named)
    if line.stray:
        raise wrong("sheets-no-heading", {"found": excerpt(line.stray[0])})
    written = line.cells.get("total", "")
    points = None if is_struck(written) else points_in(written)
    if points is None:
        raise wrong("sheets-no-total", {"found": excerpt(written)})
    card = _card(variant, line, source)
    if points > variant.max_total:
        raise wrong("sheets-too-much", {"found": points, "most": variant.max_total})
    is_known = card is not None and is_full(card)
    if card is not None and is_known:
        right = total(variant, card)
        if right != points:
            raise wrong("sheets-wrong-total", {"found": points, "right": right})
    for name, cell in line.sums:
        found = points_in(cell)
        values = sum_values(variant, card, name) if card is not None and is_known else ()
        if found is None or (values and found not in values):
            facts: Facts = {"sum": name, "found": excerpt(cell), "right": ", ".join(map(str, values)) or "–"}
            raise wrong("sheets-wrong-sum" if values else "sheets-no-points", facts)
    return variant, PlayerResult(line.cells.get("name", ""), points, card if is_known else None)


def _card(variant: Variant, line: _Line, source: str) -> Card | None:
    # None if the line has none of the boxes.
    if not line.boxes:
        return None
    card = empty_card(variant)
    for name, cell in line.boxes:
        box = _box(variant, name)
        for written in cell.split():
            card = _entered(variant, card, box, written, Problem("sheets-box", {}, source, line.number))
    if beside := line.cells.get("extra"):
        extra = [points_in(cell) for cell in beside.split()]
        if len(extra) != len(variant.columns) or None in extra:
            facts = {"sum": "extra", "found": excerpt(beside)}
            raise NotationError(Problem("sheets-no-points", facts, source, line.number))
        card = replace(card, extra=tuple(points or 0 for points in extra))
    return card


def _box(variant: Variant, name: str) -> Box:
    if len(variant.columns) == 1 and (line := find_sheet_line(variant, name)):
        return next(box for box in variant.boxes if box.line == line)
    return find_box(variant, name)


def _entered(variant: Variant, card: Card, box: Box, written: str, place: Problem) -> Card:
    free = free_cell(card, box)
    points = points_in(written)
    meant = None if points is None else points_by_written(variant, box.index).get(points)
    if meant is None or free is None:
        allowed = spans(sorted(points_by_written(variant, box.index)))
        facts: Facts = {"box": box_fact(variant, box), "found": excerpt(written), "allowed": allowed}
        raise NotationError(replace(place, facts=facts))
    extra = list(card.extra)
    extra[box.column] += meant[1]
    return replace(card, entries=(*card.entries[:free], meant[0], *card.entries[free + 1 :]), extra=tuple(extra))


def _day(written: str) -> str | None:
    """Returns the day as ``2025-11-21``, empty if none is written; None if it can be none, or two."""
    if not written:
        return ""
    if found := _ISO.fullmatch(written):
        days = [(found[1], found[2], found[3])]
    elif found := _GERMAN.fullmatch(written):
        days = [(found[3], found[2], found[1])]
    elif found := _EITHER.fullmatch(written):
        days = [(found[4], found[1], found[3]), (found[4], found[3], found[1])]
    else:
        return None
    possible = {day for year, month, number in days if (day := _iso(int(year), int(month), int(number), len(year)))}
    return possible.pop() if len(possible) == 1 else None


def _iso(year: int, month: int, day: int, digits: int) -> str:
    if digits == 2:
        year += 1900 if year >= _CENTURY else 2000
    try:
        return date(year, month, day).isoformat()
    except ValueError:
        return ""
