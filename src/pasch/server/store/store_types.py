"""Types of the store's arguments, results and errors."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

Body = str
"""An event without ``seq`` and ``at`` as JSON in ASCII: ``{"seat":0,"type":"held","dice":"55"}``."""
Role = Literal["host", "seat", "invitation"]
TableKind = Literal["game", "block"]

EVERYTHING = "*"
"""Told instead of a table when notifications may have been missed: look at every table again."""


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """One event of a table.

    Attributes:
        seq: counts from 0 within the table.
        at: when it was stored, UTC, in whole milliseconds.
        key: of the action that it belongs to.
        body: all else.
    """

    seq: int
    at: datetime
    key: str
    body: Body


@dataclass(frozen=True, slots=True)
class Grant:
    """A right that a key gives at a table; a key may hold several.

    Attributes:
        hash: SHA-256 of the key.
        seats: counted from 0; ascending.
    """

    hash: bytes
    role: Role
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table without its events.

    Attributes:
        secret: what the dice follow from; None on a block.
        created, touched: UTC, in whole milliseconds; touched by every event.
    """

    id: str
    kind: TableKind
    secret: str | None
    created: datetime
    touched: datetime


@dataclass(frozen=True, slots=True)
class AppendedEvents:
    """The events of an action; `repeated`: its key was stored before, and these are the events of then."""

    events: tuple[StoredEvent, ...]
    repeated: bool


class Conflict(Exception):
    """The table has moved on: other events came first. Nothing was stored."""


class NoSuchTable(Exception):
    """There is no such table (any more). Nothing was stored."""


class Unavailable(Exception):
    """The database cannot be reached or written now. Repeating the request with its key shows whether it was stored."""


class Displaced(Unavailable):
    """The SQLite file at the database's path is not the one that was opened."""
