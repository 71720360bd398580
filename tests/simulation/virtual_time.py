"""An event loop whose time passes only when nothing is left to do, and processes and threads inside it.

Everything that a simulated process starts carries the process in its context. So it can be killed or frozen at any
await: the callbacks of a dead process are dropped, those of a frozen one are held.
"""

import asyncio
import contextvars
import warnings
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from contextvars import Context
from random import Random
from typing import Any, TypeVar, TypeVarTuple, Unpack

from sqlalchemy import Engine

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_PROCESS: "contextvars.ContextVar[SimulatedProcess | None]" = contextvars.ContextVar("process", default=None)
_Begun = list[asyncio.Handle]
"""The handle of a callback, until it is called: it is not known before."""
_USUAL_S = 0.004
"""Mean of the delays before and after the work of a thread."""


class SimulatedProcess:
    """A process of the server.

    Attributes:
        dead: killed; nothing of it runs any more.
        frozen: stopped for a while; what is due is held.
        engines: of its database, closed with it.
    """

    def __init__(self, loop: "VirtualLoop", name: str) -> None:
        self.name = name
        self.dead = False
        self.frozen = False
        self.engines: list[Engine] = []
        self.threads = SimulatedThreads(loop, 8)
        self._loop = loop
        self._held: list[tuple[asyncio.Handle, Callable[..., object], tuple[Any, ...], Context]] = []
        self._context = contextvars.copy_context()
        self._context.run(_PROCESS.set, self)

    def start(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Starts a task of this process."""
        return self._loop.create_task(work, context=self._context)

    def call(self, begun: "_Begun", callback: Callable[..., object], args: tuple[Any, ...], context: Context) -> None:
        """Calls it now, when the process is thawed, or never."""
        handle = begun.pop()
        if self.frozen and not self.dead:
            self._held.append((handle, callback, args, context))
        elif not self.dead:
            callback(*args)

    def thaw(self) -> None:
        """Lets it go on."""
        self.frozen, held, self._held = False, self._held, []
        for handle, callback, args, context in held:
            self._loop.call_soon(_unless_cancelled, handle, callback, args, context=context)

    def close(self) -> None:
        """Closes what the system would close when the process is gone."""
        for engine in self.engines:
            engine.dispose()


class _NoSelector:
    def __init__(self, loop: "VirtualLoop") -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> tuple[()]:
        if timeout is None:
            raise RuntimeError("nothing is left to do, and nothing is to come")
        if timeout > 0:
            self._loop.now += timeout
        return ()


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop with virtual time.

    Attributes:
        now: seconds since the beginning.
        slow_threads: share of the delays of threads that take seconds.
        after_work: called after the work of a thread, when its effects are there and nobody knows them yet.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.random = Random(f"loop {seed}")
        self.now = 0.0
        self.slow_threads = 0.0
        self.after_work: Callable[[], None] = lambda: None
        self._clock_resolution = 1e-6
        self._selector = _NoSelector(self)
        # Coroutines of a dead process must not be collected, or their `finally` would run.
        self._started: list[asyncio.Task[Any]] = []

    def time(self) -> float:
        """Returns the virtual time."""
        return self.now

    def call_soon(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        """As usual, in the process of the context."""
        context = context or contextvars.copy_context()
        process = context.get(_PROCESS)
        if process is None:
            return super().call_soon(callback, *args, context=context)
        begun: _Begun = []
        begun.append(super().call_soon(process.call, begun, callback, args, context, context=context))
        return begun[0]

    def call_at(
        self, when: float, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """As usual, in the process of the context."""
        context = context or contextvars.copy_context()
        process = context.get(_PROCESS)
        if process is None:
            return super().call_at(when, callback, *args, context=context)
        begun: _Begun = []
        timer = super().call_at(when, process.call, begun, callback, args, context, context=context)
        begun.append(timer)
        return timer

    def create_task(self, coro: Any, **how: Any) -> "asyncio.Task[Any]":
        """As usual; the task is kept until the loop is closed."""
        if self.is_closed():
            coro.close()
            raise RuntimeError("the simulation is over")
        task = super().create_task(coro, **how)
        self._started.append(task)
        return task

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Ts]], T], *args: *Ts
    ) -> "asyncio.Future[T]":
        """Runs in simulated threads: those given, or those of the process."""
        process = _PROCESS.get()
        if process is None:
            raise RuntimeError("a thread outside all processes")
        threads = executor if isinstance(executor, SimulatedThreads) else process.threads
        return asyncio.wrap_future(threads.submit(func, *args), loop=self)

    def abandon(self) -> None:
        """Closes the loop, and ends all tasks where they are, as if they had never been."""
        self._ready.clear()
        self._scheduled.clear()
        self.close()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # What their last lines would start is never awaited.
            for task in self._started:
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                _end(task.get_coro())
            self._started.clear()

    _ready: "deque[asyncio.Handle]"
    _scheduled: list[asyncio.TimerHandle]

    def _process_events(self, events: tuple[()]) -> None:
        """Nothing comes from outside."""

    def _write_to_self(self) -> None:
        """Nobody has to be woken."""


def _unless_cancelled(handle: asyncio.Handle, callback: Callable[..., object], args: tuple[Any, ...]) -> None:
    # What was called before it may have cancelled it, though its time had come.
    if not handle.cancelled():
        callback(*args)


def _end(coroutine: Any) -> None:
    # Each `finally` that awaits something refuses to end, and the next attempt goes on behind it.
    for _ in range(100):
        try:
            coroutine.close()
        except (Exception, asyncio.CancelledError):
            continue
        return


class SimulatedThreads(Executor):
    """Threads whose work happens as a whole, at one moment between two random delays.

    Args:
        count: pieces of work done at the same time.
    """

    def __init__(self, loop: VirtualLoop, count: int) -> None:
        self._loop = loop
        self._free = count
        self._waiting: deque[_Work] = deque()
        self._begun: list[_Work] = []
        self._closed = False

    def submit(self, fn: Callable[..., Any], /, *args: Any, **more: Any) -> "Future[Any]":
        """Adds work."""
        if self._closed:
            raise RuntimeError("cannot schedule new futures after shutdown")
        work = _Work(lambda: fn(*args, **more))
        self._waiting.append(work)
        self._begin()
        return work.future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002 - as of any executor
        """Does all that waits, at once."""
        self._closed = True
        for work in [*self._begun, *self._waiting]:
            self._carry_out(work)
        self._waiting.clear()

    def _begin(self) -> None:
        while self._free and self._waiting:
            self._free -= 1
            work = self._waiting.popleft()
            self._begun.append(work)
            self._loop.call_later(self._delay_s(), self._carry_out, work)

    def _delay_s(self) -> float:
        random = self._loop.random
        usual = random.expovariate(1 / _USUAL_S)
        return usual if random.random() > self._loop.slow_threads else random.uniform(0.5, 15.0)

    def _carry_out(self, work: "_Work") -> None:
        if work.begun:
            return
        work.begun = True
        if work in self._begun:
            self._begun.remove(work)
        if not work.future.set_running_or_notify_cancel():
            self._release()
            return
        tell = work.carry_out()
        self._loop.after_work()
        process = _PROCESS.get()
        if process is None or not process.dead:
            self._loop.call_later(self._delay_s(), self._tell, tell)

    def _tell(self, tell: Callable[[], None]) -> None:
        tell()
        self._release()

    def _release(self) -> None:
        self._free += 1
        if not self._closed:
            self._begin()


class _Work:
    def __init__(self, call: Callable[[], Any]) -> None:
        self.future: Future[Any] = Future()
        self.begun = False
        self._call = call

    def carry_out(self) -> Callable[[], None]:
        """Does it, and returns what tells its result."""
        try:
            result = self._call()
        except Exception as error:
            raised = error
            return lambda: self.future.set_exception(raised)
        return lambda: self.future.set_result(result)
