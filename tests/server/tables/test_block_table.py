"""Score blocks for real dice: several devices write in any order, and impossible values are questioned."""

from collections.abc import Iterator
from typing import Any

import pytest
from httpx import Client
from in_process_server import Json, Table, new_key, person, problem, server


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("blocks")) as running:
        yield running


@pytest.fixture
def block(client: Client) -> Table:
    return Table.open(client, person("Anna"), person("Ben"), kind="block")


def written(box: str = "chance", points: int | None = 20, **other: Any) -> Json:
    return {
        "type": "written",
        "player": 0,
        "cell": {"box": box, "entry": 0},
        "points": points,
        "dice": None,
        "base": None,
        "sure": False,
        "at": "2026-11-21T18:03:12.123Z",
        **other,
    }


def player(number: int, **what: Any) -> Json:
    return {"type": "player", "player": number, **what}


def line(kind: str, column: str, points: int, **other: Any) -> Json:
    return written(points=points, **other) | {"cell": {"line": kind, "column": column}}


def test_a_block_has_no_dice_of_its_own(block: Table) -> None:
    (opened,) = block.events()
    assert (opened["kind"], opened["commitment"]) == ("block", None)
    assert problem(block.try_act(0, {"type": "throw"})) == "other-kind-of-table"
    assert problem(block.client.get(f"{block.path}/record")) == "block-has-no-record"


def test_a_block_goes_on_at_a_new_one_for_all_who_write(block: Table) -> None:
    series = {"id": "s" * 16, "goal": "sum", "games": 6, "played": [[240, 213]]}
    asked = {"type": "rematch", "seats": [person("Ben"), person("Cleo")], "series": series}
    wrong = {**series, "played": [[240, 213, 180]]}
    assert problem(block.try_act(0, {**asked, "series": wrong}, expect=None)) == "series-does-not-fit"
    (event,) = block.act(0, asked, expect=None)["events"]
    again = Table(block.client, event["table"], block.host, block.invitation)
    opened = again.events()[0]
    assert ([seat["name"] for seat in opened["seats"]], opened["series"]) == (["Ben", "Cleo"], series)
    again.act(0, written(), expect=None)
    assert problem(block.try_act(0, asked, expect=None)) == "rematch-already"
    assert problem(again.try_act(0, {"type": "rematch", "seats": [person("Ben"), person("ben")]})) == "name-taken"
    (event,) = again.act(0, {"type": "rematch"}, expect=None)["events"]
    third = Table(block.client, event["table"], block.host, block.invitation)
    assert [seat["name"] for seat in third.events()[0]["seats"]] == ["Ben", "Cleo"]


def test_a_game_is_no_block(client: Client) -> None:
    table = Table.open(client, person("Anna"))
    assert problem(table.try_act(0, written())) == "other-kind-of-table"


def test_written_entries_carry_key_and_device_time(block: Table) -> None:
    key = new_key()
    (event,) = block.act(0, written(), key=key, expect=None)["events"]
    assert event == {"seq": 1, "seat": None, "id": key, **written()}
    assert block.act(0, written(), key=key, expect=None)["events"] == [event]
    assert block.events()[1:] == [event]


def test_two_devices_write_the_same_cell_and_both_are_kept(block: Table) -> None:
    joined = block.try_join("Ben", secret=(phone := new_key()))
    assert joined.json() == {"seat": None, "seq": 0}
    first, second, third = new_key(), new_key(), new_key()
    with block.live(block.host) as anna, block.live(phone) as ben:
        assert (anna.welcome["seats"], anna.welcome["host"]) == ([0, 1], True)
        assert (ben.welcome["seats"], ben.welcome["host"]) == ([0, 1], False)
        assert anna.act(0, written(points=20), None, first)["type"] == "done"
        # Ben had no network, and knows nothing of it.
        assert ben.act(0, written(points=21), None, second)["type"] == "done"
        assert anna.act(0, written(points=21, base=second), None, third)["type"] == "done"
        for live in (anna, ben):
            while live.events[-1].get("id") != third:
                live.hear()
            assert [event.get("base") for event in live.events[1:]] == [None, None, second]
            assert [event["points"] for event in live.events[1:]] == [20, 21, 21]


