"""Events as JSON: one class each, read and written by one adapter, alone or in an envelope."""

from dataclasses import dataclass
from typing import Annotated, Any

import pytest
from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from pasch import Announced, Bought, Held, Rolled, Scored, StartRolled, Struck
from pasch.rules.game.events import ACTIONS, EVENTS, Action, Event, ScoredFor
from pasch.rules.tagged_union import EventEnvelope

WRITTEN: list[tuple[Event, dict[str, Any]]] = [
    (StartRolled(3), {"type": "start-rolled", "face": 3}),
    (Rolled((1, 2, 2, 5, 6, 107)), {"type": "rolled", "dice": "12256+7"}),
    (Announced("ones"), {"type": "announced", "box": "ones"}),
    (Held(()), {"type": "held", "dice": "-"}),
    (Bought((5, 5)), {"type": "bought", "dice": "55"}),
    (Scored("ones"), {"type": "scored", "box": "ones"}),
    (Struck("ones"), {"type": "struck", "box": "ones"}),
]


@pytest.mark.parametrize(("event", "written"), WRITTEN, ids=lambda value: getattr(value, "type", ""))
def test_every_event_is_read_and_written(event: Event, written: dict[str, Any]) -> None:
    assert event.as_json() == EVENTS.dump_python(event) == written
    assert EVENTS.validate_python(written) == EVENTS.validate_json(EVENTS.dump_json(event)) == event
    assert EVENTS.validate_python(event) is event


@pytest.mark.parametrize(
    "written",
    [
        {"type": "rolled"},
        {"type": "rolled", "dice": "six"},
        {"type": "rolled", "dice": [1, 2]},
        {"type": "rolled", "dice": "1", "more": 1},
        {"type": "start-rolled", "face": "3"},
        {"type": "scored", "box": "NO BOX"},
        {"type": "lost"},
        {"dice": "1"},
        "rolled",
    ],
)
def test_invalid_event_is_refused(written: object) -> None:
    with pytest.raises(ValidationError):
        EVENTS.validate_python(written)


def test_chance_is_no_action() -> None:
    with pytest.raises(ValidationError):
        ACTIONS.validate_python({"type": "rolled", "dice": "13446"})


def test_the_type_is_never_left_out() -> None:
    definitions = EVENTS.json_schema()["$defs"]
    assert all("type" in definition["required"] for definition in definitions.values())
    assert {definition["properties"]["type"]["const"] for definition in definitions.values()} == {
        written["type"] for _, written in WRITTEN
    }


@dataclass(frozen=True)
class Seen(EventEnvelope):
    event: Held | ScoredFor
    seat: int
    note: str | None = None


def test_envelope_keys_share_the_events_object() -> None:
    seen, flat = Seen(ScoredFor("ones", 3, 0), 1), {"type": "scored", "box": "ones", "points": 3, "bonus": 0, "seat": 1}
    adapter = TypeAdapter(Seen)
    assert adapter.validate_python(flat) == seen
    assert seen.as_json() == adapter.dump_python(seen) == {**flat, "note": None}
    with pytest.raises(ValidationError):
        adapter.validate_python({**flat, "colour": 1})


class Order(BaseModel):
    action: Annotated[Action, Field(discriminator="type")]


def test_events_stand_in_models() -> None:
    order = Order.model_validate({"action": {"type": "held", "dice": "55"}})
    assert (order.action, order.model_dump()) == (Held((5, 5)), {"action": {"type": "held", "dice": "55"}})
