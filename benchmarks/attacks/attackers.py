"""Somebody who means harm: addresses of this machine to come from, and connections that do not care."""

import asyncio
import itertools
import json
import secrets
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect

SOURCES = [f"127.0.0.{number}" for number in range(2, 6)]
"""Linux gives every machine all of 127.0.0.0/8, so that one machine can come from several addresses."""


def client(address: str, source: str = SOURCES[0]) -> httpx.AsyncClient:
    """Requests from one address."""
    transport = httpx.AsyncHTTPTransport(local_address=source, limits=httpx.Limits(max_connections=None))
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=120)


async def table_of_one(http: httpx.AsyncClient, kind: str, rules: dict[str, Any] | None = None) -> tuple[str, str]:
    """A table of the attacker's own; its name and key."""
    key = secrets.token_urlsafe(16)
    seats = [{"kind": "person", "name": "Eve", "place": "here"}]
    opening = {"kind": kind, "rules": rules or {"id": "yatzy"}, "seats": seats, "hints": False, "pace": "live"}
    body = {"key": secrets.token_urlsafe(16), "opening": opening, "secret": key, "language": "en"}
    made = (await http.post("/api/tables", json=body)).raise_for_status().json()
    return made["table"], key


async def live(address: str, table: str, keys: list[str], source: str) -> ClientConnection:
    """A connection that has said hello."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    socket = await connect(url, compression=None, max_queue=None, local_addr=(source, 0), open_timeout=60)
    await socket.send(json.dumps({"type": "hello", "keys": keys, "after": -1}))
    return socket


async def listen(socket: ClientConnection) -> None:
    """Hears everything and keeps nothing."""
    with suppress(Exception):
        async for _ in socket:
            pass


async def half_a_request(address: str, source: str) -> asyncio.StreamReader:
    """A request whose header does not end; gives what the server says to it."""
    where = urlsplit(address)
    reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=(source, 0))
    writer.write(b"GET /api/variants HTTP/1.1\r\nHost: x\r\n")
    await writer.drain()
    _kept.append(writer)
    return reader


_kept: list[asyncio.StreamWriter] = []
"""A writer that nobody holds closes its connection."""
_sources = itertools.cycle(SOURCES)


def next_source() -> str:
    """Each address in turn."""
    return next(_sources)
