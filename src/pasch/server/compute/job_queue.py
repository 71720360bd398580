"""`JobQueue`: solving and training jobs, and which of them runs next.

A job that a table waits for, because its computer player needs the values, comes before all others and interrupts one
that is running; otherwise the shortest comes first, by `estimated_cost`. One address may queue `PLACES` jobs, all
addresses together `MOST_WAITING`; an abandoned job is dropped, even while it runs.

Training comes after everything else, is interrupted by it, and counts separately: one job for each address,
`MOST_TRAININGS` in all.
"""

import asyncio
from dataclasses import dataclass, field
from itertools import count
from math import inf, prod

from pasch.rules.variant.variant import Variant
from pasch.server.clock import monotonic
from pasch.server.compute.jobs import Job, TrainJob
from pasch.server.wire.responses import SolvingAnswer

MOST_WAITING = 8
"""Variants that are asked about, those at work included; and as many again that tables wait for."""
PLACES = 2
"""Of one address, in each of both."""
MOST_TRAININGS = 4
_EXACTLY = 5e7
"""More ways to fill a sheet than these are not solved but estimated, column by column."""


def estimated_cost(variant: Variant) -> float:
    """A forecast of the work, to compare: rolls times the ways to fill the sheet; where too many, its columns."""
    columns = [prod(variant.boxes[box].entries + 1 for box in column.boxes) for column in variant.columns]
    ways = prod(columns)
    return float(len(variant.tables.rolls) * (ways if ways <= _EXACTLY else sum(columns) * len(columns)))


@dataclass(eq=False)
class QueuedJob:
    """A waiting or running job.

    Attributes:
        work: its `estimated_cost`.
        who: address that asked first; empty if unknown.
        modest: it is training, which yields to everything else.
        wanted_until: when it counts as abandoned, unless it is asked for again.
        urgent_until: until when a table waits for it.
    """

    work: float = 0.0
    who: str = ""
    number: int = 0
    modest: bool = False
    stage: str = "waiting"
    progress: float = 0.0
    succeeded: bool = False
    wanted_until: float = 0.0
    urgent_until: float = -inf
    begun: bool = False
    finished: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self, stage: str, progress: float) -> None:
        """Takes note of how far it is."""
        self.stage, self.progress = stage, progress

    @property
    def abandoned(self) -> bool:
        """Nobody waits for it any more."""
        return self.wanted_until < monotonic()

    @property
    def urgent(self) -> bool:
        """A table waits for it."""
        return self.urgent_until >= monotonic()

    @property
    def rank(self) -> tuple[bool, bool, float, int]:
        """The lowest one is next."""
        # Tables first, training last, then the shortest, then the oldest.
        return not self.urgent, self.modest, self.work, self.number

    def as_answer(self) -> SolvingAnswer:
        """Returns the progress over all stages."""
        return SolvingAnswer.model_validate({"stage": self.stage, "progress": self.progress})


class JobQueue:
    """All waiting and running jobs."""

    def __init__(self) -> None:
        self._waiting: dict[Job, QueuedJob] = {}
        self._changed = asyncio.Event()
        self._numbers = count()

    def __contains__(self, job: Job) -> bool:
        return job in self._waiting

    def __len__(self) -> int:
        return len(self._waiting)

    def find(self, job: Job) -> QueuedJob | None:
        """The one that is going on."""
        return self._waiting.get(job)

    def ask(self, job: Job, work: float, who: str, *, interest: float, patience: float = -inf) -> QueuedJob | None:
        """Returns the queued job, adding it if there is room; None if there is none.

        Args:
            interest: seconds until the job counts as abandoned, unless it is asked for again.
            patience: seconds for which a table waits for it.
        """
        now = monotonic()
        modest = isinstance(job, TrainJob)
        if job not in self._waiting and self._has_room(who, urgent=patience > 0, modest=modest):
            self._waiting[job] = QueuedJob(work, who, next(self._numbers), modest)
        found = self._waiting.get(job)
        if found is not None:
            # The longest interest counts, whoever showed it.
            found.wanted_until = max(found.wanted_until, now + interest)
            found.urgent_until = max(found.urgent_until, now + patience)
            self._changed.set()
        return found

    async def take(self, most_work: float) -> tuple[Job, QueuedJob]:
        """The next one to be begun that is no longer than this; waits until there is one."""
        while (job := self._next(most_work)) is None:
            self._changed.clear()
            await self._changed.wait()
        queued = self._waiting[job]
        queued.begun = True
        return job, queued

    def put_back(self, queued: QueuedJob) -> None:
        """It was interrupted, and waits again."""
        queued.begun = False
        queued.tell("waiting", 0.0)
        self._changed.set()

    def leave(self, job: Job) -> None:
        """It is done, or given up."""
        self._waiting.pop(job).finished.set()

    def must_stop(self, queued: QueuedJob, most_work: float) -> bool:
        """Returns whether a running job must stop: it is abandoned, or yields to a more urgent one or to anything but
        training.
        """
        if queued.abandoned:
            return True
        job = self._next(most_work)
        if job is None:
            return False
        following = self._waiting[job]
        # Strictly greater: jobs of the same class never interrupt each other.
        return (following.urgent, not following.modest) > (queued.urgent, not queued.modest)

    def close(self) -> None:
        """Nothing will be done any more."""
        for queued in self._waiting.values():
            queued.finished.set()

    def _next(self, most_work: float) -> Job | None:
        self._forget_abandoned()
        able = [(job, one) for job, one in self._waiting.items() if not one.begun and one.work <= most_work]
        return min(able, key=lambda found: found[1].rank, default=(None,))[0]

    def _has_room(self, who: str, *, urgent: bool, modest: bool) -> bool:
        self._forget_abandoned()
        # Each class has its own places: urgent, ordinary, and training.
        alike = [one for one in self._waiting.values() if one.urgent is urgent and one.modest is modest]
        most, places = (MOST_TRAININGS, 1) if modest else (MOST_WAITING, PLACES)
        return len(alike) < most and (not who or sum(one.who == who for one in alike) < places)

    def _forget_abandoned(self) -> None:
        for job in [job for job, one in self._waiting.items() if one.abandoned and not one.begun]:
            self.leave(job)
