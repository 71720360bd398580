"""``pasch backup`` and ``pasch restore``."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from in_process_server import person
from registry_tables import open_table
from store_content import opened

from pasch.cli.main import run
from pasch.server.tables.table_registry import TableRegistry


def play(address: str) -> None:
    async def open_and_create() -> None:
        async with opened(address) as (store,):
            await open_table(TableRegistry(store), person("Anna"))

    asyncio.run(open_and_create())


def count(address: str) -> int:
    async def open_and_count() -> int:
        async with opened(address) as (store,):
            return await store.count_tables()

    return asyncio.run(open_and_count())


def test_from_a_folder_to_postgresql_and_back(
    tmp_path: Path, fresh: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    play(f"sqlite:///{tmp_path}/old/pasch.sqlite")
    address, first, second = fresh("postgresql"), str(tmp_path / "first"), str(tmp_path / "second")
    assert run(["backup", "--lang", "en", first, "--data", str(tmp_path / "old")]) == 0
    assert capsys.readouterr().out == f"{first} holds one table with one event.\n"
    assert run(["restore", "--lang", "de", first, "--database", address]) == 0
    assert "Ein Tisch mit einem Ereignis" in capsys.readouterr().out
    assert run(["backup", second, "--database", address]) == 0
    assert run(["restore", second, "--data", str(tmp_path / "new")]) == 0
    assert count(f"sqlite:///{tmp_path}/new/pasch.sqlite") == 1


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["backup", "FILE", "--data", "FOLDER"], 1, "there is no database in"),
        (["backup", "FILE", "--data", "FOLDER", "--database", "sqlite:///x"], 2, "do not go together"),
        (["backup", "FILE", "--database", "nonsense"], 1, "is no address"),
        (["restore", "FILE", "--data", "FOLDER"], 1, "there is no such file"),
    ],
)
def test_errors_are_single_sentences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], status: int, words: str
) -> None:
    places = {"FILE": str(tmp_path / "file"), "FOLDER": str(tmp_path / "folder")}
    assert run(["--lang", "en", *(places.get(argument, argument) for argument in arguments)]) == status
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1
    assert not (tmp_path / "file").exists()


def test_other_file_is_refused_as_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("nothing")
    assert run(["--lang", "de", "restore", str(tmp_path / "file"), "--data", str(tmp_path)]) == 1
    assert "beschädigt" in capsys.readouterr().err


def test_a_backup_replaces_a_file_only_by_force(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(f"sqlite:///{tmp_path}/pasch.sqlite")
    file = tmp_path / "file"
    file.write_text("precious")
    backup = ["--lang", "en", "backup", str(file), "--data", str(tmp_path)]
    assert run(backup) == 1
    assert "exists already" in capsys.readouterr().err
    assert file.read_text() == "precious"
    assert run([*backup, "--force"]) == 0
    assert run(["restore", str(file), "--data", str(tmp_path / "new")]) == 0
