"""Bots at a server's tables: they sit down, play, reconnect, follow a rematch and report refusals."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from bot_guest import Guest, link
from click.testing import CliRunner
from httpx import Client
from in_process_server import SHORT, Table, new_key, person, server
from websockets.sync.client import connect

from error_sentences import check_sentences
from pasch.cli.main import pasch
from pasch.engines import web_table
from pasch.engines.followed_table import FollowedTable
from pasch.engines.partners import PartnerTimeouts, partner
from pasch.engines.web_table import Visitor, read_link
from pasch.rules.errors import PaschError
from pasch.server.tables import game_table

RUDE = Path(__file__).with_name("rude_engine.py")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("server")) as found:
        yield found


def table_for_two(client: Client) -> Table:
    return Table.open(client, person("Anna"), person(place="link"), rules=SHORT)


def until(table: Table, kind: str) -> None:
    """Until this has happened; nobody else does anything meanwhile."""
    while all(event["type"] != kind for event in table.events()):
        assert table.events(after=table.seq, wait=10)


def test_a_program_plays_at_a_table_and_follows_to_the_next(client: Client) -> None:
    table = table_for_two(client)
    guest = Guest(table, f"{sys.executable} {RUDE} never 0")
    table.sit(0, "Anna")
    events = table.play_on([0])
    visit = guest.end()
    assert (visit.seat, visit.own.total) == (1, events[-1]["totals"][1])
    assert [event["name"] for event in events if event["type"] == "sat"] == ["Bot", "Anna"]
    assert guest.told == ["seated", "playing"]
    again = table.act(0, {"type": "rematch"})
    assert guest.visitor.move_on(10)
    guest.thread = threading.Thread(target=guest._play, daemon=True)
    guest.thread.start()
    following = Table(client, again["events"][-1]["table"], table.host, table.invitation)
    until(following, "sat")
    following.sit(0, "Anna")
    assert following.play_on([0])[-1]["type"] == "ended"
    guest.end()
    guest.partner.close()


def test_it_comes_back_after_each_lost_connection_and_takes_back_what_others_take_back(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:

    def flaky(*arguments: Any, **options: Any) -> Any:
        connection = connect(*arguments, **options)
        left = iter(range(6))
        hear = connection.recv

        def recv(patience: float) -> Any:
            if next(left, None) is None:
                raise ConnectionError("cut")
            return hear(patience)

        connection.recv = recv
        return connection

    monkeypatch.setattr(web_table, "connect", flaky)
    monkeypatch.setattr(web_table, "_PAUSES", (0.01,))
    table = table_for_two(client)
    guest = Guest(table, "random")
    table.sit(0, "Anna")
    table.act(0, {"type": "throw"})
    table.act(0, {"type": "struck", "box": "ones"})
    table.try_act(0, {"type": "undo"})
    table.play_on([0])
    guest.end()
    assert "back" in guest.told
    assert guest.visitor._game.state.cards == table.match().state.cards


def test_it_returns_where_a_computer_player_stood_in_for_it(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_table, "AWAY_SECONDS", {"live": 0.0})
    table = table_for_two(client)
    visitor = Visitor(read_link(link(table)), partner("random", PartnerTimeouts()), "Bot", lambda *_: None)
    visitor.sit_down()
    table.sit(0, "Anna")
    while table.match().state.seat == 0:
        table.play_on([0], 1)
    table.act(1, {"type": "stand-in", "level": "random"}, bearer_key=table.host)
    playing = threading.Thread(target=visitor.play, daemon=True)
    playing.start()
    until(table, "returned")
    assert table.play_on([0])[-1]["type"] == "ended"
    playing.join(30)


def test_undone_events_are_forgotten_until_repeated() -> None:
    game = FollowedTable()
    opened = {
        "type": "opened",
        "kind": "game",
        "rules": {"id": "yatzy"},
        "direction": "clockwise",
        "first": 0,
        "toml": "",
    }
    seats = [{"kind": "person"}, {"kind": "computer"}]  # more fields, which others need, are passed over
    variant = {"id": "yatzy", "rules_hash": "other", "names": {}}
    with pytest.raises(PaschError):
        game.take({"seq": 0, **opened, "seats": seats, "variant": variant})
    from pasch.rules.catalogue.shipped_variants import shipped

    variant["rules_hash"] = shipped("yatzy").rules_hash
    game.take({"seq": 0, **opened, "seats": seats, "variant": variant})
    told = [
        {"seat": 0, "type": "rolled", "dice": "11234"},
        {"seat": 0, "type": "scored", "box": "ones", "points": 2, "bonus": 0},
        {"seat": 1, "type": "rolled", "dice": "11234"},
        {"seat": 1, "type": "struck", "box": "twos"},
    ]
    for seq, event in enumerate(told, 1):
        game.take({"seq": seq, **event})
    after = game.state
    game.take({"seq": 5, "seat": 0, "type": "undone"})
    assert (game.state.seat, game.state.phase) == (0, "decide")
    for seq, event in enumerate(told[1:], 6):
        game.take({"seq": seq, **event})
    game.take({"seq": 9, "seat": None, "type": "something-new"})
    assert (game.state, game.seq) == (after, 9)


@pytest.mark.parametrize(
    ("text", "code"),
    [("http://127.0.0.1:1/t/abcdefgh", "bot-link"), ("kniffel", "bot-link"), ("http://x/t/y#i=z", "bot-link")],
)
def test_invalid_link_is_refused(text: str, code: str) -> None:
    with pytest.raises(PaschError) as error:
        read_link(text)
    assert error.value.code == code


def test_refusal_to_sit_down_is_explained(client: Client) -> None:
    table = table_for_two(client)
    pad = Table.open(client, person("Anna"), rules=SHORT, kind="block")
    nobody = f"http://127.0.0.1:1/t/{table.name}#i={table.invitation}"
    for address, code in ((link(table, new_key()), "bot-refused"), (link(pad), "bot-pad"), (nobody, "bot-no-server")):
        with pytest.raises(PaschError) as error:
            Visitor(read_link(address), partner("random", PartnerTimeouts()), "Bot", lambda *_: None).sit_down()
        assert error.value.code == code
        check_sentences(error.value)


def test_the_command_plays_to_the_end_and_says_how_it_went(client: Client) -> None:
    table = Table.open(client, person(place="link"), person(place="link"), rules=SHORT)
    guest = Guest(table, "random")
    done = CliRunner().invoke(pasch, ["--lang", "de", "bot", link(table), "random", "--name", "Zweiter"])
    assert done.exit_code == 0
    seated, connected, over, dice = done.output.splitlines()
    assert (seated, connected) == ("Sitzt am Tisch, Platz 2.", "Verbunden.")
    total = table.events()[-1]["totals"][1]
    assert f"mit {total} {'Punkt' if total == 1 else 'Punkten'}." in over
    assert dice.startswith("Die Würfel waren fair")
    guest.end()


def test_an_engine_that_breaks_off_time_and_again_ends_the_visit_with_its_reason(client: Client) -> None:
    table = table_for_two(client)
    told: list[str] = []
    rude = partner(f"{sys.executable} {RUDE} die 1", PartnerTimeouts())
    visitor = Visitor(read_link(link(table)), rude, "Bot", lambda what, _: told.append(what))
    visitor.sit_down()
    table.sit(0, "Anna")
    table.act(0, {"type": "throw"})
    table.act(0, {"type": "struck", "box": "ones"})
    with pytest.raises(PaschError) as error:
        visitor.play()
    assert error.value.code == "engine-died"
    assert told.count("again") == 2
