"""How a block lies on paper: which cards stand side by side on which page, how wide columns and how high rows are."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TypeVar

from pasch.locale import text
from pasch.play.blocks.sheet_hints import line_hint
from pasch.play.blocks.sheet_lines import BlockLine, line_name, sheet_lines
from pasch.printing.paper_sizes import PaperName, PaperPage, page_of
from pasch.printing.pdf_drawing import width_of
from pasch.rules.game.card import Card
from pasch.rules.variant.variant import Variant

GAMES = 6
"""Side by side on the block of a variant with one column; one of several columns holds one game."""
Part = TypeVar("Part")
TITLE, FIELD, NAME, HINT = 20.0, 9.0, 11.0, 8.0
"""Letters in points, times the page's scale."""
PAD = 1.6
"""The room beside them in millimetres, likewise."""
_LEAST_COLUMN, _USUAL_COLUMN, _MOST_COLUMN = 11.0, 15.0, 34.0
_LEAST_ROW, _MOST_ROW = 5.4, 13.0


@dataclass(frozen=True, slots=True)
class CardPlace:
    """One card of a block.

    Attributes:
        name: what stands above it; a number and a dot for one game of several, nothing where somebody writes a name.
        card: None for an empty one.
    """

    name: str = ""
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class PrintedBlock:
    """A block to print.

    Attributes:
        places: the cards from left to right.
        date: as it is printed; nothing leaves a line for it.
        named: whether there is a line for whose block it is.
    """

    variant: Variant
    language: str
    places: tuple[CardPlace, ...]
    date: str = ""
    named: bool = False


@dataclass(frozen=True, slots=True)
class Field:
    """Something to be written above a block.

    Attributes:
        known: what stands there already; a line where nothing does.
        width: of all of it and the gap in front, in millimetres.
    """

    name: str
    known: str
    width: float


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the block: a line, or one of the entries of its box.

    Attributes:
        entry: which of them, from 0.
    """

    line: BlockLine
    entry: int
    name: str
    hint: str


@dataclass(frozen=True, slots=True)
class PageLayout:
    """Where everything stands; all lengths in millimetres.

    Attributes:
        beside: whether name and date stand beside the title, and not below it.
        label: width of the names and hints, `hints` from where in it hints stand (None: below the names).
        head: height of the title, `heading` of what stands above the columns.
        parts: for each page, its places and its rows.
    """

    page: PaperPage
    beside: bool
    label: float
    hints: float | None
    column: float
    head: float
    heading: float
    row: float
    parts: tuple[tuple[tuple[CardPlace, ...], tuple[Row, ...]], ...]


def empty_block(
    variant: Variant, language: str, *, games: int | None = None, players: Sequence[str] = ()
) -> PrintedBlock:
    """An empty block: several games of one player, or one game of these players.

    Args:
        games: how many; as on printed blocks where nothing is said.
        players: their names; an empty one is left to be written.
    """
    if players:
        return PrintedBlock(variant, language, tuple(CardPlace(name) for name in players))
    count = games or usual_games(len(variant.columns))
    names = [f"{number}." if count > 1 else "" for number in range(1, count + 1)]
    return PrintedBlock(variant, language, tuple(CardPlace(name) for name in names), named=True)


def usual_games(columns: int) -> int:
    """Returns how many games stand on a printed block of a sheet with so many columns."""
    return GAMES if columns == 1 else 1


def lay_out(block: PrintedBlock, paper: PaperName, *, large: bool = False) -> PageLayout:
    """The block on this paper, upright or across, on as few pages as it needs."""
    upright = page_of(paper, large=large)
    return min((_on(block, page) for page in (upright, upright.across())), key=lambda layout: len(layout.parts))


def rows_of(variant: Variant, language: str) -> list[Row]:
    """The block from top to bottom."""
    found = list[Row]()
    for line in sheet_lines(variant):
        entries = variant.document.boxes[line.key].entries if line.kind == "box" else 1
        name, hint = line_name(variant, line, language), line_hint(variant, line, language)
        found += [Row(line, entry, "" if entry else name, "" if entry else hint) for entry in range(entries)]
    return found


def _on(block: PrintedBlock, page: PaperPage) -> PageLayout:
    rows, columns = rows_of(block.variant, block.language), len(block.variant.columns)
    name = max(width_of(row.name, NAME * page.scale, "bold") for row in rows) + (3 * PAD + NAME * 0.42) * page.scale
    hint = max(width_of(row.hint, HINT * page.scale) for row in rows) + PAD * page.scale
    least = min(max(name, 22 * page.scale), 0.36 * page.room)
    fit = max(1, int((page.room - least) / (columns * _LEAST_COLUMN * page.scale)))
    groups = list(_evenly(block.places, fit))
    side_by_side = columns * max(map(len, groups))
    wanted = min(name + hint, 0.5 * page.room)
    label = max(least, min(wanted, page.room - side_by_side * _USUAL_COLUMN * page.scale))
    column = min(_MOST_COLUMN * page.scale, (page.room - label) / side_by_side)
    beside = _fits_beside(block, page)
    head = (17 if beside else 23) * page.scale
    heading = (10 if columns == 1 else 16) * page.scale
    room = page.height - 2 * page.margin - head - heading - 4
    parts = list(_evenly(rows, max(1, int(room / (_LEAST_ROW * page.scale)))))
    return PageLayout(
        page=page,
        beside=beside,
        label=label,
        hints=min(name, label - 0.4 * hint) if label > least + 0.35 * hint else None,
        column=column,
        head=head,
        heading=heading,
        row=min(_MOST_ROW * page.scale, room / max(map(len, parts))),
        parts=tuple((group, part) for group in groups for part in parts),
    )


def _evenly(parts: Sequence[Part], most: int) -> Iterator[tuple[Part, ...]]:
    size = ceil(len(parts) / ceil(len(parts) / most))
    for first in range(0, len(parts), size):
        yield tuple(parts[first : first + size])


def _fits_beside(block: PrintedBlock, page: PaperPage) -> bool:
    title = width_of(block.variant.names[block.language], TITLE * 0.8 * page.scale, "bold")
    return title + sum(field.width for field in fields_of(block, page.scale)) <= page.room


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
