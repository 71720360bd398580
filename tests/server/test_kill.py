"""A loaded server is killed some dozens of times: what it acknowledged is there, and all see the very same game."""

import asyncio
import random
import subprocess
from pathlib import Path

import httpx

from pasch.testing.people import Event, Person, open_table
from pasch.testing.serving import free_port, start, wait_until_ready

TABLES = 4
KILLS = 24
PAUSE_S = 0.1
"""How long a person thinks: some actions fall into every life of the server."""


class MortalServer:
    """A server that is killed and started again over the same file."""

    def __init__(self, folder: Path) -> None:
        self._port = free_port()
        self._options = ("--data", str(folder))
        self.address = f"http://127.0.0.1:{self._port}"
        self.kills = 0
        self._process: subprocess.Popen[bytes] | None = None

    async def live(self) -> None:
        """Starts it and waits until it answers."""
        self._process = start(self._port, *self._options)
        await asyncio.to_thread(wait_until_ready, self.address, self._process)

    def die(self) -> None:
        """Kills it at once, without a chance to write anything."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()


async def kill_again_and_again(server: MortalServer, chance: random.Random) -> None:
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0.05, 0.6))
        server.die()
        server.kills += 1
        await server.live()


async def play_through_kills(server: MortalServer) -> tuple[list[Person], dict[str, list[Event]]]:
    await server.live()
    try:
        tables = [await open_table(server.address) for _ in range(TABLES)]
        people = [Person(table, seat, PAUSE_S) for table in tables for seat in range(2)]
        async with asyncio.TaskGroup() as group:
            group.create_task(kill_again_and_again(server, random.Random(4)))
            for person in people:
                group.create_task(person.play(server.address))
        async with httpx.AsyncClient(base_url=server.address) as http:
            answers = {table.name: await http.get(f"/api/tables/{table.name}/events?after=-1") for table in tables}
        return people, {name: answer.raise_for_status().json()["events"] for name, answer in answers.items()}
    finally:
        server.die()


def test_nothing_acknowledged_is_lost_when_a_loaded_server_is_killed(tmp_path: Path) -> None:
    server = MortalServer(tmp_path)
    people, kept = asyncio.run(play_through_kills(server))
    assert server.kills == KILLS
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
