"""390 connections of one address send 29 messages a second each, the limit of one connection."""

import asyncio
from contextlib import suppress

from attackers import SOURCES, client, listen, live, table_of_one
from websockets.exceptions import WebSocketException

CONNECTIONS, A_SECOND = 390, 29


async def attack(address: str) -> None:
    """Runs until cancelled."""
    async with client(address) as http:
        table, key = await table_of_one(http, "game")
    await asyncio.gather(*(_connected(address, table, key) for _ in range(CONNECTIONS)))


async def _connected(address: str, table: str, key: str) -> None:
    while True:
        with suppress(OSError, WebSocketException, TimeoutError):
            socket = await live(address, table, [key], SOURCES[0])
            hearing = asyncio.create_task(listen(socket))
            while not hearing.done():
                await socket.send('{"type": "ping"}')
                await asyncio.sleep(1 / A_SECOND)
        await asyncio.sleep(0.1)
