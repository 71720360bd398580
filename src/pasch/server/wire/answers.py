"""What the server answers: the models of its description at ``/api/openapi.json``, events included.

Answers are written from what is stored; these models say what they look like, and tests hold them to it.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from pasch.server.wire.problems import Answer, Words
from pasch.server.wire.requests import (
    MAX_NAME,
    BoxCell,
    BoxName,
    ComputerSeat,
    DiceText,
    Entropy,
    Key,
    Level,
    LineCell,
    PersonSeat,
    Rules,
    TableName,
)

Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class _Happened(Answer):
    seq: int = Field(ge=0)
    at: str
    seat: int | None


class VariantFact(Answer):
    """Which variant is played."""

    id: str
    names: Words
    rules_hash: str


class OpenedEvent(_Happened):
    """Always the first."""

    type: Literal["opened"]
    kind: Literal["game", "block"]
    rules: Rules
    variant: VariantFact
    toml: str
    seats: list[Annotated[PersonSeat | ComputerSeat, Field(discriminator="kind")]]
    direction: Literal["clockwise", "counter-clockwise"]
    hints: bool
    pace: Literal["live", "days"]
    commitment: Digest | None


class SatEvent(_Happened):
    """Somebody took the seat."""

    type: Literal["sat"]
    name: str = Field(min_length=1, max_length=MAX_NAME)
    entropy: Entropy


class BeganEvent(_Happened):
    """All sit."""

    type: Literal["began"]


class StartRolledEvent(_Happened):
    """A throw for the start."""

    type: Literal["start-rolled"]
    face: int


class RolledEvent(_Happened):
    """All dice as they lie now."""

    type: Literal["rolled"]
    dice: DiceText


class HeldEvent(_Happened):
    """These stay."""

    type: Literal["held", "bought"]
    dice: DiceText


class BoxEvent(_Happened):
    """A box was announced or struck."""

    type: Literal["announced", "struck"]
    box: BoxName


class ScoredEvent(_Happened):
    """The roll was entered."""

    type: Literal["scored"]
    box: BoxName
    points: int
    bonus: int


class UndoneEvent(_Happened):
    """The last announcement or entry does not count."""

    type: Literal["undone"]


class ReplacedEvent(_Happened):
    """A computer player goes on for the seat."""

    type: Literal["replaced"]
    level: Level


class EndedEvent(_Happened):
    """The last entry stands; the secret is shown."""

    type: Literal["ended"]
    secret: Digest
    totals: list[int]


class RematchEvent(_Happened):
    """The same seats play on at another table."""

    type: Literal["rematch"]
    table: TableName


class PlayerEvent(_Happened):
    """Score block: a player was added, renamed, seated elsewhere, taken off or brought back; what is missing stayed."""

    type: Literal["player"]
    id: Key
    player: int
    name: str | None = None
    base: Key | None = None
    place: float | None = None
    absent: bool | None = None
    entries: int | None = None


class WrittenEvent(_Happened):
    """Score block: a cell was written, struck or emptied; `at` by the clock of the device."""

    type: Literal["written"]
    id: Key
    player: int
    cell: BoxCell | LineCell
    points: int | None
    dice: DiceText | None
    base: Key | None
    sure: bool


Event = Annotated[
    OpenedEvent
    | SatEvent
    | BeganEvent
    | StartRolledEvent
    | RolledEvent
    | HeldEvent
    | BoxEvent
    | ScoredEvent
    | UndoneEvent
    | ReplacedEvent
    | EndedEvent
    | RematchEvent
    | PlayerEvent
    | WrittenEvent,
    Field(discriminator="type"),
]


class EventsAnswer(Answer):
    """Events in order, and the number of the table's last one."""

    events: list[Event]
    seq: int


class OpenAnswer(Answer):
    """The table that was opened."""

    table: TableName
    seq: int
    commitment: Digest | None


class JoinAnswer(Answer):
    """Where one sits; nowhere in particular on a block."""

    seat: int | None
    seq: int


class CodeAnswer(Answer):
    """A code, and how long it is good for."""

    code: str
    minutes: int


class RedeemAnswer(Answer):
    """What the new key opens."""

    table: TableName
    what: Literal["device", "invitation"]


class PlayersAnswer(Answer):
    """The computer players that this server has."""

    players: list[str]


class VariantSummary(Answer):
    """A variant in numbers."""

    id: str
    names: Words
    dice: int
    columns: int
    boxes: int
    turns: int
    seats: Annotated[list[int], Field(min_length=2, max_length=2, description="the fewest and the most")]
    minutes: int


class VariantsAnswer(Answer):
    """The variants that come with Pasch."""

    variants: list[VariantSummary]


class VariantAnswer(BaseModel):
    """Everything that a client needs to explain a variant and to play it."""

    id: str
    names: Words
    rules_hash: str
    toml: str
    tables: dict[str, Any]
    sheet: list[dict[str, Any]]
    rules: dict[Literal["de", "en"], Any]
    box_help: dict[str, Words]
    difference: Any
    minutes: int


class OptionAnswer(Answer):
    """An action, what it is worth, and what it loses to the best."""

    action: dict[str, Any]
    value: float | None
    loss: float


class AdviceAnswer(Answer):
    """What is best in a position."""

    exact: bool
    options: list[OptionAnswer]
    best: dict[str, Any]


class AverageAnswer(Answer):
    """What the best play of a variant brings on average, by one who plays alone."""

    exact: bool = Field(description="otherwise the mean is estimated, or null")
    mean: float | None
    sd: float | None = Field(description="standard deviation; null where it is not known")
    nine_in_ten: Annotated[list[int], Field(min_length=2, max_length=2)] | None = Field(
        description="nine games in ten end from the first of these totals to the second"
    )
    why: Literal["no-solver", "out-of-reach"] | None = Field(description="why there is no mean")


class SolvingAnswer(Answer):
    """The variant is being solved: ask again."""

    stage: str
    progress: float = Field(ge=0, le=1)


class StatisticsAnswer(BaseModel):
    """The dice that this server has thrown."""

    throws: int
    dice: list[dict[str, Any]]


class HealthAnswer(Answer):
    """The server is there."""

    status: Literal["ok"]
