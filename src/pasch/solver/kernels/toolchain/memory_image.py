"""The memory of a kernel that runs elsewhere: its arguments at addresses of a 32-bit memory.

A kernel compiled to WebAssembly reads the same arrays from its own memory. An image lists their addresses and contents;
the browser copies them there and passes the addresses to the kernel.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pasch.solver.kernels.toolchain.argument_kinds import get_address
from pasch.solver.kernels.toolchain.packed_arrays import Packed, list_words

PAGE = 65_536
STACK = 64 * PAGE
"""Bytes of the stack, which lies below all arrays: kernels need more than the customary 64 kB."""
_ALIGNMENT = 64


class PlacedArray(NamedTuple):
    """An array and its address."""

    address: int
    array: NDArray[Any]


class MemoryImage:
    """Places arrays, records and packed objects one after the other.

    Attributes:
        arrays: everything placed that is not zero.
        top: the first byte that is free.
    """

    def __init__(self) -> None:
        self.arrays: list[PlacedArray] = []
        self.top = STACK
        # By address here: several fields may share an array. The arrays stay alive as long as their addresses count.
        self._known: dict[int, int] = {}
        self._alive: list[Any] = []

    @property
    def pages(self) -> int:
        """Number of pages of the memory."""
        return -(-self.top // PAGE)

    def reserve(self, size: int) -> int:
        """Returns the address of zeros."""
        address = -(-self.top // _ALIGNMENT) * _ALIGNMENT
        self.top = address + size
        return address

    def place(self, value: Any) -> int:
        """Returns the address of an array, a record or a packed object, which is placed once."""
        here = get_address(value._words if isinstance(value, Packed) else value)
        if here not in self._known:
            self._alive.append(value)
            self._known[here] = self._add(list_words(value, self.place) if isinstance(value, Packed) else value)
        return self._known[here]

    def _add(self, value: Any) -> int:
        array = np.atleast_1d(np.asarray(value))
        address = self.reserve(max(array.nbytes, 1))
        if array.tobytes().strip(b"\0"):
            self.arrays.append(PlacedArray(address, array))
        return address
