"""Messages of a live connection, in both directions."""

from typing import Annotated, Literal

from pydantic import Field

from pasch.server.wire.field_types import Seat, Secret, Seq, WireModel
from pasch.server.wire.problem_responses import ProblemsAnswer, ResponseModel
from pasch.server.wire.requests import ActRequest
from pasch.server.wire.table_events import Numbered

Sign = Literal["bravo", "wow", "haha", "oh", "luck", "hurry"]
"""Signs that can be sent without words."""
MAX_KEYS = 8
"""That one connection may show."""


class Hello(WireModel):
    """The first message of a connection."""

    type: Literal["hello"]
    keys: Annotated[list[Secret], Field(max_length=MAX_KEYS)]
    after: Seq = Field(description="the last event that is known; -1 for none")


class Act(ActRequest):
    """An action over a connection."""

    type: Literal["act"]


class Ping(WireModel):
    """Is anybody there?"""

    type: Literal["ping"]


class MakeSign(WireModel):
    """A quick sign to everybody at the table, from one of one's own seats. It is not kept."""

    type: Literal["sign"]
    seat: Seat
    sign: Sign


ToServer = Annotated[Hello | Act | Ping | MakeSign, Field(discriminator="type")]


class Welcome(ResponseModel):
    """The seats and rights that the keys of a connection open; events follow."""

    type: Literal["welcome"] = "welcome"
    seats: list[int]
    host: bool
    seq: int


class EventsMessage(ResponseModel):
    """Events in order, none left out, none twice."""

    type: Literal["events"] = "events"
    events: list[Numbered]


class DoneMessage(ResponseModel):
    """An action was carried out; its last event has this number."""

    type: Literal["done"] = "done"
    key: str
    seq: int


class RefusedMessage(ProblemsAnswer):
    """An action was not carried out."""

    type: Literal["refused"] = "refused"
    key: str
    seq: int


class Present(ResponseModel):
    """The people connected: their seats, and the number of spectators."""

    type: Literal["present"] = "present"
    seats: list[int]
    watching: int


class SignMessage(ResponseModel):
    """Somebody made a quick sign."""

    type: Literal["sign"] = "sign"
    seat: int
    sign: Sign


class ProblemMessage(ProblemsAnswer):
    """A message could not be read, or the connection ends."""

    type: Literal["problem"] = "problem"


class Pong(ResponseModel):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"


FromServer = Annotated[
    Welcome | EventsMessage | DoneMessage | RefusedMessage | Present | SignMessage | ProblemMessage | Pong,
    Field(discriminator="type"),
]
