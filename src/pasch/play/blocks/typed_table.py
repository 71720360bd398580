"""Tables as people type, export and copy them, split into rows of cells.

Cells are separated by tabs, semicolons or commas, by the bars of a Markdown table, or by blanks. Blanks align the
columns in text that was copied from a PDF.
"""

import csv
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from pasch.play.blocks.cell_points import FREE, is_free, is_points
from pasch.rules.decoding import read_text
from pasch.rules.errors import NotationError, Problem

MAX_LINES = 500
MAX_LINE = 2_000
_LINE_END = re.compile("\r\n|\r|\n")
_SEPARATOR = re.compile(r"sep=([;,\t])")
_DECIMALS = re.compile(r"(?:[0-9],0{1,2}|\s[0-9]+,[0-9]{1,2})(?=\s|$)")
_RULE = re.compile(r"(?=.*(?:--|==|:-|-:|[─-╿]))[\s|:+=\-─-╿]{3,}")
"""The line below the heading of a Markdown table, or a line of a drawn frame."""
_DRAWN = re.compile(r"[\s─-╿]+|\s*\+[-+=\s]+")
_BARS = str.maketrans("│┃║", "|||")
_BAR = re.compile(r"(?<!\\)\|")
_EMPHASIS = re.compile(r"(\*\*|__|~~|`|\*)(.+)\1")
_CHUNK = re.compile(r"\S+(?:\s\S+)*")
_GAP = re.compile(r"\S\s{2,}(?=\S)")

_LABEL_WORDS = 8
"""Words of text that may end a label and begin the points."""
_ZIP, _OLD_OFFICE, _PDF = b"PK\x03\x04", b"\xd0\xcf\x11\xe0", b"%PDF"
_PICTURES = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"BM", b"II*\0", b"MM\0*")
_AS_TEXT = {
    "table-spreadsheet": (_OLD_OFFICE.decode("cp1252").encode(),),
    "table-picture": (b"\x89PNG".decode("cp1252").encode(), b"\xff\xd8\xff".decode("cp1252").encode()),
}
"""How these files begin if a browser read them as text."""
_CONTROL = re.compile("[\0-\x08\x0e-\x1f\ufffd]")
_MOST_CONTROL = 0.05

Known = Callable[[str], bool]
"""Returns True for a label that means a box, a sum or a heading."""


@dataclass(frozen=True, slots=True)
class TypedRow:
    """One row of a table.

    Attributes:
        number: its line number in the file, from 1.
        cells: from left to right; what marks a free box is empty.
        loose: the row is text without columns, so only the order of its words is known.
        unclear: the gaps in the row do not show in which columns its cells belong.
    """

    number: int
    cells: tuple[str, ...]
    loose: bool = False
    unclear: bool = False


def decode(data: bytes) -> str:
    """Decodes a file: UTF-8, UTF-16, or the code page that older spreadsheets use on German Windows."""
    try:
        return read_text(data)
    except NotationError:
        return data.decode("cp1252", errors="replace")


def refuse_other_files(data: bytes, source: str) -> None:
    """Refuses spreadsheets, PDFs, pictures and other files that hold no text, and says what to do instead.

    Raises:
        NotationError: it is such a file.
    """
    start = data[:16]
    # Letters may begin a text as well as these formats, which have null bytes near their beginning.
    known_picture = data.startswith(_PICTURES) or data[8:12] == b"WEBP" or data[4:8] == b"ftyp"
    is_picture = b"\0" in data[:64] and known_picture
    if start.startswith((_ZIP, _OLD_OFFICE, *_AS_TEXT["table-spreadsheet"])):
        code = "table-spreadsheet"
    elif start.startswith(_PDF):
        code = "table-pdf"
    elif start.startswith((*_PICTURES[:3], *_AS_TEXT["table-picture"])) or is_picture:
        code = "table-picture"
    else:
        sample = decode(data[:MAX_LINE])
        code = "table-no-text" if len(_CONTROL.findall(sample)) > _MOST_CONTROL * len(sample) + 3 else ""
    if code:
        raise NotationError(Problem(code, {}, source))


