"""The tables of the database. A change here comes with a migration; a test compares the two."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.types import TypeDecorator

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)


class UtcMilliseconds(TypeDecorator[datetime]):
    """A moment in UTC as milliseconds since 1970, which both databases hold and compare exactly."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:  # noqa: ARG002 - its signature
        return None if value is None else (value - _EPOCH) // _MILLISECOND

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:  # noqa: ARG002 - likewise
        return None if value is None else _EPOCH + value * _MILLISECOND


def whole_milliseconds(moment: datetime) -> datetime:
    """The moment as it will be read back."""
    return moment.astimezone(UTC).replace(microsecond=moment.microsecond // 1000 * 1000)


def _table_id() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("secret", Text),
    Column("creation_key", Text, nullable=False, unique=True),
    Column("created", UtcMilliseconds, nullable=False),
    # These three follow from the events. They stand here because every append locks this row first: whoever holds it
    # knows the last `seq` without looking, and no index on them means that PostgreSQL updates the row in place.
    Column("touched", UtcMilliseconds, nullable=False),
    Column("last", Integer, nullable=False),
    Column("ended", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

events = Table(
    "events",
    metadata,
    _table_id(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", UtcMilliseconds, nullable=False),
    # The table's id and the action's key as one text, see `action_name`: SQLite finds many of those by an index, and no
    # pairs. `part` counts within the action; so the database itself refuses to store an action twice.
    Column("action", Text, nullable=False),
    Column("part", Integer, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("action", "part"),
    sqlite_with_rowid=False,
)

grants = Table(
    "grants",
    metadata,
    _table_id(),
    Column("hash", LargeBinary, primary_key=True),
    Column("role", Text, primary_key=True),
    Column("seats", Text, primary_key=True),
    sqlite_with_rowid=False,
)

codes = Table(
    "codes",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("role", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("expires", UtcMilliseconds, nullable=False),
    Column("redeemed_by", LargeBinary),
    sqlite_with_rowid=False,
)

# Each process counts in rows of its own, told by `shelf`, so that two seldom wait for the same row; reading sums them.
dice = Table(
    "dice",
    metadata,
    Column("shelf", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    Column("face", Integer, primary_key=True, autoincrement=False),
    Column("thrown", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# One row, made by its migration: what the server notes for itself. It goes into no backup.
upkeep = Table(
    "upkeep",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    # The newest time that a process saw, and since when the clock has run on without a leap; see `expiry`.
    Column("seen", UtcMilliseconds, nullable=False),
    Column("since", UtcMilliseconds, nullable=False),
    # Turned over to find out whether the database takes anything.
    Column("tried", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

KEPT = tuple(table for table in metadata.sorted_tables if table is not upkeep)
"""The tables of a backup, in an order that can be inserted."""
