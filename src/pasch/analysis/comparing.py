"""Two variants side by side, each solved exactly, and what every rule they differ in does to the game."""

from collections.abc import Sequence
from dataclasses import dataclass

from pasch.analysis.balance import Balance, balance_of
from pasch.analysis.switches import Switch, switches, with_switch
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant import Variant
from pasch.solver.progress import Stages
from pasch.solver.solve.planning import Forecast
from pasch.solver.solve.solution import Solution
from pasch.solver.solve.solving import solve


@dataclass(frozen=True)
class Effect:
    """What one switch alone does to the first variant.

    Attributes:
        variant: the first with it; None where that is not valid.
        balance: what that game is like; None where it is not valid, or too large.
        problem: why there is none.
    """

    switch: Switch
    variant: Variant | None
    balance: Balance | None
    problem: Problem | None = None


@dataclass(frozen=True)
class Comparison:
    """Two solutions, and what each rule of the second does alone to the first.

    Attributes:
        balances: what both games are like.
    """

    first: Solution
    second: Solution
    balances: tuple[Balance, Balance]
    effects: Sequence[Effect]

    @property
    def pair(self) -> tuple[Solution, Solution]:
        """Both."""
        return self.first, self.second

    @property
    def difference(self) -> float:
        """By how much the second's mean is higher, in points."""
        return self.balances[1].mean - self.balances[0].mean


def compare(
    first: Variant,
    second: Variant,
    *,
    memory: int | None = None,
    progress: Stages | None = None,
    forecast: Forecast | None = None,
) -> Comparison:
    """Solves both for the mean, and the first with each rule of the second alone, and looks at how the games are.

    Args:
        memory: bytes that solving may take; progress, forecast: as for `solver.solve.solving.solve`.

    Raises:
        PaschError: one of the two cannot be solved.
    """
    one = solve(first, memory=memory, progress=progress, forecast=forecast)
    other = solve(second, memory=memory, progress=progress, forecast=forecast)
    balances = balance_of(one), balance_of(other)
    known = {one.variant.rules_hash: balances[0], other.variant.rules_hash: balances[1]}
    effects = list[Effect]()
    for switch in switches(first, second):
        effects.append(_effect(first, second, switch, known, memory, progress))
    return Comparison(one, other, balances, effects)


def _effect(
    first: Variant,
    second: Variant,
    switch: Switch,
    known: dict[str, Balance],
    memory: int | None,
    progress: Stages | None,
) -> Effect:
    """What the first variant becomes by this one rule of the second."""
    try:
        variant = with_switch(first, second, switch)
        if variant.rules_hash not in known:
            solution = solve(variant, memory=memory, progress=progress, cache=False)
            known[variant.rules_hash] = balance_of(solution)
        return Effect(switch, variant, known[variant.rules_hash])
    except PaschError as error:
        return Effect(switch, None, None, error.problems[0])
