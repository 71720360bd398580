"""Layout of a block on paper: the cards of each page, the widths of columns and the heights of rows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TypeVar

from pasch.locale import text
from pasch.play.blocks.sheet_hints import line_hint
from pasch.play.blocks.sheet_lines import BlockLine, line_name, sheet_lines
from pasch.printing.paper_sizes import PaperName, PaperPage, page_of, usual_games
from pasch.printing.pdf_drawing import width_of
from pasch.rules.game.card import Card
from pasch.rules.variant.variant import Column, Variant

Part = TypeVar("Part")
TITLE, FIELD, NAME, HINT = 20.0, 9.0, 11.0, 8.0
"""Letter sizes in points, times the page's scale."""
PAD = 1.6
"""Padding in millimetres, times the page's scale."""
_LEAST_COLUMN, _USUAL_COLUMN, _MOST_COLUMN = 11.0, 15.0, 34.0
_LEAST_ROW, _MOST_ROW = 5.4, 13.0


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """One card of a block.

    Attributes:
        name: its heading; a number and a dot for one of several games, empty for a name to be written.
        card: None for an empty one.
    """

    name: str = ""
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class PrintedBlock:
    """A block to print.

    Attributes:
        places: cards from left to right.
        date: as printed; empty for a line to write on.
        named: print a line for the owner's name.
    """

    variant: Variant
    language: str
    places: tuple[PrintedCard, ...]
    date: str = ""
    named: bool = False


@dataclass(frozen=True, slots=True)
class Field:
    """A field above a block.

    Attributes:
        known: its contents; empty for a line to write on.
        width: of the field and the gap before it, in millimetres.
    """

    name: str
    known: str
    width: float


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the block: a line, or one of the entries of its box.

    Attributes:
        entry: number of the entry, from 0.
    """

    line: BlockLine
    entry: int
    name: str
    hint: str


@dataclass(frozen=True, slots=True)
class PageLayout:
    """Positions and sizes on the pages; all lengths in millimetres.

    Attributes:
        one_line_head: name and date are to the right of the title, not below it.
        label: width of the column of names and hints.
        hints: offset of the hints in it; None below the names.
        head: height of the title.
        heading: height of the column headings.
        parts: for each page, its cards, its columns and its rows.
    """

    page: PaperPage
    one_line_head: bool
    label: float
    hints: float | None
    column: float
    head: float
    heading: float
    row: float
    parts: tuple[tuple[tuple[PrintedCard, ...], tuple[Column, ...], tuple[Row, ...]], ...]


def empty_block(
    variant: Variant, language: str, *, games: int | None = None, players: Sequence[str] = ()
) -> PrintedBlock:
    """Returns an empty block: several games of one player, or one game of these players.

    Args:
        games: their number; the usual one by default.
        players: their names; empty for a name to be written.
    """
    if players:
        return PrintedBlock(variant, language, tuple(PrintedCard(name) for name in players))
    count = games or usual_games(len(variant.columns))
    names = [f"{number}." if count > 1 else "" for number in range(1, count + 1)]
    return PrintedBlock(variant, language, tuple(PrintedCard(name) for name in names), named=True)


def lay_out(block: PrintedBlock, paper: PaperName, *, large: bool = False) -> PageLayout:
    """Returns the layout on this paper, portrait or landscape, on as few pages as possible."""
    upright = page_of(paper, large=large)
    # Ties go to portrait, which comes first.
    return min((_on(block, page) for page in (upright, upright.across())), key=lambda layout: len(layout.parts))


def rows_of(variant: Variant, language: str) -> list[Row]:
    """Returns the rows of the block from top to bottom."""
    found = list[Row]()
    for line in sheet_lines(variant):
        entries = variant.document.boxes[line.key].entries if line.kind == "box" else 1
        name, hint = line_name(variant, line, language), line_hint(variant, line, language)
        found += [Row(line, entry, "" if entry else name, "" if entry else hint) for entry in range(entries)]
    return found


def _on(block: PrintedBlock, page: PaperPage) -> PageLayout:
    rows = rows_of(block.variant, block.language)
    name = max(width_of(row.name, NAME * page.scale, "bold") for row in rows) + (3 * PAD + NAME * 0.42) * page.scale
    hint = max(width_of(row.hint, HINT * page.scale) for row in rows) + PAD * page.scale
    # Wide enough for all names, but at most 36 % of the page: longer names shrink rather than the cards.
    least = min(max(name, 22 * page.scale), 0.36 * page.room)
    # Cards that fit side by side with the narrowest columns; more go to further pages in equal groups.
    most = max(1, int((page.room - least) / (_LEAST_COLUMN * page.scale)))
    # A sheet of very many columns is continued on further pages.
    sheets = list(_evenly(block.variant.columns, most))
    columns = len(sheets[0])
    groups = list(_evenly(block.places, most // columns if len(sheets) == 1 else 1))
    side_by_side = columns * max(map(len, groups))
    wanted = min(name + hint, 0.5 * page.room)
    # What usual columns leave over goes to names and hints, up to half of the page.
    label = max(least, min(wanted, page.room - side_by_side * _USUAL_COLUMN * page.scale))
    column = min(_MOST_COLUMN * page.scale, (page.room - label) / side_by_side)
    # The title may shrink to 80 % before the fields go below it.
    title = width_of(block.variant.names[block.language], TITLE * 0.8 * page.scale, "bold")
    one_line_head = title + sum(field.width for field in fields_of(block, page.scale)) <= page.room
    head = (17 if one_line_head else 23) * page.scale
    heading = (10 if columns == 1 else 16) * page.scale
    room = page.height - 2 * page.margin - head - heading - 4
    parts = list(_evenly(rows, max(1, int(room / (_LEAST_ROW * page.scale)))))
    return PageLayout(
        page=page,
        one_line_head=one_line_head,
        label=label,
        # Hints get their own column only if at least a third of their width fits; otherwise they go below the
        # names.
        hints=min(name, label - 0.4 * hint) if label > least + 0.35 * hint else None,
        column=column,
        head=head,
        heading=heading,
        row=min(_MOST_ROW * page.scale, room / max(map(len, parts))),
        parts=tuple((group, sheet, part) for group in groups for sheet in sheets for part in parts),
    )


def _evenly(parts: Sequence[Part], most: int) -> Iterator[tuple[Part, ...]]:
    # Equal groups instead of full ones and a small rest.
    size = ceil(len(parts) / ceil(len(parts) / most))
    for first in range(0, len(parts), size):
        yield tuple(parts[first : first + size])


def fields_of(block: PrintedBlock, scale: float) -> list[Field]:
    """Returns the fields above a block: its owner and the date."""
    names = [("print-name", 44.0, "")] if block.named else []
    found = list[Field]()
    for message, line, known in (*names, ("print-date", 26.0, block.date)):
        words = text(message, block.language)
        wide = max(line * scale, width_of(known, FIELD * scale, "bold"))
        found.append(Field(words, known, width_of(words, FIELD * scale) + 5 * scale + wide))
    return found


def title_of(block: PrintedBlock) -> str:
    """Returns the document's title."""
    return text("print-title", block.language, variant=block.variant.names[block.language])
