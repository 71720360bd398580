"""Kinds of kernel arguments, and the machine words they are passed as; loads no compiler."""

import hashlib
from typing import Any, NamedTuple

import numpy as np


class ArrayKind(NamedTuple):
    """A contiguous array."""

    dtype: np.dtype[Any]
    axes: int


class RecordKind(NamedTuple):
    """A record, passed by address."""

    dtype: np.dtype[Any]


class PackedKind:
    """A `packed_arrays.Packed`: by field, its name, first word and kind. Equal kinds are the same object."""

    def __init__(self, name: str, members: "tuple[tuple[str, int, Kind], ...]") -> None:
        self.name, self.members = name, members
        text = ", ".join(f"{member}: {describe_kind(kind)}" for member, _, kind in members)
        self.digest = hashlib.sha256(text.encode()).hexdigest()[:12]

    def __reduce__(self) -> tuple[Any, ...]:
        return intern_kind, (self.name, self.members)


Kind = type[int] | type[float] | ArrayKind | RecordKind | PackedKind

_known: dict[tuple[object, ...], PackedKind] = {}


def intern_kind(name: str, members: tuple[tuple[str, int, Kind], ...]) -> PackedKind:
    """Returns the one kind with these members."""
    # Identity is equality, so that a kernel finds its form by a dictionary of kinds.
    # `setdefault` keeps threads that meet here from making two.
    key = name, members
    return _known.get(key) or _known.setdefault(key, PackedKind(name, members))


def describe_kind(kind: Kind) -> str:
    """Describes a kind the same on every machine, and differently where the machine code differs."""
    match kind:
        case PackedKind():
            return f"{kind.name} {kind.digest}"
        case ArrayKind():
            return f"{kind.axes} × {_layout(kind.dtype)}"
        case RecordKind():
            return _layout(kind.dtype)
    return kind.__name__


def _layout(dtype: np.dtype[Any]) -> str:
    return str(dtype.descr) if dtype.names else dtype.str


def find_kind(value: Any) -> Kind:
    """Returns the kind of a value.

    Raises:
        TypeError: Kernels cannot read it.
    """
    if isinstance(value, np.ndarray):
        if not value.flags.c_contiguous:
            raise TypeError("kernels read contiguous arrays only")
        return ArrayKind(value.dtype, value.ndim)
    if isinstance(value, np.void):
        return RecordKind(value.dtype)
    kind = getattr(value, "_kind", None)
    if isinstance(kind, PackedKind):
        return kind
    if isinstance(value, int | np.integer):
        return int
    if isinstance(value, float):
        return float
    raise TypeError(f"kernels cannot read {value!r}")


def get_address(value: Any) -> int:
    """Returns the address of an array or a record."""
    found: int = value.__array_interface__["data"][0]
    return found
