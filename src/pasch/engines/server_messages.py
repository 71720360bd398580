"""Messages of a server as a visiting player needs them: parsed from bytes without trusting them.

Unknown fields, kinds of events and messages are ignored, as docs/protocol.md requires; known ones must have their
shape. The server is a foreign program: it may be broken, or malicious.
"""

from collections.abc import Mapping
from dataclasses import fields
from typing import Annotated, Any, Literal, TypeVar, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import from_json

from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.events import EVENTS, Event

MOST_BYTES = 8_000_000
"""Of one message or answer: a table's 20,000 events, the most that a server keeps of one, have some 3 MB."""
MOST_EVENTS = 20_000
_MOST_SEATS = 30
_LONGEST_RULES = 65_536
_LONGEST_TEXT = 1_000

Model = TypeVar("Model", bound="HeardMessage")
Seat = Annotated[int, Field(ge=0, lt=_MOST_SEATS)]
Text = Annotated[str, Field(max_length=_LONGEST_TEXT)]
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
KINDS: Mapping[str, type[Event]] = {kind.type: kind for kind in get_args(Event)}


class HeardMessage(BaseModel):
    """A message, or a part of one."""

    model_config = ConfigDict(extra="ignore", strict=True, frozen=True)


class NumberedNotice(HeardMessage):
    """Any event."""

    seq: Annotated[int, Field(ge=0, lt=MOST_EVENTS)]
    type: Text
    seat: Seat | None = None


class _Rules(HeardMessage):
    id: Text | None = None


class _About(HeardMessage):
    id: Text
    rules_hash: Text


class _Sitting(HeardMessage):
    kind: Literal["person", "computer"]


class OpenedNotice(HeardMessage):
    """The table is opened."""

    kind: Literal["game", "block"]
    rules: _Rules
    variant: _About
    toml: Annotated[str, Field(max_length=_LONGEST_RULES)]
    seats: Annotated[list[_Sitting], Field(min_length=1, max_length=_MOST_SEATS)]
    direction: Literal["clockwise", "counter-clockwise"]
    first: Seat | None = None
    commitment: Digest | None = None


class SatNotice(HeardMessage):
    """Somebody took a seat."""

    seat: Seat
    entropy: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]


class SeatNotice(HeardMessage):
    """A seat takes back, or a computer player takes it over."""

    seat: Seat


class EndedNotice(HeardMessage):
    """The game is over."""

    secret: Digest


class PlaysOnNotice(HeardMessage):
    """The same people play on elsewhere."""

    table: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,64}$")]


class ServerNotice(HeardMessage):
    """Anything said over a live connection."""

    type: Text


class WelcomeNotice(HeardMessage):
    """The seats that one's keys open."""

    seats: Annotated[list[Seat], Field(max_length=_MOST_SEATS)]


class Events(HeardMessage):
    """Events of the table."""

    events: Annotated[list[dict[str, Any]], Field(max_length=MOST_EVENTS)]


class JoinedTable(HeardMessage):
    """One sits at the table."""

    seat: Seat | None


class _Wrong(HeardMessage):
    code: str
    message: str = "–"


class Problems(HeardMessage):
    """Problems reported by the server."""

    problems: Annotated[list[_Wrong], Field(min_length=1)]


def decode(data: str | bytes) -> dict[str, Any]:
    """Returns a message as an object.

    Raises:
        PaschError: it is none, or nested deeper than any.
    """
    try:
        found = from_json(data, allow_inf_nan=False)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise PaschError(Problem("bot-unreadable", {"place": "{…}"}))
    return found


def read(model: type[Model], said: Mapping[str, Any], within: str = "") -> Model:
    """Returns a message by its shape.

    Raises:
        PaschError: it has another one; names the first place.
    """
    try:
        return model.model_validate(said)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        raise _unreadable(within, *first["loc"]) from None


def read_event(said: Mapping[str, Any]) -> Event:
    """Returns what happened in the game, of a kind among `KINDS`.

    Raises:
        PaschError: it cannot be read.
    """
    kind = KINDS[said["type"]]
    known = {field.name: said.get(field.name) for field in fields(kind)}
    try:
        return EVENTS.validate_python({"type": kind.type, **known})
    except (ValidationError, PaschError):
        raise _unreadable(kind.type, *known) from None


def problem_words(said: Mapping[str, Any]) -> PaschError:
    """Returns the server's problems in its own words."""
    try:
        first = read(Problems, said).problems[0]
    except PaschError as error:
        return error
    words = excerpt(first.message).removesuffix(".")
    return PaschError(Problem("bot-refused", {"code": excerpt(first.code), "words": words}))


def _unreadable(*places: str | int) -> PaschError:
    return PaschError(
        Problem("bot-unreadable", {"place": excerpt(".".join(str(place) for place in places if place != ""))})
    )
