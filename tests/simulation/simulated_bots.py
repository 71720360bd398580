"""Simulated programs that play over HTTP alone: they ask for events, and send an action until there is an answer."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from simulated_network import Json, Lost, ask
from simulated_people import Device

if TYPE_CHECKING:
    from simulated_people import Person

_WAITS_S = (0, 0, 3, 15)
_POLLING_PATIENCE_S = 30.0


class Bot(Device):
    """A program that plays for a guest."""

    def __init__(self, person: "Person", table: str, seats: list[int]) -> None:
        super().__init__(person, table, [person.key])
        self.welcome = {"seats": seats, "host": False}

    async def _stay_connected(self) -> None:
        while not self.gone:
            await self._wait_for_network()
            with suppress(Lost):
                await self._poll()
            await asyncio.sleep(self._random.uniform(0.3, 4.0))

    async def _poll(self) -> None:
        table, after = self.table, self.seq
        if self._random.random() < 0.02:
            after = -1  # as after a restart of the program
        path = f"/api/tables/{table}/events?after={after}&wait={self._random.choice(_WAITS_S)}"
        try:
            status, answer = await ask(self._world, self, "GET", path, patience_s=_POLLING_PATIENCE_S)
        except Lost:
            self.connected.clear()
            raise
        if status == 200 and self.table == table:
            for event in answer["events"]:
                if event["seq"] > self.seq:
                    self._hear_event(event)
            self.connected.set()

    async def _send(self, message: Json) -> Json | None:
        body = {name: value for name, value in message.items() if name != "type"}
        try:
            status, answer = await ask(
                self._world, self, "POST", f"/api/tables/{self.table}/actions", body, self.keys[0]
            )
        except Lost:
            return None
        if status == 200:
            return {"type": "done", "key": message["key"], "seq": answer["seq"]}
        return {"type": "refused", "key": message["key"], "problems": answer.get("problems", [])}

    def _follow(self, table: str) -> None:
        welcome = self.welcome
        super()._follow(table)
        self.welcome = welcome  # The keys open the same seats at a rematch.
