"""Location of compiled code: a folder of the user's cache named after everything the code depends on.

Loads no compiler, so that checking whether all is compiled is cheap, and files for browsers are found without one.
"""

import hashlib
import os
import platform
from functools import cache
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path

_KERNELS = Path(__file__).parents[1]
# The rules of the turn, which kernels compile; see `solver.kernels.turn.turn_legality`.
_TURN = Path(__file__).parents[3] / "rules" / "game" / "turn_text.py"
SHIPPED = _KERNELS / "intermediate"
"""Intermediate code shipped with the package; absent in a source checkout."""


def get_cache_folder() -> Path:
    """Returns the folder for the kernels of this version; ``PASCH_KERNELS`` names another folder to keep it in."""
    named = os.environ.get("PASCH_KERNELS")
    # Machine code of other sources has the same names: no version may find that of another.
    return (Path(named) if named else user_cache_path("pasch") / "kernels") / _hash_inputs()


def get_marker_path() -> Path:
    """Returns the file that `kernel_warmup` creates once everything is compiled."""
    return get_cache_folder() / f"prepared-{_hash_inputs()}"


def describe_origin() -> str:
    """Returns a stamp of the kernels' sources and the processor architecture."""
    return f"{describe_sources()} {platform.machine().lower().replace('amd64', 'x86_64')}"


def find_shipped_code(title: str) -> Path | None:
    """Returns the shipped intermediate code of a kernel if it was compiled from these sources for this processor."""
    file = SHIPPED / title
    return file if _read_origin() == describe_origin() and file.exists() else None


def find_browser_file(title: str) -> Path | None:
    """Returns a shipped file for browsers if it was made from these sources; it suits every processor."""
    file = SHIPPED / title
    return file if _read_origin().partition(" ")[0] == describe_sources() and file.exists() else None


def _read_origin() -> str:
    stamp = SHIPPED / "origin"
    return stamp.read_text() if stamp.exists() else ""


@cache
def _hash_inputs() -> str:
    # Other sources or another LLVM give other machine code.
    return hashlib.sha256(f"{describe_sources()} {version('llvmlite')}".encode()).hexdigest()[:16]


@cache
def describe_sources() -> str:
    """Returns a stamp of the kernels' sources, which browsers compare in a kernel and its input."""
    digest = hashlib.sha256()
    for source in (*sorted(_KERNELS.rglob("*.py")), _TURN):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
