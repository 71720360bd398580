"""`Solvers`: what takes thought, in processes of its own: computer players, advice, solving; the event loop goes on.

Two processes answer: what a computer player does, what the options of a position are worth. It takes milliseconds and
only opens what was solved before; one address occupies one of them, and the second is started when both are needed.
Another one reviews games likewise, which may take seconds on the largest sheets and keeps no player waiting; it is
started when it is first asked. Two others solve, one variant after the other, at low priority; the second takes only
what is quickly done, so that no long work keeps it waiting. Which is next, `line` says, and what each may take,
`budgets`. What they find out lies in the user's cache and serves from then on. A variant too large to solve is
estimated, which is prepared likewise; while its rough values serve, better ones are learned when nothing else waits.

**While a variant is being solved** advice is its progress, and no game waits: a computer player decides by the
heuristic player's judgement with its own temperature, which is about as strong (docs/players.md). One that seeks or
shuns risk where that can never be known is replaced by the heuristic player, and `Choice.level` says so, for everybody
at the table to see. The same judgement decides, in a thread of the server, where the processes that answer do not do
so at once: on a machine that is busy while they still load, or behind what the same address asked.

**Where the extra `solver` is not installed** all levels play like that, and advice is the heuristic player's judgement:
it compares actions, but knows no final totals.
"""

import asyncio
import random
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from math import inf
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

from pasch.players.player import PLAYERS, player_at_once
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.events import ACTIONS, Action
from pasch.rules.game.state import GameState
from pasch.rules.text.position_notation import format_position
from pasch.rules.variant.variant import Variant
from pasch.server.compute.advice_answer import read_position
from pasch.server.compute.average_answer import nothing
from pasch.server.compute.child_process import ChildProcess
from pasch.server.compute.job_queue import BALANCE, ENDINGS, EXERCISES, TRAINING, Job, JobQueue, Key, estimated_cost
from pasch.server.compute.process_pool import Crew
from pasch.server.compute.request_loop import Unprepared
from pasch.server.compute.work_budgets import ANSWER, REVIEW, TABLE, Budget
from pasch.server.logs import log, note_mistake
from pasch.server.wire.field_types import Language
from pasch.server.wire.rejection import Rejected
from pasch.server.wire.responses import AdviceAnswer, AverageAnswer, SolvingAnswer

PROGRAM = "pasch.server.compute.worker_program"
PATIENCE = 120.0
"""Seconds for which a table is taken to wait for what it plays by, so that it comes before what is only asked."""
ANSWERING = 2
"""Processes that answer."""
AT_ONCE_SECONDS = 2.0
"""For what a computer player does; then it is judged here. Who came too late once is not waited for again meanwhile."""
PREPARE_SECONDS = 600.0
"""For solving one variant: what takes longer is given up."""
TRAINING_SECONDS = 1800.0
"""The same for a step of training, which spends little of the processor but may have to wait for it; and for so long
after somebody played by what it would make better it is worth the work.
"""
INTEREST = 90.0
"""Seconds after which nobody is taken to wait any more who asked for an average, and asks again while they wait.

A browser may let a window that is not looked at ask once a minute only.
"""
MOST_KNOWN = 64
"""Variants that are remembered as not to be tried again, or for who opened a table by them."""
T = TypeVar("T")
WITHOUT_SOLUTION = "heuristic"
QUICK = 1e7
"""Work, as `line.work_of` forecasts it, that is done within seconds; longer work never takes the second process."""
_OF_KEY = {ENDINGS: "endings", EXERCISES: "cut", TRAINING: "train", BALANCE: "weigh"}
"""What is done where a key asks for something else than to be solved."""
_NO_EXERCISES = {"no-solver": "exercises-no-solver", "out-of-reach": "exercises-out-of-reach"}
_LOOK_S = 1.0
"""How often it is looked whether what is at work is still wanted."""


class Choice(NamedTuple):
    """What a computer player does.

    Attributes:
        level: whose decision it was: the one asked for, or `WITHOUT_SOLUTION`.
    """

    action: Action
    level: str


def players_here() -> list[str]:
    """The computer players that this installation can seat: some need the solver."""
    return [name for name, entry in PLAYERS.items() if not entry.needs_solver or solver_here()]


@cache
def solver_here() -> bool:
    """Whether the extra `solver` is installed."""
    return all(find_spec(package) is not None for package in ("numpy", "llvmlite"))


