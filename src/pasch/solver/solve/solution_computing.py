"""Computes a solution: plan, values of cards, summary of the best play."""

import sys
import time

from pasch.rules.variant.variant import Variant
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.objective import Utility, ValueObjective
from pasch.solver.parallel.workers import count_processors
from pasch.solver.progress import Stages, no_stage_progress
from pasch.solver.solve.backward_induction import solve_cards
from pasch.solver.solve.game_summary import summarise
from pasch.solver.solve.kernel_warmup import compile_in_background, prepare
from pasch.solver.solve.solution import Solution, SolveCost
from pasch.solver.solve.solve_plan import Forecast, plan_solution


def compute(
    variant: Variant,
    objective: ValueObjective,
    memory: int | None,
    threads: int | None,
    progress: Stages | None,
    forecast: Forecast | None,
) -> Solution:
    """Computes a solution without caching it; see `solver.solve`."""
    theta = objective.theta if isinstance(objective, Utility) else 0.0
    report = progress or no_stage_progress
    count = threads or count_processors()
    own = plan_solution(variant, memory, threads=count)
    arrays = build_arrays(own.space)
    report("kernels", 0.0)
    with compile_in_background(count) as wait:
        if forecast is not None:
            # A forecast measures all of the kernels, so it waits until they are compiled.
            prepare("solve")
            wait()
            forecast(own, own.cpu_seconds(arrays, theta))
        meter = Meter()
        value = solve_cards(arrays, own.space.level, theta, count, lambda share: report("values", share))
        wait()
    summary, chances = summarise(own.space, arrays, theta, value, count, lambda share: report("summary", share))
    return Solution(variant, objective, own.space, value, summary, chances, meter.cost())


class Meter:
    """Measures time and memory from its creation on."""

    def __init__(self) -> None:
        self._cpu, self._wall = time.process_time(), time.perf_counter()
        # Windows has no peak of resident memory to read from the standard library.
        if sys.platform == "win32":
            import tracemalloc

            tracemalloc.start()

    def cost(self) -> SolveCost:
        """Returns the cost so far. Peak memory is the process's; on Windows, that of its arrays and objects."""
        return SolveCost(time.process_time() - self._cpu, time.perf_counter() - self._wall, self._peak())

    def _peak(self) -> int:
        if sys.platform == "win32":
            import tracemalloc

            peak = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
            return peak
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        # Kilobytes on Linux, bytes on macOS.
        return peak if sys.platform == "darwin" else peak * 1024
