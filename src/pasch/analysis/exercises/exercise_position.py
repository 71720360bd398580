"""An exercise's position as the browser's rules read it."""

from pasch.analysis.exercises.exercise_model import CardThen, Exercise, TurnThen
from pasch.rules.dice.dice_notation import format_dice, parse_dice
from pasch.rules.game.card import Card, total
from pasch.rules.game.state import GameState, Turn
from pasch.rules.game.turn import regular_throws
from pasch.rules.variant.variant import Variant


def card_then(variant: Variant, card: Card) -> CardThen:
    """A card as the browser's engine reads it."""
    return CardThen(
        entries=list(card.entries),
        extra=list(card.extra),
        bought=list(card.bought),
        saved=card.saved,
        total=total(variant, card),
    )


def turn_then(state: GameState) -> TurnThen:
    """The turn of a decision."""
    turn, variant = state.turn, state.variant
    return TurnThen(
        throws=turn.throws,
        left=max(0, regular_throws(state) - turn.throws),
        roll=format_dice(turn.roll),
        lay=format_dice(turn.lay),
        announced=None if turn.announced is None else variant.boxes[turn.announced].id,
        bought=turn.bought,
    )


def state_of(variant: Variant, exercise: Exercise) -> GameState:
    """The position of an exercise, the learner on turn."""
    cards = tuple(
        Card(variant, tuple(card.entries), tuple(card.extra), tuple(card.bought), card.saved) for card in exercise.cards
    )
    return GameState(variant, cards, 0, variant.direction, _turn(variant, exercise.turn))


def _turn(variant: Variant, turn: TurnThen) -> Turn:
    return Turn(
        throws=turn.throws,
        roll=parse_dice(turn.roll),
        keeping=None,
        lay=parse_dice(turn.lay),
        announced=None if turn.announced is None else variant.box_by_id[turn.announced].index,
        bought=turn.bought,
    )
