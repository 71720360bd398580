"""Invalid JSON records are refused in catalogue sentences, without the parser's English."""

import json
from typing import Any

import pytest

from pasch import NotationError
from pasch.play.records.json_record import record_from_json
from pasch.play.records.record_io import read_record

RECORD: dict[str, Any] = {
    "format": "pasch-record",
    "version": 1,
    "variant": "kniffel",
    "seats": ["Anna"],
    "direction": "clockwise",
    "tags": {},
    "events": [],
}


@pytest.mark.parametrize(
    ("text", "german"),
    [
        ('{"a": }', "hier fehlt ein Wert"),
        ("{a: 1}", "hier fehlt ein Schlüssel in Anführungszeichen"),
        ('{"a" 1}', "hinter dem Schlüssel fehlt der Doppelpunkt"),
        ('{"a": 1 "b": 2}', "hier fehlt ein Komma"),
        ('{"a": "b', "am Ende eines Textes fehlt das Anführungszeichen"),
        ('{"a": "\n"}', "in einem Text steht kein Zeilenumbruch und kein Tabulator"),
        (r'{"a": "\x"}', "„\\“ wird in einem Text doppelt geschrieben"),
        (r'{"a": "\uZ"}', "„\\“ wird in einem Text doppelt geschrieben"),
        ("{} {}", "hinter dem Ende steht noch etwas"),
        ('{"a":' * 100_000, "es lässt sich nicht lesen"),
        ('{"a": ' + "9" * 5000 + "}", "es lässt sich nicht lesen"),
    ],
)
def test_invalid_json_is_refused(text: str, german: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_record(text.encode())
    assert refused.value.words("de").endswith(f"das ist kein JSON: {german}.")


def test_a_key_that_stands_twice_is_refused() -> None:
    text = json.dumps(RECORD).replace('"tags": {}', '"tags": {"Site": "Ulm", "Site": "Bonn"}')
    with pytest.raises(NotationError) as refused:
        read_record(text.encode())
    assert (refused.value.code, refused.value.problems[0].facts) == ("json-twice", {"key": "Site"})


# Found: "Input should be a valid dictionary or object to extract fields from" in a German sentence.
@pytest.mark.parametrize(
    ("change", "place", "allowed"),
    [
        ({"events": [5]}, "events.0", "{ … }"),
        ({"events": 5}, "events", "[…]"),
        ({"tags": [1]}, "tags", "{ … }"),
        ({"tags": {"Date": 1}}, "tags.Date", '"…"'),
        ({"first": "1"}, "first", "0, 1, 2, …"),
        ({"first": 1.5}, "first", "0, 1, 2, …"),
        ({"direction": "left"}, "direction", '"clockwise", "counter-clockwise"'),
        ({"events": [{"type": "scored", "box": 1}]}, "events.0.box", '"…"'),
        ({"tags": {"held": "x" * 10_001}, "events": [{"type": "held", "dice": "x"}]}, "tags.held", "≤ 10000"),
    ],
)
def test_json_without_a_record_is_refused(change: dict[str, Any], place: str, allowed: str) -> None:
    with pytest.raises(NotationError) as refused:
        record_from_json(json.loads(json.dumps({**RECORD, **change})))
    problem = refused.value.problems[0]
    assert (problem.place, problem.facts["allowed"]) == (place, allowed)


def test_first_twenty_mistakes_are_reported_once() -> None:
    with pytest.raises(NotationError) as refused:
        record_from_json({**RECORD, "events": [{"type": "held"}] * 100})
    told = [(problem.code, problem.place) for problem in refused.value.problems]
    assert told == [*(("missing-key", f"events.{number}.dice") for number in range(20)), ("more-mistakes", "")]
