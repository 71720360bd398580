"""Repeated requests with one valid rule of 1.4 kB: hints, average, table of values, solving; from two addresses.

It has 8 dice, 20 boxes and 8 columns. Meanwhile another client asks for hints in Kniffel.
"""

import asyncio
import time
from collections import Counter
from functools import partial
from typing import Any

import httpx
from attackers import SOURCES, client
from documents import ask_on, document, position, tell

SHAPE = (8, 20, 8)
CONNECTIONS = 8
HINT = {"rules": {"id": "kniffel"}, "position": "kniffel .,.,.,.,.,.,.,.,.,.,.,.,. 1> 2:11155"}


async def attack(address: str) -> None:
    """Runs until cancelled."""
    rules = {"toml": document("large", *SHAPE)}
    questions: dict[str, dict[str, Any]] = {
        "/api/advice": {"rules": rules, "position": position("large", *SHAPE)},
        "/api/average": {"rules": rules},
        "/api/values": {"rules": rules},
        "/api/effects": {"rules": rules, "work": True},
    }
    told = Counter[str]()
    async with asyncio.TaskGroup() as group:
        group.create_task(tell(told))
        group.create_task(_fair(address))
        for number in range(CONNECTIONS):
            path, body = list(questions.items())[number % len(questions)]
            group.create_task(ask_on(address, SOURCES[number % 2], path, partial(dict, body), told))


async def _fair(address: str) -> None:
    # Another address, whose hints should not be delayed.
    async with client(address, SOURCES[2]) as http:
        while True:
            began = time.perf_counter()
            try:
                answer = await http.post("/api/advice", json=HINT)
                print(f"  somebody else's hint: {answer.status_code}, {time.perf_counter() - began:.2f} s", flush=True)
            except httpx.HTTPError as error:
                print(f"  somebody else's hint: {type(error).__name__}", flush=True)
            await asyncio.sleep(2)
