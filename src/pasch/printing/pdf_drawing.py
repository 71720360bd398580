"""Drawing on pages, in millimetres from the upper left corner: text, lines, dice. The only module that uses ReportLab.

The same drawing gives the same bytes: the file contains no time and nothing random.
"""

from collections.abc import Collection, Sequence
from functools import cache
from importlib.resources import as_file, files
from io import BytesIO
from typing import Any, Literal

from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from pasch.rules.variant.dice_glyphs import PIPS

Font = Literal["regular", "bold", "hand"]
Align = Literal["left", "centre", "right"]

INK, SOFT, LINE, TINT, GREEN, PEN = "#1d1b16", "#5a564c", "#8d978f", "#e8f0ea", "#1f6547", "#1d3a80"
POINT = 25.4 / 72
"""A typographer's point in millimetres."""
_FILES: dict[Font, str] = {"regular": "Nunito-Regular.ttf", "bold": "Nunito-Bold.ttf", "hand": "Caveat-Bold.ttf"}
_INSTEAD = {"\u2011": "-", "\u202f": " ", "\u2192": "›", "≥": "ab "}
_UNKNOWN = "?"


class PdfCanvas:
    """A document of pages being drawn.

    Args:
        title: for viewers.
        language: for screen readers.
    """

    def __init__(self, title: str, language: str) -> None:
        self._file = BytesIO()
        # Otherwise every page would begin with a font that is not embedded.
        first: dict[str, Any] = {"initialFontName": _loaded("regular")}
        self._canvas = Canvas(self._file, invariant=1, pageCompression=1, lang=language, **first)
        self._canvas.setTitle(title)
        self._canvas.setCreator("Pasch")
        self._height = 0.0
        self._drawn = False

    def page(self, width: float, height: float) -> None:
        """Begins a page."""
        if self._drawn:
            self._canvas.showPage()
        self._canvas.setPageSize((width * mm, height * mm))
        self._height, self._drawn = height, True

    def finished(self) -> bytes:
        """The PDF."""
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
        shown = printable(words, font)
        start = x - {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * width_of(shown, size, font)
        self._canvas.setFont(_loaded(font), size)
        self._canvas.setFillColor(HexColor(colour))
        self._canvas.drawString(start * mm, self._up(y), shown)

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
    return float(pdfmetrics.stringWidth(printable(words, font), _loaded(font), size)) * POINT


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


def printable(words: str, font: Font = "regular") -> str:
    """Words in letters that the font has: others are written as a question mark, signs that are not seen left out."""
    known = _letters(font)
    instead = (_INSTEAD.get(letter, letter) for letter in words)
    return "".join(_letter(letter, known) for part in instead for letter in part)


def _letter(letter: str, known: Collection[int]) -> str:
    if ord(letter) in known and letter.isprintable():
        return letter
    if letter.isspace():
        return " "
    return _UNKNOWN if letter.isprintable() else ""


def _cut(line: str, size: float, room: float, font: Font) -> str:
    if width_of(line, size, font) <= room:
        return line
    while line and width_of(f"{line.rstrip()}…", size, font) > room:
        line = line[:-1]
    return f"{line.rstrip()}…"


@cache
def _loaded(font: Font) -> str:
    read = _read(font)
    pdfmetrics.registerFont(read)
    return str(read.fontName)


@cache
def _letters(font: Font) -> frozenset[int]:
    return frozenset(_read(font).face.charToGlyph)


@cache
def _read(font: Font) -> TTFont:
    with as_file(files(__package__).joinpath("fonts", _FILES[font])) as path:
        return TTFont(f"Pasch-{font}", str(path))
