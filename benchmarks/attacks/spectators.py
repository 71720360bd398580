"""A thousand spectators of one table, from several addresses; eight of them reconnect all the time."""

import asyncio
from contextlib import suppress

from attackers import client, listen, live, next_source, table_of_one
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus, WebSocketException

SPECTATORS, RECONNECTING = 1000, 8


async def attack(address: str) -> None:
    """Runs until cancelled."""
    async with client(address) as http:
        table, _key = await table_of_one(http, "game")
    async with asyncio.TaskGroup() as group:
        for _ in range(SPECTATORS - RECONNECTING):
            group.create_task(listen(await _watching(address, table)))
        print("  all watch", flush=True)
        for _ in range(RECONNECTING):
            group.create_task(_come_and_go(address, table))


async def _watching(address: str, table: str) -> ClientConnection:
    # Waits until the server lets another spectator of that address in.
    while True:
        with suppress(InvalidStatus):
            return await live(address, table, [], next_source())
        await asyncio.sleep(0.1)


async def _come_and_go(address: str, table: str) -> None:
    while True:
        # Refused connections are retried immediately.
        with suppress(OSError, WebSocketException, TimeoutError):
            socket = await live(address, table, [], next_source())
            await socket.recv()
            await socket.close()
