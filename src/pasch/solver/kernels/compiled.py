"""Functions compiled to machine code, once per machine.

The compiled code is kept (see `kept_code`): a kernel is compiled anew when anything it may be made of has changed.
Arithmetic is plain IEEE in the order written, so results do not depend on the number of threads.
"""

from collections.abc import Callable
from typing import TypeVar, cast

import numba
from numba.core import config
from numba.core.caching import FunctionCache

from pasch.solver.kernels.kept_code import folder

F = TypeVar("F", bound=Callable[..., object])


config.CACHE_DIR = str(folder())

_NUMBA = {"nogil": True, "error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True}


class _Kept(FunctionCache):  # type: ignore[misc] # Numba is not typed
    """Compiled code on disk, opened without what only compiling needs: a fifth of the time."""

    def load_overload(self, sig: object, target_context: object) -> object:
        """As Numba's, which first gathers everything that it can compile."""
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)


def compiled(function: F) -> F:
    """A kernel, called from Python: no Python objects inside, no lock held while it runs."""
    kernel = numba.njit(**_NUMBA)(function)
    kernel._cache = _Kept(function)
    return cast(F, kernel)


def part(function: F) -> F:
    """A part of kernels, which nobody calls from Python."""
    return cast(F, numba.njit(no_cpython_wrapper=True, **_NUMBA)(function))


def inlined(function: F) -> F:
    """A part whose call would cost more than what it does: a few lines, or a row given back."""
    return cast(F, numba.njit(no_cpython_wrapper=True, forceinline=True, **_NUMBA)(function))


def merged(function: F) -> F:
    """A part whose text becomes that of its callers: for what only calls others, because every level of calls is
    optimised anew, and for what is given a part as an argument, which no kernel that is kept can hand on.
    """
    return cast(F, numba.njit(no_cpython_wrapper=True, inline="always", **_NUMBA)(function))
