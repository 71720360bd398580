"""Old sheets from a spreadsheet: cards with their totals, and their boxes where they are known.

Without dice nothing is known but these numbers, so nothing else is claimed. docs/statistics.md shows such a file.
"""

import csv
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import partial
from itertools import pairwise

from pasch.analysis.statistics.game_record_summary import FileRead, GameSummary, PlayerResult
from pasch.analysis.statistics.person_figures import key_of_person
from pasch.play.blocks.card_reader import CardReader, sums_of, unknown_line
from pasch.play.blocks.cell_points import is_points, is_struck, points_in, sum_in
from pasch.play.blocks.sheet_layout import FacedTable, TypedLine, face
from pasch.play.blocks.sheet_words import find_sheet_line, heading_kind, is_word, sum_kinds
from pasch.play.blocks.typed_table import MAX_LINE, TypedRow, read_rows
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import Facts, NotationError, PaschError, Problem, at_place
from pasch.rules.game.card import is_full, total
from pasch.rules.variant.box_names import find_box
from pasch.rules.variant.variant import Variant

MOST_LINES = 100_000
_CLOCK = r"(?:[T ,]+\d.*)?"
_ISO = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})" + _CLOCK)
_GERMAN = re.compile(r"(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})" + _CLOCK)
_EITHER = re.compile(r"(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})" + _CLOCK)
_CENTURY = 70
"""Years of two digits from here on are of the last century."""
_FIXED = ("game", "date", "variant", "name", "total", "extra")
_ASIDE = ("remark", "hint")
_PREVIEW = 60
"""Lines by which a table is recognized."""
_COMPUTED = ("total", "sum", "mean")
_OF_MATRIX = {"", "date", "game", "variant", "remark", "place", *_COMPUTED}
_ROUNDED = 0.51
"""By how much a written mean may differ."""
_DECIMAL = re.compile(r"-?\d{1,7}(?:[.,]\d{1,3})?")


@dataclass(frozen=True, slots=True)
class _Card:
    """A card.

    Attributes:
        number: its line number.
        cells: of the lines in `_FIXED`.
        place: of its cells in the lines of boxes and sums.
        remarks: pairs of a heading and a cell.
        numbers: line numbers of `cells`, where they differ.
    """

    number: int
    cells: Mapping[str, str]
    place: int
    remarks: tuple[tuple[str, str], ...] = ()
    numbers: Mapping[str, int] = field(default_factory=dict)

    def number_of(self, kind: str) -> int:
        """Returns the line number of a cell."""
        return self.numbers.get(kind, self.number)


@dataclass(frozen=True, slots=True)
class _Table:
    """A table of cards.

    Attributes:
        boxes, sums: lines with a cell for each card.
        problems: cells that belong to no card.
        refused: lines of cards that cannot be read.
    """

    cards: Sequence[_Card]
    boxes: Sequence[TypedLine] = ()
    sums: Sequence[TypedLine] = ()
    problems: list[Problem] = field(default_factory=list)
    refused: set[int] = field(default_factory=set)


def looks_like_sheets(text: str) -> bool:
    """Returns whether a text is a table with names and totals, or one of games and people."""
    rows = _preview(text)
    if not rows:
        return False
    if _matrix_of(rows) is not None:
        return True
    table = face(rows, is_word)
    kinds = _kinds([line.label for line in table.lines])
    return "total" in kinds and ("name" in kinds or _names_games(table))


def looks_like_block(text: str) -> bool:
    """Returns whether a text lists the boxes of a pad line by line, as in the table that the score pad exports."""
    table = face(_preview(text), is_word)
    return not table.turned and sum(is_word(line.label) and any(line.cells) for line in table.lines) > 0


def _preview(text: str) -> list[TypedRow]:
    # A record begins with its tags.
    if text.lstrip("\ufeff \r\n").startswith(("[", "{")):
        return []
    lines = [line[:MAX_LINE] for line in text[: _PREVIEW * MAX_LINE].splitlines()[:_PREVIEW]]
    try:
        return read_rows("\n".join(lines), is_word)
    except csv.Error:
        return read_rows(lines[0].replace('"', ""), is_word)


def _names_games(table: FacedTable) -> bool:
    # A pad with names in a first line whose corner is empty.
    first = table.lines[0]
    return not table.turned and not first.label and any(map(str.isalpha, "".join(first.cells)))