def test_order_matters_where_one_says_so(block: Table) -> None:
    block.act(0, written(), expect=0)
    assert problem(block.try_act(0, written(points=21), expect=0)) == "moved-on"


def test_spectator_cannot_write(block: Table) -> None:
    for key, status, code in (
        (None, 401, "key-missing"),
        (new_key(), 403, "foreign-key"),
        (block.invitation, 403, "only-watching"),
    ):
        answer = block.try_act(0, written(), bearer_key=key, expect=None)
        assert (answer.status_code, problem(answer)) == (status, code)
    with block.live() as watching:
        assert watching.welcome["seats"] == []


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (written(player=2), "no-such-player"),
        (written("chances"), "no-such-box"),
        (written() | {"cell": {"box": "chance", "entry": 1}}, "no-such-entry"),
        (written("full_house", 24), "cell-impossible"),
        (written("threes", 10), "cell-impossible"),
        (written("chance", 31), "cell-impossible"),
        (written("full_house", 25, dice="12345"), "cell-impossible"),
        (written(dice="1234"), "no-such-roll"),
        (written(dice="12347"), "no-such-roll"),
        (written(dice="54321"), "no-such-roll"),
        (line("extra", "points", 30), "line-impossible"),
        (line("extra", "nowhere", 50), "no-such-cell"),
        (line("throws", "points", 5), "no-such-cell"),
    ],
)
def test_impossible_entries_are_questioned(block: Table, action: Json, code: str) -> None:
    answer = block.try_act(0, action, expect=None)
    assert (answer.status_code, problem(answer)) == (422, code)
    assert len(block.events()) == 1


@pytest.mark.parametrize(
    "action",
    [
        written(points=None),
        written(points=0),
        written("full_house", 24, sure=True),
        written("full_house", 25, dice="22255"),
        written("chance", 15, dice="12345"),
        written("five_of_a_kind", 50, dice="33333"),
        # A second Kniffel, with its extra points right in the box.
        written("threes", 65, dice="33333"),
        line("extra", "points", 100),
    ],
)
def test_possible_entries_are_written(block: Table, action: Json) -> None:
    (event,) = block.act(0, action, expect=None)["events"]
    assert event.items() >= {name: value for name, value in action.items() if name != "sure"}.items()
    assert block.events()[1:] == [event]


def test_the_possible_values_are_told(block: Table) -> None:
    answer = block.try_act(0, written("full_house", 24), expect=None)
    assert answer.json()["problems"][0]["facts"]["allowed"].startswith("0, 25")


def test_throws_that_were_not_bought_stand_on_their_line(client: Client) -> None:
    block = Table.open(client, person("Anna"), rules={"id": "knoeffel"}, kind="block")
    block.act(0, line("throws", "first", 10), expect=None)
    for points in (4, 20):
        assert problem(block.try_act(0, line("throws", "first", points), expect=None)) == "line-impossible"
    assert problem(block.try_act(0, line("extra", "first", 50), expect=None)) == "no-such-cell"


def test_sums_of_different_extra_points_stand_on_their_line(client: Client) -> None:
    joker = "[extra.joker]\nbonus = { number = 50, lower = 75 }\n"
    toml = f'id = "two"\nlike = "kniffel"\nnames = {{ de = "Zwei", en = "Two" }}\n{joker}'
    block = Table.open(client, person("Anna"), rules={"toml": toml}, kind="block")
    block.act(0, line("extra", "points", 50 + 75), expect=None)
    assert problem(block.try_act(0, line("extra", "points", 60), expect=None)) == "line-impossible"


