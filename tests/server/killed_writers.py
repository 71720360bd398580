"""Processes that append events until they are killed; `store/test_killed_writers.py` runs this program.

Prints a JSON list of the acknowledged actions with the numbers of their events. Each process is forked from this one,
which has loaded everything and has no threads, so that a fork takes milliseconds.
"""

import asyncio
import json
import os
import random
import signal
import sys
import time

from store_content import OPENED, held, table

from pasch.server.store import Store
from pasch.server.store.migration import versions

WRITERS = 5


async def live(address: str, life: int, told: int) -> None:
    """Several writers at a table each, until the end comes."""
    store = await Store.open(address)
    async with asyncio.TaskGroup() as group:
        for writer in range(WRITERS):
            group.create_task(write(store, f"t{writer}", f"{life}-{writer}", told))


async def write(store: Store, name: str, key: str, told: int) -> None:
    await store.create(table(name), f"creation-of-{name}", [OPENED], [])
    for number in range(1_000_000):
        stored = await store.append(name, None, f"{key}-{number}", held("4"), dice={("d6", 4): 1})
        os.write(told, json.dumps([name, f"{key}-{number}", [event.seq for event in stored.events]]).encode() + b"\n")


def end_a_life(address: str, life: int, chance: random.Random) -> list[bytes]:
    """Forks, hears a few acknowledgements, kills; gives all that was acknowledged."""
    heard, told = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(heard)
        asyncio.run(live(address, life, told))
        os._exit(0)
    os.close(told)
    with os.fdopen(heard, "rb") as acknowledged:
        lines = [acknowledged.readline() for _ in range(chance.randint(1, 60))]
        time.sleep(chance.uniform(0, 0.003))
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        return lines + acknowledged.readlines()


def main() -> None:
    address, lives = sys.argv[1], int(sys.argv[2])
    versions()
    chance = random.Random(4)
    lines = [line for life in range(lives) for line in end_a_life(address, life, chance)]
    # The last line of a life may have been cut off by its end: then nobody was told.
    print(json.dumps([json.loads(line) for line in lines if line.endswith(b"\n")]))


if __name__ == "__main__":
    main()
