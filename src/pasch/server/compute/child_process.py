"""`ChildProcess`: one process that answers requests (see `answering`), as the server's event loop sees it.

It is started when it is first asked. When it dies, it is started again and the waiting requests are sent once more, but
the one that it was working on only once: what kills a process twice is given up, and the others go on. A process that
makes a mistake of ours dies of it (see `request_loop.attend`).
"""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from pasch.rules.errors import PaschError, Problem
from pasch.server.compute.request_loop import NotPrepared
from pasch.server.logs import note_mistake

Progress = Callable[[str, float], None]
"""Called with the stage of some work and the share of it that is done, from 0 to 1."""
MOST_BYTES = 8_000_000
"""Of one answer."""
MOST_TRIES = 2
_MOMENT = 2.0
"""Seconds for a process to end by itself."""


@dataclass(eq=False)
class _Asked:
    """A request that waits for its answer."""

    line: bytes
    progress: Progress
    answer: "asyncio.Future[dict[str, Any]]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    tries: int = 0


class ChildProcess:
    """A process that answers requests one after the other.

    Args:
        program: the module that is run.
        arguments: of that program.
    """

    def __init__(self, program: str, *arguments: str) -> None:
        self._command = sys.executable, "-m", program, *arguments
        self._numbers = count(1)
        self._asked: dict[int, _Asked] = {}
        self._process: Process | None = None
        self._listening: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process, while it runs."""
        return None if self._process is None else self._process.pid

    async def ask(
        self, request: Mapping[str, Any], seconds: float, progress: Progress = lambda _stage, _share: None
    ) -> dict[str, Any]:
        """The answer to a request.

        Args:
            seconds: how long it may take once the process has come to it; then the process is ended and started anew.
                Where the caller is cancelled, so is the request.

        Raises:
            PaschError: it cannot be answered: the user's mistake, or ours (`thinking-failed`, `thinking-too-long`).
            NotPrepared: only after something was prepared.
        """
        number = next(self._numbers)
        asked = _Asked(json.dumps({"id": number, **request}).encode() + b"\n", progress)
        self._asked[number] = asked
        try:
            await self.start()
            self._send(asked.line)
            while True:
                # Requests are answered in order, so the first of the dict is the one at work.
                before = next(iter(self._asked))
                done, _ = await asyncio.wait([asked.answer], timeout=seconds)
                if done:
                    return asked.answer.result()
                # Those in front have their own time; whoever is in front for all of it is stuck.
                if before == number == next(iter(self._asked)):
                    self._kill()
                    raise PaschError(Problem("thinking-too-long"))
        except asyncio.CancelledError:
            self._send(json.dumps({"cancel": number}).encode() + b"\n")
            raise
        finally:
            self._asked.pop(number, None)

    async def start(self) -> None:
        """Starts the process, unless it runs."""
        async with self._starting:
            if self._process is not None:
                return
            if self._closed:
                raise PaschError(Problem("thinking-failed"))
            # A group of its own: Ctrl-C in a terminal is for the server, which then closes this process's input.
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=MOST_BYTES, start_new_session=True
            )
            self._listening = asyncio.create_task(self._listen(self._process))

    def interrupt(self) -> None:
        """Ends the process in the middle of what it does; the next request starts a new one."""
        self._kill()

    async def close(self) -> None:
        """Ends the process; pending requests fail."""
        async with self._starting:
            self._closed = True
            process, listening = self._process, self._listening
        if process is not None and process.stdin is not None:
            # The end of its input ends the process.
            process.stdin.close()
            try:
                await asyncio.wait_for(process.wait(), _MOMENT)
            except TimeoutError:
                self._kill()
        if listening is not None:
            await listening

    def _send(self, line: bytes) -> None:
        if self._process is not None and self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.write(line)

    async def _listen(self, process: Process) -> None:
        assert process.stdout is not None
        try:
            while line := await process.stdout.readline():
                self._take(json.loads(line))
        except ValueError as error:
            # An answer larger than `MOST_BYTES`, or none at all: what came after it could not be told apart.
            note_mistake(error)
            self._kill()
        await process.wait()
        self._process = None
        await self._again()

    def _take(self, said: Mapping[str, Any]) -> None:
        asked = self._asked.get(said["id"])
        if asked is None or asked.answer.done():
            return
        if "stage" in said:
            asked.progress(said["stage"], said["progress"])
        elif "answer" in said:
            asked.answer.set_result(said["answer"])
        elif "unprepared" in said:
            asked.answer.set_exception(NotPrepared())
        else:
            problems = (Problem(one["code"], one["facts"], one["source"], one["place"]) for one in said["problems"])
            asked.answer.set_exception(PaschError(*problems))

    async def _again(self) -> None:
        waiting = [asked for asked in self._asked.values() if not asked.answer.done()]
        if waiting:
            # Only the first can have killed the process; the others waited behind it.
            waiting[0].tries += 1
        for asked in waiting:
            if self._closed or asked.tries >= MOST_TRIES:
                asked.answer.set_exception(PaschError(Problem("thinking-failed")))
        waiting = [asked for asked in waiting if not asked.answer.done()]
        if waiting:
            await self.start()
            for asked in waiting:
                self._send(asked.line)

    def _kill(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
