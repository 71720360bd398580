"""Cards and turn of a game in progress, without its verbs; everything is frozen."""

from dataclasses import dataclass
from typing import Literal, TypeVar

from pasch.rules.dice.multisets import Dice
from pasch.rules.game.card import Card
from pasch.rules.variant.variant import Variant

Direction = Literal["clockwise", "counter-clockwise"]
Finish = Literal["won", "ended"]
"""How a throw ends a game at once: its seat has won, or the totals decide."""


@dataclass(frozen=True, slots=True)
class Turn:
    """How far the turn is.

    Attributes:
        throws: throws used.
        roll: what all dice show; empty before the first throw.
        keeping: dice that stay on the table for the throw that comes now; None while the seat decides, which before
            the first throw it does where a box may be named by then.
        lay: dice that stayed on the table in the last throw, where the variant's rules ask (`remembers_hold`).
        announced: index of the box named.
        bought: throws bought in this turn.
    """

    throws: int = 0
    roll: Dice = ()
    keeping: Dice | None = ()
    lay: Dice = ()
    announced: int | None = None
    bought: int = 0


@dataclass(frozen=True, slots=True)
class StartRound:
    """Throwing for the start: who throws in this round, in their order, and what the first of them threw."""

    seats: tuple[int, ...]
    faces: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class GamePosition:
    """The cards of all seats and the turn of one of them; `GameState` adds the verbs.

    Attributes:
        seat: whose turn it is; in `start`, who throws next.
        start: the round of throws for the start that is going on; None once the game began.
        finish: how the seat, whose last throw it was, ended the game at once; None as long as it did not.
    """

    variant: Variant
    cards: tuple[Card, ...]
    seat: int
    direction: Direction
    turn: Turn = Turn()
    start: StartRound | None = None
    finish: Finish | None = None

    @property
    def phase(self) -> Literal["start", "throw", "decide", "over"]:
        """The next step: a throw for the start, a throw, a decision of the seat, or nothing."""
        if self.start is not None:
            return "start"
        if self.finish is not None:
            return "over"
        if self.turn.keeping is None:
            return "decide"
        return "over" if None not in self.cards[self.seat].entries else "throw"

    @property
    def card(self) -> Card:
        """The card of the seat whose turn it is."""
        return self.cards[self.seat]


State = TypeVar("State", bound=GamePosition)
