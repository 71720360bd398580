"""The auditor: reads the database after every transaction and all that the server says, and replays it by the rules."""

import hashlib
import json
import logging
import sqlite3
from collections import Counter
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from backup_check import Backup, errors_of
from simulated_network import Json, Socket
from simulated_people import TEMPORARY

from pasch.play.dice.fair_dice import FairDice
from pasch.play.match import Match
from pasch.play.records.record_io import Record
from pasch.rules.dice.dice_notation import parse_dice
from pasch.rules.game.engine import totals
from pasch.rules.game.events import ACTIONS, Rolled, StartRolled
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import with_points
from pasch.server.settings import AWAY_SECONDS
from pasch.server.tables.received_rules import read_house_rule

if TYPE_CHECKING:
    from simulated_world import World

_FIRST_EVENTS: Mapping[str, tuple[str, ...]] = {
    "sit": ("sat",),
    "join": ("sat",),
    "throw": ("held", "rolled"),
    "undo": ("undone",),
    "replace": ("replaced",),
    "stand-in": ("stood-in",),
    "return": ("returned",),
    "stop": ("stopped",),
}
"""Events that an action may begin with; those not listed begin with an event of the same name."""


@dataclass(frozen=True)
class Finding:
    """Something that must not happen.

    Attributes:
        kind: the rule that was broken.
        at_s: virtual time.
    """

    kind: str
    detail: str
    at_s: float


@dataclass
class ReplayedSeat:
    """A seat, as events tell it.

    Attributes:
        level: of the computer player that sits there.
        has_stand_in: a computer player plays until the person returns.
    """

    name: str
    place: str
    level: str | None
    entropy: str | None = None
    has_stand_in: bool = False

    @property
    def is_played_by_person(self) -> bool:
        """Returns whether the game waits for a person here."""
        return self.level is None and not self.has_stand_in


@dataclass(frozen=True)
class Position:
    """A table after an event.

    Attributes:
        state: of its game; None before it begins, and on a block.
        undoable: the seat that may take something back.
        has_dice_ahead: the next dice were seen before something was taken back.
    """

    state: GameState | None
    undoable: int | None
    has_dice_ahead: bool
    seats: tuple[ReplayedSeat, ...]


