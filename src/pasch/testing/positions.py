"""Positions for tests, set up without playing up to them, and what they offer in a few words."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pasch.rules.dice.multisets import Dice, canonical
from pasch.rules.errors import IllegalActionError
from pasch.rules.game.card import Card, box_points, empty_card
from pasch.rules.game.engine import apply, legal_actions
from pasch.rules.game.events import Announced, Bought, Event, Held, Scored, Struck
from pasch.rules.game.state import GameState, Turn, new_game
from pasch.rules.variant.variant import Variant

Filled = Mapping[str, int | Sequence[int]]
"""What boxes hold, by their ids; a box of several entries may hold fewer than it has room for."""


def card_with(variant: Variant, filled: Filled, bought: Sequence[int] = (), saved: int = 0) -> Card:
    """A card on which these boxes are filled and all others free."""
    card = empty_card(variant)
    entries = list(card.entries)
    for name, held in filled.items():
        points = (held,) if isinstance(held, int) else held
        cell = variant.box_by_id[name].cell
        entries[cell : cell + len(points)] = points
    return replace(card, entries=tuple(entries), bought=tuple(bought) or card.bought, saved=saved)


def facing(
    variant: Variant,
    roll: Sequence[int],
    filled: Filled | None = None,
    *,
    throws: int = 3,
    lay: Dice = (),
    announced: str | None = None,
    bought: int = 0,
    spent: Sequence[int] = (),
    saved: int = 0,
) -> GameState:
    """A solitaire game in which a roll lies on the table.

    Args:
        filled: what the boxes hold.
        lay: the dice that were not thrown last.
        announced: the box that was named.
        bought: throws bought in this turn; spent: before, by column; saved: kept from earlier turns.
    """
    named = None if announced is None else variant.box_by_id[announced].index
    turn = Turn(throws, canonical(roll), None, lay if variant.remembers_hold else (), named, bought)
    start = new_game(variant, variant.seats[0], first=0)
    return replace(start, cards=(card_with(variant, filled or {}, spent, saved), *start.cards[1:]), turn=turn)


def all_but(variant: Variant, *free: str, points: int = 0) -> dict[str, int | Sequence[int]]:
    """Every box but these filled to the last entry with these points."""
    return {box.id: (points,) * box.entries for box in variant.boxes if box.id not in free}


def scoring(state: GameState) -> list[str]:
    """The boxes that may score."""
    return [action.box for action in legal_actions(state) if isinstance(action, Scored)]


def striking(state: GameState) -> list[str]:
    """The boxes that may be struck."""
    return [action.box for action in legal_actions(state) if isinstance(action, Struck)]


def announcing(state: GameState) -> list[str]:
    """The boxes that may be announced."""
    return [action.box for action in legal_actions(state) if isinstance(action, Announced)]


def holding(state: GameState) -> list[Dice]:
    """The dice that may be held for a regular throw."""
    return [action.dice for action in legal_actions(state) if isinstance(action, Held)]


def buying(state: GameState) -> list[Dice]:
    """The dice that may be held for a bought throw."""
    return [action.dice for action in legal_actions(state) if isinstance(action, Bought)]


def points_for(state: GameState, box: str) -> tuple[int, int]:
    """Returns the points of scoring a box: those in it, and those beside it."""
    held = state.variant.box_by_id[box]
    seat, before = state.seat, state.card
    after = apply(state, Scored(box)).cards[seat]
    return box_points(after, held) - box_points(before, held), sum(after.extra) - sum(before.extra)


def refusal(state: GameState, event: Event) -> str:
    """The code with which the rules refuse an event; empty where they allow it."""
    try:
        apply(state, event)
    except IllegalActionError as refused:
        return refused.code
    return ""