def _kinds(labels: Sequence[str]) -> list[str]:
    # Of several lines that may be the total, the last one is; those before it are sums.
    kinds = [_kind(label) for label in labels]
    last = max((place for place, kind in enumerate(kinds) if kind == "total"), default=0)
    return ["sum" if kind == "total" and place < last else kind for place, kind in enumerate(kinds)]


def _kind(label: str) -> str:
    if kind := heading_kind(label):
        return kind
    kinds = sum_kinds(label)
    if kinds == {"extra"}:
        return "extra"
    return "total" if "total" in kinds else "sum" if kinds else ""


def read_sheets(text: str, source: str, variant: str | None = None) -> FileRead:
    """The games of such a file; cards that cannot be are problems and count nowhere.

    Args:
        variant: of all cards, where none is named beside them.

    Raises:
        NotationError: it cannot be read as a table at all.
    """
    rows = _read_rows(text, source)
    table = _matrix(rows, source) or _cards(rows, source, variant)
    results, problems = _results(table, source, variant)
    found = dict[tuple[str, ...], list[tuple[str, Variant, PlayerResult]]]()
    days, refused = dict[str, str](), set[str]()
    for card, result in zip(table.cards, results, strict=True):
        written = card.cells.get("date", "")
        day = _day(written)
        game = card.cells.get("game", "") or f"line {card.number}"
        if day is None:
            problems.append(Problem("sheets-no-date", {"found": excerpt(written)}, source, card.number_of("date")))
        elif day and days.setdefault(game, day) != day:
            facts: Facts = {"found": day, "first": days[game], "game": excerpt(game)}
            problems.append(Problem("sheets-two-days", facts, source, card.number_of("date")))
        if result is None:
            refused.add(game)
            continue
        parts = found.setdefault((game, result[0].rules_hash), [])
        person = key_of_person(result[1].name)
        if person and person in {key_of_person(other.name) for _, _, other in parts}:
            refused.add(game)
            facts = {"name": excerpt(result[1].name), "game": excerpt(game)}
            problems.append(Problem("sheets-same-person", facts, source, card.number))
        else:
            parts.append((day or "", *result))
    games = tuple(_game(parts, complete=key[0] not in refused) for key, parts in found.items())
    ordered = sorted(dict.fromkeys((*table.problems, *problems)), key=lambda problem: int(problem.place))
    return FileRead(games, problems=tuple(ordered), is_table=True)


def _game(parts: Sequence[tuple[str, Variant, PlayerResult]], *, complete: bool) -> GameSummary:
    variant, cards = parts[0][1], tuple(part for _, _, part in parts)
    day = next(filter(None, (day for day, _, _ in parts)), "")
    return GameSummary(variant.rules_hash, variant.names, variant.id, day, cards, complete=complete)


def _read_rows(text: str, source: str) -> list[TypedRow]:
    if max(map(len, text.split("\n"))) > MAX_LINE or text.count("\n") > MOST_LINES:
        raise NotationError(Problem("sheets-too-long", {"lines": MOST_LINES, "letters": MAX_LINE}, source))
    try:
        rows = read_rows(text, is_word)
    except csv.Error:
        rows = []
    if not rows:
        raise NotationError(Problem("sheets-not-a-table", {}, source))
    return rows


def _cards(rows: Sequence[TypedRow], source: str, usual: str | None) -> _Table:
    known = is_word if usual is None else partial(_is_label, load_variant(usual))
    faced = face(rows, known)
    lines = list(faced.lines)
    if _names_games(faced):
        lines[0] = replace(lines[0], label="name")
    kinds = _kinds([line.label for line in lines])
    for kind in _FIXED:
        if kinds.count(kind) > 1:
            second = lines[len(kinds) - 1 - kinds[::-1].index(kind)]
            raise NotationError(Problem("sheets-twice", {"heading": second.label}, source, second.number))
    count = max((len(line.cells) for line in lines), default=0)
    filled = [place for place in range(count) if any(place < len(line.cells) and line.cells[place] for line in lines)]
    widened = (replace(line, cells=(*line.cells, *[""] * (count - len(line.cells)))) for line in lines)
    kinded = list(zip(kinds, widened, strict=True))
    cards = [_card(kinded, place) for place in filled]
    if not faced.turned:
        cards = _side_by_side(cards)
    table = _Table(
        cards,
        [line for kind, line in kinded if not kind and line.label],
        [line for kind, line in kinded if kind == "sum"],
    )
    for number, cell in faced.aside:
        if is_points(cell):
            table.problems.append(Problem("sheets-no-heading", {"found": excerpt(cell)}, source, number))
    for line in (line for kind, line in kinded if not kind and not line.label):
        for place, cell in enumerate(line.cells):
            if cell:
                table.refused.add(place)
                facts: Facts = {"found": excerpt(cell)}
                table.problems.append(Problem("sheets-no-heading", facts, source, line.number_of(place)))
    return table


