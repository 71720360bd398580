"""Events: what happened in a game. One class each: in memory, in records, in the server's store and on its wire.

`EVENTS` reads and writes them: ``{"type": "held", "dice": "55"}``.
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from pasch.rules.tagged import DiceText, Tagged

FallenDice = Annotated[
    DiceText, Field(description='all dice as they lie now, e.g. "13446"; the odd die behind a plus: "12256+7"')
]
StayingDice = Annotated[DiceText, Field(description='the dice that stay; "-" for none')]
BoxId = Annotated[str, Field(pattern=r"^[a-z0-9_.]+$", max_length=100)]


@dataclass(frozen=True, slots=True)
class StartRolled(Tagged):
    """The seat whose turn it is threw a die for the start."""

    type: ClassVar[Literal["start-rolled"]] = "start-rolled"
    face: Annotated[int, Field(ge=0, le=9)]


@dataclass(frozen=True, slots=True)
class Rolled(Tagged):
    """The dice fell."""

    type: ClassVar[Literal["rolled"]] = "rolled"
    dice: FallenDice


@dataclass(frozen=True, slots=True)
class Announced(Tagged):
    """A box was named after the first throw."""

    type: ClassVar[Literal["announced"]] = "announced"
    box: BoxId


@dataclass(frozen=True, slots=True)
class Held(Tagged):
    """Dice stay on the table, the others are thrown."""

    type: ClassVar[Literal["held"]] = "held"
    dice: StayingDice


@dataclass(frozen=True, slots=True)
class Bought(Tagged):
    """A further throw was bought; these dice stay on the table."""

    type: ClassVar[Literal["bought"]] = "bought"
    dice: StayingDice


@dataclass(frozen=True, slots=True)
class Scored(Tagged):
    """The roll was entered in a box."""

    type: ClassVar[Literal["scored"]] = "scored"
    box: BoxId


@dataclass(frozen=True, slots=True)
class ScoredFor(Scored):
    """The roll was entered in a box: with the points that this brought there, and beside it."""

    points: int
    bonus: int


@dataclass(frozen=True, slots=True)
class Struck(Tagged):
    """A box was struck."""

    type: ClassVar[Literal["struck"]] = "struck"
    box: BoxId


Chance = StartRolled | Rolled
"""What the dice bring."""
Action = Announced | Held | Bought | Scored | Struck
"""What a seat decides; `Scored` and `Struck` end its turn."""
Event = Chance | Action
Outcome = Chance | Announced | Held | Bought | ScoredFor | Struck
"""An event for those who do not know the rules: an entry with its points."""

_LATER = ConfigDict(defer_build=True)
EVENTS: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="type")], config=_LATER)
ACTIONS: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="type")], config=_LATER)
