"""The writer: one thread writes, and what waits while it writes goes into its next transaction together.

A commit waits for the disk; a hundred tables that act at once then cost two such waits and not a hundred.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoneFree

from pasch.server.logs import log
from pasch.server.store.event_appending import Append, Outcome
from pasch.server.store.store_types import AppendedEvents, Displaced, Unavailable

_MOST = 256
"""Actions in one transaction: a limit to how long the first of them waits for the last."""

_OURS = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
"""Errors of what is asked, not of the database."""

T = TypeVar("T")
Storing = Callable[[Connection, Sequence[Append]], Sequence[Outcome]]


async def run_in(executor: Executor, work: Callable[[], T]) -> T:
    """Runs work in a thread; `Unavailable` where the threads have ended with their store."""
    try:
        begun = executor.submit(work)
    except RuntimeError:
        raise Unavailable("the store is closed") from None
    return await asyncio.wrap_future(begun)


class Writer:
    """Writes in one thread, each transaction whole or not at all.

    Args:
        executor: of one thread.

    Attributes:
        has_failed: the database did not take something, and `works_again` was not called since.
    """

    def __init__(self, engine: Engine, store: Storing, executor: Executor) -> None:
        self._engine = engine
        self._store = store
        self._executor = executor
        self._waiting: list[tuple[Append, asyncio.Future[AppendedEvents]]] = []
        self._gathering: asyncio.Task[None] | None = None
        self.has_failed = False

    async def append(self, append: Append) -> AppendedEvents:
        """Stores an action, in one transaction with all other pending appends."""
        done: asyncio.Future[AppendedEvents] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        if self._gathering is None:
            self._gathering = asyncio.create_task(self._gather())
        return await done

    async def write(self, action: Callable[[Connection], T]) -> T:
        """Runs another write in its own transaction, after pending appends."""
        return await run_in(self._executor, partial(self._alone, action))

    async def close(self) -> None:
        """Ends after all that waits is written."""
        if self._gathering is not None:
            await asyncio.wait([self._gathering])
        await asyncio.to_thread(self._executor.shutdown)

    def works_again(self) -> None:
        """Notes that the database takes what is written."""
        if self.has_failed:
            self.has_failed = False
            log.warning("store-writes-again")

    async def _gather(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
            for (_, done), outcome in zip(batch, await self._outcomes([append for append, _ in batch]), strict=True):
                _tell(done, outcome)
        self._gathering = None

    async def _outcomes(self, appends: Sequence[Append]) -> Sequence[Outcome | Exception]:
        try:
            return await run_in(self._executor, partial(self._together, appends))
        except Unavailable as error:
            return [error for _ in appends]

    def _together(self, appends: Sequence[Append]) -> Sequence[Outcome | Exception]:
        try:
            with self._engine.begin() as connection:
                return self._store(connection, appends)
        except Exception as error:
            if len(appends) == 1 or (isinstance(error, SQLAlchemyError) and isinstance(plain(error), Unavailable)):
                return [self._note_failure(error) for _ in appends]
        # The database will not take one of them, whatever it is: that one alone is to fail.
        return [self._together([append])[0] for append in appends]

    def _alone(self, action: Callable[[Connection], T]) -> T:
        try:
            with self._engine.begin() as connection:
                return action(connection)
        except (SQLAlchemyError, Unavailable) as error:
            raise self._note_failure(error) from error

    def _note_failure(self, error: Exception) -> Exception:
        failure = plain(error)
        if isinstance(failure, Unavailable) and not self.has_failed:
            self.has_failed = True
            if isinstance(failure, Displaced):
                log.error("store-displaced")
            else:
                log.error("store-write-failed", extra={"kind": type(error).__name__})
        return failure


def _tell(done: asyncio.Future[AppendedEvents], outcome: Outcome | Exception) -> None:
    if done.cancelled():  # whoever asked is gone; it is stored all the same, and the same key finds it
        return
    if isinstance(outcome, AppendedEvents):
        done.set_result(outcome)
    else:
        done.set_exception(outcome)


def plain(error: Exception) -> Exception:
    """`Unavailable` for what is the database's trouble; everything else is a mistake of ours and stays what it is.

    PEP 249 says which is which. A lost connection need not be noticed as one: its driver may raise an error of its
    interface, or a bare one for what has no code of the database.
    """
    if isinstance(error, DBAPIError):
        return error if isinstance(error, _OURS) and not error.connection_invalidated else Unavailable(str(error.orig))
    return Unavailable(str(error)) if isinstance(error, NoneFree) else error
