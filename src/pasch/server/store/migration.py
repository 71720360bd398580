"""Migration of the database to this version of Pasch, by the first process that opens it."""

from functools import cache
from importlib.resources import as_file, files
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from pasch.rules.errors import PaschError, Problem

_ADVISORY_LOCK = 0x70617363
"""PostgreSQL's advisory lock for migrating; the number spells "pasc"."""
_one_at_a_time = Lock()
"""Alembic keeps what it migrates in globals of the process."""


@cache
def versions() -> tuple[str, ...]:
    """All versions of the database that this Pasch knows, the newest first."""
    with as_file(files("pasch.server").joinpath("migrations")) as folder:
        return tuple(script.revision for script in ScriptDirectory(str(folder)).walk_revisions())


def migrate(connection: Connection, address: str) -> None:
    """Runs what migrations are missing, in the connection's transaction: all of them or none.

    Raises:
        PaschError: a newer Pasch has migrated it already.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _ADVISORY_LOCK})
    found = MigrationContext.configure(connection).get_current_revision()
    if found == versions()[0]:
        return
    if found is not None and found not in versions():
        raise PaschError(Problem("store-newer", {"address": address}))
    upgrade(connection, versions()[0])


def upgrade(connection: Connection, version: str) -> None:
    """Runs what migrations are missing up to a version, in the connection's transaction."""
    with _one_at_a_time, as_file(files("pasch.server").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, version)
