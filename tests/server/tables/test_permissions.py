"""Permissions: keys, invitations and codes, and what nobody may see too early."""

import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from httpx import Client
from in_process_server import ENTROPY, Table, bearer, computer, new_key, opening, person, problem, server

THROW = {"type": "throw"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("keys")) as running:
        yield running


@pytest.fixture
def table(client: Client) -> Table:
    """Anna opened it, Ben came by invitation; both sit."""
    found = Table.open(client, person("Anna"), person(place="link"))
    found.sit(0, "Anna")
    found.join("Ben")
    return found


def test_acting_for_another_seat_is_refused(table: Table) -> None:
    for key, seat, status, code in (
        (None, 0, 401, "key-missing"),
        (new_key(), 0, 403, "foreign-key"),
        (table.keys[1], 0, 403, "not-your-seat"),
        (table.host, 1, 403, "not-your-seat"),
        (table.invitation, 0, 403, "not-your-seat"),
        (table.invitation, 1, 403, "not-your-seat"),
        (table.host, 7, 403, "not-your-seat"),
    ):
        before = table.events()
        for action in (THROW, {"type": "undo"}, {"type": "sit", "name": "Eve", "entropy": ENTROPY}):
            answer = table.try_act(seat, action, bearer_key=key)
            assert (answer.status_code, problem(answer)) == (status, code)
        assert table.events() == before


def test_acting_for_another_seat_is_refused_live(table: Table) -> None:
    for keys, code in (
        ([], "key-missing"),
        ([new_key()], "foreign-key"),
        ([table.keys[1]], "not-your-seat"),
        ([table.invitation], "not-your-seat"),
    ):
        with table.live(*keys) as live:
            live.until_event("began")
            refused = live.act(0, THROW)
            assert (refused["type"], refused["problems"][0]["code"]) == ("refused", code)
    with table.live(table.keys[1], new_key(), table.host) as both:
        both.until_event("began")
        assert both.welcome["seats"] == [0, 1]
        assert both.act(0, THROW)["type"] == "done"
        assert both.act(1, THROW)["problems"][0]["code"] == "not-your-turn"


def test_only_the_host_replaces_and_only_who_plays_asks_for_a_rematch(table: Table) -> None:
    for action, seated, invited in (
        ({"type": "replace", "level": "random"}, (403, "host-only"), (403, "host-only")),
        ({"type": "rematch"}, (422, "not-over-yet"), (403, "only-watching")),
    ):
        for key, status, code in (
            (table.keys[1], *seated),
            (table.invitation, *invited),
            (None, 401, "key-missing"),
            (new_key(), 403, "foreign-key"),
        ):
            answer = table.try_act(1, action, bearer_key=key)
            assert (answer.status_code, problem(answer)) == (status, code)


def test_a_key_of_one_table_opens_no_other(client: Client, table: Table) -> None:
    other = Table.open(client, person("Anna"))
    answer = other.try_act(0, {"type": "sit", "name": "Eve", "entropy": ENTROPY}, bearer_key=table.host)
    assert (answer.status_code, problem(answer)) == (403, "foreign-key")
    assert problem(other.try_join("Eve", secret=new_key(), invitation=table.invitation)) == "foreign-key"


@pytest.mark.parametrize("name", ["x", "A" * 22, "..", "%00", "a" * 500, "événement", "' OR 1=1 --"])
def test_a_table_is_not_guessed(client: Client, name: str) -> None:
    for path in ("events", "record"):
        answer = client.get(f"/api/tables/{name}/{path}")
        assert answer.status_code == 404
        assert problem(answer) in ("no-such-table", "no-such-page")


def test_tables_have_names_of_128_random_bits(client: Client) -> None:
    names = {Table.open(client, person("Anna")).name for _ in range(20)}
    assert len(names) == 20
    assert {len(name) for name in names} == {22}


@pytest.mark.parametrize("header", ["Bearer", "Bearer x", "Basic abc", "Bearer " + "x" * 87, "Bearer ä" + "x" * 30])
def test_header_without_key_is_refused(table: Table, header: str) -> None:
    body = {"key": new_key(), "expect": 0, "seat": 0, "action": THROW}
    headers = {b"Authorization": header.encode()}
    answer = table.client.post(f"{table.path}/actions", json=body, headers=headers)
    assert (answer.status_code, problem(answer)) == (401, "not-a-key")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_host_may_not_play_a_computer_players_seat(client: Client) -> None:
    table = Table.open(client, person("Anna"), computer("Robo"))
    table.sit(0, "Anna")
    assert problem(table.try_act(1, THROW)) == "not-your-seat"


