"""Connections before anything is asked over them: how many there may be, and how long the header of a request may take.

uvicorn itself waits for a header for ever, so a few thousand requests that never end would use up all that the system
grants. Here each has so many seconds, one address has so many connections, and where all are taken, those go first that
have waited for a header longest: whoever has asked something keeps the connection.
"""

from asyncio import BaseTransport, TimerHandle, Transport
from typing import Protocol

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pasch.server.web import limits

OWN_HANDLES = 100
"""Of the process: the database, files, other processes."""
DOOR = "door"
"""Where a connection finds its `Door` among what the app's lifespan gave."""


class Connection(Protocol):
    """One that is counted."""

    @property
    def host(self) -> str | None:
        """The address of its other end; None for a proxy, which speaks for many."""

    def drop(self) -> None:
        """Closes it at once."""


class Door:
    """Counts the connections of one process.

    Args:
        most: that there may be.
        most_of_one: that one address may have; None for any number.
        header_seconds: for the header of a request.
    """

    def __init__(self, most: int, most_of_one: int | None, header_seconds: float) -> None:
        self.header_seconds = header_seconds
        self._most = most
        self._most_of_one = most_of_one
        self._inside: dict[Connection, str | None] = {}
        self._of_one: dict[str | None, int] = {}
        self._waiting: dict[Connection, None] = {}

    def enter(self, connection: Connection) -> bool:
        """Counts a connection, and says whether it may stay."""
        who = connection.host and limits.who(connection.host)
        if who is not None and self._most_of_one is not None and self._of_one.get(who, 0) >= self._most_of_one:
            return False
        if len(self._inside) >= self._most and not self._drop_oldest():
            return False
        self._inside[connection] = who
        self._of_one[who] = self._of_one.get(who, 0) + 1
        return True

    def leave(self, connection: Connection) -> None:
        """Counts a connection no more; twice is as once."""
        self._waiting.pop(connection, None)
        if connection not in self._inside:
            return
        who = self._inside.pop(connection)
        self._of_one[who] -= 1
        if not self._of_one[who]:
            del self._of_one[who]

    def waits(self, connection: Connection) -> None:
        """A header is awaited."""
        if connection in self._inside:
            self._waiting[connection] = None

    def came(self, connection: Connection) -> None:
        """The header is complete."""
        self._waiting.pop(connection, None)

    def _drop_oldest(self) -> bool:
        """Drops the one that has waited for a header longest, if any does."""
        oldest = next(iter(self._waiting), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.drop()
        return True


def _host(connection: "HttpConnection | LiveConnection") -> str | None:
    host = connection.client[0] if connection.client else ""
    app = connection.config.loaded_app
    return None if isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts else host


class HttpConnection(HttpToolsProtocol):
    """A connection over which requests come, or a WebSocket begins."""

    _door: Door
    _due: TimerHandle | None = None

    @property
    def host(self) -> str | None:
        """The address of its other end; None for a proxy."""
        return _host(self)

    def drop(self) -> None:
        """Closes it at once."""
        self.transport.abort()

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override] # as uvicorn's own
        """It begins; the header of the first request is awaited."""
        super().connection_made(transport)
        self._door = self.app_state[DOOR]
        if self._door.enter(self):
            self._wait()
        else:
            self.drop()

    def data_received(self, data: bytes) -> None:
        """Whatever comes while no request is answered is the beginning of a header, were it an empty line."""
        super().data_received(data)
        is_answering = bool(self.cycle) and not self.cycle.response_complete
        if self._due is None and not is_answering and self.transport.get_protocol() is self:
            self._wait()

    def on_headers_complete(self) -> None:
        """The parser has a header."""
        self._wait_no_more()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a `LiveConnection`."""
        self._wait_no_more()
        self._door.leave(self)
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._wait_no_more()
        self._door.leave(self)
        super().connection_lost(exc)

    def _wait(self) -> None:
        if not self.transport.is_closing():
            self._door.waits(self)
            self._due = self.loop.call_later(self._door.header_seconds, self.drop)

    def _wait_no_more(self) -> None:
        self._door.came(self)
        if self._due is not None:
            self._due.cancel()
            self._due = None


class LiveConnection(WebSocketsSansIOProtocol):
    """A WebSocket, counted like any connection."""

    @property
    def host(self) -> str | None:
        """The address of its other end; None for a proxy."""
        return _host(self)

    def drop(self) -> None:
        """Closes it at once."""
        self.transport.abort()

    def connection_made(self, transport: BaseTransport) -> None:
        """It begins, in the place of the connection that it was."""
        super().connection_made(transport)
        self.app_state[DOOR].enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.app_state[DOOR].leave(self)
        super().connection_lost(exc)
