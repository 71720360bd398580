"""Descendants of a process, and whether they have ended (Linux)."""

import time
from contextlib import suppress
from pathlib import Path

import pytest


def is_gone(pid: int) -> bool:
    """Whether a process is no more, or only waits for its parent to hear of it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def wait_until_gone(pids: list[int]) -> None:
    for _ in range(400):
        if all(map(is_gone, pids)):
            return
        time.sleep(0.05)
    pytest.fail(f"{pids} are left behind")


def descendants(pid: int) -> list[int]:
    """All processes that one has started, and those that they have."""
    found = [pid]
    for one in found:
        for children in Path(f"/proc/{one}/task").glob("*/children"):
            # Threads and processes end while they are counted.
            with suppress(FileNotFoundError, ProcessLookupError):
                found += map(int, children.read_text().split())
    return found[1:]
