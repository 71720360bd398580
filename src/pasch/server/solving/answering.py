"""What the program of every child process does: it reads requests and answers them, one after the other.

Requests come on standard input and answers go to standard output, a line of JSON each: ``{"id", …}`` gets ``{"id",
"answer"}``; ``"problems"`` in its place is what a user did wrong, ``"failed"`` what we did. What takes long tells its
``"stage"`` and ``"progress"`` meanwhile; ``"unprepared"`` is what only `prepare` may take long for. A request that says
``"cpu_seconds"`` is given up after so much time of the processor.

When its input ends, because the server closed it or is no more, the process ends at once, in the middle of whatever it
was doing: none is ever left behind.
"""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, NoReturn

from pasch.players.player import share_of_all
from pasch.rules.errors import PaschError, Problem
from pasch.server import logs
from pasch.solver.progress import Stages

_STEPS = 200
"""Of progress: so many are told at most."""
Request = Mapping[str, Any]
Answer = Callable[[Request, Stages], dict[str, Any]]
Say = Callable[[dict[str, Any]], None]


class Unprepared(Exception):
    """The answer would take long."""


class _TooLong(BaseException):
    """The processor has worked on it for as long as it may."""


def answer_requests(answer: Answer) -> NoReturn:
    """Answers until the input ends."""
    # Whatever a library prints goes to standard error, so that nothing but answers is on the line.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    logs.install(logs.level())
    waiting: SimpleQueue[Request] = SimpleQueue()
    Thread(target=_read, args=(waiting,), daemon=True).start()
    lock = Lock()
    while True:
        request = waiting.get()

        def say(content: dict[str, Any], number: int = request["id"]) -> None:
            line = json.dumps({"id": number, **content}).encode() + b"\n"
            # Nobody may listen any more; then the input has ended, too, and so does the process.
            with lock, suppress(BrokenPipeError):
                out.write(line)
                out.flush()

        attend(answer, request, say)


def attend(answer: Answer, request: Request, say: Say) -> None:
    """Answers a request, whatever comes of it."""
    last = -1

    def progress(stage: str, share: float) -> None:
        nonlocal last
        step = int(share_of_all(stage, share) * _STEPS)
        if step != last:
            last = step
            say({"stage": stage, "progress": step / _STEPS})

    try:
        with _at_most(request.get("cpu_seconds")):
            answered = answer(request, progress)
        say({"answer": answered})
    except PaschError as error:
        say({"problems": [problem.as_json() for problem in error.problems]})
    except Unprepared:
        say({"unprepared": True})
    except _TooLong:
        say({"problems": [Problem("thinking-too-long").as_json()]})
    except Exception as error:
        logs.note_mistake(error)
        say({"failed": type(error).__name__})


def _read(waiting: "SimpleQueue[Request]") -> None:
    for line in sys.stdin.buffer:
        waiting.put(json.loads(line))
    os._exit(0)


@contextmanager
def _at_most(cpu_seconds: float | None) -> Iterator[None]:
    """Ends what is done here when the processor has worked on it for so long."""
    if cpu_seconds is None or sys.platform == "win32":
        yield
        return

    def stop(*_: object) -> None:
        raise _TooLong

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, cpu_seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
