"""Many arrays as one argument of a kernel: a pointer to a list of where they are.

Numba hands a named tuple of arrays on by value, some eight words for each array, at every call and at every look at one
of its fields; compiling that takes longer than compiling what is done with the arrays. A `Packed` is one word, and a
field is read when it is asked for.
"""

from dataclasses import fields
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pasch.solver.kernels.toolchain.argument_kinds import (
    ArrayKind,
    Kind,
    PackedKind,
    RecordKind,
    address,
    kind_of,
    packed_kind,
)


class Packed:
    """A frozen dataclass whose fields kernels can read: integers, arrays, records of one, and others of its kind.

    Arrays may be written to, but not exchanged: kernels know where they lay when the object was made.
    """

    _words: "np.ndarray[tuple[int], np.dtype[np.int64]]"
    _address: int
    _kind: PackedKind

    def __post_init__(self) -> None:
        words: list[int] = []
        members: list[tuple[str, int, Kind]] = []
        for field in fields(self):  # type: ignore[arg-type] # every kind of it is a dataclass
            value = getattr(self, field.name)
            kind = kind_of(value)
            members.append((field.name, len(words), kind))
            words += _words(value, kind)
        for name, found in (
            ("_words", np.array(words, dtype=np.int64)),
            ("_kind", packed_kind(type(self).__name__, tuple(members))),
        ):
            object.__setattr__(self, name, found)
        object.__setattr__(self, "_address", address(self._words))

    def __reduce__(self) -> tuple[Any, ...]:
        # Where it lies, it is told anew elsewhere.
        values = [getattr(self, field.name) for field in fields(self)]  # type: ignore[arg-type] # see above
        return _unpickled, (
            type(self),
            [_Row(value.reshape(1)) if isinstance(value, np.void) else value for value in values],
        )


class _Row(NamedTuple):
    """A record, pickled: alone it would lose the place where it lies."""

    table: NDArray[Any]


def _unpickled(kind: type[Packed], values: list[Any]) -> Packed:
    return kind(*(value.table.copy()[0] if isinstance(value, _Row) else value for value in values))


def _words(value: object, kind: Kind) -> list[int]:
    match kind:
        case ArrayKind():
            return [address(value), *value.shape]  # type: ignore[attr-defined] # it is an array
        case RecordKind():
            return [address(value)]
        case PackedKind():
            return [value._address]  # type: ignore[attr-defined] # it is a `Packed`
    return [int(value)]  # type: ignore[call-overload] # it is a number
