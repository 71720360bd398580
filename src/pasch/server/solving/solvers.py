"""`Solvers`: what takes thought, in processes of its own: computer players, advice, solving; the event loop goes on.

One process answers: what a computer player does, what the options of a position are worth. It takes milliseconds and
only opens what was solved before. Another solves, one variant after the other, at low priority and within bounds (see
`worker`); what it finds out lies in the user's cache and serves from then on. A variant too large to solve is
estimated, which is prepared likewise.

**While a variant is being solved** advice is its progress, and a computer player waits: a table that sees "thinking"
for twenty seconds once, the first time that anybody here plays this variant, minds less than an opponent of another
strength than it chose. Only after `PATIENCE`, or where solving failed or too many variants wait, the heuristic player
decides in its place, and `Choice.level` says so, for everybody at the table to see.

**Where the extra `solver` is not installed** only the players that need no solution are there, and advice is the
heuristic player's judgement: it compares actions, but knows no final totals.
"""

import asyncio
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from math import inf
from time import monotonic
from typing import Any, NamedTuple

from pasch.players.player import PLAYERS
from pasch.rules.errors import PaschError
from pasch.rules.events import ACTIONS, Action
from pasch.rules.notation import format_position
from pasch.rules.state import GameState
from pasch.rules.variant import Variant
from pasch.server.solving.advice import read_position
from pasch.server.solving.answering import Unprepared
from pasch.server.solving.average import nothing
from pasch.server.solving.process import ChildProcess
from pasch.server.wire.answers import AdviceAnswer, AverageAnswer, SolvingAnswer

PROGRAM = "pasch.server.solving.worker"
PATIENCE = 120.0
"""Seconds that a computer player waits for what it plays by."""
ANSWER_SECONDS = 30.0
"""For one answer; a first one includes loading the solver."""
PREPARE_SECONDS = 600.0
"""For solving one variant: what takes longer is given up."""
MOST_WAITING = 8
"""Variants that wait to be solved, the one at work included."""
INTEREST = 90.0
"""Seconds after which nobody is taken to wait any more who asked for an average, and asks again while they wait.

A browser may let a window that is not looked at ask once a minute only.
"""
MOST_FAILED = 64
"""Variants that are remembered as not to be tried again."""
WITHOUT_SOLUTION = "heuristic"
_Key = tuple[str, float]
"""A variant's document, and for or against risk."""


class Choice(NamedTuple):
    """What a computer player does.

    Attributes:
        level: whose decision it was: the one asked for, or `WITHOUT_SOLUTION`.
    """

    action: Action
    level: str


@dataclass(eq=False)
class _Preparation:
    """A variant that is being solved, or waits for it."""

    stage: str = "waiting"
    progress: float = 0.0
    succeeded: bool = False
    wanted_until: float = 0.0
    begun: bool = False
    finished: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self, stage: str, progress: float) -> None:
        """Takes note of how far it is."""
        self.stage, self.progress = stage, progress

    @property
    def abandoned(self) -> bool:
        """Nobody waits for it any more, and nothing has been done for it."""
        return not self.begun and self.wanted_until < monotonic()

    def as_answer(self) -> SolvingAnswer:
        """How far it is, over all stages."""
        return SolvingAnswer.model_validate({"stage": self.stage, "progress": self.progress})


def players_here() -> list[str]:
    """The computer players that this installation can seat."""
    return [name for name, entry in PLAYERS.items() if entry.theta is None or solver_here()]


@cache
def solver_here() -> bool:
    """Whether the extra `solver` is installed."""
    return all(find_spec(package) is not None for package in ("numpy", "numba"))


