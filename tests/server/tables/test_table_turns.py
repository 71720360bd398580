"""After an entry: undo, computer turns, the end, a rematch, and recovery after a restart."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from httpx import Client
from in_process_server import (
    ENTROPY,
    SHORT,
    Json,
    Table,
    bearer,
    computer,
    match_of,
    new_key,
    next_action,
    opening,
    person,
    problem,
    server,
)

from pasch.rules.game.engine import legal_actions
from pasch.rules.game.events import Announced, Scored, Struck
from pasch.server.tables import table_registry
from pasch.server.tables.computer_turns import Computers
from pasch.server.tables.game_series import loser, series_after
from pasch.server.wire.field_types import Series

UNDO = {"type": "undo"}
THROW = {"type": "throw"}
SOON_S = 0.6
"""How long an entry may be taken back where a test does so."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("turns")) as running:
        yield running


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server that leaves time to take an entry back."""
    with server(tmp_path_factory.mktemp("patient"), undo_seconds=SOON_S) as running:
        yield running


def alone(client: Client, *others: Json, rules: Json | None = None) -> Table:
    """Anna, and computer players."""
    table = Table.open(client, person("Anna"), *others, rules=rules)
    table.sit(0, "Anna")
    return table


def started(table: Table, people: list[int]) -> None:
    """Goes on until somebody of these has thrown in a turn."""
    for _ in range(200):
        events = table.events()
        state = match_of(events).state
        if state.phase == "decide" and state.seat in people:
            return
        if state.seat in people:
            table.act(state.seat, THROW, expect=events[-1]["seq"])
        else:
            table.events(after=events[-1]["seq"], wait=5)
    raise AssertionError("nobody throws")


def enter(table: Table, seat: int) -> int:
    """Scores or strikes the first box that takes the roll; gives the number of the event."""
    actions = legal_actions(table.match().state)
    entry = next(action for action in actions if isinstance(action, Scored | Struck))
    return int(table.act(seat, entry.as_json())["seq"])


# Taking back


def test_an_entry_is_taken_back_until_the_next_throw(client: Client) -> None:
    table = alone(client)
    started(table, [0])
    before = table.match().state
    enter(table, 0)
    assert table.act(0, UNDO)["events"][0]["type"] == "undone"
    assert table.match().state.card == before.card
    assert table.match().state.turn.roll == table.match().record.events[-1].dice  # type: ignore[union-attr]
    assert problem(table.try_act(0, UNDO)) == "nothing-to-undo"
    enter(table, 0)
    table.act(0, THROW)
    answer = table.try_act(0, UNDO)
    assert (answer.status_code, problem(answer)) == (422, "nothing-to-undo")


def test_an_announcement_is_taken_back(client: Client) -> None:
    table = alone(client, rules={"id": "kniffel-announce"})
    started(table, [0])
    announced = next(action for action in legal_actions(table.match().state) if isinstance(action, Announced))
    table.act(0, announced.as_json())
    table.act(0, UNDO)
    table.act(0, announced.as_json())
    assert [event["type"] for event in table.events()][-3:] == ["announced", "undone", "announced"]


def test_only_who_decided_takes_it_back(client: Client) -> None:
    table = Table.open(client, person("Anna"), person(place="link"))
    table.sit(0, "Anna")
    table.join("Ben")
    started(table, [0, 1])
    seat = table.match().state.seat
    enter(table, seat)
    other = 1 - seat
    assert problem(table.try_act(other, UNDO)) == "nothing-to-undo"
    assert problem(table.try_act(seat, UNDO, bearer_key=table.key_of(other))) == "not-your-seat"
    table.act(seat, UNDO)


def test_an_entry_is_taken_back_with_what_the_computers_did_and_that_comes_again(client: Client) -> None:
    table = alone(client, computer("Robo"), computer("Robin"))
    started(table, [0])
    before = table.match()
    entry = enter(table, 0)
    turns = whole_turns(table, entry, 2)
    table.act(0, UNDO)
    assert table.match().state == before.state
    # The dice to come were seen: they must not be thrown by whoever takes back.
    assert problem(table.try_act(0, {"type": "held", "dice": "-"})) == "dice-seen"
    thrown = statistics(client)
    struck = next(action for action in reversed(legal_actions(before.state)) if isinstance(action, Struck))
    again = table.act(0, struck.as_json())["seq"]
    assert [told(event) for event in whole_turns(table, again, 2)] == [told(event) for event in turns]
    assert statistics(client) == thrown
    assert table.act(0, UNDO)["events"][0]["type"] == "undone"
    enter(table, 0)
    events = table.play_on([0])
    assert [told(event) for event in events if event["seq"] > again + len(turns) + 2][: len(turns)] == list(
        map(told, turns)
    )
    match_of(events, events[-1]["secret"])


def test_ones_own_next_throw_makes_an_entry_stand(client: Client) -> None:
    table = alone(client, computer())
    started(table, [0])
    whole_turns(table, enter(table, 0), 1)
    table.act(0, THROW)
    assert problem(table.try_act(0, UNDO)) == "nothing-to-undo"


def whole_turns(table: Table, last: int, count: int) -> list[Json]:
    """What computer players do behind an event, in so many turns."""
    while True:
        turns = table.events(after=last, wait=5)
        if sum(event["type"] in ("scored", "struck") for event in turns) == count:
            return turns


def told(event: Json) -> Json:
    """An event without when it happened."""
    return {key: value for key, value in event.items() if key not in ("seq", "at")}


def statistics(client: Client) -> int:
    return int(client.get("/api/statistics").json()["throws"])


def test_a_computer_players_turn_is_one_action(client: Client) -> None:
    table = alone(client, computer(level="heuristic"))
    started(table, [0])
    last = enter(table, 0)
    turn = table.events(after=last, wait=5)
    assert turn[0]["type"] == "rolled"
    assert turn[-1]["type"] in ("scored", "struck")
    assert len({event["at"] for event in turn}) == 1


def test_a_computer_player_moves_at_a_table_that_takes_no_more(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would try for ever, and hold the table in memory."""
    table = alone(client, computer())
    started(table, [0])
    last = enter(table, 0)
    monkeypatch.setattr(table_registry, "MOST_EVENTS", last + 1)
    assert table.events(after=last, wait=5)
    assert problem(table.try_act(0, THROW)) == "table-too-long"


