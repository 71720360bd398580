"""The model of a record's JSON twin: the one source of its published schema."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from pasch.rules.document.value_types import MAX_SEATS, DocumentTable, VariantId
from pasch.rules.game.events import Announced, Bought, Held, Rolled, Scored, StartRolled, Struck
from pasch.rules.tagged_union import EventEnvelope

_MAX_EVENTS = 20_000
_MAX_TEXT = 10_000

Text = Annotated[str, StringConstraints(max_length=_MAX_TEXT)]
TagName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z][A-Za-z0-9_]*$", max_length=40)]


@dataclass(frozen=True, slots=True)
class ScoredSaid(Scored):
    """The roll was entered in a box."""

    points: Annotated[int | None, Field(description="entered in the box; checked when given")] = None
    bonus: Annotated[int | None, Field(description="points beside the box; checked when given")] = None


@dataclass(frozen=True, slots=True)
class Commented(EventEnvelope):
    """An event with an optional comment."""

    event: StartRolled | Rolled | Held | Bought | Announced | ScoredSaid | Struck
    comment: Annotated[str | None, Field(description="what somebody wrote behind the event")] = None


class RecordDocument(DocumentTable):
    """A game of dice, finished or not."""

    format: Literal["pasch-record"]
    version: Literal[1]
    variant: VariantId = Field(description="the variant's id")
    rules: str | None = Field(default=None, description="the identity of its rules; checked when given")
    seats: list[Text] = Field(min_length=1, max_length=MAX_SEATS, description="names in seating order")
    direction: Literal["clockwise", "counter-clockwise"]
    first: int | None = Field(
        default=None, ge=1, le=MAX_SEATS, description="the seat that begins, from 1; null where it was thrown for"
    )
    tags: dict[TagName, Text] = Field(default={}, description="what else is known of the game")
    comment: str | None = Field(default=None, description="text before all events")
    events: list[Commented] = Field(default=[], max_length=_MAX_EVENTS)
