"""Six addresses fetch the page of the first table of a series of 25, and addresses of 2,000 folders."""

import asyncio
import secrets
from functools import partial

from attackers import SIX, client, fetch_on, plainly, table_of_one, tell_rate

CONNECTIONS = 4
"""Of each address."""
REMATCHES = 25


async def attack(address: str) -> None:
    """Runs until cancelled."""
    async with client(address) as http:
        first, key = await table_of_one(http, "block")
        table = first
        for _ in range(REMATCHES):
            body = {"key": secrets.token_urlsafe(16), "expect": None, "seat": 0, "action": {"type": "rematch"}}
            headers = {"Authorization": f"Bearer {key}"}
            made = await http.post(f"/api/tables/{table}/actions", json=body, headers=headers)
            table = made.raise_for_status().json()["events"][-1]["table"]
    wanted = [f"/b/{first}", "/a" * 2000]
    done = [0]
    async with asyncio.TaskGroup() as group:
        group.create_task(tell_rate(done))
        for source in SIX:
            for number in range(CONNECTIONS):
                question = partial(plainly, wanted[number % len(wanted)])
                group.create_task(fetch_on(address, source, question, done))
