"""The world of one simulation: its server, people and network, and the faults that strike them."""

import contextvars
import hashlib
from asyncio import Task
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from auditor import Auditor
from fault_plans import Fault
from simulated_network import Socket
from simulated_notifications import Exchange
from simulated_parts import Disturbance, SimulatedClock
from simulated_people import Device, Person
from simulated_server import SimulatedServer
from virtual_time import VirtualLoop

_LEAPS_S = (-86400 * 400, -3600, -5, 5, 3600, 86400 * 50, 86400 * 400)
_FLICKER_S = 4.0
_TWO_SERVERS = 0.4
"""Share of the simulations in which two processes of the server share the database."""


class World:
    """Everything that one simulation consists of.

    Attributes:
        folder: holds the database and its backups.
        servers: processes of the server on one database.
        exchange: passes on what they tell each other.
        table: the first table, once it is open.
        most_tables: no rematch begins where there are as many.
        thinking: how many times as long as usual people think.
        sockets: connections that the server does not know to be over.
        came_or_went_s: when somebody was welcomed or lost last at each table.
        is_healed: no more faults strike.
        is_ending: those still here bring every game to its end.
        broken: an error of the simulation itself.
        trace: lines of what happened, where they are kept.
    """

    def __init__(self, seed: int, folder: Path, *, keep_trace: bool = False) -> None:
        self.seed = seed
        self.folder = folder
        self.random = Random(f"world {seed}")
        self.loop = VirtualLoop(seed)
        self.clock = SimulatedClock(self.loop)
        self.disturbance = Disturbance()
        self.people: list[Person] = []
        self.devices: list[Device] = []
        self.sockets: dict[Socket, None] = {}
        self.came_or_went_s: dict[str, float] = {}
        self.table = ""
        self.most_tables = 1
        self.thinking = 1
        self.is_healed = False
        self.is_ending = False
        self.broken: BaseException | None = None
        self.trace: list[str] = []
        self._keeps_trace = keep_trace
        self.auditor = Auditor(self, str(folder / "pasch.sqlite"))
        self.exchange = Exchange(self)
        count = 2 if Random(f"servers {seed}").random() < _TWO_SERVERS else 1
        self.servers = [SimulatedServer(self, folder / "pasch.sqlite", number) for number in range(1, count + 1)]
        self.loop.after_work = self.auditor.read_database
        self._outside = contextvars.copy_context()
        self._fingerprint = hashlib.sha256()

    # What the parts of the world use

    def note(self, *what: object) -> None:
        """Notes that something happened."""
        line = f"{self.loop.time():9.3f} {' '.join(map(str, what))}"
        self._fingerprint.update(line.encode())
        if self._keeps_trace:
            self.trace.append(line)

    @property
    def fingerprint(self) -> str:
        """A hash of all that happened."""
        return self._fingerprint.hexdigest()

    def latency_s(self) -> float:
        """Returns the time that a message takes."""
        if self.random.random() < self.disturbance.slow_net:
            return self.random.uniform(1, 8)
        return self.random.expovariate(1 / 0.03)

    def new_key(self) -> str:
        """Returns a key, or digits for the dice."""
        return self.random.randbytes(16).hex()

    def start(self, work: Coroutine[Any, Any, None]) -> "Task[None]":
        """Starts a task outside the server."""
        task = self.loop.create_task(work, context=self._outside.copy())
        task.add_done_callback(self.ended)
        return task

    def later(self, seconds: float, call: Callable[..., object], *given: object) -> None:
        """Calls something outside the server, later."""
        self.loop.call_later(seconds, call, *given, context=self._outside.copy())

    def at(self, when: float, call: Callable[..., object], *given: object) -> None:
        """Calls something outside the server at a virtual time."""
        self.loop.call_at(when, call, *given, context=self._outside.copy())

    @property
    def any_server(self) -> SimulatedServer:
        """The server to which a connection or request comes."""
        return self.random.choice(self.servers) if len(self.servers) > 1 else self.servers[0]

    @property
    def present_devices(self) -> list[Device]:
        """The devices of those who have not left."""
        return [device for device in self.devices if not device.gone]

    @property
    def may_play_on(self) -> bool:
        """Returns whether another game may begin."""
        return not self.is_ending and len(self.auditor.tables) < self.most_tables

    def has_expired(self, table: str) -> bool:
        """Returns whether a table was removed."""
        return table in self.auditor.tables and self.auditor.tables[table].has_expired

    def cut(self, device: Device) -> None:
        """Breaks a device's connection; each end notices at once, or much later."""
        if device.socket is not None:
            device.socket.cut(self.random.choice([0.0, 0.05, 40.0]), self.random.choice([0.0, 0.05, 30.0]))

    def ended(self, task: "Task[None]") -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self.broken = self.broken or error

    # Faults

    def strike(self, fault: Fault) -> None:
        """Lets a fault happen, until all are healed."""
        if self.is_healed:
            return
        self.note("fault", fault.kind, round(fault.choice, 3))
        random = Random(fault.choice)
        match fault.kind:
            case "cut" | "offline" | "slow-reader":
                self._strike_device(fault.kind, random)
            case "away":
                self.take_database_away(random.choice([0.5, 5, 40]))
            case "ambush-away":
                self.disturbance.ambush.append(partial(self.take_database_away, random.choice([0.5, 5, 40])))
            case "ambush-fail":
                how = random.choice(["before", "after"])
                self.disturbance.ambush.append(partial(self._strike_commits, how, Random(fault.choice)))
            case "flicker":
                self._flicker(random)
            case "kill":
                random.choice(self.servers).kill()
            case "kill-before" | "kill-after" | "fail-before" | "fail-after" | "fail-gone" | "fail-away":
                self._strike_commits(fault.kind, random)
            case "stop":
                self.start(random.choice(self.servers).stop())
            case "freeze":
                random.choice(self.servers).freeze(random.choice([0.5, 10, 50]))
            case "leap":
                self.clock.skew_s += random.choice(_LEAPS_S)
                self.auditor.trusts_clock = False
            case "slow-disk":
                self._disturb(random, self.loop, "slow_threads")
            case "backup":
                random.choice(self.servers).back_up(self.folder / f"backup-at-{self.loop.time():.3f}")
            case "compute":
                self._disturb(random, self.disturbance, "slow_compute", "failing_compute")
            case "slow-net":
                self._disturb(random, self.disturbance, "slow_net")
            case "slow-notices":
                self._disturb(random, self.disturbance, "slow_notices")
            case "deaf":
                self.exchange.cut(random.choice([0.0, 1.0, 25.0]))
            case "http-loss":
                self._disturb(random, self.disturbance, "lost_http")
            case "leave":
                here = [person for person in self.people if not person.has_left]
                if len(here) > 1:
                    random.choice(here).leave()
            case "spectator":
                if self.table:
                    Person(self, f"watcher{len(self.people)}").watch(self.table, [])
            case "second-device":
                self._add_device(random)
            case other:
                raise ValueError(other)

    def take_database_away(self, seconds: float) -> None:
        """For so long the database cannot be asked."""
        self.auditor.allowed_logs.add("store-write-failed")
        self.disturbance.away = True
        if self.random.random() < 0.5:
            self.exchange.cut(0.0)
        self.later(seconds, setattr, self.disturbance, "away", False)

    def _strike_device(self, kind: str, random: Random) -> None:
        if not self.present_devices:
            return
        device = random.choice(self.present_devices)
        if kind == "slow-reader":
            device.slow_s = random.choice([0.2, 2.0, 40.0])
            self.later(60, setattr, device, "slow_s", 0.0)
            return
        if kind == "offline":
            # Who is waited for matters most.
            device = next((one for one in self.present_devices if one.is_on_turn), device)
            device.offline_until = self.loop.time() + random.choice([5, 60, 200, 400])
        self.cut(device)

    def _flicker(self, random: Random) -> None:
        # For some seconds all come and go, several within the second between two messages on who is present.
        for device in self.present_devices:
            device.hurried_until = self.loop.time() + _FLICKER_S + 1
            for _ in range(random.choice([1, 3, 6])):
                self.later(random.uniform(0, _FLICKER_S), self._cut_for_a_moment, device)

    def _cut_for_a_moment(self, device: Device) -> None:
        if device.socket is not None:
            device.socket.cut(0.0, 0.0)

    def _strike_commits(self, kind: str, random: Random) -> None:
        self.auditor.allowed_logs.add("store-write-failed")
        self.disturbance.commit = kind.removeprefix("fail-")
        if not kind.startswith("kill"):
            self.later(random.choice([0.05, 3.0, 30.0]), setattr, self.disturbance, "commit", "")

    def _disturb(self, random: Random, owner: object, *names: str) -> None:
        for name in names:
            setattr(owner, name, random.choice([0.05, 0.3, 0.9]))
            self.later(random.choice([10, 60]), setattr, owner, name, 0.0)

    def _add_device(self, random: Random) -> None:
        players = [one for one in self.people if one.devices and not one.has_left and one.devices[0].keys]
        if players:
            person = random.choice(players)
            self.start(person.take_second_device(person.devices[0].table))

    def heal(self) -> None:
        """Ends all faults."""
        disturbance = self.disturbance
        disturbance.slow_compute = disturbance.failing_compute = 0.0
        disturbance.lost_http = disturbance.slow_net = disturbance.slow_notices = self.loop.slow_threads = 0.0
        disturbance.commit, disturbance.away = "", False
        disturbance.ambush.clear()
        for device in self.devices:
            device.slow_s, device.offline_until = 0.0, min(device.offline_until, self.loop.time())
        self.is_healed = True
        self.note("healed")
