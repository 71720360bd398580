"""A position as a picture: what an environment renders as ``rgb_array``."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from pasch.envs.ansi_rendering import card_rows
from pasch.rules.dice.multisets import Dice, face, kind
from pasch.rules.game.state import GameState
from pasch.rules.variant.dice_glyphs import PIPS

_FELT, _PAPER, _INK, _LINE, _IVORY, _RED = "#1f5f4a", "#fbf8f0", "#20242b", "#d8d2c2", "#fffdf6", "#b3261e"
_DIE, _GAP, _ROW, _COLUMN, _EDGE = 54, 12, 22, 70, 18
_LONGEST = 40
"""Lines of a card in one column of the picture; a longer card continues in the next."""


def picture(state: GameState) -> NDArray[np.uint8]:
    """``(height, width, 3)`` the dice on the felt, and the cards below."""
    rows = list(zip(*(list(card_rows(state.variant, card)) for card in state.cards), strict=True))
    piles = [rows[first : first + _LONGEST] for first in range(0, len(rows), _LONGEST)]
    names = max(int(_font(14).getlength(row[0][0])) for row in rows) + 2 * _GAP
    pile_width = names + _COLUMN * len(state.cards)
    count = state.variant.dice.count
    width = 2 * _EDGE + max(len(piles) * (pile_width + _GAP) - _GAP, count * (_DIE + _GAP) - _GAP)
    top = 2 * _EDGE + _DIE
    canvas = Image.new("RGB", (width, top + len(piles[0]) * _ROW + _EDGE), _FELT)
    draw = ImageDraw.Draw(canvas)
    _draw_dice(draw, state.turn.roll if state.phase == "decide" else (), count, width)
    for number, pile in enumerate(piles):
        left = _EDGE + number * (pile_width + _GAP)
        draw.rounded_rectangle((left, top, left + pile_width, top + len(pile) * _ROW), 4, _PAPER)
        for place, row in enumerate(pile):
            _draw_row(draw, row, left, top + place * _ROW, names, last=place == len(pile) - 1)
    return np.asarray(canvas, dtype=np.uint8).copy()


def _draw_dice(draw: ImageDraw.ImageDraw, roll: Dice, count: int, width: int) -> None:
    left = (width - count * (_DIE + _GAP) + _GAP) // 2
    for place in range(count):
        begin = left + place * (_DIE + _GAP)
        box = (begin, _EDGE, begin + _DIE, _EDGE + _DIE)
        if not roll:
            draw.rounded_rectangle(box, 9, outline=_PAPER, width=1)
            continue
        draw.rounded_rectangle(box, 9, _IVORY)
        _draw_face(draw, face(roll[place]), begin, _RED if kind(roll[place]) else _INK)


def _draw_face(draw: ImageDraw.ImageDraw, shown: int, left: int, colour: str) -> None:
    if shown not in PIPS:
        draw.text((left + _DIE / 2, _EDGE + _DIE / 2), str(shown), colour, _font(26), anchor="mm")
        return
    for across, down in PIPS[shown]:
        x, y = left + _DIE * (2 + across) / 4, _EDGE + _DIE * (2 + down) / 4
        draw.ellipse((x - 5, y - 5, x + 5, y + 5), colour)


def _draw_row(
    draw: ImageDraw.ImageDraw, row: tuple[tuple[str, str], ...], left: int, top: int, names: int, *, last: bool
) -> None:
    draw.text((left + _GAP, top + _ROW / 2), row[0][0], _INK, _font(14), anchor="lm")
    for number, (_, points) in enumerate(row, 1):
        right = left + names + number * _COLUMN - _GAP
        draw.text((right, top + _ROW / 2), points, _INK, _font(14), anchor="rm")
    if not last:
        draw.line((left, top + _ROW, left + names + len(row) * _COLUMN, top + _ROW), _LINE)


@lru_cache
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)
