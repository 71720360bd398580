"""`Solvers`: computer players, advice, reviews and solving in child processes.

Two processes answer from stored values within milliseconds: moves of computer players and advice. One address
occupies one of them; the second starts when both are needed. A third reviews games, which may take seconds on the
largest sheets. Two more run jobs at low priority, one after the other, in the order of `job_queue`; the second takes
only short ones, so that a long job delays nobody. Limits are in `work_budgets`. Results go to the user's cache. A
variant too large to solve gets an estimate, and training improves it when nothing else waits.

**While a variant is being solved** advice reports its progress, and no game waits: a computer player decides by the
heuristic player's judgement with its own temperature, which is about as strong (docs/players.md). A level that seeks
or avoids risk is replaced by the heuristic player if the values it needs are missing; `Choice.level` reports that to
the table. The same judgement decides, in a thread of the server, if the processes do not answer in time.

**Without the extra `solver`** all levels play by judgement, and advice compares actions without expected totals.
Browsers still solve the shipped variants, as the files for that come with the package.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from math import inf
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

from cachetools import LRUCache, TTLCache

from pasch.players.player import PLAYERS, player_at_once
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState
from pasch.rules.text.position_notation import format_position
from pasch.rules.variant.variant import Variant
from pasch.server import randomness
from pasch.server.compute.advice_answer import read_position
from pasch.server.compute.average_answer import nothing
from pasch.server.compute.child_process import ChildProcess
from pasch.server.compute.job_queue import JobQueue, QueuedJob, estimated_cost
from pasch.server.compute.jobs import (
    AdviceQuestion,
    AnswerType,
    AverageQuestion,
    BalanceJob,
    DistributionJob,
    ExercisesJob,
    ExercisesQuestion,
    InputQuestion,
    Job,
    JobDone,
    MoveQuestion,
    NetworkQuestion,
    OpenQuestion,
    PositionExercisesQuestion,
    Question,
    ReviewQuestion,
    SolveJob,
    TrainJob,
    ValuesQuestion,
)
from pasch.server.compute.process_pool import ProcessPool
from pasch.server.compute.request_loop import NotPrepared
from pasch.server.compute.work_budgets import ANSWER, REVIEW, TABLE, Budget
from pasch.server.logs import log, note_mistake
from pasch.server.wire.field_types import Language
from pasch.server.wire.rejection import Rejected
from pasch.server.wire.responses import AdviceAnswer, AverageAnswer, NoValuesAnswer, SolvingAnswer
from pasch.solver.browser_files.shipped_files import find_input, find_kernel, find_least_cards

PROGRAM = "pasch.server.compute.worker_program"
PATIENCE = 120.0
"""Seconds for which a table counts as waiting for its computer player's values, which puts their job first."""
ANSWERING = 2
"""Number of processes that answer from stored values."""
AT_ONCE_SECONDS = 2.0
"""Seconds for a computer player's decision, then it is judged here; a player that was late is not waited for meanwhile.
"""
PREPARE_SECONDS = 600.0
"""Seconds after which solving one variant is given up."""
TRAINING_SECONDS = 1800.0
"""Seconds for a step of training, which may have to wait for the processor, and seconds for which a move by the values
that it would improve keeps it wanted.
"""
INTEREST = 90.0
"""Seconds after which a request for an average that is not repeated counts as abandoned.

Browsers may let a window in the background ask only once a minute.
"""
MOST_KNOWN = 64
"""Number of variants remembered as not worth another attempt, or as opened by an address."""
FAILED_S = 600.0
"""Seconds for which a failed job is not tried again."""
MOST_CRASHES = 3
"""Crashes of one job, each within `FAILED_S` of the one before, from which on it counts as failed for its variant."""
T = TypeVar("T")
WITHOUT_SOLUTION = "heuristic"
QUICK = 1e7
"""Cost, see `estimated_cost`, of work done within seconds; longer work never takes the second process."""
_NO_EXERCISES = {"no-solver": "exercises-no-solver", "out-of-reach": "exercises-out-of-reach"}
_LOOK_S = 1.0
"""Interval at which running jobs are checked for being abandoned."""


