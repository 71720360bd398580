"""What a client may ask: every request of docs/protocol.md, with its bounds.

The description at ``/api/openapi.json`` is made from these models, so what it says is what is checked.
"""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from pasch.rules.document import MAX_BOXES, MAX_COLUMNS, MAX_SEATS

MAX_PLAYERS = 30
"""On a score block."""
MAX_NAME = 40
MAX_CELL_POINTS = 9999
MAX_PLACE = 1_000_000
"""How far from the first players somebody can sit, in either direction."""
MAX_TOML = 65_536
_MAX_SEQ = 1_000_000
_ZERO_WIDTH_JOINER = "\u200d"
"""Stands inside of one picture of several people, so it may stand in a name."""


def _name(given: str) -> str:
    """A name as it is shown."""
    name = given.strip()
    if not name.replace(_ZERO_WIDTH_JOINER, "").isprintable():
        raise PydanticCustomError("not-a-name", "a name that can be shown", {"most": MAX_NAME})
    return name


def _not_empty(name: str) -> str:
    if not name:
        raise PydanticCustomError("not-a-name", "a name that can be shown", {"most": MAX_NAME})
    return name


OptionalName = Annotated[str, StringConstraints(max_length=MAX_NAME), AfterValidator(_name)]
Name = Annotated[
    str, StringConstraints(min_length=1, max_length=MAX_NAME), AfterValidator(_name), AfterValidator(_not_empty)
]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,86}$")]
Entropy = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
DiceText = Annotated[str, StringConstraints(pattern=r"^([0-9]{1,8}(\+[0-9])?|\+[0-9]|-)$")]
BoxName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_.]{1,100}$")]
ColumnName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,40}$")]
Level = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z-]{0,39}$")]
VariantName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9-]{0,59}$")]
Moment = Annotated[
    str,
    StringConstraints(
        pattern=r"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,6})?Z$"
    ),
]
Seq = Annotated[int, Field(ge=-1, le=_MAX_SEQ)]
Seat = Annotated[int, Field(ge=0, lt=MAX_PLAYERS)]
Player = Annotated[int, Field(ge=0, lt=MAX_PLAYERS)]
TableName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9 -]{6,16}$")]
Place = Literal["here", "link"]
RowPlace = Annotated[float, Field(ge=-MAX_PLACE, le=MAX_PLACE, allow_inf_nan=False)]
Entries = Annotated[int, Field(ge=0, le=_MAX_SEQ)]


class Message(BaseModel):
    """Unknown keys are refused, values are never converted."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class RulesById(Message):
    """A variant that comes with Pasch."""

    id: VariantName


class RulesByDocument(Message):
    """A house rule."""

    toml: Annotated[str, StringConstraints(min_length=1, max_length=MAX_TOML)]


Rules = RulesById | RulesByDocument


class PersonSeat(Message):
    """Somebody at the device that opens the table, or wherever the invitation leads."""

    kind: Literal["person"]
    name: OptionalName = ""
    place: Place = "here"


class ComputerSeat(Message):
    """A computer player."""

    kind: Literal["computer"]
    name: Name
    level: Level


class Opening(Message):
    """What a table is to be."""

    kind: Literal["game", "block"]
    rules: Rules
    seats: Annotated[
        list[Annotated[PersonSeat | ComputerSeat, Field(discriminator="kind")]],
        Field(min_length=1, max_length=MAX_PLAYERS, description=f"up to {MAX_SEATS} at a game"),
    ]
    hints: bool = False
    pace: Literal["live", "days"] = "live"


class Sit(Message):
    """Sits down; the last one to do so starts the game."""

    type: Literal["sit"]
    name: Name
    entropy: Entropy


class Throw(Message):
    """The first throw of a turn, or the one for the start."""

    type: Literal["throw"]


class Hold(Message):
    """These dice stay, the others are thrown."""

    type: Literal["held"]
    dice: DiceText


class Buy(Message):
    """A further throw is bought; these dice stay."""

    type: Literal["bought"]
    dice: DiceText


class Announce(Message):
    """Names the box of this turn."""

    type: Literal["announced"]
    box: BoxName


class Score(Message):
    """Enters the roll."""

    type: Literal["scored"]
    box: BoxName


class Strike(Message):
    """Strikes a box."""

    type: Literal["struck"]
    box: BoxName


class Undo(Message):
    """Takes back the seat's last announcement or entry, until the next throw."""

    type: Literal["undo"]


class Replace(Message):
    """A computer player goes on for the seat: the host's."""

    type: Literal["replace"]
    level: Level


class Rematch(Message):
    """The same seats play on at another table: the host's."""

    type: Literal["rematch"]


class BoxCell(Message):
    """An entry of a box."""

    box: BoxName
    entry: Annotated[int, Field(ge=0, lt=MAX_BOXES * MAX_COLUMNS)] = 0


class LineCell(Message):
    """A line beside the boxes: extra points, or throws not bought."""

    line: Literal["extra", "throws"]
    column: ColumnName


class SetPlayer(Message):
    """Score block: adds or renames a player, seats them elsewhere, takes them off the block or brings them back.

    Only what is named changes.
    """

    type: Literal["player"]
    player: Player
    name: Name | None = None
    base: Key | None = Field(default=None, description="what the name replaces")
    place: RowPlace | None = Field(
        default=None, description="players sit in its order; without one at their own number"
    )
    absent: bool | None = None
    entries: Entries | None = Field(
        default=None, description="with `absent`: how often points had been written for the player, as far as one knew"
    )
    at: Moment | None = None


class Write(Message):
    """Score block: writes, strikes or empties a cell."""

    type: Literal["written"]
    player: Player
    cell: BoxCell | LineCell
    points: Annotated[int, Field(ge=0, le=MAX_CELL_POINTS)] | None
    dice: DiceText | None
    base: Key | None
    sure: bool
    at: Moment


Action = Annotated[
    Sit | Throw | Hold | Buy | Announce | Score | Strike | Undo | Replace | Rematch | SetPlayer | Write,
    Field(discriminator="type"),
]


class ActRequest(Message):
    """An action of a seat."""

    key: Key
    expect: Seq | None = Field(description="the last event seen; null on a block only")
    seat: Seat = Field(description="counts from 0; on a block it does not matter")
    action: Action


class OpenRequest(Message):
    """Opens a table."""

    key: Key
    opening: Opening
    secret: Secret = Field(description="the host's key")
    invitation: Secret | None = None
    language: Literal["de", "en"] = "en"


class JoinRequest(Message):
    """Sits down at the next free seat, with a new key."""

    key: Key
    secret: Secret
    name: Name
    entropy: Entropy


class CodeRequest(Message):
    """Asks for a short code to type on another device."""

    what: Literal["device", "invitation"]


class RedeemRequest(Message):
    """Exchanges a code for a key."""

    secret: Secret


class DocumentRequest(RulesByDocument):
    """A house rule to be read."""


class AdviceRequest(Message):
    """Asks what is best."""

    rules: Rules
    position: Annotated[str, StringConstraints(min_length=1, max_length=16_384)]


class AverageRequest(Message):
    """Asks what the best play brings on average."""

    rules: Rules
