"""Entry point: solves a variant for an objective, or reads the solution from the cache."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from pasch.rules.arguments import check_count, checked
from pasch.rules.catalogue.shipped_variants import VariantName, as_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Variant
from pasch.solver.objective import Mean, ValueObjective
from pasch.solver.progress import Stages
from pasch.solver.solve import storage
from pasch.solver.solve.solution import Solution

if TYPE_CHECKING:
    from pasch.solver.solve.solve_plan import Forecast


@checked
def solve(
    variant: VariantName,
    objective: ValueObjective = Mean(),  # noqa: B008 - a value that never changes
    *,
    memory: int | None = None,
    threads: int | None = None,
    progress: Stages | None = None,
    forecast: Callable[..., None] | None = None,
    cache: bool = True,
) -> Solution:
    """Returns the solution of a variant.

    Args:
        memory: bytes that solving may take; None for half of what is free.
        threads: number of threads; None for one per processor.
        progress: called with stage and share.
        forecast: called with a `SolvePlan` and its processor seconds, unless the solution is cached.
        cache: whether to read and write the cache.

    Returns:
        The solution, bit for bit the same for any number of threads; `Solution.notes` lists problems with its file.

    Raises:
        PaschError: The memory limit would be exceeded; the error says how much it would take.
    """
    variant = as_variant(variant)
    check_count("threads", threads)
    if not cache:
        return _computed(variant, objective, memory, threads, progress, forecast)
    notes: list[Problem] = []
    try:
        found = storage.load(variant, objective)
    except PaschError as error:
        found, notes = None, [*error.problems]
    if found is not None:
        return found
    solution = _computed(variant, objective, memory, threads, progress, forecast)
    try:
        storage.save(solution)
    except PaschError as error:
        notes += error.problems
    return replace(solution, notes=tuple(notes))


def _computed(
    variant: Variant,
    objective: ValueObjective,
    memory: int | None,
    threads: int | None,
    progress: Stages | None,
    forecast: "Forecast | None",
) -> Solution:
    # Imported late: reading a cached solution loads no solver.
    from pasch.solver.solve.solution_computing import compute

    return compute(variant, objective, memory, threads, progress, forecast)
