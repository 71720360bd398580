"""The open database is the one at its path, one server holds it by whatever name, and a backup only reads."""

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from in_process_server import Table, person
from registry_tables import open_table
from server_process import free_port, wait_until_ready

from pasch.cli.database_options import database_file
from pasch.cli.main import run
from pasch.rules.errors import PaschError
from pasch.server.store import Store, Unavailable
from pasch.server.store import store as store_module
from pasch.server.store.database import read_address
from pasch.server.store.file_lock import hold_file
from pasch.server.tables.table_registry import TableRegistry


def delete(file: Path) -> None:
    shutil.rmtree(file.parent)


def unlink(file: Path) -> None:
    file.unlink()


def replace(file: Path) -> None:
    other = file.with_name("other")
    shutil.copy(file, other)
    other.replace(file)


def vanish(file: Path) -> None:
    """As a mount does: another folder is at its place."""
    file.parent.rename(file.parent.with_name("gone"))
    file.parent.mkdir()


WAYS = [delete, unlink, replace, vanish]


@pytest.mark.parametrize("displace", WAYS)
def test_nothing_is_stored_in_a_file_that_is_gone(
    tmp_path: Path, displace: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "data" / "pasch.sqlite"

    async def use() -> None:
        store = await Store.open(f"sqlite:///{file}")
        await open_table(TableRegistry(store), person("Anna"))
        assert await store.writable()
        displace(file)
        exists = file.exists()
        assert not await store.writable()
        for _ in range(2):
            with pytest.raises(Unavailable):
                await open_table(TableRegistry(store), person("Ben"))
        # No new connection makes a file of its own.
        await asyncio.gather(*(store.ready() for _ in range(8)))
        assert file.exists() == exists
        await store.close()

    asyncio.run(use())
    assert [record.msg for record in caplog.records if record.msg.startswith("store-")] == ["store-displaced"]


def test_a_file_that_comes_back_is_used_again(tmp_path: Path) -> None:
    file = tmp_path / "data" / "pasch.sqlite"

    async def use() -> None:
        store = await Store.open(f"sqlite:///{file}")
        file.parent.rename(tmp_path / "away")
        assert not await store.writable()
        (tmp_path / "away").rename(file.parent)
        store._writable_until = 0.0
        assert await store.writable()
        await store.close()

    asyncio.run(use())


def test_a_server_whose_folder_is_deleted_says_so_and_can_be_saved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    port, data = free_port(), tmp_path / "data"
    command = [sys.executable, "-m", "pasch", "serve", "--no-ahead", "--port", str(port), "--data", str(data)]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
    try:
        wait_until_ready(f"http://127.0.0.1:{port}", server)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            table = Table.open(client, person("Anna"))
            shutil.rmtree(data)
            assert client.get("/readyz").status_code == 503
            assert len(table.events()) == 1, "what was stored is still read"
            with pytest.raises((AssertionError, httpx.HTTPStatusError, KeyError)):
                Table.open(client, person("Ben"))
            assert client.get("/healthz").status_code == 200
            assert run(["backup", "--data", str(data), str(tmp_path / "saved")]) == 0
            assert "still has open" in capsys.readouterr().err
            assert run(["restore", str(tmp_path / "saved"), "--data", str(tmp_path / "new")]) == 0
            with closing(sqlite3.connect(tmp_path / "new" / "pasch.sqlite")) as found:
                assert found.execute("SELECT id FROM tables").fetchall() == [(table.name,)]
    finally:
        server.terminate()
        _, said = server.communicate(timeout=60)
    assert "store-displaced" in [json.loads(line)["event"] for line in said.splitlines()]
    assert not data.exists()
    assert run(["backup", "--data", str(data), str(tmp_path / "late")]) == 1


def test_a_hard_link_is_the_same_database(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    first, second = (tmp_path / name / "pasch.sqlite" for name in ("one", "two"))
    first.touch()
    os.link(first, second)
    with hold_file(f"sqlite:///{first}"):
        with pytest.raises(PaschError) as error, hold_file(f"sqlite:///{second}"):
            pass
        assert error.value.code == "store-in-use"
    with hold_file(f"sqlite:///{second}"):
        pass


@pytest.mark.parametrize("is_open", [False, True])
def test_a_backup_reads_a_folder_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_open: bool
) -> None:
    data = tmp_path / "data"

    async def use() -> None:
        store = await Store.open(f"sqlite:///{data}/pasch.sqlite")
        await open_table(TableRegistry(store), person("Anna"))
        if not is_open:
            await store.close()
        before = {path: path.stat().st_mtime_ns for path in data.iterdir()}
        monkeypatch.setattr(store_module, "may_write", lambda _: False)
        reader = await Store.open(f"sqlite:///{data}/pasch.sqlite", for_backup=True)
        assert (await reader.backup(tmp_path / "copy")).tables == 1
        await reader.close()
        assert {path: path.stat().st_mtime_ns for path in data.iterdir() if path.suffix != ".sqlite-shm"} == {
            path: at for path, at in before.items() if path.suffix != ".sqlite-shm"
        }
        if is_open:
            await store.close()

    asyncio.run(use())
    assert run(["restore", str(tmp_path / "copy"), "--data", str(tmp_path / "new")]) == 0
    with closing(sqlite3.connect(tmp_path / "new" / "pasch.sqlite")) as found:
        assert found.execute("SELECT count(*) FROM tables").fetchone() == (1,)


def test_a_tilde_is_the_home_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert database_file(Path("~/pasch")) == tmp_path / "pasch" / "pasch.sqlite"
    assert database_file(Path("~nobody-here/pasch")) == tmp_path / "~nobody-here" / "pasch" / "pasch.sqlite"
    assert read_address("sqlite:///~/pasch.sqlite").database == f"{tmp_path}/pasch.sqlite"
    settings = tmp_path / "pasch.toml"
    settings.write_text('data = "~/pasch"\nvariants = "~/no-rules"\n')
    assert run(["--lang", "en", "serve", "--settings", str(settings)]) == 2
    assert f"{tmp_path}/no-rules" in capsys.readouterr().err
    assert not (tmp_path / "~").exists()
