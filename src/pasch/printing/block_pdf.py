"""A block as PDF: drawn line by line where `layout` says, empty or filled in by hand."""

from collections.abc import Sequence
from itertools import pairwise

from pasch.locale import text
from pasch.play.blocks.sheet_hints import column_marks
from pasch.play.blocks.sheet_lines import box_in, format_entry, line_sum
from pasch.printing.page_layout import (
    FIELD,
    HINT,
    NAME,
    PAD,
    TITLE,
    Field,
    PageLayout,
    PrintedBlock,
    PrintedCard,
    Row,
    fields_of,
    lay_out,
    title_of,
)
from pasch.printing.paper_sizes import PaperName
from pasch.printing.pdf_drawing import GREEN, INK, LINE, PEN, POINT, SOFT, TINT, PdfCanvas, fit_words, width_of
from pasch.rules.game.card import is_full
from pasch.rules.variant.variant import Column

_SUMS = ("upper", "bonus", "lower", "extra", "throws", "column", "sheet-throws", "sheet-bonus", "total")
_OVER_ALL = ("sheet-throws", "sheet-bonus", "total")
_STRONG, _MISSING = 0.55, "#d9d9d4"
_LEAST_HINT = 5.6
"""In points."""


def block_pdf(block: PrintedBlock, paper: PaperName = "a4", *, large: bool = False) -> bytes:
    """The block on paper."""
    ink = PdfCanvas(title_of(block), block.language)
    draw_block(ink, block, paper, large=large)
    return ink.finished()


def draw_block(ink: PdfCanvas, block: PrintedBlock, paper: PaperName, *, large: bool = False) -> None:
    """The block on further pages of a document."""
    layout = lay_out(block, paper, large=large)
    for number in range(len(layout.parts)):
        _Sheet(block, layout, ink, number).draw()


