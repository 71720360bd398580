"""Checks while a simulation runs: all who are connected hear soon what is stored and who is there, and computers move.

Without them most of what is forgotten would be repaired by the next action, and never be seen.
"""

from typing import TYPE_CHECKING

from auditor import ReplayedTable
from simulated_network import Json, Socket
from simulated_notifications import SLOW_S

if TYPE_CHECKING:
    from simulated_world import World

_EVERY_S = 5.0
_TOLD_S, PRESENT_S, _MOVED_S = 12.0, 6.0, 30.0
"""How long things may take on a server that nothing disturbs."""
_SLOW_DISK_S, _FAILURES_S = 30.0, 35.0
"""How long slow threads work on, and how long computer players rest that failed several times."""


class Promptness:
    """The checks of one simulation."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._quiet_at = 0.0

    def start(self) -> None:
        """Checks every few seconds from now on."""
        self._check()
        self._world.later(_EVERY_S, self.start)

    def _check(self) -> None:
        self._quiet_at = max(self._quiet_at, self._next_quiet_at())
        sockets: dict[str, list[Socket]] = {}
        for socket in self._world.sockets:
            if socket.told is not None:
                sockets.setdefault(socket.table, []).append(socket)
        for name, table in self._world.auditor.tables.items():
            there = sockets.get(name, [])
            self._check_told(table, there)
            self._check_moved(table, there)
            self._check_present(table, there)

    def _next_quiet_at(self) -> float:
        world, now = self._world, self._world.loop.time()
        disturbance = world.disturbance
        if world.loop.slow_threads:
            return now + _SLOW_DISK_S
        if disturbance.slow_notices:
            return now + SLOW_S
        is_down = not all(server.is_up for server in world.servers)
        return now if is_down or disturbance.away or disturbance.commit or world.exchange.is_deaf else 0.0

    def _has_had(self, seconds: float, *since: float) -> bool:
        return self._world.loop.time() - max(self._quiet_at, *since) > seconds

    def _check_told(self, table: ReplayedTable, sockets: list[Socket]) -> None:
        for socket in sockets:
            behind = socket.told is not None and socket.told < len(table.rows) - 1 and not socket.is_full
            if behind and self._has_had(_TOLD_S, table.taken_s, socket.welcomed_s):
                self._world.auditor.report("told-late", f"{socket.told} of {len(table.rows) - 1} at {table.name}")

    def _check_moved(self, table: ReplayedTable, sockets: list[Socket]) -> None:
        disturbance = self._world.disturbance
        if disturbance.failing_compute:
            disturbance.busy_until = max(disturbance.busy_until, self._world.loop.time() + _FAILURES_S)
        if table.is_due and sockets:
            first_s = min(socket.welcomed_s for socket in sockets)
            if self._has_had(_MOVED_S, table.taken_s, first_s, disturbance.busy_until):
                self._world.auditor.report("computer-late", f"after {len(table.rows) - 1} at {table.name}")

    def _check_present(self, table: ReplayedTable, sockets: list[Socket]) -> None:
        changed_s = self._world.came_or_went_s.get(table.name, 0.0)
        if table.is_block or not self._has_had(PRESENT_S, table.taken_s, changed_s):
            return
        for socket in sockets:
            # A server names only those who are connected to itself.
            due = _present(table, [one for one in sockets if one.server is socket.server])
            if not socket.is_full and self._has_had(PRESENT_S, socket.welcomed_s) and socket.present != due:
                self._world.auditor.report("presence-late", f"{socket.present} was said, {due} is due")


def _present(table: ReplayedTable, sockets: list[Socket]) -> Json:
    seats = table.positions[-1].seats
    acting = sorted({seat for socket in sockets for seat in socket.seats if seats[seat].level is None})
    return {"type": "present", "seats": acting, "watching": sum(not socket.seats for socket in sockets)}
