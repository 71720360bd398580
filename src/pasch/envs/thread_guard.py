"""Keeps each environment with one thread: the game of one `reset` is not stepped by others."""

from collections.abc import Callable
from functools import wraps
from threading import Lock, get_ident
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from pasch.rules.errors import PaschError, Problem

P = ParamSpec("P")
R = TypeVar("R")


class ThreadGuard:
    """Knows the thread of an environment's last `reset`; the copy of an environment belongs to nobody yet."""

    def __init__(self) -> None:
        self.owner: int | None = None
        self.inside = Lock()

    def __reduce__(self) -> tuple[type["ThreadGuard"], tuple[()]]:
        return ThreadGuard, ()


class _Guarded(Protocol):
    @property
    def _guard(self) -> ThreadGuard: ...


E = TypeVar("E", bound=_Guarded)


def in_one_thread(method: Callable[Concatenate[E, P], R]) -> Callable[Concatenate[E, P], R]:
    """Makes a method refuse other threads than that of the last `reset`; `reset` itself takes the environment over.

    Raises:
        PaschError: another thread is inside, or it was the one that called `reset`.
    """
    takes_over = method.__name__ == "reset"

    @wraps(method)
    def guarded(self: E, /, *args: P.args, **kwargs: P.kwargs) -> R:
        guard, caller = self._guard, get_ident()
        if not guard.inside.acquire(blocking=False):
            raise PaschError(Problem("env-other-thread"))
        try:
            if takes_over:
                guard.owner = caller
            elif guard.owner not in (None, caller):
                raise PaschError(Problem("env-other-thread"))
            return method(self, *args, **kwargs)
        finally:
            guard.inside.release()

    return guarded
