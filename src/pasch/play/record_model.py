"""The model of a record's JSON twin: the one source of its published schema."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from pasch.rules.document import MAX_SEATS, Table, VariantId

_MAX_EVENTS = 20_000
_MAX_TEXT = 10_000

DiceText = Annotated[str, StringConstraints(pattern=r"^([0-9]{1,8}(\+[0-9])?|\+[0-9]|-)$")]
Text = Annotated[str, StringConstraints(max_length=_MAX_TEXT)]
BoxId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_.]+$", max_length=100)]
TagName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z][A-Za-z0-9_]*$", max_length=40)]


class _Event(Table):
    comment: str | None = Field(default=None, description="what somebody wrote behind the event")


class StartRolledEvent(_Event):
    """The seat whose turn it is threw a die for the start."""

    type: Literal["start-rolled"]
    face: int = Field(ge=0, le=9)


class RolledEvent(_Event):
    """The dice fell."""

    type: Literal["rolled"]
    dice: DiceText = Field(description='all dice as they lie now, e.g. "13446"; the odd die behind a plus: "12256+7"')


class HeldEvent(_Event):
    """Dice stay on the table, the others are thrown."""

    type: Literal["held"]
    dice: DiceText = Field(description='the dice that stay; "-" for none')


class BoughtEvent(_Event):
    """A further throw was bought; these dice stay on the table."""

    type: Literal["bought"]
    dice: DiceText = Field(description='the dice that stay; "-" for none')


class AnnouncedEvent(_Event):
    """A box was named after the first throw."""

    type: Literal["announced"]
    box: BoxId


class ScoredEvent(_Event):
    """The roll was entered in a box."""

    type: Literal["scored"]
    box: BoxId
    points: int | None = Field(default=None, description="entered in the box; checked when given")
    bonus: int | None = Field(default=None, description="points beside the box; checked when given")


class StruckEvent(_Event):
    """A box was struck."""

    type: Literal["struck"]
    box: BoxId


AnyEvent = Annotated[
    StartRolledEvent | RolledEvent | HeldEvent | BoughtEvent | AnnouncedEvent | ScoredEvent | StruckEvent,
    Field(discriminator="type"),
]


class RecordDocument(Table):
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
    events: list[AnyEvent] = Field(default=[], max_length=_MAX_EVENTS)
