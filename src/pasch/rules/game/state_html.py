"""A moment of a game as a picture for notebooks: the dice, and everybody's card, as HTML and SVG.

Everything is drawn in the colour of the text around it, so that it fits light and dark pages; nothing is fetched.
"""

from collections.abc import Iterator, Sequence
from html import escape

from pasch.locale import text
from pasch.rules.dice.multisets import Dice, face
from pasch.rules.game.card import Card, total
from pasch.rules.game.position import GamePosition
from pasch.rules.variant.dice_glyphs import PIPS, drawn_signs, said_dice
from pasch.rules.variant.variant import Box, Column, Variant

# Pixels of a die, and between two dice.
_SIDE, _GAP = 36, 8
_LINE = "1px solid rgba(128,128,128,.45)"
_CELL = f"padding:2px 10px;border:{_LINE};background:none;"


def state_html(state: GamePosition, language: str) -> str:
    """The dice on the table and all cards; the seat on turn is marked."""
    variant = state.variant
    head = f'<div style="font-weight:600">{escape(variant.names[language])}</div>'
    parts = [head, *_moment(state, language), _sheet(variant, state.cards, state.seat, language)]
    return (
        f'<div style="font-family:sans-serif;font-size:13px;color:inherit;display:inline-block">{"".join(parts)}</div>'
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


def _sheet(variant: Variant, cards: Sequence[Card], seat: int, language: str) -> str:
    rows = [_heads(variant, len(cards), seat, language)]
    for line in variant.line_order:
        boxes = {box.column: box for box in variant.boxes if box.line == line}
        name = escape(next(iter(boxes.values())).names[language])
        cells = [_cell(_entry(card, boxes.get(column.index))) for card in cards for column in variant.columns]
        rows.append(f'<tr><th style="{_CELL}text-align:left;font-weight:400">{name}</th>{"".join(cells)}</tr>')
    rows.append(_totals(variant, cards, language))
    return f'<table style="border-collapse:collapse;color:inherit;font-size:13px;margin:0">{"".join(rows)}</table>'


def _heads(variant: Variant, seats: int, on_turn: int, language: str) -> str:
    cells = []
    for seat in range(seats):
        mark = "text-decoration:underline;" if seat == on_turn and seats > 1 else ""
        cells += [_head(seat, column, variant, mark, language) for column in variant.columns]
    return f'<tr><th style="{_CELL}"></th>{"".join(cells)}</tr>'


def _head(seat: int, column: Column, variant: Variant, mark: str, language: str) -> str:
    name = str(seat + 1) if len(variant.columns) == 1 else f"{seat + 1} · {column.names[language]}"
    return f'<th style="{_CELL}{mark}text-align:right">{escape(name)}</th>'


def _entry(card: Card, box: Box | None) -> str:
    if box is None:
        return "·"
    held = (card.entries[cell] for cell in box.cells)
    return " ".join("–" if points == 0 else str(points) for points in held if points is not None)


def _cell(shown: str) -> str:
    return f'<td style="{_CELL}text-align:right;min-width:2em">{shown}</td>'


def _totals(variant: Variant, cards: Sequence[Card], language: str) -> str:
    width = len(variant.columns)
    style = f"{_CELL}text-align:right;font-weight:600"
    cells = [f'<td colspan="{width}" style="{style}">{total(variant, card)}</td>' for card in cards]
    name = escape(text("notebook-total", language))
    return f'<tr><th style="{_CELL}text-align:left">{name}</th>{"".join(cells)}</tr>'
