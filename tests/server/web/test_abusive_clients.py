"""Malicious requests during a game: it continues, nothing leaks, and the error codes are stable."""

import json
import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from httpx import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from in_process_server import Live, Table, bearer, match_of, new_key, next_action, person, server
from websockets.exceptions import ConnectionClosed

from pasch.locale import messages

DEEP = "[" * 50_000 + "]" * 50_000
MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    '"throw"',
    "{}",
    '{"type": "become-host"}',
    '{"type": "act"}',
    '{"type": "hello", "keys": "all", "after": -1}',
    '{"type": "act", "key": "x", "expect": 0, "seat": 0, "action": {"type": "throw"}}',
    '{"type": "act", "key": "aaaaaaaaaaaaaaaa", "expect": 1e400, "seat": 0, "action": {"type": "throw"}}',
    '{"type": "act", "key": "aaaaaaaaaaaaaaaaaaaa", "expect": NaN, "seat": 0, "action": {"type": "throw"}}',
    '{"type": "act", "key": "aaaaaaaaaaaaaaaaaaaa", "expect": 0, "seat": 99999999999, "action": {"type": "throw"}}',
    '{"type": "act", "key": "aaaaaaaaaaaaaaaa", "expect": 0, "seat": 0, "action": {"type": "rolled", "dice": "66666"}}',
    "\u202e\x00\ud7ff" * 50,
    DEEP,
]


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Client]:
    """A server with its limits, as it runs for users."""
    with server(tmp_path, limits=True) as client:
        yield client


@pytest.fixture
def table(limited: Client) -> Table:
    """A table at which Anna and Ben have begun."""
    table = Table.open(limited, person("Anna"), person(place="link"))
    table.sit(0, "Anna")
    table.join("Ben")
    return table


def known(message: dict[str, Any]) -> list[str]:
    """The codes of an answer, each of which has words in the catalogue."""
    codes = [problem["code"] for problem in message["problems"]]
    assert codes
    for code in codes:
        assert f"error-{code}" in messages("de"), code
    return codes


def attacks(table: Table) -> list[Any]:
    """What is sent by somebody who watches and holds a key of another table."""
    seq = table.seq
    act = {"type": "act", "key": new_key(), "expect": seq, "seat": 0, "action": {"type": "throw"}}
    foreign = [act | {"key": new_key(), "seat": seat} for seat in (0, 1, 7)]
    early = [act | {"key": new_key(), "expect": expect} for expect in (-1, 0, seq + 1, 2**31)]
    return [*MALFORMED, *foreign, *early, b"\x00\xff" * 100]


def assault(table: Table, stop: threading.Event, heard: list[str]) -> None:
    """Attacks over and over, coming back whenever thrown out."""
    while not stop.is_set():
        try:
            with Live(table, [new_key()], -1) as live:
                for message in attacks(table):
                    live.send(message)
                while not stop.is_set():
                    message = live.hear()
                    heard.append(json.dumps(message))
                    if message["type"] in ("refused", "problem"):
                        known(message)
        except (ConnectionClosed, TimeoutError):
            continue


def test_a_game_goes_on_under_attack(table: Table) -> None:
    """Malformed, foreign and out-of-order messages at the same time as a whole game."""
    stop, heard = threading.Event(), list[str]()
    with ThreadPoolExecutor(3) as attackers:
        attacking = [attackers.submit(assault, table, stop, heard) for _ in range(3)]
        try:
            with Live(table, [table.host], -1) as anna, Live(table, [table.keys[1]], -1) as ben:
                anna.until_event("began")
                ended = play_live(anna, ben)
        finally:
            stop.set()
        for attacker in attacking:
            attacker.result()
    assert ended["type"] == "ended"
    # Every throw follows from the secret: nobody's message became a throw, a hold or an entry.
    assert match_of(table.events(), ended["secret"]).state.phase == "over"
    said = " ".join(heard)
    assert table.host not in said
    assert table.keys[1] not in said
    assert table.invitation not in said
    before_the_end = [text for text in heard if '"ended"' not in text]
    assert not any(ended["secret"] in text for text in before_the_end)


