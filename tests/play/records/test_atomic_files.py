"""Game files are replaced whole or not at all; errors are sentences."""

import os
from pathlib import Path

import pytest

from pasch import NotationError, PaschError
from pasch.play.records.atomic_files import MAX_BYTES, read_bytes, replacing, write_atomic


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


def test_a_link_is_followed_even_to_a_file_that_is_still_missing(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    link, other = tmp_path / "link", tmp_path / "other"
    link.symlink_to("there/game.pasch")
    other.symlink_to(link)
    for path, content in ((link, "first"), (other, "second")):
        write_atomic(path, content)
        assert (tmp_path / "there" / "game.pasch").read_text() == content
    assert link.is_symlink()
    assert other.is_symlink()


def test_a_pipe_is_written_to_and_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_atomic(pipe, "content")
    assert os.read(reader, 100) == b"content"
    assert pipe.is_fifo()
    os.close(reader)


def test_new_files_have_the_permissions_asked_for_from_the_first_byte_on(tmp_path: Path) -> None:
    with replacing(tmp_path / "backup", 0o600) as file:
        assert os.fstat(file.fileno()).st_mode & 0o777 == 0o600
