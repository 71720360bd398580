"""Score cards as JSON, and as a table with a line for each box and a column for each column of each card."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field

from rich import box as borders
from rich.table import Table
from rich.text import Text

from pasch.play.blocks.sheet_lines import (
    BlockLine,
    box_in,
    box_written,
    line_name,
    line_sum,
    order_sign,
    sheet_lines,
    weight_sign,
)
from pasch.rules.explain.bonus_sentences import format_signed
from pasch.rules.game.card import Card, column_sums, has_room, sheet_bonuses, sheet_throws, total
from pasch.rules.variant.variant import Column, Variant

ROOM = 4
"""Width of a possible entry, such as ``(25)``, so that the block keeps its width from throw to throw."""
_WEIGHTY = ("upper", "lower", "column", "total")


@dataclass(frozen=True, slots=True)
class ShownCard:
    """One card to show.

    Attributes:
        name: of the player; above the card's columns.
        pencil: possible entries in open boxes, by box index: points, or a mark.
    """

    name: str
    card: Card
    pencil: Mapping[int, str] = field(default_factory=dict)


def cards_table(
    variant: Variant,
    cards: Sequence[ShownCard],
    language: str,
    *,
    lines: Sequence[BlockLine] | None = None,
    columns: Sequence[Column] | None = None,
    numbers: bool = False,
    wide: bool = True,
    airy: bool = True,
    label: int | None = None,
) -> Table:
    """Returns the block with these cards side by side.

    Args:
        lines, columns: only these; all by default.
        numbers: number the boxes, for choosing one by its number.
        wide: show the columns' names; otherwise the columns are numbered.
        airy: separate the parts of the block by blank lines.
        label: maximum length of the lines' names, without any padding.
    """
    lines, columns = lines or sheet_lines(variant), columns or variant.columns
    padding = (0, 0, 0, 0) if label else (0, 1, 0, 0)
    headings = list(_headings(variant, cards, columns, language, wide))
    table = Table(
        box=borders.SIMPLE_HEAD, pad_edge=False, padding=padding, show_edge=False, show_header=any(map(len, headings))
    )
    boxes = (line for line in sheet_lines(variant) if line.kind == "box")
    number_by_line = {line: str(number) for number, line in enumerate(boxes, 1)}
    if numbers:
        table.add_column("", justify="right", style="dim", no_wrap=True)
    table.add_column("", no_wrap=True, max_width=label)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True, min_width=ROOM if numbers else None)
    for line, following in zip(lines, [*lines[1:], BlockLine("total")], strict=True):
        name = Text(line_name(variant, line, language), style="bold" if line.kind in _WEIGHTY else "")
        cells = [name, *(_cell(variant, shown, line, column.index) for shown in cards for column in columns)]
        if numbers:
            cells.insert(0, Text(number_by_line.get(line, "")))
        table.add_row(*cells, end_section=airy and (line.kind == "box") != (following.kind == "box"))
    return table


def card_to_json(variant: Variant, card: Card) -> dict[str, object]:
    """Returns the entries of a card by box (None is free, usually 0 is struck) and all its sums."""
    return {
        "boxes": {box.id: [card.entries[cell] for cell in box.cells] for box in variant.boxes},
        "columns": [{"id": column.id, **asdict(column_sums(variant, card, column))} for column in variant.columns],
        "bonuses": sheet_bonuses(variant, card),
        **({"throws": sheet_throws(variant, card)} if variant.turn.buy and variant.turn.buy.is_shared else {}),
        "total": total(variant, card),
    }


def _headings(
    variant: Variant, cards: Sequence[ShownCard], columns: Sequence[Column], language: str, wide: bool
) -> Iterator[Text]:
    for shown in cards:
        for place, column in enumerate(columns):
            if len(variant.columns) == 1:
                yield Text(shown.name)
                continue
            # Below the column's name or sign its weight, and the points for the highest sum there.
            title = column.names[language] if wide else _sign(column)
            if any(_marks(variant, one) for one in variant.columns):
                title += f"\n{_marks(variant, column) or ' '}"
            yield Text(f"{shown.name if place == 0 else ''}\n{title}" if any(card.name for card in cards) else title)


def _marks(variant: Variant, column: Column) -> str:
    worth = variant.result.columns[column.index] if variant.result else 0
    return f"{weight_sign(column)}{f' ♛{worth}' if worth else ''}".strip()


def _sign(column: Column) -> str:
    sign = "!" if column.announce else ""
    if column.lines:
        sign += order_sign(column) or "↕"
    limit = f"/{column.throws}" if column.throws else ""
    return f"{column.index + 1}{sign}{limit}"


def _is_awaited(variant: Variant, card: Card, line: BlockLine, column: int) -> bool:
    computed = (
        bonus.boxes
        for bonus in variant.bonuses
        if bonus.rule == line.key and bonus.column == column and bonus.formula is not None
    )
    awaited = any(has_room(card, variant.boxes[box]) for boxes in computed for box in boxes)
    return line.kind == "bonus" and awaited and not line_sum(variant, card, line, column)


def _cell(variant: Variant, shown: ShownCard, line: BlockLine, column: int) -> Text:
    if line.kind != "box":
        points = None if _is_awaited(variant, shown.card, line, column) else line_sum(variant, shown.card, line, column)
        return Text("" if points is None else format_signed(points), style="bold" if line.kind in _WEIGHTY else "")
    box = box_in(variant, line, column)
    if box is None:
        return Text("×", style="dim")
    entered = Text(box_written(shown.card, box))
    pencil = shown.pencil.get(box.index)
    if pencil is None:
        return entered
    return Text.assemble(entered, " " if entered else "", (pencil, "cyan"))
