"""``pasch backup``: a server's database in one file."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pasch.cli.context import Command, say, session, warn
from pasch.cli.database_options import database_address, database_file, database_options
from pasch.locale import one_line, text
from pasch.rules.errors import PaschError, Problem

if TYPE_CHECKING:
    from pasch.server.store.backups import BackupSize


@click.command("backup", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@database_options
@click.option("--force", is_flag=True)
def backup(file: Path, data: Path | None, database: str | None, force: bool) -> None:
    """See ``help-backup`` in the catalogue."""
    address = database_address(data, database)
    if (file.is_file() or file.is_dir()) and str(file) != "-" and not force:
        raise PaschError(Problem("backup-exists", {"file": str(file)}))
    if database is None and not database_file(data).exists():
        amount = _back_up_deleted(database_file(data), file)
    else:
        amount = asyncio.run(_backup(address, file))
    if str(file) != "-":
        say("backup-done", file=one_line(str(file)), tables=amount.tables, events=amount.events)


def _back_up_deleted(database: Path, file: Path) -> "BackupSize":
    from pasch.server.store.deleted_database import deleted_copy

    with deleted_copy(database) as copy:
        if copy is None:
            # Opening it would create an empty database, and a backup that looks good.
            raise PaschError(Problem("store-missing", {"file": str(database)}))
        warn(text("backup-of-deleted", session().language, file=one_line(str(database))))
        return asyncio.run(_backup(f"sqlite:///{copy}", file))


async def _backup(address: str, file: Path) -> "BackupSize":
    from pasch.server.store import Store

    store = await Store.open(address, for_backup=True)
    try:
        return await store.backup(file)
    finally:
        await store.close()
