"""Reads out what one letter asks for: a card, what bonuses need, the last roll, the standing."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from pasch.cli.table.status_line import bonuses_ahead, status
from pasch.locale import text
from pasch.play.match import Match
from pasch.rules.explain.bonus_sentences import signed_fact
from pasch.rules.game.engine import ranking, totals
from pasch.rules.game.events import Rolled
from pasch.rules.game.turn import free_boxes
from pasch.rules.variant.box_names import box_name
from pasch.rules.variant.dice_glyphs import said_dice

Asked = Literal["mine", "rival", "bonus", "throw", "standing"]

_LETTERS: dict[str, Asked] = {"i": "mine", "r": "rival", "n": "bonus", "w": "throw", "t": "standing"}
"""The same as in the browser. Capital letters may be signs of dice."""


def asked_by(typed: str) -> Asked | None:
    """Returns what a typed letter asks for; None if it is none of them."""
    return _LETTERS.get(typed.strip())


def read_out(match: Match, asked: Asked, seat: int, language: str) -> list[str]:
    """Returns the answer in sentences.

    Args:
        seat: whose card and bonuses; for `throw` and `standing` it does not matter.
    """
    match asked:
        case "mine" | "rival":
            return [_card(match, seat, language)]
        case "bonus":
            missing = list(bonuses_ahead(replace(match.state, seat=seat), language))
            return missing or [text("play-read-no-bonus", language)]
        case "throw":
            return list(_throw(match, language))
        case "standing":
            return [", ".join(_standing(match, language))]


def _card(match: Match, seat: int, language: str) -> str:
    state = match.state
    card, variant = state.cards[seat], state.variant
    free = [
        box_name(variant, variant.boxes[box], language)
        for column in variant.columns
        for box in free_boxes(variant, card, column)
    ]
    boxes = ", ".join(free) or text("play-read-full", language)
    name, points = match.record.seats[seat], totals(state)[seat]
    return text("play-read-card", language, name=name, points=signed_fact(points), boxes=boxes)


def _throw(match: Match, language: str) -> Iterator[str]:
    state = match.state
    if state.turn.roll:
        yield f"{match.record.seats[state.seat]}: {said_dice(state.variant, state.turn.roll, language)}"
        yield from status(state, language)
        return
    rolls = [event.dice for event in match.record.events if isinstance(event, Rolled)]
    if not rolls or match.last_seat is None:
        yield text("play-read-no-throw", language)
    else:
        yield f"{match.record.seats[match.last_seat]}: {said_dice(state.variant, rolls[-1], language)}"


def _standing(match: Match, language: str) -> Iterator[str]:
    for standing in ranking(match.state):
        name = match.record.seats[standing.seat]
        yield text("play-read-place", language, place=standing.place, name=name, points=signed_fact(standing.total))
