"""Whoever looks on as their table expires is told that it is gone."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from in_process_server import person
from registry_tables import open_table, opened_store, run

from pasch.server.tables.table_registry import TableRegistry
from pasch.server.web import app
from pasch.server.web.guard.address_limits import AddressLimits
from pasch.server.web.metrics import Metrics


def test_a_table_that_the_server_removes_itself_is_gone_for_all(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened_store(tmp_path) as store:
            await app._purge(store, Metrics())  # from now on the clock is trusted
            tables = TableRegistry(store)
            name, *_ = await open_table(tables, person("Anna"))
            table = await tables.find(name)
            with closing(sqlite3.connect(tmp_path / "pasch.sqlite")) as database, database:
                database.execute("UPDATE tables SET touched = 0")
            limits = AddressLimits(on=False, connections=1, megabytes=1)
            tidying = asyncio.create_task(app._tidy(store, tables, Metrics(), limits))
            while not table.gone:
                await asyncio.sleep(0.01)
            tidying.cancel()

    run(work)
