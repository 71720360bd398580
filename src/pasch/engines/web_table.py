"""Seats any engine of docs/engine.md at a table of a web server, and plays there.

The server throws and checks; what connects it with the engine is this: events come in, the engine is asked whenever it
is its turn, and a lost connection is made anew as often as it takes.
"""

import json
import re
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from pasch.engines.engine_process import ProgramFault
from pasch.engines.followed_table import FollowedTable
from pasch.engines.partners import Partner
from pasch.engines.server_messages import (
    MOST_BYTES,
    Events,
    JoinedTable,
    Problems,
    ServerNotice,
    WelcomeNotice,
    decode,
    problem_words,
    read,
)
from pasch.play.dice.fair_dice import Memory, Verification, verify
from pasch.play.records.record_io import Record
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import PaschError, Problem, reason
from pasch.rules.game.engine import Standing, ranking
from pasch.rules.game.events import Action

_LINK = re.compile(r"(https?://[^/#?]+(?:/[^/#?]+)*?)/t/([A-Za-z0-9_-]{8,64})/?#([ik])=([A-Za-z0-9_-]{16,128})")
_REQUEST_S = 30.0
_PING_S = 20.0
_PAUSES = (0.2, 0.5, 1, 2, 5, 10)
"""Seconds between attempts to come back; the last one again and again."""
MOST_ATTEMPTS = 60
_TOO_MUCH, _TOO_LARGE = 429, 1009
_TRIES = 3
"""Restarts of an engine that breaks off, for the same decision."""


@dataclass(frozen=True, slots=True)
class TableLink:
    """The address of a table, and what it opens: an invitation, or a seat that one has already."""

    server: str
    table: str
    invites: bool
    key: str


@dataclass(frozen=True, slots=True)
class Visit:
    """The end of a game at a table: all places, our own seat, and the verification of its dice.

    Attributes:
        record: the game as seen here; None if the server showed no commitment.
        dice: verification of every throw against what was seen before the first one and drawn here.
    """

    seat: int
    standings: Sequence[Standing]
    record: Record | None
    dice: Verification | None

    @property
    def own(self) -> Standing:
        """One's own place."""
        return next(standing for standing in self.standings if standing.seat == self.seat)


Tell = Callable[[str, dict[str, Any]], None]
"""Called with what happens: ``seated``, ``playing``, ``lost``, ``back``, with its facts."""


def read_link(text: str) -> TableLink:
    """Parses the link to a table.

    Raises:
        PaschError: it is no link with an invitation.
    """
    found = _LINK.fullmatch(text.strip())
    if found is None:
        raise PaschError(Problem("bot-link", {"found": excerpt(text)}))
    return TableLink(found[1], found[2], found[3] == "i", found[4])


