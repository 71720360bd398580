"""People at a server's tables, for tests of load, crashes and abuse: they play blindly, but by the protocol.

They need nothing but the events of docs/protocol.md, so they find out what a client can rely on: events come in order,
none left out and none twice, and what was acknowledged is there for good.
"""

import asyncio
import json
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from pasch.rules.catalogue.shipped_variants import shipped

VARIANT = "yatzy"
"""No jokers and any order: every box may always be struck."""
BOXES = tuple(box.id for box in shipped(VARIANT).boxes)
_THROWS = 3
_PATIENCE_S = 0.05
Event = dict[str, Any]


@dataclass
class KnownGame:
    """The facts of a game needed to play it blindly: the seat on turn and the throws used."""

    people: int = 2
    events: list[Event] = field(default_factory=list)
    turn: int = 0
    throws: int = 0
    began: bool = False
    _started: bool = False
    _starting: list[int] = field(default_factory=list)
    _filled: dict[int, int] = field(default_factory=dict)

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.events) - 1

    @property
    def over(self) -> bool:
        """Whether every box is filled."""
        return sum(self._filled.values()) == self.people * len(BOXES)

    def take(self, event: Event) -> None:
        """Takes the next event; each comes once and in its order."""
        assert event["seq"] == self.seq + 1, f"event {event['seq']} after {self.seq}"
        self.events.append(event)
        match event["type"]:
            case "began":
                self.began = True
                self._started = self.people == 1
            case "start-rolled":
                self._start(event["face"])
            case "rolled":
                self.throws += 1
            case "scored" | "struck":
                self._filled[event["seat"]] = self._filled.get(event["seat"], 0) + 1
                self.turn, self.throws = (self.turn + 1) % self.people, 0

    def next_action(self) -> dict[str, Any]:
        """A throw, two more of all dice, then the next box from the top is struck."""
        if not self._started or self.throws == 0:
            return {"type": "throw"}
        if self.throws < _THROWS:
            return {"type": "held", "dice": "-"}
        return {"type": "struck", "box": BOXES[self._filled.get(self.turn, 0)]}

    def _start(self, face: int) -> None:
        self._starting.append(face)
        self.turn = len(self._starting) % self.people
        if len(self._starting) == self.people:
            best = max(self._starting)
            self._started = self._starting.count(best) == 1
            # Those who tie throw again: of two people both do.
            self.turn = self._starting.index(best) if self._started else 0
            self._starting.clear()


@dataclass(frozen=True)
class TwoSeatTable:
    """A table for two, each with a key; `sent` says when each action was sent, by the number of its first event.

    Attributes:
        source: the address from which its people come, as a proxy on this machine says it; their own where it is empty.
    """

    name: str
    keys: tuple[str, ...]
    source: str = ""
    sent: dict[int, float] = field(default_factory=dict)


