"""Location of compiled code: a folder of the user's cache named after everything the code depends on.

Loads no compiler, so that checking whether everything is compiled is cheap.
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
"""Intermediate code shipped with the package; absent in a source checkout."""


def get_cache_folder() -> Path:
    """Returns the folder for the kernels of this version; ``PASCH_KERNELS`` overrides it."""
    named = os.environ.get("PASCH_KERNELS")
    return Path(named) if named else user_cache_path("pasch") / "kernels" / _hash_inputs()


def get_marker_path() -> Path:
    """Returns the file that `kernel_warmup` creates once everything is compiled."""
    return get_cache_folder() / f"prepared-{_hash_inputs()}"


def describe_origin() -> str:
    """Returns a stamp of the kernels' sources and the processor architecture."""
    return f"{_hash_sources()} {platform.machine().lower().replace('amd64', 'x86_64')}"


def find_shipped_code(title: str) -> Path | None:
    """Returns the shipped intermediate code of a kernel if it was compiled from these sources."""
    stamp, file = SHIPPED / "origin", SHIPPED / title
    return file if file.exists() and stamp.exists() and stamp.read_text() == describe_origin() else None


def _hash_inputs() -> str:
    # Other sources or another LLVM give other machine code.
    return hashlib.sha256(f"{_hash_sources()} {llvmlite_version}".encode()).hexdigest()[:16]


@cache
def _hash_sources() -> str:
    digest = hashlib.sha256()
    for source in sorted(_KERNELS.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
