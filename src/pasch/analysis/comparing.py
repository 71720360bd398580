"""Two variants side by side, each solved exactly, and what every rule they differ in does to the mean."""

from collections.abc import Sequence
from dataclasses import dataclass

from pasch.analysis.switches import Switch, switches, with_switch
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant import Variant
from pasch.solver.progress import Stages
from pasch.solver.solve.computing import best_mean
from pasch.solver.solve.planning import Forecast
from pasch.solver.solve.solution import Solution
from pasch.solver.solve.solving import solve


@dataclass(frozen=True)
class Effect:
    """What one switch alone does to the mean.

    Attributes:
        change: in points; None where the variant with it alone is not valid, or too large.
        problem: why there is none.
    """

    switch: Switch
    change: float | None
    problem: Problem | None = None


@dataclass(frozen=True)
class Comparison:
    """Two solutions, and what each rule of the second does alone to the mean of the first."""

    first: Solution
    second: Solution
    effects: Sequence[Effect]

    @property
    def pair(self) -> tuple[Solution, Solution]:
        """Both."""
        return self.first, self.second

    @property
    def difference(self) -> float:
        """By how much the second's mean is higher, in points."""
        return _mean(self.second) - _mean(self.first)


def compare(
    first: Variant,
    second: Variant,
    *,
    memory: int | None = None,
    progress: Stages | None = None,
    forecast: Forecast | None = None,
) -> Comparison:
    """Solves both for the mean, and the first with each rule of the second alone.

    Args:
        memory: bytes that solving may take; progress, forecast: as for `solver.solve.solving.solve`.

    Raises:
        PaschError: one of the two cannot be solved.
    """
    one = solve(first, memory=memory, progress=progress, forecast=forecast)
    other = solve(second, memory=memory, progress=progress, forecast=forecast)
    effects = [effect(one, other, switch, memory=memory, progress=progress) for switch in switches(first, second)]
    return Comparison(one, other, effects)


def effect(
    first: Solution, second: Solution, switch: Switch, *, memory: int | None = None, progress: Stages | None = None
) -> Effect:
    """What the first variant's mean gains by this one rule of the second."""
    try:
        variant = with_switch(first.variant, second.variant, switch)
        known = {solution.variant.rules_hash: _mean(solution) for solution in (second, first)}
        mean = known.get(variant.rules_hash)
        if mean is None:
            mean = best_mean(variant, memory=memory, progress=progress)
        return Effect(switch, mean - _mean(first))
    except PaschError as error:
        return Effect(switch, None, error.problems[0])


def _mean(solution: Solution) -> float:
    return solution.summary.distribution.mean
