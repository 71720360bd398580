"""Backups: everything in one compressed file that either database can read, written and read row by row.

JSON lines in gzip. The first says what the file is, each further one is a row (``["events", {…}]``), and the last
counts the rows, so that a file that ends too early is noticed. Bytes are written in hexadecimal, moments as ISO 8601.
"""

import gzip
import json
import re
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Protocol, get_args

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    func,
    insert,
    or_,
    select,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from pasch.play.records.atomic_files import FileError, replacing
from pasch.rules.errors import PaschError, Problem, reason
from pasch.server.clock import utc_now
from pasch.server.store.batch_writer import plain
from pasch.server.store.database import Database, unusable, without_password
from pasch.server.store.database_schema import KEPT, UtcMilliseconds, dice, events, grants, metadata, tables
from pasch.server.store.migration import VERSION_TABLE, upgrade, versions
from pasch.server.store.row_conversion import event_of, grant_of, table_of
from pasch.server.store.store_types import Grant, Role, StoredEvent, StoredTable, TableKind, Unavailable

_FORMAT = "pasch-backup"
_AT_ONCE = 500
_PIECE = 1 << 20

_FIRST, _LAST = datetime(1970, 1, 1, tzinfo=UTC), datetime(9000, 1, 1, tzinfo=UTC)
"""Of a moment. A clock that was never set shows 1970; near the ends of the calendar, sums of dates overflow."""
_HASH_BYTES = 32
_LONGEST_SHOWN = 60
"""Letters of a refused value in its message."""
_SEATS = re.compile(r"([0-9]{1,3}(,[0-9]{1,3})*)?", re.ASCII)

Row = dict[str, Any]
Line = tuple[int, str, Row]
"""The number of a line, and the table and the row in it."""


class ContentChecks(Protocol):
    """Checks of what rows contain, made by layers above; each raises PaschError if a server could not use them."""

    def check_table(
        self, table: StoredTable, creation_key: str, events: Sequence[StoredEvent], grants: Sequence[Grant]
    ) -> None:
        """Checks a table; called for each."""

    def check_die(self, kind: str, face: int) -> None:
        """Checks a face of the dice statistics; called for each."""

    def check_together(self) -> None:
        """Checks how the tables are connected; called last."""


@dataclass(frozen=True, slots=True)
class BackupSize:
    """The number of rows in a backup."""

    tables: int
    events: int


class _Damaged(Exception):
    """The file is no backup, or a truncated one."""


class _BadValue(Exception):
    """A value that no server writes."""

    def __init__(self, line: int, place: str, found: object) -> None:
        shown = str(found)
        short = shown if len(shown) <= _LONGEST_SHOWN else f"{shown[:_LONGEST_SHOWN]}…"
        self.facts: dict[str, str | int] = {"line": line, "place": place, "found": short}


def write(database: Database, path: Path) -> BackupSize:
    """Writes all rows as they are at one moment; the file appears whole or not at all."""
    try:
        return _write(database, path)
    except SQLAlchemyError as error:
        if isinstance(plain(error), Unavailable):
            raise PaschError(unusable(database.url, plain(error))) from None
        raise


def _write(database: Database, path: Path) -> BackupSize:
    counts: dict[str, int] = {}
    # Secrets of running games are inside.
    with replacing(path, 0o600) as file, gzip.GzipFile("", "wb", 6, file) as packed:
        head = {"format": _FORMAT, "version": 1, "schema": versions()[0], "at": utc_now().isoformat()}
        packed.write(_line(head))
        with _moment(database) as connection:
            for table in KEPT:
                for row in connection.execute(select(table).order_by(*table.primary_key)).mappings():
                    packed.write(_line([table.name, {column.name: _written(row[column]) for column in table.columns}]))
                    counts[table.name] = counts.get(table.name, 0) + 1
        packed.write(_line({"end": counts}))
    return _amount(counts)


