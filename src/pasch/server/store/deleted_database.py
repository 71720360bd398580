"""Saves an SQLite file that was deleted while a server had it open: on Linux it lives on in that server's hands."""

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

_TRIES, _PAUSE_S = 50, 0.1
_PARTS = "", "-wal"
"""Of the database, as endings of its name; the third part, shared memory, is made anew from these."""


@contextmanager
def deleted_copy(file: Path) -> Iterator[Path | None]:
    """Copies a deleted database out of the process that still has it open; None where none has, or may be looked into.

    The copy is gone at the end.
    """
    held = _held_parts(file)
    if held is None:
        yield None
        return
    with TemporaryDirectory(prefix="pasch-") as folder:
        copy = Path(folder, file.name)
        yield copy if _copy_unchanged(held, copy) else None


def _held_parts(file: Path) -> dict[str, Path] | None:
    for process in Path("/proc").glob("[0-9]*"):
        handles: dict[str, Path] = {}
        with suppress(OSError):  # it has ended, or belongs to somebody else
            for handle in (process / "fd").iterdir():
                target = str(handle.readlink())
                handles |= {part: handle for part in _PARTS if target == f"{file}{part} (deleted)"}
        if "" in handles:
            return handles
    return None


def _copy_unchanged(held: dict[str, Path], copy: Path) -> bool:
    # The server may move what is new from the second file into the first meanwhile: then all of it is copied again.
    for _ in range(_TRIES):
        before = _states(held)
        for part, handle in held.items():
            shutil.copyfile(handle, f"{copy}{part}")
        if _states(held) == before:
            return True
        time.sleep(_PAUSE_S)
    return False


def _states(held: dict[str, Path]) -> list[tuple[int, int]]:
    return [(found.st_size, found.st_mtime_ns) for found in map(os.stat, held.values())]
