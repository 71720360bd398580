"""Requests of clients, as docs/protocol.md lists them."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from pasch.rules.document.value_types import MAX_BOXES, MAX_COLUMNS, MAX_SEATS
from pasch.rules.game.events import Announced, Bought, Held, Scored, Struck
from pasch.server.wire.field_types import (
    MAX_CELL_POINTS,
    MAX_PLAYERS,
    ComputerSeat,
    Entropy,
    Key,
    Language,
    Level,
    Name,
    OptionalName,
    PersonSeat,
    Rules,
    RulesByDocument,
    Seat,
    Secret,
    Seq,
    Series,
    Whole,
    WireModel,
)
from pasch.server.wire.table_events import SetPlayer, Write

MAX_RECORD = 60_000
"""Characters of a record; the longest games of shipped variants have half of them."""


class Opening(WireModel):
    """The options of a new table."""

    kind: Literal["game", "block"]
    rules: Rules
    seats: Annotated[
        list[Annotated[PersonSeat | ComputerSeat, Field(discriminator="kind")]],
        Field(min_length=1, max_length=MAX_PLAYERS, description=f"up to {MAX_SEATS} at a game"),
    ]
    direction: Literal["clockwise", "counter-clockwise"] | None = Field(
        default=None, description="who comes next; null for what the variant says"
    )
    first: Whole | None = Field(
        default=None, ge=0, lt=MAX_SEATS, description="the seat that begins a game; null to throw for the start"
    )
    hints: bool = False
    pace: Literal["live", "days"] = "live"
    series: Series | None = Field(default=None, description="what it is a game of; at a game only its first one")


class Sit(WireModel):
    """Sits down; the last one to do so starts the game. Who sits at the device that opened it needs no name."""

    type: Literal["sit"]
    name: OptionalName
    entropy: Entropy


class Throw(WireModel):
    """The first throw of a turn, or the one for the start."""

    type: Literal["throw"]


class Undo(WireModel):
    """Takes back the seat's last announcement or entry, until the next throw."""

    type: Literal["undo"]


class Replace(WireModel):
    """A computer player goes on for the seat: the host's, or where a seat stays free, anybody's who sits."""

    type: Literal["replace"]
    level: Level


class StandIn(WireModel):
    """A computer player plays for the seat until its person returns: by anybody who sits and has waited for them."""

    type: Literal["stand-in"]
    level: Level
    once: bool = Field(default=False, description="only this turn")


class Return(WireModel):
    """The seat's person is back, and plays again instead of the computer player."""

    type: Literal["return"]


class Stop(WireModel):
    """Ends the game as it stands: by anybody who sits and has waited for the seat's person."""

    type: Literal["stop"]


class Rematch(WireModel):
    """The same people play on at another table; the loser of a game begins."""

    type: Literal["rematch"]
    seats: Annotated[list[PersonSeat], Field(min_length=1, max_length=MAX_PLAYERS)] | None = Field(
        default=None, description="on a block only: its players as they sit now"
    )
    series: Series | None = Field(default=None, description="on a block only: the series with the totals so far")


Action = Annotated[
    Sit
    | Throw
    | Held
    | Bought
    | Announced
    | Scored
    | Struck
    | Undo
    | Replace
    | StandIn
    | Return
    | Stop
    | Rematch
    | SetPlayer
    | Write,
    Field(discriminator="type"),
]


class ActRequest(WireModel):
    """An action of a seat."""

    key: Key
    expect: Seq | None = Field(description="the last event seen; null on a block only")
    seat: Seat = Field(description="counts from 0; on a block it does not matter")
    action: Action


class OpenRequest(WireModel):
    """Opens a table."""

    key: Key
    opening: Opening
    secret: Secret = Field(description="the host's key")
    invitation: Secret | None = None
    language: Language = "en"


class JoinRequest(WireModel):
    """Sits down at the next free seat, with a new key."""

    key: Key
    secret: Secret
    name: Name
    entropy: Entropy


class CodeRequest(WireModel):
    """Asks for a short code to type on another device."""

    what: Literal["device", "invitation"]


class RedeemRequest(WireModel):
    """Exchanges a code for a key."""

    secret: Secret


class DocumentRequest(RulesByDocument):
    """A house rule to be read."""


Position = Annotated[str, StringConstraints(min_length=1, max_length=16_384)]
MAX_POSITIONS = 20


class AdviceRequest(WireModel):
    """Asks what is best."""

    rules: Rules
    position: Position
    objective: Literal["mean", "win"] = Field(
        default="mean", description="the highest mean, or the best chance to win given the cards of all seats"
    )


Paper = Literal["a4", "a5", "letter"]


class ReviewRequest(WireModel):
    """Asks what the decisions of a game cost and what the dice gave."""

    rules: Rules
    record: Annotated[
        str, StringConstraints(min_length=1, max_length=MAX_RECORD), Field(description="as text or as JSON")
    ]


class BlockTextRequest(WireModel):
    """Asks for the cards of a score block that was typed or exported."""

    rules: Rules
    block: Annotated[str, StringConstraints(min_length=1, max_length=MAX_RECORD)]


class PrintedReviewRequest(ReviewRequest):
    """Asks for a review on paper."""

    paper: Paper = "a4"


class AverageRequest(WireModel):
    """Asks for the expected total of optimal play."""

    rules: Rules


class ExercisesRequest(WireModel):
    """Asks for positions as exercises."""

    rules: Rules
    positions: list[Position] | None = Field(
        default=None,
        min_length=1,
        max_length=MAX_POSITIONS,
        description="one's own, to become exercises; null for those of the rules",
    )


class ValuesRequest(WireModel):
    """Asks for the table of card values, or for the network trained for it."""

    rules: Rules


_Points = Annotated[Whole, Field(ge=0, le=MAX_CELL_POINTS)]
_Entry = Annotated[Whole, Field(ge=-MAX_CELL_POINTS, le=MAX_CELL_POINTS)]


class FilledCard(WireModel):
    """A card filled in by hand."""

    entries: Annotated[
        list[_Entry | None],
        Field(max_length=MAX_BOXES * MAX_COLUMNS, description="by entry; null is free; usually 0 is struck"),
    ]
    extra: Annotated[list[_Points], Field(max_length=MAX_COLUMNS, description="beside the boxes, by column")]
    bought: Annotated[list[_Points], Field(max_length=MAX_COLUMNS, description="throws bought, by column")]


class PrintedPlayer(WireModel):
    """A player's part of a block."""

    name: OptionalName = ""
    card: FilledCard | None = None


class SheetRequest(WireModel):
    """A block to print."""

    rules: Rules
    language: Language = "en"
    paper: Paper = "a4"
    large: bool = Field(default=False, description="large print")
    players: list[PrintedPlayer] = Field(
        default=[], max_length=MAX_PLAYERS, description="a part for each; none for an empty block of several games"
    )
    games: Whole | None = Field(default=None, ge=1, le=MAX_PLAYERS, description="side by side, where nobody is named")
    day: Annotated[str, StringConstraints(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")] = Field(
        default="", description="of the game, as in 2026-11-24; empty for a line to write it on"
    )
