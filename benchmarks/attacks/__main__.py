"""Effects of attacks on people at other tables, each against a server of its own with its usual limits.

    python benchmarks/attacks [NAME ...] [--tables 20] [--seconds 30]

The names are in ATTACKS; without any, all of them run.

Two people at each table play Yatzy and act twice a second; the attack begins two seconds earlier in a process of its
own.
The server has one processor; players and attackers share the others. First the same server is measured without the
attack. Memory is that of all its processes, workers included, which start when they are first needed; two addresses
make them start before all else.
"""

import argparse
import asyncio
import importlib
import multiprocessing
import os
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# A folder that is run finds its own modules only, not those beside it.
sys.path.append(str(Path(__file__).parents[1]))

import others
from attackers import SOURCES, client
from documents import document, position
from footprint import footprint
from server_process import serving

ATTACKS = (
    *("none", "spectators", "writers", "rules", "half_sent"),
    *("rematches", "endless_headers", "static_files", "long_tables", "never_reading", "messages", "signs", "codes"),
    *("large_rule", "new_rules", "printing", "pages", "chains", "mixed_rules"),
)
_HEAD_START_S = {"spectators": 25.0, "long_tables": 90.0, "never_reading": 90.0, "messages": 25.0, "signs": 25.0}
USUAL_HANDLES = 1024
_NICENESS = 5
"""Of the attack, so that the clients do not slow down the server."""


def attack(name: str, address: str) -> None:
    """Runs an attack until it is stopped."""
    os.nice(_NICENESS)
    asyncio.run(importlib.import_module(name).attack(address))


def measure(name: str, tables: int, seconds: float) -> str:
    """Measures a new server without an attack, then with it."""
    with tempfile.TemporaryDirectory() as folder:
        _use(server=True)
        with serving("--data", folder, "--no-ahead") as (address, server):
            _use(server=False)
            asyncio.run(ask_everybody(address))
            baseline = others.told(asyncio.run(others.play(address, tables, seconds)))
            with footprint(server.pid) as used, _attacking(name, address):
                attacked = others.told(asyncio.run(others.play(address, tables, seconds)))
            if server.poll() is not None:
                print("the server has ended")
            return f"baseline: {baseline}\n{'':12} attack:   {attacked}\n{'':12} {used}"


async def ask_everybody(address: str) -> None:
    """Makes two addresses use each pool of worker processes, so that all of them start."""
    rules = {"toml": document("small", 5, 3, 1)}  # solved quickly: long jobs would still run during the measurement
    hint = {"rules": rules, "position": position("small", 5, 3, 1)}
    asked = {"/api/variants": rules, "/api/advice": hint, "/api/values": {"rules": rules}}
    async with client(address, SOURCES[0]) as first, client(address, SOURCES[1]) as second:
        for path, body in asked.items():
            for answer in await asyncio.gather(*(http.post(path, json=body) for http in (first, second))):
                answer.raise_for_status()


@contextmanager
def _attacking(name: str, address: str) -> Iterator[None]:
    # The attack runs in a process of its own.
    attacking = multiprocessing.get_context("fork").Process(target=attack, args=(name, address))
    if name != "none":
        attacking.start()
        time.sleep(_HEAD_START_S.get(name, 2.0))
    try:
        yield
    finally:
        if attacking.is_alive():
            attacking.kill()
            attacking.join()


def _use(*, server: bool) -> None:
    # Sets processors and file handles of processes started from now on.
    processors = sorted(range(os.cpu_count() or 1))
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (USUAL_HANDLES if server else most, most))
    os.sched_setaffinity(0, processors[:1] if server else processors[1:] or processors)


def main() -> None:
    """Runs the attacks given as arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", default=ATTACKS)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30)
    chosen = parser.parse_args()
    for name in chosen.attacks:
        print(f"{name}:", flush=True)
        print(f"{name:12} {measure(name, chosen.tables, chosen.seconds)}", flush=True)


if __name__ == "__main__":
    main()
