"""Files that are written whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import get_ident
from typing import IO

DRAFT = ".draft"
"""How the names of files end that are being written; a crash may leave some behind."""


@contextmanager
def open_draft(path: Path, mode: int = 0o666) -> Iterator[IO[bytes]]:
    """Opens a file that replaces `path` in one step at the end; any error leaves no trace of it. Makes its folder.

    Args:
        mode: permissions of the file, less those that the process withholds.

    Raises:
        OSError: it cannot be written; what was there before is untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # Threads and processes may write the same file at once; the last one remains.
    draft = path.with_name(f".{path.name}.{os.getpid()}-{get_ident()}{DRAFT}")
    try:
        with open(draft, "wb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
            yield file
            # Without it some file systems keep the new name and lose the content in a crash.
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
