"""Backups are consistent and complete; either database restores them whole or not at all."""

import asyncio
import gzip
import json
import sqlite3
import stat
import zlib
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from store_content import HOST, NOW, OPENED, body, create, held, opened, table

from pasch.play.records.atomic_files import FileError
from pasch.rules.errors import PaschError
from pasch.server.store import Store, StoredTable
from pasch.server.store.backups import BackupSize

PHONE = bytes(range(224, 256))
OLDER = Path(__file__).with_name("schema-0001.pasch-backup")
"""Written by the first version of the database, from what `fill` fills in."""


async def fill(store: Store) -> None:
    """A little of everything."""
    name = await create(store, "t1")
    await store.append(name, 0, "one", held("44"), dice={("d6", 4): 2, ("d8", 7): 1})
    over = body(seat=None, type="ended", names=["Zoë", "\ud800", "\0"])
    await store.append(name, 2, "two", [over], dice={("d6", 4): 1}, ended=True)
    later = NOW + timedelta(days=1000)
    await store.create(StoredTable("b1", "block", None, later, later), "block", [OPENED], [HOST])
    await store.add_code("K7PX", "b1", "seat", (0, 1), NOW + timedelta(minutes=10))
    await store.redeem("K7PX", PHONE, NOW)


async def content(store: Store) -> object:
    """All that was filled in, as it is read back."""
    return [
        [(await store.table(name), await store.events(name), sorted(await store.grants(name), key=repr))]
        for name in ("t1", "b1")
    ] + [await store.dice_counts(), await store.count_tables()]


@pytest.mark.anyio
@pytest.mark.parametrize("other", ["sqlite", "postgresql"])
async def test_a_backup_is_read_into_either_database(
    address: str, other: str, fresh: Callable[[str], str], tmp_path: Path
) -> None:
    file, target = tmp_path / "pasch.backup", fresh(other)
    async with opened(address) as (store,):
        await fill(store)
        assert await store.backup(file) == BackupSize(tables=2, events=5)
        before = await content(store)
    assert await Store.restore(target, file) == BackupSize(tables=2, events=5)
    async with opened(target) as (store,):
        assert await content(store) == before
        assert (await store.append("t1", 0, "one", held("5"))).repeated
        assert (await store.append("t1", 3, "three", held("5"))).events[0].seq == 4
        assert (await store.create(table("t9"), "creation-of-t1", [OPENED], [])).id == "t1"
        found = await store.redeem("K7PX", PHONE, NOW)
        assert found is not None
        assert found[0] == "b1"
        assert await store.redeem("K7PX", HOST.hash, NOW) is None
        last = (await store.events("t1"))[-1].at
        assert len(await store.purge(last + timedelta(days=31))) == 1