def play_live(*people: Live) -> dict[str, Any]:
    """Both play to the end; gives the event that tells it."""
    while True:
        events = people[0].events
        if events[-1]["type"] == "ended":
            return events[-1]
        state = match_of(events).state
        if state.phase == "over":
            people[0].hear()
            continue
        on_turn = people[state.seat]
        while not on_turn.events or on_turn.events[-1]["seq"] < events[-1]["seq"]:
            on_turn.hear()
        answer = on_turn.act(state.seat, next_action(events))
        assert answer["type"] == "done", answer
        while people[0].events[-1]["seq"] < answer["seq"]:
            people[0].hear()


@pytest.mark.parametrize("message", MALFORMED, ids=lambda message: repr(message)[:40])
def test_unreadable_message_gets_a_code_and_changes_nothing(table: Table, message: str) -> None:
    seq = table.seq
    with Live(table, [table.host], -1) as live:
        live.send(message)
        answer = live.until("problem")
        assert "internal" not in " ".join(known(answer))
        live.send({"type": "ping"})
        live.until("pong")
    assert table.seq == seq


def send_too_much(live: Live) -> None:
    """Where the server is quick, it closes the connection before all is sent."""
    live.send("x" * 3_000_000)
    live.until("pong")


def test_an_oversized_message_ends_its_connection_only(table: Table) -> None:
    with Live(table, [table.host], -1) as live:
        with pytest.raises(ConnectionClosed) as closed:
            send_too_much(live)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with Live(table, [table.host], -1) as live:
        live.send({"type": "ping"})
        live.until("pong")


def test_a_flood_is_refused_and_closed_while_the_other_plays_on(table: Table) -> None:
    with Live(table, [table.keys[1]], -1) as ben:
        with Live(table, [table.host], -1) as flooding, pytest.raises(ConnectionClosed) as closed:
            flood(flooding)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        ben.until_event("began")
        ben.send({"type": "ping"})
        ben.until("pong")


def flood(live: Live) -> None:
    """Sends without listening, then listens to the end."""
    for _ in range(2_000):
        live.send({"type": "ping"})
    while True:
        live.hear()


def test_a_replayed_action_changes_nothing(table: Table) -> None:
    """Whoever overheard an action may send it again a hundred times."""
    with Live(table, [table.host], -1) as anna:
        anna.until_event("began")
        key = new_key()
        first = anna.act(0, {"type": "throw"}, key=key)
        seq = table.seq
        for _ in range(100):
            again = anna.act(0, {"type": "throw"}, expect=first["seq"] - 1, key=key)
            assert again == first
        assert table.seq == seq


def test_another_person_cannot_use_an_overheard_key_of_an_action(table: Table) -> None:
    with Live(table, [table.host], -1) as anna:
        anna.until_event("began")
        key = new_key()
        anna.act(0, {"type": "throw"}, key=key)
    answer = table.try_act(0, {"type": "throw"}, bearer_key=new_key(), key=key)
    assert answer.status_code in (401, 403)
    assert "events" not in answer.json()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=60),
    lambda values: st.lists(values, max_size=4) | st.dictionaries(st.text(max_size=12), values, max_size=4),
    max_leaves=12,
)


@given(body=json_values, path=st.sampled_from(["actions", "join", "codes"]))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_body_brings_the_server_down_or_the_game_forward(table: Table, body: Any, path: str) -> None:
    seq = table.seq
    answer = table.client.post(f"{table.path}/{path}", json=body, headers=bearer(table.host))
    assert 400 <= answer.status_code < 500
    known(answer.json())
    assert table.seq == seq


def test_random_bytes_are_refused(table: Table) -> None:
    chance = random.Random(4)
    for _ in range(50):
        answer = table.client.post(
            f"{table.path}/actions",
            content=chance.randbytes(chance.randrange(400)),
            headers=bearer(table.host) | {"Content-Type": chance.choice(["application/json", "text/plain", "x"])},
        )
        assert 400 <= answer.status_code < 500
        known(answer.json())
