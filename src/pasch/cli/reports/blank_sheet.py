"""The empty score block on paper: all lines of the sheet with hints on their scores, and room for six games."""

from collections.abc import Iterator, Sequence

from rich import box as borders
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pasch.cli.page_width import WIDTH, Readable
from pasch.locale import text
from pasch.play.blocks.sheet_hints import column_marks, line_hint
from pasch.play.blocks.sheet_lines import BlockLine, box_in, line_name, sheet_lines
from pasch.rules.variant.variant import Column, Variant

GAMES = 6
"""Games side by side on the block of a variant with one column; a block of several columns holds one game."""
_ROOM, _ROOM_OF_GAME = 8, 4
"""The width to write in."""
_MOST_COLUMNS = 8
"""Columns side by side; further ones go below."""


def paper_sheet(variant: Variant, language: str) -> RenderableType:
    """Returns the block for one player, 80 columns wide whatever the terminal; print it with ``crop=False``."""
    title = Text(text("show-sheet-title", language, variant=variant.names[language]))
    name = Text(text("show-sheet-name", language, line="_" * 28, short="_" * 14))
    columns, blocks = variant.columns, list[RenderableType]()
    for first in range(0, len(columns), _MOST_COLUMNS):
        blocks += [Text(), _block(variant, language, columns[first : first + _MOST_COLUMNS])]
    return Readable(Group(title, Text(), name, *blocks), least=WIDTH)


def _block(variant: Variant, language: str, shown: Sequence[Column]) -> Table:
    table = Table(box=borders.SQUARE, show_lines=True)
    table.add_column(text("show-box", language), overflow="fold")
    table.add_column(text("show-hint", language), overflow="fold")
    several = len(variant.columns) > 1
    columns, room = (shown, _ROOM) if several else ([*shown] * GAMES, _ROOM_OF_GAME)
    for number, column in enumerate(columns, 1):
        heading = f"{column.names[language]}\n{column_marks(column)}".rstrip() if several else f"{number}."
        table.add_column(Text(heading), min_width=room, overflow="fold", justify="center")
    for line in sheet_lines(variant):
        for row in _rows(variant, line, columns, language):
            table.add_row(*map(Text, row))
    return table


def _rows(variant: Variant, line: BlockLine, columns: Sequence[Column], language: str) -> Iterator[list[str]]:
    name, hint = line_name(variant, line, language), line_hint(variant, line, language)
    cells = [_cell(variant, line, column) for column in columns]
    yield [name, hint, *cells]
    for _ in range(1, variant.document.boxes[line.key].entries if line.kind == "box" else 1):
        yield ["", "", *cells]


def _cell(variant: Variant, line: BlockLine, column: Column) -> str:
    buy = variant.turn.buy
    if buy and (line.kind == "throws" or (line.kind == "sheet-throws" and column.index == 0)):
        return " ".join("○" * buy.per_column)
    return "×" if line.kind == "box" and box_in(variant, line, column.index) is None else ""