class Solvers:
    """All processes; to be closed when the server stops.

    Attributes:
        failed: what could not be worked out, and is not tried again.
    """

    def __init__(self) -> None:
        self._answering, self._reviewing = Crew(PROGRAM, ANSWERING), Crew(PROGRAM, 1)
        self._solving = {most: ChildProcess(PROGRAM, "--solve") for most in (inf, QUICK)}
        self._line = JobQueue()
        self._opened_by: dict[Key, str] = {}
        self.failed: dict[Key, None] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._late: dict[str, asyncio.Task[Choice]] = {}

    @property
    def waiting(self) -> int:
        """How many variants wait to be solved, those at work included."""
        return len(self._line)

    async def start(self) -> None:
        """Starts the process that answers; those that solve are started when there is something to solve."""
        await self.start_when_asked()
        await self._answering.start()

    async def start_when_asked(self) -> None:
        """Starts no process before there is something to do for it."""
        for most_work, process in self._solving.items():
            self._begin(self._solve_on(process, most_work))

    async def close(self) -> None:
        """Ends all processes, whatever they do; none is left behind."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._line.close()
        solving = (process.close() for process in self._solving.values())
        await asyncio.gather(self._answering.close(), self._reviewing.close(), *solving)

    def prepare(self, variant: Variant, level: str, who: str = "") -> None:
        """Begins to prepare what a computer player needs, so that it is ready when its turn comes.

        Args:
            who: the address that opens the table.
        """
        theta = _theta(level)
        if theta is not None and solver_here():
            _remember(self._opened_by, (variant.text, theta), who)
            self._begin(self._open(variant, theta))

    def progress(self, variant: Variant, level: str) -> SolvingAnswer | None:
        """How far the preparing is; None while there is nothing to wait for."""
        theta = _theta(level)
        found = None if theta is None else self._line.find((variant.text, theta))
        return None if found is None else found.as_answer()

    async def choose(self, state: GameState, level: str) -> Choice:
        """What a computer player does.

        Args:
            state: a game in the phase `decide`.

        Raises:
            PaschError: there is no such player, or the process could not decide (`thinking-failed`).
        """
        who = self._opened_by.get((state.variant.text, _theta(level) or 0.0), "")
        if who not in self._late:
            asked = self._begin(self._decided(state, level))
            await asyncio.wait([asked], timeout=AT_ONCE_SECONDS)
            if not asked.done():
                self._late[who] = asked
                asked.add_done_callback(lambda _: self._late.pop(who))
            else:
                with suppress(Rejected):  # too many wait; so this does not
                    return asked.result()
        return Choice(await asyncio.to_thread(_judged, state, level), level)

    async def _decided(self, state: GameState, level: str) -> Choice:
        theta = _theta(level)
        key = state.variant.text, theta or 0.0
        if theta is not None and solver_here() and key not in self.failed:
            with suppress(Unprepared):
                if key not in self._line:
                    return await self._chosen(state, level, theta)
            self._for_table(state.variant, theta)
        return await self._chosen(state, WITHOUT_SOLUTION if theta and key in self.failed else level, None)

    async def advice(
        self,
        variant: Variant,
        position: str,
        who: str = "",
        language: Language = "en",
        objective: Literal["mean", "win"] = "mean",
    ) -> AdviceAnswer | SolvingAnswer:
        """What every action of a position is worth, or how far the variant is from being solved.

        Args:
            language: of its sentences.
            objective: where the chance to win cannot be worked out, advice is for the mean, and has no chances.

        Raises:
            PaschError: it is no position of this variant, or nothing is to be decided there.
        """
        read_position(variant, position)  # What is wrong with it is said at once, not after the variant is solved.
        key, endings = (variant.text, 0.0), (variant.text, ENDINGS)
        request: dict[str, Any] = {"do": "advise", "toml": variant.text, "position": position, "language": language}
        request |= {"objective": objective, "without_endings": endings in self.failed}
        if solver_here() and key not in self.failed:
            wanted = endings if objective == "win" and endings in self._line else key
            if wanted not in self._line:
                with suppress(Unprepared):
                    found = await self._by_values(self._answering, {**request, "theta": 0.0}, variant, who, ANSWER)
                    if not found.get("lacks_endings"):
                        return AdviceAnswer.model_validate(found)
                    wanted = endings
            preparation = self._line.ask(wanted, estimated_cost(variant), who, interest=INTEREST)
            if preparation is not None:
                return preparation.as_answer()
        return AdviceAnswer.model_validate(await self._answering.ask({**request, "theta": None}, who, ANSWER))

    async def average(self, variant: Variant, who: str = "") -> AverageAnswer | SolvingAnswer:
        """What the best play brings on average, or how far the variant is from being solved."""
        found = await self._once_solved(variant, "average", self._answering, who, ANSWER)
        if isinstance(found, SolvingAnswer):
            return found
        return nothing(found) if isinstance(found, str) else AverageAnswer.model_validate(found)

    def weighing(
        self, toml: str, work: float, who: str, *, wanted: bool
    ) -> SolvingAnswer | Literal["no-solver", "out-of-reach"] | None:
        """How far it is to find out what a game is like, or why it will not be found out; None where nobody is at it.

        Args:
            work: as `line.work_of` forecasts it.
            wanted: whether it is to be found out.
        """
        key = toml, BALANCE
        if not solver_here():
            return "no-solver"
        if key in self.failed:
            return "out-of-reach"
        if wanted:
            return (self._line.ask(key, work, who, interest=INTEREST) or Job()).as_answer()
        found = self._line.find(key)
        return None if found is None else found.as_answer()

    async def table(
        self, variant: Variant, what: Literal["values", "network"], who: str = ""
    ) -> Path | str | SolvingAnswer:
        """The file for browsers, packed by gzip: what each card is worth, or the network trained for the sheet;
        why there is none, or how far the variant is from being solved or trained.

        The process that reviews makes it: a table takes up to a second or two, once.
        """
        found = await self._once_solved(variant, what, self._reviewing, who, TABLE)
        if isinstance(found, (str, SolvingAnswer)):
            return found
        training = variant.text, TRAINING
        if found.get("why") == "untrained" and training in self._line:
            return self._asked_for(training, variant, who)
        return str(found["why"]) if "why" in found else Path(found["file"])

    async def exercises(self, variant: Variant, who: str = "") -> bytes | SolvingAnswer:
        """The exercises of a house rule, packed by gzip, or how far they are from being cut.

        Raises:
            PaschError: there are none here, and why.
        """
        wanted, facts = (variant.text, EXERCISES), {"variant": variant.names}
        if wanted in self._line:
            return self._asked_for(wanted, variant, who)
        found = await self._once_solved(variant, "exercises", self._reviewing, who, TABLE)
        if isinstance(found, SolvingAnswer):
            return found
        if isinstance(found, str) or wanted in self.failed:
            raise PaschError(Problem(_NO_EXERCISES[found if isinstance(found, str) else "out-of-reach"], facts))
        if not found["known"]:
            training = variant.text, TRAINING
            if training in self._line:
                return self._asked_for(training, variant, who)
            raise PaschError(Problem("exercises-too-large", facts))
        if found["file"] is None:
            return self._asked_for(wanted, variant, who)
        return await asyncio.to_thread(Path(found["file"]).read_bytes)

    async def exercises_at(
        self, variant: Variant, positions: Sequence[str], who: str = ""
    ) -> dict[str, Any] | SolvingAnswer:
        """Positions of somebody's own as exercises, or how far the variant is from being solved.

        Raises:
            PaschError: one is no position of this variant, or there are no exercises here, and why.
        """
        await asyncio.to_thread(lambda: [read_position(variant, position) for position in positions])
        more = {"positions": list(positions)}
        found = await self._once_solved(variant, "exercises-at", self._reviewing, who, REVIEW, **more)
        if isinstance(found, str):
            raise PaschError(Problem(_NO_EXERCISES[found], {"variant": variant.names}))
        return found

    def _asked_for(self, key: Key, variant: Variant, who: str) -> SolvingAnswer:
        """How far it is. Where too many variants wait, this one waits outside."""
        return (self._line.ask(key, estimated_cost(variant), who, interest=INTEREST) or Job()).as_answer()

    async def _once_solved(
        self, variant: Variant, what: str, crew: Crew, who: str, budget: Budget, **more: object
    ) -> dict[str, Any] | SolvingAnswer | Literal["no-solver", "out-of-reach"]:
        """What a crew says of a solved variant; how far it is from being solved, or why it will not be."""
        key = variant.text, 0.0
        if not solver_here():
            return "no-solver"
        if key in self.failed:
            return "out-of-reach"
        if key not in self._line:
            with suppress(Unprepared):
                request = {"do": what, "toml": variant.text, "theta": 0.0} | more
                return await self._by_values(crew, request, variant, who, budget)
        return self._asked_for(key, variant, who)

    async def _by_values(
        self, crew: Crew, request: dict[str, Any], variant: Variant, who: str, budget: Budget
    ) -> dict[str, Any]:
        """An answer by the values of a variant; where more can be learned of them, it is, when there is time."""
        found = await crew.ask(request, who, budget)
        key = variant.text, TRAINING
        if found.pop("untrained", False) and key not in self.failed:
            self._line.ask(key, inf, who, interest=TRAINING_SECONDS)
        return found

    async def review(
        self, variant: Variant, record: str, language: Language, who: str = ""
    ) -> dict[str, Any] | SolvingAnswer:
        """The review of a game, as `analysis.review.review_model` writes it, or how far its variant is from being
        solved.

        Args:
            record: as text or as JSON.
            language: of its sentences.

        Raises:
            PaschError: it is no game of this variant, nothing was thrown in it, it still goes on at a table, or nobody
                here knows what its positions are worth.
        """
        key, endings = (variant.text, 0.0), (variant.text, ENDINGS)
        if not solver_here():
            raise PaschError(Problem("review-no-solver"))
        if key in self.failed:
            raise PaschError(Problem("review-out-of-reach", {"variant": variant.names}))
        if key not in self._line and endings not in self._line:
            request = {"do": "review", "toml": variant.text, "theta": 0.0, "record": record, "language": language}
            more = {"without_endings": endings in self.failed}
            with suppress(Unprepared):
                found: dict[str, Any] | None = (await self._reviewing.ask(request | more, who, REVIEW))["review"]
                if found is not None:
                    return found
                key = endings
        wanted = endings if endings in self._line else key
        return self._asked_for(wanted, variant, who)

    async def _chosen(self, state: GameState, level: str, theta: float | None) -> Choice:
        request: dict[str, Any] = {"do": "choose", "toml": state.variant.text, "position": format_position(state)}
        who = self._opened_by.get((state.variant.text, theta or 0.0), "")
        request |= {"level": level, "theta": theta}
        answer = await self._by_values(self._answering, request, state.variant, who, ANSWER)
        if answer.get("lacks_endings") and (state.variant.text, ENDINGS) not in self.failed:
            self._for_table(state.variant, ENDINGS)
        return Choice(ACTIONS.validate_python(answer["action"]), level)

    async def _open(self, variant: Variant, theta: float) -> None:
        try:
            request = {"do": "open", "toml": variant.text, "theta": theta}
            who = self._opened_by.get((variant.text, theta), "")
            await self._by_values(self._answering, request, variant, who, ANSWER)
        except Unprepared:
            self._for_table(variant, theta)
        except PaschError:
            # Whoever plays by it will ask again, and hear of it.
            return

    def _for_table(self, variant: Variant, theta: float) -> None:
        """A table will play by it as soon as it is there, or the next one."""
        key = variant.text, theta
        who = self._opened_by.get(key, "")
        self._line.ask(key, estimated_cost(variant), who, interest=PREPARE_SECONDS, patience=PATIENCE)

    async def _solve_on(self, process: ChildProcess, most_work: float) -> None:
        """Solves what waits and is no longer than this, one after the other."""
        while True:
            key, preparation = await self._line.take(most_work)
            work = _OF_KEY.get(key[1])
            request = {"do": work or "prepare", "toml": key[0], "theta": 0.0 if work else key[1]}
            seconds = TRAINING_SECONDS if preparation.modest else PREPARE_SECONDS
            solving = asyncio.create_task(process.ask(request, seconds, preparation.tell))
            try:
                while not solving.done() and not self._line.must_stop(preparation, most_work):
                    await asyncio.wait([solving], timeout=_LOOK_S)
            finally:
                is_done = solving.done()
                solving.cancel()
            if is_done:
                self._finish(key, preparation, solving)
                continue
            process.interrupt()
            if preparation.abandoned:
                self._line.leave(key)
            else:
                self._line.put_back(preparation)

    def _finish(self, key: Key, preparation: Job, solving: "asyncio.Task[dict[str, Any]]") -> None:
        error = solving.exception()
        if isinstance(error, PaschError):
            log.warning("not-prepared", extra={"kind": _OF_KEY.get(key[1], "prepare"), "code": error.code})
        elif error is not None:
            note_mistake(error)
        preparation.succeeded = error is None and solving.result()["kept"]
        if not preparation.succeeded:
            _remember(self.failed, key, None)
        self._line.leave(key)

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task in self._late.values() and not task.cancelled():
            task.exception()  # It is known to have failed, and nobody waits for it.


def _judged(state: GameState, level: str) -> Action:
    return player_at_once(level).choose(state, random.SystemRandom())


def _theta(level: str) -> float | None:
    """What has to be solved for a player; None for nothing, and for one that there is not."""
    return PLAYERS[level].theta if level in PLAYERS else None


def _remember(known: dict[Key, T], key: Key, what: T) -> None:
    """Keeps the last `MOST_KNOWN`."""
    known[key] = what
    while len(known) > MOST_KNOWN:
        del known[next(iter(known))]
