"""Paper: its sizes, how it lies, the letters that suit it, and how many games it usually holds."""

from dataclasses import dataclass, replace
from typing import Literal

PaperName = Literal["a4", "a5", "letter"]
PAPERS: tuple[PaperName, ...] = ("a4", "a5", "letter")
MOST_CARDS = 60
"""On one print: more than any family writes, and less than keeps a server busy."""
_GAMES = 6
"""Games side by side on the block of a variant with one column; a block of several columns holds one game."""
_SIZES: dict[PaperName, tuple[float, float]] = {"a4": (210, 297), "a5": (148, 210), "letter": (215.9, 279.4)}


@dataclass(frozen=True, slots=True)
class PaperPage:
    """One kind of page, upright or across.

    Attributes:
        width, height, margin: in millimetres.
        large: large print.
    """

    width: float
    height: float
    margin: float
    large: bool

    @property
    def room(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.margin

    @property
    def scale(self) -> float:
        """Size of letters relative to those on A4."""
        small = min(self.width, self.height) < 180
        return (0.8 if small else 1.0) * (1.35 if self.large else 1.0)

    def across(self) -> "PaperPage":
        """The same paper turned."""
        return replace(self, width=self.height, height=self.width)


def page_of(name: PaperName, *, large: bool = False) -> PaperPage:
    """The paper of this name, upright."""
    width, height = _SIZES[name]
    return PaperPage(width, height, 8 if name == "a5" else 12, large)


def usual_games(columns: int) -> int:
    """Returns the number of games on a printed block of a sheet with so many columns."""
    return _GAMES if columns == 1 else 1
