"""Whole games over HTTP and live connections, with people and computer players."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from httpx import Client
from in_process_server import (
    ENTROPY,
    SHORT,
    Live,
    Table,
    computer,
    match_of,
    new_key,
    next_action,
    opening,
    person,
    problem,
    server,
)

from pasch.play.dice.fair_dice import commitment, verify
from pasch.play.records.record_io import final_state, parse_record, read_record
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.game.engine import totals


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("games")) as running:
        yield running


def test_a_whole_game_alone_over_http(client: Client) -> None:
    table = Table.open(client, person("Anna"))
    table.sit(0, "Anna")
    events = table.play_on([0])
    assert [event["seq"] for event in events] == list(range(len(events)))
    ended = events[-1]
    assert ended["type"] == "ended"
    assert commitment(ended["secret"]) == events[0]["commitment"]
    match = match_of(events, ended["secret"])
    assert match.state.phase == "over"
    assert ended["totals"] == list(totals(match.state))


def play_live(seat: int, live: Live) -> None:
    """Somebody acts whenever it is their turn, knowing only what they were told."""
    while not live.events or live.events[-1]["type"] != "ended":
        events = live.events
        state = match_of(events).state if any(event["type"] == "began" for event in events) else None
        if state is not None and state.phase != "over" and state.seat == seat:
            assert live.act(seat, next_action(events))["type"] == "done"
        else:
            live.hear()


def test_two_people_and_a_computer_player_live(client: Client) -> None:
    table = Table.open(client, person("Anna"), computer("Robo"), person(place="link"))
    table.sit(0, "Anna")
    assert table.join("Ben") == 2
    with table.live(table.host) as anna, table.live(table.keys[2]) as ben, table.live() as watching:
        assert anna.welcome["seats"] == [0]
        assert anna.welcome["host"] is True
        assert ben.welcome["seats"] == [2]
        assert ben.welcome["host"] is False
        assert watching.welcome["seats"] == []
        with ThreadPoolExecutor() as people:
            for played in [people.submit(play_live, 0, anna), people.submit(play_live, 2, ben)]:
                played.result()
        for live in (anna, ben, watching):
            live.until_event("ended")
            assert [event["seq"] for event in live.events] == list(range(len(live.events)))
            assert live.events == table.events()
        match = match_of(anna.events, anna.events[-1]["secret"])
        assert match.state.phase == "over"
        assert {event["seat"] for event in anna.events if event["type"] in ("scored", "struck")} == {0, 1, 2}


def test_the_events_of_an_action_come_before_its_answer(client: Client) -> None:
    table = Table.open(client, person("Anna"))
    table.sit(0, "Anna")
    with table.live(table.host) as anna:
        anna.until_event("began")
        done = anna.act(0, {"type": "throw"})
        kinds = [message["type"] for message in anna.heard[-2:]]
        assert kinds == ["events", "done"]
        assert anna.heard[-2]["events"][-1]["seq"] == done["seq"]


def test_a_hold_and_its_throw_are_one_action(client: Client) -> None:
    table = Table.open(client, person("Anna"))
    table.sit(0, "Anna")
    rolled = table.act(0, {"type": "throw"})["events"][0]
    done = table.act(0, {"type": "held", "dice": rolled["dice"][1:3]})
    assert [event["type"] for event in done["events"]] == ["held", "rolled"]
    assert done["seq"] == done["events"][1]["seq"] == table.seq


@pytest.mark.parametrize("variant", ["kniffel-announce", "yatzy-deluxe", "kniffel-4-columns", "kniffel-put-aside"])
def test_every_kind_of_variant_is_played(client: Client, variant: str) -> None:
    table = Table.open(client, person("Anna"), computer(), rules={"id": variant})
    table.sit(0, "Anna")
    events = table.play_on([0], most=60)
    state = match_of(events).state
    entries = Counter(event["seat"] for event in events if event["type"] in ("scored", "struck"))
    assert state.variant.id == variant
    assert entries[0] >= 10
    assert [sum(points is not None for points in card.entries) for card in state.cards] == [entries[0], entries[1]]


def test_a_house_rule_is_played_and_its_document_kept(client: Client) -> None:
    toml = 'id = "ours"\nlike = "kniffel"\nnames = { de = "Unsere", en = "Ours" }\n[players]\nmost = 2\n'
    answer = client.post("/api/variants", json={"toml": toml})
    assert answer.status_code == 200, answer.text
    table = Table.open(client, person("Anna"), rules={"toml": toml})
    opened = table.events()[0]
    assert opened["rules"] == {"toml": toml}
    assert parse_variant(opened["toml"]).document == parse_variant(toml).document
    assert opened["variant"]["id"] == "ours"
    assert opened["variant"]["rules_hash"] == answer.json()["rules_hash"]
    table.sit(0, "Anna")
    assert table.act(0, {"type": "throw"})["events"][0]["type"] == "rolled"


@pytest.mark.parametrize("kind", ["game", "block"])
def test_a_house_rule_with_too_long_a_line_in_full_is_kept_as_it_was_sent(client: Client, kind: str) -> None:
    """Its note of many lines would be one of more letters than a line may have."""
    rules = {"toml": 'note = """\n' + 32 * f"{61 * 'x'}\n" + '"""\n' + SHORT["toml"]}
    table = Table.open(client, person("Anna"), rules=rules, kind=kind)
    assert table.events()[0]["toml"] == rules["toml"]


def test_the_game_begins_with_the_last_to_sit_down(client: Client) -> None:
    table = Table.open(client, person("Anna"), person("Ben"), person(place="link"))
    assert problem(table.try_act(0, {"type": "throw"})) == "not-begun"
    table.sit(1, "Ben")
    assert problem(table.try_act(1, {"type": "sit", "name": "Benno", "entropy": ENTROPY})) == "seat-taken"
    assert problem(table.try_act(0, {"type": "sit", "name": "BEN", "entropy": ENTROPY})) == "name-taken"
    table.sit(0, "Anna")
    assert table.events()[-1]["type"] == "sat"
    table.join("Cleo")
    sat, began = [event for event in table.events() if event["type"] != "start-rolled"][-2:]
    assert (sat["type"], sat["seat"], sat["name"]) == ("sat", 2, "Cleo")
    assert began["type"] == "began"


def test_unnamed_player_gets_a_name_in_the_readers_language(client: Client) -> None:
    table = Table.open(client, person(), person(), computer("", "casual"), computer("", "casual"), person(place="link"))
    table.sit(0, "")
    table.sit(1, "")
    assert problem(table.try_act(0, {"type": "sit", "name": "", "entropy": ENTROPY})) == "seat-taken"
    table.join("Cleo")
    opened, sat, *_ = table.events()
    assert [seat["name"] for seat in opened["seats"]] == [""] * 5
    assert (sat["type"], sat["name"]) == ("sat", "")
    address = f"/api/tables/{table.name}/record"
    for language, names in (
        ("de", ["Spieler 1", "Spieler 2", "Hobbyspieler", "Hobbyspieler 4", "Cleo"]),
        ("en", ["Player 1", "Player 2", "Casual player", "Casual player 4", "Cleo"]),
    ):
        record = client.get(address, headers={"Accept-Language": language}).text
        assert list(parse_record(record).seats) == names


def test_unnamed_player_cannot_join_by_link(client: Client) -> None:
    table = Table.open(client, person(), person(place="link"))
    table.sit(0, "")
    assert table.try_join("", secret=new_key()).status_code == 400
    assert problem(table.try_act(1, {"type": "sit", "name": "", "entropy": ENTROPY})) == "not-your-seat"


def test_who_begins_is_thrown_for_as_soon_as_all_sit(client: Client) -> None:
    table = Table.open(client, person("Anna"), person("Ben"), first=None)
    table.sit(0, "Anna")
    begun = table.sit(1, "Ben")["events"]
    first, second, *more = begun[2:]
    assert (first["type"], first["seat"], second["seat"]) == ("start-rolled", 0, 1)
    assert all(event["type"] == "start-rolled" for event in more)
    begins = table.match().state
    assert (begins.phase, begins.seat) == (
        "throw",
        max((first, second, *more)[-2:], key=lambda one: one["face"])["seat"],
    )
    assert problem(table.try_act(1 - begins.seat, {"type": "throw"})) == "not-your-turn"


def test_all_entropy_counts(client: Client) -> None:
    table = Table.open(client, person("Anna"), person("Ben"))
    table.sit(0, "Anna", "a" * 32)
    table.sit(1, "Ben", "b" * 32)
    events = table.play_on([0, 1])
    match_of(events, events[-1]["secret"])
    other = [{**event, "entropy": "c" * 32} if event["type"] == "sat" else event for event in events]
    with pytest.raises(AssertionError):
        match_of(other, events[-1]["secret"])


def test_the_record_can_be_verified_once_the_game_is_over(client: Client) -> None:
    table = Table.open(client, person("Änne"), computer("Robo"))
    assert problem(client.get(f"{table.path}/record")) == "not-begun"
    table.sit(0, "Änne")
    answer = client.get(f"{table.path}/record")
    assert answer.headers["content-disposition"].startswith('attachment; filename="kniffel-')
    assert "Secret" not in read_record(answer.content).tags
    table.play_on([0])
    record = read_record(client.get(f"{table.path}/record").content)
    assert record.seats == ("Änne", "Robo")
    assert record.tags["Player2"] == "random"
    assert verify(record).agrees
    assert final_state(record).phase == "over"


def test_the_dice_thrown_here_are_counted(client: Client) -> None:
    before = client.get("/api/statistics").json()["throws"]
    table = Table.open(client, person("Anna"))
    table.sit(0, "Anna")
    rolled = table.act(0, {"type": "throw"})["events"][0]
    assert client.get("/api/statistics").json()["throws"] == before + 5
    table.act(0, {"type": "held", "dice": rolled["dice"][:4]})
    found = client.get("/api/statistics").json()
    assert found["throws"] == before + 6
    assert found["dice"][0]["kind"] == "123456"


def test_the_same_key_gets_the_same_answer_and_throws_once(client: Client) -> None:
    table = Table.open(client, person("Anna"))
    table.sit(0, "Anna")
    key, expect = new_key(), table.seq
    first = table.act(0, {"type": "throw"}, key=key, expect=expect)
    again = table.act(0, {"type": "throw"}, key=key, expect=expect)
    assert first == again
    table.act(0, {"type": "held", "dice": "-"})
    assert table.act(0, {"type": "throw"}, key=key, expect=expect) == first
    assert len([event for event in table.events() if event["type"] == "rolled"]) == 2
    with table.live(table.host) as anna:
        assert anna.act(0, {"type": "throw"}, expect, key) == {"type": "done", "key": key, "seq": first["seq"]}


def test_outdated_client_is_refused(client: Client) -> None:
    table = Table.open(client, person("Anna"))
    table.sit(0, "Anna")
    seq = table.seq
    for expect in (seq - 1, -1, seq + 1):
        answer = table.try_act(0, {"type": "throw"}, expect=expect)
        assert answer.status_code == 409
        assert answer.json()["problems"][0]["facts"] == {"expect": expect, "seq": seq}
    assert problem(table.try_act(0, {"type": "throw"}, expect=None)) == "expect-missing"
    with table.live(table.host) as anna:
        anna.until_event("began")
        refused = anna.act(0, {"type": "throw"}, seq - 1)
        assert (refused["type"], refused["seq"], refused["problems"][0]["code"]) == ("refused", seq, "moved-on")
    assert table.seq == seq


def test_the_rules_refuse_with_their_own_words(client: Client) -> None:
    table = Table.open(client, person("Anna"))
    table.sit(0, "Anna")
    assert problem(table.try_act(0, {"type": "scored", "box": "chance"})) == "throw-first"
    table.act(0, {"type": "throw"})
    for action, code in (
        ({"type": "throw"}, "no-throw-now"),
        ({"type": "scored", "box": "nothing"}, "no-such-box"),
        ({"type": "held", "dice": "0"}, "hold-not-rolled"),
        ({"type": "bought", "dice": "-"}, "nothing-to-buy"),
        ({"type": "announced", "box": "chance"}, "not-announced-here"),
    ):
        answer = table.try_act(0, action)
        assert (answer.status_code, problem(answer)) == (422, code)


def test_who_begins_and_who_comes_next_may_be_chosen(client: Client) -> None:
    seats = (person("Anna"), person("Ben"), person("Clara"))
    table = Table.open(client, *seats, rules={"id": "kniffel-announce"}, direction="counter-clockwise", first=1)
    for seat, name in enumerate(("Anna", "Ben", "Clara")):
        table.sit(seat, name)
    events = table.play_on([0, 1, 2])
    assert "start-rolled" not in {event["type"] for event in events}
    entered = [event["seat"] for event in events if event["type"] in ("scored", "struck")]
    assert entered[:4] == [1, 0, 2, 1]
    record = read_record(client.get(f"{table.path}/record").content)
    assert (record.direction, record.first) == ("counter-clockwise", 1)
    assert verify(record).agrees


def test_a_seat_that_is_not_there_cannot_begin(client: Client) -> None:
    body = {"key": new_key(), "opening": opening(person("Anna"), first=1), "secret": new_key(), "invitation": new_key()}
    answer = client.post("/api/tables", json=body)
    assert (answer.status_code, problem(answer)) == (422, "no-such-seat")
