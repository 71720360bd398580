"""Many arrays as one argument of a kernel: a pointer to a list of their addresses.

Numba passes a named tuple of arrays by value, about eight words per array at every call and every access to a field;
compiling that takes longer than compiling the work. A `Packed` is one word, and fields are read when accessed.
"""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pasch.solver.kernels.toolchain.argument_kinds import (
    ArrayKind,
    Kind,
    PackedKind,
    RecordKind,
    find_kind,
    get_address,
    intern_kind,
)


class Packed:
    """A frozen dataclass whose fields kernels can read: integers, arrays, single records and other packed objects.

    Arrays may be written to but not replaced: kernels know the addresses from when the object was created.
    """

    _words: "np.ndarray[tuple[int], np.dtype[np.int64]]"
    _address: int
    _kind: PackedKind

    def __post_init__(self) -> None:
        members: list[tuple[str, int, Kind]] = []
        words = 0
        for field in fields(self):  # type: ignore[arg-type] # every kind of it is a dataclass
            kind = find_kind(getattr(self, field.name))
            members.append((field.name, words, kind))
            words += 1 + kind.axes if isinstance(kind, ArrayKind) else 1
        # Set past the frozen dataclass.
        object.__setattr__(self, "_kind", intern_kind(type(self).__name__, tuple(members)))
        object.__setattr__(self, "_words", list_words(self, _locate))
        object.__setattr__(self, "_address", get_address(self._words))

    def __reduce__(self) -> tuple[Any, ...]:
        # Addresses are taken anew where it is unpickled.
        values = [getattr(self, field.name) for field in fields(self)]  # type: ignore[arg-type] # see above
        return _unpickle, (
            type(self),
            [_Row(value.reshape(1)) if isinstance(value, np.void) else value for value in values],
        )


class _Row(NamedTuple):
    table: NDArray[Any]


def _unpickle(kind: type[Packed], values: list[Any]) -> Packed:
    return kind(*(value.table.copy()[0] if isinstance(value, _Row) else value for value in values))


def list_words(packed: Packed, locate: Callable[[Any], int]) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """Lists the words of a packed object as kernels read them, with addresses from `locate`."""
    words: list[int] = []
    for name, _, kind in packed._kind.members:
        value = getattr(packed, name)
        match kind:
            case ArrayKind():
                words += [locate(value), *value.shape]
            case RecordKind() | PackedKind():
                words.append(locate(value))
            case _:
                words.append(int(value))
    return np.array(words, dtype=np.int64)


def _locate(value: Any) -> int:
    return value._address if isinstance(value, Packed) else get_address(value)
