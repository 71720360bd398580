"""What several processes of the server tell each other, in PostgreSQL's role: delayed, and lost with a connection."""

import asyncio
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from sqlalchemy import Connection, make_url
from virtual_time import SimulatedProcess

from pasch.server.store.notifications import Notifications
from pasch.server.store.store_types import EVERYTHING

if TYPE_CHECKING:
    from simulated_world import World

SLOW_S = 8.0
"""The longest that a slow notification takes."""
_USUAL_S = 0.005
_PAUSE_S = 0.1
_Notice = tuple[str, str | None]
"""A table, and the quick sign made there, if it is one."""


class SimulatedNotifications(Notifications):
    """Those of one process."""

    def __init__(self, exchange: "Exchange", process: SimulatedProcess) -> None:
        super().__init__(make_url("postgresql://"))
        self.process = process
        self._exchange = exchange
        self._pending: list[_Notice] = []

    def announce(self, connection: Connection, table_ids: Collection[str]) -> None:  # noqa: ARG002 - as of real ones
        """Tells the others about tables, at the commit."""
        self._pending += [(table_id, None) for table_id in table_ids]

    def pass_on(self, connection: Connection, table_id: str, sign: str) -> None:  # noqa: ARG002 - as of real ones
        """Tells the others a quick sign, at the commit."""
        self._pending.append((table_id, sign))

    def send(self) -> None:
        """Sends what the transaction told, as it was committed."""
        self._exchange.send(self, self._pending)
        self._pending = []

    def drop(self) -> None:
        """Drops what the transaction told, as it was rolled back."""
        self._pending = []

    async def listen(self, moved: Callable[[str], None], signed: Callable[[str, str], None]) -> None:
        """Tells what others do, until cancelled; what is sent while nobody listens is lost."""
        while True:
            heard = await self._exchange.connect(self)
            moved(EVERYTHING)
            while (notice := await heard.get()) is not None:
                table_id, sign = notice
                if sign is None:
                    moved(table_id)
                else:
                    signed(table_id, sign)
            await asyncio.sleep(_PAUSE_S)


class Exchange:
    """Passes notifications on to all processes that listen."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._queues: dict[SimulatedNotifications, asyncio.Queue[_Notice | None]] = {}
        self._last_at: dict[SimulatedNotifications, float] = {}

    @property
    def is_deaf(self) -> bool:
        """Returns whether a process does not hear the others."""
        return len(self._listening) < len(self._world.servers)

    @property
    def _listening(self) -> list[SimulatedNotifications]:
        return [one for one in self._queues if not one.process.dead]

    async def connect(self, listener: SimulatedNotifications) -> "asyncio.Queue[_Notice | None]":
        """Lets a process listen, as soon as the database is there."""
        await asyncio.sleep(_USUAL_S)
        while self._world.disturbance.away:
            await asyncio.sleep(_PAUSE_S)
        queue = self._queues[listener] = asyncio.Queue()
        return queue

    def send(self, sender: SimulatedNotifications, notices: list[_Notice]) -> None:
        """Sends all others something; it arrives later, in order."""
        for listener in self._listening:
            if listener is not sender and notices:
                at = max(self._last_at.get(listener, 0.0) + 1e-7, self._world.loop.time() + self._delay_s())
                self._last_at[listener] = at
                for notice in notices:
                    self._world.at(at, self._deliver, listener, self._queues[listener], notice)

    def cut(self, noticed_s: float) -> None:
        """Breaks the connection on which a process listens, which it notices later."""
        if self._listening:
            listener = self._world.random.choice(self._listening)
            self._world.later(noticed_s, self._queues.pop(listener).put_nowait, None)

    def _deliver(
        self, listener: SimulatedNotifications, queue: "asyncio.Queue[_Notice | None]", notice: _Notice
    ) -> None:
        if self._queues.get(listener) is queue:
            queue.put_nowait(notice)

    def _delay_s(self) -> float:
        random = self._world.random
        if random.random() < self._world.disturbance.slow_notices:
            return random.uniform(1, SLOW_S)
        return random.expovariate(1 / _USUAL_S)
