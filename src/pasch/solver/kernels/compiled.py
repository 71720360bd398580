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
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., object])


def _sources() -> str:
    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(Path(__file__).parents[1].rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


if not config.CACHE_DIR:
    config.CACHE_DIR = str(user_cache_path("pasch") / "kernels" / _sources())


def compiled(function: F) -> F:
    """A kernel: no Python objects inside, no lock held while it runs."""
    return cast(F, numba.njit(nogil=True, cache=True, error_model="numpy", _nrt=False)(function))


def compiled_inline(function: F) -> F:
    """A part of kernels, compiled by itself and put into those that call it."""
    return cast(F, numba.njit(nogil=True, forceinline=True, error_model="numpy", _nrt=False)(function))


def merged(function: F) -> F:
    """A part that only one kernel, or few, consist of: its text becomes theirs, which compiles quicker."""
    return cast(F, numba.njit(nogil=True, inline="always", error_model="numpy", _nrt=False)(function))


def apart(function: F) -> F:
    """A part of kernels that is called, not copied in: large, in several places, and not in the innermost loop."""
    return cast(F, numba.njit(nogil=True, error_model="numpy", _nrt=False)(function))
