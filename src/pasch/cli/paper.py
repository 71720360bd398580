"""The empty score block on paper: every line of the sheet, a hint of what scores there, and room to write."""

from rich import box as borders
from rich.console import Group
from rich.table import Table
from rich.text import Text

from pasch.locale import text
from pasch.play.sheet import Line, box_in, line_name, sheet_lines
from pasch.rules.explain import condition, worth
from pasch.rules.explain.words import Words
from pasch.rules.variant import Column, Variant

WIDTH = 80
_HINTED_COLUMNS = 2
_ROOM = 8


def paper_sheet(variant: Variant, language: str) -> Group:
    """The block for one player, no wider than a page of 80 columns."""
    title = Text(text("show-sheet-title", language, variant=variant.names[language]))
    name = Text(text("show-sheet-name", language, line="_" * 28, short="_" * 14))
    return Group(title, Text(), name, Text(), _block(variant, language))


def _block(variant: Variant, language: str) -> Table:
    table = Table(box=borders.SQUARE, show_lines=True, padding=(0, 1), pad_edge=True)
    table.add_column(text("show-box", language), overflow="fold")
    table.add_column(text("show-points", language), overflow="fold")
    for column in variant.columns:
        heading = f"{column.names[language]}\n{_marks(column)}".rstrip()
        table.add_column(Text(heading), min_width=_ROOM, overflow="fold", justify="center")
    for line in sheet_lines(variant):
        _add_line(table, variant, line, language)
    return table


def _add_line(table: Table, variant: Variant, line: Line, language: str) -> None:
    boxes = [box_in(variant, line, column.index) for column in variant.columns]
    if line.kind != "box":
        table.add_row(Text(line_name(variant, line, language), style="bold"), Text(""), *(Text("") for _ in boxes))
        return
    hint = _hint(Words(language), variant, line)
    entries = variant.document.boxes[line.key].entries
    for entry in range(entries):
        cells = [Text("×" if box is None else "") for box in boxes]
        first = entry == 0
        table.add_row(
            Text(line_name(variant, line, language) if first else ""),
            Text(hint if first else ""),
            *cells,
            end_section=entry == entries - 1,
        )


def _hint(words: Words, variant: Variant, line: Line) -> str:
    """What scores in a box: with its condition where there is room."""
    table = variant.document.boxes[line.key]
    takes, points = condition(words, variant, table), worth(words, table)
    if table.number is not None:
        return takes
    return f"{takes}: {points}" if len(variant.columns) <= _HINTED_COLUMNS else points


def _marks(column: Column) -> str:
    """How the column is filled, in signs: its direction and what it counts."""
    order = {column.boxes: "↓", column.boxes[::-1]: "↑"}.get(column.order or (), "")
    return " ".join(mark for mark in (order, f"×{column.weight}" if column.weight > 1 else "") if mark)
