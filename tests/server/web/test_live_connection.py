"""Live connections: presence, unreadable messages and size limits."""

import json
import socket
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import NoReturn

import pytest
from httpx import Client
from in_process_server import ENTROPY, Live, Table, bearer, new_key, person, problem, server
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from pasch.server.store import Store, Unavailable
from pasch.server.web.guard import address_limits
from pasch.server.web.routes import live_connection


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("live")) as running:
        yield running


@pytest.fixture
def table(client: Client) -> Table:
    found = Table.open(client, person("Anna"), person(place="link"), first=0)
    found.sit(0, "Anna")
    return found


def address(client: Client, path: str) -> str:
    return f"ws://{client.base_url.netloc.decode()}{path}"


def until_closed(live: Live) -> int:
    """Hears everything that was still said; gives the code that the connection was closed with."""
    while True:
        try:
            live.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


def test_everybody_hears_who_is_there(table: Table) -> None:
    """Leaves 2.3 and 6.1 of what a connection decides: docs/protocol.md."""
    table.join("Ben")
    with table.live(table.host) as anna:
        assert anna.until("present") == {"type": "present", "seats": [0], "watching": 0}
        with table.live() as watching:
            assert anna.until("present")["watching"] == 1
            assert watching.until("present") == {"type": "present", "seats": [0], "watching": 1}
            with table.live(table.keys[1]):
                assert anna.until("present") == {"type": "present", "seats": [0, 1], "watching": 1}
            assert anna.until("present") == {"type": "present", "seats": [0], "watching": 1}
        assert anna.until("present")["watching"] == 0


def test_only_unseen_events_are_sent(table: Table) -> None:
    """Leaves 3.1, 3.2 and 3.3."""
    table.join("Ben")
    with table.live(after=1) as live:
        assert [event["seq"] for event in live.until("events")["events"]] == list(range(2, table.seq + 1))
    with table.live(after=table.seq) as live:
        live.until("present")
        assert live.events == []
    with table.live(after=900_000) as live:
        assert live.welcome["seq"] == table.seq
        table.act(0, {"type": "throw"})
        assert live.until("events")["events"][0]["seq"] == table.seq


def test_ping_is_answered(table: Table) -> None:
    with table.live() as live:
        live.send({"type": "ping"})
        assert live.until("pong") == {"type": "pong"}


UNREADABLE = [
    ("", "request-not-json"),
    ("{", "request-not-json"),
    ("[" * 5_000, "request-not-json"),
    (b"\x00\xff", "request-not-json"),
    ("[]", "wrong-type"),
    ("null", "wrong-type"),
    ("{}", "missing-key"),
    ({"type": "nothing"}, "not-one-of"),
    ({"type": "hello", "keys": [], "after": -1}, "hello-twice"),
    ({"type": "ping", "more": 1}, "key-not-here"),
    ({"type": "act"}, "missing-key"),
    ({"type": "act", "key": "short", "expect": 0, "seat": 0, "action": {"type": "throw"}}, "not-spelt-so"),
    ({"type": "act", "key": "k" * 16, "expect": 0, "seat": "0", "action": {"type": "throw"}}, "wrong-type"),
    ({"type": "act", "key": "k" * 16, "expect": 0, "seat": True, "action": {"type": "throw"}}, "wrong-type"),
    ({"type": "act", "key": "k" * 16, "expect": -2, "seat": 0, "action": {"type": "throw"}}, "out-of-range"),
    ({"type": "act", "key": "k" * 16, "expect": 0, "seat": 0, "action": {"type": "fly"}}, "not-one-of"),
    (
        {"type": "act", "key": "k" * 16, "expect": 0, "seat": 0, "action": {"type": "held", "dice": "66x"}},
        "not-spelt-so",
    ),
    (
        {
            "type": "act",
            "key": "k" * 16,
            "expect": 0,
            "seat": 0,
            "action": {"type": "sit", "name": "\x1b[2J", "entropy": ENTROPY},
        },
        "not-a-name",
    ),
    (
        {
            "type": "act",
            "key": "k" * 16,
            "expect": 0,
            "seat": 0,
            "action": {"type": "sit", "name": "x" * 41, "entropy": ENTROPY},
        },
        "wrong-length",
    ),
    (
        {
            "type": "act",
            "key": "k" * 16,
            "expect": 0,
            "seat": 0,
            "action": {"type": "sit", "name": "\u202egnp", "entropy": ENTROPY},
        },
        "not-a-name",
    ),
]


@pytest.mark.parametrize(("message", "code"), UNREADABLE)
def test_unreadable_input_is_reported_and_the_table_continues(table: Table, message: object, code: str) -> None:
    """Leaf 2.4 among others."""
    before = table.events()
    with table.live(table.host) as live:
        live.until("present")
        live.send(message)
        told = live.until("problem")
        assert told["problems"][0]["code"] == code
        live.send({"type": "ping"})
        live.until("pong")
    assert table.events() == before


