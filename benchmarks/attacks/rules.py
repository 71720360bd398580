"""House rules full of errors in sequence, while another client has a valid one checked."""

import asyncio
import time

import httpx
from attackers import SOURCES, client

BYTES = 60_000
FAIR = 'id = "mine"\nlike = "kniffel"\nnames = { de = "Meins", en = "Mine" }\n[bonuses]\nupper = false\n'


def full_of_mistakes() -> str:
    """Returns a rule in which every box has an invalid id and an unknown pattern."""
    text = 'id = "bad"\nlike = "kniffel"\nnames = { de = "a", en = "b" }\n'
    number = 0
    while len(text) < BYTES:
        text += f'[boxes.B{number}]\npattern = "p{number}"\nvalue = -{number}\nnames = {{ xx = 1 }}\n'
        number += 1
    return text


async def attack(address: str) -> None:
    """Runs until cancelled."""
    async with client(address) as http:
        await asyncio.gather(*(_flood(http) for _ in range(4)), _fair(address))


async def _flood(http: httpx.AsyncClient) -> None:
    text = full_of_mistakes()
    while True:
        try:
            began = time.perf_counter()
            answer = await http.post("/api/variants", json={"toml": text})
            print(f"  bad rule: {answer.status_code}, {len(answer.content)} bytes, {time.perf_counter() - began:.1f} s")
        except httpx.HTTPError as error:
            print(f"  bad rule: {type(error).__name__} after {time.perf_counter() - began:.1f} s")


async def _fair(address: str) -> None:
    async with client(address, SOURCES[1]) as http:
        for number in range(1000):
            await asyncio.sleep(1)
            began = time.perf_counter()
            try:
                answer = await http.post("/api/variants", json={"toml": FAIR + f"# {number}"}, timeout=30)
                print(f"  somebody else's: {answer.status_code}, {time.perf_counter() - began:.2f} s", flush=True)
            except httpx.HTTPError as error:
                print(
                    f"  somebody else's: {type(error).__name__} after {time.perf_counter() - began:.2f} s", flush=True
                )