class Solvers:
    """Both processes; to be closed when the server stops."""

    def __init__(self) -> None:
        self._answering, self._solving = ChildProcess(PROGRAM), ChildProcess(PROGRAM, "--solve")
        self._preparing: dict[_Key, _Preparation] = {}
        self._queue: asyncio.Queue[_Key] = asyncio.Queue()
        self._failed: dict[_Key, None] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Starts the process that answers; the one that solves is started when there is something to solve."""
        self._begin(self._prepare_all())
        await self._answering.start()

    async def close(self) -> None:
        """Ends both processes, whatever they do; none is left behind."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for preparation in self._preparing.values():
            preparation.finished.set()
        await asyncio.gather(self._answering.close(), self._solving.close())

    def prepare(self, variant: Variant, level: str) -> None:
        """Begins to prepare what a computer player needs, so that it is ready when its turn comes."""
        theta = _theta(level)
        if theta is not None and solver_here():
            self._begin(self._open(variant.text, theta))

    def progress(self, variant: Variant, level: str) -> SolvingAnswer | None:
        """How far the preparing is; None while there is nothing to wait for."""
        theta = _theta(level)
        found = None if theta is None else self._preparing.get((variant.text, theta))
        return None if found is None else found.as_answer()

    async def choose(self, state: GameState, level: str) -> Choice:
        """What a computer player does.

        Args:
            state: a game in the phase `decide`.

        Raises:
            PaschError: there is no such player, or nobody could decide (`thinking-failed`, `thinking-too-long`).
        """
        theta = _theta(level)
        if theta is None:
            return await self._chosen(state, level, None)
        key = state.variant.text, theta
        if solver_here() and key not in self._failed:
            with suppress(Unprepared):
                if key not in self._preparing:
                    return await self._chosen(state, level, theta)
            with suppress(Unprepared):
                if await self._prepared(key):
                    return await self._chosen(state, level, theta)
        return await self._chosen(state, WITHOUT_SOLUTION, None)

    async def advice(self, variant: Variant, position: str) -> AdviceAnswer | SolvingAnswer:
        """What every action of a position is worth, or how far the variant is from being solved.

        Raises:
            PaschError: it is no position of this variant, or nothing is to be decided there.
        """
        read_position(variant, position)  # What is wrong with it is said at once, not after the variant is solved.
        key = variant.text, 0.0
        request = {"do": "advise", "toml": variant.text, "position": position}
        if solver_here() and key not in self._failed:
            if key not in self._preparing:
                with suppress(Unprepared):
                    return await self._advised({**request, "theta": 0.0})
            preparation = self._preparation(key)
            if preparation is not None:
                return preparation.as_answer()
        return await self._advised({**request, "theta": None})

    async def average(self, variant: Variant) -> AverageAnswer | SolvingAnswer:
        """What the best play brings on average, or how far the variant is from being solved."""
        key = variant.text, 0.0
        if not solver_here():
            return nothing("no-solver")
        if key in self._failed:
            return nothing("out-of-reach")
        if key not in self._preparing:
            request = {"do": "average", "toml": variant.text, "theta": 0.0}
            with suppress(Unprepared):
                return AverageAnswer.model_validate(await self._answering.ask(request, ANSWER_SECONDS))
        # Where too many variants wait, this one waits outside.
        return (self._preparation(key, INTEREST) or _Preparation()).as_answer()

    async def _advised(self, request: Mapping[str, Any]) -> AdviceAnswer:
        return AdviceAnswer.model_validate(await self._answering.ask(request, ANSWER_SECONDS))

    async def _chosen(self, state: GameState, level: str, theta: float | None) -> Choice:
        request = {"do": "choose", "toml": state.variant.text, "position": format_position(state)}
        answer = await self._answering.ask({**request, "level": level, "theta": theta}, ANSWER_SECONDS)
        return Choice(ACTIONS.validate_python(answer["action"]), level)

    async def _open(self, toml: str, theta: float) -> None:
        try:
            await self._answering.ask({"do": "open", "toml": toml, "theta": theta}, ANSWER_SECONDS)
        except Unprepared:
            self._preparation((toml, theta))
        except PaschError:
            # Whoever plays by it will ask again, and hear of it.
            return

    def _preparation(self, key: _Key, interest: float = inf) -> _Preparation | None:
        """The one that is going on, or a new one; None where too many wait.

        Args:
            interest: seconds for which it is worth the work, unless somebody asks again.
        """
        if key not in self._preparing:
            self._forget_abandoned()
            if len(self._preparing) < MOST_WAITING:
                self._preparing[key] = _Preparation()
                self._queue.put_nowait(key)
        found = self._preparing.get(key)
        if found is not None:
            found.wanted_until = max(found.wanted_until, monotonic() + interest)
        return found

    async def _prepared(self, key: _Key) -> bool:
        """Waits until a variant is solved; whether it is."""
        preparation = self._preparation(key)
        if preparation is None:
            return False
        with suppress(TimeoutError):
            await asyncio.wait_for(preparation.finished.wait(), PATIENCE)
        return preparation.succeeded

    async def _prepare_all(self) -> None:
        """Solves what waits, one after the other."""
        while True:
            key = await self._queue.get()
            self._forget_abandoned()
            # A variant may stand in the line twice: given up, and asked for again.
            preparation = self._preparing.get(key)
            if preparation is None:
                continue
            preparation.begun = True
            toml, theta = key
            request = {"do": "prepare", "toml": toml, "theta": theta}
            try:
                answer = await self._solving.ask(request, PREPARE_SECONDS, preparation.tell)
                preparation.succeeded = answer["kept"]
            except PaschError:
                preparation.succeeded = False
            self._finish(key, preparation)

    def _finish(self, key: _Key, preparation: _Preparation) -> None:
        if not preparation.succeeded:
            self._failed[key] = None
            while len(self._failed) > MOST_FAILED:
                del self._failed[next(iter(self._failed))]
        self._give_up(key, preparation)

    def _forget_abandoned(self) -> None:
        for key, preparation in list(self._preparing.items()):
            if preparation.abandoned:
                self._give_up(key, preparation)

    def _give_up(self, key: _Key, preparation: _Preparation) -> None:
        del self._preparing[key]
        preparation.finished.set()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _theta(level: str) -> float | None:
    """What has to be solved for a player; None for nothing, and for one that there is not."""
    return PLAYERS[level].theta if level in PLAYERS else None
