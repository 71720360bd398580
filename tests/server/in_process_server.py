"""A server in the test's process, and clients that play at its tables."""

import itertools
import json
import secrets
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import uvicorn
from httpx import Client, Response
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from pasch.play.dice.fair_dice import FairDice
from pasch.play.match import Match
from pasch.play.records.record_io import Record
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.dice.dice_notation import parse_dice
from pasch.rules.game.engine import legal_actions
from pasch.rules.game.events import ACTIONS, Action, Announced, Held, Rolled, Scored, StartRolled
from pasch.server.compute.compute_service import Solvers
from pasch.server.settings import Settings
from pasch.server.web.app import create_app
from pasch.server.web.running_server import address_of, configuration, listen
from pasch.server.wire.live_messages import FromServer
from pasch.server.wire.table_events import Numbered

UNDO_S = 0.02
Json = dict[str, Any]
EVENTS: TypeAdapter[Any] = TypeAdapter(list[Numbered])
MESSAGES: TypeAdapter[Any] = TypeAdapter(FromServer)
_LEFT_OUT = (
    "twos threes fours fives three_of_a_kind four_of_a_kind full_house small_straight large_straight five_of_a_kind"
)
SHORT = {
    "toml": 'id = "short"\nlike = "kniffel-basic"\nnames = { de = "Kurz", en = "Short" }\n'
    "[bonuses]\nupper = false\n[boxes]\n" + "\n".join(f"{box} = false" for box in _LEFT_OUT.split())
}
"""Rules of a game that is soon over."""
ENTROPY = "0123456789abcdef" * 2
_numbers = itertools.count()


def settings(folder: Path, **changed: Any) -> Settings:
    """A server over a file in this folder, without limits, and with a short pause for taking back."""
    static = folder / "static"
    return replace(
        Settings(f"sqlite:///{folder / 'pasch.sqlite'}", limits=False, undo_seconds=UNDO_S, static=str(static)),
        **changed,
    )


@contextmanager
def server(folder: Path, **changed: Any) -> Iterator[Client]:
    """A client of a server that runs, in a thread of this process, as long as the context.

    Most tests ask nothing that takes thought: the process for that, half a second each time, is started when asked.
    """
    listening = listen("127.0.0.1", 0)
    chosen = settings(folder, **changed)
    config = configuration(create_app(chosen), 1, chosen.proxies)
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, args=([listening],))
    try:
        with patch.object(Solvers, "start", Solvers.start_when_asked):
            thread.start()
            while not running.started:
                assert thread.is_alive(), "the server did not start"
                time.sleep(0.005)
        with Client(base_url=address_of(listening), timeout=180) as client:
            yield client
    finally:
        running.should_exit = True
        thread.join()
        listening.close()


def new_key() -> str:
    """A key, as a client makes them."""
    return secrets.token_urlsafe(16)


def bearer(key: str | None) -> dict[str, str]:
    """The header that shows a key."""
    return {} if key is None else {"Authorization": f"Bearer {key}"}


def person(name: str = "", place: str = "here") -> Json:
    return {"kind": "person", "name": name, "place": place}


def computer(name: str = "Robo", level: str = "random") -> Json:
    return {"kind": "computer", "name": name, "level": level}


def opening(*seats: Json, rules: Json | None = None, kind: str = "game", **more: object) -> Json:
    return {
        "kind": kind,
        "rules": rules or {"id": "kniffel"},
        "seats": list(seats) or [person("Anna")],
        "hints": False,
        "pace": "live",
        **more,
    }


def problem(answer: Response) -> str:
    """The code of an answer's first problem."""
    return str(answer.json()["problems"][0]["code"])


@dataclass
class Table:
    """A table and the keys that its people hold, over HTTP."""

    client: Client
    name: str
    host: str
    invitation: str
    keys: dict[int, str] = field(default_factory=dict)

    @classmethod
    def open(
        cls, client: Client, *seats: Json, rules: Json | None = None, kind: str = "game", **more: object
    ) -> "Table":
        """Opens a table; at a game the first seat begins unless said otherwise, and no throw for the start decides."""
        host, invitation = new_key(), new_key()
        if kind == "game":
            more.setdefault("first", 0)
        body = {
            "key": new_key(),
            "opening": opening(*seats, rules=rules, kind=kind, **more),
            "secret": host,
            "invitation": invitation,
            "language": "de",
        }
        answer = client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return cls(client, answer.json()["table"], host, invitation)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.name}"

    def events(self, after: int = -1, wait: float = 0) -> list[Json]:
        """All events behind one; each fits the description."""
        answer = self.client.get(f"{self.path}/events", params={"after": after, "wait": wait})
        assert answer.status_code == 200, answer.text
        events: list[Json] = answer.json()["events"]
        EVENTS.validate_python(events)
        return events

    @property
    def seq(self) -> int:
        return len(self.events()) - 1

    def key_of(self, seat: int) -> str:
        return self.keys.get(seat, self.host)

    def try_act(
        self,
        seat: int,
        action: Json,
        *,
        bearer_key: str | None = "",
        key: str | None = None,
        expect: int | None = -2,
        language: str = "en",
    ) -> Response:
        """An action, whatever comes of it; by the seat's own key and as the next one unless said otherwise."""
        body = {
            "key": key or new_key(),
            "expect": self.seq if expect == -2 else expect,
            "seat": seat,
            "action": action,
        }
        headers = bearer(self.key_of(seat) if bearer_key == "" else bearer_key) | {"Accept-Language": language}
        return self.client.post(f"{self.path}/actions", json=body, headers=headers)

    def act(self, seat: int, action: Json, **how: Any) -> Json:
        """An action that is carried out."""
        answer = self.try_act(seat, action, **how)
        assert answer.status_code == 200, answer.text
        EVENTS.validate_python(answer.json()["events"])
        done: Json = answer.json()
        return done

    def sit(self, seat: int, name: str, entropy: str = ENTROPY) -> Json:
        return self.act(seat, {"type": "sit", "name": name, "entropy": entropy})

    def try_join(self, name: str, *, secret: str, key: str | None = None, invitation: str | None = None) -> Response:
        """Somebody comes with the invitation."""
        body = {"key": key or new_key(), "secret": secret, "name": name, "entropy": ENTROPY}
        return self.client.post(f"{self.path}/join", json=body, headers=bearer(invitation or self.invitation))

    def join(self, name: str) -> int:
        """Somebody sits down by invitation."""
        secret = new_key()
        answer = self.try_join(name, secret=secret)
        assert answer.status_code == 200, answer.text
        seat = int(answer.json()["seat"])
        self.keys[seat] = secret
        return seat

    def live(self, *keys: str, after: int = -1) -> "Live":
        """A live connection; to be used as a context."""
        return Live(self, keys, after)

    def match(self) -> Match:
        """The game so far, played again by the rules."""
        return match_of(self.events())

    def play_on(self, people: Sequence[int], most: int = 10_000) -> list[Json]:
        """The people act until the game ends, or so many times."""
        for _ in range(most):
            events = self.events()
            if events[-1]["type"] == "ended":
                break
            state = match_of(events).state
            if state.phase == "over" or state.seat not in people:
                assert self.events(after=events[-1]["seq"], wait=10), "the server does not go on"
                continue
            self.act(state.seat, next_action(events), expect=events[-1]["seq"])
        return self.events()


