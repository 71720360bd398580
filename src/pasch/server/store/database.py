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

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from pasch.play.records.atomic_files import FileError
from pasch.rules.errors import PaschError, Problem, reason

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

    @property
    def shared(self) -> bool:
        """Returns whether other processes may write to it too."""
        return self.reading.dialect.name == "postgresql"

    @property
    def folder(self) -> Path | None:
        """Returns the folder of an SQLite file, by whatever link it is named; None for PostgreSQL."""
        return None if self.shared else Path(self.url.database or "").resolve().parent

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
        return URL.create("sqlite", database=rest[3:])  # whatever letters the file's name has
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
    made = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    try:
        if sys.platform != "win32" and os.geteuid() == 0:
            folder = path.parent.stat()
            os.fchown(made, folder.st_uid, folder.st_gid)
    finally:
        os.close(made)


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
    for engine, kib in ((reading, _READER_KIB), (writing, _WRITER_KIB)):
        event.listen(engine, "connect", partial(_prepare_sqlite, kib))
    event.listen(writing, "begin", _begin_immediate)
    return Database(url, reading, writing)


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
