"""Whoever does pieces of work that do not depend on each other.

What a piece brings follows from it alone, and results come in the order of the pieces. So all is the same to the last
bit whoever works, however many there are, and wherever a piece is done again because somebody was lost on the way. A
piece takes tenths of a second and more, so that handing it over costs nothing beside it.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from threading import local
from typing import Any, Protocol, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")
Equip = Callable[[], Callable[[Piece], Result]]
"""Called once by everybody who works: takes the memory that they use again and again, and gives what does a piece.

It can be pickled, as pieces and results can: a `partial` of a function that a module holds.
"""

_EACH = 4
"""Pieces that are under way for each worker, so that nobody waits for the slowest."""


class Workers(Protocol):
    """Those who work.

    Attributes:
        count: how many work at the same time.
        here: they see the files of this machine.
    """

    count: int
    here: bool

    def run(self, equip: Equip[Piece, Result], pieces: Iterable[Piece], ahead: int | None = None) -> Iterator[Result]:
        """What each piece brings, in their order. Who stops asking gives up what has not been begun.

        Args:
            ahead: so many pieces are taken before the first result is given, and from then on one before each further
                result; so that pieces may be made of results, in the same way whoever works. None where they are not.
        """
        ...

    def apart(self) -> "Workers":
        """The same for pieces that keep Python itself busy, which threads cannot do at the same time."""
        ...


class Threads:
    """Threads of this process, for pieces whose work is done in kernels.

    Args:
        count: None for one for each processor.
    """

    here = True

    def __init__(self, count: int | None = None) -> None:
        self.count = count or processors()

    def run(self, equip: Equip[Piece, Result], pieces: Iterable[Piece], ahead: int | None = None) -> Iterator[Result]:
        """See `Workers`."""
        mine = local()

        def do(piece: Piece) -> Result:
            if not hasattr(mine, "hand"):
                mine.hand = equip()
            done: Result = mine.hand(piece)
            return done

        with _given_up(ThreadPoolExecutor(self.count)) as pool:
            yield from in_order(lambda piece: pool.submit(do, piece), pieces, ahead or _EACH * self.count)

    def apart(self) -> Workers:
        """See `Workers`."""
        return Processes(self.count) if self.count > 1 else self


class Processes:
    """Processes of this machine."""

    here = True

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, equip: Equip[Piece, Result], pieces: Iterable[Piece], ahead: int | None = None) -> Iterator[Result]:
        """See `Workers`."""
        # Started afresh: a process split off while threads run may inherit their locks.
        pool = ProcessPoolExecutor(self.count, get_context("spawn"), _equip, (equip,))
        with _given_up(pool):
            yield from in_order(lambda piece: pool.submit(_do, piece), pieces, ahead or _EACH * self.count)

    def apart(self) -> Workers:
        """See `Workers`."""
        return self


_hand: list[Callable[[Any], Any]] = []
"""In one of the processes: what does a piece."""


def _equip(equip: Equip[Any, Any]) -> None:
    _hand[:] = [equip()]


def _do(piece: Any) -> Any:
    return _hand[0](piece)


@contextmanager
def _given_up(pool: Executor) -> Iterator[Executor]:
    """A pool; what it has not begun is given up when something goes wrong."""
    with pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def in_order(submit: Callable[[Piece], "Future[Result]"], pieces: Iterable[Piece], ahead: int) -> Iterator[Result]:
    """What pieces bring, so many of them under way; see `Workers.run`."""
    under_way = deque[Future[Result]]()
    for piece in pieces:
        under_way.append(submit(piece))
        if len(under_way) == ahead:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()


def ranges(count: int, workers: int, least: int, most: int) -> list[range]:
    """Numbers from 0 on, in pieces of `least` to `most` of them, enough for everybody to have some; each begins at a
    multiple of `least`.
    """
    shares = -(-count // (_EACH * workers * least))
    size = max(least, min(most, shares * least))
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


def processors() -> int:
    """How many of them this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
