"""A bot at a server that lies: forged games are detected, and no message crashes the bot."""

import copy
import json
import random
import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from threading import Thread
from typing import Any

import pytest
from bot_guest import Guest
from click.testing import CliRunner
from in_process_server import SHORT, Table, person, server
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close
from websockets.sync.client import connect
from websockets.sync.server import serve

from pasch.cli.main import pasch, run
from pasch.engines import web_table
from pasch.engines.partners import PartnerTimeouts, partner
from pasch.engines.server_messages import MOST_BYTES, MOST_EVENTS
from pasch.engines.web_table import Visit, Visitor, read_link
from pasch.play.dice.fair_dice import commitment
from pasch.rules.errors import PaschError

Json = dict[str, Any]
LINK = "http://127.0.0.1:9/t/0123456789abcdef012345#i=0123456789abcdef012345"
OTHER = "f" * 64


@dataclass
class Talk:
    """What a server said to a bot: in answer to its requests, and over the live connection."""

    answers: list[Any] = field(default_factory=list)
    live: list[Any] = field(default_factory=list)

    def events(self) -> Iterator[Json]:
        """Every event, wherever it is told."""
        yield from self.answers[0]["events"]
        for message in self.live:
            if message["type"] == "events":
                yield from message["events"]

    def find(self, kind: str) -> Json:
        return next(event for event in self.events() if event["type"] == kind)

    def forged(self, change: "Callable[[Talk], object]") -> "Talk":
        other = copy.deepcopy(self)
        change(other)
        return other


@pytest.fixture(scope="module")
def talk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Talk]:
    """A real game of a bot whose own randomness is known, so that it does the same whenever it hears the same."""
    with server(tmp_path_factory.mktemp("server")) as client, pytest.MonkeyPatch.context() as patch:
        table = Table.open(client, person("Anna"), person(place="link"), rules=SHORT)
        heard = Talk()
        answer = web_table._answer

        def answering(request: Any) -> Json:
            heard.answers.append(found := answer(request))
            return copy.deepcopy(found)

        def connecting(*arguments: Any, **options: Any) -> Any:
            live = connect(*arguments, **options)
            hear = live.recv

            def recv(patience: float) -> Any:
                heard.live.append(json.loads(said := hear(patience)))
                return said

            live.recv = recv
            return live

        draw_alike(patch)
        patch.setattr(web_table, "_answer", answering)
        patch.setattr(web_table, "connect", connecting)
        guest = Guest(table, "random")
        table.sit(0, "Anna")
        table.play_on([0])
        guest.end()
        yield heard


def draw_alike(patch: pytest.MonkeyPatch) -> None:
    numbers = count()
    patch.setattr(secrets, "token_hex", lambda size: f"{next(numbers):0{2 * size}x}")


class Played:
    """A connection over which a talk is said, whatever one answers."""

    def __init__(self, said: list[Any]) -> None:
        self._said = iter(said)

    def __enter__(self) -> "Played":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def send(self, _: str) -> None:
        pass

    def recv(self, _: float) -> str | bytes:
        said = next(self._said, None)
        if said is None:
            raise ConnectionError("nothing more")
        if isinstance(said, Exception):
            raise said
        return said if isinstance(said, str | bytes) else json.dumps(said)


def listen_to(patch: pytest.MonkeyPatch, talk: Talk) -> None:
    draw_alike(patch)
    answers = iter(talk.answers)
    patch.setattr(web_table, "_answer", lambda _: next(answers))
    patch.setattr(web_table, "connect", lambda *_, **__: Played(talk.live))
    patch.setattr(web_table, "MOST_ATTEMPTS", 0)


def visit(patch: pytest.MonkeyPatch, talk: Talk) -> Visit:
    listen_to(patch, talk)
    visitor = Visitor(read_link(LINK), partner("random", PartnerTimeouts()), "Bot", lambda *_: None)
    visitor.sit_down()
    return visitor.play()


