"""A server of one's own, as a process on a free port: for tests that kill it and benchmarks that load it."""

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

_PATIENCE_S = 60


@contextmanager
def serving(*options: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Starts ``pasch serve`` with these options and ends it again.

    Yields:
        Its address, once it answers, and its process.
    """
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    server = start(port, *options)
    try:
        wait_until_ready(address, server)
        yield address, server
    finally:
        server.terminate()
        server.wait()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def start(port: int, *options: str) -> subprocess.Popen[bytes]:
    """The process, not waited for."""
    command = [sys.executable, "-m", "pasch", "serve", "--port", str(port), *options]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


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
