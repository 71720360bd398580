"""The parts of a simulated server that differ from a real one: clocks, randomness, and what has processes."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from logging import Handler
from random import Random
from typing import Any
from unittest.mock import patch

from virtual_time import SimulatedProcess, SimulatedThreads, VirtualLoop

from pasch.rules.game.engine import legal_actions
from pasch.rules.game.events import Action, Bought, Held
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant
from pasch.server import clock, logs, randomness
from pasch.server.clock import SystemClock
from pasch.server.compute.compute_service import WITHOUT_SOLUTION, Choice, Solvers
from pasch.server.store.database import Database
from pasch.server.store.notifications import Notifications
from pasch.server.store.store import Store, open_database
from pasch.server.tables.received_rules import HouseRules, RuleFacts, facts_of, read_house_rule
from pasch.server.web import app
from pasch.server.web.app import ServerParts

EPOCH = datetime(2026, 6, 1, tzinfo=UTC).timestamp()


@dataclass
class Disturbance:
    """What goes wrong at the moment.

    Attributes:
        slow_compute: share of the decisions of computer players that take long.
        failing_compute: share of those that fail, or are made without a solution.
        lost_http: share of the requests that are lost, and of the answers.
        slow_net: share of the messages that take seconds.
        slow_notices: share of the notifications between processes that do.
        commit: what happens to the next commits: ``before`` and ``after`` fail then, ``gone`` fails after it and takes
            those away who acted, ``away`` lets the database be away as well, ``kill-before`` and ``kill-after`` kill
            the server.
        away: the database cannot be asked.
        longest_choice_s: of the decisions that take long.
        busy_until: virtual time by which all decisions that were begun are made.
        ambush: called when a computer player is asked next.
    """

    slow_compute: float = 0.0
    failing_compute: float = 0.0
    lost_http: float = 0.0
    slow_net: float = 0.0
    slow_notices: float = 0.0
    commit: str = ""
    away: bool = False
    longest_choice_s: float = 90.0
    busy_until: float = 0.0
    ambush: list[Callable[[], None]] = field(default_factory=list)


class SimulatedClock(SystemClock):
    """The clocks of the simulated machine.

    Attributes:
        skew_s: seconds by which the time of day is wrong.
    """

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self.skew_s = 0.0

    def utc_now(self) -> datetime:
        """Returns the time of day, which may leap."""
        return datetime.fromtimestamp(EPOCH + self._loop.time() + self.skew_s, UTC)

    def monotonic(self) -> float:
        """Returns seconds that never go back."""
        return 1000.0 + self._loop.time()


class SimulatedSolvers(Solvers):
    """Computer players that decide at random, after a while, and fail now and then."""

    def __init__(self, random: Random, loop: VirtualLoop, disturbance: Disturbance) -> None:
        self._random = random
        self._loop = loop
        self._disturbance = disturbance

    async def start(self) -> None:
        """Starts nothing."""

    async def close(self) -> None:
        """Ends nothing."""

    def prepare(self, variant: Variant, level: str, who: str = "") -> None:
        """Prepares nothing."""

    async def choose(self, state: GameState, level: str) -> Choice:
        """Returns a random decision."""
        random, disturbance = self._random, self._disturbance
        while disturbance.ambush:
            disturbance.ambush.pop()()
        slow = random.random() <= disturbance.slow_compute
        takes_s = random.uniform(5, disturbance.longest_choice_s) if slow else random.choice([0, 0.01, 0.3, 2.0])
        disturbance.busy_until = max(disturbance.busy_until, self._loop.time() + takes_s)
        await asyncio.sleep(takes_s)
        if random.random() < disturbance.failing_compute:
            raise RuntimeError("the computing process died")
        if random.random() < disturbance.failing_compute:
            level = WITHOUT_SOLUTION
        return Choice(random_action(random, state), level)


class SimulatedHouseRules(HouseRules):
    """Checks house rules without a process."""

    def __init__(self, program: str) -> None:
        """Starts nothing."""

    async def facts(self, toml: str, who: str) -> RuleFacts:  # noqa: ARG002 - as of real ones
        """Returns the facts about a house rule, after a while."""
        await asyncio.sleep(0.01)
        return facts_of(read_house_rule(toml))

    async def close(self) -> None:
        """Ends nothing."""


def random_action(random: Random, state: GameState) -> Action:
    """Returns a random legal decision, seldom a hold, so that games go on."""
    actions = legal_actions(state)
    entries = [one for one in actions if not isinstance(one, Held | Bought)]
    holds = [one for one in actions if isinstance(one, Held | Bought)]
    return random.choice(holds if holds and (not entries or random.random() < 0.35) else entries)


def parts_of(
    process: SimulatedProcess,
    loop: VirtualLoop,
    solvers: Callable[[], Solvers],
    opened: Callable[[Database], Notifications | None],
) -> ServerParts:
    """Returns the parts of one process.

    Args:
        opened: called with its database; returns how it is told what other processes store.
    """

    async def open_store(address: str) -> Store:
        database = await asyncio.to_thread(open_database, address)
        process.engines += [database.reading, database.writing]
        return Store(database, lambda count, _name: SimulatedThreads(loop, count), opened(database))

    return ServerParts(open_store, solvers, SimulatedHouseRules)


@contextmanager
def installed(seed: int, simulated: SystemClock, log: Handler) -> Iterator[None]:
    """Replaces clocks, randomness and the log of this process."""
    changes: list[tuple[object, str, Any]] = [
        (clock, "source", simulated),
        (randomness, "source", Random(f"server {seed}")),
        (logs.log, "handlers", [log]),
        (logs.log, "propagate", False),
        # These belong to a process that does nothing but serve.
        (app, "_collect_seldom", lambda: None),
        (app, "_share_the_interpreter", lambda: None),
    ]
    with ExitStack() as stack:
        for owner, name, value in changes:
            stack.enter_context(patch.object(owner, name, value))
        stack.callback(logs.log.setLevel, logs.log.level)
        logs.log.setLevel(log.level)
        yield
