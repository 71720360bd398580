"""Cards as tables for notebooks, as HTML in the colour of the text around it, so that it fits light and dark pages."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Protocol

from pasch.locale import text
from pasch.rules.variant.variant import Box, Column, Variant

_LINE = "1px solid rgba(128,128,128,.45)"
_CELL = f"padding:2px 10px;border:{_LINE};background:none;"


class NotebookCard(Protocol):
    """The parts of a `Card` that are shown."""

    @property
    def variant(self) -> Variant:
        """The rules of its sheet."""

    @property
    def entries(self) -> tuple[int | None, ...]:
        """Points by cell; None is free, and a strike has those of `Box.struck`."""

    @property
    def total(self) -> int:
        """Points so far."""


def card_html(card: NotebookCard, language: str) -> str:
    """A card by itself."""
    variant = card.variant
    return framed(variant.names[language], sheet_html(variant, [card], [""], None, language))


def framed(title: str, *parts: str) -> str:
    """Parts of HTML below a title, which is text."""
    head = f'<div style="font-weight:600">{escape(title)}</div>'
    style = "font-family:sans-serif;font-size:13px;color:inherit;display:inline-block"
    return f'<div style="{style}">{head}{"".join(parts)}</div>'


def table_html(rows: Iterable[Sequence[str]]) -> str:
    """A table of texts; the first row and the first column are heads."""
    return _table(
        "".join(
            f'<{kind} style="{_CELL}text-align:{"right" if column else "left"};font-weight:{weight}">'
            f"{escape(shown)}</{kind}>"
            for column, shown in enumerate(row)
            for kind, weight in [("td", 400) if column and line else ("th", 400 if line else 600)]
        )
        for line, row in enumerate(rows)
    )


def _table(rows: Iterable[str]) -> str:
    style = "border-collapse:collapse;color:inherit;font-size:13px;margin:0"
    return f'<table style="{style}">{"".join(f"<tr>{row}</tr>" for row in rows)}</table>'


def sheet_html(
    variant: Variant, cards: Sequence[NotebookCard], names: Sequence[str], on_turn: int | None, language: str
) -> str:
    heads = "".join(
        _head(name, column, variant, language, marked=seat == on_turn)
        for seat, name in enumerate(names)
        for column in variant.columns
    )
    rows = [f'<th style="{_CELL}"></th>{heads}'] if any(names) or len(variant.columns) > 1 else []
    for line in variant.line_order:
        boxes = {box.column: box for box in variant.boxes if box.line == line}
        name = escape(next(iter(boxes.values())).names[language])
        cells = [
            f'<td style="{_CELL}text-align:right;min-width:2em">{_entry(card, boxes.get(column.index))}</td>'
            for card in cards
            for column in variant.columns
        ]
        rows.append(f'<th style="{_CELL}text-align:left;font-weight:400">{name}</th>{"".join(cells)}')
    return _table([*rows, _totals(variant, cards, language)])


def _head(seat: str, column: Column, variant: Variant, language: str, *, marked: bool) -> str:
    name = seat if len(variant.columns) == 1 else " · ".join(filter(None, [seat, column.names[language]]))
    mark = "text-decoration:underline;" if marked else ""
    return f'<th style="{_CELL}{mark}text-align:right">{escape(name)}</th>'


def _entry(card: NotebookCard, box: Box | None) -> str:
    if box is None:
        return "·"
    held = (card.entries[cell] for cell in box.cells)
    return " ".join(box.written(points) for points in held if points is not None)


def _totals(variant: Variant, cards: Sequence[NotebookCard], language: str) -> str:
    width = len(variant.columns)
    style = f"{_CELL}text-align:right;font-weight:600"
    cells = [f'<td colspan="{width}" style="{style}">{str(card.total).replace("-", "−")}</td>' for card in cards]
    name = escape(text("notebook-total", language))
    return f'<th style="{_CELL}text-align:left">{name}</th>{"".join(cells)}'
