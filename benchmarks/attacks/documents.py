"""House rules for attacks, and clients that repeat requests."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
from attackers import client

EVERY_S = 5.0


def document(name: str, dice: int, boxes: int, columns: int) -> str:
    """Returns a valid house rule whose boxes score the sum of all dice."""
    lines = [f'id = "{name}"\nnames = {{ de = "{name}", en = "{name}" }}\n[dice]\ncount = {dice}\n']
    lines += [f'[boxes.b{box}]\nnames = {{ de = "B{box}", en = "B{box}" }}\npoints = "sum"\n' for box in range(boxes)]
    lines += [f'[columns.c{one}]\nnames = {{ de = "C{one}", en = "C{one}" }}\n' for one in range(columns)]
    return "".join(lines)


def position(name: str, dice: int, boxes: int, columns: int) -> str:
    """Returns the first throw of a game by such a rule."""
    card = "/".join([",".join("." * boxes)] * columns)
    return f"{name} {card} 1> 2:{'1' * dice}"


async def ask_on(address: str, source: str, path: str, body: Callable[[], dict[str, Any]], told: Counter[str]) -> None:
    """Repeats a request, or what `body` makes of it, as fast as responses arrive."""
    async with client(address, source) as http:
        while True:
            try:
                answer = await http.post(path, json=body())
                told[f"{path} {answer.status_code}"] += 1
            except httpx.HTTPError as error:
                told[f"{path} {type(error).__name__}"] += 1


async def tell(told: Counter[str]) -> None:
    """Prints the counts of responses every few seconds."""
    began = time.perf_counter()
    while True:
        await asyncio.sleep(EVERY_S)
        answers = ", ".join(f"{number} x {what}" for what, number in sorted(told.items())) or "no answer yet"
        print(f"  after {time.perf_counter() - began:.0f} s: {answers}", flush=True)