def test_a_lone_surrogate_is_no_name(table: Table) -> None:
    with table.live(table.host) as live:
        live.send(
            '{"type":"act","key":"kkkkkkkkkkkkkkkk","expect":1,"seat":0,'
            f'"action":{{"type":"sit","name":"\\ud800","entropy":"{ENTROPY}"}}}}'
        )
        assert live.until("problem")["problems"][0]["code"] in ("request-not-json", "wrong-type")


def test_hello_comes_first(table: Table) -> None:
    """Leaf 2.2."""
    with connect(address(table.client, f"{table.path}/live")) as live:
        live.send(json.dumps({"type": "act", "key": new_key(), "expect": 1, "seat": 0, "action": {"type": "throw"}}))
        assert json.loads(live.recv())["problems"][0]["code"] == "hello-first"


def test_a_table_that_there_is_not_is_told(client: Client) -> None:
    """Leaf 1.3."""
    with connect(address(client, f"/api/tables/{new_key()}/live")) as live:
        assert json.loads(live.recv())["problems"][0]["code"] == "no-such-table"
        with pytest.raises(ConnectionClosed) as closed:
            live.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_a_message_too_large_ends_the_connection(table: Table) -> None:
    """Leaf 8.3."""
    with table.live(table.host) as live:
        live.send("x" * 200_000)
        assert until_closed(live) == 1009
    table.join("Ben")


def test_nobody_is_connected_to_anything_else(client: Client) -> None:
    with pytest.raises(InvalidStatus), connect(address(client, "/t/table")):
        pass


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_pages_of_others_do_not_connect(table: Table, origin: str) -> None:
    """Leaf 1.1."""
    with pytest.raises(InvalidStatus) as refused, Live(table, [table.host], -1, origin):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_pages_connect(table: Table) -> None:
    with Live(table, [table.host], -1, str(table.client.base_url).rstrip("/")) as live:
        assert live.welcome["host"] is True


def test_problems_come_in_the_language_of_the_client(table: Table) -> None:
    for language, words in (("de-AT,de;q=0.9,en;q=0.5", "kein JSON"), ("fr, en-GB;q=0.3", "pas du JSON")):
        with connect(
            address(table.client, f"{table.path}/live"), additional_headers={"Accept-Language": language}
        ) as live:
            live.send("{")
            assert words in json.loads(live.recv())["problems"][0]["message"]


def test_a_flood_is_refused_and_then_sent_away(tmp_path: Path) -> None:
    """Leaves 4.1, 4.3 and 8.2."""
    with server(tmp_path, limits=True) as client:
        table = Table.open(client, person("Anna"))
        table.sit(0, "Anna")
        with table.live(table.host) as flood, table.live(table.host) as quiet:
            with suppress(ConnectionClosed):
                for _ in range(2_000):
                    flood.send_act(0, {"type": "throw"}, 0)
            assert until_closed(flood) == 1008
            codes = Counter(problem["code"] for message in flood.heard for problem in message.get("problems", []))
            assert codes.keys() == {"moved-on", "too-much"}
            bearable = address_limits.MESSAGES_BEARABLE.amount - address_limits.MESSAGES.amount
            assert codes["too-much"] >= bearable, "all that is too much, and the last word"
            quiet.until_event("began")
            assert quiet.act(0, {"type": "throw"})["type"] == "done"


def test_nonsense_without_end_is_sent_away(tmp_path: Path) -> None:
    """Leaf 8.2."""
    with server(tmp_path, limits=True) as client:
        table = Table.open(client, person("Anna"))
        with table.live() as live:
            with suppress(ConnectionClosed):
                for _ in range(40):
                    live.send("nonsense")
            assert until_closed(live) == 1008
        assert 20 <= len([message for message in live.heard if message["type"] == "problem"]) <= 22


def test_lost_connection_leaves_the_table(table: Table) -> None:
    """Leaf 6.1."""
    with table.live(table.host) as anna:
        anna.until("present")
        with table.live() as other:
            assert anna.until("present")["watching"] == 1
            other.socket.socket.shutdown(socket.SHUT_RDWR)
            assert anna.until("present")["watching"] == 0


def test_a_quick_sign_reaches_everybody_and_is_kept_nowhere(table: Table) -> None:
    table.join("Ben")
    before = table.seq
    with table.live(table.host) as anna, table.live(table.keys[1]) as ben, table.live() as watching:
        anna.send({"type": "sign", "seat": 0, "sign": "bravo"})
        for live in (anna, ben, watching):
            assert live.until("sign") == {"type": "sign", "seat": 0, "sign": "bravo"}
    assert table.seq == before


def test_signs_come_from_ones_own_seat(table: Table) -> None:
    table.join("Ben")
    with table.live(table.host) as anna, table.live() as watching:
        for live, seat in ((anna, 1), (watching, 0)):
            live.send({"type": "sign", "seat": seat, "sign": "oh"})
            assert live.until("problem")["problems"][0]["code"] == "not-your-seat"


def test_no_sign_comes_from_somebody_whose_place_a_computer_player_has_taken(table: Table) -> None:
    table.join("Ben")
    with table.live(table.keys[1]) as ben:
        table.act(1, {"type": "replace", "level": "random"}, bearer_key=table.host)
        ben.send({"type": "sign", "seat": 1, "sign": "oh"})
        assert ben.until("problem")["problems"][0]["code"] == "not-your-seat"


