"""Objects that several threads share: scratch memory for each thread, or one call at a time."""

from collections.abc import Callable
from functools import wraps
from threading import RLock, local
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class CopiedLock:
    """A reentrant lock whose copies, also in other processes, are new and free."""

    def __init__(self) -> None:
        self.lock = RLock()

    def __reduce__(self) -> tuple[type["CopiedLock"], tuple[()]]:
        return CopiedLock, ()


class PerThread(local):
    """Scratch memory made anew in each thread that asks for it; a copy is empty.

    Attributes:
        scratch: that of the current thread.
    """

    def __init__(self, make: Callable[..., Any], *args: object) -> None:
        self._recipe = make, args
        self.scratch = make(*args)

    def __reduce__(self) -> tuple[type["PerThread"], tuple[object, ...]]:
        make, args = self._recipe
        return PerThread, (make, *args)


class _Locked(Protocol):
    @property
    def _calls(self) -> CopiedLock: ...


L = TypeVar("L", bound=_Locked)


def one_at_a_time(method: Callable[Concatenate[L, P], R]) -> Callable[Concatenate[L, P], R]:
    """Makes the calls of a method wait for each other, and for those of the object's other methods marked so."""

    @wraps(method)
    def alone(self: L, /, *args: P.args, **kwargs: P.kwargs) -> R:
        with self._calls.lock:
            return method(self, *args, **kwargs)

    return alone
