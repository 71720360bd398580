"""Events: what happened in a game. One class each: in memory, in records, in the server's store and on its wire.

`EVENTS` reads and writes them: ``{"type": "held", "dice": "55"}``.
"""

from dataclasses import dataclass
from typing import Annotated

from pydantic import ConfigDict, Field, TypeAdapter

from pasch.rules.document.value_types import MAX_FACE
from pasch.rules.tagged_union import DiceText, Tagged

FallenDice = Annotated[
    DiceText, Field(description='all dice as they lie now, e.g. "13446"; what odd dice show behind a plus: "12256+7"')
]
StayingDice = Annotated[DiceText, Field(description='the dice that stay; "-" for none')]
BoxId = Annotated[str, Field(pattern=r"^[a-z0-9_.]+$", max_length=100)]


@dataclass(frozen=True, slots=True)
class StartRolled(Tagged, tag="start-rolled"):
    """The seat whose turn it is threw a die for the start."""

    face: Annotated[int, Field(ge=0, le=MAX_FACE)]


@dataclass(frozen=True, slots=True)
class Rolled(Tagged, tag="rolled"):
    """The dice fell."""

    dice: FallenDice


@dataclass(frozen=True, slots=True)
class Announced(Tagged, tag="announced"):
    """A box was named after the first throw."""

    box: BoxId


@dataclass(frozen=True, slots=True)
class Held(Tagged, tag="held"):
    """Dice stay on the table, the others are thrown."""

    dice: StayingDice


@dataclass(frozen=True, slots=True)
class Bought(Tagged, tag="bought"):
    """A further throw was bought; these dice stay on the table."""

    dice: StayingDice


@dataclass(frozen=True, slots=True)
class Scored(Tagged, tag="scored"):
    """The roll was entered in a box."""

    box: BoxId


@dataclass(frozen=True, slots=True)
class ScoredFor(Scored):
    """The roll was entered in a box, with its points there and its extra points."""

    points: int
    bonus: int


@dataclass(frozen=True, slots=True)
class Struck(Tagged, tag="struck"):
    """A box was struck."""

    box: BoxId


Chance = StartRolled | Rolled
"""Events that the dice decide."""
Action = Announced | Held | Bought | Scored | Struck
"""Events that a seat decides; `Scored` and `Struck` end its turn."""
Event = Chance | Action
Outcome = Chance | Announced | Held | Bought | ScoredFor | Struck
"""Events for clients that do not know the rules: entries have their points."""

# Built on first use, so that programs that read no events start faster.
_LATER = ConfigDict(defer_build=True)
EVENTS: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="type")], config=_LATER)
ACTIONS: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="type")], config=_LATER)
