"""Prepares all that solving needs when a server starts for the first time.

``python -m pasch.server.compute.startup_warmup`` compiles the kernels, then solves the shipped variants, and of those
that are too large the parts that their estimates need; the smallest first. It runs at the lowest priority and ends
with the server that started it; finished work is kept, and the next start continues from there. Of several servers on
a machine one does it.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from threading import Thread
from typing import IO

from platformdirs import user_cache_path

from pasch import solver as solver_package
from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.rules.errors import PaschError
from pasch.rules.variant.variant import Variant
from pasch.server import logs
from pasch.server.clock import monotonic
from pasch.server.compute.compute_service import solver_here
from pasch.server.compute.job_queue import estimated_cost
from pasch.server.compute.work_budgets import SOLVES
from pasch.server.logs import log
from pasch.server.process_limits import restrict

COMMAND = (sys.executable, "-m", "pasch.server.compute.startup_warmup")
_NICENESS = 19
_ROOMS = ("cards", "kernels", "parts", "solve")


@contextmanager
def ready_ahead() -> Iterator[None]:
    """Lets another process make everything ready meanwhile, unless all is or nothing solves here."""
    if not solver_here() or all_ready().exists():
        yield
        return
    # A group of its own: Ctrl-C in a terminal is for the server, which then ends this process.
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        yield
    finally:
        process.kill()
        process.communicate()


def all_ready() -> Path:
    """The file that says that everything is ready, once it is there; another one for other rules or another solver."""
    digest = hashlib.sha256()
    solver = Path(solver_package.__file__).parent
    sources = (file for room in _ROOMS for file in sorted((solver / room).rglob("*.py")))
    variants = sorted(resources.files("pasch.variants").iterdir(), key=lambda file: file.name)
    # The digest covers all sources and rules that solutions depend on.
    for file in (*sources, *(file for file in variants if file.is_file())):
        digest.update(file.read_bytes())
    return user_cache_path("pasch", appauthor=False) / "solutions" / f"ready-{digest.hexdigest()[:16]}"


def make_ready() -> None:
    """Compiles all kernels and solves what is not kept yet."""
    from pasch.solver.kernels.toolchain.code_cache import get_marker_path
    from pasch.solver.solve.kernel_warmup import prepare

    mark = all_ready()
    mark.parent.mkdir(parents=True, exist_ok=True)
    if not get_marker_path().exists():
        prepare()
    # The cheapest first, so that most variants are ready soon.
    for variant in sorted(map(shipped, variant_ids()), key=estimated_cost):
        _solve(variant)
    mark.touch()


def _solve(variant: Variant) -> None:
    from pasch.server.compute.worker_program import is_ready, prepare_variant

    if is_ready(variant, 0.0):
        return
    began = monotonic()
    try:
        kept = prepare_variant(variant, 0.0, lambda _stage, _share: None)
    except (PaschError, MemoryError) as error:
        log.warning("not-solved-ahead", extra={"rules": variant.id, "kind": type(error).__name__})
        return
    log.info(
        "solved-ahead" if kept else "not-kept-ahead",
        extra={"rules": variant.id, "number": round(monotonic() - began, 1)},
    )


def _end_with_the_server() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


def is_alone(lock: IO[str]) -> bool:
    """Returns whether this process got the lock; others are kept out as long as the file is open."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def main() -> None:
    """Makes everything ready, while the standard input stays open."""
    Thread(target=_end_with_the_server, daemon=True).start()
    logs.install(logs.level())
    restrict(SOLVES.memory_bytes, _NICENESS)
    mark = all_ready()
    mark.parent.mkdir(parents=True, exist_ok=True)
    with mark.with_name("ready.lock").open("w") as lock:
        if is_alone(lock):
            make_ready()


if __name__ == "__main__":
    main()
    # The thread that waits for the server to end holds the input, which the interpreter would wait for.
    os._exit(0)
