"""A game at a table of a server, folded from its events (docs/protocol.md) for a player there."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from pasch.engines.host_commands import house_rule
from pasch.engines.partners import in_words
from pasch.engines.server_messages import (
    KINDS,
    EndedNotice,
    NumberedNotice,
    OpenedNotice,
    PlaysOnNotice,
    SatNotice,
    SeatNotice,
    read,
    read_event,
)
from pasch.play.dice.fair_dice import Fairness
from pasch.play.records.record_io import Record
from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.rules.errors import Facts, PaschError, Problem
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Announced, Event, Scored, Struck
from pasch.rules.game.state import GameState, new_game
from pasch.rules.variant.variant import Variant

Json = Mapping[str, Any]
_TAKEN_BACK = Announced | Scored | Struck


class FollowedTable:
    """The state of a table as followed so far.

    Attributes:
        seq: number of the last event; -1 before the first.
        sitting: seats that are taken.
        replaced: seats that a computer player has taken over.
        stood_in: seats for which a computer player plays until they return.
        began, ended: the game has.
        stopped: it was ended as it stood.
        next_table: table of the rematch.
        drawn: random numbers that we drew for a seat of this table, after its opening was known.
    """

    variant: Variant

    def __init__(self) -> None:
        self.seq = -1
        self.sitting: set[int] = set()
        self.replaced: set[int] = set()
        self.stood_in: set[int] = set()
        self.began = self.ended = self.stopped = False
        self.next_table: str | None = None
        self.drawn: dict[int, str] = {}
        self._opened: OpenedNotice | None = None
        self._entropies: dict[int, str] = {}
        self._secret: str | None = None
        self._happened: list[tuple[int, Event]] = []
        self._states: list[GameState] = []

    @property
    def state(self) -> GameState:
        """The current state of the game."""
        return self._states[-1]

    @property
    def seats(self) -> int:
        """Number of players; 0 before the table is opened."""
        return len(self._opened.seats) if self._opened else 0

    @property
    def has_thrown(self) -> bool:
        """Returns whether any die was thrown, or the game has begun, so that its dice may be known."""
        return self.began or bool(self._happened)

    @property
    def commitment(self) -> str | None:
        """The fingerprint of the server's secret."""
        return self._opened.commitment if self._opened else None

    def take(self, said: Json) -> None:
        """Takes the next event; of unknown kinds only its number.

        Raises:
            PaschError: it is no game, or not by rules that are known here; or the event cannot come next.
        """
        event = read(NumberedNotice, said, "event")
        if event.seq != self.seq + 1 or (event.type == "opened") != (event.seq == 0):
            raise PaschError(Problem("bot-out-of-order", {"seq": event.seq, "type": event.type[:20]}))
        if event.seat is not None and event.seq > 0 and event.seat >= self.seats:
            raise PaschError(Problem("bot-unreadable", {"place": f"{event.type[:20]}.seat"}))
        try:
            self._take(event, said)
        except PaschError as error:
            if error.code.startswith("bot-"):
                raise
            facts: Facts = {"seq": event.seq, "why": in_words(error.problems[0])}
            raise PaschError(Problem("bot-impossible", facts)) from None
        self.seq = event.seq

    def record(self) -> Record | None:
        """The game with what its dice followed from; None where the server did not bind itself to them."""
        opened = self._opened
        if opened is None or opened.commitment is None:
            return None
        return Record(
            self.variant,
            ("",) * self.seats,
            opened.direction,
            opened.first,
            tuple(event for _, event in self._happened),
            Fairness(opened.commitment, self._entropies, self._secret).tags(),
        )

    def _take(self, event: NumberedNotice, said: Json) -> None:
        match event.type:
            case "opened":
                self._open(read(OpenedNotice, said, "opened"))
            case "sat":
                sat = read(SatNotice, said, "sat")
                self.sitting.add(sat.seat)
                self._entropies[sat.seat] = sat.entropy
            case "began":
                self.began = True
            case "undone":
                undone = read(SeatNotice, said, "undone").seat
                places = [
                    place
                    for place, (who, done) in enumerate(self._happened)
                    if who == undone and isinstance(done, _TAKEN_BACK)
                ]
                if places:
                    del self._happened[places[-1] :]
                    del self._states[places[-1] + 1 :]
            case "replaced":
                self.replaced.add(read(SeatNotice, said, "replaced").seat)
            case "stood-in":
                self.stood_in.add(read(SeatNotice, said, "stood-in").seat)
            case "returned":
                self.stood_in.discard(read(SeatNotice, said, "returned").seat)
            case "stopped":
                self.stopped = True
            case "ended":
                self._secret = read(EndedNotice, said, "ended").secret
                if self.state.phase != "over" and not self.stopped:
                    raise PaschError(Problem("bot-out-of-order", {"seq": event.seq, "type": event.type}))
                self.ended = True
            case "rematch":
                self.next_table = read(PlaysOnNotice, said, "rematch").table
            case kind if kind in KINDS:
                happened = read_event(said)
                seat = self.state.seat
                if event.seat not in (None, seat):
                    raise PaschError(Problem("bot-unreadable", {"place": f"{kind}.seat"}))
                self._states.append(apply(self.state, happened))
                self._happened.append((seat, happened))

    def _open(self, opened: OpenedNotice) -> None:
        if opened.kind != "game":
            raise PaschError(Problem("bot-pad"))
        self.variant = _variant(opened)
        self._states = [new_game(self.variant, len(opened.seats), opened.direction, opened.first)]
        self._opened = opened
        self.sitting |= {seat for seat, each in enumerate(opened.seats) if each.kind == "computer"}


def _variant(opened: OpenedNotice) -> Variant:
    about = opened.variant
    if opened.rules.id is not None and about.id in variant_ids():
        with suppress(PaschError):
            if shipped(about.id).rules_hash == about.rules_hash:
                return shipped(about.id)
    return house_rule(opened.toml)
