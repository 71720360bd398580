"""Score pads as PDF: one address asks for shipped variants, another for 40 boxes, 8 columns and 30 names, and for the
largest pad that the server renders.
"""

import asyncio
import itertools
from collections import Counter

from attackers import SOURCES
from documents import ask_on, document, tell

NAMES = 30
CONNECTIONS = 8
SHIPPED = ("kniffel", "yatzy", "maxi-yatzy", "kniffel-4-columns")
_shipped = itertools.cycle(SHIPPED)


async def attack(address: str) -> None:
    """Runs until cancelled."""
    told = Counter[str]()
    async with asyncio.TaskGroup() as group:
        group.create_task(tell(told))
        for number in range(CONNECTIONS):
            body = (_of_shipped, _too_large, _largest)[number % 3]
            source = SOURCES[0] if body is _of_shipped else SOURCES[1]
            group.create_task(ask_on(address, source, "/api/sheets", body, told))


def _of_shipped() -> dict[str, object]:
    return {"rules": {"id": next(_shipped)}, "games": NAMES, "language": "de"}


def _too_large() -> dict[str, object]:
    return {"rules": {"toml": document("large", 5, 40, 8)}, "players": _players()}


def _largest() -> dict[str, object]:
    return {"rules": {"toml": document("smaller", 5, 20, 8)}, "players": _players()}


def _players() -> list[dict[str, str]]:
    return [{"name": f"Somebody {number}"} for number in range(NAMES)]
