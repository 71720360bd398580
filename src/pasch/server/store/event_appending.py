"""Events appended: any number of actions, of any tables, decided one after the other and stored in one transaction.

Each transaction first locks the rows of its tables, in the order of their ids; so no two processes wait for each other
in a circle, and what is then read about these tables stays true until the commit. Which action wins is decided in
`_decide` and nowhere else; the keys of the database would refuse whatever contradicts it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from pasch.server.store.database_schema import dice as dice_table
from pasch.server.store.database_schema import events, grants, tables, whole_milliseconds
from pasch.server.store.row_conversion import action_name, event_of, grant_rows, insert_into, table_of
from pasch.server.store.store_types import AppendedEvents, Body, Conflict, Grant, NoSuchTable, StoredEvent, StoredTable

Dice = Mapping[tuple[str, int], int]
"""Number of throws of each face, by kind of die and face."""
Outcome = AppendedEvents | Conflict | NoSuchTable


@dataclass(frozen=True, slots=True)
class Append:
    """One action to be stored.

    Attributes:
        expected: the last ``seq`` that its sender knows; None follows whatever is last.
        ended: the game is over with it.
    """

    table_id: str
    expected: int | None
    key: str
    bodies: tuple[Body, ...]
    dice: Dice
    grants: tuple[Grant, ...]
    ended: bool = False

    def __post_init__(self) -> None:
        """Raises ValueError where there is no event, or one that not every database can keep."""
        if not self.bodies or not all(body.isascii() and "\0" not in body for body in self.bodies):
            raise ValueError("an action has at least one event, each in ASCII")

    @property
    def action(self) -> str:
        """The action's identity."""
        return action_name(self.table_id, self.key)


@dataclass(slots=True)
class _Batch:
    """Rows read and decisions made so far in a transaction."""

    at: datetime
    last: dict[str, int]
    known: dict[str, tuple[StoredEvent, ...]]
    accepted: list[Append] = field(default_factory=list)
    rows: list[dict[str, Any]] = field(default_factory=list)


def append_all(connection: Connection, appends: Sequence[Append], at: datetime, counter: int) -> list[Outcome]:
    """Stores what can be stored, in the order given; the outcome of each."""
    # Locks first: what is read afterwards cannot change until the commit, nor can each table's last ``seq``.
    locked = connection.execute(_LAST, {"ids": sorted({append.table_id for append in appends})})
    last = {row.id: row.last for row in locked}
    known: dict[str, tuple[StoredEvent, ...]] = {}
    for row in connection.execute(_KNOWN, {"actions": [append.action for append in appends]}):
        known[row.action] = (*known.get(row.action, ()), event_of(row))
    batch = _Batch(at, last, known)
    outcomes = [_decide(batch, append) for append in appends]
    if batch.accepted:
        _write(connection, batch)
        add_dice(connection, counter, [append.dice for append in batch.accepted])
    return outcomes


# Statements are put together once: for one action that takes longer than SQLite needs to carry them out.
_LAST = (
    select(tables.c.id, tables.c.last)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)
_KNOWN = (
    select(events)
    .where(events.c.action.in_(bindparam("actions", expanding=True)))
    .order_by(events.c.action, events.c.part)
)
_MOVE = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(last=bindparam("to"), touched=bindparam("now"), ended=tables.c.ended | bindparam("over"))
)
_EVENTS = insert(events)


def _decide(batch: _Batch, append: Append) -> Outcome:
    # A repeated key wins over everything else, even if the table has changed since.
    if append.action in batch.known:
        return AppendedEvents(batch.known[append.action], repeated=True)
    last = batch.last.get(append.table_id)
    if last is None:
        return NoSuchTable(append.table_id)
    if append.expected not in (None, last):
        return Conflict(f"{append.table_id}: expected {append.expected}, the last is {last}")
    first = last + 1
    stored = tuple(StoredEvent(first + part, batch.at, append.key, body) for part, body in enumerate(append.bodies))
    batch.rows += event_rows(append, stored)
    # Later appends of this batch see the earlier ones.
    batch.last[append.table_id] = stored[-1].seq
    batch.known[append.action] = stored
    batch.accepted.append(append)
    return AppendedEvents(stored, repeated=False)


def event_rows(append: Append, stored: Sequence[StoredEvent]) -> list[dict[str, Any]]:
    """The rows of one action's events."""
    of = {"table_id": append.table_id, "action": append.action}
    return [
        {**of, "seq": event.seq, "at": event.at, "part": part, "body": event.body} for part, event in enumerate(stored)
    ]


def _write(connection: Connection, batch: _Batch) -> None:
    connection.execute(_EVENTS, batch.rows)
    # In the order of ids, like the locks.
    moved = sorted({append.table_id for append in batch.accepted})
    over = {append.table_id for append in batch.accepted if append.ended}
    connection.execute(
        _MOVE, [{"of": table, "to": batch.last[table], "now": batch.at, "over": table in over} for table in moved]
    )
    add_grants(connection, [row for append in batch.accepted for row in grant_rows(append.table_id, append.grants)])


def add_grants(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    """Adds what keys open; what they opened already stays as it is. Raises `NoSuchTable` where theirs is gone."""
    if not rows:
        return
    try:
        connection.execute(insert_into(connection.dialect.name, grants).on_conflict_do_nothing(), list(rows))
    except IntegrityError:
        raise NoSuchTable(rows[0]["table_id"]) from None


def add_dice(connection: Connection, counter: int, thrown: Sequence[Dice]) -> None:
    """Counts thrown dice: one row a face, however many actions threw it; in order, as two might share rows."""
    sums: dict[tuple[str, int], int] = {}
    for counts in thrown:
        for face, times in counts.items():
            sums[face] = sums.get(face, 0) + times
    if not sums:
        return
    rows = [{"shelf": counter, "kind": kind, "face": face, "thrown": sums[kind, face]} for kind, face in sorted(sums)]
    connection.execute(_count(connection.dialect.name), rows)


@cache
def _count(dialect: str) -> sqlite.Insert | postgresql.Insert:
    adding = insert_into(dialect, dice_table)
    return adding.on_conflict_do_update(
        index_elements=["shelf", "kind", "face"], set_={"thrown": dice_table.c.thrown + adding.excluded.thrown}
    )


def create_table(connection: Connection, table: StoredTable, opening: Append) -> StoredTable:
    """Creates a table with its first events and keys, or returns the one that the opening's key created before.

    Raises:
        Conflict: another key created a table of this id.
    """
    at = whole_milliseconds(table.created)
    row = {
        "id": table.id,
        "kind": table.kind,
        "secret": table.secret,
        "creation_key": opening.key,
        "created": at,
        "touched": whole_milliseconds(table.touched),
        "last": len(opening.bodies) - 1,
        "ended": opening.ended,
    }
    # A conflict is either a repeated request or a taken id; the select below tells which.
    adding = insert_into(connection.dialect.name, tables).values(row).on_conflict_do_nothing()
    if connection.execute(adding.returning(tables.c.id)).first() is not None:
        stored = [StoredEvent(seq, at, opening.key, body) for seq, body in enumerate(opening.bodies)]
        connection.execute(insert(events), event_rows(opening, stored))
        add_grants(connection, grant_rows(table.id, opening.grants))
    found = connection.execute(select(tables).where(tables.c.creation_key == opening.key)).one_or_none()
    if found is None:
        raise Conflict("this id is taken")
    return table_of(found)
