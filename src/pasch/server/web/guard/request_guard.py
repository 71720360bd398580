"""The guard before all routes: checks origin, host, size and rate of requests, and sets headers on every answer.

It wraps the framework, so that nothing is read, parsed or answered without it.
"""

import asyncio
from collections.abc import Iterable
from html import escape
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import Problem
from pasch.server.logs import note_mistake
from pasch.server.web.answers.negotiation import accepts_gzip
from pasch.server.web.guard import address_limits
from pasch.server.web.guard.address_limits import AddressLimits
from pasch.server.web.guard.allowed_hosts import Hosts, name_of
from pasch.server.web.guard.client_language import wanted_language
from pasch.server.web.guard.content_policy import policy
from pasch.server.web.guard.error_answers import MOST_BYTES, answer, by_status
from pasch.server.web.metrics import Metrics
from pasch.server.wire.rejection import Rejected
from pasch.server.work_meter import measuring, note_work

_OFF = ("camera", "display-capture", "geolocation", "microphone", "midi", "payment", "usb", "serial", "hid")
HEADERS = {
    "Content-Security-Policy": policy(),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in _OFF),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_BODY_S = 30.0
"""For sending a request's body."""
_REFUSED = '<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Pasch</title><p>{sentence}</p></html>'
_LEAST_PACED = 4096
"""Bytes of an answer that are counted at all."""
_COUNTED = ("/api/", "/t/", "/b/")
"""Addresses that load a table: pages of tables too, as they name its players."""
_READS = ("GET", "HEAD", "OPTIONS")
_JSON = "application/json"


class Guard:
    """Wraps the app."""

    def __init__(self, app: ASGIApp, hosts: Hosts, limits: AddressLimits, metrics: Metrics) -> None:
        self._app = app
        self._hosts = hosts
        self._limits = limits
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request pass, or answers it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        with measuring():
            try:
                await (self._http if scope["type"] == "http" else self._websocket)(scope, receive, send)
            finally:
                self._limits.charge_work(_who(scope))

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        try:
            self._check_host(scope, headers)
            if not same_origin(headers):
                raise Rejected(403, Problem("foreign-origin"))
            self._limits.check(address_limits.CONNECTING, f"connecting {_who(scope)}")
            await self._limits.pace(_who(scope), address_limits.CONNECTING_UNITS)
        except Rejected as error:
            await self._refuse(error.status, error.problems[0], headers)(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        send = _with_length(send) if scope["http_version"] == "1.0" else send
        started = False

        async def safely(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                _add(MutableHeaders(scope=message), _is_api(scope))
            elif len(body := message.get("body", b"")) >= _LEAST_PACED:
                await self._limits.pace_answer(_who(scope), len(body))
            await send(message)

        try:
            body = await self._admit(scope, headers, receive)
            await self._app(_simplified(scope, headers), _again(body, receive), safely)
        except Rejected as error:
            wants_page = not _is_api(scope) and "text/html" in headers.get("accept", "")
            refuse = self._refuse_in_page if wants_page else self._refuse
            await refuse(error.status, error.problems[0], headers)(scope, receive, safely)
        except Exception as error:
            # Headers are out already: the connection can only be broken off.
            if started:
                raise
            note_mistake(error)
            await self._refuse(500, Problem("our-mistake"), headers)(scope, receive, safely)

    async def _admit(self, scope: Scope, headers: Headers, receive: Receive) -> bytes:
        await self._limits.pace(_who(scope))
        self._check_host(scope, headers)
        if scope["method"] not in _READS and not same_origin(headers):
            raise Rejected(403, Problem("foreign-origin"))
        if scope["path"].startswith(_COUNTED):
            self._limits.check(address_limits.REQUESTS, f"requests {_who(scope)}")
        try:
            async with asyncio.timeout(_BODY_S):
                body = await _body(headers, receive)
        except TimeoutError:
            raise Rejected(400, by_status(400)) from None
        note_work(len(body) / address_limits.UNIT_READ_BYTES)
        kind = headers.get("content-type", _JSON).partition(";")[0].strip().lower()
        if body and kind != _JSON and _is_api(scope):
            raise Rejected(415, Problem("request-other-type", {"found": excerpt(kind)}))
        return body

    def _check_host(self, scope: Scope, headers: Headers) -> None:
        hosts = headers.getlist("host")
        if len(hosts) > 1 or (not hosts and scope["http_version"] != "1.0"):
            raise Rejected(400, by_status(400))
        for host in hosts:
            if not self._hosts.allows(host):
                name = name_of(host)
                raise Rejected(421, by_status(400) if name is None else Problem("unknown-host", {"name": name}))

    def _refuse_in_page(self, status: int, problem: Problem, headers: Headers) -> Response:
        self._metrics.error(problem.code)
        language = wanted_language(headers.get("accept-language"))
        sentence = escape(problem.words(language))
        page = (
            f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Pasch</title><p>{sentence}</p></html>'
        )
        return HTMLResponse(page, status)

    def _refuse(self, status: int, problem: Problem, headers: Headers) -> Response:
        self._metrics.error(problem.code)
        return answer(status, [problem], headers.get("accept-language"))


def same_origin(headers: Headers) -> bool:
    """Returns whether a request comes from a page of this server, or from no page at all."""
    origin = headers.get("origin")
    # Browsers send an origin with every cross-site write, so its absence is no browser.
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


def _simplified(scope: Scope, headers: Headers) -> Scope:
    # Whoever answers needs to know nothing of HEAD, whose body uvicorn leaves out, or of the quality of encodings.
    others = [(name, value) for name, value in scope["headers"] if name != b"accept-encoding"]
    encoding = [(b"accept-encoding", b"gzip")] if accepts_gzip(headers) else []
    method = "GET" if scope["method"] == "HEAD" else scope["method"]
    return {**scope, "method": method, "headers": [*others, *encoding]}


def _with_length(send: Send) -> Send:
    # A client of HTTP/1.0 takes the marks of chunks for content.
    held: list[Message] = []

    async def send_whole(message: Message) -> None:
        held.append(message)
        if message["type"] == "http.response.body" and not message.get("more_body", False):
            start, *pieces = held
            body = b"".join(piece.get("body", b"") for piece in pieces)
            if start["status"] not in (204, 304):
                MutableHeaders(scope=start)["Content-Length"] = str(len(body))
            await send(start)
            await send({"type": "http.response.body", "body": body})

    return send_whole


def _is_api(scope: Scope) -> bool:
    return bool(scope["path"].startswith("/api/"))


def _who(scope: Scope) -> str:
    client = scope.get("client")
    return address_limits.who(client[0] if client else None)


async def _body(headers: Headers, receive: Receive) -> bytes:
    length = headers.get("content-length", "0" if "transfer-encoding" not in headers else "")
    if length == "0":
        return b""
    # Refused before anything is read; chunked bodies are counted below.
    if length.isdecimal() and int(length) > MOST_BYTES:
        raise Rejected(413, by_status(413))
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return b""
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > MOST_BYTES:
            raise Rejected(413, by_status(413))
        if not message.get("more_body", False):
            return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    parts: Iterable[Message] = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def read() -> Message:
        for part in parts:
            return part
        return await receive()

    return read


def _add(headers: MutableHeaders, is_api: bool) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if is_api:
        # What happens at a table is never what it was a moment ago; a page says itself how long it may be kept.
        headers.setdefault("Cache-Control", "no-store")