class ReplayedTable:
    """One table, played again from what is stored.

    Attributes:
        rows: key and body of each event.
        positions: after each event.
        first_of, last_of: the numbers of an action's events, by key.
        next: the table of the rematch.
        taken_s: virtual time of the last event.
        has_expired: it was removed, as it was old by a clock that was wrong for more than a day.
        thrown: number of dice thrown, without those that were held or seen before.
        thrown_by: the same after each event.
    """

    def __init__(self, auditor: "Auditor", name: str, secret: str) -> None:
        self.name = name
        self.rows: list[tuple[str, str]] = []
        self.events: list[Json] = []
        self.positions: list[Position] = []
        self.first_of: dict[str, int] = {}
        self.last_of: dict[str, int] = {}
        self.is_block = False
        self.has_ended = False
        self.next: str | None = None
        self.thrown = 0
        self.thrown_by: list[int] = []
        self.taken_s = 0.0
        self.has_expired = False
        self._auditor = auditor
        self._secret = secret
        self._match: Match | None = None
        self._is_stopped = False
        self._last_ms = 0
        self._seats: list[ReplayedSeat] = []

    def take(self, seq: int, at_ms: int, key: str, body: str) -> None:
        """Takes the next event."""
        if seq != len(self.rows):
            self._auditor.report("gap-in-store", f"{seq} after {len(self.rows) - 1}")
        event = json.loads(body)
        self.rows.append((key, body))
        self.events.append(event)
        self.first_of.setdefault(key, seq)
        self.last_of[key] = seq
        if self.has_ended and event["type"] != "rematch":
            self._auditor.report("event-after-end", event["type"])
        if event["type"] in ("stood-in", "stopped"):
            self._check_awaited(event, (at_ms - self._last_ms) / 1000)
        self._last_ms = at_ms
        try:
            self._apply(event, key)
        except Exception as error:
            self._auditor.report("illegal-event", f"{event['type']} {type(error).__name__}")
        self.positions.append(self._position())
        self.thrown_by.append(self.thrown)

    @property
    def is_due(self) -> bool:
        """Returns whether something comes unasked: a computer player's turn, or the end."""
        position = self.positions[-1]
        if position.state is None or self.has_ended:
            return False
        over = self._is_stopped or position.state.phase == "over"
        return over or not position.seats[position.state.seat].is_played_by_person

    def fits(self, key: str, act: Json) -> bool:
        """Returns whether the events of an action are what was asked for."""
        event, kind = self.events[self.first_of[key]], act["action"]["type"]
        of_seat = act["seat"] is None or event.get("seat") in (act["seat"], None)
        return of_seat and event["type"] in _FIRST_EVENTS.get(kind, (kind,))

    def _position(self) -> Position:
        match = self._match
        seats = tuple(replace(seat) for seat in self._seats)
        if match is None:
            return Position(None, None, False, seats)
        computers = [number for number, seat in enumerate(seats) if not seat.is_played_by_person]
        undoable = None if self.has_ended else match.undoable(computers)
        return Position(match.state, undoable, bool(match.ahead), seats)

    def _apply(self, event: Json, key: str) -> None:
        kind = event["type"]
        match kind:
            case "opened":
                self._open(event)
            case "sat":
                self._seats[event["seat"]].entropy = event["entropy"]
                self._seats[event["seat"]].name = event["name"]
            case "began":
                names = tuple(f"seat {number}" for number in range(len(self._seats)))
                dice = FairDice(self._secret, [one.entropy for one in self._seats if one.entropy])
                record = Record(
                    self.variant, names, event.get("direction") or self._opened["direction"], self._opened["first"]
                )
                self._match = Match(record, dice)
            case "rolled" | "start-rolled":
                self._throw(event, key)
            case "held" | "bought" | "announced" | "scored" | "struck":
                self._decide(event, key)
            case "undone":
                self._begun.take_back(event["seat"])
            case "replaced":
                self._seats[event["seat"]].level = event["level"]
                self._seats[event["seat"]].has_stand_in = False
            case "stood-in" | "returned":
                self._seats[event["seat"]].has_stand_in = kind == "stood-in"
            case "stopped":
                self._is_stopped = True
            case "ended":
                self._end(event)
            case "rematch":
                self.next = event["table"]
            case _ if not self.is_block:
                raise ValueError(kind)

    @property
    def _begun(self) -> Match:
        assert self._match is not None
        return self._match

    def _open(self, event: Json) -> None:
        self._opened, self.variant = event, read_house_rule(event["toml"])
        self.is_block = event["kind"] == "block"
        self._seats = [
            ReplayedSeat(seat["name"], seat.get("place", "here"), seat.get("level")) for seat in event["seats"]
        ]
        if not self.is_block and hashlib.sha256(self._secret.encode()).hexdigest() != event["commitment"]:
            self._auditor.report("commitment", "of another secret")

    def _throw(self, event: Json, key: str) -> None:
        match, is_roll = self._begun, event["type"] == "rolled"
        shown = Rolled(parse_dice(event["dice"])) if is_roll else StartRolled(event["face"])
        before = match.state
        if is_roll and before.seat != event["seat"]:
            self._auditor.report("wrong-seat", "rolled")
        if match.ahead[:1] != ((event.get("seat"), shown),):
            held = before.turn.keeping or () if is_roll else ()
            self.thrown += len(shown.dice) - len(held) if isinstance(shown, Rolled) else 1
        match.throw()
        if match.record.events[-1] != shown:
            self._auditor.report("unfair-dice", f"{match.record.events[-1]} is due, {shown} is stored")
        asked = self._auditor.acts.get(key)
        if is_roll and asked is not None and asked["action"]["type"] not in ("throw", "held", "bought"):
            self._auditor.report("dice-before-choice", asked["action"]["type"])

    def _decide(self, event: Json, key: str) -> None:
        match = self._begun
        if match.state.seat != event["seat"]:
            self._auditor.report("wrong-seat", event["type"])
        if event["type"] in ("held", "bought") and match.ahead and key in self._auditor.acts:
            self._auditor.report("known-dice-thrown-away", key)
        action = ACTIONS.validate_python({name: event[name] for name in ("type", "dice", "box") if name in event})
        due = with_points(match.state, action).as_json()
        if due != {name: value for name, value in event.items() if name != "seat"}:
            self._auditor.report("points", f"{event} is stored, {due} is due")
        match.act(action)

    def _check_awaited(self, event: Json, waited_s: float) -> None:
        if self._begun.state.seat != event["seat"]:
            self._auditor.report("not-awaited", event)
        by_person = not self._seats[event["seat"]].has_stand_in
        if by_person and waited_s < AWAY_SECONDS["live"] and self._auditor.trusts_clock:
            self._auditor.report("not-away-yet", f"{event} after {waited_s} s")

    def _end(self, event: Json) -> None:
        self.has_ended = True
        state = self._begun.state
        if event["secret"] != self._secret or event["totals"] != list(totals(state)):
            self._auditor.report("totals", f"{event['totals']}")
        if state.phase != "over" and not self._is_stopped:
            self._auditor.report("ended-early", state.phase)


