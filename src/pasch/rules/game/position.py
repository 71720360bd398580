"""Cards and turn of a game in progress, without its verbs; everything is frozen."""

from dataclasses import dataclass, field
from typing import Literal, TypeVar

from pasch.rules.dice.multisets import Dice
from pasch.rules.game.card import Card
from pasch.rules.variant.variant import Variant

Direction = Literal["clockwise", "counter-clockwise"]
Finish = Literal["won", "ended"]
"""How a throw ends a game early: its seat has won, or the totals decide."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Progress of a turn.

    Attributes:
        throws: throws used.
        roll: what all dice show; empty before the first throw.
        keeping: dice that stay on the table in the next throw; None while the seat decides, which it does before the
            first throw only if a box may be announced then.
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
    """A round of throws for the start: its seats in order, and the faces thrown so far."""

    seats: tuple[int, ...]
    faces: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class GamePosition:
    """The cards of all seats and the turn of one of them; `GameState` adds the verbs.

    Attributes:
        seat: the seat on turn; in `start`, the one that throws next.
        start: the current round of throws for the start; None once the game began.
        finish: how the seat's last throw ended the game early; None while it did not.
    """

    variant: Variant = field(hash=False)
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
        # Seats play in turn, so when the card of the seat on turn is full, all are.
        return "over" if None not in self.cards[self.seat].entries else "throw"

    @property
    def card(self) -> Card:
        """The card of the seat whose turn it is."""
        return self.cards[self.seat]


State = TypeVar("State", bound=GamePosition)
