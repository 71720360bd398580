"""`LiveTable`: a table in memory: its events as they are sent, its game or block, and its listeners."""

import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import islice

from pasch.server.clock import monotonic, utc_now
from pasch.server.store import AppendedEvents, Grant, StoredEvent, StoredTable
from pasch.server.tables.audience import Audience, Listener
from pasch.server.tables.block_table import BlockTable
from pasch.server.tables.game_table import GameTable
from pasch.server.tables.table_state import TableState, TableStep
from pasch.server.wire.field_types import STORED
from pasch.server.wire.table_events import HAPPENED, Happened, Sat, as_sent


@dataclass(frozen=True, slots=True)
class ActionDone:
    """An action that was carried out: the numbers of its first and last event, and the seat that it took, if any."""

    first: int
    last: int
    seat: int | None = None


class LiveTable:
    """One table.

    Attributes:
        lock: held while appending to it.
        log: the events as they are sent, by ``seq``.
        size_bytes: length of their text.
        done: completed actions, by key.
        behind: another process changed the table, and its events are not read yet.
        unsure: a write failed, and it is unknown whether it was stored.
    """

    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.fold: TableState = GameTable(stored) if stored.kind == "game" else BlockTable()
        self.log: list[str] = []
        self.size_bytes = 0
        self.done: dict[str, ActionDone] = {}
        self.grants: dict[bytes, list[Grant]] = {}
        self.lock = asyncio.Lock()
        self._last_at: datetime = stored.created
        self._written_down_at = monotonic()
        self.used = monotonic()
        self.behind = False
        self.unsure = False
        self.gone = False
        self.audience = Audience(self.fold.people)

    @property
    def name(self) -> str:
        """The table's name in addresses."""
        return self.stored.id

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.log) - 1

    @property
    def is_stale(self) -> bool:
        """Returns whether the database may hold more events."""
        return self.behind or self.unsure

    @property
    def idle_s(self) -> float:
        """Seconds since the last event; as long as it is known here, if the clock was set back since."""
        return max((utc_now() - self._last_at).total_seconds(), monotonic() - self._written_down_at)

    @property
    def is_watched(self) -> bool:
        """Returns whether anybody listens."""
        return self.listeners > 0

    @property
    def listeners(self) -> int:
        """The number of listeners."""
        return len(self.audience)

    def take(self, events: Iterable[StoredEvent]) -> None:
        """Takes stored events, skipping those known already.

        Raises:
            LookupError: one between is missing.
        """
        before = self.seq
        for event in events:
            if event.seq <= self.seq:
                continue
            self._check_next(event)
            happened = HAPPENED.validate_json(event.body, context=STORED)
            self.fold.take(happened)
            self._write_down(event, happened)
        if self.seq > before:
            self.wake()

    def follow(self, appended: AppendedEvents, step: TableStep) -> None:
        """Takes a step that was made here and is stored now, without reading or applying it again.

        Raises:
            LookupError: another process appended events that are not known here yet.
        """
        events = appended.events
        if appended.repeated:
            self.take(events)  # They were stored before, and need not be those of this step.
            return
        self._check_next(events[0])
        self.fold.follow(step)
        for event, happened in zip(events, step.events, strict=True):
            self._write_down(event, happened)
        self.wake()

    def _check_next(self, event: StoredEvent) -> None:
        if event.seq > self.seq + 1:
            raise LookupError(f"event {event.seq} after {self.seq}")

    def _write_down(self, event: StoredEvent, happened: Happened) -> None:
        text = as_sent(happened, event.body, event.seq, event.at)
        self.log.append(text)
        self.size_bytes += len(text)
        seat = happened.seat if isinstance(happened.event, Sat) else None
        # An action may have several events: the first sets its seat, later ones only extend it.
        known = self.done.get(event.key)
        self.done[event.key] = (
            ActionDone(event.seq, event.seq, seat) if known is None else replace(known, last=event.seq)
        )
        self._last_at = event.at
        self._written_down_at = monotonic()

    def know(self, grants: Iterable[Grant]) -> None:
        """Replaces the grants, by key."""
        self.grants = {}
        for grant in grants:
            self.grants.setdefault(grant.hash, []).append(grant)

    def invited(self, key: bytes) -> tuple[list[int], list[int]]:
        """Returns the seats that this key opens by invitation, and those that any key does."""
        invited = [grant for grants in self.grants.values() for grant in grants if grant.role == "seat"]
        own = [seat for grant in invited if grant.hash == key for seat in grant.seats]
        return own, [seat for grant in invited for seat in grant.seats]

    def events_text(self, after: int, last: int | None = None) -> str:
        """Returns the events after one, up to another, as a JSON array."""
        return f"[{','.join(self.log[after + 1 : None if last is None else last + 1])}]"

    def parts(self, after: int, last: int, size_bytes: int) -> Iterator[tuple[int, str]]:
        """Yields the same in JSON arrays of about this size, each with the number of its last event."""
        some: list[str] = []
        size = 0
        for seq in range(after + 1, last + 1):
            some.append(self.log[seq])
            size += len(some[-1])
            if size >= size_bytes or seq == last:
                yield seq, f"[{','.join(some)}]"
                some, size = [], 0

    def size_of(self, after: int, most: int) -> int:
        """Returns the size of the events after one, counted up to `most`."""
        size = 0
        for text in islice(self.log, after + 1, None):
            size += len(text)
            if size > most:
                break
        return size

    # Who listens

    def join(self, listener: Listener) -> None:
        """Adds a listener."""
        self.audience.join(listener)

    def leave(self, listener: Listener) -> None:
        """Removes a listener."""
        self.audience.leave(listener)
        self.used = monotonic()

    def wake(self) -> None:
        """Wakes all listeners because something happened."""
        self.audience.update_presence()
        self.audience.wake()
