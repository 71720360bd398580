"""A score block as people type it: lines of a name and points, as text, CSV, or a spreadsheet's CSV with semicolons."""

import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass

from pasch.rules.decoding import read_text
from pasch.rules.errors import NotationError, Problem

MAX_LINES = 500
MAX_LINE = 2_000
_STRUCK = ("-", "–", "—", "−", "x", "/", "×")
_FREE = (".", "_")
# Spreadsheets add decimals to whole numbers. Three zeros would be thousands in some languages.
_NUMBER = re.compile(r"([0-9]{1,6})(?:[.,]0{1,2})?")
_DECIMAL_COMMA = re.compile(r"[0-9],0{1,2}(?=\s|$)")


@dataclass(frozen=True, slots=True)
class TypedLine:
    """One line of a block.

    Attributes:
        number: its line number in the file, from 1.
        label: the words in front.
        cells: the words behind it, one for each column of the sheet.
    """

    number: int
    label: str
    cells: tuple[str, ...]


def decode(data: bytes) -> str:
    """Decodes a file: UTF-8, UTF-16, or the code page that older spreadsheets use on German Windows."""
    try:
        return read_text(data)
    except NotationError:
        return data.decode("cp1252", errors="replace")


def read_lines(text: str, source: str) -> list[TypedLine]:
    """The lines of a block that hold anything.

    Raises:
        NotationError: the file is longer than any block, or its quotes do not match.
    """
    lines = text.splitlines()
    _check_length(lines, source)
    separator = _separator(lines)
    found: list[TypedLine] = []
    for number, line in enumerate(lines, 1):
        try:
            cells = _split(line, separator)
        except csv.Error:
            raise NotationError(Problem("block-bad-quotes", {}, source, number)) from None
        if any(cells):
            found.append(TypedLine(number, cells[0], tuple("" if cell in _FREE else cell for cell in cells[1:])))
    return found


def is_points(cell: str) -> bool:
    """Returns True if the cell holds points or the mark of a struck box."""
    return points_in(cell) is not None


def points_in(cell: str) -> int | None:
    """Returns the points that a cell holds, 0 for a struck box; None if it holds anything else."""
    if is_struck(cell):
        return 0
    found = _NUMBER.fullmatch(cell)
    return int(found[1]) if found else None


def is_struck(cell: str) -> bool:
    """Returns True if the cell holds the mark of a struck box."""
    return cell.casefold() in _STRUCK


def _check_length(lines: Sequence[str], source: str) -> None:
    for number, line in enumerate(lines, 1):
        if number > MAX_LINES or len(line) > MAX_LINE:
            raise NotationError(Problem("block-too-long", {"lines": MAX_LINES, "letters": MAX_LINE}, source, number))


def _separator(lines: Sequence[str]) -> str | None:
    # Names and notes may hold a comma, so a separator must occur in half of the lines; otherwise blanks separate.
    full = [_DECIMAL_COMMA.sub("", line) for line in lines if line.strip()]
    for separator in "\t;,":
        if full and sum(separator in line for line in full) * 2 >= len(full):
            return separator
    return None


def _split(line: str, separator: str | None) -> list[str]:
    if separator is not None:
        rows = list(csv.reader([line], delimiter=separator, strict=True))
        return [cell.strip() for cell in rows[0]] if rows else []
    words = line.split()
    first = next((place for place, word in enumerate(words) if place and _is_cell(word)), len(words))
    if first == len(words) and line[:1].isspace():
        return ["", *words]  # the line above the columns, which names whose they are
    return [" ".join(words[:first]).rstrip(":"), *words[first:]]


def _is_cell(word: str) -> bool:
    return is_points(word) or word in _FREE
