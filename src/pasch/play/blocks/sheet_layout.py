"""The layout of a typed sheet: where its names, hints, remarks and boxes are."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TypeVar

from pasch.play.blocks.cell_points import face_of, is_points, is_struck, points_in
from pasch.play.blocks.sheet_words import find_column, find_sheet_line, heading_kind, sum_kinds
from pasch.play.blocks.typed_table import Known, TypedRow
from pasch.rules.variant.maximum import possible_points
from pasch.rules.variant.variant import Variant

_BALANCE = re.compile(r"[+\-−±]?\d{1,2}")
_PER_FACE = 3
"""Dice of a face that an upper part kept as a balance counts as even."""
_HEADS = 20
"""Rows among which the heading of a table is looked for."""
_LABELS = 4
"""Columns among which the labels of a pad are looked for."""
_ASIDE = ("remark", "hint", "variant", "place", "mean")
_Cell = TypeVar("_Cell", str, int)


@dataclass(frozen=True, slots=True)
class TypedLine:
    """One line of a pad.

    Attributes:
        number: its line number in the file, from 1.
        label: the words in front.
        cells: the words behind it, one for each column of the sheet.
        numbers: the line numbers of the cells, where they differ: the table was turned.
        loose, unclear: as those of a `TypedRow`.
    """

    number: int
    label: str
    cells: tuple[str, ...]
    numbers: tuple[int, ...] = ()
    loose: bool = False
    unclear: bool = False

    @property
    def words(self) -> str:
        """All that is written on the line."""
        return " ".join(word for word in (self.label, *self.cells) if word)

    def number_of(self, place: int) -> int:
        """Returns the line number of a cell."""
        return self.numbers[place] if place < len(self.numbers) else self.number


@dataclass(frozen=True, slots=True)
class FacedTable:
    """A table with its boxes and headings one below the other, and its cards side by side.

    Attributes:
        lines: from top to bottom.
        aside: words beside the table: line number and text.
        turned: the cards stood one below the other.
    """

    lines: tuple[TypedLine, ...]
    aside: tuple[tuple[int, str], ...]
    turned: bool


def face(rows: Sequence[TypedRow], known: Known) -> FacedTable:
    """Turns a table whose boxes stand side by side, and finds the labels of its lines."""
    heads = [_count_known(row.cells, known) for row in rows[:_HEADS]]
    columns = [_count_known([_cell(row.cells, place) for row in rows], known) for place in range(_LABELS)]
    if heads and max(heads) > max(columns):
        return _turn(rows, heads.index(max(heads)))
    first = columns.index(max(columns)) if any(columns) else 0
    lines, aside = [], []
    for row in rows:
        # A heading may begin before the labels, and sections are named there.
        label = _cell(row.cells, first)
        before = [cell for cell in row.cells[:first] if cell]
        if before and not label and heading_kind(before[0]):
            label = before.pop(0)
        aside += [(row.number, cell) for cell in before]
        lines.append(TypedLine(row.number, label, row.cells[first + 1 :], loose=row.loose, unclear=row.unclear))
    return FacedTable(tuple(lines), tuple(aside), turned=False)


def pads(variant: Variant, table: FacedTable) -> list[FacedTable]:
    """Splits a table that holds several pads one below the other, each with a heading or a blank line above it."""
    lines = table.lines
    keys = [find_sheet_line(variant, line.label) if any(line.cells) else None for line in lines]
    first = next((key for key in keys if key), None)
    starts = [0]
    for place, key in enumerate(keys):
        last = max((other for other in range(place) if keys[other] or sum_kinds(lines[other].label)), default=-1)
        own = set(filter(None, keys[starts[-1] : place]))
        is_apart = place - last > 1 or (last >= 0 and lines[place].number - lines[last].number > 1)
        # A repeated box begins no other pad, unless the next ones follow it.
        if key == first and key in own and len(own & set(keys[place:])) > 1 and is_apart:
            starts.append(last + 1)
    if len(starts) == 1 or table.turned:
        return [table]
    bounds = [*starts, len(lines)]
    parts = [lines[begin:end] for begin, end in pairwise(bounds)]
    ends = [part[-1].number for part in parts]
    return [
        FacedTable(
            part,
            tuple(words for words in table.aside if (before < words[0] <= end)),
            turned=False,
        )
        for part, before, end in zip(
            parts, (0, *ends), (*ends[:-1], max(ends[-1], *(n for n, _ in table.aside), 0)), strict=False
        )
    ]


def _count_known(cells: Sequence[str], known: Known) -> int:
    # Numbers may be labels as well as points or the numbers of games; a column of variants repeats one word.
    return sum(any(map(str.isalpha, cell)) and not is_points(cell) and known(cell) for cell in set(cells))


def _turn(rows: Sequence[TypedRow], head: int) -> FacedTable:
    heading, below = rows[head], [row for row in rows[head + 1 :] if row.cells != rows[head].cells]
    aside = tuple((row.number, cell) for row in rows[:head] for cell in row.cells if cell)
    numbers = tuple(row.number for row in below)
    width = max(len(row.cells) for row in (heading, *below))
    columns = [tuple(_cell(row.cells, place) for row in below) for place in range(width)]
    lines = (
        TypedLine(heading.number, _cell(heading.cells, place), column, numbers)
        for place, column in enumerate(columns)
        if _cell(heading.cells, place) or any(column)
    )
    return FacedTable(tuple(lines), aside, turned=True)


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """A pad whose lines hold the cells of the first game, then those of the second, in the order of the variant.

    Attributes:
        names: of the games; empty where none is written.
        lines: without headings.
        aside: titles, hints and remarks: line number and text.
        unclear: headings whose words cannot be told apart.
        across: sums over all games of a line: the line, what is written there and what is right.
    """

    names: tuple[str, ...]
    lines: tuple[TypedLine, ...]
    aside: tuple[tuple[int, str], ...] = ()
    unclear: tuple[TypedLine, ...] = ()
    across: tuple[tuple[TypedLine, str, int], ...] = ()


def lay_out(variant: Variant, table: FacedTable) -> SheetLayout:
    """Sorts out headings, hints and remarks, and orders columns by their names."""
    sorting = _Sorting(variant, table)
    sorting.leave_out_columns()
    places = sorting.take_column_names()
    games = max(
        (places[place][0] + 1 for line in sorting.body for place, cell in enumerate(line.cells) if cell), default=1
    )
    sorting.move_names(games)
    sorting.sort_titles(games)
    sorting.refuse_strays(games)
    names = _names(sorting.name_lines(), places, games)
    moved = [
        replace(
            line,
            cells=_moved(line.cells, "", places, len(variant.columns), len(names)),
            numbers=_moved(line.numbers, line.number, places, len(variant.columns), len(names)),
        )
        for line in sorting.body
    ]
    return SheetLayout(
        tuple(names),
        tuple(_from_balance(variant, moved, len(names))),
        tuple(sorted(sorting.aside, key=lambda words: words[0])),
        tuple(sorting.unclear),
        tuple(sorting.across),
    )


class _Sorting:
    # Tells headings from lines of boxes and from what is written beside them.
    def __init__(self, variant: Variant, table: FacedTable) -> None:
        first = _first_line(variant, table.lines)
        self.variant = variant
        self.heads = [
            line for place, line in enumerate(table.lines) if _is_heading(variant, line, before=place < first)
        ]
        # A line without cells above the boxes is a title, or names the games.
        self.titles = [line for line in table.lines[:first] if not any(line.cells)]
        self.body = [line for line in table.lines if line not in self.heads and line not in self.titles]
        self.aside = list(table.aside)
        self.unclear: list[TypedLine] = []
        self.across: list[tuple[TypedLine, str, int]] = []

    def leave_out_columns(self) -> None:
        """Takes out columns of hints, remarks and sums."""
        outer = set(_outer_columns(self.heads, self.body))
        for line in (*self.heads, *self.body):
            is_aside = heading_kind(line.label) in _ASIDE
            places = range(len(line.cells)) if is_aside else [place for place in outer if place < len(line.cells)]
            self.aside += [(line.number_of(place), line.cells[place]) for place in places if line.cells[place]]
        summed = set(_columns_of_sums(self.heads, self.body)) - outer
        for line in self.body:
            points = [points_in(cell) for place, cell in enumerate(line.cells) if cell and place not in summed]
            right = sum(each for each in points if each is not None)
            written = [cell for place in summed if (cell := _cell(line.cells, place))]
            self.across += [(line, cell, right) for cell in written if None not in points]
        self.heads = [_without(line, outer | summed) for line in self.heads]
        self.body = [_without(line, outer | summed) for line in self.body]

    def take_column_names(self) -> Sequence[tuple[int, int]]:
        """Returns game and column of each place, from a line of column names if there is one."""
        columns = len(self.variant.columns)
        width = max((len(line.cells) for line in (*self.heads, *self.body)), default=0)
        places = [divmod(place, columns) for place in range(width)]
        for line in list(self.heads):
            if columns > 1 and (named := _named_columns(self.variant, line)):
                further = places[: -len(named) or None]
                places = [*named, *((named[-1][0] + 1 + game, column) for game, column in further)]
                self.heads.remove(line)
        return places

    def move_names(self, games: int) -> None:
        """Takes the label of a heading for the first name, where names begin at the edge of the sheet."""
        if len(self.heads) != 1 or any(map(_has_number, self.heads[0].cells)):
            return
        for place, line in enumerate(self.heads):
            is_label = heading_kind(line.label) or find_sheet_line(self.variant, line.label) or sum_kinds(line.label)
            is_short = len(line.cells) == games - 1 or not any(line.cells[games - 1 :])
            if line.label and not is_label and all(line.cells[: games - 1]) and is_short and games > 1:
                self.heads[place] = replace(line, label="", cells=(line.label, *line.cells[: games - 1]))

    def refuse_strays(self, games: int) -> None:
        """Finds the heading above points that have no name, to the right of the last one."""
        named = [line for line in self.heads if heading_kind(line.label) not in _ASIDE]
        if len(named) != 1 or len(self.variant.columns) > 1:
            return
        width = max((place for place, cell in enumerate(named[0].cells, 1) if cell), default=0)
        filled = [sum(bool(_cell(line.cells, place)) for line in self.body) for place in range(games)]
        # Merged cells may name full columns; a few points outside the table are a mistake.
        if 1 < width < games and all(count * 2 < max(filled) for count in filled[width:]):
            self.unclear.append(named[0])
            self.heads.remove(named[0])

    def sort_titles(self, games: int) -> None:
        """Tells titles from lines that name the games."""
        is_named = any(heading_kind(line.label) == "name" for line in self.heads)
        for line in self.titles:
            words = line.label.split()
            kind = heading_kind(words[0]) if len(words) > 1 and words[0][0].isalpha() else ""
            # "Spiel vom 1.5." above names is a title.
            if (kind == "name" or (kind in ("game", "date") and not is_named)) and len(words) == games + 1:
                self.heads.append(TypedLine(line.number, "", tuple(words[1:])))
            elif kind == "name":
                self.unclear.append(line)
            elif line.label:
                self.aside.append((line.number, line.label))
        counts = (games, games * len(self.variant.columns))
        self.unclear += [line for line in self.heads if line.loose and len(line.cells) not in counts]

    def name_lines(self) -> list[TypedLine]:
        """Returns the lines that name the games, and puts other words of headings aside."""
        heads = [line for line in self.heads if line not in self.unclear and heading_kind(line.label) not in _ASIDE]
        titles = [line for line in heads if line.label and not heading_kind(line.label)]
        self.aside += [(line.number, line.label) for line in titles]
        if any(heading_kind(line.label) == "name" for line in heads):
            self.aside += [(line.number, cell) for line in titles for cell in line.cells if cell]
            heads = [line for line in heads if line not in titles]
        # A heading may be repeated further below.
        different = {(line.label, line.cells): line for line in reversed(heads)}
        kept = [line for line in heads if line in different.values()]
        width = max((len(line.cells) for line in (*heads, *self.body)), default=0)
        is_used = [any(_cell(line.cells, place) for line in (*heads, *self.body)) for place in range(width)]
        return [_spread(line, is_used) for line in kept]


def _first_line(variant: Variant, written: Sequence[TypedLine]) -> int:
    # The corner may hold the name of the game, which is that of a box as well; the box follows.
    known = [find_sheet_line(variant, line.label) or sum_kinds(line.label) for line in written]
    for place, (line, key) in enumerate(zip(written, known, strict=True)):
        is_corner = key in known[place + 1 :] and any(line.cells) and not any(map(_has_number, line.cells))
        if key and not is_corner:
            return place
    return 0


def _has_number(cell: str) -> bool:
    return is_points(cell) or any(letter.isdecimal() for letter in cell)


def _is_heading(variant: Variant, line: TypedLine, *, before: bool) -> bool:
    if not any(line.cells):
        return False
    if before:
        numbers = [cell for cell in line.cells if cell]
        is_count = numbers == [str(number) for number in range(1, len(numbers) + 1)]
        points = any(points_in(cell) is not None and not is_struck(cell) for cell in numbers)
        return not points or bool(heading_kind(line.label)) or (is_count and not line.label)
    return bool(heading_kind(line.label)) and find_sheet_line(variant, line.label) is None


def _outer_columns(heads: Sequence[TypedLine], body: Sequence[TypedLine]) -> Iterator[int]:
    for place in range(max((len(line.cells) for line in (*heads, *body)), default=0)):
        titles = [cell for line in heads if (cell := _cell(line.cells, place))]
        cells = [cell for line in body if (cell := _cell(line.cells, place))]
        if any(heading_kind(title) in _ASIDE for title in titles) or _are_hints(
            cells, is_named=bool(titles or not heads)
        ):
            yield place


def _are_hints(cells: Sequence[str], *, is_named: bool) -> bool:
    # Hints have no heading, and hold words in several lines and points in none. Below a heading most of them are
    # phrases, and none is a bare number.
    words = [cell for cell in cells if len(cell) > 2 and any(map(str.isalpha, cell)) and not is_points(cell)]
    if not is_named:
        return len(words) > 1 and len(words) == len(cells)
    phrases = [cell for cell in words if " " in cell]
    return len(phrases) > 1 and len(phrases) * 2 > len(cells) and all(any(map(str.isalpha, cell)) for cell in cells)


def _columns_of_sums(heads: Sequence[TypedLine], body: Sequence[TypedLine]) -> Iterator[int]:
    # The last column may hold sums over the games of each line; "Punkte" above every column means none.
    width = max((len(line.cells) for line in body), default=0)
    titles = ["".join(_cell(line.cells, place) for line in heads) for place in range(width)]
    if (
        width > 1
        and all(titles)
        and [place for place, title in enumerate(titles) if "total" in sum_kinds(title)] == [width - 1]
    ):
        yield width - 1


def _cell(cells: Sequence[str], place: int) -> str:
    return cells[place] if place < len(cells) else ""


def _without(line: TypedLine, places: set[int]) -> TypedLine:
    if not places:
        return line
    cells = tuple(cell for place, cell in enumerate(line.cells) if place not in places)
    return replace(
        line,
        cells=cells,
        numbers=tuple(line.numbers[place] for place in range(len(line.numbers)) if place not in places),
    )


def _named_columns(variant: Variant, line: TypedLine) -> list[tuple[int, int]]:
    # Game and column of each cell, if all of them are names of columns; a name that comes again begins another game.
    columns: list[tuple[int, int]] = []
    for cell in line.cells:
        column = find_column(variant, cell)
        if column is None:
            return []
        game = columns[-1][0] if columns else 0
        columns.append((game + ((game, column) in columns), column))
    return columns


def _spread(line: TypedLine, is_used: Sequence[bool]) -> TypedLine:
    # Merged cells leave their name in the first of them; the cells or headings below belong to it.
    cells = [_cell(line.cells, place) for place in range(len(is_used))]
    for place in range(1, len(is_used)):
        if not line.loose and not cells[place] and cells[place - 1] and is_used[place]:
            cells[place] = cells[place - 1]
    return replace(line, cells=tuple(cells))


def _names(heads: Sequence[TypedLine], places: Sequence[tuple[int, int]], games: int) -> list[str]:
    parts: list[list[str]] = [[] for _ in range(games)]
    for line in heads:
        # In text, each name is one word and stands above all columns of its card.
        is_words = not line.label and len(line.cells) == games
        last = -1
        for place, cell in enumerate(line.cells):
            game = place if is_words else places[place][0]
            if cell and not sum_kinds(cell) and not (game == last and parts[game][-1:] == [cell]):
                parts += [[] for _ in range(game + 1 - len(parts))]
                parts[game].append(cell)
            last = game
    names = [" ".join(part) for part in parts]
    return [
        f"{name} ({names[:game].count(name) + 1})" if name and name in names[:game] else name
        for game, name in enumerate(names)
    ]


def _moved(
    cells: Sequence[_Cell], empty: _Cell, places: Sequence[tuple[int, int]], columns: int, games: int
) -> tuple[_Cell, ...]:
    found = [empty] * (columns * games)
    for (game, column), cell in zip(places, cells, strict=False):
        if cell and game < games:
            found[game * columns + column] = cell
    return tuple(found)


def _from_balance(variant: Variant, lines: Sequence[TypedLine], games: int) -> list[TypedLine]:
    # An upper part kept as what there is above or below three of each face: all of it, or it is none.
    faces = _faces(variant)
    keys = [find_sheet_line(variant, line.label) or "" for line in lines]
    found = list(lines)
    for place in range(games * len(variant.columns)):
        column = place % len(variant.columns)
        changed: dict[int, str] = {}
        signed = False
        for number, (key, line) in enumerate(zip(keys, lines, strict=True)):
            face = faces.get((key, column))
            cell = line.cells[place]
            if face is None or not cell or is_struck(cell):
                continue
            signed = signed or cell[0] in "+-−"
            if not _BALANCE.fullmatch(cell) or (cell[0] not in "+-−±" and cell != "0"):
                break
            points = _PER_FACE * face[1] + int(cell.replace("−", "-").replace("±", ""))
            if points not in possible_points(variant, face[0]):
                break
            changed[number] = str(points)
        else:
            # A single sign may as well be a mistake.
            if signed and len(changed) > 1:
                for number, cell in changed.items():
                    cells = found[number].cells
                    found[number] = replace(found[number], cells=(*cells[:place], cell, *cells[place + 1 :]))
    return found


def _faces(variant: Variant) -> Mapping[tuple[str, int], tuple[int, int]]:
    return {
        (box.line, box.column): (box.index, number)
        for box in variant.boxes
        if not box.struck and (number := face_of(variant, box.index)) is not None
    }
