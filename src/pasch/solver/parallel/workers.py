"""Workers for independent pieces of work.

The result of a piece depends on the piece alone, and results come in the order of the pieces. So results are identical
bit for bit for any kind and number of workers, and when a piece of a lost worker is repeated. A piece takes tenths of a
second or more, so the overhead of passing it on does not matter.
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
Finished = TypeVar("Finished", covariant=True)
Equip = Callable[[], Callable[[Piece], Result]]
"""Called once by each worker: allocates its scratch memory and returns the function for a piece.

It must be picklable, as pieces and results must: a `partial` of a module's function.
"""

EACH = 4
"""Pieces in flight for each worker, so that none waits for the slowest."""


class RunningPiece(Protocol[Finished]):
    """A piece in progress."""

    def result(self) -> Finished:
        """Returns its result, waiting for it."""
        ...


Submit = Callable[[Piece], RunningPiece[Result]]
"""Submits a piece."""


class Workers(ABC):
    """A pool of workers.

    Attributes:
        count: number of workers.
        here: whether they see the files of this machine.
    """

    count: int
    here: bool

    @abstractmethod
    def equipped(self, equip: Equip[Piece, Result]) -> AbstractContextManager[Submit[Piece, Result]]:
        """Prepares all workers for pieces of one kind; pieces not begun when it closes are dropped."""

    @abstractmethod
    def apart(self) -> "Workers":
        """Returns workers for pieces that keep Python itself busy, which threads cannot run in parallel."""

    def run(self, equip: Equip[Piece, Result], pieces: Iterable[Piece]) -> Iterator[Result]:
        """Yields the results of pieces in their order; when closed, pieces not begun are dropped."""
        # A bounded queue: results are consumed in order while later pieces run.
        under_way = deque[RunningPiece[Result]]()
        with self.equipped(equip) as submit:
            for piece in pieces:
                under_way.append(submit(piece))
                if len(under_way) == EACH * self.count:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()


class Threads(Workers):
    """Threads of this process, for pieces that run in kernels.

    Args:
        count: None for one per processor.
    """

    here = True

    def __init__(self, count: int | None = None) -> None:
        self.count = count or count_processors()

    @contextmanager
    def equipped(self, equip: Equip[Piece, Result]) -> Iterator[Submit[Piece, Result]]:
        """Prepares all workers; see `Workers`."""
        # Scratch memory per thread: kernels write to it without locks.
        mine = local()

        def do(piece: Piece) -> Result:
            if not hasattr(mine, "work"):
                mine.work = equip()
            done: Result = mine.work(piece)
            return done

        with _open_pool(ThreadPoolExecutor(self.count)) as pool:
            yield lambda piece: pool.submit(do, piece)

    def apart(self) -> Workers:
        """Returns processes, if there is more than one worker."""
        return Processes(self.count) if self.count > 1 else self


class Processes(Workers):
    """Processes of this machine."""

    here = True

    def __init__(self, count: int) -> None:
        self.count = count

    @contextmanager
    def equipped(self, equip: Equip[Piece, Result]) -> Iterator[Submit[Piece, Result]]:
        """Prepares all workers; see `Workers`."""
        # Spawned, not forked: a process forked while threads run may inherit their locks.
        with _open_pool(ProcessPoolExecutor(self.count, get_context("spawn"), _equip, (equip,))) as pool:
            # Functions of the main script can only be unpickled where it was imported.
            needs_script = b"__main__" in pickle.dumps(equip)

            def submit(piece: Piece) -> RunningPiece[Result]:
                with nullcontext() if needs_script else _hide_script():
                    return pool.submit(_do, piece)

            yield submit

    def apart(self) -> Workers:
        """Returns itself."""
        return self


# Held while the script is hidden, so that two threads do not restore each other's state.
_hiding = Lock()


@contextmanager
def _hide_script() -> Iterator[None]:
    # Processes started within would otherwise run the main script: without a guard it would start all its work again.
    script = vars(sys.modules["__main__"])
    with _hiding:
        held: dict[str, Any] = {name: script[name] for name in ("__file__", "__spec__") if name in script}
        script.pop("__file__", None)
        script["__spec__"] = None
        try:
            yield
        finally:
            script.update(held)


# In a worker process: the function for a piece.
_work: list[Callable[[Any], Any]] = []


def _equip(equip: Equip[Any, Any]) -> None:
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl+C reaches all processes of a terminal; the first one ends the rest
    _work[:] = [equip()]


def _do(piece: Any) -> Any:
    return _work[0](piece)


@contextmanager
def _open_pool(pool: Executor) -> Iterator[Executor]:
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def take_until_interrupt(results: Iterator[Result]) -> Iterator[Result]:
    """Yields results until the user interrupts the work, keeping what was done.

    Raises:
        KeyboardInterrupt: Nothing was done yet.
    """
    done = False
    try:
        for result in results:
            done = True
            yield result
    except KeyboardInterrupt:
        if not done:
            raise


def split_range(count: int, workers: int, least: int, most: int) -> list[range]:
    """Splits ``range(count)`` into pieces of `least` to `most`, enough for all workers; each begins at a multiple of
    `least`.
    """
    # EACH pieces per worker balance the load; ranges are multiples of `least`, so results do not depend on workers.
    shares = -(-count // (EACH * workers * least))
    size = max(least, min(most, shares * least))
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


def count_processors() -> int:
    """Returns the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
