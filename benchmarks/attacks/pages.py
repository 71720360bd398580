"""Six addresses fetch the start page under an address and in a language that change with every request."""

import asyncio
import itertools

from attackers import SIX, fetch_on, tell_rate

CONNECTIONS = 4
"""Of each address."""
_numbers = itertools.count()


async def attack(address: str) -> None:
    """Runs until cancelled."""
    done = [0]
    async with asyncio.TaskGroup() as group:
        group.create_task(tell_rate(done))
        for source in SIX:
            for _ in range(CONNECTIONS):
                group.create_task(fetch_on(address, source, _next, done))


def _next() -> tuple[str, dict[str, str]]:
    number = next(_numbers)
    host = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    return "/", {"Host": host, "Accept-Language": ("de", "en", "fr", "hr", "es", "sv")[number % 6]}
