"""Tools for attackers: several addresses of this machine, and connections that ignore the rules."""

import asyncio
import itertools
import json
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect

SOURCES = [f"127.0.0.{number}" for number in range(2, 6)]
"""Linux assigns all of 127.0.0.0/8 to the loopback, so one machine can use several addresses."""
SIX = [f"127.0.0.{number}" for number in range(2, 8)]
"""More than `SOURCES`, for attacks that only several addresses make."""

_WRITERS = 16
_CONNECTIONS = 4
"""Of each address."""


def client(address: str, source: str = SOURCES[0]) -> httpx.AsyncClient:
    """Returns an HTTP client for one address."""
    transport = httpx.AsyncHTTPTransport(local_address=source, limits=httpx.Limits(max_connections=None))
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=120)


async def table_of_one(http: httpx.AsyncClient, kind: str, rules: dict[str, Any] | None = None) -> tuple[str, str]:
    """Opens a table for the attacker; returns its name and key."""
    key = secrets.token_urlsafe(16)
    seats = [{"kind": "person", "name": "Eve", "place": "here"}]
    opening = {"kind": kind, "rules": rules or {"id": "yatzy"}, "seats": seats, "hints": False, "pace": "live"}
    body = {"key": secrets.token_urlsafe(16), "opening": opening, "secret": key, "language": "en"}
    made = (await http.post("/api/tables", json=body)).raise_for_status().json()
    return made["table"], key


async def live(address: str, table: str, keys: list[str], source: str) -> ClientConnection:
    """Opens a WebSocket and sends the greeting."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    socket = await connect(url, compression=None, max_queue=None, local_addr=(source, 0), open_timeout=60)
    await socket.send(json.dumps({"type": "hello", "keys": keys, "after": -1}))
    return socket


async def raw(address: str, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Opens a connection without a protocol."""
    where = urlsplit(address)
    return await asyncio.open_connection(where.hostname, where.port, local_addr=(source, 0))


async def long_table(address: str, events: int) -> str:
    """Fills a score pad from several addresses; returns its name."""
    async with client(address) as http:
        table, key = await table_of_one(http, "block")
    left = itertools.count(events, -1)
    await asyncio.gather(*(_fill(address, table, key, next_source(), left) for _ in range(_WRITERS)))
    return table


async def _fill(address: str, table: str, key: str, source: str, left: Iterator[int]) -> None:
    # As fast as the server lets one connection write.
    socket = await live(address, table, [key], source)
    cell = {"box": "chance", "entry": 0}
    while next(left) > 0:
        points = {"type": "written", "player": 0, "cell": cell, "points": 17, "dice": None, "base": None, "sure": False}
        action = points | {"at": "2026-11-21T18:03:12Z"}
        own = secrets.token_urlsafe(16)
        await socket.send(json.dumps({"type": "act", "key": own, "expect": None, "seat": 0, "action": action}))
        while (said := json.loads(await socket.recv())).get("key") != own:
            pass
        if said["type"] == "refused":
            await asyncio.sleep(1)
    await socket.close()


async def listen(socket: ClientConnection) -> None:
    """Receives everything and keeps nothing."""
    with suppress(Exception):
        async for _ in socket:
            pass


async def fetch_from_six(address: str, wanted: Callable[[], tuple[str, dict[str, str]]]) -> None:
    """Fetches what `wanted` names next, with these headers, again and again from `SIX`; prints the rate."""
    done = [0]
    async with asyncio.TaskGroup() as group:
        group.create_task(_tell_rate(done))
        for source in SIX:
            for _ in range(_CONNECTIONS):
                group.create_task(_fetch_on(address, source, wanted, done))


def in_turn(paths: Sequence[str]) -> Callable[[], tuple[str, dict[str, str]]]:
    """One path after the other, without headers, for `fetch_from_six`."""
    following = itertools.cycle(paths)
    return lambda: (next(following), {})


async def _fetch_on(
    address: str, source: str, wanted: Callable[[], tuple[str, dict[str, str]]], done: list[int]
) -> None:
    async with client(address, source) as http:
        while True:
            path, headers = wanted()
            try:
                await http.get(path, headers={"Accept-Encoding": "gzip", **headers})
                done[0] += 1
            except httpx.HTTPError as error:
                print(f"  {type(error).__name__}", flush=True)


async def _tell_rate(done: list[int]) -> None:
    while True:
        before = done[0]
        await asyncio.sleep(5)
        print(f"  {(done[0] - before) / 5:.0f} a second fetched", flush=True)


async def half_a_request(address: str, source: str) -> asyncio.StreamReader:
    """Sends a request whose header does not end; returns the response stream."""
    reader, writer = await raw(address, source)
    writer.write(b"GET /api/variants HTTP/1.1\r\nHost: localhost\r\n")
    await writer.drain()
    _kept.append(writer)
    return reader


_kept: list[asyncio.StreamWriter] = []
"""Keeps writers alive: a collected one closes its connection."""
_sources = itertools.cycle(SOURCES)


def next_source() -> str:
    """Returns each address in turn."""
    return next(_sources)
