"""``pasch restore``: a backup read into an empty database."""

import asyncio
from pathlib import Path

import click

from pasch.cli.argument_types import INPUT
from pasch.cli.context import Command, say
from pasch.cli.database_options import database_address, database_file, database_options
from pasch.locale import one_line


@click.command("restore", cls=Command)
@click.argument("file", type=INPUT)
@database_options
def restore(file: Path, data: Path | None, database: str | None) -> None:
    """See ``help-restore`` in the catalogue."""
    from pasch.server.store import Store
    from pasch.server.store.database import read_address, without_password
    from pasch.server.tables.restored_tables import RestoredTables

    address = database_address(data, database)
    amount = asyncio.run(Store.restore(address, file, RestoredTables(file)))
    place = str(database_file(data)) if database is None else without_password(read_address(address))
    say("restore-done", address=one_line(place), tables=amount.tables, events=amount.events)
