"""Where things stand on a score pad that people typed: names above, hints and remarks beside, boxes in columns."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from pasch.play.blocks.block_text import TypedLine, is_struck, points_in
from pasch.play.blocks.sheet_words import find_column, find_sheet_line, heading_kind, sum_kinds
from pasch.rules.variant.maximum import possible_points
from pasch.rules.variant.variant import Variant

_BALANCE = re.compile(r"[+\-−±]?\d{1,2}")
_PER_FACE = 3
"""Dice of a face that an upper part kept as a balance counts as even."""


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """A pad whose lines hold the cells of the first game, then those of the second, in the order of the variant.

    Attributes:
        names: of the games; empty where none is written.
        lines: without headings.
    """

    names: tuple[str, ...]
    lines: tuple[TypedLine, ...]


def lay_out(variant: Variant, written: Sequence[TypedLine]) -> SheetLayout:
    """Sorts out headings, hints and remarks, and orders columns by their names."""
    first = _first_line(variant, written)
    heads = [line for place, line in enumerate(written) if _is_heading(variant, line, before=place < first)]
    # A line without cells above the boxes is a title.
    body = [line for place, line in enumerate(written) if line not in heads and (place >= first or any(line.cells))]
    beside = set(_columns_beside(heads, body))
    heads, body = [_without(line, beside) for line in heads], [_without(line, beside) for line in body]
    columns = len(variant.columns)
    places = [divmod(place, columns) for place in range(max((len(line.cells) for line in (*heads, *body)), default=0))]
    for line in list(heads):
        if columns > 1 and (named := _named_columns(variant, line)):
            places = [*named, *((named[-1][0] + 1 + game, column) for game, column in places[: -len(named) or None])]
            heads.remove(line)
    games = max((places[place][0] + 1 for line in body for place, cell in enumerate(line.cells) if cell), default=1)
    heads += [
        TypedLine(line.number, "", tuple(words[1:]))
        for line in written[:first]
        if not any(line.cells) and len(words := line.label.split()) == games + 1 and heading_kind(words[0])
    ]
    heads = [line for line in heads if heading_kind(line.label) not in ("remark", "hint", "variant")]
    names = _names(heads, places, games)
    moved = [replace(line, cells=_moved(line.cells, places, columns, len(names))) for line in body]
    return SheetLayout(tuple(names), tuple(_from_balance(variant, moved, len(names))))


def _first_line(variant: Variant, written: Sequence[TypedLine]) -> int:
    # The corner may hold the name of the game, which is that of a box as well; the box follows.
    known = [find_sheet_line(variant, line.label) or sum_kinds(line.label) for line in written]
    for place, (line, key) in enumerate(zip(written, known, strict=True)):
        is_corner = key in known[place + 1 :] and any(line.cells) and not any(map(_has_number, line.cells))
        if key and not is_corner:
            return place
    return 0


def _has_number(cell: str) -> bool:
    return is_struck(cell) or any(letter.isdecimal() for letter in cell)


def _is_heading(variant: Variant, line: TypedLine, *, before: bool) -> bool:
    if not any(line.cells):
        return False
    if before:
        numbers = [cell for cell in line.cells if cell]
        is_count = numbers == [str(number) for number in range(1, len(numbers) + 1)]
        points = any(points_in(cell) is not None and not is_struck(cell) for cell in numbers)
        return not points or bool(heading_kind(line.label)) or (is_count and not line.label)
    return bool(heading_kind(line.label)) and find_sheet_line(variant, line.label) is None


def _columns_beside(heads: Sequence[TypedLine], body: Sequence[TypedLine]) -> Iterator[int]:
    # Hints have no heading, or one that says so, and hold words in several lines and points in none.
    for place in range(max((len(line.cells) for line in (*heads, *body)), default=0)):
        titles = [cell for line in heads if (cell := _cell(line, place))]
        cells = [cell for line in body if (cell := _cell(line, place))]
        words = [cell for cell in cells if len(cell) > 2 and any(map(str.isalpha, cell))]
        if any(heading_kind(title) in ("remark", "hint") for title in titles) or (
            not titles and bool(heads) and len(words) > 1 and len(words) == len(cells)
        ):
            yield place


def _cell(line: TypedLine, place: int) -> str:
    return line.cells[place] if place < len(line.cells) else ""


def _without(line: TypedLine, places: set[int]) -> TypedLine:
    return replace(line, cells=tuple(cell for place, cell in enumerate(line.cells) if place not in places))


def _named_columns(variant: Variant, line: TypedLine) -> list[tuple[int, int]]:
    # Game and column of each cell, if all of them are names of columns; a name that comes again begins another game.
    found: list[tuple[int, int]] = []
    for cell in line.cells:
        column = find_column(variant, cell)
        if column is None:
            return []
        game = found[-1][0] if found else 0
        found.append((game + ((game, column) in found), column))
    return found


def _names(heads: Sequence[TypedLine], places: Sequence[tuple[int, int]], games: int) -> list[str]:
    parts: list[list[str]] = [[] for _ in range(games)]
    for line in heads:
        # In text, each name is one word and stands above all columns of its card.
        is_words = not line.label and len(line.cells) == games
        for place, cell in enumerate(line.cells):
            game = place if is_words else places[place][0]
            if cell and not sum_kinds(cell):
                parts += [[] for _ in range(game + 1 - len(parts))]
                parts[game].append(cell)
    names = [" ".join(part) for part in parts]
    return [
        f"{name} ({names[:game].count(name) + 1})" if name and name in names[:game] else name
        for game, name in enumerate(names)
    ]


def _moved(cells: Sequence[str], places: Sequence[tuple[int, int]], columns: int, games: int) -> tuple[str, ...]:
    found = [""] * (columns * games)
    for (game, column), cell in zip(places, cells, strict=False):
        if cell:
            found[game * columns + column] = cell
    return tuple(found)


def _from_balance(variant: Variant, lines: Sequence[TypedLine], games: int) -> list[TypedLine]:
    # An upper part kept as what there is above or below three of each face: all of it, or it is none.
    faces = _faces(variant)
    found = list(lines)
    for place in range(games * len(variant.columns)):
        column = place % len(variant.columns)
        changed: dict[int, str] = {}
        signed = False
        for number, line in enumerate(lines):
            face = faces.get((find_sheet_line(variant, line.label) or "", column))
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
            if signed:
                for number, cell in changed.items():
                    cells = found[number].cells
                    found[number] = replace(found[number], cells=(*cells[:place], cell, *cells[place + 1 :]))
    return found


def _faces(variant: Variant) -> Mapping[tuple[str, int], tuple[int, int]]:
    tables = variant.document.boxes
    return {
        (box.line, box.column): (box.index, number)
        for box in variant.boxes
        if isinstance(number := tables[box.line].number, int)
    }
