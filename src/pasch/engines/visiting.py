"""Whoever plays through the protocol of docs/engine.md sits down at a table of a web server, and plays there.

The server throws and checks; what connects it with the engine is this: events come in, the engine is asked whenever it
is its turn, and a lost connection is made anew as often as it takes.
"""

import json
import re
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from pasch.engines.following import Followed
from pasch.engines.hosting import Partner
from pasch.engines.process import Fault
from pasch.rules.dicetext import excerpt
from pasch.rules.engine import Standing, ranking
from pasch.rules.errors import PaschError, Problem, reason
from pasch.rules.events import Action

_LINK = re.compile(r"(https?://[^/#?]+)/t/([A-Za-z0-9_-]{8,64})/?#([ik])=([A-Za-z0-9_-]{16,128})")
_REQUEST_S = 30.0
_PING_S = 20.0
_PAUSES = (0.2, 0.5, 1, 2, 5, 10)
"""Seconds between attempts to come back; the last one again and again."""
MOST_ATTEMPTS = 60
_TOO_MUCH = 429
_TRIES = 3
"""So often an engine that breaks off is started again for the same decision."""


@dataclass(frozen=True, slots=True)
class Link:
    """The address of a table, and what it opens: an invitation, or a seat that one has already."""

    server: str
    table: str
    invites: bool
    key: str


@dataclass(frozen=True, slots=True)
class Visit:
    """How a game at a table ended: everybody's place, and one's own seat."""

    seat: int
    standings: Sequence[Standing]

    @property
    def own(self) -> Standing:
        """One's own place."""
        return next(standing for standing in self.standings if standing.seat == self.seat)


Tell = Callable[[str, dict[str, Any]], None]
"""Is told what goes on: ``seated``, ``playing``, ``lost``, ``back``, with its facts."""


def read_link(text: str) -> Link:
    """The table that a link leads to.

    Raises:
        PaschError: it is no link that lets somebody sit down.
    """
    found = _LINK.fullmatch(text.strip())
    if found is None:
        raise PaschError(Problem("bot-link", {"found": excerpt(text)}))
    return Link(found[1], found[2], found[3] == "i", found[4])


