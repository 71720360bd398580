"""One address repeatedly fetches the largest script, the page and the API description."""

import asyncio
import re

import httpx
from attackers import SOURCES, client

CONNECTIONS = 8


async def attack(address: str) -> None:
    """Runs until cancelled."""
    async with client(address) as http:
        page = (await http.get("/")).text
        script = re.search(r"/assets/pasch-[^\"]+\.js", page)
        wanted = ["/", "/api/openapi.json", *([script[0]] if script else [])]
        done = [0]
        async with asyncio.TaskGroup() as group:
            group.create_task(_tell(done))
            for number in range(CONNECTIONS):
                group.create_task(_fetch(address, wanted[number % len(wanted)], done))


async def _tell(done: list[int]) -> None:
    while True:
        before = done[0]
        await asyncio.sleep(5)
        print(f"  {(done[0] - before) / 5:.0f} a second fetched", flush=True)


async def _fetch(address: str, path: str, done: list[int]) -> None:
    async with client(address, SOURCES[0]) as http:
        while True:
            try:
                answer = await http.get(path, headers={"Accept-Encoding": "gzip"})
                done[0] += answer.status_code == 200
            except httpx.HTTPError as error:
                print(f"  {type(error).__name__}", flush=True)
