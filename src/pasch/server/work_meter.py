"""Counts the cost of a request where the work is done; the guard charges it to the address afterwards.

What a request will cost cannot be told from what it asks for: the length of a table's history, or what of a page must
be made anew. Tasks that a request starts count for it, too.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar


class Work:
    """The work of one request or connection that is not charged yet, in units of `address_limits`."""

    def __init__(self) -> None:
        self._units = 0.0

    def add(self, units: float) -> None:
        """Counts work."""
        self._units += units

    def take(self) -> float:
        """Returns what was counted since it was last taken."""
        units, self._units = self._units, 0.0
        return units


_current: ContextVar[Work | None] = ContextVar("work", default=None)


@contextmanager
def measuring() -> Iterator[Work]:
    """Counts the work of what runs inside, and of its tasks."""
    work = Work()
    before = _current.set(work)
    try:
        yield work
    finally:
        _current.reset(before)


def note_work(units: float) -> None:
    """Counts work of the current request; work outside any request is not counted."""
    if (work := _current.get()) is not None:
        work.add(units)


def take_work() -> float:
    """Returns the work of the current request that is not charged yet."""
    work = _current.get()
    return 0.0 if work is None else work.take()