def read_rows(text: str, known: Known) -> list[TypedRow]:
    """Returns the rows of a table that hold anything.

    Raises:
        csv.Error: quotes do not match; its second argument is the number of the line.
    """
    lines = _LINE_END.split(text.removeprefix("\ufeff"))
    named = _SEPARATOR.fullmatch(lines[0].strip(" \r\n").casefold())
    separator = named[1] if named else find_separator(lines)
    numbered = list(enumerate(lines, 1))[1 if named else 0 :]
    if separator is None:
        spaced = [(number, line.expandtabs()) for number, line in numbered]
        filled = [(number, line) for number, line in spaced if line.strip()]
        rows = list(_split_grid(filled, known) or _split_chunks(filled, known) or _split_loose(spaced, known))
    elif separator == "|":
        rows = [TypedRow(number, _split_bars(line)) for number, line in numbered if not _RULE.fullmatch(line)]
    else:
        rows = list(_split_fields(numbered, separator))
    cleared = (replace(row, cells=_without_free(row.cells)) for row in rows)
    return [row for row in cleared if any(row.cells)]


def _without_free(cells: tuple[str, ...]) -> tuple[str, ...]:
    return (*cells[:1], *("" if is_free(cell) else cell for cell in cells[1:]))


def find_separator(lines: Sequence[str]) -> str | None:
    """Returns what separates the cells of lines; None for blanks."""
    filled = [line for line in lines if line.strip() and not _DRAWN.fullmatch(line)]
    framed = sum(line.translate(_BARS).lstrip().startswith("|") for line in filled)
    if any("|" in line and _RULE.fullmatch(line) for line in filled) or (framed and framed * 2 > len(filled)):
        return "|"
    # Names and notes may hold a comma, so a separator must occur in half of the lines.
    bare = [_DECIMALS.sub("", line) for line in filled]
    likely = [
        each
        for each, within in (("\t", filled), (";", filled), (",", bare))
        if within and sum(each in line for line in within) * 2 >= len(within)
    ]
    return next((each for each in likely if each in bare[0]), next(iter(likely), None))


def _split_fields(lines: Iterable[tuple[int, str]], separator: str) -> Iterator[TypedRow]:
    numbered = list(lines)
    table = csv.reader((line + "\n" for _, line in numbered), delimiter=separator, strict=True)
    done = 0
    try:
        for cells in table:
            yield TypedRow(numbered[done][0], tuple(" ".join(cell.split()) for cell in cells))
            done = table.line_num
    except csv.Error as error:
        raise csv.Error(str(error), numbered[min(done, len(numbered) - 1)][0]) from None


def _split_bars(line: str) -> tuple[str, ...]:
    line = line.translate(_BARS).strip()
    cells = _BAR.split(line.removeprefix("|")) if line.startswith("|") else _BAR.split(line)
    if len(cells) > 1 and not cells[-1].strip():
        cells.pop()
    return tuple(_EMPHASIS.sub(r"\2", cell.replace("\\|", "|").strip()) for cell in cells)


@dataclass(frozen=True, slots=True)
class _Words:
    # A line of text: its label, then its words with their start and end.
    number: int
    line: str
    label: str
    words: Sequence[re.Match[str]]

    def has_points(self) -> bool:
        return bool(self.words) and _is_cell(self.words[0][0])

    def has_gap(self) -> bool:
        return self.line[:1].isspace() or _GAP.search(self.line) is not None


def _split_grid(lines: Sequence[tuple[int, str]], known: Known) -> list[TypedRow]:
    # As many words in each line, below a heading: a table in which no cell is empty or holds two words.
    rows = [TypedRow(number, tuple(line.split())) for number, line in lines]
    widths = {len(row.cells) for row in rows}
    is_grid = len(rows) > 1 and len(widths) == 1 and widths != {1} and known(rows[0].cells[0])
    if not is_grid or any(map(is_points, rows[0].cells[1:])):
        return []
    labels = (" ".join(row.cells[:count]) for row in rows for count in range(2, len(row.cells) + 1))
    return [] if any(map(known, labels)) else rows


