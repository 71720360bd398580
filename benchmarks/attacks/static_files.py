"""Six addresses repeatedly fetch the largest script, a small one, a page and the API description."""

import re

from attackers import client, fetch_from_six, in_turn


async def attack(address: str) -> None:
    """Runs until cancelled."""
    async with client(address) as http:
        page = (await http.get("/")).text
    script = re.search(r"assets/pasch-[^\"]+\.js", page)
    first = f"/{script[0]}" if script else "/"
    await fetch_from_six(address, in_turn([first, "/manifest.webmanifest", "/neu", "/api/openapi.json"]))
