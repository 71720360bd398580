"""Memory and processor time of a server and all its descendants, from ``/proc``."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_EVERY_S = 0.25
_TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")
_PPID, _CPU = 1, slice(11, 15)
"""Fields of ``/proc/PID/stat`` after the name: the parent; the ticks of the process and of its ended children."""


class Footprint:
    """Samples a process tree while something else runs.

    Attributes:
        before: bytes of resident memory at the start.
        peak: the highest number of bytes of any sample.
        cpu_s: processor seconds that the tree has used since the start.
    """

    def __init__(self, root: int) -> None:
        self._root = root
        self.before = self.peak = memory_of(root)
        self._cpu_before = cpu_of(root)
        self.cpu_s = 0.0

    def sample(self) -> None:
        """Takes one sample."""
        self.peak = max(self.peak, memory_of(self._root))
        # A killed child's time is added to its parent's only once that has waited for it.
        self.cpu_s = max(self.cpu_s, cpu_of(self._root) - self._cpu_before)

    def __str__(self) -> str:
        grown = (self.peak - self.before) / 1e6
        return f"memory {self.before / 1e6:.0f} MB, at peak +{grown:.0f} MB, {self.cpu_s:.1f} CPU-s"


@contextmanager
def footprint(root: int) -> Iterator[Footprint]:
    """Samples the tree of a process until the end of the block."""
    found = Footprint(root)
    ended = threading.Event()

    def watch() -> None:
        while not ended.wait(_EVERY_S):
            found.sample()

    watching = threading.Thread(target=watch)
    watching.start()
    try:
        yield found
    finally:
        ended.set()
        watching.join()
        found.sample()


def memory_of(root: int) -> int:
    """Returns the resident bytes of a process and all its descendants; shared pages are counted once."""
    return sum(map(_memory_of_one, _tree(root)))


def _memory_of_one(pid: int) -> int:
    with suppress(OSError):
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        return next((1024 * int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)
    return 0


def cpu_of(root: int) -> float:
    """Returns the processor seconds of a process and all its descendants."""
    known = _stats()
    return sum(sum(map(int, known[pid][_CPU])) for pid in _tree(root) if pid in known) / _TICKS_A_SECOND


def _tree(root: int) -> list[int]:
    children: dict[int, list[int]] = {}
    for pid, fields in _stats().items():
        children.setdefault(int(fields[_PPID]), []).append(pid)
    found = [root]
    for pid in found:
        found.extend(children.get(pid, ()))
    return found


def _stats() -> dict[int, list[str]]:
    found = {}
    for each in Path("/proc").iterdir():
        if each.name.isdigit():
            with suppress(OSError):
                # The name is in brackets and may hold anything.
                found[int(each.name)] = (each / "stat").read_text().rpartition(")")[2].split()
    return found
