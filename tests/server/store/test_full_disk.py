"""A full disk: the server reports it and recovers. The operating system itself refuses the writes."""

import asyncio
import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from in_process_server import Table, person
from server_process import free_port, wait_until_ready

from pasch.server.store import Store, Unavailable
from pasch.server.store import store as store_module
from pasch.server.tables.table_registry import TableRegistry
from pasch.server.web import app
from pasch.server.web.guard.address_limits import AddressLimits
from pasch.server.web.metrics import Metrics

PATIENCE_S = 120


def until(true: Callable[[], bool]) -> None:
    """Waits until something is so."""
    end = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_full_disk_shows_in_readiness_and_log_until_there_is_room_again(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "pasch", "serve", "--no-ahead", "--port", str(port)]
    server = subprocess.Popen([*command, "--data", str(tmp_path)], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until_ready(address, server)
        with httpx.Client(base_url=address, timeout=30) as client:
            table = Table.open(client, person("Anna"))
            _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, most))
            until(lambda: client.get("/readyz").status_code == 503)
            answer = client.get("/readyz", headers={"Accept-Language": "en"}).json()
            assert [problem["code"] for problem in answer["problems"]] == ["store-not-writable"]
            assert client.get("/healthz").status_code == 200
            assert len(table.events()) == 1, "what is stored is still read"
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
            until(lambda: client.get("/readyz").status_code == 200)
            table.sit(0, "Anna")
            assert table.events()[1]["type"] == "sat"
    finally:
        server.terminate()
        _, said = server.communicate(timeout=60)
    events = [json.loads(line)["event"] for line in said.splitlines()]
    told = [event for event in events if event.startswith("store-")]
    assert told == ["store-write-failed", "store-writes-again"]


def test_a_disk_with_hardly_any_room_counts_as_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before a commit fails; and a server that nobody asks notes by itself that there is room again."""
    free = store_module.LEAST_FREE_BYTES - 1

    async def fill_up() -> None:
        nonlocal free
        store = await Store.open(f"sqlite:///{tmp_path / 'pasch.sqlite'}")
        try:
            assert await store.ready()
            assert not await store.writable()
            failed = store.has_failed
            assert failed
            with closing(_Tidying(store)):
                free += 1
                while store.has_failed:
                    await asyncio.sleep(0.01)
            assert await store.writable()
        finally:
            await store.close()

    monkeypatch.setattr(store_module, "disk_usage", lambda _folder: SimpleNamespace(free=free))
    monkeypatch.setattr(store_module, "_TRY_EVERY_SECONDS", 0)
    monkeypatch.setattr(app, "_TIDY_S", 0.01)
    asyncio.run(fill_up())


def test_readiness_shows_a_full_disk_at_once_and_by_whatever_link_the_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite writes into its log again and again, so that a write succeeds with no byte free."""
    full: set[Path] = set()
    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
    (tmp_path / "there" / "real.sqlite").touch()
    (tmp_path / "here" / "pasch.sqlite").symlink_to(tmp_path / "there" / "real.sqlite")

    async def fill_up() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'here' / 'pasch.sqlite'}")
        try:
            assert await store.writable()
            full.add(tmp_path / "there")
            assert not await store.writable()
        finally:
            await store.close()

    monkeypatch.setattr(store_module, "disk_usage", lambda folder: SimpleNamespace(free=0 if folder in full else 10**9))
    asyncio.run(fill_up())


class _Tidying:
    def __init__(self, store: Store) -> None:
        self._task = asyncio.create_task(
            app._tidy(store, TableRegistry(store), Metrics(), AddressLimits(on=False, connections=1, megabytes=1))
        )

    def close(self) -> None:
        self._task.cancel()


def test_writing_is_tried_once_in_a_while_however_often_it_is_asked(tmp_path: Path) -> None:
    async def ask() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'pasch.sqlite'}")
        tries = 0
        original = store._writer.write

        async def count(action: object) -> None:
            nonlocal tries
            tries += 1
            await original(action)  # type: ignore[arg-type]

        store._writer.write = count  # type: ignore[method-assign, assignment]
        assert await asyncio.gather(*(store.writable() for _ in range(100))) == [True] * 100
        assert tries == 1
        store._writer.write = original  # type: ignore[method-assign]
        await store.close()
        with pytest.raises(Unavailable):
            await store.events("t")

    asyncio.run(ask())