def _split_chunks(lines: Sequence[tuple[int, str]], known: Known) -> list[TypedRow]:
    # Cells set apart by two blanks and more; each stands below and above cells of its column only.
    found = [(number, line, list(_CHUNK.finditer(line))) for number, line in lines]
    table = [chunks for _, line, chunks in found if len(chunks) > 1 or line[:1].isspace()]
    spans = _merge(chunk.span() for chunks in table for chunk in chunks)
    if not table or len(table) * 2 < len(found) or len(spans) != max(map(len, table)):
        return []
    rows = []
    for number, line, chunks in found:
        if len(chunks) == 1 and not line[:1].isspace():
            rows.append(TypedRow(number, (_words_of(number, line, known).label,)))
            if any(map(_is_cell, line.split()[1:])):
                return []
            continue
        cells = _place(chunks, spans)
        words = _words_of(number, cells[0], known)
        if (words.words and cells[0]) or any(map(_holds_several, cells)):
            return []
        rows.append(TypedRow(number, (cells[0].rstrip(":"), *cells[1:])))
    return rows


def _split_loose(lines: Sequence[tuple[int, str]], known: Known) -> Iterator[TypedRow]:
    found = [_words_of(number, line, known) for number, line in lines]
    spans = _merge(word.span() for one in found if one.has_points() for word in one.words)
    most = max((len(one.words) for one in found if one.has_points()), default=0)
    aligned = len(spans) == most and most > 0
    # In a text in which most lines are aligned, a line without a gap is aligned as well.
    filled = [one for one in found if one.has_points()]
    mostly = sum(one.has_gap() for one in filled) * 2 > len(filled)
    for one in found:
        placed = _place(one.words, spans) if aligned and (mostly or one.has_gap()) else ()
        if placed and one.words and one.has_gap() and not any(map(_holds_several, placed)):
            yield TypedRow(one.number, (one.label, *placed))
            continue
        cells = tuple(word[0] for word in one.words)
        is_short = one.has_points() and len(cells) < most
        moved = aligned and mostly and placed[: len(cells)] != cells
        yield TypedRow(one.number, (one.label, *cells), loose=True, unclear=is_short and (one.has_gap() or moved))


def _words_of(number: int, line: str, known: Known) -> _Words:
    words = list(re.finditer(r"\S+", line))
    starts = [place for place, word in enumerate(words) if place and _is_cell(word[0])]
    # "Bonus bei 63 oder mehr 35": the longest label that is known.
    labels = [place for place in starts[:_LABEL_WORDS] if not _is_cell(words[place - 1][0]) or place == starts[0]]
    first = next((place for place in reversed(labels) if known(_label(words[:place]))), starts[0] if starts else None)
    if first is None and line[:1].isspace():
        return _Words(number, line, "", words)  # the line above the columns, which names whose they are
    if first is None and words:
        # A heading whose names are set off from its label.
        gap = next((place for place, (one, two) in enumerate(pairwise(words), 1) if two.start() - one.end() > 1), None)
        first = gap if gap is not None and known(_label(words[:gap])) else len(words)
    return _Words(number, line, _label(words[:first]), words[first:])


def _label(words: Sequence[re.Match[str]]) -> str:
    return " ".join(word[0] for word in words).rstrip(":")


def _merge(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if merged and start < merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def _place(words: Sequence[re.Match[str]], spans: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    # Each word in the column that is nearest.
    cells = [""] * len(spans)
    for word in words:
        near = min(
            range(len(spans)), key=lambda place: max(spans[place][0] - word.end(), word.start() - spans[place][1])
        )
        cells[near] = f"{cells[near]} {word[0]}".strip()
    return tuple(cells)


def _holds_several(cell: str) -> bool:
    words = cell.split()
    return len(words) > 1 and all(map(_is_cell, words))


def _is_cell(word: str) -> bool:
    return is_points(word) or word in FREE
