"""Events, turns and game states: what happened, and where the game stands. All of it frozen."""

from dataclasses import dataclass
from typing import Literal

from pasch.rules.card import Card
from pasch.rules.dice import Dice
from pasch.rules.variant import Variant

Direction = Literal["clockwise", "counter-clockwise"]


@dataclass(frozen=True, slots=True)
class StartRolled:
    """The seat whose turn it is to throw for the start threw this face. Chance."""

    face: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """The dice fell: all dice as they lie now, held ones included, sorted. Chance."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class Announced:
    """The box of this turn was named after the first throw."""

    box: str


@dataclass(frozen=True, slots=True)
class Held:
    """These dice stay on the table, sorted; the others are thrown next."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class Bought:
    """A further throw was bought; these dice stay on the table, the others are thrown next."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class Scored:
    """The roll was entered in a box for points; the turn is over."""

    box: str


@dataclass(frozen=True, slots=True)
class Struck:
    """A box was struck; the turn is over."""

    box: str


Chance = StartRolled | Rolled
Action = Announced | Held | Bought | Scored | Struck
Event = Chance | Action


@dataclass(frozen=True, slots=True)
class Turn:
    """How far the turn is.

    Attributes:
        throws: throws used.
        roll: what all dice show; empty before the first throw.
        keeping: dice that stay on the table for the throw that comes now; None while the seat decides.
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
class GameState:
    """Where a game stands.

    Attributes:
        seat: whose turn it is; in `start`, who throws next.
        start: the round of throws for the start that is going on; None once the game began.
    """

    variant: Variant
    cards: tuple[Card, ...]
    seat: int
    direction: Direction
    turn: Turn = Turn()
    start: StartRound | None = None

    @property
    def phase(self) -> Literal["start", "throw", "decide", "over"]:
        """What comes next: a throw for the start, a throw, a decision of the seat, or nothing."""
        if self.start is not None:
            return "start"
        if self.turn.keeping is None:
            return "decide"
        return "over" if None not in self.cards[self.seat].entries else "throw"

    @property
    def card(self) -> Card:
        """The card of the seat whose turn it is."""
        return self.cards[self.seat]
