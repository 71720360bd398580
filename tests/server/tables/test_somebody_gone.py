"""Somebody is gone: others let a computer player stand in, or end the game as it stands; who returns plays on."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from httpx import Client
from in_process_server import SHORT, Json, Table, bearer, computer, match_of, new_key, person, problem, server

from pasch.server import clock
from pasch.server.clock import SystemClock
from pasch.server.settings import AWAY_SECONDS
from pasch.server.tables import game_table


class CorrectedClock(SystemClock):
    """A clock that was set back by a day, after so many seconds."""

    later_s = 0.0

    def utc_now(self) -> datetime:
        return super().utc_now() + timedelta(days=-1, seconds=self.later_s)

    def monotonic(self) -> float:
        return super().monotonic() + self.later_s


STAND_IN = {"type": "stand-in", "level": "random"}
RETURN, STOP = {"type": "return"}, {"type": "stop"}
THROW = {"type": "throw"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("gone")) as running:
        yield running


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody needs to be waited for."""
    monkeypatch.setattr(game_table, "AWAY_SECONDS", {"live": 0.0, "days": 0.0})


def begun(client: Client, *others: Json, pace: str = "live") -> Table:
    """Anna, who opened the table and is on turn, and Ben, who came by invitation."""
    table = Table.open(client, person("Anna"), person(place="link"), *others, rules=SHORT, pace=pace)
    table.sit(0, "Anna")
    table.join("Ben")
    return table


def types(table: Table) -> list[str]:
    return [event["type"] for event in table.events()]


def wait_for_turn(table: Table, seat: int) -> None:
    """Waits while the server plays."""
    while match_of(events := table.events()).state.seat != seat:
        assert table.events(after=events[-1]["seq"], wait=10), "the server does not go on"


def play_turn(table: Table, seat: int) -> None:
    """Plays a person's turn to its end."""
    while table.match().state.seat == seat:
        table.play_on([seat], 1)


@pytest.mark.parametrize(("pace", "seconds"), [("live", 120), ("days", 259_200)])
def test_nobody_is_skipped_too_early(client: Client, pace: str, seconds: int) -> None:
    table = begun(client, pace=pace)
    for action in (STAND_IN, STOP):
        refused = table.try_act(0, action, bearer_key=table.key_of(1))
        assert (refused.status_code, problem(refused)) == (422, "not-away-yet")
        assert seconds - 60 < refused.json()["problems"][0]["facts"]["seconds"] <= seconds
    assert types(table)[-2:] == ["sat", "began"]


@pytest.mark.usefixtures("impatient")
def test_a_computer_plays_until_the_person_returns(client: Client) -> None:
    table = begun(client)
    table.act(0, STAND_IN, bearer_key=table.key_of(1))
    wait_for_turn(table, 1)

    refused = table.try_act(0, THROW)
    assert problem(refused) == "stand-in-plays"
    table.act(0, RETURN)
    assert problem(table.try_act(0, RETURN)) == "no-stand-in"
    play_turn(table, 1)
    table.act(0, THROW)


@pytest.mark.usefixtures("impatient")
def test_only_this_turn_is_played_for_somebody(client: Client) -> None:
    table = begun(client)
    table.act(0, STAND_IN | {"once": True}, bearer_key=table.key_of(1))
    wait_for_turn(table, 1)
    assert table.events()[-1]["type"] == "returned"
    play_turn(table, 1)
    table.act(0, THROW)


@pytest.mark.usefixtures("impatient")
def test_one_willing_person_ends_every_game_and_the_record_says_who_played(client: Client) -> None:
    table = begun(client)
    table.act(0, STAND_IN, bearer_key=table.key_of(1))
    events = table.play_on([1])
    assert events[-1]["type"] == "ended"
    record = client.get(f"{table.path}/record").text
    assert '[Player1 "you"]' in record
    assert '[StandIn1 "1, 2, 3"]' in record
    assert "StandIn2" not in record


@pytest.mark.usefixtures("impatient")
def test_a_game_is_ended_as_it_stands(client: Client) -> None:
    table = begun(client)
    table.act(0, STOP, bearer_key=table.key_of(1))
    stopped, ended = table.events()[-2:]
    assert (stopped["type"], stopped["seat"], ended["type"]) == ("stopped", 0, "ended")
    assert ended["totals"] == [0, 0]
    assert client.get(f"{table.path}/standing").json() == {"seq": ended["seq"], "turn": None, "ended": True}
    for seat, action in ((0, THROW), (0, RETURN), (0, STAND_IN), (0, STOP)):
        assert problem(table.try_act(seat, action)) in ("game-over", "no-stand-in")
    table.act(1, {"type": "rematch"})


@pytest.mark.usefixtures("impatient")
def test_a_table_begins_without_the_device_that_opened_it(client: Client) -> None:
    table = Table.open(client, person("Anna"), person(place="link"), rules=SHORT)
    assert table.join("Ben") == 1
    table.act(0, {"type": "replace", "level": "random"}, bearer_key=table.key_of(1))
    assert table.play_on([1])[-1]["type"] == "ended"