@dataclass
class SimulatedPerson:
    """Somebody at a table, who reconnects by themselves and does again what was not answered.

    Attributes:
        pause: seconds between seeing that it is their turn and acting, on average.
        acknowledged: number of the last event of each action that the server has confirmed, with the action.
        arrived: told of every message of events: the number of the first one, and when it came.
    """

    table: TwoSeatTable
    seat: int
    pause: float = 0.0
    game: KnownGame = field(default_factory=KnownGame)
    acknowledged: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    arrived: Callable[[int, float], None] = lambda _seq, _time: None
    _unanswered: dict[str, Any] | None = None

    async def play(self, address: str) -> None:
        """Plays from wherever the game stands to its end, through lost connections and restarts of the server."""
        while not self.game.over:
            try:
                await self._sit_down(address)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(_PATIENCE_S)

    async def _sit_down(self, address: str) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{self.table.name}/live"
        headers = forwarded_header(self.table.source)
        async with connect(url, compression=None, max_queue=None, additional_headers=headers) as live:
            hello = {"type": "hello", "keys": [self.table.keys[self.seat]], "after": self.game.seq}
            await live.send(json.dumps(hello))
            if self._unanswered is not None:
                await live.send(json.dumps(self._unanswered))
            elif self._is_my_turn():
                await self._act(live)
            async for message in live:
                await self._hear(live, json.loads(message), time.perf_counter())
                if self.game.over and self._unanswered is None:
                    return

    async def _hear(self, live: ClientConnection, said: dict[str, Any], at: float) -> None:
        match said["type"]:
            case "events":
                self.arrived(said["events"][0]["seq"], at)
                for event in said["events"]:
                    self.game.take(event)
                if self._unanswered is None and self._is_my_turn():
                    await self._act(live)
            case "done":
                assert self._unanswered is not None
                assert said["key"] == self._unanswered["key"]
                self.acknowledged.append((said["seq"], self._unanswered["action"]))
                self._unanswered = None
                if self._is_my_turn():
                    await self._act(live)
            case "refused" | "problem":
                await self._try_again(live, said)

    async def _try_again(self, live: ClientConnection, refused: dict[str, Any]) -> None:
        # Only an action whose fate is in doubt is sent again, with its key.
        if any(problem["code"] != "store-unavailable" for problem in refused["problems"]):
            raise AssertionError(f"refused: {refused}")
        await asyncio.sleep(_PATIENCE_S)
        if refused["type"] == "problem":
            raise ConnectionError
        await live.send(json.dumps(self._unanswered))

    def _is_my_turn(self) -> bool:
        return self.game.began and not self.game.over and self.game.turn == self.seat

    async def _act(self, live: ClientConnection) -> None:
        if self.pause:
            await asyncio.sleep(random.expovariate(1 / self.pause))
        act = {"type": "act", "key": secret(), "expect": self.game.seq, "seat": self.seat}
        self._unanswered = act | {"action": self.game.next_action()}
        self.table.sent[self.game.seq + 1] = time.perf_counter()
        await live.send(json.dumps(self._unanswered))


def secret() -> str:
    """A key, as a client makes them."""
    return secrets.token_urlsafe(16)


def bearer(key: str) -> dict[str, str]:
    """The header that shows a key."""
    return {"Authorization": f"Bearer {key}"}


def forwarded_header(source: str) -> dict[str, str]:
    """The header by which a proxy says where a request came from; none without an address."""
    return {"X-Forwarded-For": source} if source else {}


async def open_table(address: str, source: str = "") -> TwoSeatTable:
    """A table with two people; the second sits down by invitation, which begins the game.

    Args:
        address: the server's: ``http://127.0.0.1:8000``.
        source: see `TwoSeatTable`.
    """
    keys, invitation = (secret(), secret()), secret()
    seats = [
        {"kind": "person", "name": "Anna", "place": "here"},
        {"kind": "person", "name": "Ben", "place": "link"},
    ]
    opening = {"kind": "game", "rules": {"id": VARIANT}, "seats": seats, "hints": False, "pace": "live"}
    body = {"key": secret(), "opening": opening, "secret": keys[0], "invitation": invitation, "language": "de"}
    created = await _post(f"{address}/api/tables", body, forwarded_header(source))
    table = f"{address}/api/tables/{created['table']}"
    sit = {"type": "sit", "name": "Anna", "entropy": secrets.token_hex(16)}
    act = {"key": secret(), "expect": created["seq"], "seat": 0, "action": sit}
    await _post(f"{table}/actions", act, forwarded_header(source) | bearer(keys[0]))
    join = {"key": secret(), "secret": keys[1], "name": "Ben", "entropy": secrets.token_hex(16)}
    await _post(f"{table}/join", join, forwarded_header(source) | bearer(invitation))
    return TwoSeatTable(created["table"], keys, source)


async def _post(address: str, body: dict[str, Any], headers: dict[str, str]) -> dict[str, Any]:
    """The answer to a request; raises `OSError` where it is an error."""
    request = Request(address, json.dumps(body).encode(), {"Content-Type": "application/json", **headers})

    def ask() -> dict[str, Any]:
        with urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    return await asyncio.to_thread(ask)
