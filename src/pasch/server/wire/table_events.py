"""Events at a table: those of the rules, of tables and of score blocks, in one union.

A table's events are stored and sent in this form; together they are the whole state of a table.
"""

import json
from dataclasses import dataclass, field
from datetime import datetime
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, Field, TypeAdapter

from pasch.rules.game.events import Outcome
from pasch.rules.tagged_union import EventEnvelope, Tagged
from pasch.rules.variant.variant import Variant
from pasch.server.wire.field_types import (
    MAX_CELL_POINTS,
    BoxCell,
    ComputerSeat,
    DiceWritten,
    Digest,
    Entries,
    Entropy,
    Key,
    Level,
    LineCell,
    Moment,
    Name,
    OptionalName,
    PersonSeat,
    Player,
    Rules,
    SeatOrder,
    Series,
    TableName,
    WireModel,
    Words,
    words,
)

_encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


class VariantFact(WireModel):
    """The variant that is played."""

    id: str
    names: Words
    rules_hash: str

    @classmethod
    def of(cls, variant: Variant) -> Self:
        """About this variant."""
        return cls(id=variant.id, names=words(variant.names), rules_hash=variant.rules_hash)


@dataclass(frozen=True, slots=True)
class Opened(Tagged, tag="opened"):
    """Always the first."""

    kind: Literal["game", "block"]
    rules: Rules
    variant: VariantFact
    toml: str
    seats: list[Annotated[PersonSeat | ComputerSeat, Field(discriminator="kind")]]
    direction: Literal["clockwise", "counter-clockwise"]
    hints: bool
    pace: Literal["live", "days"]
    commitment: Digest | None
    first: int | None = None
    """The seat that begins; None where all throw for the start."""
    series: Series | None = None
    """The series that it is a game of."""
    follows: TableName | None = None
    """The table at which the same people played before."""

    def as_json(self) -> dict[str, Any]:
        """Returns its stored form."""
        return {name: _plain(value) for name, value in Tagged.as_json(self).items()}


@dataclass(frozen=True, slots=True)
class Sat(Tagged, tag="sat"):
    """Somebody took the seat."""

    name: OptionalName
    entropy: Entropy


@dataclass(frozen=True, slots=True)
class Began(Tagged, tag="began"):
    """All sit."""


@dataclass(frozen=True, slots=True)
class Undone(Tagged, tag="undone"):
    """The seat's last announcement or entry does not count, nor what computer players did since."""


@dataclass(frozen=True, slots=True)
class Replaced(Tagged, tag="replaced"):
    """A computer player goes on for the seat."""

    level: Level


@dataclass(frozen=True, slots=True)
class StoodIn(Tagged, tag="stood-in"):
    """A computer player plays for the seat, whose person was waited for in vain, until they return."""

    level: Level
    once: bool = False
    """Only this turn: the person has then returned, as far as the table knows."""


@dataclass(frozen=True, slots=True)
class Returned(Tagged, tag="returned"):
    """The seat's person plays again."""


@dataclass(frozen=True, slots=True)
class Stopped(Tagged, tag="stopped"):
    """The game is ended as it stands, because the seat's person was waited for in vain; the end follows."""


@dataclass(frozen=True, slots=True)
class Ended(Tagged, tag="ended"):
    """The last entry is final; the secret is shown."""

    secret: Digest
    totals: list[int]


@dataclass(frozen=True, slots=True)
class PlaysOn(Tagged, tag="rematch"):
    """The same seats play on at another table."""

    table: TableName


@dataclass(frozen=True, slots=True)
class SetPlayer(Tagged, tag="player"):
    """Score block: adds or renames a player, changes their seat, takes them off the block or puts them back.

    Only the fields given change.
    """

    player: Player
    name: Name | None = None
    base: Annotated[Key | None, Field(description="what the name replaces")] = None
    place: Annotated[
        SeatOrder | None, Field(description="players sit in its order; without one at their own number")
    ] = None
    absent: bool | None = None
    entries: Annotated[
        Entries | None,
        Field(description="with `absent`: how often points had been written for the player, as far as one knew"),
    ] = None
    at: Annotated[Moment | None, Field(description="by the clock of the device")] = None

    def as_json(self) -> dict[str, Any]:
        """Returns its stored form without the fields that do not change."""
        return {name: value for name, value in Tagged.as_json(self).items() if value is not None}


@dataclass(frozen=True, slots=True)
class PlayerSet(SetPlayer):
    """Score block: a player was added, renamed, moved, taken off or put back; missing fields did not change."""

    id: Key = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Write(Tagged, tag="written"):
    """Score block: writes, strikes or empties a cell."""

    player: Player
    cell: BoxCell | LineCell
    points: Annotated[int, Field(ge=-MAX_CELL_POINTS, le=MAX_CELL_POINTS)] | None
    dice: DiceWritten | None
    base: Key | None
    sure: bool
    at: Annotated[Moment, Field(description="by the clock of the device")]

    def as_json(self) -> dict[str, Any]:
        """Returns its stored form."""
        return Tagged.as_json(self) | {"cell": _plain(self.cell)}


@dataclass(frozen=True, slots=True)
class Written(Write):
    """Score block: a cell was written, struck or emptied."""

    id: Key = field(kw_only=True)


TableEvent = (
    Opened
    | Sat
    | Began
    | Outcome
    | Undone
    | Replaced
    | StoodIn
    | Returned
    | Stopped
    | Ended
    | PlaysOn
    | PlayerSet
    | Written
)


@dataclass(frozen=True, slots=True)
class Happened(EventEnvelope):
    """An event and its seat; None if nobody in particular acted."""

    event: TableEvent
    seat: int | None

    def as_text(self) -> str:
        """Returns its stored text."""
        return _encode(self.as_json())

    @property
    def device_time(self) -> str | None:
        """Time of the event by the device's clock; None if the server's counts."""
        return self.event.at if isinstance(self.event, PlayerSet | Written) else None


@dataclass(frozen=True, slots=True)
class Numbered(Happened):
    """An event as clients get it; `at` is by the server's clock, on a block by that of the device that wrote."""

    seq: Annotated[int, Field(ge=0)]
    at: str


HAPPENED: TypeAdapter[Happened] = TypeAdapter(Happened)


def as_sent(happened: Happened, text: str, seq: int, at: datetime) -> str:
    """An event as clients get it, made of how it is stored."""
    moment = at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    stamp = "" if happened.device_time else f'"at":"{moment}",'
    return f'{{"seq":{seq},{stamp}{text[1:]}'


def _plain(value: object) -> object:
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json")
    return [_plain(part) for part in value] if isinstance(value, list) else value