def test_a_free_seat_is_waited_for(client: Client) -> None:
    table = Table.open(client, person("Anna"), person(place="link"), rules=SHORT)
    table.join("Ben")
    refused = table.try_act(0, {"type": "replace", "level": "random"}, bearer_key=table.key_of(1))
    assert problem(refused) == "not-away-yet"


def test_what_was_done_for_somebody_is_answered_alike_when_sent_again(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though it may not be done now: the seat is not free any more, and something has happened."""
    table = Table.open(client, person("Anna"), person(place="link"), person(place="link"), first=1)
    table.join("Ben")
    table.join("Cleo")
    for seat, action in ((0, {"type": "replace", "level": "random"}), (1, STAND_IN)):
        key, seq = new_key(), table.seq
        with monkeypatch.context() as impatient:
            impatient.setattr(game_table, "AWAY_SECONDS", {"live": 0.0, "days": 0.0})
            done = table.act(seat, action, bearer_key=table.key_of(2), key=key, expect=seq)
        assert table.act(seat, action, bearer_key=table.key_of(2), key=key, expect=seq) == done


def test_a_clock_that_was_ahead_keeps_nobody_waiting(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the last event the clock of the machine was set back by a day."""
    table, corrected = begun(client), CorrectedClock()
    monkeypatch.setattr(clock, "source", corrected)
    assert problem(table.try_act(0, STAND_IN, bearer_key=table.key_of(1))) == "not-away-yet"
    corrected.later_s = AWAY_SECONDS["live"]
    table.act(0, STAND_IN, bearer_key=table.key_of(1))


def test_whoever_sits_invites(client: Client) -> None:
    table = Table.open(client, person("Anna"), person(place="link"), person(place="link"), rules=SHORT)
    table.join("Ben")
    body = {"what": "invitation"}
    assert client.post(f"{table.path}/codes", json=body, headers=bearer(table.key_of(1))).status_code == 200
    assert client.post(f"{table.path}/codes", json=body, headers=bearer(table.invitation)).status_code == 403


@pytest.mark.usefixtures("impatient")
def test_only_who_sits_decides_and_only_the_seats_own_key_returns(client: Client) -> None:
    table = begun(client, computer())
    assert problem(table.try_act(0, STAND_IN, bearer_key=None)) == "key-missing"
    assert problem(table.try_act(0, STAND_IN, bearer_key=table.invitation)) == "only-watching"
    assert problem(table.try_act(1, STAND_IN)) == "not-awaited"
    assert problem(table.try_act(2, STAND_IN)) == "computer-already"
    assert problem(table.try_act(7, STAND_IN)) == "no-such-seat"
    assert problem(table.try_act(0, STAND_IN | {"level": "nobody"})) == "unknown-player"
    table.act(0, STAND_IN, bearer_key=table.key_of(1))
    assert problem(table.try_act(0, RETURN, bearer_key=table.key_of(1))) == "not-your-seat"


@pytest.mark.usefixtures("impatient")
def test_who_returns_twice_or_after_the_end_changes_nothing(client: Client) -> None:
    """The host, too, who may still ask for a rematch."""
    table = begun(client)
    table.act(0, STAND_IN, bearer_key=table.key_of(1))
    wait_for_turn(table, 1)
    key, seq = new_key(), table.seq
    done = table.act(0, RETURN, key=key, expect=seq)
    assert table.act(0, RETURN, key=key, expect=seq) == done
    assert types(table).count("returned") == 1
    play_turn(table, 1)
    table.act(0, STAND_IN, bearer_key=table.key_of(1))
    table.play_on([1])
    ended = table.events()
    assert problem(table.try_act(0, RETURN)) == "game-over"
    assert problem(table.try_act(0, {"type": "undo"})) in ("game-over", "stand-in-plays")
    assert table.events() == ended
    table.act(0, {"type": "rematch"})


@pytest.mark.parametrize("more", [{"at": "2020-01-01T00:00:00Z"}, {"once": "yes"}, {"seconds": 0}, {"seat": 0}])
def test_times_and_seats_are_the_servers(client: Client, more: Json) -> None:
    table = begun(client)
    refused = table.try_act(0, STAND_IN | more, bearer_key=table.key_of(1))
    assert refused.status_code == 400


@pytest.mark.usefixtures("impatient")
def test_after_an_undo_the_stand_in_repeats_its_turn(tmp_path: Path) -> None:
    with server(tmp_path, undo_seconds=30) as patient:
        table = begun(patient)
        play_turn(table, 0)
        entry = table.events()[-1]
        table.act(1, STAND_IN, bearer_key=table.key_of(0))
        wait_for_turn(table, 0)
        turn = [event for event in table.events(entry["seq"]) if event["type"] in ("rolled", "scored", "struck")]
        table.act(0, {"type": "undo"})
        table.act(0, {key: entry[key] for key in ("type", "box")})
        wait_for_turn(table, 0)
        again = [event for event in table.events() if event["type"] in ("rolled", "scored", "struck")][-len(turn) :]
        assert [{**event, "seq": 0, "at": ""} for event in again] == [{**event, "seq": 0, "at": ""} for event in turn]
        assert patient.get(f"{table.path}/record").text.count("StandIn2") == 1
