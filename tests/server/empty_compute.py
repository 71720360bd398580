"""A `ComputeService` for tests, started and stopped around the work, with an empty cache."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from pasch.server.compute import compute_service
from pasch.server.compute.compute_service import Solvers
from pasch.server.compute.work_budgets import ANSWER
from pasch.solver.kernels.toolchain import code_cache
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
    monkeypatch.setattr(compute_service, "AT_ONCE_SECONDS", ANSWER.wall_s)
    monkeypatch.setenv("PASCH_KERNELS", str(code_cache.get_cache_folder().parent))
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
    monkeypatch.setattr(storage, "user_cache_path", lambda *_, **__: folder / "cache" / "pasch")
    return folder / "cache" / "pasch"
