"""Dice drawn large: pips where they belong, the seat's letter below, held dice marked."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from pasch.rules.dice.dice_notation import spoken_dice
from pasch.rules.dice.multisets import face, kind
from pasch.rules.variant.dice_glyphs import PIPS

LETTERS = "abcdefghij"
WIDTH, HEIGHT, SMALL_WIDTH = 10, 6, 5
"""Of a die with the blanks behind it, and its letter below."""
_PLAIN: Mapping[int, str] = {}


def draw_small(seats: Sequence[int], held: Sequence[bool], per_row: int, signs: Mapping[int, str] = _PLAIN) -> Text:
    """The same where there is little room: two lines a row, held dice in brackets."""
    picture = Text()
    for first in range(0, len(seats), per_row):
        row = range(first, min(first + per_row, len(seats)))
        for line in ("dice", "letters"):
            for seat in row:
                shown = spoken_dice([seats[seat]], signs) if line == "dice" else LETTERS[seat]
                style = "bold yellow" if held[seat] else "dim" if line == "letters" else "bold"
                picture.append(f"[{shown}]" if held[seat] and line == "dice" else f" {shown} ", style=style)
                picture.append(" " * (SMALL_WIDTH - 2 - len(shown)))
            picture.append("\n")
    return picture


def draw(seats: Sequence[int], held: Sequence[bool], per_row: int, signs: Mapping[int, str] = _PLAIN) -> Text:
    """Draws dice in the order of their seats.

    Args:
        seats: code that each seat's die shows.
        held: whether the die was held in the last throw.
        per_row: number of dice side by side.
        signs: by face, what to draw instead of pips.
    """
    picture = Text()
    for first in range(0, len(seats), per_row):
        row = range(first, min(first + per_row, len(seats)))
        for line in range(5):
            for seat in row:
                picture.append(_line(seats[seat], line, signs) + " ", style="bold yellow" if held[seat] else "")
            picture.append("\n")
        for seat in row:
            label = f"[{LETTERS[seat]}]" if held[seat] else LETTERS[seat]
            picture.append(label.center(WIDTH - 1) + " ", style="bold yellow" if held[seat] else "dim")
        picture.append("\n")
    return picture


def _line(code: int, line: int, signs: Mapping[int, str]) -> str:
    top, side, bottom = ("╔═╗", "║", "╚═╝") if kind(code) else ("╭─╮", "│", "╰─╯")
    if line in (0, 4):
        edge = top if line == 0 else bottom
        return edge[0] + edge[1] * 7 + edge[2]
    shown = face(code)
    if shown in PIPS and shown not in signs and not kind(code):
        pips = " ".join("●" if (across, line - 2) in PIPS[shown] else " " for across in (-1, 0, 1))
    else:
        pips = f"{signs.get(shown, str(shown)):^5}" if line == 2 else "     "
    return f"{side} {pips} {side}"
