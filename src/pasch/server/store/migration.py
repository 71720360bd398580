"""Migration of the database to this version of Pasch, by the first process that opens it."""

import sqlite3
from contextlib import closing
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from threading import Lock

from sqlalchemy import Connection, inspect, text

from pasch.rules.errors import PaschError, Problem
from pasch.server.logs import log
from pasch.server.store.database import make_file

VERSION_TABLE = "alembic_version"
_ADVISORY_LOCK = 0x70617363
"""PostgreSQL's advisory lock for migrating; the number spells "pasc"."""
_one_at_a_time = Lock()
"""Alembic keeps what it migrates in globals of the process."""


@cache
def versions() -> tuple[str, ...]:
    """All versions of the database that this Pasch knows, the newest first: what the names of migrations begin with."""
    folder = files("pasch.server").joinpath("migrations", "versions")
    numbers = (entry.name.partition("_")[0] for entry in folder.iterdir())
    return tuple(sorted((number for number in numbers if number.isdigit()), reverse=True))


def migrate(connection: Connection, address: str) -> None:
    """Runs what migrations are missing, in the connection's transaction: all of them or none.

    An SQLite file with tables of an older version is copied before, beside itself: ``pasch.sqlite.before-0002``.

    Raises:
        PaschError: a newer Pasch has migrated it already.
        OSError, sqlite3.Error: the copy cannot be written.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _ADVISORY_LOCK})
    found = _version_of(connection)
    if found == versions()[0]:
        return
    if found is not None and found not in versions():
        raise PaschError(Problem("store-newer", {"address": address}))
    if found is not None and connection.dialect.name == "sqlite":
        _keep_copy(Path(connection.engine.url.database or ""))
    upgrade(connection, versions()[0])


def _version_of(connection: Connection) -> str | None:
    # Without Alembic, whose loading is a sixteenth of a start.
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    return found


def _keep_copy(file: Path) -> None:
    copy = file.with_name(f"{file.name}.before-{versions()[0]}")
    unfinished = file.with_name(f"{copy.name}.part")
    try:
        make_file(unfinished)
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(unfinished)) as target:
            source.backup(target)
        unfinished.replace(copy)
    finally:
        unfinished.unlink(missing_ok=True)
    log.info("store-copied")


def upgrade(connection: Connection, version: str) -> None:
    """Runs what migrations are missing up to a version, in the connection's transaction."""
    from alembic import command
    from alembic.config import Config

    with _one_at_a_time, as_file(files("pasch.server").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, version)