def _line(content: object) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode() + b"\n"


def _amount(counts: dict[str, int]) -> BackupSize:
    return BackupSize(counts.get("tables", 0), counts.get("events", 0))


@contextmanager
def _moment(database: Database) -> Iterator[Connection]:
    with database.reading.connect() as connection:
        if database.shared:
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            connection.exec_driver_sql("BEGIN")
        yield connection.execution_options(yield_per=_AT_ONCE)
        connection.rollback()


def _written(value: Any) -> Any:
    if isinstance(value, bytes | memoryview):
        return bytes(value).hex()
    return value.isoformat() if isinstance(value, datetime) else value


def read(database: Database, path: Path, checks: ContentChecks | None = None) -> BackupSize:
    """Reads a backup into an empty database, in one transaction."""
    try:
        with path.open("rb") as file, gzip.GzipFile(fileobj=file) as packed, database.writing.begin() as connection:
            schema = _checked_head(packed, path)
            _check_empty(connection, without_password(database.url))
            if schema == versions()[0]:
                counts = _insert(connection, _checked_lines(packed), {table.name: table for table in KEPT})
            else:
                counts = _insert(connection, _checked_lines(packed), _rebuild(connection, schema))
                upgrade(connection, versions()[0])
            _check_numbers(connection)
            if checks is not None:
                _check_content(connection, checks)
            return _amount(counts)
    except _BadValue as error:
        if not _is_whole(path):  # what damage made of a value
            raise PaschError(_damaged(path)) from None
        raise PaschError(Problem("backup-bad-value", {"file": str(path), **error.facts})) from None
    except _DAMAGE as error:
        if isinstance(plain(error), Unavailable):
            raise PaschError(unusable(database.url, plain(error))) from None
        raise PaschError(_damaged(path)) from None
    except OSError as error:
        raise FileError(Problem("cannot-read", {"file": str(path), "reason": reason(error)})) from None


_DAMAGE = (
    *(_Damaged, gzip.BadGzipFile, EOFError, zlib.error),
    *(ArithmeticError, LookupError, RecursionError, TypeError, ValueError),
    SQLAlchemyError,  # the database refuses a row: twice the same event, or one without its table
)
"""Errors that reading a file that is no backup can raise."""


def _damaged(path: Path) -> Problem:
    return Problem("backup-damaged", {"file": str(path)})


def _is_whole(path: Path) -> bool:
    """Whether the file's checksum, which stands at its end, is that of its content."""
    try:
        with gzip.open(path) as packed:
            while packed.read(_PIECE):
                pass
    except (gzip.BadGzipFile, EOFError, zlib.error):
        return False
    return True


def _check_empty(connection: Connection, address: str) -> None:
    if connection.dialect.name == "postgresql":
        # Nobody opens a table between this look and the end.
        connection.execute(text(f"LOCK TABLE {', '.join(table.name for table in KEPT)} IN ACCESS EXCLUSIVE MODE"))
    for table in KEPT:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise PaschError(Problem("store-not-empty", {"address": address}))


def _check_numbers(connection: Connection) -> None:
    numbers = [
        select(found).where(events.c.table_id == tables.c.id).scalar_subquery()
        for found in (func.count(), func.min(events.c.seq), func.max(events.c.seq))
    ]
    expected = (tables.c.last + 1, 0, tables.c.last)
    wrong = or_(*(found != right for found, right in zip(numbers, expected, strict=True)))
    if connection.execute(select(tables.c.id).where(wrong).limit(1)).first() is not None:
        raise _Damaged


def _check_content(connection: Connection, checks: ContentChecks) -> None:
    for name in connection.scalars(select(tables.c.id).order_by(tables.c.id)).all():
        row = connection.execute(select(tables).where(tables.c.id == name)).one()
        happened = connection.execute(select(events).where(events.c.table_id == name).order_by(events.c.seq))
        granted = connection.execute(select(grants).where(grants.c.table_id == name))
        checks.check_table(
            table_of(row), row.creation_key, [event_of(one) for one in happened], [grant_of(one) for one in granted]
        )
    for face in connection.execute(select(dice.c.kind, dice.c.face)):
        checks.check_die(face.kind, face.face)
    checks.check_together()