class Visitor:
    """Somebody at a table.

    Args:
        partner: who decides. name: what they are called there.
    """

    def __init__(self, link: Link, partner: Partner, name: str, tell: Tell) -> None:
        self._link, self._partner, self._name, self._tell = link, partner, name, tell
        self._key, self._table = link.key, link.table
        self._seat: int | None = None
        self._game = Followed()
        self._asked: str | None = None

    def sit_down(self) -> None:
        """Takes a seat.

        Raises:
            PaschError: nobody answers, none is free, or the invitation opens nothing.
        """
        if not self._link.invites:
            return
        self._key = secrets.token_urlsafe(16)
        body = {
            "key": secrets.token_urlsafe(16),
            "secret": self._key,
            "name": self._name,
            "entropy": secrets.token_hex(16),
        }
        self._seat = _post(f"{self._link.server}/api/tables/{self._table}/join", body, self._link.key)["seat"]
        if self._seat is None:
            raise PaschError(Problem("bot-pad"))
        self._tell("seated", {"seat": self._seat + 1})

    def play(self) -> Visit:
        """Plays the game to its end, through lost connections and restarts of the server.

        Raises:
            PaschError: it cannot be gone on with; says why.
        """
        failed = 0
        while not self._game.ended:
            try:
                with connect(self._address(), max_size=None, open_timeout=_REQUEST_S) as live:
                    failed, was = 0, failed
                    self._tell("back" if was else "playing", {})
                    self._follow(live)
            except (OSError, WebSocketException) as error:
                _check_final(error)
                failed += 1
                if failed > MOST_ATTEMPTS:
                    raise PaschError(Problem("bot-lost", {"server": self._link.server})) from None
                if failed == 1:
                    self._tell("lost", {})
                time.sleep(_PAUSES[min(failed, len(_PAUSES)) - 1])
        assert self._seat is not None
        return Visit(self._seat, ranking(self._game.state))

    def move_on(self, patience: float) -> bool:
        """Follows the others to their next game, if they ask for one within so many seconds."""
        until = time.monotonic() + patience
        while (left := until - time.monotonic()) > 0 and not self._game.next_table:
            try:
                with connect(self._address(), max_size=None, open_timeout=_REQUEST_S) as live:
                    self._greet(live)
                    while (left := until - time.monotonic()) > 0 and not self._game.next_table:
                        self._hear(live, min(_PING_S, left))
            except (OSError, WebSocketException) as error:
                _check_final(error)
                time.sleep(min(_PAUSES[-1], left))
        if not self._game.next_table:
            return False
        self._table, self._game, self._asked = self._game.next_table, Followed(), None
        return True

    def _address(self) -> str:
        return f"{self._link.server.replace('http', 'ws', 1)}/api/tables/{self._table}/live"

    def _follow(self, live: ClientConnection) -> None:
        self._asked = None
        self._greet(live)
        while not self._game.ended:
            self._hear(live, _PING_S)
            self._act(live)

    def _greet(self, live: ClientConnection) -> None:
        _send(live, {"type": "hello", "keys": [self._key], "after": self._game.seq})

    def _hear(self, live: ClientConnection, patience: float) -> None:
        """The next message; where none comes, a ping tells whether anybody is there."""
        try:
            said = json.loads(live.recv(patience))
        except TimeoutError:
            _send(live, {"type": "ping"})
            return
        match said["type"]:
            case "welcome":
                self._welcome(said["seats"])
            case "events":
                self._take(said["events"])
            case "done":
                self._asked = None
            case "refused":
                self._refused(said)
            case "problem":
                raise _told(said)

    def _welcome(self, seats: Sequence[int]) -> None:
        if self._seat is None and seats:
            self._seat = seats[0]
        if self._seat not in seats:
            raise PaschError(Problem("bot-no-seat"))

    def _take(self, events: Sequence[dict[str, Any]]) -> None:
        known = self._game.seq >= 0
        for event in events:
            self._game.take(event)
        if not known:
            self._partner.begin(self._game.variant, secrets.token_hex(8))
        if self._seat in self._game.replaced:
            raise PaschError(Problem("bot-replaced"))

    def _refused(self, said: dict[str, Any]) -> None:
        """Somebody was quicker: the events that tell of it are on their way. Anything else cannot be mended."""
        self._asked = None
        if said["problems"][0]["code"] != "moved-on":
            raise _told(said)

    def _act(self, live: ClientConnection) -> None:
        if self._asked is not None or self._game.seq < 0 or self._seat is None:
            return
        action = self._wanted(self._seat)
        if action is not None:
            self._asked = secrets.token_urlsafe(16)
            asked = {"key": self._asked, "expect": self._game.seq, "seat": self._seat, "action": action}
            _send(live, {"type": "act", **asked})

    def _wanted(self, seat: int) -> dict[str, Any] | None:
        """What is to be done now; None while others are asked."""
        game = self._game
        if seat not in game.sitting:
            return {"type": "sit", "name": self._name, "entropy": secrets.token_hex(16)}
        if not game.began or game.ended or game.state.seat != seat:
            return None
        if game.state.phase == "throw" and game.state.turn.throws == 0:
            return {"type": "throw"}
        return self._decided().as_json() if game.state.phase == "decide" else None

    def _decided(self) -> Action:
        """What the engine wants; it is started again where it breaks off, a few times."""
        for tries in range(1, _TRIES + 1):
            try:
                return self._partner.decide(self._game.state).action
            except Fault as fault:
                if tries == _TRIES:
                    raise
                self._tell("again", {"why": fault.problems[0]})
                self._partner.begin(self._game.variant, secrets.token_hex(8))
        raise AssertionError("unreachable")


def _check_final(error: Exception) -> None:
    """Raises what no further attempt can mend."""
    status = error.response.status_code if isinstance(error, InvalidStatus) else 0
    if 400 <= status < 500 and status != _TOO_MUCH:
        raise PaschError(Problem("bot-no-table", {"status": status}))


def _send(live: ClientConnection, message: dict[str, Any]) -> None:
    live.send(json.dumps(message))


def _post(address: str, body: dict[str, Any], key: str) -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
    try:
        with urlopen(Request(address, json.dumps(body).encode(), headers), timeout=_REQUEST_S) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except HTTPError as error:
        raise _told(_json(error.read())) from None
    except (URLError, OSError) as error:
        why = error.reason if isinstance(error, URLError) else error
        said = reason(why) if isinstance(why, OSError) else str(why)
        facts = {"server": address.partition("/api")[0], "reason": said}
        raise PaschError(Problem("bot-no-server", facts)) from None


def _json(data: bytes) -> dict[str, Any]:
    try:
        found = json.loads(data)
    except ValueError:
        found = None
    return found if isinstance(found, dict) else {}


def _told(said: dict[str, Any]) -> PaschError:
    """What the server says is wrong, in its words."""
    first: dict[str, Any] = next(iter(said.get("problems", [])), {})
    code, words = str(first.get("code", "–")), str(first.get("message", "–")).removesuffix(".")
    return PaschError(Problem("bot-refused", {"code": code, "words": words}))
