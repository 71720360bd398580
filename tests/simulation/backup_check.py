"""Restores a backup into a fresh database, and compares it with what was stored."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from pasch.rules.errors import PaschError
from pasch.server.store import backups
from pasch.server.store.store import open_database
from pasch.server.tables.restored_tables import RestoredTables

if TYPE_CHECKING:
    from auditor import ReplayedTable


@dataclass(frozen=True)
class Backup:
    """A backup.

    Attributes:
        before: number of events at each table when it was begun.
    """

    file: Path
    before: Mapping[str, int]


@cache
def migrated() -> bytes:
    """Returns an empty database as it is after all migrations, which take a tenth of a second."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "pasch.sqlite")
        open_database(f"sqlite:///{file}").dispose()
        return file.read_bytes()


def errors_of(backup: Backup, tables: "Mapping[str, ReplayedTable]") -> Iterator[str]:
    """Yields what is wrong with a backup: it must hold the first events of each table, and their dice."""
    restored = backup.file.with_name(f"{backup.file.name}.sqlite")
    restored.write_bytes(migrated())
    database = open_database(f"sqlite:///{restored}")
    try:
        backups.read(database, backup.file, RestoredTables(backup.file))
    except PaschError as error:
        yield str(error)
        return
    finally:
        database.dispose()
    with closing(sqlite3.connect(restored)) as connection:
        yield from _differences(connection, backup, tables)


def _differences(
    connection: sqlite3.Connection, backup: Backup, tables: "Mapping[str, ReplayedTable]"
) -> Iterator[str]:
    thrown = 0
    names = [name for (name,) in connection.execute("SELECT id FROM tables")]
    for name in names:
        asked = "SELECT action, body FROM events WHERE table_id = ? ORDER BY seq"
        rows = [(action.partition("/")[2], body) for action, body in connection.execute(asked, (name,))]
        if not rows or rows != tables[name].rows[: len(rows)]:
            yield f"other events at {name}"
        elif len(rows) < backup.before.get(name, 0):
            yield f"{len(rows)} events at {name}, which had {backup.before[name]} before"
        else:
            thrown += tables[name].thrown_by[len(rows) - 1]
    expired = any(table.has_expired for table in tables.values())
    if not expired and (missing := [name for name in backup.before if name not in names]):
        yield f"without {missing}"
    (counted,) = connection.execute("SELECT coalesce(sum(thrown), 0) FROM dice").fetchone()
    if counted != thrown and not expired:
        yield f"{counted} dice counted, {thrown} thrown"
