"""Limits on connections before any request: their number, the time and size of a request's header, and how long an
answer may stay unread.

uvicorn itself waits for a header for ever, keeps all of it, and waits for ever for a client that does not read, so a
few thousand unfinished requests would use up the system's file handles. Here each connection has limits of time and
size, one address has a limited number of them, and when all are taken, those go first that have waited for a header
longest: a connection with a complete request is kept.
"""

import asyncio
from asyncio import BaseTransport, TimerHandle, Transport
from http import HTTPStatus
from typing import Any, Protocol

from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from pasch.server.clock import monotonic
from pasch.server.web.guard import address_limits
from pasch.server.web.guard.error_answers import answer, by_status

OWN_HANDLES = 100
"""Of the process: the database, files, other processes."""
DOOR = "door"
"""Key of the `ConnectionLimiter` in the state of the app's lifespan."""
_WATCH_S = 2.0
_PIECE, _MESSAGE_PIECE = 16_384, 4_096
"""Bytes passed to a parser at a time, of requests and of live messages: the parser keeps its results until they are
fetched, and a read may yield 256 kB.
"""


class Connection(Protocol):
    """One that is counted."""

    @property
    def host(self) -> str | None:
        """The address of its other end; None for a proxy, which speaks for many."""

    @property
    def unread_since(self) -> float | None:
        """Time at which the other end stopped reading; None while it reads."""

    @property
    def is_closing(self) -> bool:
        """Returns whether the connection closes once the other end has read the rest."""

    def drop(self) -> None:
        """Closes it at once."""


