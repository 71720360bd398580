"""Frozen dataclasses with a `type` as their tag, and envelopes that add fields to one of them.

Pydantic reads and describes them through models made from their fields; programs see only the dataclasses.
"""

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields
from functools import reduce
from operator import or_
from typing import Annotated, Any, ClassVar, Literal, get_args, get_type_hints

import pydantic
from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler, create_model
from pydantic_core import CoreSchema, core_schema

from pasch.rules.dice.dice_notation import FACES, format_dice, parse_dice
from pasch.rules.dice.multisets import Dice

_FACES = f"({FACES}){{1,10}}"
DICE_TEXT = rf"^({_FACES}(\+{{1,3}}{_FACES}){{0,3}}|(\+{{1,3}}{_FACES}){{1,3}}|-)$"

_EXACT = ConfigDict(extra="forbid", strict=True)


class AsText:
    """Marks dice that are text wherever they are written."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        text = core_schema.str_schema(pattern=DICE_TEXT)
        writing = core_schema.plain_serializer_function_ser_schema(format_dice, return_schema=text)
        return core_schema.no_info_after_validator_function(parse_dice, text, serialization=writing)


DiceText = Annotated[Dice, AsText()]


class Tagged:
    """A frozen dataclass that is written as its `type` and its fields, of which tuples are dice."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    type: ClassVar[str]

    def __init_subclass__(cls, tag: str = "") -> None:
        """Sets `type`; a class without a tag keeps its parent's."""
        if tag:
            cls.type = tag

    def as_json(self) -> dict[str, Any]:
        """Returns the event for JSON: ``{"type": "held", "dice": "55"}``."""
        written: dict[str, Any] = {"type": self.type}
        for field in fields(self):
            value = getattr(self, field.name)
            written[field.name] = format_dice(value) if isinstance(value, tuple) else value
        return written

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        def read(given: object, model: core_schema.ValidatorFunctionWrapHandler) -> object:
            return given if isinstance(given, cls) else cls(**_values(cls, model(given)))

        model = create_model(cls.__name__, __config__=_EXACT, __doc__=cls.__doc__, **_model_fields(cls))
        writing = core_schema.plain_serializer_function_ser_schema(cls.as_json)
        return core_schema.no_info_wrap_validator_function(read, handler(model), serialization=writing)


class EventEnvelope:
    """A frozen dataclass with a field `event`, a union of `Tagged`, and more about it, all written as one object.

    >>> from dataclasses import dataclass
    >>> from pasch.rules.game.events import Held, Struck
    >>> @dataclass(frozen=True)
    ... class Seen(EventEnvelope):
    ...     event: Held | Struck
    ...     seat: int
    >>> pydantic.TypeAdapter(Seen).validate_python({"type": "held", "dice": "55", "seat": 1})
    Seen(event=Held(dice=(5, 5)), seat=1)
    """

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    event: Tagged

    def as_json(self) -> dict[str, Any]:
        """Returns the other fields, then those of the event."""
        others = {field.name: getattr(self, field.name) for field in fields(self) if field.name != "event"}
        return others | self.event.as_json()

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        own = _model_fields(cls)
        kinds: Mapping[str, type[Tagged]] = {kind.type: kind for kind in get_args(own.pop("event")[0])}

        def read(found: Any) -> object:
            kind = kinds[found.type]
            event: dict[str, Any] = {"event": kind(**_values(kind, found))}
            return cls(**event, **{name: getattr(found, name) for name in own})

        union: Any = reduce(or_, (_with(own, kind) for kind in kinds.values()))
        reading = handler(Annotated[union, pydantic.Field(discriminator="type")])
        writing = core_schema.plain_serializer_function_ser_schema(cls.as_json)
        return core_schema.no_info_after_validator_function(read, reading, serialization=writing)


def _with(own: Mapping[str, Any], kind: type[Tagged]) -> type[BaseModel]:
    name = kind.type.title().replace("-", "") + "Event"
    # The first mapping puts these fields in front, the last one lets them win over equal names of the event.
    return create_model(name, __config__=_EXACT, __doc__=kind.__doc__, **{**own, **_model_fields(kind), **own})


def _model_fields(cls: type[Tagged | EventEnvelope]) -> dict[str, Any]:
    hints = get_type_hints(cls, include_extras=True)
    tag = {"type": (Literal[cls.type], ...)} if issubclass(cls, Tagged) else {}
    return tag | {
        field.name: (hints[field.name], ... if field.default is MISSING else field.default) for field in fields(cls)
    }


def _values(cls: type[Tagged], model: object) -> dict[str, Any]:
    return {field.name: getattr(model, field.name) for field in fields(cls)}
