"""Addresses of the database, and how SQLite and PostgreSQL are opened.

Reading and writing have separate connections: many read at the same time, one writes. A reader's statements each see
what was committed when they began; the writer's run in transactions.
"""

import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from pasch.play.records.atomic_files import FileError
from pasch.rules.errors import PaschError, Problem, reason
from pasch.server.store.store_types import Displaced

READERS = 4
PATIENCE = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""With PostgreSQL, in seconds: a connection whose other end vanished without a word counts as lost after 25."""
_MORE_READERS = 2
"""Connections for backups, which take long."""
_BUSY_SECONDS = 10
_READER_KIB, _WRITER_KIB = 2 * 1024, 16 * 1024
"""SQLite's cache of each connection, which fills with the database. What it lacks the system's own cache has."""


@dataclass(frozen=True, slots=True)
class Database:
    """An opened database: how to read it, and how to write it."""

    url: URL
    reading: Engine
    writing: Engine
    file: tuple[int, int] | None = None
    """Device and inode of an SQLite file as it was opened."""

    @property
    def shared(self) -> bool:
        """Returns whether other processes may write to it too."""
        return self.reading.dialect.name == "postgresql"

    @property
    def folder(self) -> Path | None:
        """Returns the folder of an SQLite file, by whatever link it is named; None for PostgreSQL."""
        return None if self.shared else Path(self.url.database or "").resolve().parent

    @property
    def is_in_place(self) -> bool:
        """Returns whether the opened SQLite file is still the one at its path; always so for PostgreSQL."""
        return self.shared or file_id(Path(self.url.database or "")) == self.file

    def dispose(self) -> None:
        """Closes all connections."""
        self.reading.dispose()
        self.writing.dispose()


def read_address(address: str) -> URL:
    """The address of a database, ``sqlite:///FILE`` or ``postgresql://…``.

    Raises:
        PaschError: it is neither.
    """
    scheme, _, rest = address.partition(":")
    if scheme == "sqlite" and rest.startswith("///") and rest[3:] not in ("", ":memory:"):
        # Whatever letters the file's name has.
        return URL.create("sqlite", database=os.path.expanduser(rest[3:]))  # noqa: PTH111 - never fails
    if address.count("@") > 1 or "@" in address.partition("?")[2]:
        # What follows an unescaped @ of a password would be taken for the host, and be shown.
        raise PaschError(Problem("store-address-password"))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        url = None
    if url is None or scheme != "postgresql" or not url.database:
        # What cannot be read may still hold a password, so nothing of it is shown.
        raise PaschError(Problem("store-address"))
    return url.set(drivername="postgresql+psycopg")


def without_password(url: URL) -> str:
    """The address without its password, and without options, among which there may be one."""
    return url.set(drivername=url.get_backend_name(), query={}).render_as_string(hide_password=True)


def unusable(url: URL, error: Exception) -> Problem:
    """Returns the operator's message where the database refuses to work, in its own words."""
    words = str(error).strip() or type(error).__name__
    return Problem("store-unusable", {"address": without_password(url), "detail": words.splitlines()[0].rstrip(".")})


def connect(url: URL) -> Database:
    """The engines for an address. The file of an SQLite database is made where it is missing.

    Raises:
        FileError: the file cannot be made.
    """
    if url.get_backend_name() == "postgresql":
        return _postgresql(url)
    make_file(Path(url.database or ""))
    return _sqlite(url)


def file_id(path: Path) -> tuple[int, int] | None:
    """Returns device and inode of a file; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def make_file(path: Path) -> None:
    """Makes an empty file where none is. Only its owner may read it: secrets of running games are inside.

    A file made by root gets the owner of its folder, so that a server run by that user can open it.

    Raises:
        FileError: it cannot be made, or belongs to somebody else.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            _make_for_owner(path)
            return
        try:
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        except PermissionError:
            raise FileError(Problem("store-denied", {"file": str(path)})) from None
    except (OSError, ValueError) as error:
        raise FileError(Problem("cannot-write", {"file": str(path), "reason": reason(error)})) from None


def _make_for_owner(path: Path) -> None:
    descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    try:
        if sys.platform != "win32" and os.geteuid() == 0:
            folder = path.parent.stat()
            os.fchown(descriptor, folder.st_uid, folder.st_gid)
    finally:
        os.close(descriptor)


def _postgresql(url: URL) -> Database:
    # Connections are tried before use, so that a restart of the database in between causes no error.
    common: dict[str, Any] = {"pool_pre_ping": True, "connect_args": {**PATIENCE, "application_name": "pasch"}}
    reading = create_engine(url, pool_size=READERS, max_overflow=_MORE_READERS, isolation_level="AUTOCOMMIT", **common)
    writing = create_engine(url, pool_size=1, max_overflow=0, isolation_level="READ COMMITTED", **common)
    return Database(url, reading, writing)


def _sqlite(url: URL) -> Database:
    arguments = {"timeout": _BUSY_SECONDS}
    reading = create_engine(url, pool_size=READERS, max_overflow=_MORE_READERS, connect_args=arguments)
    writing = create_engine(url, pool_size=1, max_overflow=0, connect_args=arguments)
    database = Database(url, reading, writing, file_id(Path(url.database or "")))
    for engine, kib in ((reading, _READER_KIB), (writing, _WRITER_KIB)):
        event.listen(engine, "do_connect", partial(_refuse_displaced, database))
        event.listen(engine, "connect", partial(_prepare_sqlite, kib))
    event.listen(writing, "begin", partial(_refuse_displaced, database))
    event.listen(writing, "begin", _begin_immediate)
    return database


def connect_for_reading(url: URL) -> Database:
    """The engines for an SQLite file that may be read only: nothing is made beside it.

    Without a write-ahead log nobody has it open, so that it cannot change and needs no lock.
    """
    path = Path(url.database or "").absolute()
    mode = {"mode": "ro"} if path.with_name(f"{path.name}-wal").exists() else {"immutable": "1"}
    engine = create_engine(URL.create("sqlite", database=f"file:{quote(str(path))}", query={**mode, "uri": "true"}))
    event.listen(engine, "connect", _leave_transactions_to_us)
    return Database(url, engine, engine, file_id(path))


def may_write(path: Path) -> bool:
    """Returns whether a file and its folder can be written."""
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK | os.X_OK)


def _refuse_displaced(database: Database, *_: object) -> None:
    # What is written into a file that is deleted, replaced or on a vanished mount is lost; and a new connection would
    # make another file, or mix two.
    if not database.is_in_place:
        raise Displaced(f"{database.url.database} is no longer the file that was opened")


def _leave_transactions_to_us(connection: Any, _record: object) -> None:
    connection.isolation_level = None


def _prepare_sqlite(kib: int, connection: Any, record: object) -> None:  # noqa: ARG001 - SQLAlchemy's signature
    # `synchronous = FULL` waits for the disk at each commit and so survives a loss of power. NORMAL waits only at
    # checkpoints and would lose the last seconds, though they were acknowledged. Writes that come together share
    # one commit, so the wait costs one flush for all of them.
    # Otherwise Python's driver begins transactions by itself, and never where DDL or a lock at the beginning needs one.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA cache_size = -{kib}")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    # Takes the write lock immediately: a transaction that reads first and writes later could be refused.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
