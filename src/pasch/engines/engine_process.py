"""A program as a process that exchanges lines, even if it hangs, floods, dies, or never reads.

Reading and writing have separate threads, so that waiting is bounded by the agreed time, and the kept output by its
size.
"""

import os
import signal
import subprocess
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from time import monotonic

from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import Facts, PaschError, Problem, reason

MOST_IN_A_LINE = 1_000_000
MOST_IN_AN_ANSWER = 4_000_000
"""Bytes that a program may say before it is asked the next time."""
_CHUNK = 65_536
_LAST_WORDS = 2_000
_FAREWELL_S = 0.5
_GONE, _FLOOD = 0, 1


class ProgramFault(PaschError):
    """A program did what it must not do, or nothing; the code says which."""


class Program:
    """A process and the lines between it and us. To be closed; see `close`.

    Args:
        command: the program and its arguments.

    Raises:
        Fault: it cannot be started.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self.command = list(command)
        try:
            self._process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            facts: Facts = {"command": excerpt(self.command[0]), "reason": reason(error)}
            raise ProgramFault(Problem("engine-start", facts)) from None
        self._said: Queue[list[str] | int] = Queue()
        self._unheard: deque[str] = deque()
        self._unsaid: SimpleQueue[bytes | None] = SimpleQueue()
        self._room = MOST_IN_AN_ANSWER
        self._errors: deque[bytes] = deque(maxlen=4)
        self._overhearing = Thread(target=self._overhear, daemon=True)
        self._threads = [*(Thread(target=work, daemon=True) for work in (self._read, self._write)), self._overhearing]
        for thread in self._threads:
            thread.start()

    def say(self, *lines: str) -> None:
        """Says lines; whether they are heard shows in the answer. It may say as much again as at the beginning."""
        self._room = MOST_IN_AN_ANSWER
        self._unsaid.put("".join(f"{line}\n" for line in lines).encode())

    def hear(self, until: float) -> str:
        """The next line.

        Args:
            until: a time of the clock `time.monotonic`.

        Raises:
            Fault: none came, too much came, or the program has ended.
        """
        while not self._unheard:
            try:
                found = self._said.get(timeout=max(0.0, until - monotonic()))
            except Empty:
                raise ProgramFault(Problem("engine-hangs")) from None
            if found == _FLOOD:
                raise ProgramFault(Problem("engine-floods", {"most": MOST_IN_AN_ANSWER}))
            if isinstance(found, int):
                raise self._died()
            self._unheard += found
        return self._unheard.popleft()

    def left_over(self) -> list[str]:
        """Lines that have come and were not heard yet; they count as heard."""
        lines = list(self._unheard)
        self._unheard.clear()
        with suppress(Empty):
            while isinstance(found := self._said.get_nowait(), list):
                lines += found
            self._said.put(found)  # how it ended: nothing comes behind that
        return lines

    def close(self) -> None:
        """Ends it, and whatever it has started."""
        self._unsaid.put(b"quit\n")
        self._unsaid.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL_S)
        self._kill()
        self._process.wait()
        self._let_go()

    def _let_go(self) -> None:
        for thread in self._threads:
            thread.join(_FAREWELL_S)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            with suppress(OSError):
                if stream is not None:
                    stream.close()

    def _died(self) -> ProgramFault:
        try:
            status = self._process.wait(_FAREWELL_S)
        except subprocess.TimeoutExpired:
            return ProgramFault(Problem("engine-silent"))
        # The last words on standard error may still be on their way.
        self._overhearing.join(_FAREWELL_S)
        words = b"".join(self._errors)[-_LAST_WORDS:].decode("utf-8", "replace").strip().splitlines()
        return ProgramFault(Problem("engine-died", {"status": status, "words": excerpt(words[-1]) if words else "–"}))

    def _kill(self) -> None:
        try:
            # The program leads a session of its own, so the signal reaches its children too.
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        except (ProcessLookupError, PermissionError):
            return

    def _read(self) -> None:
        assert self._process.stdout is not None
        rest = b""
        while chunk := os.read(self._process.stdout.fileno(), _CHUNK):
            *lines, rest = (rest + chunk).split(b"\n")
            self._room -= len(chunk)
            if self._room < 0 or len(rest) > MOST_IN_A_LINE:
                self._said.put(_FLOOD)
                self._kill()
                return
            # One queue item per chunk, not per line: a flood of short lines stays cheap.
            self._said.put([line.decode("utf-8", "replace").strip() for line in lines])
        self._said.put(_GONE)

    def _write(self) -> None:
        assert self._process.stdin is not None
        try:
            while (text := self._unsaid.get()) is not None:
                self._process.stdin.write(text)
                self._process.stdin.flush()
            self._process.stdin.close()
        except (OSError, ValueError):
            return  # it has ended, which shows where it is listened to

    def _overhear(self) -> None:
        assert self._process.stderr is not None
        while chunk := os.read(self._process.stderr.fileno(), _CHUNK):
            self._errors.append(chunk[-_LAST_WORDS:])