class Choice(NamedTuple):
    """A computer player's decision.

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
    """Returns whether the extra `solver` is installed."""
    return all(find_spec(package) is not None for package in ("numpy", "llvmlite"))


def _shipped_input(variant: Variant) -> Path | NoValuesAnswer | None:
    cards = find_least_cards(variant)
    return find_input(variant) if cards is None else NoValuesAnswer(why="too-large", cards=cards)


class Solvers:
    """All processes; to be closed when the server stops.

    Attributes:
        failed: jobs that failed for their variant, not tried again for `FAILED_S`.
    """

    def __init__(self) -> None:
        self._answering, self._reviewing = ProcessPool(PROGRAM, ANSWERING), ProcessPool(PROGRAM, 1)
        self._solving = {most: ChildProcess(PROGRAM, "--solve") for most in (inf, QUICK)}
        self._line = JobQueue()
        self._opened_by: LRUCache[Job, str] = LRUCache(MOST_KNOWN)
        self.failed: TTLCache[Job, None] = TTLCache(MOST_KNOWN, FAILED_S)
        self._crashes: TTLCache[Job, int] = TTLCache(MOST_KNOWN, FAILED_S)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._late: dict[str, asyncio.Task[Choice]] = {}

    @property
    def waiting(self) -> int:
        """Number of queued jobs, those at work included."""
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
            self._opened_by[_solve_job(variant, theta)] = who
            self._begin(self._open(variant, theta))

    def progress(self, variant: Variant, level: str) -> SolvingAnswer | None:
        """Returns the progress of preparing a variant; None if there is nothing to wait for."""
        theta = _theta(level)
        found = None if theta is None else self._line.find(_solve_job(variant, theta))
        return None if found is None else found.as_answer()

    async def choose(self, state: GameState, level: str) -> Choice:
        """Returns a computer player's decision.

        Args:
            state: a game in the phase `decide`.

        Raises:
            PaschError: there is no such player, or the process could not decide (`thinking-failed`).
        """
        who = self._opened_by.get(_solve_job(state.variant, _theta(level) or 0.0), "")
        if who not in self._late:
            asked = self._begin(self._decided(state, level))
            await asyncio.wait([asked], timeout=AT_ONCE_SECONDS)
            if not asked.done():
                self._late[who] = asked
                asked.add_done_callback(lambda _: self._late.pop(who))
            else:
                with suppress(Rejected):  # too many wait; so this does not
                    return asked.result()
        return Choice(await asyncio.to_thread(_choose_by_heuristic, state, level), level)

    async def _decided(self, state: GameState, level: str) -> Choice:
        theta = _theta(level)
        job = _solve_job(state.variant, theta or 0.0)
        if theta is not None and solver_here() and job not in self.failed:
            with suppress(NotPrepared):
                if job not in self._line:
                    return await self._chosen(state, level, theta)
            self._for_table(state.variant, job)
        return await self._chosen(state, WITHOUT_SOLUTION if theta and job in self.failed else level, None)

    async def advice(
        self,
        variant: Variant,
        position: str,
        who: str = "",
        language: Language = "en",
        objective: Literal["mean", "win"] = "mean",
    ) -> AdviceAnswer | SolvingAnswer:
        """Returns the value of every action of a position, or the progress of solving its variant.

        Args:
            language: of its sentences.
            objective: where the chance to win cannot be worked out, advice is for the mean, and has no chances.

        Raises:
            PaschError: it is no position of this variant, or nothing is to be decided there.
        """
        read_position(variant, position)  # What is wrong with it is said at once, not after the variant is solved.
        solve, distribution = _solve_job(variant), DistributionJob(toml=variant.text)
        question = AdviceQuestion(
            toml=variant.text,
            position=position,
            language=language,
            objective=objective,
            without_distributions=distribution in self.failed,
        )
        if solver_here() and solve not in self.failed:
            wanted: Job = distribution if objective == "win" and distribution in self._line else solve
            if wanted not in self._line:
                with suppress(NotPrepared):
                    found = await self._by_values(self._answering, question, who, ANSWER)
                    if found.advice is not None:
                        return found.advice
                    wanted = distribution
            queued = self._line.ask(wanted, estimated_cost(variant), who, interest=INTEREST)
            if queued is not None:
                return queued.as_answer()
        by_judgement = question.model_copy(update={"theta": None, "without_distributions": True})
        found = await self._answering.ask(by_judgement, who, ANSWER)
        assert found.advice is not None
        return found.advice

    async def average(self, variant: Variant, who: str = "") -> AverageAnswer | SolvingAnswer:
        """Returns the expected total of optimal play, or the progress of solving the variant."""
        question = AverageQuestion(toml=variant.text)
        found = await self._once_solved(variant, question, self._answering, who, ANSWER)
        if isinstance(found, SolvingAnswer):
            return found
        return nothing(found) if isinstance(found, str) else found.average

    def weighing(
        self, toml: str, work: float, who: str, *, wanted: bool
    ) -> SolvingAnswer | Literal["no-solver", "out-of-reach"] | None:
        """Returns the progress of computing a game's balance, or why it cannot be computed; None if nothing is under
        way.

        Args:
            work: its `estimated_cost`.
            wanted: start or keep the job.
        """
        job = BalanceJob(toml=toml)
        if not solver_here():
            return "no-solver"
        if job in self.failed:
            return "out-of-reach"
        if wanted:
            return (self._line.ask(job, work, who, interest=INTEREST) or QueuedJob()).as_answer()
        found = self._line.find(job)
        return None if found is None else found.as_answer()

    async def table(
        self, variant: Variant, what: Literal["values", "network"], who: str = ""
    ) -> Path | str | SolvingAnswer:
        """Returns the gzip file of all card values for browsers, or of the trained network; otherwise the reason or
        progress.

        The reviewing process writes it, once, within a second or two.
        """
        kind = ValuesQuestion if what == "values" else NetworkQuestion
        found = await self._once_solved(variant, kind(toml=variant.text), self._reviewing, who, TABLE)
        if isinstance(found, (str, SolvingAnswer)):
            return found
        training = TrainJob(toml=variant.text)
        if found.why == "untrained" and training in self._line:
            return self._asked_for(training, variant, who)
        return found.why or Path(found.file or "")

    async def solver_input(self, variant: Variant, who: str = "") -> Path | NoValuesAnswer:
        """Returns the gzip file by which a browser solves a variant itself, or why there is none."""
        if find_kernel() is None:
            return NoValuesAnswer(why="no-solver")
        if (known := await asyncio.to_thread(_shipped_input, variant)) is not None:
            return known
        if not solver_here():
            return NoValuesAnswer(why="no-solver")
        found = await self._reviewing.ask(InputQuestion(toml=variant.text), who, TABLE)
        return Path(found.file) if found.file else NoValuesAnswer(why="too-large", cards=found.cards)

    async def exercises(self, variant: Variant, who: str = "") -> bytes | SolvingAnswer:
        """The exercises of a house rule, packed by gzip, or how far they are from being cut.

        Raises:
            PaschError: there are none here, and why.
        """
        wanted, facts = ExercisesJob(toml=variant.text), {"variant": variant.names}
        if wanted in self._line:
            return self._asked_for(wanted, variant, who)
        question = ExercisesQuestion(toml=variant.text)
        found = await self._once_solved(variant, question, self._reviewing, who, TABLE)
        if isinstance(found, SolvingAnswer):
            return found
        if isinstance(found, str) or wanted in self.failed:
            raise PaschError(Problem(_NO_EXERCISES[found if isinstance(found, str) else "out-of-reach"], facts))
        if not found.is_known:
            training = TrainJob(toml=variant.text)
            if training in self._line:
                return self._asked_for(training, variant, who)
            raise PaschError(Problem("exercises-too-large", facts))
        if found.file is None:
            return self._asked_for(wanted, variant, who)
        return await asyncio.to_thread(Path(found.file).read_bytes)

    async def exercises_at(
        self, variant: Variant, positions: Sequence[str], who: str = ""
    ) -> dict[str, Any] | SolvingAnswer:
        """Returns positions of the user's own as exercises, or the progress of solving the variant.

        Raises:
            PaschError: one is no position of this variant, or the variant has no exercises.
        """
        await asyncio.to_thread(lambda: [read_position(variant, position) for position in positions])
        question = PositionExercisesQuestion(toml=variant.text, positions=tuple(positions))
        found = await self._once_solved(variant, question, self._reviewing, who, REVIEW)
        if isinstance(found, SolvingAnswer):
            return found
        if isinstance(found, str) or found.document is None:
            why = found if isinstance(found, str) else "out-of-reach"
            raise PaschError(Problem(_NO_EXERCISES[why], {"variant": variant.names}))
        return found.document

    def _asked_for(self, job: Job, variant: Variant, who: str) -> SolvingAnswer:
        return (self._line.ask(job, estimated_cost(variant), who, interest=INTEREST) or QueuedJob()).as_answer()

    async def _once_solved(
        self, variant: Variant, question: Question[AnswerType], crew: ProcessPool, who: str, budget: Budget
    ) -> AnswerType | SolvingAnswer | Literal["no-solver", "out-of-reach"]:
        job = _solve_job(variant)
        if not solver_here():
            return "no-solver"
        if job in self.failed:
            return "out-of-reach"
        if job not in self._line:
            with suppress(NotPrepared):
                return await self._by_values(crew, question, who, budget)
        return self._asked_for(job, variant, who)

    async def _by_values(
        self, crew: ProcessPool, question: Question[AnswerType], who: str, budget: Budget
    ) -> AnswerType:
        found = await crew.ask(question, who, budget)
        job = TrainJob(toml=question.toml)
        if found.untrained and job not in self.failed:
            self._line.ask(job, inf, who, interest=TRAINING_SECONDS)
        return found

    async def review(
        self, variant: Variant, record: str, language: Language, who: str = ""
    ) -> dict[str, Any] | SolvingAnswer:
        """Returns the review of a game as JSON of `review_model.Review`, or the progress of solving its variant.

        Args:
            record: as text or as JSON.
            language: language of its sentences.

        Raises:
            PaschError: it is no game of this variant, has no throws, is still being played at a table, or its positions
                have no known values.
        """
        solve, distribution = _solve_job(variant), DistributionJob(toml=variant.text)
        wanted: Job = solve
        if not solver_here():
            raise PaschError(Problem("review-no-solver"))
        if solve in self.failed:
            raise PaschError(Problem("review-out-of-reach", {"variant": variant.names}))
        if solve not in self._line and distribution not in self._line:
            question = ReviewQuestion(
                toml=variant.text,
                record=record,
                language=language,
                without_distributions=distribution in self.failed,
            )
            with suppress(NotPrepared):
                found = await self._reviewing.ask(question, who, REVIEW)
                if found.document is not None:
                    return found.document
                wanted = distribution
        return self._asked_for(distribution if distribution in self._line else wanted, variant, who)

    async def _chosen(self, state: GameState, level: str, theta: float | None) -> Choice:
        toml = state.variant.text
        who = self._opened_by.get(_solve_job(state.variant, theta or 0.0), "")
        question = MoveQuestion(toml=toml, position=format_position(state), level=level, theta=theta)
        found = await self._by_values(self._answering, question, who, ANSWER)
        distribution = DistributionJob(toml=toml)
        if found.lacks_distributions and distribution not in self.failed:
            self._for_table(state.variant, distribution)
        return Choice(found.action, level)

    async def _open(self, variant: Variant, theta: float) -> None:
        job = _solve_job(variant, theta)
        try:
            question = OpenQuestion(toml=variant.text, theta=theta)
            await self._by_values(self._answering, question, self._opened_by.get(job, ""), ANSWER)
        except NotPrepared:
            self._for_table(variant, job)
        except PaschError:
            # Whoever plays by it will ask again, and hear of it.
            return

    def _for_table(self, variant: Variant, job: Job) -> None:
        who = self._opened_by.get(job, "")
        self._line.ask(job, estimated_cost(variant), who, interest=PREPARE_SECONDS, patience=PATIENCE)

    async def _solve_on(self, process: ChildProcess, most_work: float) -> None:
        while True:
            job, queued = await self._line.take(most_work)
            seconds = TRAINING_SECONDS if queued.modest else PREPARE_SECONDS
            solving = asyncio.create_task(process.ask(job.model_dump(), seconds, queued.tell))
            try:
                while not solving.done() and not self._line.must_stop(queued, most_work):
                    await asyncio.wait([solving], timeout=_LOOK_S)
            finally:
                is_done = solving.done()
                solving.cancel()
            if is_done:
                self._finish(job, queued, solving)
                continue
            process.interrupt()
            if queued.abandoned:
                self._line.leave(job)
            else:
                self._line.put_back(queued)

    def _finish(self, job: Job, queued: QueuedJob, solving: "asyncio.Task[dict[str, Any]]") -> None:
        error = solving.exception()
        if isinstance(error, PaschError):
            log.warning("not-prepared", extra={"kind": job.do, "code": error.code})
        elif error is not None:
            note_mistake(error)
        queued.succeeded = error is None and JobDone.model_validate(solving.result()).stored
        if not queued.succeeded:
            # A process that dies says nothing about the variant, unless it dies again and again. Running out of the
            # time or memory of a job does: both are generous.
            died = error is not None and (not isinstance(error, PaschError) or error.code == "thinking-failed")
            if died:
                self._crashes[job] = self._crashes.get(job, 0) + 1
            if not died or self._crashes[job] >= MOST_CRASHES:
                self.failed[job] = None
        self._line.leave(job)

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task in self._late.values() and not task.cancelled():
            task.exception()  # It is known to have failed, and nobody waits for it.


def _choose_by_heuristic(state: GameState, level: str) -> Action:
    return player_at_once(level).choose(state, randomness.source)


def _solve_job(variant: Variant, theta: float = 0.0) -> SolveJob:
    return SolveJob(toml=variant.text, theta=theta)


def _theta(level: str) -> float | None:
    # The taste for risk that a player's values need; None for players without values.
    return PLAYERS[level].theta if level in PLAYERS else None