def test_no_answer_holds_the_secret_before_the_end(client: Client) -> None:
    sent: list[bytes] = []
    client.event_hooks["response"].append(lambda answer: sent.append(answer.read()))
    try:
        table = Table.open(client, person("Anna"), computer("Robo"))
        with table.live(table.host) as anna:
            table.sit(0, "Anna")
            client.get(f"{table.path}/record")
            client.get("/metrics")
            client.get("/api/statistics")
            table.try_act(1, THROW)
            table.play_on([0])
            secret = anna.until_event("ended")["secret"]
            heard = [str(message) for message in anna.heard if "'ended'" not in str(message)]
    finally:
        client.event_hooks["response"].clear()
    assert len(sent) > 60
    assert len(heard) > 20
    before = [body for body in sent if b'"ended"' not in body]
    assert len(before) > 60
    assert not any(secret.encode() in body for body in before)
    assert not any(secret in message for message in heard)


def test_keys_are_never_sent_back(client: Client, table: Table) -> None:
    bodies = [client.get(f"{table.path}/{path}").text for path in ("events", "record")]
    for key in (table.host, table.invitation, table.keys[1]):
        assert not any(key in body for body in bodies)


def test_keys_are_kept_as_hashes_only(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        table = Table.open(client, person("Anna"), person(place="link"))
        table.join("Ben")
        kept = b"".join(path.read_bytes() for path in tmp_path.glob("pasch.sqlite*"))
        assert table.name.encode() in kept
        for key in (table.host, table.invitation, table.keys[1]):
            assert key.encode() not in kept


# Invitations


def test_an_invitation_seats_one_after_the_other(client: Client) -> None:
    table = Table.open(client, person("Anna"), person(place="link"), computer(), person(place="link"))
    assert [table.join("Ben"), table.join("Cleo")] == [1, 3]
    answer = table.try_join("Dora", secret=new_key())
    assert (answer.status_code, problem(answer)) == (422, "table-full")


def test_joining_again_changes_nothing(client: Client) -> None:
    table = Table.open(client, person("Anna"), person(place="link"), person(place="link"))
    key, secret = new_key(), new_key()
    first = table.try_join("Ben", secret=secret, key=key)
    assert first.json() == {"seat": 1, "seq": 1}
    table.join("Cleo")
    assert table.try_join("Ben", secret=secret, key=key).json() == first.json()
    # The same person, who has lost the key of the request as well.
    assert table.try_join("Ben", secret=secret).json() == {"seat": 1, "seq": 2}
    assert [event["type"] for event in table.events()] == ["opened", "sat", "sat"]


def test_a_name_is_given_once(client: Client) -> None:
    table = Table.open(client, person("Anna"), person(place="link"), person(place="link"))
    assert problem(table.try_join("anna", secret=new_key())) == "name-taken"
    table.join("Ben")
    assert problem(table.try_join(" Ben ", secret=new_key())) == "name-taken"


def test_joining_needs_an_invitation(table: Table) -> None:
    for key, code in ((table.host, "no-invitation"), (table.keys[1], "no-invitation"), (new_key(), "foreign-key")):
        answer = table.try_join("Eve", secret=new_key(), invitation=key)
        assert (answer.status_code, problem(answer)) == (403, code)


def test_a_key_of_another_action_is_no_joining(client: Client) -> None:
    table = Table.open(client, person("Anna"), person(place="link"))
    key = new_key()
    table.act(0, {"type": "sit", "name": "Anna", "entropy": ENTROPY}, key=key)
    table.join("Ben")
    table.act(0, THROW, key=(thrown := new_key()))
    assert problem(table.try_join("Cleo", secret=new_key(), key=thrown)) == "key-used"


def test_one_of_two_gets_the_last_seat(client: Client) -> None:
    for _ in range(5):
        table = Table.open(client, person("Anna"), person(place="link"))
        answers: list[int] = []

        def come(name: str, table: Table = table, answers: list[int] = answers) -> None:
            answers.append(table.try_join(name, secret=new_key()).status_code)

        racers = [threading.Thread(target=come, args=(name,)) for name in ("Ben", "Cleo", "Dora")]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        assert sorted(answers) == [200, 422, 422]
        assert len(table.events()) == 2


# Codes


def code_for(table: Table, what: str, key: str) -> str:
    answer = table.client.post(f"{table.path}/codes", json={"what": what}, headers=bearer(key))
    assert answer.status_code == 200, answer.text
    assert answer.json()["minutes"] == 10
    return str(answer.json()["code"])


def test_a_code_opens_the_same_on_a_second_device(table: Table) -> None:
    phone = new_key()
    code = code_for(table, "device", table.keys[1])
    typed = f"{code[:4].lower()} {code[4:]}"
    answer = table.client.post(f"/api/codes/{typed}", json={"secret": phone})
    assert answer.json() == {"table": table.name, "what": "device"}
    with table.live(phone) as live:
        assert (live.welcome["seats"], live.welcome["host"]) == ([1], False)
    tablet = new_key()
    table.client.post(f"/api/codes/{code_for(table, 'device', table.host)}", json={"secret": tablet})
    with table.live(tablet) as live:
        assert (live.welcome["seats"], live.welcome["host"]) == ([0], True)


def test_a_code_invites(client: Client) -> None:
    table = Table.open(client, person("Anna"), person(place="link"))
    invited = new_key()
    answer = client.post(f"/api/codes/{code_for(table, 'invitation', table.host)}", json={"secret": invited})
    assert answer.json() == {"table": table.name, "what": "invitation"}
    assert table.try_join("Ben", secret=new_key(), invitation=invited).json()["seat"] == 1


def test_a_code_serves_one_key(table: Table) -> None:
    code, phone = code_for(table, "device", table.host), new_key()
    for _ in range(2):
        assert table.client.post(f"/api/codes/{code}", json={"secret": phone}).status_code == 200
    answer = table.client.post(f"/api/codes/{code}", json={"secret": new_key()})
    assert (answer.status_code, problem(answer)) == (404, "no-such-code")


def test_a_code_is_good_for_ten_minutes(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    code = code_for(table, "device", table.host)

    later = datetime.now(UTC) + timedelta(minutes=10, seconds=1)
    monkeypatch.setattr("pasch.server.web.routes.table_routes.utc_now", lambda: later)
    assert problem(table.client.post(f"/api/codes/{code}", json={"secret": new_key()})) == "no-such-code"


def test_who_may_make_which_code(table: Table) -> None:
    for what, key, status, code in (
        ("device", None, 401, "key-missing"),
        ("device", new_key(), 403, "foreign-key"),
        ("device", table.invitation, 403, "only-watching"),
        ("invitation", table.invitation, 403, "only-watching"),
    ):
        answer = table.client.post(f"{table.path}/codes", json={"what": what}, headers=bearer(key))
        assert (answer.status_code, problem(answer)) == (status, code)


# Opening


def test_opening_again_gives_the_same_table(client: Client) -> None:
    body = {"key": new_key(), "opening": opening(), "secret": new_key(), "invitation": None, "language": "en"}
    first = client.post("/api/tables", json=body)
    assert first.status_code == 201
    assert client.post("/api/tables", json=body).json() == first.json()


@pytest.mark.parametrize(
    ("seats", "kind", "code"),
    [
        ([computer("One"), computer("Two")], "game", "table-without-people"),
        ([person("Anna"), person("anna")], "game", "name-taken"),
        ([person("Anna"), computer("Anna")], "game", "name-taken"),
        ([person()] * 9, "game", "wrong-number-of-seats"),
        ([person("Anna"), computer(level="perfekt")], "game", "unknown-player-near"),
        ([person("Anna"), computer()], "block", "computer-on-block"),
    ],
)
def test_seats_that_cannot_be(client: Client, seats: list[dict[str, object]], kind: str, code: str) -> None:
    body = {"key": new_key(), "opening": opening(*seats, kind=kind), "secret": new_key()}
    answer = client.post("/api/tables", json=body)
    assert (answer.status_code, problem(answer)) == (422, code)


def test_invalid_rules_are_refused(client: Client) -> None:
    for rules, code in (
        ({"id": "knifel"}, "unknown-variant-near"),
        ({"toml": "like = 3"}, "wrong-type"),
        ({"toml": "["}, "not-toml"),
    ):
        body = {"key": new_key(), "opening": opening(rules=rules), "secret": new_key()}
        answer = client.post("/api/tables", json=body)
        assert (answer.status_code, problem(answer)) == (422, code)