def test_the_last_entry_can_be_taken_back_before_the_secret_is_shown(patient: Client) -> None:
    table = alone(patient, rules=SHORT)
    while table.match().state.card.entries.count(None) > 1:
        started(table, [0])
        enter(table, 0)
    started(table, [0])
    entry = enter(table, 0)
    assert table.match().state.phase == "over"
    assert problem(table.try_act(0, THROW)) == "game-over"
    table.act(0, UNDO)
    assert table.match().state.phase == "decide"
    again = enter(table, 0)
    (ended,) = table.events(after=again, wait=5)
    assert (ended["type"], ended["seq"]) == ("ended", entry + 3)
    for action in (UNDO, THROW, {"type": "replace", "level": "random"}):
        assert problem(table.try_act(0, action)) == "game-over"


def test_a_game_ends_though_the_clock_was_set_back(patient: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last entry was stored by a clock that was a day ahead, and is corrected before it is final."""
    table = alone(patient, rules=SHORT)
    while table.match().state.card.entries.count(None) > 1:
        started(table, [0])
        enter(table, 0)
    started(table, [0])
    ahead = datetime.now(UTC) + timedelta(days=1)
    with monkeypatch.context() as wrong:
        wrong.setattr("pasch.server.store.store.utc_now", lambda: ahead)
        entry = enter(table, 0)
    (ended,) = table.events(after=entry, wait=5)
    assert ended["type"] == "ended"


# Replacing


def test_a_computer_player_goes_on_for_somebody(client: Client) -> None:
    table = Table.open(client, person("Anna"), person(place="link"), rules=SHORT)
    table.sit(0, "Anna")
    table.join("Ben")
    done = table.act(1, {"type": "replace", "level": "random"}, bearer_key=table.host)
    assert (done["events"][0]["type"], done["events"][0]["seat"]) == ("replaced", 1)
    assert (
        problem(table.try_act(1, {"type": "replace", "level": "random"}, bearer_key=table.host)) == "computer-already"
    )
    with table.live(table.keys[1]) as ben:
        assert ben.welcome["seats"] == []
    events = table.play_on([0])
    assert {event["seat"] for event in events if event["type"] in ("scored", "struck")} == {0, 1}
    match_of(events, events[-1]["secret"])


def test_a_replaced_player_may_not_act(client: Client) -> None:
    table = Table.open(client, person("Anna"), person("Ben"), person("Cleo"), first=0)
    for seat, name in enumerate(("Anna", "Ben", "Cleo")):
        table.sit(seat, name)
    table.act(2, {"type": "replace", "level": "random"})
    for action in (THROW, UNDO, {"type": "sit", "name": "Cleo", "entropy": ENTROPY}):
        assert problem(table.try_act(2, action)) == "computer-already"


def test_absent_player_is_replaced_and_the_game_begins(client: Client) -> None:
    table = Table.open(client, person("Anna"), person(place="link"), rules=SHORT, first=None)
    table.sit(0, "Anna")
    done = table.act(1, {"type": "replace", "level": "random"}, bearer_key=table.host)
    assert [event["type"] for event in done["events"]][:3] == ["replaced", "began", "start-rolled"]
    assert problem(table.try_join("Ben", secret=new_key())) == "table-full"
    assert table.play_on([0])[-1]["type"] == "ended"


def test_a_player_in_the_middle_of_a_turn_is_replaced(client: Client) -> None:
    table = Table.open(client, person("Anna"), person("Ben"))
    table.sit(0, "Anna")
    table.sit(1, "Ben")
    started(table, [0, 1])
    seat = table.match().state.seat
    last = table.act(seat, {"type": "replace", "level": "heuristic"})["seq"]
    turn = table.events(after=last, wait=5)
    assert turn[-1]["type"] in ("scored", "struck")
    assert {event["seat"] for event in turn} == {seat}


def test_unknown_computer_player_is_refused(client: Client) -> None:
    table = alone(client)
    assert problem(table.try_act(0, {"type": "replace", "level": "hero"})) == "unknown-player"


# Rematch


def test_the_same_seats_play_again(client: Client) -> None:
    table = Table.open(client, person(), computer("Robo"), person(place="link"), rules=SHORT)
    table.sit(0, "Anna")
    table.join("Ben")
    assert problem(table.try_act(0, {"type": "rematch"})) == "not-over-yet"
    table.play_on([0, 2])
    key = new_key()
    done = table.act(0, {"type": "rematch"}, key=key)
    assert table.act(0, {"type": "rematch"}, key=key) == done
    again = Table(client, done["events"][0]["table"], table.host, table.invitation, table.keys)
    opened = again.events()[0]
    assert [seat["name"] for seat in opened["seats"]] == ["Anna", "Robo", "Ben"]
    assert opened["commitment"] != table.events()[0]["commitment"]
    assert (table.events()[0]["follows"], opened["follows"]) == (None, table.name)
    assert problem(table.try_act(0, {"type": "rematch"})) == "rematch-already"
    # Ben's seat is Ben's: nobody else with the invitation gets it.
    assert problem(again.try_join("Cleo", secret=new_key())) == "table-full"
    again.sit(0, "Anna")
    assert problem(again.try_act(2, {"type": "sit", "name": "Ben", "entropy": ENTROPY}, bearer_key=table.host)) == (
        "not-your-seat"
    )
    again.sit(2, "Ben")
    assert "began" in {event["type"] for event in again.events()}


def test_the_loser_begins_and_the_series_goes_on(client: Client) -> None:
    series = {"id": "s" * 16, "goal": "sum", "games": 2, "played": []}
    table = Table.open(client, person(), person(), rules=SHORT, series=series)
    for place in range(3):
        opened = table.events()[0]
        table.sit(0, "Anna")
        table.sit(1, "Ben")
        totals = table.play_on([0, 1])[-1]["totals"]
        refused = table.try_act(0, {"type": "rematch", "series": series})
        assert problem(refused) == "other-kind-of-table"
        event = table.act(0, {"type": "rematch"})["events"][0]
        table = Table(client, event["table"], table.host, table.invitation)
        after = table.events()[0]
        assert after["first"] == (None if totals[0] == totals[1] else totals.index(min(totals)))
        if place == 1:
            assert (after["series"]["id"] != opened["series"]["id"], after["series"]["played"]) == (True, [])
        else:
            assert after["series"] == {**series, "id": opened["series"]["id"], "played": [totals]}


def test_a_game_is_won_by_all_who_share_it() -> None:
    series = Series(id="s" * 16, goal="wins", games=2, played=[[200, 200, 100]])
    assert series_after(series, [100, 90, 200]).played == [[200, 200, 100], [100, 90, 200]]
    assert series_after(series, [210, 90, 200]).played == []
    assert (loser([3, 1, 1]), loser([2, 2])) == (1, None)


def test_a_series_begins_with_its_first_game(client: Client) -> None:
    series = {"id": "s" * 16, "goal": "wins", "games": 2, "played": [[200, 100]]}
    body = {"key": new_key(), "opening": opening(person("A"), person("B"), series=series), "secret": new_key()}
    assert problem(client.post("/api/tables", json=body)) == "series-does-not-fit"


def test_a_code_leads_to_where_the_same_people_play_by_now(client: Client) -> None:
    table = Table.open(client, person(), person(place="link"), rules=SHORT)
    table.sit(0, "Anna")
    table.join("Ben")
    table.play_on([0, 1])
    asked = {"what": "device"}
    code = client.post(f"{table.path}/codes", json=asked, headers=bearer(table.host)).json()["code"]
    again = table.act(1, {"type": "rematch"})["events"][0]["table"]
    key = new_key()
    redeemed = client.post(f"/api/codes/{code}", json={"secret": key})
    assert redeemed.json()["table"] == again
    table = Table(client, again, key, table.invitation)
    assert table.sit(0, "Anna")["events"][0]["type"] == "sat"


# Going on after a restart


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        table = Table.open(client, person("Anna"), person(place="link"), computer(), rules=SHORT)
        table.sit(0, "Anna")
        table.join("Ben")
        started(table, [0, 1])
        key, seq = new_key(), table.seq
        seat = table.match().state.seat
        action = next_action(table.events())
        done = table.act(seat, action, key=key)
        before = table.events()
    with server(tmp_path) as client:
        table.client = client
        # The computer player may have gone on, before the server ended or since it is back.
        assert table.events()[: len(before)] == before
        assert table.act(seat, action, key=key, expect=seq) == done
        assert problem(table.try_act(1 - seat, THROW, bearer_key=table.key_of(seat))) == "not-your-seat"
        events = table.play_on([0, 1])
        match_of(events, events[-1]["secret"])


def test_a_computer_players_turn_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        table = alone(client, computer())
        started(table, [0])
        monkeypatch.setattr(Computers, "look", lambda *_: None)
        last = enter(table, 0)
        assert table.seq == last
    monkeypatch.undo()
    with server(tmp_path) as client:
        table.client = client
        turn = table.events(after=last, wait=5)
        assert {event["seat"] for event in turn} == {1}
