"""A moment of a game as a picture for notebooks: the dice, and everybody's card, as HTML and SVG.

Everything is drawn in the colour of the text around it, so that it fits light and dark pages; nothing is fetched.
"""

from collections.abc import Iterator, Sequence
from html import escape

from pasch.locale import text
from pasch.rules.dice.multisets import Dice, face
from pasch.rules.game.position import GamePosition
from pasch.rules.game.sheet_html import framed, sheet_html
from pasch.rules.variant.dice_glyphs import PIPS, drawn_signs, said_dice
from pasch.rules.variant.variant import Variant

# Pixels of a die, and between two dice.
_SIDE, _GAP = 36, 8


def state_html(state: GamePosition, language: str, names: Sequence[str] = ()) -> str:
    """The dice on the table and all cards; the seat on turn is marked.

    Args:
        names: of the seats, instead of their numbers.
    """
    variant = state.variant
    heads = names or [str(seat + 1) for seat in range(len(state.cards))]
    return framed(
        variant.names[language],
        *_moment(state, language),
        sheet_html(variant, state.cards, heads, state.seat if len(state.cards) > 1 else None, language),
    )


def _moment(state: GamePosition, language: str) -> Iterator[str]:
    turn = state.turn
    if not turn.throws:
        return
    throw = text("notebook-throw", language, throw=turn.throws)
    held = turn.keeping or ()
    dice = _dice_svg(state.variant, turn.roll, language, held)
    yield f'<div style="margin:6px 0 2px">{escape(throw)}</div>{dice}'


def _dice_svg(variant: Variant, dice: Dice, language: str, held: Dice = ()) -> str:
    # Held dice are filled.
    left, signs = list(held), drawn_signs(variant, language)
    drawn = []
    for place, code in enumerate(dice):
        if kept := code in left:
            left.remove(code)
        drawn.append(_die(face(code), signs.get(face(code)), place * (_SIDE + _GAP) + 2, kept))
    width = len(dice) * (_SIDE + _GAP)
    shown = escape(said_dice(variant, dice, language))
    return (
        f'<svg role="img" aria-label="{shown}" width="{width}" height="{_SIDE + 4}" '
        f'viewBox="0 0 {width} {_SIDE + 4}" style="display:block;margin:2px 0 8px">{"".join(drawn)}</svg>'
    )


def _die(shown: int, sign: str | None, left: int, kept: bool) -> str:
    fill = 'fill="currentColor" fill-opacity=".22"' if kept else 'fill="none"'
    body = f'<rect x="{left}" y="2" width="{_SIDE}" height="{_SIDE}" rx="7" {fill} stroke="currentColor"/>'
    if sign is not None or shown not in PIPS:
        middle = f'x="{left + _SIDE / 2}" y="{_SIDE / 2 + 8}" text-anchor="middle" font-size="16"'
        return f'{body}<text {middle} fill="currentColor">{escape(sign or str(shown))}</text>'
    return body + "".join(
        f'<circle cx="{left + 18 + 9 * across}" cy="{20 + 9 * down}" r="3.2" fill="currentColor"/>'
        for across, down in PIPS[shown]
    )
