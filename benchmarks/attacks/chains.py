"""Six addresses fetch the page of the first table of a series of 25, and addresses of 2,000 folders."""

import secrets

from attackers import client, fetch_from_six, in_turn, table_of_one

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
    await fetch_from_six(address, in_turn([f"/b/{first}", "/a" * 2000]))
