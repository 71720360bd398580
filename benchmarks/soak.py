"""Memory and latency of a server over hours of games.

    python benchmarks/soak.py [--minutes 120] [--tables 200] [--pause 1.0] [--every 60]

At each place two people play a game of Yatzy over WebSockets as in `serving.py`; afterwards two others begin at a new
table. The people of each table have an address of their own, as behind a proxy, so all limits apply. Each line reports,
for the last interval: memory of the serving process and of all processes, tables held and stored, actions a second, and
latency. Memory grows until tables are dropped as fast as new ones open (`IDLE_BYTES` in
`tables/table_registry.py`); from then on it must be flat.
"""

import argparse
import asyncio
import itertools
import re
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles

from server_process import serving
from serving import Measured, cpu_seconds, database, descendants_of, person
from table_people import open_table

MEGABYTE_KB = 1024


async def soak(address: str, server: int, tables: int, pause: float, minutes: float, every: float) -> None:
    """Plays and reports until the time is over."""
    measured = Measured()
    addresses = sources()
    playing = [asyncio.create_task(games_after_games(address, pause, measured, addresses)) for _ in range(tables)]
    try:
        began, cpu = time.monotonic(), cpu_seconds(server)
        while (passed := time.monotonic() - began) < minutes * 60:
            await asyncio.wait(playing, timeout=every, return_when=asyncio.FIRST_EXCEPTION)
            for task in playing:
                if task.done():
                    task.result()  # a finished task has failed
            cpu, before = cpu_seconds(server), cpu
            stretch = time.monotonic() - began - passed
            report(
                time.monotonic() - began,
                stretch,
                cpu - before,
                measured,
                await asyncio.to_thread(held, address),
                server,
            )
            measured.arrivals.clear()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def games_after_games(address: str, pause: float, measured: Measured, addresses: Iterator[str]) -> None:
    """Plays one game after the other at a place."""
    while True:
        table = await open_table(address, next(addresses))
        async with asyncio.TaskGroup() as group:
            for seat in range(len(table.keys)):
                group.create_task(person(table, seat, pause, measured).play(address))


def sources() -> Iterator[str]:
    """Yields addresses, one per table."""
    for number in itertools.count():
        yield f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def held(address: str) -> dict[str, int]:
    """Returns the numbers of tables in the server's memory and in its database."""
    with urllib.request.urlopen(f"{address}/metrics") as answer:
        text = answer.read().decode()
    return {
        name: int(float(value)) for name, value in re.findall(r"^pasch_(live_tables|tables) (\S+)$", text, re.MULTILINE)
    }


def memory_mb(pid: int) -> float:
    """Returns the resident memory of a process (Linux)."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / MEGABYTE_KB


def report(passed: float, stretch: float, cpu: float, measured: Measured, tables: dict[str, int], server: int) -> None:
    """Prints one row."""
    everything = sum(memory_mb(pid) for pid in descendants_of(server))
    rate = len(measured.arrivals) / 2 / stretch
    high = quantiles(measured.arrivals, n=100)[98]
    print(
        f"{passed / 60:6.1f} min: {memory_mb(server):6.1f} MB serving, {everything:6.1f} MB all, "
        f"{tables['live_tables']:5} tables held of {tables['tables']:6}, "
        f"{rate:5.0f} actions/s, {high:6.1f} ms (99 %), {cpu / stretch:4.2f} processors",
        flush=True,
    )


def main() -> None:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds a player thinks, on average")
    parser.add_argument("--every", type=float, default=60, help="seconds between two lines")
    chosen = parser.parse_args()
    with database(postgres=False) as options, serving("--no-ahead", *options) as (address, server):
        asyncio.run(soak(address, server.pid, chosen.tables, chosen.pause, chosen.minutes, chosen.every))


if __name__ == "__main__":
    main()
