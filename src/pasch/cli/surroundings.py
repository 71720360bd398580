"""Makes up for a poor environment: closed streams, a terminal without a width, a cache that cannot be written."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from platformdirs import user_cache_path

from pasch.cli.context import warn
from pasch.locale import text

_MOST_DIGITS = 5


def open_closed_streams() -> None:
    """Opens the standard streams that the caller closed.

    Otherwise the next file that is opened, such as a database, would get the number of standard output, and everything
    that is printed.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            # The lowest free number. Standard output is opened for reading, so that what is printed fails.
            handle = os.open(os.devnull, os.O_WRONLY if name == "stderr" else os.O_RDONLY)
            if handle != number:  # pragma: no cover - only where streams are closed and objects of Python are not
                os.dup2(handle, number)
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, os.fdopen(number, mode, encoding="utf-8", errors="replace"))


def forget_impossible_sizes() -> None:
    """Ignores ``COLUMNS`` and ``LINES`` that are no size of a terminal, so that the usual ones hold."""
    for name in ("COLUMNS", "LINES"):
        size = os.environ.get(name, "")
        if not (size.isascii() and size.isdecimal() and len(size) <= _MOST_DIGITS and int(size) > 0):
            os.environ.pop(name, None)


@contextmanager
def cache_folder(language: str) -> Iterator[None]:
    """Lends a temporary folder as cache where the user's cannot be written, and says so if something was kept there."""
    if _can_be_written(user_cache_path("pasch", appauthor=False)):
        yield
        return
    with tempfile.TemporaryDirectory(prefix="pasch-", ignore_cleanup_errors=True) as lent:
        os.environ["XDG_CACHE_HOME"] = lent
        try:
            yield
        finally:
            if any(Path(lent).iterdir()):
                warn(text("usage-no-cache", language))


def _can_be_written(folder: Path) -> bool:
    if folder.is_dir():
        return os.access(folder, os.W_OK | os.X_OK)
    try:
        # Asking for permissions is not enough: root has them all, and still cannot write everywhere.
        folder.mkdir(parents=True)
    except OSError:
        return False
    return True
