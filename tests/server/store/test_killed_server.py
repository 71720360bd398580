"""A loaded server killed again and again: acknowledged actions survive, and all clients see the same game.

Both databases: SQLite with one process, PostgreSQL with two workers that are killed together.
"""

import asyncio
import os
import random
import signal
import subprocess
from contextlib import suppress

import httpx
import pytest
from process_tree import descendants, wait_until_gone
from server_process import free_port, start, wait_until_ready
from table_people import Event, SimulatedPerson, open_table

TABLES = 4
KILLS = {"sqlite": 12, "postgresql": 4}
PAUSE_S = 0.1
"""How long a person thinks: some actions fall into every life of the server."""


class MortalServer:
    """A server that is killed and started again over the same database."""

    def __init__(self, *options: str) -> None:
        self._port = free_port()
        self._options = options
        self.address = f"http://127.0.0.1:{self._port}"
        self.kills = 0
        self._process: subprocess.Popen[bytes] | None = None

    async def live(self) -> None:
        """Starts it and waits until it answers."""
        self._process = start(self._port, *self._options)
        await asyncio.to_thread(wait_until_ready, self.address, self._process)

    def die(self) -> None:
        """Kills it and all its workers at once, without a chance to write anything."""
        assert self._process is not None
        processes = [self._process.pid, *descendants(self._process.pid)]
        for pid in processes:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()
        wait_until_gone(processes)


async def kill_again_and_again(server: MortalServer, kills: int, chance: random.Random) -> None:
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.05, 0.6))
        server.die()
        server.kills += 1
        await server.live()


async def play_through_kills(server: MortalServer, kills: int) -> tuple[list[SimulatedPerson], dict[str, list[Event]]]:
    await server.live()
    try:
        tables = [await open_table(server.address) for _ in range(TABLES)]
        people = [SimulatedPerson(table, seat, PAUSE_S) for table in tables for seat in range(2)]
        async with asyncio.TaskGroup() as group:
            group.create_task(kill_again_and_again(server, kills, random.Random(4)))
            for person in people:
                group.create_task(person.play(server.address))
        async with httpx.AsyncClient(base_url=server.address) as http:
            answers = {table.name: await http.get(f"/api/tables/{table.name}/events?after=-1") for table in tables}
        return people, {name: answer.raise_for_status().json()["events"] for name, answer in answers.items()}
    finally:
        server.die()


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_a_loaded_server_is_killed(kind: str, address: str) -> None:
    kills = KILLS[kind]
    workers = {"sqlite": "1", "postgresql": "2"}[kind]
    server = MortalServer("--database", address, "--workers", workers, "--no-ahead")
    people, kept = asyncio.run(play_through_kills(server, kills))
    assert server.kills == kills
    for events in kept.values():
        assert [event["seq"] for event in events] == list(range(len(events)))
    for person in people:
        events = kept[person.table.name]
        assert person.game.over
        # What a person saw, every roll of it, is what is there: nothing was thrown anew.
        assert person.game.events == events[: len(person.game.events)]
        assert len(person.acknowledged) > 40
        for seq, action in person.acknowledged:
            done = events[seq]
            assert done["seat"] == person.seat
            assert done["type"] in (action["type"], "rolled", "start-rolled")
            assert "box" not in action or done["box"] == action["box"]
