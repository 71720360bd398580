"""A thousand spectators of one table, from several addresses; eight of them leave and come back all the time."""

import asyncio

from attackers import client, listen, live, next_source, table_of_one

SPECTATORS, RECONNECTING = 1000, 8


async def attack(address: str) -> None:
    """Until it is cancelled."""
    async with client(address) as http:
        table, key = await table_of_one(http, "game")
    async with asyncio.TaskGroup() as group:
        for _ in range(SPECTATORS - RECONNECTING):
            group.create_task(listen(await live(address, table, [], next_source())))
        print("  all watch", flush=True)
        for _ in range(RECONNECTING):
            group.create_task(_come_and_go(address, table, key))


async def _come_and_go(address: str, table: str, _key: str) -> None:
    while True:
        socket = await live(address, table, [], next_source())
        await socket.recv()
        await socket.close()