class ConnectionLimiter:
    """Counts the connections of one process.

    Args:
        most: that there may be.
        most_of_one: that one address may have; None for any number.
        header_seconds: for the header of a request.
        unread_seconds: that an answer may lie unread.
    """

    def __init__(self, most: int, most_of_one: int | None, header_seconds: float, unread_seconds: float = 30.0) -> None:
        self.header_seconds = header_seconds
        self._unread_seconds = unread_seconds
        self._closing_since: dict[Connection, float] = {}
        self._most = most
        self._most_of_one = most_of_one
        self._inside: dict[Connection, str | None] = {}
        self._of_one: dict[str, int] = {}
        self._waiting: dict[Connection, None] = {}

    def enter(self, connection: Connection) -> bool:
        """Counts a connection, and says whether it may stay."""
        who = connection.host and address_limits.who(connection.host)
        if (
            who is not None
            and self._most_of_one is not None
            and not address_limits.may_add(self._of_one, who, self._most_of_one)
        ):
            return False
        if len(self._inside) >= self._most and not self._drop_oldest():
            return False
        self._inside[connection] = who
        for name in _names(who):
            self._of_one[name] = self._of_one.get(name, 0) + 1
        return True

    def leave(self, connection: Connection) -> None:
        """Counts a connection no more; twice is as once."""
        self._waiting.pop(connection, None)
        if connection not in self._inside:
            return
        for name in _names(self._inside.pop(connection)):
            self._of_one[name] -= 1
            if not self._of_one[name]:
                del self._of_one[name]

    def waits(self, connection: Connection) -> None:
        """A header is awaited."""
        if connection in self._inside:
            self._waiting[connection] = None

    def came(self, connection: Connection) -> None:
        """The header is complete."""
        self._waiting.pop(connection, None)

    async def watch(self) -> None:
        """Closes connections whose other end does not read, until it is cancelled."""
        while True:
            await asyncio.sleep(min(_WATCH_S, self._unread_seconds / 4))
            self.drop_unread(monotonic())

    def drop_unread(self, now: float) -> None:
        """Drops the connections whose other end has read nothing for too long."""
        closing = {one: self._closing_since.get(one, now) for one in self._inside if one.is_closing}
        self._closing_since = closing
        for connection in list(self._inside):
            since = connection.unread_since
            since = closing.get(connection) if since is None else since
            if since is not None and now - since > self._unread_seconds:
                connection.drop()

    def _drop_oldest(self) -> bool:
        oldest = next(iter(self._waiting), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.drop()
        return True


def _names(who: str | None) -> list[str]:
    return [] if who is None else [name for name, _ in address_limits.shares_of(who)]


class _TooLarge(Exception):
    """A header, or the framing of a body, exceeds the limit."""


class _CountedConnection(asyncio.Protocol):
    """Records since when the other end has not read."""

    client: tuple[str, int] | None
    config: Config
    transport: Transport
    unread_since: float | None = None

    @property
    def host(self) -> str | None:
        """The address of its other end; None for a proxy."""
        host, app = self.client[0] if self.client else "", self.config.loaded_app
        return None if isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts else host

    @property
    def is_closing(self) -> bool:
        return self.transport.is_closing()

    def drop(self) -> None:
        """Closes it immediately."""
        self.transport.abort()

    def pause_writing(self) -> None:
        """The other end does not read as quickly as it is written to."""
        self.unread_since = monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        """It has read most of it."""
        self.unread_since = None
        super().resume_writing()


class HttpConnection(_CountedConnection, HttpToolsProtocol):
    """A connection over which requests come, or a WebSocket begins."""

    _door: ConnectionLimiter
    _due: TimerHandle | None = None
    _is_too_large = False
    # Of the present request: bytes of its header; those that are neither header nor body, or of no complete header.
    _header_bytes = _other_bytes = 0
    _in_header = True
    # Of the piece that is parsed: bytes of a body; and whether a header or a request ended in it.
    _body_bytes_of_piece = 0
    _is_new = False

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
        for first in range(0, len(data), _PIECE):
            self._piece_received(data[first : first + _PIECE])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
        is_answering = bool(self.cycle) and not self.cycle.response_complete
        if self._due is None and not is_answering:
            self._wait()

    def _piece_received(self, piece: bytes) -> None:
        self._body_bytes_of_piece = 0
        self._is_new = False
        super().data_received(piece)
        # Where a request began or its header ended, the rest of the piece is let pass: it is small.
        self._other_bytes = 0 if self._is_new else self._other_bytes + len(piece) - self._body_bytes_of_piece
        if self._other_bytes > address_limits.HEADER_BYTES and not self.transport.is_closing():
            self._is_too_large = True
            self.send_400_response("")

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - uvicorn's words are not ours
        """Says that a request cannot be read, or is too large, and ends the connection."""
        answer = unreadable(self.headers or [], is_too_large=self._is_too_large)
        self.transport.write(answer)
        self.transport.close()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._in_header, self._header_bytes = True, 0

    def on_url(self, url: bytes) -> None:
        """A part of its address."""
        self._count_header(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of its header; lines behind its body are left out."""
        if self._in_header:
            self._count_header(len(name) + len(value) + 4)
            if len(self.headers) >= address_limits.HEADER_LINES:
                self._refuse_header()
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The parser has a header."""
        if len(self.pipeline) >= address_limits.PIPELINED:
            self._refuse_header()
        self._in_header, self._is_new = False, True
        self._wait_no_more()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of its body."""
        self._body_bytes_of_piece += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """It has come as a whole."""
        self._is_new = True
        super().on_message_complete()

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

    def _count_header(self, more_bytes: int) -> None:
        self._header_bytes += more_bytes
        if self._header_bytes > address_limits.HEADER_BYTES:
            self._refuse_header()

    def _refuse_header(self) -> None:
        # Stops the parser, which then has uvicorn call `send_400_response`.
        self._is_too_large = True
        raise _TooLarge

    def _wait(self) -> None:
        if not self.transport.is_closing():
            self._door.waits(self)
            self._due = self.loop.call_later(self._door.header_seconds, self.drop)

    def _wait_no_more(self) -> None:
        self._door.came(self)
        if self._due is not None:
            self._due.cancel()
            self._due = None


def unreadable(headers: list[tuple[bytes, bytes]], *, is_too_large: bool) -> bytes:
    """The whole answer to a request that the parser refuses, after which the connection ends.

    Args:
        headers: those lines of its header that came.
    """
    status = 431 if is_too_large else 400
    language = next((value for name, value in headers if name == b"accept-language"), b"").decode("latin-1")
    body = answer(status, [by_status(status)], language).body
    head = (*_ENDS, f"content-length: {len(body)}")
    return "\r\n".join([f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *head, "", ""]).encode() + bytes(body)


_ENDS = ("content-type: application/json; charset=utf-8", "connection: close", "x-content-type-options: nosniff")


class LiveConnection(_CountedConnection, WebSocketsSansIOProtocol):
    """A WebSocket, counted like any connection."""

    # What came while a message waits to be heard.
    _rest = b""
    _pings = 0
    _pings_since = 0.0

    def connection_made(self, transport: BaseTransport) -> None:
        """It begins, in the place of the connection that it was."""
        super().connection_made(transport)
        self.app_state[DOOR].enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.app_state[DOOR].leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parses up to the next message only: a read may contain thirty thousand of them."""
        data, at = self._rest + data, 0
        while at < len(data) and not self.read_paused and not self.transport.is_closing():
            super().data_received(data[at : at + _MESSAGE_PIECE])
            at += _MESSAGE_PIECE
        self._rest = data[at:]

    async def receive(self) -> Any:
        """The next message; the one after it is parsed then."""
        message = await super().receive()
        if not self.read_paused and self._rest:
            self.data_received(b"")
        return message

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message; parts may be empty, so they are counted."""
        if len(self.frames) < address_limits.MESSAGE_PARTS:
            super().handle_cont(event)
        else:
            self.drop()

    def handle_ping(self) -> None:
        """Answers a ping, which is counted nowhere else as it is no message of the protocol."""
        now = monotonic()
        if now - self._pings_since > address_limits.PINGS_WITHIN_S:
            self._pings, self._pings_since = 0, now
        self._pings += 1
        if self._pings > address_limits.PINGS or self.unread_since is not None:
            self.drop()
        else:
            super().handle_ping()