def test_too_many_signs_are_not_passed_on(tmp_path: Path) -> None:
    with server(tmp_path, limits=True) as client:
        table = Table.open(client, person("Anna"), person(place="link"))
        table.sit(0, "Anna")
        with table.live(table.host) as anna:
            for _ in range(20):
                anna.send({"type": "sign", "seat": 0, "sign": "haha"})
            anna.send({"type": "ping"})
            anna.until("pong")
            signs = [message for message in anna.heard if message["type"] == "sign"]
            assert len(signs) <= 5


def test_a_table_tells_whose_turn_it_is(client: Client) -> None:
    table = Table.open(client, person("Anna"), person(place="link"), first=1)
    table.sit(0, "Anna")

    def standing() -> object:
        return client.get(f"{table.path}/standing").json()

    assert standing() == {"seq": 1, "turn": None, "ended": False}
    table.join("Ben")
    assert standing() == {"seq": 3, "turn": 1, "ended": False}


def test_too_many_connections_of_an_address_are_refused(tmp_path: Path) -> None:
    """Leaf 1.2."""
    with server(tmp_path, limits=True, connections=2) as client:
        table = Table.open(client, person("Anna"))
        with table.live(), table.live(), connect(address(client, f"{table.path}/live")) as third:
            assert json.loads(third.recv())["problems"][0]["code"] == "too-much"
            with pytest.raises(ConnectionClosed) as closed:
                third.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_a_connection_that_says_nothing_is_closed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaf 2.1."""
    monkeypatch.setattr(live_connection, "HELLO_S", 0.1)
    with connect(address(table.client, f"{table.path}/live")) as silent:
        assert json.loads(silent.recv())["problems"][0]["code"] == "hello-first"
        with pytest.raises(ConnectionClosed) as closed:
            silent.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_an_action_sent_again_is_done_once_and_a_wrong_one_refused(table: Table) -> None:
    """Leaves 4.2 and 4.4."""
    table.join("Ben")
    with table.live(table.host) as anna:
        anna.until_event("began")
        key = new_key()
        first = anna.act(0, {"type": "throw"}, key=key)
        assert anna.act(0, {"type": "throw"}, first["seq"] - 1, key) == first
        refused = anna.act(1, {"type": "throw"})
        assert (refused["type"], refused["problems"][0]["code"]) == ("refused", "not-your-seat")


def test_a_seat_that_becomes_a_computer_players_is_not_present_any_more(table: Table) -> None:
    """Leaf 6.2."""
    table.join("Ben")
    with table.live(table.host) as anna, table.live(table.keys[1]):
        while anna.until("present")["seats"] != [0, 1]:
            pass
        anna.act(1, {"type": "replace", "level": "random"})
        while anna.until("present")["seats"] != [0]:
            pass


def test_a_table_that_is_deleted_ends_its_connections(tmp_path: Path) -> None:
    """Leaf 8.1."""
    with server(tmp_path) as client:
        table = Table.open(client, person("Anna"))
        table.sit(0, "Anna")
        with table.live(table.host) as anna:
            anna.until_event("began")
            with closing(sqlite3.connect(tmp_path / "pasch.sqlite")) as database, database:
                database.execute("PRAGMA foreign_keys = ON")
                database.execute("DELETE FROM tables")
            anna.send_act(0, {"type": "throw"})
            assert until_closed(anna) == 1008
            assert any(
                problem["code"] == "no-such-table" for message in anna.heard for problem in message.get("problems", [])
            )


def test_who_asks_for_a_code_of_a_table_that_is_gone_is_told_so(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        table = Table.open(client, person("Anna"))
        table.sit(0, "Anna")
        with closing(sqlite3.connect(tmp_path / "pasch.sqlite")) as database, database:
            database.execute("PRAGMA foreign_keys = ON")
            database.execute("DELETE FROM tables")
        answer = client.post(f"{table.path}/codes", json={"what": "device"}, headers=bearer(table.host))
        assert (answer.status_code, problem(answer)) == (404, "no-such-table")


def test_a_store_that_does_not_answer_ends_the_connection_and_leaves_an_action_in_doubt(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Leaves 1.4 and 4.5: what was refused as in doubt may be sent again with its key."""
    table.join("Ben")

    async def fails(*_: object, **__: object) -> NoReturn:
        raise Unavailable

    with table.live(table.host) as anna:
        anna.until_event("began")
        key = new_key()
        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", fails)
            refused = anna.act(0, {"type": "throw"}, key=key)
            assert (refused["type"], refused["problems"][0]["code"]) == ("refused", "store-unavailable")
        assert anna.act(0, {"type": "throw"}, refused["seq"], key)["type"] == "done"
    monkeypatch.setattr(Store, "table", fails)
    with connect(address(table.client, f"/api/tables/{new_key()}/live")) as live:
        assert json.loads(live.recv())["problems"][0]["code"] == "store-unavailable"
        with pytest.raises(ConnectionClosed) as closed:
            live.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
