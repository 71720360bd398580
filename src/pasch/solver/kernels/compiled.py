"""Functions compiled to machine code, once per machine.

The compiled code is kept in the user's cache, in a folder named after the sources of the solver: a kernel is compiled
anew when anything it may be made of has changed. Arithmetic is plain IEEE in the order written, so results do not
depend on the number of threads.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import numba
from numba.core import config
from numba.core.caching import FunctionCache
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., object])


def _sources() -> str:
    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(Path(__file__).parents[1].rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


if not config.CACHE_DIR:
    config.CACHE_DIR = str(user_cache_path("pasch") / "kernels" / _sources())


class _Kept(FunctionCache):  # type: ignore[misc] # Numba is not typed
    """Compiled code on disk, opened without what only compiling needs: a fifth of the time."""

    def load_overload(self, sig: object, target_context: object) -> object:
        """As Numba's, which first gathers everything that it can compile."""
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)


def compiled(function: F) -> F:
    """A kernel: no Python objects inside, no lock held while it runs."""
    kernel = numba.njit(nogil=True, error_model="numpy", _nrt=False)(function)
    kernel._cache = _Kept(function)
    return cast(F, kernel)


def compiled_inline(function: F) -> F:
    """A part of kernels, compiled by itself and put into those that call it."""
    return cast(F, numba.njit(nogil=True, forceinline=True, error_model="numpy", _nrt=False)(function))


def merged(function: F) -> F:
    """A part that only one kernel, or few, consist of: its text becomes theirs, which compiles quicker."""
    return cast(F, numba.njit(nogil=True, inline="always", error_model="numpy", _nrt=False)(function))


def apart(function: F) -> F:
    """A part of kernels that is called, not copied in: large, in several places, and not in the innermost loop."""
    return cast(F, numba.njit(nogil=True, error_model="numpy", _nrt=False)(function))
