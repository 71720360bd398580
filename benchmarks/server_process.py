"""A server of one's own, as a process on a free port: for tests that kill it and benchmarks that load it."""

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

_PATIENCE_S = 60
_SHOWN = 4000
"""Letters of a server's log that a failure shows."""


@contextmanager
def serving(*options: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Starts ``pasch serve`` with these options and ends it again. What fails meanwhile shows the end of its log.

    Yields:
        Its address, once it answers, and its process.
    """
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryFile() as log:
        server = start(port, *options, log=log)
        try:
            wait_until_ready(address, server)
            yield address, server
        except BaseException as error:
            error.add_note(f"The server's log ends:\n{_end_of(log)}")
            raise
        finally:
            server.terminate()
            server.wait()


def _end_of(log: IO[bytes]) -> str:
    log.seek(max(0, log.seek(0, os.SEEK_END) - _SHOWN))
    return log.read().decode(errors="replace")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def start(port: int, *options: str, log: IO[bytes] | int = subprocess.DEVNULL) -> subprocess.Popen[bytes]:
    """The process, not waited for."""
    command = [sys.executable, "-m", "pasch", "serve", "--port", str(port), *options]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)


def wait_until_ready(address: str, server: subprocess.Popen[bytes]) -> None:
    """Waits until the server answers.

    Raises:
        RuntimeError: it has ended, or takes longer than a minute.
    """
    until = time.monotonic() + _PATIENCE_S
    while time.monotonic() < until and server.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/readyz"):
                return
        except OSError:  # nobody listens yet, or the answer is that it is not ready
            time.sleep(0.02)
    raise RuntimeError(f"the server at {address} does not answer; its exit status is {server.poll()}")
