"""`SizedCache`: what was made for somebody and may be asked for again, within so many bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class SizedCache(Generic[K, V]):
    """Values by their keys; those go first that were used longest ago. The newest always stays.

    Args:
        most_bytes: of all values.
        size_of: bytes that a value takes, about.
    """

    def __init__(self, most_bytes: int, size_of: Callable[[V], int]) -> None:
        self._most_bytes = most_bytes
        self._size_of = size_of
        self._values: OrderedDict[K, V] = OrderedDict()
        self._bytes = 0
        # Rules are compiled in a thread.
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: K) -> V | None:
        """The value of a key, which counts as used; None where it is not kept."""
        with self._lock:
            if key in self._values:
                self._values.move_to_end(key)
            return self._values.get(key)

    def put(self, key: K, value: V) -> None:
        """Keeps a value."""
        with self._lock:
            known = self._values.pop(key, None)
            self._bytes -= 0 if known is None else self._size_of(known)
            self._values[key] = value
            self._bytes += self._size_of(value)
            while self._bytes > self._most_bytes and len(self._values) > 1:
                _, oldest = self._values.popitem(last=False)
                self._bytes -= self._size_of(oldest)