class Visitor:
    """Somebody at a table.

    Args:
        partner: who decides. name: what they are called there.
    """

    def __init__(self, link: TableLink, partner: Partner, name: str, tell: Tell) -> None:
        self._link, self._partner, self._name, self._tell = link, partner, name, tell
        self._key = link.key
        self._seat: int | None = None
        self._asked: str | None = None
        self._sit_at(link.table)

    def sit_down(self) -> None:
        """Takes a seat; our part of the dice's seed is drawn once the server has committed itself to its secret.

        Raises:
            PaschError: no server answers, no seat is free, or the invitation is invalid.
        """
        if not self._link.invites:
            return
        address = f"{self._link.server}/api/tables/{self._table}"
        self._take(read(Events, _answer(Request(f"{address}/events"))).events)
        self._key = secrets.token_urlsafe(16)
        body = {
            "key": secrets.token_urlsafe(16),
            "secret": self._key,
            "name": self._name,
            "entropy": self._entropy,
        }
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self._link.key}"}
        answer = _answer(Request(f"{address}/join", json.dumps(body).encode(), headers))
        self._seat = read(JoinedTable, answer).seat
        if self._seat is None or self._seat >= self._game.seats:
            raise PaschError(Problem("bot-no-seat"))
        self._game.drawn[self._seat] = self._entropy
        self._tell("seated", {"seat": self._seat + 1})

    def play(self) -> Visit:
        """Plays the game to its end, through lost connections and restarts of the server.

        Raises:
            PaschError: it cannot be gone on with; says why.
        """
        failed = 0
        while not self._game.ended:
            try:
                with connect(self._address(), max_size=MOST_BYTES, open_timeout=_REQUEST_S) as live:
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
        if self._seat is None:
            raise PaschError(Problem("bot-no-seat"))
        record = self._game.record()
        dice = verify(record, Memory(self._seen, self._game.drawn)) if record else None
        return Visit(self._seat, ranking(self._game.state), record, dice)

    def move_on(self, patience: float) -> bool:
        """Follows the others to their next game, if they ask for one within so many seconds."""
        until = time.monotonic() + patience
        while (left := until - time.monotonic()) > 0 and not self._game.next_table:
            try:
                with connect(self._address(), max_size=MOST_BYTES, open_timeout=_REQUEST_S) as live:
                    self._greet(live)
                    while (left := until - time.monotonic()) > 0 and not self._game.next_table:
                        self._hear(live, min(_PING_S, left))
            except (OSError, WebSocketException) as error:
                _check_final(error)
                time.sleep(min(_PAUSES[-1], left))
        if not self._game.next_table:
            return False
        self._sit_at(self._game.next_table)
        return True

    def _sit_at(self, table: str) -> None:
        self._table, self._game, self._asked = table, FollowedTable(), None
        self._seen: str | None = None
        self._entropy = secrets.token_hex(16)

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
        try:
            said = decode(live.recv(patience))
        except TimeoutError:
            _send(live, {"type": "ping"})
            return
        match read(ServerNotice, said).type:
            case "welcome":
                seats = read(WelcomeNotice, said, "welcome").seats
                if self._seat is None and seats:
                    self._seat = seats[0]
                if self._seat not in seats:
                    raise PaschError(Problem("bot-no-seat"))
            case "events":
                self._take(read(Events, said, "events").events)
            case "done":
                self._asked = None
            case "refused":
                self._asked = None
                # The position changed before our action arrived; its events are on their way. Other refusals are
                # final.
                if read(Problems, said, "refused").problems[0].code != "moved-on":
                    raise problem_words(said)
            case "problem":
                raise problem_words(said)

    def _take(self, events: Iterable[dict[str, Any]]) -> None:
        known = self._game.seq >= 0
        for event in events:
            self._game.take(event)
        if not known and self._game.seq >= 0:
            # A fingerprint shows nothing unless it was there before anybody could know a throw.
            self._seen = None if self._game.has_thrown else self._game.commitment
            self._partner.begin(self._game.variant, secrets.token_hex(8))
        if self._seat is not None and self._seat >= self._game.seats > 0:
            raise PaschError(Problem("bot-no-seat"))
        if self._seat in self._game.replaced:
            raise PaschError(Problem("bot-replaced"))

    def _act(self, live: ClientConnection) -> None:
        if self._asked is not None or self._game.seq < 0 or self._seat is None:
            return
        action = self._wanted(self._seat)
        if action is not None:
            self._asked = secrets.token_urlsafe(16)
            asked = {"key": self._asked, "expect": self._game.seq, "seat": self._seat, "action": action}
            _send(live, {"type": "act", **asked})

    def _wanted(self, seat: int) -> dict[str, Any] | None:
        game = self._game
        if seat not in game.sitting:
            self._game.drawn[seat] = self._entropy
            return {"type": "sit", "name": self._name, "entropy": self._entropy}
        if not game.began or game.ended:
            return None
        if seat in game.stood_in:
            return {"type": "return"}
        if game.state.seat != seat:
            return None
        if game.state.phase == "throw" and game.state.turn.throws == 0:
            return {"type": "throw"}
        return self._decided().as_json() if game.state.phase == "decide" else None

    def _decided(self) -> Action:
        for tries in range(1, _TRIES + 1):
            try:
                return self._partner.decide(self._game.state).action
            except ProgramFault as fault:
                if tries == _TRIES:
                    raise
                self._tell("again", {"why": fault.problems[0]})
                self._partner.begin(self._game.variant, secrets.token_hex(8))
        raise AssertionError("unreachable")


def _check_final(error: Exception) -> None:
    if isinstance(error, ConnectionClosed) and error.sent is not None and error.sent.code == _TOO_LARGE:
        raise PaschError(Problem("bot-too-large", {"most": MOST_BYTES}))
    status = error.response.status_code if isinstance(error, InvalidStatus) else 0
    if 400 <= status < 500 and status != _TOO_MUCH:
        raise PaschError(Problem("bot-no-table", {"status": status}))


def _send(live: ClientConnection, message: dict[str, Any]) -> None:
    live.send(json.dumps(message))


def _answer(request: Request) -> dict[str, Any]:
    try:
        with urlopen(request, timeout=_REQUEST_S) as answer:
            return decode(_bounded(answer.read(MOST_BYTES + 1)))
    except HTTPError as error:
        raise problem_words(decode(_bounded(error.read(MOST_BYTES + 1)))) from None
    except (URLError, OSError, HTTPException) as error:
        why = error.reason if isinstance(error, URLError) else error
        said = reason(why) if isinstance(why, OSError) else excerpt(str(why))
        facts = {"server": request.full_url.rpartition("/api/tables")[0], "reason": said}
        raise PaschError(Problem("bot-no-server", facts)) from None


def _bounded(data: bytes) -> bytes:
    if len(data) > MOST_BYTES:
        raise PaschError(Problem("bot-too-large", {"most": MOST_BYTES}))
    return data
