"""Where compiled code is kept: in the user's cache, in a folder named after all that it is made of.

Known without loading what compiles, so that it can be asked cheaply whether everything is compiled.
"""

import hashlib
import os
import platform
from functools import cache
from pathlib import Path

from llvmlite import __version__ as llvmlite_version
from platformdirs import user_cache_path

_KERNELS = Path(__file__).parents[1]
SHIPPED = _KERNELS / "intermediate"
"""Intermediate code that comes with the package; not there where nobody made it."""


def folder() -> Path:
    """The folder for the kernels as they are now; ``PASCH_KERNELS`` names another."""
    named = os.environ.get("PASCH_KERNELS")
    return Path(named) if named else user_cache_path("pasch") / "kernels" / _made_of()


def all_compiled() -> Path:
    """The file that says that `kernel_warmup` has compiled everything, once it is there."""
    return folder() / f"prepared-{_made_of()}"


def origin() -> str:
    """Identifies the sources of intermediate code, and the kind of processor."""
    return f"{_sources()} {platform.machine().lower().replace('amd64', 'x86_64')}"


def shipped_code(title: str) -> Path | None:
    """The intermediate code of a kernel that came with the package, if it was made of these sources."""
    stamp, file = SHIPPED / "origin", SHIPPED / title
    return file if file.exists() and stamp.exists() and stamp.read_text() == origin() else None


def _made_of() -> str:
    return hashlib.sha256(f"{_sources()} {llvmlite_version}".encode()).hexdigest()[:16]


@cache
def _sources() -> str:
    digest = hashlib.sha256()
    for source in sorted(_KERNELS.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
