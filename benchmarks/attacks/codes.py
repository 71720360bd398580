"""Thirty addresses guess short codes, while a correct one comes from addresses that have tried none."""

import asyncio
import secrets
import time
from collections import Counter

import httpx
from attackers import client, table_of_one

GUESSERS = [f"127.0.1.{number}" for number in range(1, 31)]


async def attack(address: str) -> None:
    """Runs until cancelled."""
    await asyncio.gather(_friend(address), *(_guess(address, source) for source in GUESSERS))


async def _guess(address: str, source: str) -> None:
    async with client(address, source) as http:
        while True:
            code = "".join(secrets.choice("23456789ABCDEFGH") for _ in range(8))
            try:
                await http.post(f"/api/codes/{code}", json={"secret": secrets.token_urlsafe(16)})
            except httpx.HTTPError as error:
                print(f"  {type(error).__name__}", flush=True)


async def _friend(address: str) -> None:
    # Opens a table, and joins it with correct codes from ever new addresses.
    async with client(address) as http:
        table, key = await table_of_one(http, "game")
        bearer, said = {"Authorization": f"Bearer {key}"}, Counter[int]()
        for number in range(1, 60):
            await asyncio.sleep(2)
            made = await http.post(f"/api/tables/{table}/codes", json={"what": "device"}, headers=bearer)
            began = time.perf_counter()
            async with client(address, f"127.0.2.{number}") as fresh:
                secret = {"secret": secrets.token_urlsafe(16)}
                said[(await fresh.post(f"/api/codes/{made.json()['code']}", json=secret)).status_code] += 1
            print(f"  right codes: {dict(said)}, {(time.perf_counter() - began) * 1000:.0f} ms", flush=True)
