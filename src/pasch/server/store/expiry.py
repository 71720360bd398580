"""Expiry of tables: 30 days after the last event of a finished game, 90 days after that of any other table.

A wrong clock would remove recent tables: a machine may start with any time and be corrected a moment later. So every
check stores the time in the database, and after a leap nothing expires until the clock has run for a day. A database
without tables has nothing to lose, and so trusts the clock, as at a first start. The dice statistics stay.
`docs/operating.md` documents the periods for operators.
"""

from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, exists, or_, select, update

from pasch.server.store.database_schema import tables, upkeep, whole_milliseconds

UNTOUCHED = timedelta(days=90)
ENDED = timedelta(days=30)
LEAP = timedelta(days=10)
"""Between two looks: more is a leap of the clock, or a server that was off for long. So a clock that is wrong by less
can make a table expire so much too early, and no more.
"""
CONFIRMED = timedelta(days=1)
"""After a leap of the clock: by then the operator has corrected it, or it is right."""
_AT_ONCE = 50
"""Tables in one transaction, so that no table waits long for it."""


def watch_clock(connection: Connection, now: datetime) -> bool:
    """Notes the time, and says whether tables may expire by it."""
    now = whole_milliseconds(now)
    row = connection.execute(select(upkeep).with_for_update()).one()
    # A clock that goes back has been ahead: what was seen then counts no more.
    if now - row.seen > LEAP:
        since = now if connection.scalar(select(exists(select(tables.c.id)))) else now - CONFIRMED
    else:
        since = min(row.since, now)
    connection.execute(update(upkeep).values(seen=now, since=since))
    return bool(now - since >= CONFIRMED)


def remove_some(connection: Connection, now: datetime) -> list[str]:
    """Removes a few of the tables that have expired, with all that belongs to them; gives their ids."""
    expired = or_(tables.c.touched < now - UNTOUCHED, tables.c.ended & (tables.c.touched < now - ENDED))
    # A table that somebody writes to this moment is passed over: it is not expired any more.
    chosen = select(tables.c.id).where(expired).limit(_AT_ONCE).with_for_update(skip_locked=True)
    found = list(connection.scalars(chosen))
    if found:
        connection.execute(delete(tables).where(tables.c.id.in_(found)))
    return found
