"""Score cards as a table for the terminal: one line a box, one column for each column of each card shown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich import box as borders
from rich.table import Table
from rich.text import Text

from pasch.play.sheet import Line, box_in, box_written, line_name, line_sum, sheet_lines
from pasch.rules.card import Card
from pasch.rules.variant import Column, Variant

_WEIGHTY = ("upper", "lower", "column", "total")


@dataclass(frozen=True, slots=True)
class Shown:
    """One card to show.

    Attributes:
        name: whose it is; stands above the card's columns.
        pencil: what boxes could get now, by box index: points, or a mark; shown beside open boxes.
    """

    name: str
    card: Card
    pencil: Mapping[int, str] = field(default_factory=dict)


def cards_table(
    variant: Variant,
    cards: Sequence[Shown],
    language: str,
    *,
    numbers: bool = False,
    wide: bool = True,
    airy: bool = True,
) -> Table:
    """The block with these cards side by side.

    Args:
        numbers: number the boxes, for choosing one by its number.
        wide: room for the columns' names; otherwise the columns are numbered.
        airy: room for a blank line between the parts of the block.
    """
    table = Table(box=borders.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    if numbers:
        table.add_column("", justify="right", style="dim", no_wrap=True)
    table.add_column("", no_wrap=True)
    for shown in cards:
        for column in variant.columns:
            table.add_column(_heading(variant, shown, column.index, language, wide), justify="right", no_wrap=True)
    number = 0
    lines = sheet_lines(variant)
    for place, line in enumerate(lines):
        following = lines[place + 1].kind if place + 1 < len(lines) else "total"
        label = Text(line_name(variant, line, language), style="bold" if line.kind in _WEIGHTY else "")
        cells = [label, *(_cell(variant, shown, line, column.index) for shown in cards for column in variant.columns)]
        if numbers:
            number += line.kind == "box"
            cells.insert(0, Text(str(number) if line.kind == "box" else ""))
        table.add_row(*cells, end_section=airy and (line.kind == "box") != (following == "box"))
    return table


def _heading(variant: Variant, shown: Shown, column: int, language: str, wide: bool) -> Text:
    if len(variant.columns) == 1:
        return Text(shown.name)
    title = variant.columns[column].names[language] if wide else _sign(variant.columns[column])
    return Text(f"{shown.name if column == 0 else ''}\n{title}")


def _sign(column: Column) -> str:
    """The column's number, and a sign for how it is filled: down, up, announced, with so many throws."""
    sign = "!" if column.announce else ""
    if column.order is not None:
        sign += {column.boxes: "↓", column.boxes[::-1]: "↑"}.get(column.order, "↕")
    limit = f"/{column.throws}" if column.throws else ""
    return f"{column.index + 1}{sign}{limit}"


def _cell(variant: Variant, shown: Shown, line: Line, column: int) -> Text:
    if line.kind != "box":
        points = line_sum(variant, shown.card, line, column)
        return Text("" if points is None else str(points), style="bold" if line.kind in _WEIGHTY else "")
    box = box_in(variant, line, column)
    if box is None:
        return Text("×", style="dim")
    entered = Text(box_written(shown.card, box))
    pencil = shown.pencil.get(box.index)
    if pencil is None:
        return entered
    return Text.assemble(entered, " " if entered else "", (pencil, "cyan"))
