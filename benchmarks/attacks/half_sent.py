"""Eleven hundred requests with unfinished headers: how many stay open, and whether new clients are let in."""

import asyncio
import time

import httpx
from attackers import half_a_request, next_source

REQUESTS = 1100


async def attack(address: str) -> None:
    """Runs until cancelled."""
    opened = await asyncio.gather(
        *(half_a_request(address, next_source()) for _ in range(REQUESTS)), return_exceptions=True
    )
    readers = [reader for reader in opened if isinstance(reader, asyncio.StreamReader)]
    closed = [0]
    tasks = [asyncio.create_task(_until_closed(reader, closed)) for reader in readers]
    for _ in range(100):
        await asyncio.sleep(5)
        print(f"  {len(tasks) - closed[0]} of {REQUESTS} still open; somebody new: {await _new(address)}", flush=True)


async def _until_closed(reader: asyncio.StreamReader, closed: list[int]) -> None:
    try:
        await reader.read()
    finally:
        closed[0] += 1


async def _new(address: str) -> str:
    began = time.perf_counter()
    try:
        async with httpx.AsyncClient(base_url=address, timeout=5) as http:
            answer = await http.get("/healthz")
    except httpx.HTTPError as error:
        return type(error).__name__
    return f"{answer.status_code} after {(time.perf_counter() - began) * 1000:.0f} ms"
