"""Where tables, their events and their keys are kept: SQLite for one process, PostgreSQL for any number of them.

`Store` promises: what was acknowledged is there after the process, or the machine, died at any instant; each sequence
number of a table is given once; the same key stores once. It knows nothing of rules, keys' secrets or connections.
"""

from pasch.server.store.store import Store
from pasch.server.store.store_types import (
    EVERYTHING,
    Appended,
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
    "Appended",
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