def _checked_head(packed: gzip.GzipFile, path: Path) -> str:
    head = json.loads(packed.readline())
    if (head["format"], head["version"]) != (_FORMAT, 1):
        raise _Damaged
    if head["schema"] not in versions():
        if not _is_whole(path):
            raise _Damaged
        raise PaschError(Problem("backup-other-version", {"file": str(path)}))
    return str(head["schema"])


def _rebuild(connection: Connection, schema: str) -> Mapping[str, Table]:
    metadata.drop_all(connection)
    connection.execute(text(f"DELETE FROM {VERSION_TABLE}"))
    upgrade(connection, schema)
    older = MetaData()
    older.reflect(connection, only=lambda name, _: name not in (VERSION_TABLE, "upkeep"))
    for table in older.tables.values():
        now = metadata.tables.get(table.name)
        for column in table.columns:
            if now is not None and column.name in now.columns:
                column.type = now.columns[column.name].type  # a number that means a moment, as the file writes it
    return older.tables


def _checked_lines(packed: gzip.GzipFile) -> Iterator[Line]:
    counts: dict[str, int] = {}
    for number, line in enumerate(packed, 2):
        content = json.loads(line)
        if isinstance(content, dict):
            if content != {"end": counts} or packed.read(1):
                raise _Damaged
            return
        name, row = content
        counts[name] = counts.get(name, 0) + 1
        yield number, name, row
    raise _Damaged


def _insert(connection: Connection, lines: Iterable[Line], schema: Mapping[str, Table]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for name, group in groupby(lines, key=lambda line: line[1]):
        rows = (_row(schema[name], number, row) for number, _, row in group)
        while some := list(islice(rows, _AT_ONCE)):
            connection.execute(insert(schema[name]), some)
            counts[name] = counts.get(name, 0) + len(some)
    return counts


def _row(table: Table, number: int, written: Row) -> Row:
    row = {column.name: _meant(column, written[column.name]) for column in table.columns}
    for name, value in row.items():
        place = f"{table.name}.{name}"
        if not (_FIRST <= value < _LAST if isinstance(value, datetime) else _GOOD.get(place, _any)(value)):
            raise _BadValue(number, place, written[name])
    if table.name == "events" and not row["action"].startswith(f"{row['table_id']}/"):
        raise _BadValue(number, "events.action", row["action"])
    return row


def _any(_value: object) -> bool:
    return True


_GOOD: Mapping[str, Callable[[Any], bool]] = {
    "tables.kind": lambda kind: kind in get_args(TableKind),
    "tables.last": lambda last: last >= 0,
    "events.body": lambda body: body.isascii() and "\0" not in body,
    "grants.role": lambda role: role in get_args(Role),
    "grants.seats": lambda seats: _SEATS.fullmatch(seats) is not None,
    "grants.hash": lambda hash: len(hash) == _HASH_BYTES,
    "codes.role": lambda role: role in get_args(Role),
    "codes.seats": lambda seats: _SEATS.fullmatch(seats) is not None,
    "dice.thrown": lambda thrown: thrown >= 0,
}
"""Says of a column's value whether a server could have written it."""


def _meant(column: Column[Any], value: Any) -> Any:
    if value is None:
        if not column.nullable:
            raise _Damaged
        return None
    if isinstance(column.type, LargeBinary):
        return bytes.fromhex(value)
    if isinstance(column.type, UtcMilliseconds):
        return datetime.fromisoformat(value)
    expected = bool if isinstance(column.type, Boolean) else int if isinstance(column.type, Integer) else str
    if type(value) is not expected:
        raise _Damaged
    return value
