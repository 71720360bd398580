"""Workers for independent pieces of work: threads and processes.

What a piece brings follows from it alone, and results come in the order of the pieces. So all is the same to the last
bit whoever works, however many there are, and wherever a piece is done again because somebody was lost on the way. A
piece takes tenths of a second and more, so that handing it over costs nothing beside it.
"""

import os
import pickle
import signal
import sys
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from multiprocessing import get_context
from threading import Lock, local
from typing import Any, Protocol, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")
Brought = TypeVar("Brought", covariant=True)
Equip = Callable[[], Callable[[Piece], Result]]
"""Called once by everybody who works: takes the memory that they use again and again, and gives what does a piece.

It can be pickled, as pieces and results can: a `partial` of a function that a module holds.
"""

EACH = 4
"""Pieces that are under way for each worker, so that nobody waits for the slowest."""


class UnderWay(Protocol[Brought]):
    """A piece that somebody does."""

    def result(self) -> Brought:
        """The result, as soon as it is known."""
        ...


Give = Callable[[Piece], UnderWay[Result]]
"""Gives a piece to whoever has time for it."""


class Workers(ABC):
    """Those who work.

    Attributes:
        count: how many work at the same time.
        here: they see the files of this machine.
    """

    count: int
    here: bool

    @abstractmethod
    def equipped(self, equip: Equip[Piece, Result]) -> AbstractContextManager[Give[Piece, Result]]:
        """All of them ready for pieces of one kind; nobody waits for what has not been begun in the end."""

    @abstractmethod
    def apart(self) -> "Workers":
        """The same for pieces that keep Python itself busy, which threads cannot do at the same time."""

    def run(self, equip: Equip[Piece, Result], pieces: Iterable[Piece]) -> Iterator[Result]:
        """Yields the result of each piece, in order. Pieces that have not begun are dropped when the caller stops
        asking.
        """
        under_way = deque[UnderWay[Result]]()
        with self.equipped(equip) as give:
            for piece in pieces:
                under_way.append(give(piece))
                if len(under_way) == EACH * self.count:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()


class Threads(Workers):
    """Threads of this process, for pieces whose work is done in kernels.

    Args:
        count: None for one for each processor.
    """

    here = True

    def __init__(self, count: int | None = None) -> None:
        self.count = count or processors()

    @contextmanager
    def equipped(self, equip: Equip[Piece, Result]) -> Iterator[Give[Piece, Result]]:
        """See `Workers`."""
        mine = local()

        def do(piece: Piece) -> Result:
            if not hasattr(mine, "hand"):
                mine.hand = equip()
            done: Result = mine.hand(piece)
            return done

        with _given_up(ThreadPoolExecutor(self.count)) as pool:
            yield lambda piece: pool.submit(do, piece)

    def apart(self) -> Workers:
        """See `Workers`."""
        return Processes(self.count) if self.count > 1 else self


class Processes(Workers):
    """Processes of this machine."""

    here = True

    def __init__(self, count: int) -> None:
        self.count = count

    @contextmanager
    def equipped(self, equip: Equip[Piece, Result]) -> Iterator[Give[Piece, Result]]:
        """See `Workers`."""
        # Started afresh: a process split off while threads run may inherit their locks.
        with _given_up(ProcessPoolExecutor(self.count, get_context("spawn"), _equip, (equip,))) as pool:
            needs_script = b"__main__" in pickle.dumps(equip)

            def give(piece: Piece) -> UnderWay[Result]:
                with nullcontext() if needs_script else _script_hidden():
                    return pool.submit(_do, piece)

            yield give

    def apart(self) -> Workers:
        """See `Workers`."""
        return self


_hiding = Lock()
"""Held while the script is hidden, so that two threads do not restore what the other one hid."""


@contextmanager
def _script_hidden() -> Iterator[None]:
    """Hides the script, which processes started within would run: without a guard it would begin all its work anew."""
    script = vars(sys.modules["__main__"])
    with _hiding:
        held: dict[str, Any] = {name: script[name] for name in ("__file__", "__spec__") if name in script}
        script.pop("__file__", None)
        script["__spec__"] = None
        try:
            yield
        finally:
            script.update(held)


_hand: list[Callable[[Any], Any]] = []
"""In one of the processes: what does a piece."""


def _equip(equip: Equip[Any, Any]) -> None:
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl+C reaches all processes of a terminal; the first one ends the rest
    _hand[:] = [equip()]


def _do(piece: Any) -> Any:
    return _hand[0](piece)


@contextmanager
def _given_up(pool: Executor) -> Iterator[Executor]:
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def until_stopped(results: Iterator[Result]) -> Iterator[Result]:
    """Results, until somebody interrupts the work; what was done by then is not lost.

    Raises:
        KeyboardInterrupt: nothing was.
    """
    done = False
    try:
        for result in results:
            done = True
            yield result
    except KeyboardInterrupt:
        if not done:
            raise


def ranges(count: int, workers: int, least: int, most: int) -> list[range]:
    """Numbers from 0 on, in pieces of `least` to `most` of them, enough for everybody to have some; each begins at a
    multiple of `least`.
    """
    shares = -(-count // (EACH * workers * least))
    size = max(least, min(most, shares * least))
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


def processors() -> int:
    """Returns the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
