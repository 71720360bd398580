"""An SQLite file held by one server at a time: two would each show tables that the other has long moved on.

The lock lies next to the database, and another one is on the file itself, whatever it is called. The system lets go of
them when their process ends, however that ends. Backups only read and need no hold; PostgreSQL serves any number of
processes.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import URL

from pasch.play.records.atomic_files import FileError
from pasch.rules.errors import PaschError, Problem, reason
from pasch.server.store.database import make_file, read_address


def _nothing() -> None:
    """Does nothing."""


@contextmanager
def hold_file(address: str, patience_s: float = 0.0, waiting: Callable[[], None] = _nothing) -> Iterator[None]:
    """Holds a lock on an SQLite file, which is created if missing; does nothing for PostgreSQL.

    Args:
        address: ``sqlite:///FILE`` or ``postgresql://…``.
        patience_s: time to wait for a process that is about to end.
        waiting: called once if another process holds the file now.

    Raises:
        PaschError: another process keeps the file, or it cannot be created.
    """
    url = read_address(address)
    if url.get_backend_name() != "sqlite":
        yield
        return
    lock = _acquire(_lock_file(url), patience_s, waiting)
    try:
        with _holding_itself(Path(url.database or "")):
            yield
    finally:
        lock.release()


@contextmanager
def _holding_itself(database: Path) -> Iterator[None]:
    # The lock beside it has the file's name, and a hard link has another one. SQLite's own locks are of another kind.
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with database.open("rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise PaschError(Problem("store-in-use", {"file": str(database)})) from None
        yield


def _lock_file(url: URL) -> Path:
    database = Path(url.database or "")
    make_file(database)
    # One file has one lock, by whatever link it is named.
    real = database.resolve()
    return real.with_name(f"{real.name}.lock")


def _acquire(path: Path, patience_s: float, waiting: Callable[[], None]) -> FileLock:
    make_file(path)
    lock = FileLock(path, mode=0o600)
    try:
        try:
            lock.acquire(timeout=0)
        except Timeout:
            waiting()
            lock.acquire(timeout=patience_s)
    except Timeout:
        raise PaschError(Problem("store-in-use", {"file": str(path.with_suffix(""))})) from None
    except OSError as error:
        raise FileError(Problem("cannot-write", {"file": str(path), "reason": reason(error)})) from None
    return lock
