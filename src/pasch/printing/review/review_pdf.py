"""A review as PDF: the account and the curve, lessons, turning points, and all sheets."""

from collections.abc import Sequence

from pasch.play.records.record_io import Record
from pasch.printing.block_filling import record_block
from pasch.printing.block_pdf import draw_block
from pasch.printing.paper_sizes import PaperName, PaperPage, page_of
from pasch.printing.pdf_drawing import GREEN, INK, LINE, POINT, SOFT, TINT, Font, PdfCanvas, fit_words, wrap_words
from pasch.printing.review.review_content import Handout, LeafletDecision, PlayerAccount, PlotCurve
from pasch.printing.review.review_html import held_dice, marked_columns

_COLOURS = ("#1f6547", "#a3261b", "#1d3a80", "#7a5b00", "#5b2a82", "#00697a", "#8a3d00", "#444444")
_DASHES = (0.0, 2.2, 0.8, 3.5, 1.4, 0.5, 4.5, 1.0)
_BEST = "#1b6a3f"
_CURVE = 44.0
"""Height of the curve in millimetres on A4."""
_ACCOUNT = 34.0
"""Height of a player's account in millimetres on A4, so that it is not split between pages."""


def leaflet_of(handout: Handout, record: Record, paper: PaperName) -> bytes:
    """The PDF."""
    ink = PdfCanvas(handout.title, handout.language)
    _Leaflet(handout, ink, page_of(paper)).draw()
    draw_block(ink, record_block(record, handout.language), paper)
    return ink.finished()


