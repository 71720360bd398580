"""Game files are replaced whole or not at all; errors are sentences."""

import os
from pathlib import Path

import pytest

from pasch import NotationError, PaschError
from pasch.play.records.atomic_files import MAX_BYTES, read_bytes, write_atomic


def test_a_file_is_replaced_whole_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "new" / "game.pasch"
    write_atomic(path, "first\n")
    write_atomic(path, "zweites\n")
    assert path.read_bytes() == b"zweites\n"
    assert list(path.parent.iterdir()) == [path]


def test_a_failed_write_keeps_the_old_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.pasch"
    write_atomic(path, "old")

    def broken(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(PaschError) as error:
        write_atomic(path, "new")
    assert error.value.code == "cannot-write"
    assert "voll" in error.value.words("de")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(("name", "words"), [("nothing", "no such file"), (".", "folder"), ("x" * 300, "too long")])
def test_unreadable_file_is_refused_with_a_reason(tmp_path: Path, name: str, words: str) -> None:
    with pytest.raises(PaschError, match=words):
        read_bytes(tmp_path / name)


def test_a_file_larger_than_any_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large"
    path.write_bytes(b"x" * (MAX_BYTES + 1))
    with pytest.raises(NotationError, match="larger than"):
        read_bytes(path)