def test_an_honest_server_is_believed_for_good_reason(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [event["type"] for event in talk.answers[0]["events"]] == ["opened"]
    found = visit(monkeypatch, talk)
    assert found.dice is not None
    assert found.dice.verdict == "fair"
    assert found.dice.compared.entropies == {1: True}


def _set(kind: str, key: str, value: object, talk: Talk) -> None:
    talk.find(kind)[key] = value


def _another_throw(talk: Talk) -> None:
    """The last throw is another one: what lay still lies, and the entry behind it is one that fits any throw."""
    events = list(talk.events())
    place = max(place for place, event in enumerate(events) if event["type"] == "rolled")
    before, roll, entry = events[place - 1 : place + 2]
    kept = before["dice"].strip("-") if before["type"] == "held" else ""
    free = len(roll["dice"]) - len(kept)
    roll["dice"] = next(dice for face in "12" if (dice := "".join(sorted(kept + face * free))) != roll["dice"])
    box = entry["box"]
    entry.clear()
    entry.update(seq=roll["seq"] + 1, at=roll["at"], seat=roll["seat"], type="struck", box=box)


FORGED: Mapping[str, tuple[Callable[[Talk], object], str]] = {
    "secret": (partial(_set, "ended", "secret", OTHER), "The secret does not fit"),
    "own entropy": (partial(_set, "sat", "entropy", "f" * 32), "EXCHANGED: for 2 the number"),
    "a throw": (_another_throw, "the record says"),
}


@pytest.mark.parametrize("which", FORGED)
def test_forged_games_are_detected(talk: Talk, monkeypatch: pytest.MonkeyPatch, which: str) -> None:
    change, words = FORGED[which]
    listen_to(monkeypatch, talk.forged(change))
    found = CliRunner().invoke(pasch, ["--lang", "en", "bot", LINK, "random"])
    assert isinstance(found.exception, PaschError)
    assert found.exception.code == "bot-dice"
    assert words in found.exception.words("en")
    assert "stimmten NICHT" in found.exception.words("de")


def _exchange_all(talk: Talk) -> None:
    """Everything anew with another secret, once the bot has sat down: as if it had begun like that."""
    opened = copy.deepcopy(talk.answers[0]["events"][0]) | {"commitment": commitment(OTHER)}
    talk.find("ended")["secret"] = OTHER
    talk.live.insert(2, {"type": "events", "events": [opened]})


def test_a_game_that_begins_anew_with_another_seal_is_refused(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PaschError) as error:
        visit(monkeypatch, talk.forged(_exchange_all))
    assert error.value.code == "bot-out-of-order"


def test_late_verifier_only_learns_of_consistency(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    known = list(talk.events())
    late = Talk([], [*(message for message in talk.live if message["type"] == "welcome")])
    late.live.append({"type": "events", "events": known})
    listen_to(monkeypatch, late)
    found = Visitor(
        read_link(LINK.replace("#i", "#k")), partner("random", PartnerTimeouts()), "Bot", lambda *_: None
    ).play()
    assert found.dice is not None
    assert (found.dice.verdict, found.dice.compared.entropies) == ("consistent", {})


def _deep(levels: int = 100_000) -> str:
    return '{"type":' + "[" * levels + "]" * levels + "}"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("no JSON", "bot-unreadable"),
        ("[]", "bot-unreadable"),
        ("{}", "bot-unreadable"),
        (b"\xff\xfe", "bot-unreadable"),
        (_deep(), "bot-unreadable"),
        ('{"type": "events", "events": ' + "[" * 300 + "]" * 300 + "}", "bot-unreadable"),
        ({"type": 7}, "bot-unreadable"),
        ({"type": "welcome"}, "bot-unreadable"),
        ({"type": "welcome", "seats": [99]}, "bot-unreadable"),
        ({"type": "welcome", "seats": []}, "bot-no-seat"),
        ({"type": "welcome", "seats": "1"}, "bot-unreadable"),
        ({"type": "events", "events": {}}, "bot-unreadable"),
        ({"type": "events", "events": [{}]}, "bot-unreadable"),
        ({"type": "events", "events": [{"seq": 1}]}, "bot-unreadable"),
        ({"type": "events", "events": [{"seq": 7, "type": "began"}]}, "bot-out-of-order"),
        ({"type": "events", "events": [{"seq": MOST_EVENTS, "type": "began"}]}, "bot-unreadable"),
        ({"type": "events", "events": [{"seq": 10**30, "type": "began"}]}, "bot-unreadable"),
        ({"type": "events", "events": [{"seq": 1, "type": "sat", "seat": 5, "entropy": "0" * 32}]}, "bot-unreadable"),
        ({"type": "events", "events": [{"seq": 1, "type": "sat", "seat": 0, "entropy": "x"}]}, "bot-unreadable"),
        ({"type": "events", "events": [{"seq": 1, "type": "undone"}]}, "bot-unreadable"),
        ({"type": "events", "events": [{"seq": 1, "type": "rolled", "dice": "123456789"}]}, "bot-impossible"),
        ({"type": "events", "events": [{"seq": 1, "type": "rolled", "dice": 7}]}, "bot-unreadable"),
        ({"type": "events", "events": [{"seq": 1, "type": "scored", "box": None}]}, "bot-unreadable"),
        ({"type": "events", "events": [{"seq": 1, "type": "scored", "box": "ones"}]}, "bot-impossible"),
        ({"type": "events", "events": [{"seq": 1, "type": "ended", "secret": OTHER}]}, "bot-out-of-order"),
        ({"type": "events", "events": [{"seq": 1, "type": "rematch", "table": "../.."}]}, "bot-unreadable"),
        ({"type": "refused", "problems": []}, "bot-unreadable"),
        ({"type": "refused", "problems": [{"code": 1}]}, "bot-unreadable"),
        ({"type": "problem"}, "bot-unreadable"),
        ({"type": "problem", "problems": [{"code": "x" * 10**6, "message": "\x1b[2J" + "y" * 10**6}]}, "bot-refused"),
        (ConnectionClosedError(None, Close(1009, "")), "bot-too-large"),
    ],
)
def test_any_false_message_ends_in_one_sentence(
    talk: Talk, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], said: Any, code: str
) -> None:
    lying = Talk(talk.answers, [talk.live[0], said])
    with pytest.raises(PaschError) as error:
        visit(monkeypatch, lying)
    assert error.value.code == code
    for language in ("de", "en"):
        words = error.value.words(language)
        assert len(words) < 400
        assert words.isprintable()
    listen_to(monkeypatch, lying)
    assert run(["bot", LINK, "random"]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(
    ("place", "answer", "code"),
    [
        (0, {}, "bot-unreadable"),
        (0, {"events": [7]}, "bot-unreadable"),
        (0, {"events": [{"seq": 0, "type": "opened", "kind": "game"}]}, "bot-unreadable"),
        (1, {}, "bot-unreadable"),
        (1, {"seat": "1"}, "bot-unreadable"),
        (1, {"seat": 2}, "bot-no-seat"),
        (1, {"seat": None}, "bot-no-seat"),
    ],
)
def test_invalid_answer_is_refused_in_one_sentence(
    talk: Talk, monkeypatch: pytest.MonkeyPatch, place: int, answer: Json, code: str
) -> None:
    answers = list(talk.answers)
    answers[place] = answer
    with pytest.raises(PaschError) as error:
        visit(monkeypatch, Talk(answers, talk.live))
    assert error.value.code == code


WRONG: tuple[object, ...] = (
    *(None, True, -1, 0, 30, 10**40, 0.5, "", "x" * 70_000, "\ud800", "\x00", [], {}, [[]], {"type": "opened"}),
    *(["events"], "ended", "game", "block", "11111", "-", "ones"),
)


def mutated(said: Any, chance: random.Random) -> Any:
    """The same with a value, a key or a whole part that is otherwise."""
    if isinstance(said, dict) and said and chance.random() < 0.85:
        key = chance.choice(list(said))
        match chance.randrange(8):
            case 0:
                return {name: value for name, value in said.items() if name != key}
            case 1:
                return said | {chance.choice(["seq", "seat", "type", "toml", "box"]): chance.choice(WRONG)}
            case _:
                return said | {key: mutated(said[key], chance)}
    if isinstance(said, list) and said and chance.random() < 0.85:
        place = chance.randrange(len(said))
        match chance.randrange(6):
            case 0:
                return said[:place] + said[place + 1 :]
            case 1:
                return [*said[:place], said[place], *said[place:]]
            case _:
                return [*said[:place], mutated(said[place], chance), *said[place + 1 :]]
    if isinstance(said, str) and said and chance.random() < 0.5:
        place = chance.randrange(len(said))
        return said[:place] + chance.choice('0159afxé"\\+.-=\n') + said[place + 1 :]
    return chance.choice(WRONG)


def bent(talk: Talk, chance: random.Random) -> Talk:
    answers, live = list(talk.answers), list(talk.live)
    for _ in range(chance.choice([1, 1, 1, 2, 5])):
        kind = chance.randrange(10)
        if kind == 0:
            place = chance.randrange(len(answers))
            found = mutated(answers[place], chance)
            answers[place] = found if isinstance(found, dict) else {}
            continue
        place = chance.randrange(len(live))
        if kind == 1:
            live.insert(place, live[chance.randrange(len(live))])
        elif kind == 2:
            del live[place]
        elif kind == 3:
            raw = bytearray(json.dumps(live[place]).encode() if isinstance(live[place], dict) else b"{}")
            raw[chance.randrange(len(raw))] = chance.randrange(256)
            live[place] = bytes(raw)
        else:
            found = mutated(live[place], chance) if isinstance(live[place], dict) else {}
            live[place] = found if isinstance(found, dict) else json.dumps(found)
        live = live or [{}]
    return Talk(answers, live)


def outcome(patch: pytest.MonkeyPatch, talk: Talk) -> str:
    """The verdict, or the code of the error; anything foreign is raised."""
    try:
        found = visit(patch, talk)
    except PaschError as error:
        return error.code if error.words("de") and error.words("en") else ""
    return str(found.dice.verdict) if found.dice else "none"


def fuzz(talk: Talk, tries: int, seed: int) -> Counter[str]:
    """How often what came of bent talks."""
    found: Counter[str] = Counter()
    for number in range(tries):
        with pytest.MonkeyPatch.context() as patch:
            found[outcome(patch, bent(talk, random.Random(f"{seed}/{number}")))] += 1
    return found


def test_mutated_dialogue_ends_with_a_sentence(talk: Talk) -> None:
    found = fuzz(talk, 300, 1)
    assert sum(found.values()) == 300
    assert {"bot-unreadable", "bot-out-of-order", "fair"} <= set(found)


def test_a_message_beyond_the_limit_ends_the_visit() -> None:
    with pytest.raises(PaschError) as error:
        web_table._bounded(b"x" * (MOST_BYTES + 1))
    assert error.value.code == "bot-too-large"
    with serve(lambda live: live.send(f'"{"x" * MOST_BYTES}"'), "127.0.0.1", 0) as lying:
        Thread(target=lying.serve_forever, daemon=True).start()
        port = lying.socket.getsockname()[1]
        leads = read_link(LINK.replace(":9/", f":{port}/").replace("#i", "#k"))
        with pytest.raises(PaschError) as error:
            Visitor(leads, partner("random", PartnerTimeouts()), "Bot", lambda *_: None).play()
    assert error.value.code == "bot-too-large"