class _Leaflet:
    """Draws from top to bottom, and begins a new page when one is full."""

    def __init__(self, handout: Handout, ink: PdfCanvas, page: PaperPage) -> None:
        self.handout, self.ink, self.page = handout, ink, page
        self.scale, self.left = page.scale, page.margin
        self.y = 0.0

    def draw(self) -> None:
        """All pages but the sheets."""
        handout = self.handout
        self._new_page()
        self._head()
        self.y += 3 * self.scale
        for player in handout.players:
            self._player(player)
        self._curves()
        for player in handout.players:
            if player.lessons:
                self._heading(handout.words("handout-lessons", name=player.name), 34)
                for lesson in player.lessons:
                    self._lesson(lesson)
        if handout.marked:
            self._marked()
        self.y += 3 * self.scale
        self._line(handout.words("handout-meaning"), 8, colour=SOFT)

    def _head(self) -> None:
        handout = self.handout
        self._line(handout.title, 20, bold=True, colour=GREEN)
        self._line(handout.subtitle, 10, colour=SOFT)
        if handout.verdict:
            self.y += 1.5 * self.scale
            self._line(handout.verdict, 11, bold=True)
        for note in handout.notes:
            self._line(note, 9, colour=SOFT)

    def _player(self, player: PlayerAccount) -> None:
        words = self.handout.words
        self._room_for(_ACCOUNT * self.scale)
        self._line(words("ui-colon", of=player.name, what=player.total), 12, bold=True)
        for thought in player.thoughts:
            self._line(thought, 10)
        for name, figure in player.figures:
            self._line(words("ui-colon", of=name, what=figure), 9, colour=SOFT)
        self._line(player.decisions, 9, colour=SOFT)
        self.y += 3 * self.scale

    def _marked(self) -> None:
        self._heading(self.handout.words("handout-marked"), 24)
        shares = (2.1, 1.8, 1.2, 3.0, 3.0, 2.2)
        unit = self.page.room / sum(shares)
        self._row(marked_columns(self.handout), shares, unit, heading=True)
        for row in self.handout.marked:
            self._row(row, shares, unit, heading=False)

    def _new_page(self) -> None:
        self.ink.page(self.page.width, self.page.height)
        self.y = self.page.margin

    def _room_for(self, height: float) -> None:
        if self.y + height > self.page.height - self.page.margin:
            self._new_page()

    def _line(self, words: str, size: float, *, bold: bool = False, colour: str = INK, x: float = 0) -> None:
        size *= self.scale
        font: Font = "bold" if bold else "regular"
        step = size * POINT * 1.3
        for line in wrap_words(words, size, self.page.room - x, font):
            self._room_for(step)
            self.ink.text(self.left + x, self.y + step * 0.8, line, size, font=font, colour=colour)
            self.y += step

    def _heading(self, words: str, following: float) -> None:
        self.y += 4 * self.scale
        self._room_for((following + 8) * self.scale)
        self._line(words, 13, bold=True, colour=GREEN)
        self.y += 1 * self.scale

    def _row(self, cells: Sequence[str], shares: Sequence[float], unit: float, *, heading: bool) -> None:
        size = (8 if heading else 9.5) * self.scale
        shown = [
            fit_words(cell, size, share * unit - 1.5, lines=2, least=0.7)
            for cell, share in zip(cells, shares, strict=True)
        ]
        step = size * POINT * 1.2
        height = step * max(len(lines) for lines, _ in shown) + 1.8 * self.scale
        self._room_for(height)
        if heading:
            self.ink.box(self.left, self.y, self.page.room, height, fill=TINT)
        x = self.left + 1
        for (lines, fit), share in zip(shown, shares, strict=True):
            for number, line in enumerate(lines):
                below = self.y + 0.9 * self.scale + step * (number + 0.8)
                self.ink.text(x, below, line, fit, font="bold" if heading else "regular", colour=INK)
            x += share * unit
        self.y += height
        self.ink.line(self.left, self.y, self.left + self.page.room, self.y)

    def _curves(self) -> None:
        handout, height = self.handout, _CURVE * self.scale
        self._heading(handout.curve_title, _CURVE + 6)
        top = self.y
        middle = top + height / 2
        self.ink.box(self.left, top, self.page.room, height, edge=LINE)
        self.ink.line(self.left, middle, self.left + self.page.room, middle)
        for number, curve in enumerate(handout.curves):
            self._curve(number, curve, top, height)
        small = 7 * self.scale
        self.ink.text(self.left + 1, top + 3 * self.scale, handout.top, small, colour=SOFT)
        self.ink.text(self.left + 1, top + height - 1.2, handout.foot, small, colour=SOFT)
        self.y = top + height + 5 * self.scale
        x = self.left
        for number, curve in enumerate(handout.curves):
            x = self._key(number, curve.name, x)
        self.y += 2 * self.scale

    def _curve(self, number: int, curve: PlotCurve, top: float, height: float) -> None:
        points = [
            (self.left + across * self.page.room, top + 1 + (1 - up) * (height - 2)) for across, up in curve.points
        ]
        if len(points) > 1:
            self.ink.curve(points, width=0.55, colour=_COLOURS[number % 8], dash=_DASHES[number % 8])

    def _key(self, number: int, name: str, x: float) -> float:
        share = self.page.room / max(4, len(self.handout.curves))
        line = 9 * self.scale
        piece = [(x, self.y - 1), (x + line, self.y - 1)]
        self.ink.curve(piece, width=0.7, colour=_COLOURS[number % 8], dash=_DASHES[number % 8])
        (words,), size = fit_words(name, 9 * self.scale, share - line - 3)
        self.ink.text(x + line + 1.5, self.y, words, size)
        return x + share

    def _lesson(self, lesson: LeafletDecision) -> None:
        die = 7.5 * self.scale
        x = len(lesson.dice) * die * 1.14 + 5 * self.scale
        paragraphs = [lesson.chosen, lesson.best, lesson.gain, *lesson.reasons]
        lines = sum(len(wrap_words(words, 9.5 * self.scale, self.page.room - x - 12)) for words in paragraphs)
        self._room_for((lines * 4.6 + 8) * self.scale)
        top = self.y
        for place, (shown, held) in enumerate(held_dice(lesson)):
            self.ink.die(self.left + place * die * 1.14, top + 1.5 * self.scale, die, shown, held=held)
        self._lesson_words(lesson, x)
        self.y = max(self.y, top + die + 3 * self.scale) + 2.5 * self.scale

    def _lesson_words(self, lesson: LeafletDecision, x: float) -> None:
        words = self.handout.words
        self._line(lesson.where, 9.5, bold=True, x=x)
        self._line(words("handout-chosen", action=lesson.chosen), 9.5, x=x)
        self._line(words("ui-colon", of=lesson.better, what=lesson.best), 9.5, bold=True, colour=_BEST, x=x)
        for sentence in (lesson.gain, *lesson.reasons):
            self._line(sentence, 9, colour=SOFT, x=x)
