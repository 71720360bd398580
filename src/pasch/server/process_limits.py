"""Resource limits of processes, and the end of a process with its parent."""

import os
import signal
import sys
import time
from contextlib import suppress
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread

MOST_HANDLES = 65_536
"""Files and connections that one process may need."""
_LAST_MOMENT_S = 8
"""For a worker to end by itself."""


def take_handles() -> int:
    """Raises how many files and connections this process may hold, as far as it may itself; gives the number."""
    if sys.platform == "win32":
        return MOST_HANDLES
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_HANDLES if most == resource.RLIM_INFINITY else min(most, MOST_HANDLES)
    if now != resource.RLIM_INFINITY and now < wanted:
        # Some systems allow less than they say.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    granted, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_HANDLES if granted == resource.RLIM_INFINITY else granted


def restrict(memory_bytes: int, niceness: int) -> None:
    """Takes so much memory at most from now on, and gives way to processes of a higher priority."""
    if sys.platform == "win32":
        return
    import resource

    os.nice(niceness)
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    if most == resource.RLIM_INFINITY or most > memory_bytes:
        resource.setrlimit(resource.RLIMIT_DATA, (memory_bytes, memory_bytes))


def held_bytes() -> int:
    """Returns the memory that this process holds alone; 0 on systems that do not tell."""
    try:
        _, resident, shared, *_ = Path("/proc/self/statm").read_text().split()
    except OSError:
        return 0
    return (int(resident) - int(shared)) * os.sysconf("SC_PAGE_SIZE")


def end_with_parent() -> None:
    """Ends this worker process when its parent is gone, however that ended: nothing else would."""
    Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = parent_process()
    if parent is None:
        return
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(_LAST_MOMENT_S)
    os._exit(1)
