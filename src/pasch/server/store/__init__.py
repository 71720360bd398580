"""Storage of tables, their events and their keys: SQLite for one process, PostgreSQL for any number of them.

`Store` guarantees: what was acknowledged survives the death of the process, or the machine, at any instant; each
sequence number of a table is assigned once; the same key stores once. It knows nothing of rules, secrets or
connections.
"""

from pasch.server.store.store import Store
from pasch.server.store.store_types import (
    EVERYTHING,
    AppendedEvents,
    Body,
    Conflict,
    Grant,
    NoSuchTable,
    Role,
    StoredEvent,
    StoredTable,
    TableKind,
    Unavailable,
)

__all__ = [
    "EVERYTHING",
    "AppendedEvents",
    "Body",
    "Conflict",
    "Grant",
    "NoSuchTable",
    "Role",
    "Store",
    "StoredEvent",
    "StoredTable",
    "TableKind",
    "Unavailable",
]
