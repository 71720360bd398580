"""One address repeatedly fetches a score pad of 19,500 events."""

import asyncio

import httpx
from attackers import SOURCES, client, long_table

EVENTS, CONNECTIONS = 19_500, 8


async def attack(address: str) -> None:
    """Runs until cancelled."""
    table = await long_table(address, EVENTS)
    print("  it is filled", flush=True)
    await asyncio.gather(*(_fetch(address, table) for _ in range(CONNECTIONS)))


async def _fetch(address: str, table: str) -> None:
    async with client(address, SOURCES[0]) as http:
        while True:
            try:
                await http.get(f"/api/tables/{table}/events", headers={"Accept-Encoding": "gzip"})
            except httpx.HTTPError as error:
                print(f"  {type(error).__name__}", flush=True)
