"""Conversion between rows of the database and stored values."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Row, Table
from sqlalchemy.dialects import postgresql, sqlite

from pasch.server.store.store_types import Grant, StoredEvent, StoredTable


def insert_into(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An INSERT that knows ON CONFLICT; both databases say it alike."""
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)


def seats_text(seats: Iterable[int]) -> str:
    return ",".join(map(str, seats))


def grant_rows(table_id: str, grants: Iterable[Grant]) -> list[dict[str, Any]]:
    return [
        {"table_id": table_id, "hash": grant.hash, "role": grant.role, "seats": seats_text(grant.seats)}
        for grant in grants
    ]


def grant_of(row: Row[Any]) -> Grant:
    return Grant(bytes(row.hash), row.role, tuple(int(seat) for seat in row.seats.split(",") if seat))


def action_name(table_id: str, key: str) -> str:
    """Returns the identity of an action among the actions of all tables."""
    return f"{table_id}/{key}"


def event_of(row: Row[Any]) -> StoredEvent:
    return StoredEvent(row.seq, row.at, row.action.partition("/")[2], row.body)


def table_of(row: Row[Any]) -> StoredTable:
    return StoredTable(row.id, row.kind, row.secret, row.created, row.touched)
