"""Old sheets from a spreadsheet: a line for each card with its total, and its boxes where they are known.

Without dice nothing is known but these numbers, so nothing else is claimed. docs/statistics.md shows such a file.
"""

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from io import StringIO

from pasch.analysis.statistics.game_record_summary import FileRead, GameSummary, PlayerResult
from pasch.play.blocks.block_text import MAX_LINE, is_points, is_struck
from pasch.play.blocks.score_block import points_by_written
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import Facts, NotationError, PaschError, Problem, locate_errors, spans
from pasch.rules.game.card import Card, empty_card, free_cell, is_full, total
from pasch.rules.variant.box_names import box_fact, find_box, key_of
from pasch.rules.variant.variant import Box, Variant

MOST_LINES = 100_000
_WORDS = {
    "game": ("spiel", "partie", "game"),
    "date": ("datum", "tag", "date", "day"),
    "variant": ("variante", "regeln", "variant", "rules"),
    "name": ("name", "spieler", "player"),
    "total": ("gesamt", "summe", "punkte", "endstand", "total", "score"),
    "extra": ("extra",),
    "ignored": ("platz", "datei", "verlust", "glueck", "glück", "place", "file", "loss", "luck"),
}
_KIND_BY_WORD = {key_of(word): kind for kind, words in _WORDS.items() for word in words}
_DAYS = (
    re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})"),
    re.compile(r"(?P<day>\d{1,2})\.(?P<month>\d{1,2})\.(?P<year>\d{4})"),
)


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    cells: Mapping[str, str]
    boxes: Sequence[tuple[str, str]]


def looks_like_sheets(text: str) -> bool:
    """Returns whether the first line names a column for people and one for totals."""
    first = text.removeprefix("\ufeff").partition("\n")[0]
    kinds = {_KIND_BY_WORD.get(key_of(cell.strip().strip('"'))) for cell in re.split(r"[;,\t]", first)}
    return {"name", "total"} <= kinds


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
    for line in _lines(text, source):
        try:
            with locate_errors(line.number, source):
                told = _part(line, variant, source)
        except PaschError as error:
            problems += error.problems
            continue
        day, game = _day(line.cells.get("date", "")), line.cells.get("game", "") or f"line {line.number}"
        found.setdefault((game, told[0].rules_hash), []).append((day, *told))
    games = [_game(parts) for parts in found.values()]
    return FileRead(tuple(games), problems=tuple(problems))


def _game(parts: Sequence[tuple[str, Variant, PlayerResult]]) -> GameSummary:
    day, variant, _ = parts[0]
    return GameSummary(variant.rules_hash, variant.names, variant.id, day, tuple(part for _, _, part in parts))


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
    for number, row in enumerate(rows, 2):
        cells = {name.strip(): cell.strip() for name, cell in zip(heading, row, strict=False) if cell.strip()}
        if cells:
            kinds = {_KIND_BY_WORD.get(key_of(name), ""): cell for name, cell in cells.items()}
            boxes = [(name, cell) for name, cell in cells.items() if key_of(name) not in _KIND_BY_WORD]
            yield _Line(number, kinds, boxes)


def _part(line: _Line, usual: str | None, source: str) -> tuple[Variant, PlayerResult]:
    def wrong(code: str, facts: Facts | None = None) -> NotationError:
        return NotationError(Problem(code, facts or {}, source, line.number))

    named = line.cells.get("variant") or usual
    if not named:
        raise wrong("sheets-no-variant")
    variant = load_variant(named)
    written = line.cells.get("total", "")
    if not re.fullmatch(r"[0-9]{1,6}", written):
        raise wrong("sheets-no-total", {"found": excerpt(written)})
    card = _card(variant, line, source)
    if int(written) > variant.max_total:
        raise wrong("sheets-too-much", {"found": int(written), "most": variant.max_total})
    if card is not None and is_full(card):
        right = total(variant, card)
        if right != int(written):
            raise wrong("sheets-wrong-total", {"found": int(written), "right": right})
    return variant, PlayerResult(
        line.cells.get("name", ""), int(written), card if card is not None and is_full(card) else None
    )


def _card(variant: Variant, line: _Line, source: str) -> Card | None:
    # None if the line has none of the boxes.
    if not line.boxes:
        return None
    card = empty_card(variant)
    for name, cell in line.boxes:
        box = find_box(variant, name)
        for written in cell.split():
            card = _entered(variant, card, box, written, Problem("sheets-box", {}, source, line.number))
    extra = line.cells.get("extra", "").split()
    if len(extra) == len(variant.columns) and all(map(is_points, extra)):
        card = replace(card, extra=tuple(0 if is_struck(cell) else int(cell) for cell in extra))
    return card


def _entered(variant: Variant, card: Card, box: Box, written: str, place: Problem) -> Card:
    free = free_cell(card, box)
    points = 0 if is_struck(written) else int(written) if is_points(written) else -1
    meant = points_by_written(variant, box.index).get(points)
    if meant is None or free is None:
        allowed = spans(sorted(points_by_written(variant, box.index)))
        facts: Facts = {"box": box_fact(variant, box), "found": excerpt(written), "allowed": allowed}
        raise NotationError(replace(place, facts=facts))
    extra = list(card.extra)
    extra[box.column] += meant[1]
    return replace(card, entries=(*card.entries[:free], meant[0], *card.entries[free + 1 :]), extra=tuple(extra))


def _day(written: str) -> str:
    for pattern in _DAYS:
        if found := pattern.match(written):
            return f"{found['year']}-{int(found['month']):02}-{int(found['day']):02}"
    return ""