def _is_label(variant: Variant, label: str) -> bool:
    return is_word(label) or find_sheet_line(variant, label) is not None


def _card(lines: Sequence[tuple[str, TypedLine]], place: int) -> _Card:
    cells = {kind: line.cells[place] for kind, line in lines if kind in _FIXED and line.cells[place]}
    remarks = tuple((line.label, line.cells[place]) for kind, line in lines if kind in _ASIDE and line.cells[place])
    numbers = {kind: line.number_of(place) for kind, line in lines if kind in _FIXED}
    return _Card(lines[0][1].number_of(place), cells, place, remarks, numbers)


def _side_by_side(cards: Sequence[_Card]) -> list[_Card]:
    # On a pad, different people beside each other played together; columns of one person are games.
    names = [card.cells.get("name", "") for card in cards]
    together = len(set(names)) == len(names) and len({card.cells.get("date") for card in cards}) == 1
    return [
        replace(card, cells={"game": "1" if together else f"{place}", **card.cells})
        for place, card in enumerate(cards, 1)
    ]


@dataclass(frozen=True, slots=True)
class _Matrix:
    # Games one below the other, and a column of totals for each person. Cells have their line numbers.
    heading: Sequence[str]
    kinds: Sequence[str]
    body: Sequence[Sequence[tuple[int, str]]]


def _matrix_of(rows: Sequence[TypedRow]) -> _Matrix | None:
    width = max((len(row.cells) for row in rows), default=0)
    grid = [[(row.number, cell) for cell in (*row.cells, *[""] * (width - len(row.cells)))] for row in rows]
    # A line of a single cell above the table is its title.
    grid = grid[next((place for place, line in enumerate(grid) if sum(bool(cell) for _, cell in line) > 1), 0) :]
    if len(grid) < 2 or width < 2:
        return None
    games = [cell for _, cell in grid[0][1:] if cell and _kind(cell) not in _COMPUTED]
    corner = heading_kind(grid[0][0][1])
    is_turned = bool(games) and all(map(_is_game, games)) and corner in ("name", "game", "date")
    heading, *body = [list(column) for column in zip(*grid, strict=True)] if is_turned else grid
    kinds = _kinds([cell for _, cell in heading])
    keys = [line[0][1] for line in body if _kind(line[0][1]) not in _COMPUTED]
    if is_turned:
        kinds[0] = "date" if all(map(_day, games)) else "game"
    elif not kinds[0] and keys and all(map(_day, keys)):
        kinds[0] = "date"
    people = [cell for (_, cell), kind in zip(heading, kinds, strict=True) if cell and not kind]
    is_matrix = kinds[0] in ("date", "game") and len(people) > 1 and set(kinds) <= _OF_MATRIX
    if not is_matrix or any(map(is_word, people)):
        return None
    return _Matrix([cell for _, cell in heading], kinds, body)


def _is_game(cell: str) -> bool:
    word = cell.strip("0123456789.:# ")
    return bool(_day(cell)) or (word != cell and (not word or heading_kind(word) == "game"))


def _matrix(rows: Sequence[TypedRow], source: str) -> _Table | None:
    matrix = _matrix_of(rows)
    if matrix is None:
        return None
    cards: list[_Card] = []
    table = _Table(cards)
    for part in _parts(rows):
        if (found := _matrix_of(part)) is not None:
            _read_matrix(found, table, cards, source)
    return table