class Live:
    """A live connection that has said hello."""

    def __init__(self, table: Table, keys: Sequence[str], after: int, origin: str | None = None) -> None:
        self._hello = {"type": "hello", "keys": list(keys), "after": after}
        self._address = f"ws://{table.client.base_url.netloc.decode()}{table.path}/live"
        self._origin = Origin(origin) if origin else None
        self.socket: ClientConnection
        self.events: list[Json] = []
        self.heard: list[Json] = []
        self.welcome: Json = {}

    def __enter__(self) -> "Live":
        self._context = connect(self._address, origin=self._origin)
        self.socket = self._context.__enter__()
        self.send(self._hello)
        self.welcome = self.until("welcome")
        return self

    def __exit__(self, *about: Any) -> None:
        self._context.__exit__(*about)

    def send(self, message: Any) -> None:
        """Sends a message: text as it is, all else as JSON."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self) -> Json:
        """The next message, which fits the description; events are kept in order."""
        message: Json = json.loads(self.socket.recv(timeout=10))
        MESSAGES.validate_python(message)
        self.heard.append(message)
        if message["type"] == "events":
            self.events += message["events"]
        return message

    def until(self, kind: str) -> Json:
        """The next message of a kind."""
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    def until_event(self, kind: str) -> Json:
        """The first event of a kind that was heard or comes."""
        while True:
            for event in self.events:
                if event["type"] == kind:
                    return event
            self.hear()

    def send_act(self, seat: int, action: Json, expect: int | None = -2, key: str | None = None) -> str:
        """Sends an action; gives its key."""
        key = key or new_key()
        seq = self.events[-1]["seq"] if expect == -2 else expect
        self.send({"type": "act", "key": key, "expect": seq, "seat": seat, "action": action})
        return key

    def act(self, seat: int, action: Json, expect: int | None = -2, key: str | None = None) -> Json:
        """An action and its answer, whichever it is."""
        key = self.send_act(seat, action, expect, key)
        while True:
            message = self.hear()
            if message.get("key") == key:
                return message


variant_of = cache(parse_variant)


def action_of(event: Json) -> Action:
    """What a seat decided, of all that is told about it."""
    return ACTIONS.validate_python({key: event[key] for key in ("type", "dice", "box") if key in event})


def match_of(events: Sequence[Json], secret: str | None = None) -> Match:
    """The game that events tell, checked by the rules; the dice too where the secret is known."""
    opened = events[0]
    variant = variant_of(opened["toml"])
    names = tuple(f"seat {number}" for number in range(len(opened["seats"])))
    sat = {event["seat"]: event["entropy"] for event in events if event["type"] == "sat"}
    dice = None if secret is None else FairDice(secret, [sat[seat] for seat in sorted(sat)])
    match = Match(Record(variant, names, opened["direction"], opened["first"]), dice)
    for event in events:
        match event["type"]:
            case "rolled" | "start-rolled":
                shown = Rolled(parse_dice(event["dice"])) if event["type"] == "rolled" else StartRolled(event["face"])
                if secret is None:
                    match.receive(shown)
                else:
                    match.throw()
                    assert match.record.events[-1] == shown
            case "held" | "bought" | "announced" | "scored" | "struck":
                match.act(action_of(event))
            case "undone":
                match.take_back(event["seat"])
    return match


def next_action(events: Sequence[Json]) -> Json:
    """A quick way through any game: announces if asked to, keeps nothing to throw again, scores what comes."""
    state = match_of(events).state
    if state.phase in ("start", "throw"):
        return {"type": "throw"}
    actions = legal_actions(state)
    wanted: Action | None = next((action for action in actions if isinstance(action, Announced)), None)
    if wanted is None and state.turn.throws == 1 and next(_numbers) % 3 == 0:
        wanted = next((action for action in actions if isinstance(action, Held)), None)
    if wanted is None:
        wanted = next((action for action in actions if isinstance(action, Scored)), actions[-1])
    return wanted.as_json()
