"""Files written whole or not at all, and read back with a limit: saved games, what the server keeps, schemas."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from pasch.rules.errors import NotationError, PaschError, Problem, reason
from pasch.rules.files import open_draft

MAX_BYTES = 1_048_576


class FileError(PaschError):
    """A file cannot be read or written."""


@contextmanager
def replacing(path: Path, mode: int = 0o666) -> Iterator[IO[bytes]]:
    """Opens a file that replaces `path` in one step at the end; any error leaves no trace of it.

    A link is followed. A pipe or a device is written to, and so is standard output for ``-``.

    Args:
        mode: permissions of a new file, less those that the process withholds.

    Raises:
        FileError: it cannot be written; what was there before is untouched.
    """
    if str(path) == "-":
        yield sys.stdout.buffer
        return
    try:
        with (
            path.open("wb")
            if path.exists() and not path.is_file()
            else open_draft(Path(os.path.realpath(path)), mode) as file
        ):
            yield file
    except OSError as error:
        raise FileError(Problem("cannot-write", {"file": str(path), "reason": reason(error)})) from None


def write_atomic(path: Path, content: str | bytes) -> None:
    """Replaces a file's content in one step: readers see the old or the new content whole, even after a crash.

    Raises:
        FileError: it cannot be written; what was there before is untouched.
    """
    with replacing(path) as file:
        file.write(content.encode() if isinstance(content, str) else content)


def write_into_folder(path: Path, content: str | bytes) -> None:
    """Does the same for a file that a person named: a missing folder is more likely mistyped than wanted.

    Raises:
        FileError: it cannot be written, or its folder is missing.
    """
    if not path.parent.is_dir():
        raise FileError(Problem("no-such-folder", {"folder": str(path.parent)}))
    write_atomic(path, content)


def read_bytes(path: Path) -> bytes:
    """Reads a file's content.

    Raises:
        FileError: it cannot be read.
        NotationError: it is larger than any game.
    """
    try:
        with path.open("rb") as file:
            # One byte more than allowed shows that there is more; the file itself may be endless.
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise FileError(Problem("cannot-read", {"file": str(path), "reason": reason(error)})) from None
    if len(data) > MAX_BYTES:
        raise NotationError(Problem("file-too-large", {"limit": MAX_BYTES // 1024}, str(path)))
    return data
