"""The JSON twin of a record, for programs: the same game, checked by the same engine."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from pasch.play.records.game_record import Record, check_seat_name, check_tag_name, states
from pasch.play.records.json_model import Commented, RecordDocument, ScoredSaid
from pasch.play.records.tag_pairs import begin, check_rules
from pasch.play.records.text_writing import format_entry
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import NotationError, Problem, locate_errors, parser_words
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Event, Scored
from pasch.rules.game.state import GameState, new_game
from pasch.rules.game.turn import box_named, offer, with_points
from pasch.rules.text.position_notation import FindVariant, find_by_id
from pasch.rules.validation import Wording, problems_of

FORMAT = "pasch-record"
# Beginnings of the messages of `json`, which have no codes, and our messages.
_WORDS: Mapping[str, str] = {
    "Expecting value": "json-value",
    "Expecting property name": "json-key",
    "Expecting ':'": "json-colon",
    "Expecting ','": "json-comma",
    "Illegal trailing comma": "json-last-comma",
    "Unterminated string": "json-quote",
    "Invalid control character": "json-line",
    "Invalid \\": "json-escape",
    "Extra data": "json-end",
}
_WORDING = Wording("key-not-in-record", "not-in-notation")


def record_to_json(record: Record) -> dict[str, Any]:
    """The record for `json.dumps`.

    Raises:
        IllegalActionError: the events are no game by the rules.
    """
    events = zip(states(record), record.events, strict=False)
    return {
        "format": FORMAT,
        "version": 1,
        "variant": record.variant.id,
        "rules": record.variant.rules_hash,
        "seats": list(record.seats),
        "direction": record.direction,
        "first": None if record.first is None else record.first + 1,
        "tags": dict(record.tags),
        **_comment(record, -1),
        "events": [
            {**with_points(state, event).as_json(), **_comment(record, index)}
            for index, (state, event) in enumerate(events)
        ],
    }


def record_from_json(data: object, source: str = "", find_variant: FindVariant = load_variant) -> Record:
    """Reads a record from parsed JSON.

    Raises:
        NotationError: it does not fit the schema, or the rules do not allow its events; with the key.
    """
    try:
        document = RecordDocument.model_validate(data)
    except ValidationError as error:
        raise NotationError(*problems_of(error, data, _WORDING, source)) from None
    variant = find_by_id(document.variant, find_variant, source=source, place="variant")
    if document.rules is not None:
        check_rules(variant, document.rules, source, "rules")
    for name in document.tags:
        with locate_errors(f"tags.{name}", source):
            check_tag_name(name)
    for index, name in enumerate(document.seats):
        with locate_errors(f"seats.{index}", source):
            check_seat_name(name)
    first = None if document.first is None else document.first - 1
    seats = tuple(document.seats)
    record = begin(Record(variant, seats, document.direction, first, tags=document.tags), source, "seats")
    # The comment before all events has the index -1.
    written = enumerate([document.comment, *(event.comment for event in document.events)], -1)
    comments = {index: comment for index, comment in written if comment is not None}
    return replace(record, events=_events(record, document.events, source), comments=comments)


def is_json(document: str) -> bool:
    """Returns True if the text of a file is meant as JSON."""
    return document.lstrip().startswith("{")


def parse_json(document: str, source: str) -> object:
    """Parses JSON.

    Raises:
        NotationError: it is not JSON.
    """
    try:
        return json.loads(document, object_pairs_hook=_once_each)
    except _TwiceError as error:
        raise NotationError(Problem("json-twice", {"key": excerpt(str(error))}, source)) from None
    except json.JSONDecodeError as error:
        raise NotationError(
            Problem("not-json", {"detail": parser_words(error.msg, _WORDS, "json-other")}, source, error.lineno)
        ) from None
    except (RecursionError, ValueError):
        # A number of thousands of digits, or more brackets within brackets than any record has.
        raise NotationError(Problem("not-json", {"detail": parser_words("", _WORDS, "json-other")}, source)) from None


class _TwiceError(Exception):
    # A key stands twice in one object; `json` would keep the last one only.
    pass


def _once_each(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise _TwiceError(next(key for key in keys if keys.count(key) > 1))
    return found


def _comment(record: Record, index: int) -> dict[str, str]:
    return {"comment": record.comments[index]} if index in record.comments else {}


def _events(record: Record, written: Iterable[Commented], source: str) -> tuple[Event, ...]:
    events: list[Event] = []
    state = new_game(record.variant, len(record.seats), record.direction, record.first)
    for index, commented in enumerate(written):
        event: Event = commented.event
        with locate_errors(f"events.{index}", source):
            if isinstance(event, ScoredSaid):
                _check_points(state, event)
                event = Scored(event.box)
            state = apply(state, event)
        events.append(event)
    return tuple(events)


def _check_points(state: GameState, said: ScoredSaid) -> None:
    entry = offer(state, box_named(state.variant, said.box))
    if entry and entry.scores and (said.points not in (None, entry.points) or said.bonus not in (None, entry.bonus)):
        found = f"= {said.box}" + "".join(f" {points}" for points in (said.points, said.bonus) if points is not None)
        raise NotationError(Problem("wrong-points", {"found": found, "right": format_entry(state, said.box)}))
