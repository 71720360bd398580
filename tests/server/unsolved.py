"""`Solvers` for tests: begun before the work and ended after it, with nothing solved yet."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from pasch.server.solving import solvers
from pasch.server.solving.budgets import ANSWER
from pasch.server.solving.solvers import Solvers
from pasch.solver.kernels import kept_code
from pasch.solver.solve import storage

T = TypeVar("T")
STRICT = "kniffel-strict .,.,.,.,.,.,.,.,.,.,.,.,. 1> 2:11155"


def solving(work: Callable[[Solvers], Coroutine[Any, Any, T]]) -> T:
    async def begun_and_ended() -> T:
        solvers = Solvers()
        await solvers.start()
        try:
            return await work(solvers)
        finally:
            await solvers.close()

    return asyncio.run(begun_and_ended())


def unsolved(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache with nothing in it; kernels are compiled, though, if they ever were on this machine.

    However busy that is, the process that answers is waited for.
    """
    monkeypatch.setattr(solvers, "AT_ONCE_SECONDS", ANSWER.wall_s)
    monkeypatch.setenv("PASCH_KERNELS", str(kept_code.folder()))
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
    monkeypatch.setattr(storage, "user_cache_path", lambda *_, **__: folder / "cache" / "pasch")
    return folder / "cache" / "pasch"
