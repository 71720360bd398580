"""Game links: games read back, damage is refused, and the browser uses the same links."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from random import Random
from zlib import adler32

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from error_sentences import check_sentences
from pasch.cli.commands.link import link
from pasch.play.records.game_link import MARK, format_link, parse_link
from pasch.play.records.record_io import Record, format_record, parse_record
from pasch.rules.catalogue.shipped_variants import parse_variant, shipped, variant_ids
from pasch.rules.errors import PaschError
from pasch.testing import random_game

TESTS = Path(__file__).parents[2]
VECTORS = json.loads((TESTS / "links.json").read_text("utf-8"))
"""Read and written by the browser's client as well."""


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["link"][10:24])
def test_records_and_their_links(vector: dict[str, str]) -> None:
    record = parse_record(vector["record"])
    assert format_link(record) == vector["link"]
    assert format_record(parse_link(f"https://pasch.example/partie{MARK}{vector['link']}")) == vector["record"]


@given(st.sampled_from(variant_ids()), st.randoms(use_true_random=False), st.integers(1, 4), st.data())
def test_any_game_comes_back(name: str, chance: Random, seats: int, data: st.DataObject) -> None:
    variant = shipped(name)
    played = random_game(variant, chance, seats)
    names = tuple(
        data.draw(st.text(st.characters(categories=("L", "N", "Zs", "S")), max_size=20)) for _ in range(seats)
    )
    events = played.events[: data.draw(st.integers(0, len(played.events)))]
    record = Record(variant, names, variant.direction, None, events)
    assert parse_link(format_link(record)) == record


def test_a_whole_game_of_two_is_short_enough_to_send() -> None:
    (game,) = (vector for vector in VECTORS if '[Variant "kniffel"]' in vector["record"])
    assert '[Seat2 "Ben"]' in game["record"]
    assert len(game["link"]) < 200 < len(game["record"]) / 5


def code_of(letters: str) -> str:
    with pytest.raises(PaschError) as refused:
        parse_link(letters)
    check_sentences(refused.value)
    return refused.value.code


def test_what_is_damaged_is_refused() -> None:
    good = VECTORS[0]["link"]
    assert {code_of(letters) for letters in ("", "x", good[:-1], good[:50], f"{good}A", good.replace("A", "B"))} == {
        "link-damaged"
    }
    body = urlsafe_b64decode(good + "==")[:-4]
    assert code_of(written(bytes([9]) + body[1:])) == "link-newer"


def written(body: bytes) -> str:
    return urlsafe_b64encode(body + adler32(body).to_bytes(4, "big")).decode().rstrip("=")


def test_nothing_of_a_link_is_left_over() -> None:
    record = parse_record('[Variant "kniffel"]\n[Seat1 "Anna"]\n[Date "2025-11-21"]\n\n1: 13446 = fours 8\n')
    body = urlsafe_b64decode(format_link(record) + "==")[:-4]
    assert parse_link(written(body)) == record
    assert code_of(written(body + b"\x01")) == "link-damaged"
    assert code_of(written(body.replace(b"2025-11-21", b"21.11.2025"))) == "link-damaged"


@given(st.binary(min_size=10, max_size=300))
def test_any_link_is_read_or_refused(data: bytes) -> None:
    head = bytes([1]) + data
    letters = urlsafe_b64encode(head + adler32(head).to_bytes(4, "big")).decode().rstrip("=")
    try:
        record = parse_link(letters)
    except PaschError as error:
        check_sentences(error)
        return
    assert parse_link(format_link(record)) == record


def test_rules_of_ones_own_stay_at_home() -> None:
    variant = parse_variant('like = "kniffel"\nid = "mine"\nnames = { de = "Meins", en = "Mine" }\n')
    with pytest.raises(PaschError) as refused:
        format_link(Record(variant, ("Anna",), variant.direction))
    assert refused.value.code == "link-own-rules"


def test_the_command_writes_and_reads_links(tmp_path: Path) -> None:
    file = tmp_path / "game.pasch"
    file.write_text(VECTORS[0]["record"], "utf-8")
    written = CliRunner().invoke(link, [str(file), "--address", "https://pasch.example/"]).output.strip()
    assert written == f"https://pasch.example/partie#g={VECTORS[0]['link']}"
    assert CliRunner().invoke(link, [written]).output == VECTORS[0]["record"]
