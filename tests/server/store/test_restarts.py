"""One server at a time opens an SQLite file; the next takes over however the last one ended."""

import asyncio
import os
import signal
import socket
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from filelock import FileLock
from server_process import free_port, serving, start, wait_until_ready
from table_people import SimulatedPerson, open_table

from pasch.cli.main import run
from pasch.rules.errors import PaschError
from pasch.server.store import Store
from pasch.server.store.file_lock import hold_file
from pasch.server.web import running_server

KILLS = {"by day": 2, "by night": 8}


def count(address: str) -> int:
    """Tables in a database."""

    async def ask() -> int:
        store = await Store.open(address)
        try:
            return await store.count_tables()
        finally:
            await store.close()

    return asyncio.run(ask())


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_server, "HAND_OVER_S", 0.1)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("linked", [pytest.param(False, marks=pytest.mark.slow), True])
def test_a_second_server_on_one_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], linked: bool
) -> None:
    """By another name of the file as well."""
    folder = tmp_path / "data"
    other = tmp_path / "link" if linked else folder
    folder.mkdir()
    if linked:
        other.symlink_to(folder, target_is_directory=True)
    with serving("--no-ahead", "--data", str(folder)) as (address, _):
        assert run(["--lang", "en", "serve", "--no-ahead", "--port", "0", "--data", str(other)]) == 1
        said = capsys.readouterr()
        assert said.out == ""
        file = folder / "pasch.sqlite"
        assert said.err.splitlines() == [
            f"pasch: the database {other / 'pasch.sqlite'} is still in use; "
            "waiting up to 0 seconds, in case a server there is just ending.",
            f"pasch: the database {file} is in use by a server; end that one first. "
            "Several servers at once need PostgreSQL (--database).",
        ]
        asyncio.run(open_table(address))
        # A backup is read while the server runs, and goes into its file only when it has ended.
        assert run(["backup", str(tmp_path / "backup"), "--data", str(folder)]) == 0
        assert run(["--lang", "de", "restore", str(tmp_path / "backup"), "--data", str(other)]) == 1
        assert f"die Datenbank {file} benutzt gerade ein Server" in capsys.readouterr().err
    assert count(f"sqlite:///{file}") == 1


def test_postgresql_is_held_by_nobody(fresh: Callable[[str], str]) -> None:
    address = fresh("postgresql")
    with hold_file(address), hold_file(address):
        assert count(address) == 0


def test_unlockable_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pasch.sqlite.lock").mkdir()
    with pytest.raises(PaschError) as caught, hold_file(f"sqlite:///{tmp_path / 'pasch.sqlite'}"):
        pass
    assert caught.value.code == "cannot-write"


@pytest.fixture
def later() -> Iterator[Callable[[Callable[[], object]], None]]:
    """Does something in a moment, in another thread."""
    timers: list[threading.Timer] = []

    def begin(act: Callable[[], object]) -> None:
        timers.append(threading.Timer(0.5, act))
        timers[-1].start()

    yield begin
    for timer in timers:
        timer.join()


def test_a_start_waits_for_the_port_of_one_that_is_ending(later: Callable[[Callable[[], object]], None]) -> None:
    waited: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        later(taken.close)
        with running_server.listen("127.0.0.1", port, 60.0, lambda: waited.append("port")) as listening:
            assert listening.getsockname()[1] == port
    assert waited == ["port"]


def test_a_start_waits_for_the_database_of_one_that_is_ending(
    tmp_path: Path, later: Callable[[Callable[[], object]], None]
) -> None:
    waited: list[str] = []
    lock = FileLock(tmp_path / "pasch.sqlite.lock", thread_local=False)
    lock.acquire()
    later(lock.release)
    with hold_file(f"sqlite:///{tmp_path / 'pasch.sqlite'}", 60.0, lambda: waited.append("store")):
        assert waited == ["store"]


@pytest.mark.parametrize("when", ["by day", pytest.param("by night", marks=pytest.mark.slow)])
def test_restart_after_a_kill_gets_port_and_database(tmp_path: Path, when: str) -> None:
    """Again and again, while two people write; nobody waits for the killed one to be gone."""
    port = free_port()
    address, options = f"http://127.0.0.1:{port}", ("--no-ahead", "--data", str(tmp_path))

    async def play_on() -> None:
        server = start(port, *options)
        ended: list[subprocess.Popen[bytes]] = []
        try:
            await asyncio.to_thread(wait_until_ready, address, server)
            table = await open_table(address)
            people = [SimulatedPerson(table, seat, 0.02) for seat in range(2)]
            playing = [asyncio.create_task(person.play(address)) for person in people]
            for _ in range(KILLS[when]):
                before = len(people[0].game.events)
                while len(people[0].game.events) < before + 4 and not people[0].game.over:
                    await asyncio.sleep(0.02)
                os.kill(server.pid, signal.SIGKILL)
                ended.append(server)
                server = start(port, *options)
                await asyncio.to_thread(wait_until_ready, address, server)
            await asyncio.gather(*playing)
            async with httpx.AsyncClient(base_url=address) as client:
                kept = (await client.get(f"/api/tables/{table.name}/events?after=-1")).json()["events"]
            for person in people:
                assert person.game.events == kept[: len(person.game.events)]
        finally:
            for one in (*ended, server):
                one.kill()
                one.wait()

    asyncio.run(play_on())
