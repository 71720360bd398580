"""Two hundred connections of one address write on score pads as fast as they may."""

import asyncio
import json
import secrets
from contextlib import suppress

from attackers import SOURCES, client, live, table_of_one
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

CONNECTIONS, TABLES = 200, 50


async def attack(address: str) -> None:
    """Runs until cancelled."""
    async with client(address) as http:
        tables = [await table_of_one(http, "block") for _ in range(TABLES)]
    done = [0]
    async with asyncio.TaskGroup() as group:
        group.create_task(_tell(done))
        for number in range(CONNECTIONS):
            group.create_task(_connected(address, *tables[number % TABLES], done))


async def _tell(done: list[int]) -> None:
    while True:
        before = done[0]
        await asyncio.sleep(5)
        print(f"  {(done[0] - before) / 5:.0f} a second carried out", flush=True)


async def _connected(address: str, table: str, key: str, done: list[int]) -> None:
    while True:
        with suppress(OSError, WebSocketException, TimeoutError):
            await _write(await live(address, table, [key], SOURCES[0]), done)


async def _write(socket: ClientConnection, done: list[int]) -> None:
    cell = {"box": "chance", "entry": 0}
    while True:
        points = {"type": "written", "player": 0, "cell": cell, "points": secrets.randbelow(30), "dice": None}
        action = points | {"base": None, "sure": False, "at": "2026-11-21T18:03:12Z"}
        key = secrets.token_urlsafe(16)
        await socket.send(json.dumps({"type": "act", "key": key, "expect": None, "seat": 0, "action": action}))
        while (said := json.loads(await socket.recv())).get("key") != key:
            pass
        done[0] += said["type"] == "done"
