"""Database addresses, and the errors of unusable ones."""

import os
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from store_content import create, opened

from databases import execute
from pasch.locale import COMPLETE
from pasch.rules.errors import PaschError
from pasch.server.store import Store
from pasch.server.store.database import make_file, read_address
from pasch.server.store.file_lock import hold_file

SECRET = "hunter2"
NOBODY = 65534


@pytest.fixture
def as_nobody() -> Iterator[None]:
    """Runs a test without the rights of root."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(NOBODY)
    yield
    os.seteuid(user)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "pasch.sqlite",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        f"mysql://me:{SECRET}@host/pasch",
        f"postgresql://me:{SECRET}@host",
        f"postgresql://me:{SECRET}@host:port/pasch",
        f"postgresql+psycopg://me:{SECRET}@host/pasch",
    ],
)
def test_invalid_address_is_refused_without_its_password(address: str) -> None:
    with pytest.raises(PaschError) as caught:
        read_address(address)
    assert caught.value.code == "store-address"
    assert all(SECRET not in caught.value.words(language) for language in COMPLETE)


@pytest.mark.anyio
@pytest.mark.parametrize("sign", [*"@/:%#?&= ", "%41", "@/", "@:", "@h/x@", "?password=", "://"])
@pytest.mark.parametrize(
    "form",
    [
        "postgresql://me:{}@127.0.0.1:1/pasch",
        "postgresql://me:{}@127.0.0.1:1",
        "postgres://me:{}@127.0.0.1:1/pasch",
        "postgresql:me:{}@127.0.0.1:1/pasch",
        "postgresql://127.0.0.1:1/pasch?password={}",
        "me:{}@127.0.0.1:1/pasch",
        "{}@127.0.0.1",
        "{}",
    ],
)
async def test_no_part_of_a_password_is_shown_whatever_signs_it_has(form: str, sign: str) -> None:
    with pytest.raises(PaschError) as caught:
        await Store.open(form.format(f"hunter{sign}secret"))
    assert caught.value.code in ("store-address", "store-address-password", "store-unusable")
    for language in COMPLETE:
        words = caught.value.words(language)
        assert "hunter" not in words
        assert "secret" not in words
        assert "\n" not in words


@pytest.mark.anyio
async def test_the_password_of_a_database_may_be_given_apart(
    fresh: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = read_address(fresh("postgresql"))
    password = "p@ss/w:r%d#?"
    execute(str(url.set(drivername="postgresql")), f"CREATE ROLE apart LOGIN SUPERUSER PASSWORD '{password}'")
    monkeypatch.setenv("PGPASSWORD", password)
    async with opened(url.set(drivername="postgresql", username="apart", password=None).render_as_string()) as (store,):
        await create(store, "t1")


@given(st.text(max_size=40))
def test_any_text_is_an_address_or_refused(text: str) -> None:
    for start in ("", "sqlite:///", "postgresql://"):
        with suppress(PaschError):
            assert read_address(start + text).get_backend_name() in ("sqlite", "postgresql")


@pytest.mark.anyio
async def test_database_without_server_is_reported_without_its_password() -> None:
    with pytest.raises(PaschError) as caught:
        await Store.open(f"postgresql://me:{SECRET}@127.0.0.1:1/pasch")
    assert caught.value.code == "store-unusable"
    assert SECRET not in str(caught.value)
    assert "127.0.0.1" in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["with space", "what?mode=memory", "50% #1", "ä", "a/b/c"])
async def test_a_file_may_have_any_name_and_only_its_owner_reads_it(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    async with opened(f"sqlite:///{file}") as (store,):
        await create(store, "t1")
        kept = [path for path in file.parent.iterdir() if path.name.startswith(file.name)]
        assert {path.name for path in kept} == {file.name, f"{file.name}-wal", f"{file.name}-shm"}
        assert {stat.S_IMODE(path.stat().st_mode) for path in kept} == {0o600}


@pytest.mark.anyio
@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes files for others")
async def test_files_made_by_root_belong_to_the_owner_of_the_folder(tmp_path: Path) -> None:
    os.chown(tmp_path, 12345, 54321)
    file = tmp_path / "pasch.sqlite"
    with hold_file(f"sqlite:///{file}"):
        async with opened(f"sqlite:///{file}") as (store,):
            await create(store, "t1")
            owners = {path.name: (path.stat().st_uid, path.stat().st_gid) for path in tmp_path.iterdir()}
    assert {*owners} == {file.name, f"{file.name}-wal", f"{file.name}-shm", f"{file.name}.lock"}
    assert {*owners.values()} == {(12345, 54321)}


def test_a_database_of_somebody_else_is_reported_in_one_sentence(as_nobody: None) -> None:  # noqa: ARG001 - a fixture
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "pasch.sqlite")
        file.touch(0o400)
        with pytest.raises(PaschError) as caught:
            make_file(file)
    assert caught.value.code == "store-denied"
    assert str(file) in str(caught.value)


@pytest.mark.anyio
async def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear grandmother, thank you for the dice." * 100)
    before = file.read_bytes()
    with pytest.raises(PaschError) as caught:
        await Store.open(f"sqlite:///{file}")
    assert caught.value.code == "store-unusable"
    assert file.read_bytes() == before


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["letter.txt/pasch.sqlite", "folder", "nul\0l"])
async def test_file_that_cannot_be_created_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "letter.txt").touch()
    (tmp_path / "folder").mkdir()
    with pytest.raises(PaschError) as caught:
        await Store.open(f"sqlite:///{tmp_path / name}")
    assert caught.value.code == "cannot-write"
