"""`LiveTable`: a table that somebody looks at now: its events as they are sent, its game or block, and who listens."""

import asyncio
import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from time import monotonic

from pasch.server.store import Grant, StoredEvent, StoredTable
from pasch.server.tables.audience import Audience, Listener
from pasch.server.tables.block_table import BlockTable
from pasch.server.tables.game_table import GameTable


@dataclass(frozen=True, slots=True)
class Done:
    """An action that was carried out: the numbers of its first and its last event."""

    first: int
    last: int


class LiveTable:
    """One table.

    Attributes:
        lock: held by whoever appends to it.
        log: the events as they are sent, by ``seq``.
        done: the actions that brought them, by key.
        behind: another process moved the table, and its events are not read yet.
        unsure: something was to be stored here, and whether it was is not known.
    """

    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.fold: GameTable | BlockTable = GameTable(stored) if stored.kind == "game" else BlockTable()
        self.log: list[str] = []
        self.done: dict[str, Done] = {}
        self.grants: dict[bytes, list[Grant]] = {}
        self.lock = asyncio.Lock()
        self.last_at: datetime = stored.created
        self.used = monotonic()
        self.behind = False
        self.unsure = False
        self.gone = False
        self.audience = Audience(self.people)

    @property
    def name(self) -> str:
        """What it is called in addresses."""
        return self.stored.id

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.log) - 1

    @property
    def is_stale(self) -> bool:
        """Whether the database may know more than this."""
        return self.behind or self.unsure

    @property
    def is_watched(self) -> bool:
        """Whether anybody listens."""
        return len(self.audience) > 0

    def take(self, events: Iterable[StoredEvent]) -> None:
        """Takes stored events; those known already are passed over.

        Raises:
            LookupError: one between is missing.
        """
        before = self.seq
        for event in events:
            if event.seq <= self.seq:
                continue
            if event.seq > self.seq + 1:
                raise LookupError(f"event {event.seq} after {self.seq}")
            self.fold.take(event)
            self.log.append(as_sent(event))
            first = self.done[event.key].first if event.key in self.done else event.seq
            self.done[event.key] = Done(first, event.seq)
            self.last_at = event.at
        if self.seq > before:
            self.wake()

    def know(self, grants: Iterable[Grant]) -> None:
        """Takes all that keys open here."""
        self.grants = {}
        for grant in grants:
            self.grants.setdefault(grant.hash, []).append(grant)

    def people(self, seats: Iterable[int], *, writes: bool = True) -> list[int]:
        """Those of the seats where a person sits, or will. On a block whoever writes does so for all."""
        if isinstance(self.fold, BlockTable):
            return sorted(self.fold.players) if writes else []
        return [seat for seat in sorted(seats) if self.fold.seats[seat].level is None]

    def events_text(self, after: int, last: int | None = None) -> str:
        """The events behind one, up to another, as a JSON array."""
        return f"[{','.join(self.log[after + 1 : None if last is None else last + 1])}]"

    def size_of(self, done: Done) -> int:
        """How many bytes the events of an action take."""
        return sum(len(text) for text in self.log[done.first : done.last + 1])

    # Who listens

    def join(self, listener: Listener) -> None:
        """Begins to listen."""
        self.audience.join(listener)

    def leave(self, listener: Listener) -> None:
        """Listens no more."""
        self.audience.leave(listener)
        self.used = monotonic()

    def wake(self) -> None:
        """Tells all who listen that something happened."""
        self.audience.wake()


def as_sent(event: StoredEvent) -> str:
    """An event as clients get it. On a block ``at`` is by the clock of the device that wrote."""
    at = event.at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    return json.dumps({"seq": event.seq, "at": at, **event.body}, ensure_ascii=False, separators=(",", ":"))