def _parts(rows: Sequence[TypedRow]) -> list[Sequence[TypedRow]]:
    # Below a repeated heading the columns may belong to other people.
    head = next((row for row in rows if sum(map(bool, row.cells)) > 1), rows[0])
    starts = [
        place
        for place, row in enumerate(rows)
        if place
        and heading_kind(head.cells[0])
        and row.cells[0] == head.cells[0]
        and not any(map(is_points, row.cells))
    ]
    bounds = [0, *(start for start in starts if rows[start] is not head), len(rows)]
    parts = [rows[first:last] for first, last in pairwise(bounds)]
    return parts if all(map(_matrix_of, parts)) else [rows]


def _read_matrix(matrix: _Matrix, table: _Table, cards: list[_Card], source: str) -> None:
    columns = list(zip(matrix.heading, matrix.kinds, strict=True))
    for line in matrix.body:
        if _kind(line[0][1]) in _COMPUTED:
            for place, (number, cell) in enumerate(line[1:], 1):
                if cell and matrix.kinds[place] not in _COMPUTED:
                    column = [(other[0][1], other[place][1]) for other in matrix.body]
                    above = [other for head, other in column if other and _kind(head) not in _COMPUTED]
                    _check_computed(table, line[0][1], number, cell, above, source)
            continue
        known = [(name, kind, *cell) for (name, kind), cell in zip(columns, line, strict=True) if cell[1]]
        fixed = {kind: cell for _, kind, _, cell in known if kind in _FIXED and kind != "total"}
        remarks = tuple((name, cell) for name, kind, _, cell in known if kind in _ASIDE)
        fixed.setdefault("game", f"line {line[0][0]}" if len({number for number, _ in line}) == 1 else line[0][1])
        # A stroke says that somebody did not play.
        people = [
            (name, number, cell) for name, kind, number, cell in known if name and not kind and not is_struck(cell)
        ]
        for name, number, cell in people:
            cards.append(_Card(number, {**fixed, "name": name, "total": cell}, len(cards), remarks))
        for name, kind, number, cell in known:
            if not name and not kind:
                table.problems.append(Problem("sheets-no-heading", {"found": excerpt(cell)}, source, number))
            elif kind in _COMPUTED:
                _check_computed(table, name, number, cell, [cell for *_, cell in people], source)
        if not people:
            table.problems.append(Problem("sheets-no-total", {"found": ""}, source, line[0][0]))


def _check_computed(table: _Table, name: str, number: int, cell: str, cells: Sequence[str], source: str) -> None:
    # Sums and means of totals; where one of these cannot be read, its own problem says so.
    points = [points_in(each) for each in cells]
    if None in points or not points:
        return
    whole = sum(point or 0 for point in points)
    mean = whole / len(points)
    found = float(cell.replace(",", ".")) if _DECIMAL.fullmatch(cell) else None
    if found != whole and (found is None or abs(found - mean) > _ROUNDED):
        facts: Facts = {"sum": name, "found": excerpt(cell), "right": str(whole)}
        table.problems.append(Problem("sheets-wrong-sum", facts, source, number))


def _results(
    table: _Table, source: str, usual: str | None
) -> tuple[list[tuple[Variant, PlayerResult] | None], list[Problem]]:
    # The result of each card; None where it cannot be read.
    results: list[tuple[Variant, PlayerResult] | None] = [None] * len(table.cards)
    problems: list[Problem] = []
    variants: dict[str, Variant | PaschError] = {}
    groups: dict[str, list[int]] = {}
    for index, card in enumerate(table.cards):
        named = card.cells.get("variant") or usual
        if not named:
            problems.append(Problem("sheets-no-variant", {}, source, card.number))
            continue
        if named not in variants:
            try:
                variants[named] = load_variant(named)
            except PaschError as error:
                variants[named] = error
        found = variants[named]
        if isinstance(found, PaschError):
            problems += at_place(found, card.number_of("variant"), source).problems
        elif card.place not in table.refused:
            groups.setdefault(named, []).append(index)
    for named, indices in groups.items():
        variant = variants[named]
        assert isinstance(variant, Variant)
        group = _Group(variant, [table.cards[index] for index in indices], source)
        for index, result in zip(indices, group.read(table.boxes, table.sums), strict=True):
            results[index] = None if result is None else (variant, result)
        problems += group.problems
    return results, problems


