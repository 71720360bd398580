"""The code that solves games, compiled before anybody asks for it: when a server starts for the first time.

``python -m pasch.server.solving.ahead`` does it, at the lowest priority, and ends with the server that started it.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

from pasch.server.solving.solvers import solver_here

COMMAND = (sys.executable, "-m", "pasch.server.solving.ahead")
_NICENESS = 19


@contextmanager
def compiled_ahead() -> Iterator[None]:
    """Lets another process compile meanwhile, unless all is compiled or nothing solves here."""
    if not solver_here() or _is_compiled():
        yield
        return
    # A group of its own: Ctrl-C in a terminal is for the server, which then ends this process.
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        yield
    finally:
        process.kill()
        process.communicate()


def _is_compiled() -> bool:
    from pasch.solver.kernels.kept_code import all_compiled

    return all_compiled().exists()


def _end_with_the_server() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


def main() -> None:
    """Compiles all kernels, while the standard input stays open."""
    Thread(target=_end_with_the_server, daemon=True).start()
    if sys.platform != "win32":
        os.nice(_NICENESS)
    from pasch.solver.solve.preparing import prepare

    prepare()


if __name__ == "__main__":
    main()
