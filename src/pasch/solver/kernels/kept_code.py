"""Where compiled code is kept: in the user's cache, in a folder named after all that it is made of.

Known without loading what compiles, so that it can be asked cheaply whether everything is compiled.
"""

import hashlib
import os
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path


def folder() -> Path:
    """The folder for the kernels as they are now; ``NUMBA_CACHE_DIR`` names another."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    return Path(named) if named else user_cache_path("pasch") / "kernels" / _sources()


def all_compiled() -> Path:
    """The file that says that `preparing` has compiled everything, once it is there."""
    return folder() / f"prepared-{_sources()}"


def _sources() -> str:
    digest = hashlib.sha256(version("numba").encode())
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
