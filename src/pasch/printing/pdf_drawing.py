"""Drawing on pages, in millimetres from the upper left corner: text, lines, dice. The only module that uses ReportLab.

The same drawing gives the same bytes: the file contains no time and nothing random.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import as_file, files
from io import BytesIO
from itertools import groupby
from typing import Any, Literal

from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import NotationError, Problem
from pasch.rules.variant.dice_glyphs import PIPS

Font = Literal["regular", "bold", "hand"]
Align = Literal["left", "centre", "right"]

INK, SOFT, LINE, TINT, GREEN, PEN = "#1d1b16", "#5a564c", "#8d978f", "#e8f0ea", "#1f6547", "#1d3a80"
POINT = 25.4 / 72
"""A typographer's point in millimetres."""
_MOST_NAMED = 10
# The second font has the letters that the first one lacks, of whatever script, and is loaded for them only.
_FILES: dict[Font, tuple[str, str]] = {
    "regular": ("Nunito-Regular.ttf", "NotoSans-Regular.ttf"),
    "bold": ("Nunito-Bold.ttf", "NotoSans-Bold.ttf"),
    "hand": ("Caveat-Bold.ttf", "NotoSans-Regular.ttf"),
}
_INSTEAD = {"\u2011": "-", "\u2192": "›"}


class PdfCanvas:
    """A document of pages being drawn.

    Args:
        title: for viewers.
        language: for screen readers.
    """

    def __init__(self, title: str, language: str) -> None:
        self._file = BytesIO()
        # Otherwise every page would begin with a font that is not embedded.
        first: dict[str, Any] = {"initialFontName": _loaded(_FILES["regular"][0])}
        self._canvas = Canvas(self._file, invariant=1, pageCompression=1, lang=language, **first)
        self._canvas.setTitle(title)
        self._canvas.setCreator("Pasch")
        self._height = 0.0
        self._drawn = False
        self._unprintable: dict[str, str] = {}

    def page(self, width: float, height: float) -> None:
        """Begins a page."""
        if self._drawn:
            self._canvas.showPage()
        self._canvas.setPageSize((width * mm, height * mm))
        self._height, self._drawn = height, True

    def finished(self) -> bytes:
        """The PDF.

        Raises:
            NotationError: no font has some of the letters.
        """
        if self._unprintable:
            facts = {
                "letters": ", ".join([*self._unprintable][:_MOST_NAMED]),
                "words": next(iter(self._unprintable.values())),
            }
            raise NotationError(Problem("print-letters", facts))
        self._canvas.save()
        return self._file.getvalue()

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        *,
        font: Font = "regular",
        colour: str = INK,
        align: Align = "left",
    ) -> None:
        """Words on a line whose foot is at `y`, in a size of so many points."""
        for letter in unprintable(words, font):
            self._unprintable.setdefault(letter, excerpt(words))
        start = x - {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * width_of(words, size, font)
        self._canvas.setFillColor(HexColor(colour))
        for part, file in _parts(words, font):
            self._canvas.setFont(_loaded(file), size)
            self._canvas.drawString(start * mm, self._up(y), part)
            start += _width(part, size, file)

    def line(self, x: float, y: float, to_x: float, to_y: float, *, width: float = 0.18, colour: str = LINE) -> None:
        """A straight line."""
        self._canvas.setLineWidth(width * mm)
        self._canvas.setStrokeColor(HexColor(colour))
        self._canvas.line(x * mm, self._up(y), to_x * mm, self._up(to_y))

    def curve(self, points: Sequence[tuple[float, float]], *, width: float, colour: str, dash: float = 0) -> None:
        """Lines from point to point; broken ones where `dash` says how long each piece is."""
        path = self._canvas.beginPath()
        path.moveTo(points[0][0] * mm, self._up(points[0][1]))
        for x, y in points[1:]:
            path.lineTo(x * mm, self._up(y))
        self._canvas.saveState()
        self._canvas.setLineWidth(width * mm)
        self._canvas.setLineJoin(1)
        self._canvas.setStrokeColor(HexColor(colour))
        if dash:
            self._canvas.setDash(dash * mm, dash * mm * 0.7)
        self._canvas.drawPath(path, stroke=1, fill=0)
        self._canvas.restoreState()

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: str | None = None,
        edge: str | None = None,
        line: float = 0.18,
        radius: float = 0,
    ) -> None:
        """A rectangle below and right of a point, filled, framed or both."""
        if fill:
            self._canvas.setFillColor(HexColor(fill))
        if edge:
            self._canvas.setStrokeColor(HexColor(edge))
            self._canvas.setLineWidth(line * mm)
        drawn = {"stroke": int(edge is not None), "fill": int(fill is not None)}
        self._canvas.roundRect(x * mm, self._up(y + height), width * mm, height * mm, radius * mm, **drawn)

    def circle(self, x: float, y: float, radius: float, *, fill: str | None = None, edge: str | None = None) -> None:
        """A circle around a point."""
        if fill:
            self._canvas.setFillColor(HexColor(fill))
        if edge:
            self._canvas.setStrokeColor(HexColor(edge))
            self._canvas.setLineWidth(0.2 * mm)
        drawn = {"stroke": int(edge is not None), "fill": int(fill is not None)}
        self._canvas.circle(x * mm, self._up(y), radius * mm, **drawn)

    def arrow(self, x: float, y: float, length: float, *, up: bool, colour: str = INK) -> None:
        """An arrow around a point, up or down."""
        half, wing = length / 2, length / 3.2
        tip = y - half if up else y + half
        back = tip + wing if up else tip - wing
        self.line(x, y - half, x, y + half, width=0.35, colour=colour)
        self.line(x, tip, x - wing, back, width=0.35, colour=colour)
        self.line(x, tip, x + wing, back, width=0.35, colour=colour)

    def die(self, x: float, y: float, size: float, shown: int | str, *, held: bool = False) -> None:
        """A die's face below and right of a point; with its number where it has no pips."""
        fill = "#ffe3a6" if held else "#ffffff"
        self.box(x, y, size, size, fill=fill, edge=INK, line=size / 22, radius=size / 5)
        middle_x, middle_y = x + size / 2, y + size / 2
        if not isinstance(shown, int) or shown not in PIPS:
            self.text(middle_x, middle_y + size * 0.28, str(shown), size * 2, font="bold", align="centre")
            return
        for across, down in PIPS[shown]:
            self.circle(middle_x + across * size * 0.26, middle_y + down * size * 0.26, size * 0.095, fill=INK)

    def link(self, x: float, y: float, width: float, height: float, address: str) -> None:
        """Makes a rectangle lead to an address."""
        corners = (x * mm, self._up(y + height), (x + width) * mm, self._up(y))
        self._canvas.linkURL(address, corners)

    def _up(self, y: float) -> float:
        return (self._height - y) * mm


