"""The way in: a variant and an objective become a solution, from the cache where it was solved before."""

from dataclasses import replace
from typing import TYPE_CHECKING

from pasch.rules.catalogue.shipped_variants import as_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Variant
from pasch.solver.objective import Mean, ValueObjective
from pasch.solver.progress import Stages
from pasch.solver.solve import storage
from pasch.solver.solve.solution import Solution

if TYPE_CHECKING:
    from pasch.solver.solve.solve_plan import Forecast


def solve(
    variant: Variant | str,
    objective: ValueObjective = Mean(),  # noqa: B008 - a value that never changes
    *,
    memory: int | None = None,
    threads: int | None = None,
    progress: Stages | None = None,
    forecast: "Forecast | None" = None,
    cache: bool = True,
) -> Solution:
    """The best play of a variant.

    Args:
        variant: the rules, or the id or file of a variant.
        memory: bytes that solving may take; half of what is free where it is None.
        threads: how many share the work; one for each processor where it is None.
        progress: told how far it is.
        forecast: told what it will take, if it is not in the cache.
        cache: whether it may be opened where it was solved before, and is kept for the next time.

    Returns:
        The solution, the same to the last bit however many threads there are; `Solution.notes` says what went wrong
        with its file.

    Raises:
        PaschError: it would take more memory than it may; the sentence says how much.
    """
    variant = as_variant(variant)
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
    # Whoever opens what was solved before loads nothing of what solves.
    from pasch.solver.solve.solution_computing import compute

    return compute(variant, objective, memory, threads, progress, forecast)
