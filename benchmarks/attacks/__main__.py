"""What people at other tables notice of an attack: each against a server of its own, with its usual limits.

    python benchmarks/attacks [spectators writers rules half_sent none] [--tables 20] [--seconds 30]

Others play Yatzy, two at each table, and act twice a second; the attack begins two seconds before and runs in a process
of its own. The server has one processor, those who play and those who attack share the others.
"""

import argparse
import asyncio
import importlib
import multiprocessing
import os
import resource
import tempfile
import time

import others

from pasch.testing.serving import serving

ATTACKS = ("none", "spectators", "writers", "rules", "half_sent")
_HEAD_START_S = {"spectators": 25.0}
USUAL_HANDLES = 1024
_NICENESS = 5
"""Of the attack: what is measured is the server, not the clients."""


def attack(name: str, address: str) -> None:
    """Runs an attack until it is ended."""
    os.nice(_NICENESS)
    asyncio.run(importlib.import_module(name).attack(address))


def measured(name: str, tables: int, seconds: float) -> str:
    """One attack against a new server."""
    with tempfile.TemporaryDirectory() as folder:
        _use(server=True)
        with serving("--data", folder, "--no-ahead") as (address, server):
            _use(server=False)
            attacking = multiprocessing.get_context("fork").Process(target=attack, args=(name, address))
            if name != "none":
                attacking.start()
                time.sleep(_HEAD_START_S.get(name, 2.0))
            try:
                return others.told(asyncio.run(others.play(address, tables, seconds)))
            finally:
                if attacking.is_alive():
                    attacking.kill()
                    attacking.join()
                if server.poll() is not None:
                    print("the server has ended")


def _use(*, server: bool) -> None:
    """Which processors what is started from now on runs on, and how many handles it is given."""
    processors = sorted(range(os.cpu_count() or 1))
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (USUAL_HANDLES if server else most, most))
    os.sched_setaffinity(0, processors[:1] if server else processors[1:] or processors)


def main() -> None:
    """Runs what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", default=ATTACKS)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30)
    chosen = parser.parse_args()
    for name in chosen.attacks:
        print(f"{name}:", flush=True)
        print(f"{name:12} {measured(name, chosen.tables, chosen.seconds)}", flush=True)


if __name__ == "__main__":
    main()