def width_of(words: str, size: float, font: Font = "regular") -> float:
    """Returns the width of words in millimetres."""
    return sum(_width(part, size, file) for part, file in _parts(words, font))


def fit_words(
    words: str, size: float, room: float, font: Font = "regular", *, lines: int = 1, least: float = 0.7
) -> tuple[list[str], float]:
    """Words on at most so many lines, and the size at which they fit.

    They are made smaller by at most the factor `least`; what still does not fit ends in dots.
    """
    for part in (1.0, 0.92, 0.85, 0.78, 0.7, 0.62, 0.55):
        found = wrap_words(words, size * part, room, font)
        if part >= least and len(found) <= lines and all(width_of(line, size * part, font) <= room for line in found):
            return found, size * part
    size *= least
    kept = wrap_words(words, size, room, font)
    last = " ".join(kept[lines - 1 :])
    return [_cut(line, size, room, font) for line in (*kept[: lines - 1], last)], size


def wrap_words(words: str, size: float, room: float, font: Font = "regular") -> list[str]:
    """Returns words in as many lines as they need; a word that is too wide has its own line."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size, font) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines or [""]


def unprintable(words: str, font: Font = "regular") -> list[str]:
    """Returns the letters of the words that no font has."""
    return [letter for letter in _visible(words) if not any(ord(letter) in _letters(file) for file in _FILES[font])]


def _visible(words: str) -> str:
    # Accents as part of their letter, every gap as a space, and no signs that are not seen.
    shown = (_INSTEAD.get(letter, letter) for letter in unicodedata.normalize("NFC", words))
    return "".join(
        " " if letter.isspace() else letter for letter in shown if unicodedata.category(letter) not in ("Cc", "Cf")
    )


def _parts(words: str, font: Font) -> Iterator[tuple[str, str]]:
    # Each word with the file of the first font that has all its letters: no word changes its typeface halfway.
    first, second = _FILES[font]

    def file_of(word: str) -> str:
        return first if all(ord(letter) in _letters(first) for letter in word) else second

    for file, parts in groupby(re.findall(r"[^ ]+ *| +", _visible(words)), file_of):
        yield "".join(parts), file


def _width(part: str, size: float, file: str) -> float:
    return float(pdfmetrics.stringWidth(part, _loaded(file), size)) * POINT


def _cut(line: str, size: float, room: float, font: Font) -> str:
    if width_of(line, size, font) <= room:
        return line
    while line and width_of(f"{line.rstrip()}…", size, font) > room:
        line = line[:-1]
    return f"{line.rstrip()}…"


@cache
def _loaded(file: str) -> str:
    read = _read(file)
    pdfmetrics.registerFont(read)
    return str(read.fontName)


@cache
def _letters(file: str) -> frozenset[int]:
    return frozenset(_read(file).face.charToGlyph)


@cache
def _read(file: str) -> TTFont:
    with as_file(files(__package__).joinpath("fonts", file)) as path:
        return TTFont(f"Pasch-{file}", str(path))
