"""Running the server: its socket, its processes, and how it ends."""

import asyncio
import errno
import ipaddress
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Thread
from types import FrameType
from urllib.parse import urlsplit

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from pasch.rules.errors import PaschError, Problem, reason
from pasch.server import logs
from pasch.server.compute.startup_warmup import ready_ahead
from pasch.server.settings import Settings
from pasch.server.store import Store
from pasch.server.web.app import VARIABLE, create_app
from pasch.server.web.guard.connection_limits import HttpConnection, LiveConnection
from pasch.server.web.guard.error_answers import MOST_BYTES

_BACKLOG = 2048
_GRACE_S = 3
"""For requests that wait when the server is stopped."""
_PATIENCE_S = 120
HAND_OVER_S = 10.0
"""Seconds that a start waits for the port and the database of a server that is about to end: it finishes its answers,
and its processes notice that they are alone.
"""
_LOOK_AGAIN_S = 0.1
_CONTAINER_MARKS = ("/.dockerenv", "/run/.containerenv")
"""Files that Docker and Podman make; our own image sets the variable ``container`` for all others."""
_NOWHERE = ("192.0.2.1", 9)
"""An address for examples: connecting to it sends nothing, and shows which of our own addresses would be used."""


def run(settings: Settings, listening: socket.socket, workers: int, ready: Callable[[], None]) -> None:
    """Serves until the process gets a signal to stop; the caller holds the database.

    Args:
        ready: called once the server answers.

    Raises:
        PaschError: the database cannot be used.
    """
    logs.install(logs.level())
    asyncio.run(_try(settings.database))
    if workers > 1:
        os.environ[VARIABLE] = settings.text()
    app = create_app(settings) if workers == 1 else "pasch.server.web.app:app_of_worker"
    config = configuration(app, workers, settings.proxies)
    server = uvicorn.Server(config)
    Thread(target=_tell_when_ready, args=(listening, server, ready), daemon=True).start()
    # The server ends by itself at either signal, and then raises it again: both are a usual end.
    signal.signal(signal.SIGTERM, _end)
    with ready_ahead() if settings.ahead else nullcontext(), suppress(KeyboardInterrupt):
        if workers == 1:
            server.run([listening])
        else:
            Multiprocess(config, sockets=[listening]).run()


def configuration(app: FastAPI | str, workers: int, proxies: Sequence[str]) -> uvicorn.Config:
    """Returns uvicorn's configuration for the app, or for its factory in several workers.

    Args:
        proxies: networks whose forwarded headers are believed.
    """
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        http=HttpConnection,
        ws=LiveConnection,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        forwarded_allow_ips=[*proxies],
        timeout_keep_alive=30,
        timeout_graceful_shutdown=_GRACE_S,
    )


def listen(host: str, port: int, patience_s: float = 0.0, waiting: Callable[[], None] = lambda: None) -> socket.socket:
    """Returns the socket that the server listens on, before anything else is started.

    Args:
        patience_s: time to wait for a process that has the port.
        waiting: called once if another process has it now.

    Raises:
        PaschError: there is no such address here, or another process keeps the port.
    """
    try:
        found, *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise PaschError(Problem("serve-host", {"host": host})) from None
    family, kind, protocol, _, address = found
    until, patient = time.monotonic() + patience_s, False
    while True:
        listening = socket.socket(family, kind, protocol)
        try:
            if sys.platform != "win32":
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
            listening.listen(_BACKLOG)
        except OSError as error:
            listening.close()
            if error.errno != errno.EADDRINUSE or time.monotonic() >= until:
                raise PaschError(_why_not(error, host, port)) from None
        else:
            return listening
        if not patient:
            waiting()
            patient = True
        time.sleep(_LOOK_AGAIN_S)


def address_of(listening: socket.socket) -> str:
    """Returns the address for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if ipaddress.ip_address(host).is_unspecified:
        host = "127.0.0.1"
    return _address(host, port)


def address_in_network(listening: socket.socket) -> str | None:
    """Returns the address to type on another device; None where the server is for this machine alone, or no address is
    known, as in a container.
    """
    host, port = listening.getsockname()[:2]
    found = ipaddress.ip_address(host)
    if found.is_loopback:
        return None
    if not found.is_unspecified:
        return _address(host, port)
    if is_in_container():
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(_NOWHERE)
        return _address(probe.getsockname()[0], port)
    return None


def is_open_to_network(listening: socket.socket) -> bool:
    """Returns whether other devices can reach the server."""
    return not ipaddress.ip_address(listening.getsockname()[0]).is_loopback


def is_in_container() -> bool:
    """Returns whether the addresses of this machine are known only inside a container."""
    return "container" in os.environ or any(Path(mark).exists() for mark in _CONTAINER_MARKS)


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _why_not(error: OSError, host: str, port: int) -> Problem:
    if error.errno == errno.EADDRINUSE:
        return Problem("port-taken", {"port": port})
    if error.errno == errno.EADDRNOTAVAIL:
        return Problem("serve-host", {"host": host})
    return Problem("port-denied", {"port": port, "reason": reason(error)})


async def _try(database: str) -> None:
    # Opens and migrates the database once, so that its errors are reported before anything runs.
    store = await Store.open(database)
    await store.close()


def _tell_when_ready(listening: socket.socket, server: uvicorn.Server, ready: Callable[[], None]) -> None:
    where = urlsplit(address_of(listening))
    until = time.monotonic() + _PATIENCE_S
    while time.monotonic() < until and not server.should_exit:
        if _answers(where.hostname or "", where.port):
            ready()
            return
        time.sleep(0.05)


def _answers(host: str, port: int | None) -> bool:
    connection = HTTPConnection(host, port, timeout=5)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def _end(_signal: int, _frame: FrameType | None) -> None:
    sys.exit(0)