class _Group:
    """The cards of one variant."""

    def __init__(self, variant: Variant, cards: Sequence[_Card], source: str) -> None:
        self.variant = variant
        self.problems: list[Problem] = []
        self._cards = cards
        self._source = source
        self._wrong: set[int] = set()
        self._filled: set[int] = set()
        names = [card.cells.get("name") or str(card.number) for card in cards]
        self._reader = CardReader(variant, source, names)

    def read(self, boxes: Sequence[TypedLine], sums: Sequence[TypedLine]) -> list[PlayerResult | None]:
        """Returns the result of each card; None where it cannot be read."""
        for line in boxes:
            self._enter(line)
        self._enter_extra()
        full = [index for index in sorted(self._filled) if is_full(self._reader.cards[index])]
        self._reader.check_cards(full)
        for line in sums:
            self._take_sum(line)
        self._reader.check_sums(full)
        # In a table the line names the card.
        codes = {"block-impossible": "sheets-box", "block-wrong-sum": "sheets-wrong-sum"}
        for found in self._reader.found:
            code = found.problem.code
            self.problems.append(replace(found.problem, code=codes.get(code, code)))
            self._wrong.update(() if found.game is None else (found.game,))
        return [self._result(index, card, is_known=index in full) for index, card in enumerate(self._cards)]

    def _placed(self, line: TypedLine, column: int = 0) -> TypedLine:
        # The line with the cells of these cards only, each in a column of its card.
        columns = len(self.variant.columns)
        cells, numbers = [""] * (columns * len(self._cards)), [line.number] * (columns * len(self._cards))
        for index, card in enumerate(self._cards):
            cells[index * columns + column] = line.cells[card.place]
            numbers[index * columns + column] = line.number_of(card.place)
        return replace(line, cells=tuple(cells), numbers=tuple(numbers))

    def _enter(self, line: TypedLine) -> None:
        if not any(line.cells[card.place] for card in self._cards):
            return
        try:
            if len(self.variant.columns) == 1 and (sheet_line := find_sheet_line(self.variant, line.label)):
                box = next(box for box in self.variant.boxes if box.line == sheet_line)
            else:
                box = find_box(self.variant, line.label)
        except PaschError as error:
            self.problems += at_place(error, line.number, self._source).problems
            return
        placed = self._placed(line, box.column)
        for place, cell in enumerate(placed.cells):
            if cell:
                self._filled.add(place // len(self.variant.columns))
                self._reader.enter(placed, box.line, place)

    def _enter_extra(self) -> None:
        # A cell holds the extra points of each column.
        cells: list[str] = []
        numbers: list[int] = []
        count = len(self.variant.columns)
        for index, card in enumerate(self._cards):
            written = card.cells.get("extra", "")
            parts = written.split() if written else [""] * count
            if len(parts) != count:
                facts: Facts = {"sum": "extra", "found": excerpt(written)}
                self.problems.append(Problem("sheets-no-points", facts, self._source, card.number_of("extra")))
                self._wrong.add(index)
                parts = [""] * count
            cells += parts
            numbers += [card.number_of("extra")] * count
        if any(cells):
            self._reader.take_sums(TypedLine(0, "extra", tuple(cells), tuple(numbers)), frozenset({"extra"}))

    def _take_sum(self, line: TypedLine) -> None:
        if not any(line.cells[card.place] for card in self._cards):
            return
        kinds = sums_of(self.variant, line.label) - {"extra", "throws"}
        if not kinds:
            self.problems.append(
                replace(unknown_line(self.variant, line.label), source=self._source, place=line.number)
            )
            return
        if "total" in kinds:
            kinds |= {"upper"}
        self._reader.take_sums(self._placed(line), kinds)

    def _result(self, index: int, card: _Card, *, is_known: bool) -> PlayerResult | None:
        written = card.cells.get("total", "")
        points = None if is_struck(written) else sum_in(self.variant, written)
        if points is None:
            self._refuse(card, "sheets-no-total", {"found": excerpt(written)})
            return None
        if points > self.variant.max_total:
            self._refuse(card, "sheets-too-much", {"found": points, "most": self.variant.max_total})
            return None
        if index in self._wrong:
            return None
        filled = self._reader.cards[index] if is_known else None
        if filled is not None and (right := total(self.variant, filled)) != points:
            self._refuse(card, "sheets-wrong-total", {"found": points, "right": right})
            return None
        return PlayerResult(card.cells.get("name", ""), points, filled, card.remarks)

    def _refuse(self, card: _Card, code: str, facts: Facts) -> None:
        self.problems.append(Problem(code, facts, self._source, card.number_of("total")))


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