class Auditor(logging.Handler):
    """Keeps what must not happen; as a log handler, it reports logged errors as well.

    Attributes:
        tables: replayed, by name.
        acts: every action sent, by key.
        foreign: keys of actions for somebody else's seat.
        done: the number that its answer gave, by key.
        allowed_logs: errors that the present faults explain.
        trusts_clock: the server's clock has not leapt.
        counts: how often something was logged or answered.
        backups: written so far.
    """

    def __init__(self, world: "World", file: str) -> None:
        super().__init__(logging.INFO)
        self.found: list[Finding] = []
        self.tables: dict[str, ReplayedTable] = {}
        self.acts: dict[str, Json] = {}
        self.foreign: set[str] = set()
        self.done: dict[str, int] = {}
        self.allowed_logs = {"computer-player-failed"}
        self.trusts_clock = True
        self.counts: Counter[str] = Counter()
        self.backups: list[Backup] = []
        self._world = world
        self._refused: dict[str, list[str]] = {}
        self._file = file
        self._database: sqlite3.Connection | None = None

    def report(self, kind: str, detail: object = "") -> None:
        """Keeps the first finding of each kind."""
        self._world.note("FOUND", kind, detail)
        if kind not in self.kinds:
            self.found.append(Finding(kind, str(detail), round(self._world.loop.time(), 3)))

    @property
    def kinds(self) -> list[str]:
        """The kinds of all findings."""
        return [finding.kind for finding in self.found]

    def emit(self, record: logging.LogRecord) -> None:
        """Reports errors that no present fault explains."""
        name = record.getMessage()
        self.counts[name] += 1
        if record.levelno >= logging.ERROR and name not in self.allowed_logs:
            self.report("log", f"{name} {getattr(record, 'kind', '')} {getattr(record, 'where', '')}")

    # The database, after each transaction

    def read_database(self) -> None:
        """Takes what was stored since the last time."""
        if self._database is None:
            self._database = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        stored = self._database.execute("SELECT id, secret FROM tables ORDER BY id").fetchall()
        for name, secret in stored:
            if name not in self.tables:
                self.tables[name] = ReplayedTable(self, name, secret)
            self._read_events(self._database, self.tables[name])
        if len(stored) < len(self.tables):
            self._note_expired({name for name, _ in stored})

    def _note_expired(self, stored: set[str]) -> None:
        for name, table in self.tables.items():
            table.has_expired = name not in stored
            if table.has_expired and self.trusts_clock:
                self.report("table-lost", name)

    def _read_events(self, database: sqlite3.Connection, table: ReplayedTable) -> None:
        known = len(table.rows)
        asked = "SELECT seq, at, action, body FROM events WHERE table_id = ? AND seq >= ? ORDER BY seq"
        keys: dict[str, None] = {}
        for seq, at_ms, action, body in database.execute(asked, (table.name, known)).fetchall():
            key = action.partition("/")[2]
            keys[key] = None
            table.take(seq, at_ms, key, body)
            table.taken_s = self._world.loop.time()
            self._world.note("stored", seq, body[:90])
        for key in keys:
            self._check_stored(table, key, known)

    def _check_stored(self, table: ReplayedTable, key: str, known: int) -> None:
        first, act = table.first_of[key], self.acts.get(key)
        if known and first < known:
            self.report("stored-twice", key)
        if key in self._refused:
            self.report("stored-after-refusal", f"{self._refused[key]} {act}")
        if key in self.foreign:
            self.report("foreign-seat", act)
        if act is None:
            return
        if not table.fits(key, act):
            self.report("other-than-asked", f"{act} became {table.events[first]}")
        if not table.is_block and act["expect"] not in (None, first - 1):
            self.report("expect-ignored", f"{act} at {first}")

    # What the server says

    def hear_server(self, socket: Socket, text: str) -> None:
        """Checks a message on a live connection."""
        message, table = json.loads(text), self.tables.get(socket.table)
        kind = message["type"]
        if kind == "welcome":
            socket.told = min(socket.asked_after, message["seq"])
            socket.welcomed_s, socket.seats = self._world.loop.time(), message["seats"]
            self._world.came_or_went_s[socket.table] = socket.welcomed_s
        elif kind == "present":
            socket.present = message
        elif kind == "events":
            for event in message["events"]:
                self._check_sent(table, event)
                if socket.told is not None and event["seq"] != socket.told + 1:
                    self.report("sent-gap", f"{event['seq']} after {socket.told}")
                socket.told = event["seq"]
        elif kind == "done" and table is not None:
            self._check_done(table, message["key"], message["seq"])
            if socket.told is None or socket.told < message["seq"]:
                self.report("done-before-events", f"{message['seq']} > {socket.told}")
        elif kind == "refused" and table is not None:
            self._check_refused(table, message)
        if kind in ("refused", "problem"):
            for problem in message["problems"]:
                self.counts[f"refused {problem['code']}"] += 1
                if problem["code"] == "our-mistake":
                    self.report("our-mistake", text)

    def hear_answer(self, method: str, path: str, key: str, status: int, text: str) -> None:
        """Checks an answer to a request, whether it arrives or not.

        Args:
            key: of the action that was asked for.
        """
        self.counts[f"http {status}"] += 1
        if status >= 500 and "store-unavailable" not in text and "starting" not in text:
            self.report("http-5xx", f"{method} {path} {status} {text[:200]}")
        _, _, what, name, *rest = [*path.partition("?")[0].split("/"), ""]
        table = self.tables.get(name) if what == "tables" else None
        if table is None or rest[0] not in ("events", "actions") or not text:
            return  # Nothing is said to those who have gone.
        answer = json.loads(text)
        if status == 200:
            self._check_answered(table, key, answer)
        elif rest[0] == "actions":
            self._check_refused(table, {"key": key, **answer})

    def _check_answered(self, table: ReplayedTable, key: str, answer: Json) -> None:
        numbers = [event["seq"] for event in answer["events"]]
        for event in answer["events"]:
            self._check_sent(table, event)
        if numbers and numbers != [*range(numbers[0], answer["seq"] + 1)]:
            self.report("answer-gap", f"{numbers} to {answer['seq']}")
        if key:
            self._check_done(table, key, answer["seq"])
            if numbers[:1] != [table.first_of.get(key)]:
                self.report("answer-of-other-action", f"{numbers} for {self.acts.get(key)}")

    def _check_sent(self, table: ReplayedTable | None, event: Json) -> None:
        seq = event["seq"]
        if table is None or seq >= len(table.rows):
            self.report("sent-before-stored", f"{seq} {event['type']}")
        elif _without_number(event) != _without_number(table.events[seq]):
            self.report("sent-other-than-stored", f"{event} {table.events[seq]}")

    def _check_done(self, table: ReplayedTable, key: str, seq: int) -> None:
        if key not in table.last_of:
            self.report("acknowledged-not-stored", self.acts.get(key))
        elif table.last_of[key] != seq:
            self.report("done-with-other-number", f"{seq}, stored {table.last_of[key]}")

    def _check_refused(self, table: ReplayedTable, message: Json) -> None:
        key, codes = message["key"], sorted({problem["code"] for problem in message["problems"]})
        if TEMPORARY.intersection(codes):
            return
        if key in table.last_of:
            self.report("refused-though-stored", f"{codes} {self.acts.get(key)}")
        self._refused[key] = codes

    def check_heard(self, table: ReplayedTable, events: list[Json]) -> None:
        """Checks what a device heard of a table."""
        for heard, stored in zip(events, table.events, strict=False):
            if _without_number(heard) != _without_number(stored):
                self.report("heard-other-than-stored", f"{heard} {stored}")

    # The end

    def finish(self) -> None:
        """Checks that nothing stored has changed, that all dice were counted, and all backups."""
        self.read_database()
        assert self._database is not None
        with closing(self._database) as database:
            for table in self.tables.values():
                asked = "SELECT action, body FROM events WHERE table_id = ? ORDER BY seq"
                stored = [(action.partition("/")[2], body) for action, body in database.execute(asked, (table.name,))]
                if stored != table.rows and not table.has_expired:
                    self.report("history-changed", table.name)
            (counted,) = database.execute("SELECT coalesce(sum(thrown), 0) FROM dice").fetchone()
        thrown = sum(table.thrown for table in self.tables.values())
        if counted != thrown:
            self.report("dice-counted", f"{counted} counted, {thrown} thrown")
        for backup in self.backups:
            for wrong in errors_of(backup, self.tables):
                self.report("backup", wrong)

    def close_database(self) -> None:
        """Closes it, however the simulation ended."""
        if self._database is not None:
            self._database.close()


def _without_number(event: Json) -> Json:
    return {name: value for name, value in event.items() if name not in ("seq", "at")}
