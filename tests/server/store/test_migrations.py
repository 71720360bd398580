"""Migrations produce the schema that the code declares; several processes may open it concurrently."""

import asyncio
from importlib.resources import files

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from store_content import create, opened

from pasch.rules.errors import PaschError
from pasch.server.store import Store
from pasch.server.store.database import connect, read_address
from pasch.server.store.database_schema import metadata
from pasch.server.store.migration import versions

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("kind", ["sqlite", "empty postgresql"])]


async def test_an_empty_database_becomes_what_the_code_describes(address: str) -> None:
    async with opened(address):
        database = connect(read_address(address))
        with database.reading.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, metadata) == []
            assert context.get_current_revision() == versions()[0]
            scripts = ScriptDirectory(str(files("pasch.server") / "migrations"))
            assert tuple(script.revision for script in scripts.walk_revisions()) == versions()
        database.dispose()


async def test_many_workers_may_start_at_once(address: str) -> None:
    stores = await asyncio.gather(*(Store.open(address) for _ in range(6)))
    await create(stores[0], "t1")
    assert [await store.count_tables() for store in stores] == [1] * 6
    await asyncio.gather(*(store.close() for store in stores))


async def test_stored_tables_outlive_the_store(address: str) -> None:
    async with opened(address) as (store,):
        await create(store, "t1")
    async with opened(address) as (store,):
        assert await store.table("t1")


async def test_a_database_of_a_newer_pasch_is_left_alone(address: str) -> None:
    async with opened(address):
        pass
    database = connect(read_address(address))
    with database.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.dispose()
    with pytest.raises(PaschError) as caught:
        await Store.open(address)
    assert caught.value.code == "store-newer"


async def test_a_migration_that_fails_leaves_nothing_behind(address: str) -> None:
    database = connect(read_address(address))
    with database.writing.begin() as connection:
        connection.execute(text("CREATE TABLE dice (somebody INTEGER)"))
    with pytest.raises(PaschError) as caught:
        await Store.open(address)
    assert caught.value.code == "store-unusable"
    with database.writing.begin() as connection:
        connection.execute(text("DROP TABLE dice"))
    database.dispose()
    async with opened(address) as (store,):
        assert await store.count_tables() == 0