@pytest.mark.anyio
async def test_a_backup_is_of_one_moment_while_the_server_goes_on(
    address: str, fresh: Callable[[str], str], tmp_path: Path
) -> None:
    async with opened(address) as (store,):
        names = [await create(store, f"t{number}") for number in range(5)]
        busy = asyncio.Event()

        async def play(name: str) -> int:
            count = 0
            while not busy.is_set():
                await store.append(name, None, f"key{count}", held("4"), dice={("d6", 4): 1})
                count += 1
            return count

        playing = [asyncio.create_task(play(name)) for name in names]
        files = [tmp_path / f"backup{number}" for number in range(4)]
        amounts = [await store.backup(file) for file in files[:-1]]
        # However slow the machine is, something happens between the first and the last.
        await store.append(names[0], None, "between", held("4"), dice={("d6", 4): 1})
        amounts.append(await store.backup(files[-1]))
        busy.set()
        played = sum([await one for one in playing])
    assert 0 <= amounts[0].events < amounts[-1].events <= 5 + 2 * (played + 1)
    target = fresh("sqlite")
    await Store.restore(target, files[-1])
    async with opened(target) as (copy,):
        events = [await copy.events(name) for name in names]
        assert sum(map(len, events)) == amounts[-1].events
        for one in events:
            assert [event.seq for event in one] == list(range(len(one)))
            assert len(one) % 2 == 1
        assert await copy.dice_counts() == {("d6", 4): sum(len(one) // 2 for one in events)}


@pytest.fixture(scope="module")
def backup(fresh: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A small backup."""
    file = tmp_path_factory.mktemp("backup") / "backup"

    async def make() -> None:
        async with opened(fresh("sqlite")) as (store,):
            await fill(store)
            await store.backup(file)

    asyncio.run(make())
    return file.read_bytes()


async def refuse(address: str, file: Path, data: bytes) -> str:
    """Restores what should not be restored; gives the error's code, and proves that nothing is there."""
    file.write_bytes(data)
    with pytest.raises(PaschError) as caught:
        await Store.restore(address, file)
    async with opened(address) as (store,):
        assert await store.count_tables() == 0
        assert await store.dice_counts() == {}
    return caught.value.code


def lines(backup: bytes) -> list[bytes]:
    return gzip.decompress(backup).splitlines(keepends=True)


@pytest.mark.anyio
async def test_a_damaged_backup_restores_nothing(address: str, backup: bytes, tmp_path: Path) -> None:
    rows = lines(backup)
    events = [row for row in rows if row.startswith(b'["events"')]
    damaged = {
        "empty": b"",
        "not compressed": b"".join(rows),
        "cut off": backup[: len(backup) // 2],
        "its end missing": gzip.compress(b"".join(rows[:-1])),
        "a row missing": gzip.compress(b"".join(row for row in rows if row != events[1])),
        "something behind it": gzip.compress(b"".join([*rows, rows[1]])),
        "nothing but a head": gzip.compress(rows[0]),
        "no head": gzip.compress(b"".join(rows[1:])),
        "no JSON": gzip.compress(b"{" * 100_000),
        "another table": gzip.compress(b"".join([rows[0], b'["users",{"name":"root"}]\n', rows[-1]])),
    }
    for what, data in damaged.items():
        assert await refuse(address, tmp_path / "backup", data) == "backup-damaged", what


def altered(backup: bytes, kind: str, column: str, value: object) -> bytes:
    """The backup with another value in the first row of a kind."""
    rows = lines(backup)
    place = next(number for number, row in enumerate(rows) if row.startswith(f'["{kind}"'.encode()))
    name, row = json.loads(rows[place])
    return gzip.compress(
        b"".join([*rows[:place], json.dumps([name, {**row, column: value}]).encode() + b"\n", *rows[place + 1 :]])
    )


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("kind", "column", "value"),
    [
        ("events", "seq", "0"),
        ("events", "seq", True),
        ("events", "seq", None),
        ("events", "seq", 2**70),
        ("events", "seq", 1),
        ("events", "seq", -1),
        ("events", "table_id", "A" * 22),
        ("events", "at", "yesterday"),
        ("events", "at", "2026-11-21T18:03:12"),
        ("events", "at", 12),
        ("grants", "hash", "xyz"),
        ("grants", "hash", 5),
        ("tables", "ended", 1),
        ("tables", "last", 1),
    ],
)
async def test_a_backup_with_a_value_that_cannot_be_restores_nothing(
    fresh: Callable[[str], str], backup: bytes, tmp_path: Path, kind: str, column: str, value: object
) -> None:
    for database in ("sqlite", "postgresql"):
        data = altered(backup, kind, column, value)
        code = "backup-bad-value" if (kind, column) == ("events", "table_id") else "backup-damaged"
        assert await refuse(fresh(database), tmp_path / "backup", data) == code


def with_wrong_checksum(backup: bytes) -> bytes:
    # The last eight bytes are the checksum and the size of what is compressed.
    return backup[:-8] + bytes([backup[-8] ^ 1]) + backup[-7:]


@pytest.mark.anyio
async def test_what_damage_made_of_a_value_is_damage(
    fresh: Callable[[str], str], backup: bytes, tmp_path: Path
) -> None:
    head, *rows = lines(backup)
    newer = gzip.compress(b"".join([json.dumps({**json.loads(head), "schema": "newer"}).encode() + b"\n", *rows]))
    for data, code in (
        (altered(backup, "events", "table_id", "A" * 22), "backup-bad-value"),
        (newer, "backup-other-version"),
    ):
        assert await refuse(fresh("sqlite"), tmp_path / "backup", data) == code
        damaged = with_wrong_checksum(data)
        assert await refuse(fresh("sqlite"), tmp_path / "backup", damaged) == "backup-damaged"


def unpacked(data: bytes) -> bytes | None:
    """Returns what is in a compressed file; None if it is damaged."""
    try:
        return gzip.decompress(data)
    except (OSError, EOFError, zlib.error):
        return None


@given(place=st.floats(0, 1), flip=st.integers(1, 255), cut=st.booleans())
def test_no_change_to_a_backup_goes_unnoticed(places: Path, backup: bytes, place: float, flip: int, cut: bool) -> None:
    at = min(int(place * len(backup)), len(backup) - 1)
    data = backup[:at] if cut else backup[:at] + bytes([backup[at] ^ flip]) + backup[at + 1 :]
    if unpacked(data) == unpacked(backup):
        return  # most of the head means nothing, and some bits of what is compressed
    assert asyncio.run(refuse(f"sqlite:///{places}/pasch.sqlite", places / "backup", data)) == "backup-damaged"


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("damaged")


@pytest.mark.anyio
async def test_a_backup_of_a_newer_version_says_so(address: str, backup: bytes, tmp_path: Path) -> None:
    first, *rest = lines(backup)
    newer = json.dumps({**json.loads(first), "schema": "9999"}).encode() + b"\n"
    assert await refuse(address, tmp_path / "backup", gzip.compress(b"".join([newer, *rest]))) == "backup-other-version"


@pytest.mark.anyio
async def test_only_an_empty_database_takes_a_backup(address: str, backup: bytes, tmp_path: Path) -> None:
    (tmp_path / "backup").write_bytes(backup)
    async with opened(address) as (store,):
        await create(store, "mine")
        with pytest.raises(PaschError) as caught:
            await Store.restore(address, tmp_path / "backup")
        assert caught.value.code == "store-not-empty"
        assert await store.count_tables() == 1


@pytest.mark.anyio
async def test_only_its_owner_reads_a_backup_and_it_is_written_whole_or_not_at_all(
    fresh: Callable[[str], str], tmp_path: Path
) -> None:
    file = tmp_path / "backup"
    async with opened(fresh("sqlite")) as (store,):
        await fill(store)
        await store.backup(file)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        with pytest.raises(FileError):
            await store.backup(file / "below a file")
        (tmp_path / "folder").mkdir()
        with pytest.raises(FileError):
            await store.backup(tmp_path / "folder")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "folder"]


@pytest.mark.anyio
async def test_a_database_that_fails_meanwhile_is_named_and_nothing_is_left(
    fresh: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command showed a traceback."""

    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async with opened(fresh("sqlite")) as (store,):
        await fill(store)
        monkeypatch.setattr(store._database.reading.dialect, "do_execute", fail)
        with pytest.raises(PaschError, match="disk I/O error"):
            await store.backup(tmp_path / "backup")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.anyio
@pytest.mark.parametrize("started_before", [False, True])
async def test_a_backup_of_an_older_version_is_brought_up_to_date(address: str, started_before: bool) -> None:
    """A file that the first version wrote, read into a database that may already be as new as this one."""
    if started_before:
        async with opened(address):
            pass
    assert await Store.restore(address, OLDER) == BackupSize(tables=2, events=5)
    async with opened(address) as (store,):
        assert (await store.table("t1"), await store.count_tables()) == (
            StoredTable(
                "t1", "game", "the secret of t1", NOW, datetime.fromisoformat("2026-11-24T22:34:16.461000+00:00")
            ),
            2,
        )
        assert [event.seq for event in await store.events("t1")] == [0, 1, 2, 3]
        assert await store.dice_counts() == {("d6", 4): 3, ("d8", 7): 1}
        assert await store.redeem("K7PX", PHONE, NOW) is not None
        assert (await store.append("t1", 3, "three", held("5"))).events[0].seq == 4
        assert not await store.watch_clock(NOW)
        assert await store.writable()


@pytest.mark.anyio
async def test_a_damaged_backup_of_an_older_version_restores_nothing(address: str, tmp_path: Path) -> None:
    rows = lines(OLDER.read_bytes())
    damaged = {
        "a row missing": [*rows[:-3], *rows[-2:]],
        "its end missing": rows[:-1],
        "a moment that is none": [row.replace(b"2025-11-21T18:03:12", b"yesterday") for row in rows],
        "a table of the database's own": [*rows[:-1], b'["alembic_version",{"version_num":"0002"}]\n', rows[-1]],
    }
    for what, content in damaged.items():
        assert await refuse(address, tmp_path / "backup", gzip.compress(b"".join(content))) == "backup-damaged", what
    async with opened(address) as (store,):
        await create(store, "mine")
        with pytest.raises(PaschError) as caught:
            await Store.restore(address, OLDER)
        assert caught.value.code == "store-not-empty"
        assert await store.table("mine")
