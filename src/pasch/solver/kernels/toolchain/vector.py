"""Eight doubles at once: the one machine vector that the kernels are written with.

A row is eight consecutive doubles of an array whose last axis has length 8; a kernel treats eight cards, one in each
lane. LLVM turns a row into whatever the processor has: one AVX-512 register, two of AVX, four of SSE or NEON.

These are names for kernels; what they mean is said in `instructions`.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Doubles, Ints

LANES = 8
Row = Any
"""Eight doubles, as kernels hand them on; Python never sees one."""
WIDE = 16
Singles = NDArray[np.float32]
Rows = Doubles | Singles
Line = Any
"""Sixteen singles, likewise; `add`, `less`, `multiply` and `highest` take two of them, too."""


Lanes = NDArray[np.int32]
Whole = Any
"""Sixteen whole numbers of 32 bits, likewise."""


def load(rows: Rows, index: int) -> Row:
    """Row `index` of a contiguous array ``(…, 8)``; of one of singles, line `index` of ``(…, 16)``."""
    raise NotImplementedError


def load_at(values: Doubles, index: int) -> Row:
    """The eight doubles from `index` on, of a contiguous array of one axis."""
    raise NotImplementedError


def store(rows: Rows, index: int, value: Row) -> None:
    """Puts a row into its place."""
    raise NotImplementedError


def splat(value: float) -> Row:
    """A row of one number."""
    raise NotImplementedError


def like(rows: Rows, value: float) -> Row:
    """A row of one number, of the kind that an array holds."""
    raise NotImplementedError


def width(rows: Rows) -> int:
    """Returns the length of such a row."""
    raise NotImplementedError


def add(left: Row, right: Row) -> Row:
    """Lane by lane."""
    raise NotImplementedError


def multiply(left: Row, right: Row) -> Row:
    """Lane by lane."""
    raise NotImplementedError


def highest(left: Row, right: Row) -> Row:
    """The greater one, lane by lane."""
    raise NotImplementedError


def where_equal(left: Row, right: Row, value: Row) -> Row:
    """`value` in the lanes where left and right are equal, 0 in the others."""
    raise NotImplementedError


def less(left: Row, right: Row) -> Row:
    """`left` minus `right`, lane by lane."""
    raise NotImplementedError


def any_positive(value: Row) -> bool:
    """Whether some lane is above 0."""
    raise NotImplementedError


def load_line(values: Singles, index: int) -> Line:
    """The sixteen singles from `index` on, of a contiguous array of one axis."""
    raise NotImplementedError


def store_line(values: Singles, index: int, value: Line) -> None:
    """Puts them into their place."""
    raise NotImplementedError


def splat_single(value: float | np.float32) -> Line:
    """A line of one number."""
    raise NotImplementedError


def sum_of_line(value: Line) -> float:
    """The sum of its numbers, in a fixed order."""
    raise NotImplementedError


def lanes_after(
    high: Ints | Lanes,
    own: Ints | Lanes,
    low: Ints | Lanes,
    column: int,
    inner: int,
    moved: Lanes,
    move: int,
    own_lanes: int,
) -> Whole:
    """``(high * own_lanes + moved[move + own]) * inner + low``, of row `column` of the first three."""
    raise NotImplementedError


def gather(values: Singles, start: int, places: Whole) -> Line:
    """``values[start + places]``."""
    raise NotImplementedError


def places_at(lanes: Ints | Lanes, row: int) -> Whole:
    """Row `row` of an array ``(…, 16)``."""
    raise NotImplementedError


def pass_up(later: Singles, end: Singles, out: Singles) -> None:
    """With five dice of six faces, a throw after which any dice may be taken up again, all at once: from what rolls are
    worth at the next throw, and what ending the turn now is worth, to what they are worth now. As `turn.solve_stage`,
    every node's place known when it is compiled; `cards.lattice.Lattice` numbers them.
    """
    raise NotImplementedError