def test_nobody_begins_on_a_block(client: Client) -> None:
    block = Table.open(client, person("Anna"), kind="block", first=5)
    assert block.events()[0]["first"] is None


def test_a_place_of_the_next_block_is_named_as_it_was_sent(block: Table) -> None:
    twice = {"type": "rematch", "seats": [person("Anna"), person("Anna")]}
    answer = block.try_act(0, twice, expect=None)
    assert answer.json()["problems"][0].items() >= {"code": "name-taken", "place": "action.seats.1.name"}.items()


def test_every_shipped_block_opens(client: Client) -> None:
    for variant in client.get("/api/variants").json()["variants"]:
        opened = Table.open(client, person("Anna"), rules={"id": variant["id"]}, kind="block")
        assert opened.events()[0]["variant"]["id"] == variant["id"]


def test_players_are_added_and_renamed_by_anybody(block: Table) -> None:
    added = new_key()
    (event,) = block.act(0, player(2, name="Cleo", base=None), key=added, expect=None)["events"]
    assert (event["id"], event["player"], event["name"]) == (added, 2, "Cleo")
    block.act(0, player(2, name="Cléo", base=added), expect=None)
    block.act(0, written(player=2), expect=None)
    answer = block.try_act(0, player(30, name="Too many"), expect=None)
    assert (answer.status_code, problem(answer)) == (400, "out-of-range")


@pytest.mark.parametrize(
    "change",
    [
        {"place": 0.5},
        {"place": -3},
        {"absent": True, "entries": 0},
        {"absent": False},
        {"name": "Benno", "place": 7.25, "at": "2026-11-21T18:03:12.123Z"},
    ],
)
def test_players_sit_elsewhere_leave_and_come_back_and_only_what_is_named_is_told(block: Table, change: Json) -> None:
    key = new_key()
    (event,) = block.act(0, player(1, **change), key=key, expect=None)["events"]
    assert event == {"seq": 1, "at": event["at"], "seat": None, "id": key, **player(1, **change)}
    assert block.act(0, player(1, **change), key=key, expect=None)["events"] == [event]


def test_for_a_player_who_was_taken_off_one_can_still_write(block: Table) -> None:
    block.act(0, player(0, absent=True, entries=0), expect=None)
    block.act(0, written(), expect=None)
    assert [event["type"] for event in block.events()] == ["opened", "player", "written"]


@pytest.mark.parametrize(
    ("action", "status", "code"),
    [
        (player(2, place=0), 422, "no-such-player"),
        (player(2, absent=True), 422, "no-such-player"),
        (player(2), 422, "no-such-player"),
        (player(1), 422, "player-unchanged"),
        (player(1, entries=3), 422, "player-unchanged"),
        (player(1, place=2_000_000), 400, "out-of-range"),
        (player(1, place="first"), 400, "wrong-type"),
        (player(1, absent="yes"), 400, "wrong-type"),
        (player(1, absent=True, entries=-1), 400, "out-of-range"),
        (player(1, seat=3), 400, "key-not-here"),
    ],
)
def test_impossible_player_changes_are_refused(block: Table, action: Json, status: int, code: str) -> None:
    answer = block.try_act(0, action, expect=None)
    assert (answer.status_code, problem(answer)) == (status, code)
    assert answer.json()["problems"][0]["message"].endswith(".")
    assert len(block.events()) == 1


def test_thirty_players_stand_on_a_block_and_no_more(client: Client) -> None:
    block = Table.open(client, *(person(f"P{number}") for number in range(30)), kind="block")
    assert len(block.events()[0]["seats"]) == 30
    body = {
        "key": new_key(),
        "opening": {"kind": "block", "rules": {"id": "kniffel"}, "seats": [person(f"P{n}") for n in range(31)]},
        "secret": new_key(),
    }
    assert problem(client.post("/api/tables", json=body)) == "wrong-length"
