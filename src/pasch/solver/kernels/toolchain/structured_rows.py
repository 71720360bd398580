"""Tables with named columns for kernels: annotated classes as NumPy's structured arrays.

Kernels read and write ``table[row].name``; elsewhere ``table["name"]`` is the whole column.
"""

from collections.abc import Hashable, Sequence
from functools import cache
from typing import Any, Protocol, TypeVar, cast, get_type_hints, overload

import numpy as np
from numpy.typing import NDArray

R = TypeVar("R")
Row = TypeVar("Row", covariant=True)


class RowTable(Protocol[Row]):
    """Rows of a structured array, typed by the class that declares the columns."""

    @overload
    def __getitem__(self, place: int) -> Row: ...
    @overload
    def __getitem__(self, place: str) -> NDArray[Any]: ...
    @overload
    def __getitem__(self, place: slice | NDArray[np.int64]) -> "RowTable[Row]": ...
    @overload
    def __setitem__(self, place: int, row: tuple[float, ...]) -> None: ...
    @overload
    def __setitem__(self, place: slice, row: Sequence[tuple[float, ...]]) -> None: ...
    def __len__(self) -> int:
        """Returns the number of rows."""
        ...


def new_table(kind: type[R], rows: int) -> RowTable[R]:
    """Allocates rows of zeros."""
    return cast(RowTable[R], np.zeros(rows, dtype=_columns_of(cast(Hashable, kind))))


@cache
def _columns_of(kind: Hashable) -> np.dtype[Any]:
    columns = [(name, np.int64 if number is int else np.float64) for name, number in get_type_hints(kind).items()]
    return np.dtype((np.record, columns))


def build_table(kind: type[R], **columns: object) -> RowTable[R]:
    """Builds rows from columns; a single number fills its column."""
    length = max(np.size(cast(Any, column)) for column in columns.values())
    table = new_table(kind, length)
    for name, column in columns.items():
        table[name][:] = column
    return table


def new_record(kind: type[R], **values: int) -> R:
    """Builds a single row, which kernels may write to."""
    return build_table(kind, **values)[0] if values else new_table(kind, 1)[0]
