"""Valid rules of many sizes, each of them new: pages, hints and tables, from six addresses."""

import asyncio
import itertools
from collections import Counter

from attackers import SIX
from documents import ask_on, document, position, tell
from new_rules import table_of

SHAPES = [(5, 3, 1), (5, 13, 1), (6, 15, 2), (8, 20, 8), (5, 13, 6), (7, 18, 4), (9, 8, 1)]
CONNECTIONS = 4
"""Of each address."""
_names = itertools.count()


async def attack(address: str) -> None:
    """Runs until cancelled."""
    questions = {"/api/variants": _page, "/api/advice": _hint, "/api/values": _values, "/api/tables": _table}
    told = Counter[str]()
    async with asyncio.TaskGroup() as group:
        group.create_task(tell(told))
        for source in SIX:
            for _ in range(CONNECTIONS):
                for path, body in questions.items():
                    group.create_task(ask_on(address, source, path, body, told))


def _new() -> tuple[str, int, int, int]:
    number = next(_names)
    return f"mixed-{number}", *SHAPES[number % len(SHAPES)]


def _page() -> dict[str, object]:
    return {"toml": document(*_new())}


def _hint() -> dict[str, object]:
    shape = _new()
    return {"rules": {"toml": document(*shape)}, "position": position(*shape)}


def _values() -> dict[str, object]:
    return {"rules": {"toml": document(*_new())}}


def _table() -> dict[str, object]:
    return table_of(document(*_new()))
