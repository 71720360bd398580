"""`ProcessPool`: processes of one program, each of which answers one request at a time, and each address in turn."""

import asyncio
from collections.abc import Mapping
from typing import Any

from pasch.rules.errors import Problem
from pasch.server.address_turns import Turns, block_of
from pasch.server.compute.child_process import ChildProcess
from pasch.server.compute.jobs import AnswerType, Question
from pasch.server.compute.work_budgets import PLACES, Budget
from pasch.server.wire.rejection import Rejected


class ProcessPool:
    """A pool of processes, each started on demand.

    An address occupies one of them, so that the others remain for everybody else. Requests that were cancelled are not
    started, or interrupted.

    Args:
        program: module that each process runs.
        count: number of processes.
    """

    def __init__(self, program: str, count: int) -> None:
        self._idle = [ChildProcess(program) for _ in range(count)]
        self._all = tuple(self._idle)
        self._turns = Turns(count, 1)

    async def start(self) -> None:
        """Starts the process that is asked first."""
        await self._idle[-1].start()

    async def close(self) -> None:
        """Ends all processes; pending requests fail."""
        await asyncio.gather(*(process.close() for process in self._all))

    async def ask(self, question: Question[AnswerType], who: str, budget: Budget) -> AnswerType:
        """Returns the typed answer to a question; see `ask_untyped`."""
        return question.parse_answer(await self.ask_untyped(question.model_dump(), who, budget))

    async def ask_untyped(self, request: Mapping[str, Any], who: str, budget: Budget) -> dict[str, Any]:
        """Returns the answer to a request.

        Args:
            who: address that it comes from.

        Raises:
            Rejected: too many requests of this address wait already.
            PaschError, NotPrepared: as `ChildProcess.ask`.
        """
        block = block_of(who)
        if self._turns.waiting(block) >= PLACES:
            raise Rejected(429, Problem("too-much"))
        async with self._turns.turn(block):
            process = self._idle.pop()
            place = len(self._all)
            try:
                return await process.ask({**request, "cpu_seconds": budget.cpu_s}, budget.wall_s)
            except asyncio.CancelledError:
                # It may still be busy with what was given up: the others are asked first.
                place = 0
                raise
            finally:
                self._idle.insert(place, process)
