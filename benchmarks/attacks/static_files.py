"""Six addresses repeatedly fetch the largest script, a small one, a page and the API description."""

import asyncio
import re
from functools import partial

from attackers import SIX, client, fetch_on, plainly, tell_rate

CONNECTIONS = 4
"""Of each address."""


async def attack(address: str) -> None:
    """Runs until cancelled."""
    async with client(address) as http:
        page = (await http.get("/")).text
    script = re.search(r"assets/pasch-[^\"]+\.js", page)
    wanted = [f"/{script[0]}" if script else "/", "/manifest.webmanifest", "/neu", "/api/openapi.json"]
    done = [0]
    async with asyncio.TaskGroup() as group:
        group.create_task(tell_rate(done))
        for source in SIX:
            for number in range(CONNECTIONS):
                question = partial(plainly, wanted[number % len(wanted)])
                group.create_task(fetch_on(address, source, question, done))
