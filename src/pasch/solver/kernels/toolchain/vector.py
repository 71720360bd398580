"""Eight doubles at once: the one machine vector that kernels are written with.

A row is eight consecutive doubles of an array whose last axis has length 8; a kernel treats eight cards, one in each
lane. LLVM maps a row to the processor's registers: one of AVX-512, two of AVX, four of SSE or NEON. These functions are
names for kernels; `llvm_instructions` implements each under the same name.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Doubles, Ints

LANES = 8
Row = Any
"""Eight doubles, as kernels pass them around; Python never sees one."""
WIDE = 16
Singles = NDArray[np.float32]
Rows = Doubles | Singles
Line = Any
"""Sixteen singles; `add`, `sub`, `multiply` and `maximum` take two of them, too."""


Lanes = NDArray[np.int32]
Whole = Any
"""Sixteen 32-bit integers."""


def load(rows: Rows, index: int) -> Row:
    """Loads row `index` of a contiguous array ``(…, 8) float64``, or line `index` of ``(…, 16) float32``."""
    raise NotImplementedError


def load_at(values: Doubles, index: int) -> Row:
    """Loads the eight doubles from `index` on of a contiguous array of one axis."""
    raise NotImplementedError


def store(rows: Rows, index: int, value: Row) -> None:
    """Stores a row as row `index`."""
    raise NotImplementedError


def splat(value: float) -> Row:
    """Returns a row of eight copies of one number."""
    raise NotImplementedError


def like(rows: Rows, value: float) -> Row:
    """Returns a row or line of copies of one number, of the kind that an array holds."""
    raise NotImplementedError


def width(rows: Rows) -> int:
    """Returns the numbers per row of an array: 8 or 16."""
    raise NotImplementedError


def add(left: Row, right: Row) -> Row:
    """Adds lane by lane."""
    raise NotImplementedError


def multiply(left: Row, right: Row) -> Row:
    """Multiplies lane by lane."""
    raise NotImplementedError


def maximum(left: Row, right: Row) -> Row:
    """Returns the greater number of each lane."""
    raise NotImplementedError


def where_equal(left: Row, right: Row, value: Row) -> Row:
    """Returns `value` in the lanes where left and right are equal, 0 in the others."""
    raise NotImplementedError


def sub(left: Row, right: Row) -> Row:
    """Subtracts right from left, lane by lane."""
    raise NotImplementedError


def any_positive(value: Row) -> bool:
    """Returns whether some lane is above 0."""
    raise NotImplementedError


def load_line(values: Singles, index: int) -> Line:
    """Loads the sixteen singles from `index` on of a contiguous array of one axis."""
    raise NotImplementedError


def store_line(values: Singles, index: int, value: Line) -> None:
    """Stores sixteen singles from `index` on."""
    raise NotImplementedError


def splat_single(value: float | np.float32) -> Line:
    """Returns a line of sixteen copies of one number."""
    raise NotImplementedError


def sum_of_line(value: Line) -> float:
    """Returns the sum of a line's numbers, in a fixed order."""
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
    """Returns ``(high * own_lanes + moved[move + own]) * inner + low``, of row `column` of the first three."""
    raise NotImplementedError


def gather(values: Singles, start: int, places: Whole) -> Line:
    """Returns ``values[start + places]``."""
    raise NotImplementedError


def places_at(lanes: Ints | Lanes, row: int) -> Whole:
    """Loads row `row` of an array ``(…, 16) int32``."""
    raise NotImplementedError


def pass_up(later: Rows, end: Rows, out: Rows) -> None:
    """Steps back one throw with five six-sided dice, any of which may be thrown again.

    The same as `turn_values.solve_stage` with every index known at compile time.

    Args:
        later: ``(rolls, 8) float64`` or ``(rolls, 16) float32``: values of rolls at the next throw.
        end: the same of ending the turn now.
        out: receives the values of rolls now; numbered as in `dice_lattice.DiceLattice`.
    """
    raise NotImplementedError