class _Sheet:
    """One page of a block."""

    def __init__(self, block: PrintedBlock, layout: PageLayout, ink: PdfCanvas, number: int) -> None:
        self.block, self.layout, self.ink, self.number = block, layout, ink, number
        self.places, self.columns, self.rows = layout.parts[number]
        self.several = len(block.variant.columns) > 1
        self.scale, self.left = layout.page.scale, layout.page.margin
        self.top = layout.page.margin + layout.head
        self.soft = INK if layout.page.large else SOFT
        self.group = layout.column * len(self.columns)
        self.right = self.left + layout.label + self.group * len(self.places)

    def draw(self) -> None:
        """Everything, what lies below first."""
        page = self.layout.page
        self.ink.page(page.width, page.height)
        self._title()
        self._grounds()
        self._headings()
        for row in range(len(self.rows)):
            self._label(row)
            self._cells(row)
        self._lines()
        self._page_number()

    def _y(self, row: int) -> float:
        # Upper edge of a row; that after the last one is the foot of the block.
        return self.top + self.layout.heading + row * self.layout.row

    def _title(self) -> None:
        # The variant, and name and date at the right edge of the block, or of the page if they need the room.
        layout, scale = self.layout, self.scale
        fields, foot = fields_of(self.block, scale), layout.page.margin + 8 * scale
        wide = sum(field.width for field in fields) if layout.one_line_head else 0.0
        name = self.block.variant.names[self.block.language]
        (words,), size = fit_words(name, TITLE * scale, layout.page.room - wide, "bold")
        self.ink.text(self.left, foot, words, size, font="bold", colour=GREEN)
        if layout.one_line_head:
            x = max(self.left + width_of(words, size, "bold"), self.right - wide)
        else:
            x, foot = self.left - 3 * scale, foot + 9 * scale
        for field in fields:
            self._field(field, x + 3 * scale, foot)
            x += field.width

    def _field(self, field: Field, x: float, foot: float) -> None:
        size, end = FIELD * self.scale, x + field.width - 3 * self.scale
        self.ink.text(x, foot, field.name, size, colour=self.soft)
        start = x + width_of(field.name, size) + 1.5 * self.scale
        if field.known:
            self.ink.text(end, foot, field.known, size, font="bold", align="right")
        else:
            self.ink.line(start, foot + 0.8, end, foot + 0.8, width=0.25, colour=self.soft)

    def _grounds(self) -> None:
        self.ink.box(self.left, self.top, self.right - self.left, self.layout.heading, fill=TINT)
        for number, row in enumerate(self.rows):
            if row.line.kind in _SUMS:
                self.ink.box(self.left, self._y(number), self.right - self.left, self.layout.row, fill=TINT)
            if row.line.kind == "total":
                self.ink.box(self.left, self._y(number), self.layout.label, self.layout.row, fill=GREEN)

    def _headings(self) -> None:
        several = self.several
        # With several columns the heading has two lines: names of cards, then of columns.
        height = self.layout.heading / 2 if several else self.layout.heading
        for place, x in zip(self.places, self._starts(), strict=True):
            numbered = place.name[:-1].isdecimal() and place.name.endswith(".")
            if numbered:
                size = 7 * self.scale
                self.ink.text(x + 1, self.top + size * POINT * 1.05, place.name, size, colour=self.soft)
            elif place.name:
                self._centred(x, self.top, self.group, height, place.name, 11 * self.scale)
            for number, column in enumerate(self.columns if several else ()):
                self._column_heading(column, x + number * self.layout.column, height)

    def _column_heading(self, column: Column, x: float, height: float) -> None:
        marks, top = column_marks(column), self.top + height
        room = height * (0.58 if marks else 1)
        name = column.names[self.block.language]
        self._centred(x, top, self.layout.column, room, name, 8 * self.scale, lines=1 if marks else 2)
        middle, foot = x + self.layout.column / 2, top + height - 0.9 * self.scale
        weight = marks.strip("↓↑ ")
        if marks[:1] in ("↓", "↑") and marks:
            shift = 2.2 * self.scale if weight else 0
            self.ink.arrow(middle - shift, foot - 1.1 * self.scale, 2.6 * self.scale, up=marks[0] == "↑")
            middle += shift
        if weight:
            self.ink.text(middle, foot, weight, 8 * self.scale, font="bold", align="centre")

    def _label(self, number: int) -> None:
        row, top, scale = self.rows[number], self._y(number), self.scale
        if not row.name:
            return
        pad, layout = PAD * scale, self.layout
        colour = "#ffffff" if row.line.kind == "total" else INK
        start = self.left + pad
        face = self.block.variant.document.boxes[row.line.key].number if row.line.kind == "box" else None
        if face is not None:
            # Number boxes show their face as a die before the name.
            die = min(layout.row * 0.62, 5.2 * scale)
            self.ink.die(start, top + (layout.row - die) / 2, die, face)
            start += die + pad
        aside = layout.hints is not None and bool(row.hint)
        end = self.left + (layout.hints - pad / 2 if aside and layout.hints is not None else layout.label - pad)
        below = bool(row.hint) and not aside and layout.row > 7.4 * scale and row.line.kind == "box" and face is None
        lines = 1 if below or layout.row < 7 * scale else 2
        words, size = fit_words(row.name, NAME * scale, end - start, "bold", lines=lines)
        middle = top + layout.row * (0.36 if below else 0.5)
        self._stacked(start, middle, words, size, bold=True, colour=colour)
        if aside and layout.hints is not None:
            lines = 2 if layout.row > 6 * scale else 1
            room = layout.label - layout.hints - pad
            self._hint(self.left + layout.hints, top + layout.row / 2, row.hint, room, lines)
        elif below:
            self._hint(start, top + layout.row * 0.76, row.hint, end - start, 1)

    def _hint(self, x: float, middle: float, words: str, room: float, lines: int) -> None:
        shown, size = fit_words(words, HINT * self.scale, room, lines=lines, least=0.62)
        # A hint that would be cut or unreadably small is left out.
        if size >= _LEAST_HINT * self.scale and not shown[-1].endswith("…"):
            self._stacked(x, middle, shown, size, colour=self.soft)

    def _stacked(
        self, x: float, middle: float, lines: Sequence[str], size: float, *, bold: bool = False, colour: str = INK
    ) -> None:
        step = size * POINT * 1.08
        first = middle + size * POINT * 0.35 - step * (len(lines) - 1) / 2
        for number, line in enumerate(lines):
            self.ink.text(x, first + number * step, line, size, font="bold" if bold else "regular", colour=colour)

    def _centred(
        self, x: float, top: float, width: float, height: float, words: str, size: float, *, lines: int = 2
    ) -> None:
        shown, size = fit_words(words, size, width - 1.2 * self.scale, "bold", lines=lines, least=0.55)
        step = size * POINT * 1.02
        first = top + height / 2 + size * POINT * 0.35 - step * (len(shown) - 1) / 2
        for number, line in enumerate(shown):
            self.ink.text(x + width / 2, first + number * step, line, size, font="bold", align="centre")

    def _cells(self, number: int) -> None:
        row, top = self.rows[number], self._y(number)
        for place, x in zip(self.places, self._starts(), strict=True):
            for position, column in enumerate(self.columns):
                # Sums over all columns are on every page.
                if row.line.kind not in _OVER_ALL or position == 0:
                    self._cell(row, place, column.index, x + position * self.layout.column, top)

    def _cell(self, row: Row, place: PrintedCard, column: int, x: float, top: float) -> None:
        variant, layout = self.block.variant, self.layout
        width = self.group if row.line.kind in _OVER_ALL else layout.column
        if row.line.kind == "box" and box_in(variant, row.line, column) is None:
            self.ink.box(x, top, width, layout.row, fill=_MISSING)
        elif place.card is not None:
            self._pen(x + width / 2, top, self._points(row, place, column))
        elif row.line.kind in ("throws", "sheet-throws") and variant.turn.buy:
            self._circles(x, top, width, variant.turn.buy.per_column)

    def _points(self, row: Row, place: PrintedCard, column: int) -> str:
        variant, card = self.block.variant, place.card
        assert card is not None
        box = box_in(variant, row.line, column)
        if box is not None:
            return _handwritten(format_entry(box, card.entries[box.cell + row.entry]))
        if not any(entry is not None for entry in card.entries):
            return ""
        points = line_sum(variant, card, row.line, column)
        if row.line.kind in ("bonus", "extra", "sheet-bonus") and not points:
            return "–" if is_full(card) else ""
        return "" if points is None else _handwritten(str(points).replace("-", "−"))

    def _pen(self, middle: float, top: float, words: str) -> None:
        if words:
            size = min(self.layout.row / POINT * 0.72, 24 * self.scale)
            shown, size = fit_words(words, size, self.layout.column - 1, "hand", least=0.55)
            foot = top + self.layout.row / 2 + size * POINT * 0.27
            self.ink.text(middle, foot, shown[0], size, font="hand", colour=PEN, align="centre")

    def _circles(self, x: float, top: float, width: float, count: int) -> None:
        room = width / count
        radius = min(room * 0.36, self.layout.row * 0.3)
        for number in range(count):
            self.ink.circle(
                x + (number + 0.5) * room, top + self.layout.row / 2, radius, fill="#ffffff", edge=self.soft
            )

    def _lines(self) -> None:
        ends = [*(self._y(number) for number in range(len(self.rows))), foot := self._y(len(self.rows))]
        for number, y in enumerate(ends[1:-1], 1):
            row = self.rows[number]
            # Further entries of a box share its label: no rule between them.
            start = self.left + (0 if row.entry == 0 else self.layout.label)
            self.ink.line(start, y, self.right, y, colour=self._thin)
        for x in self._starts():
            for position in range(1, len(self.columns)):
                self._upright(x + position * self.layout.column)
            self.ink.line(x, self.top, x, foot, width=_STRONG if self.several else 0.3, colour=INK)
        for before, after in pairwise(range(len(self.rows))):
            if (self.rows[before].line.kind == "box") != (self.rows[after].line.kind == "box"):
                self._strong(ends[after])
        self._strong(ends[0])
        self.ink.box(self.left, self.top, self.right - self.left, foot - self.top, edge=INK, line=_STRONG)
        if self.several:
            middle = self.top + self.layout.heading / 2
            self.ink.line(self.left + self.layout.label, middle, self.right, middle, colour=self._thin)

    @property
    def _thin(self) -> str:
        return INK if self.layout.page.large else LINE

    def _upright(self, x: float) -> None:
        start = self.top + self.layout.heading / 2
        for number, row in enumerate(self.rows):
            # Sums over all columns end the rules between columns.
            if row.line.kind in _OVER_ALL:
                self.ink.line(x, start, x, self._y(number), colour=self._thin)
                return
        self.ink.line(x, start, x, self._y(len(self.rows)), colour=self._thin)

    def _strong(self, y: float) -> None:
        self.ink.line(self.left, y, self.right, y, width=_STRONG, colour=INK)

    def _page_number(self) -> None:
        page, count = self.layout.page, len(self.layout.parts)
        if count > 1:
            words = text("print-page", self.block.language, number=self.number + 1, count=count)
            foot = page.height - page.margin + 1.5
            self.ink.text(page.width - page.margin, foot, words, 7 * self.scale, colour=self.soft, align="right")

    def _starts(self) -> list[float]:
        return [self.left + self.layout.label + number * self.group for number in range(len(self.places))]


def _handwritten(points: str) -> str:
    # The handwriting has no minus sign, but a dash that looks like one.
    return points.replace("−", "–")
