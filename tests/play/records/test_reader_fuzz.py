"""Readers answer any input with a game or an error, and never hang."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from error_sentences import check_sentences
from pasch.play.records.record_io import (
    format_record,
    parse_record,
    read_record,
    record_from_json,
    record_to_json,
    states,
)
from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.rules.dice.dice_notation import parse_dice
from pasch.rules.errors import NotationError
from pasch.rules.game.engine import legal_actions
from pasch.rules.text.position_notation import format_position, parse_position
from random_records import random_record

SIGNS = '0123456789.,;:|/+-$^>(){}[]<!=x"\\ \n\té–١\x00\ud800startfours'
RECORDS = tuple(random_record(variant, Random(variant.id), 60) for variant in map(shipped, variant_ids()))
RECORD_TEXTS = tuple(map(format_record, RECORDS))
JSON_TEXTS = tuple(json.dumps(record_to_json(record)) for record in RECORDS)
POSITIONS = tuple(format_position(state) for record in RECORDS for state in list(states(record))[::7])


def mutated(texts: tuple[str, ...]) -> st.SearchStrategy[str]:
    """Texts with a few letters changed, doubled or left out, and with parts of others."""
    return st.builds(_mutate, st.sampled_from(texts), st.sampled_from(texts), st.integers(0, 2**32 - 1))


def _mutate(text: str, other: str, seed: int) -> str:
    random = Random(seed)
    for _ in range(random.randrange(1, 5)):
        start = random.randrange(len(text) + 1)
        end = min(len(text), start + random.choice((0, 1, 1, 2, 30)))
        new = random.choice(("", random.choice(SIGNS), random.choice(SIGNS) * 3, other[start:end]))
        text = text[:start] + new + text[end:]
    return text


def check_position(text: str) -> None:
    try:
        state = parse_position(text)
    except NotationError as error:
        check_sentences(error)
        return
    legal_actions(state)
    assert parse_position(format_position(state)) == state


def check_record(text: str) -> None:
    try:
        record = parse_record(text, "x")
    except NotationError as error:
        check_sentences(error)
        return
    assert parse_record(format_record(record)) == record


def check_bytes(data: bytes) -> None:
    try:
        record = read_record(data, "x")
    except NotationError as error:
        check_sentences(error)
        return
    assert list(states(record))


def check_json(data: object) -> None:
    try:
        record_from_json(data)
    except NotationError as error:
        check_sentences(error)


def read_any_dice(text: str) -> None:
    try:
        parse_dice(text)
    except NotationError:
        return


ANY_TEXT = st.one_of(st.text(), st.text(alphabet=SIGNS, max_size=200))
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(ANY_TEXT)
def test_any_text(text: str) -> None:
    read_any_dice(text)
    check_position(text)
    check_record(text)
    check_record(f'[Variant "kniffel"]\n[Seat1 "A"]\n\n1: 13446 {text}')


@given(mutated(POSITIONS))
def test_changed_positions(text: str) -> None:
    check_position(text)


@given(mutated(RECORD_TEXTS))
def test_changed_records(text: str) -> None:
    check_record(text)


@given(st.binary(max_size=300), st.sampled_from(RECORD_TEXTS), st.integers(0, 400))
def test_any_bytes(data: bytes, text: str, place: int) -> None:
    check_bytes(data)
    whole = text.encode("utf-8", "surrogatepass")
    check_bytes(whole[:place] + data + whole[place:])


@given(ANY_JSON, mutated(JSON_TEXTS), st.data())
def test_any_json(data: object, text: str, more: st.DataObject) -> None:
    check_json(data)
    check_bytes(text.encode("utf-8", "surrogatepass"))
    twin = record_to_json(more.draw(st.sampled_from(RECORDS)))
    check_json({**twin, more.draw(st.sampled_from(sorted(twin))): data})


LONG = 1_000_000
HEAD = '[Variant "kniffel"]\n[Seat1 "A"]\n\n1: 13446 '
HARD = {
    "open comment": HEAD + "{" * LONG,
    "comments": HEAD + ("{a}" * 300 + "\n") * (LONG // 1000),
    "escapes": HEAD + ("{" + "\\" * 9000 + "\n") * (LONG // 10_000),
    "blanks": HEAD + "= fours" + (" " * 9000 + "\n") * (LONG // 10_000),
    "entry": HEAD + "= " + "a " * 4_900,
    "dice": HEAD + ("1" * 9000 + "\n") * (LONG // 10_000),
    "dice and commas": HEAD + ("1," * 4900 + "\n") * (LONG // 10_000),
    "signs": HEAD + (">" * 9000 + "\n") * (LONG // 10_000),
    "remarks": HEAD + ";\n" * (LONG // 2),
    "brackets": "[" * LONG,
    "tags": "[A\n" * (LONG // 3),
    "many tags": "".join(f'[T{number} "{number}"]\n' for number in range(LONG // 20)),
    "quotes": '[A "' + '\\"' * 4_000 + "\n" + "x",
    "names": f'[Variant "kniffel"]\n[Seat1 "{"a" * 9_000}"]\n\n' + ("a" * 8_999 + "\n") * (LONG // 10_000),
    "position": "kniffel " + "," * 50_000 + " 1> 0",
    "cards": "kniffel " + "|" * 50_000 + " 1> 0",
    "box": f"kniffel {','.join('.' * 13)} 1> 1:13446!{'a' * 40_000}",
    "turn": f"kniffel {','.join('.' * 13)} 1> 2:{'1' * 40_000}({'1' * 9_000}",
}


@pytest.mark.parametrize("text", HARD.values(), ids=HARD.keys())
def test_hard_texts_are_answered(text: str) -> None:
    check_position(text)
    check_record(text)
    check_bytes(text.encode())


@pytest.mark.slow
@given(mutated(POSITIONS), mutated(RECORD_TEXTS), mutated(JSON_TEXTS), ANY_TEXT)
def test_changed_texts_at_length(position: str, record: str, twin: str, text: str) -> None:
    check_position(position)
    check_record(record)
    check_bytes(twin.encode("utf-8", "surrogatepass"))
    check_record(f'[Variant "kniffel"]\n[Seat1 "A"]\n\n1: 13446 {text}')
