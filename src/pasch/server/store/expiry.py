"""When tables expire: a game that is over 30 days after its last event, everything else after 90.

The statistics of dice stay. Both spans are documented for operators in `docs/operating.md`.
"""

from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, or_, select

from pasch.server.store.schema import tables

UNTOUCHED = timedelta(days=90)
ENDED = timedelta(days=30)
_AT_ONCE = 50
"""Tables in one transaction, so that nobody at a table waits long for it."""


def remove_some(connection: Connection, now: datetime) -> list[str]:
    """Removes a few of the tables that have expired, with all that belongs to them; gives their ids."""
    expired = or_(tables.c.touched < now - UNTOUCHED, tables.c.ended & (tables.c.touched < now - ENDED))
    # A table that somebody writes to this moment is passed over: it is not expired any more.
    chosen = select(tables.c.id).where(expired).limit(_AT_ONCE).with_for_update(skip_locked=True)
    found = list(connection.scalars(chosen))
    if found:
        connection.execute(delete(tables).where(tables.c.id.in_(found)))
    return found
