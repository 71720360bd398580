"""The request loop of every child process: it reads requests and answers them one after the other.

Requests come on standard input and answers go to standard output, a line of JSON each. ``{"id", …}`` gets ``{"id",
"answer"}``, or ``"problems"`` (the user's mistakes) in its place. Long work reports ``"stage"`` and ``"progress"``;
``"unprepared"`` rejects work that only `prepare` may take long for. A request with ``"cpu_seconds"`` is given up after
so much processor time, and ``{"cancel": id}`` gives one up immediately, except in the middle of what cannot be done
twice (see `_can_be_interrupted`). A process that runs out of memory reports that and ends; so does one that holds too
much after an answer. After a mistake of ours the process ends without an answer: what it broke is unknown.

When its input ends, because the server closed it or died, the process ends immediately, even in the middle of work:
none is ever left behind.
"""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Lock, Thread
from types import FrameType
from typing import Any, NoReturn

from pasch.players.player import share_of_all
from pasch.rules.errors import PaschError, Problem
from pasch.server import logs
from pasch.server.process_limits import held_bytes
from pasch.solver.progress import Stage, Stages

_INDIVISIBLE = "pasch.solver.kernels.toolchain.machine_code"
_IMPORTING = "<frozen importlib."
_SOON_S, _AGAIN_S = 0.0001, 0.02
"""Time to an interruption, and between tries. One may have to be put off, or come in the instant before the system is
asked to wait, which then waits on.
"""
_STEPS = 200
"""Maximum number of progress reports of a request."""
MOST_PROBLEMS = 100
"""Of problems with one request."""
Request = Mapping[str, Any]
Answer = Callable[[Request, Stages], dict[str, Any]]
Say = Callable[[dict[str, Any]], None]


class NotPrepared(Exception):
    """The answer would take long."""


class _TooLong(BaseException):
    """The request used up its processor time."""


class _NobodyWaits(BaseException):
    """The request was cancelled."""


class RequestCancelling:
    """The cancelled requests and the current one, in which the working thread is interrupted."""

    def __init__(self) -> None:
        self._cancelled: set[int] = set()
        self._at_work: int | None = None
        self._last = 0
        if sys.platform != "win32":
            signal.signal(signal.SIGALRM, self._interrupt)

    def cancel(self, number: int) -> None:
        """Gives a request up, at work or not begun."""
        # What is answered by now is not waited for.
        if number > self._last:
            self._cancelled.add(number)
            # Without such signals, what has begun goes on, and what has not is not begun.
            if sys.platform != "win32":
                signal.setitimer(signal.ITIMER_REAL, _SOON_S, _AGAIN_S)

    @contextmanager
    def working_on(self, number: int) -> Iterator[None]:
        """Lasts as long as a request may be interrupted."""
        try:
            # Order matters: a signal between these lines already finds the request at work.
            self._at_work = number
            if number in self._cancelled:
                raise _NobodyWaits
            yield
        finally:
            # From here on a late cancellation of this request is ignored.
            self._at_work, self._last = None, number
            _interrupt_no_more()
            # In place: the reading thread may be adding one.
            self._cancelled -= {one for one in tuple(self._cancelled) if one <= number}

    def _interrupt(self, _signal: int, frame: FrameType | None) -> None:
        if self._at_work in self._cancelled and _can_be_interrupted(frame):
            # Once: what the work does at its end is not broken off.
            _interrupt_no_more()
            raise _NobodyWaits
        if not self._cancelled:
            _interrupt_no_more()


def _interrupt_no_more() -> None:
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, 0)


def _can_be_interrupted(frame: FrameType | None) -> bool:
    # An import that is broken off can break the process for good: numpy's core cannot be imported a second time. The
    # same holds for half-loaded machine code.
    while frame is not None:
        if frame.f_code.co_filename.startswith(_IMPORTING) or frame.f_globals.get("__name__") == _INDIVISIBLE:
            return False
        frame = frame.f_back
    return True


def answer_requests(answer: Answer, kept_bytes: int) -> NoReturn:
    """Answers until the input ends, or the process holds more than so much memory after an answer."""
    # Whatever a library prints goes to standard error, so that nothing but answers is on the line.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    logs.install(logs.level())
    waiting: SimpleQueue[Request] = SimpleQueue()
    cancelling = RequestCancelling()
    Thread(target=_read, args=(waiting, cancelling), daemon=True).start()
    lock = Lock()
    while True:
        request = waiting.get()

        def say(content: dict[str, Any], number: int = request["id"]) -> None:
            line = json.dumps({"id": number, **content}).encode() + b"\n"
            # Nobody may listen any more; then the input has ended, too, and so does the process.
            with lock, suppress(BrokenPipeError):
                out.write(line)
                out.flush()

        if not attend(answer, request, say, cancelling) or held_bytes() > kept_bytes:
            os._exit(1)


def attend(answer: Answer, request: Request, say: Say, cancelling: RequestCancelling) -> bool:
    """Answers a request; returns whether the process can go on."""
    last = -1

    def progress(stage: Stage, share: float) -> None:
        nonlocal last
        step = int(share_of_all(stage, share) * _STEPS)
        if step != last:
            last = step
            say({"stage": stage, "progress": step / _STEPS})

    try:
        with cancelling.working_on(request["id"]), _at_most(request.get("cpu_seconds")):
            answered = answer(request, progress)
        say({"answer": answered})
    except PaschError as error:
        say({"problems": [problem.as_json() for problem in error.problems[:MOST_PROBLEMS]]})
    except NotPrepared:
        say({"unprepared": True})
    except _TooLong:
        say({"problems": [Problem("thinking-too-long").as_json()]})
    except _NobodyWaits:
        say({"cancelled": True})
    except MemoryError:
        say({"problems": [Problem("thinking-too-large").as_json()]})
        return False
    except Exception as error:
        logs.note_mistake(error)
        return False
    return True


def _read(waiting: "SimpleQueue[Request]", cancelling: RequestCancelling) -> None:
    for line in sys.stdin.buffer:
        request = json.loads(line)
        if "cancel" in request:
            cancelling.cancel(request["cancel"])
        else:
            waiting.put(request)
    # The server has gone: leave even in the middle of work, without waiting for threads.
    os._exit(0)


@contextmanager
def _at_most(cpu_seconds: float | None) -> Iterator[None]:
    if cpu_seconds is None or sys.platform == "win32":
        yield
        return

    is_over = False

    def stop(_signal: int, frame: FrameType | None) -> None:
        # A signal may be heard of after its timer was stopped.
        if is_over:
            return
        if _can_be_interrupted(frame):
            raise _TooLong
        signal.setitimer(signal.ITIMER_PROF, _AGAIN_S)

    # SIGPROF counts processor time, so that a busy machine does not shorten the budget.
    signal.signal(signal.SIGPROF, stop)
    try:
        signal.setitimer(signal.ITIMER_PROF, cpu_seconds)
        yield
    finally:
        is_over = True
        signal.setitimer(signal.ITIMER_PROF, 0)
