"""Large valid rules, each of them new: pages, hints and tables, from four addresses."""

import asyncio
import itertools
import secrets
from collections import Counter

from attackers import SOURCES
from documents import ask_on, document, position, tell

SHAPE = (8, 20, 8)
CONNECTIONS = 8
_names = itertools.count()


async def attack(address: str) -> None:
    """Runs until cancelled."""
    questions = {"/api/variants": _page, "/api/advice": _hint, "/api/tables": _table}
    told = Counter[str]()
    async with asyncio.TaskGroup() as group:
        group.create_task(tell(told))
        for number in range(CONNECTIONS):
            for path, body in questions.items():
                group.create_task(ask_on(address, SOURCES[number % len(SOURCES)], path, body, told))


def _new() -> str:
    return f"large-{next(_names)}"


def _page() -> dict[str, object]:
    return {"toml": document(_new(), *SHAPE)}


def _hint() -> dict[str, object]:
    name = _new()
    return {"rules": {"toml": document(name, *SHAPE)}, "position": position(name, *SHAPE)}


def _table() -> dict[str, object]:
    return table_of(document(_new(), *SHAPE))


def table_of(toml: str) -> dict[str, object]:
    """The request for a table with these rules."""
    seats = [{"kind": "person", "name": "Eve", "place": "here"}]
    opening = {"kind": "game", "rules": {"toml": toml}, "seats": seats, "hints": False}
    key, secret = secrets.token_urlsafe(16), secrets.token_urlsafe(16)
    return {"key": key, "opening": {**opening, "pace": "live"}, "secret": secret, "language": "en"}
