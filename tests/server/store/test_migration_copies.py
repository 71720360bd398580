"""An SQLite file of an older version is copied before it is migrated."""

import sqlite3
from contextlib import closing
from errno import ENOSPC
from pathlib import Path

import pytest
from sqlalchemy import text
from store_content import opened

from pasch.rules.errors import PaschError
from pasch.server.store import Store
from pasch.server.store.database import connect, read_address
from pasch.server.store.migration import upgrade, versions

pytestmark = pytest.mark.anyio


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file as the first version left it, with dice that were thrown."""
    file = tmp_path / "pasch.sqlite"
    database = connect(read_address(f"sqlite:///{file}"))
    with database.writing.begin() as connection:
        upgrade(connection, versions()[-1])
        connection.execute(text("INSERT INTO dice VALUES (0, '6', 1, 7)"))
    database.dispose()
    return file


def version_in(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT * FROM dice").fetchall() == [(0, "6", 1, 7)]
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


async def test_the_copy_has_everything_and_only_its_owner_reads_it(old: Path) -> None:
    async with opened(f"sqlite:///{old}"):
        pass
    copy = old.with_name(f"pasch.sqlite.before-{versions()[0]}")
    assert (version_in(old), version_in(copy)) == (versions()[0], versions()[-1])
    assert copy.stat().st_mode & 0o077 == 0
    assert not list(old.parent.glob("*.part"))


async def test_nothing_is_copied_again(old: Path) -> None:
    async with opened(f"sqlite:///{old}"):
        pass
    (copy,) = old.parent.glob("*.before-*")
    copy.unlink()
    async with opened(f"sqlite:///{old}"):
        pass
    assert not copy.exists()


async def test_without_a_copy_nothing_is_migrated(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_self: Path, _target: Path) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(PaschError) as caught:
        await Store.open(f"sqlite:///{old}")
    assert caught.value.code == "store-unusable"
    assert version_in(old) == versions()[-1]
    assert not list(old.parent.glob("*.before-*"))
