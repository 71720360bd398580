"""Two variants side by side, and what every rule they differ in does to the game: solved exactly where cards allow."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pasch.analysis.balance.balance_computing import BalancedGame, compute_balance
from pasch.analysis.balance.game_balance import Balance
from pasch.analysis.balance.rule_switches import Switch, switches, with_switch
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Variant
from pasch.solver.progress import Stages
from pasch.solver.solve.solve_plan import Forecast


@dataclass(frozen=True)
class Effect:
    """The effect of one switch alone on the first variant.

    Attributes:
        variant: the first with it; None where that is not valid.
        before, after: what the first variant and that game are like, both known in the same way; None where it is not
            valid.
        problem: why there is none.
    """

    switch: Switch
    variant: Variant | None
    before: Balance | None
    after: Balance | None
    problem: Problem | None = None


@dataclass(frozen=True)
class VariantComparison:
    """Two games, and what each rule of the second does alone to the first.

    Attributes:
        together: what both games are like, known in the same way.
    """

    first: BalancedGame
    second: BalancedGame
    together: tuple[Balance, Balance]
    effects: Sequence[Effect]

    @property
    def pair(self) -> tuple[BalancedGame, BalancedGame]:
        """Both."""
        return self.first, self.second

    @property
    def balances(self) -> tuple[Balance, Balance]:
        """Balances of both games, each as precise as it is known."""
        return self.first.balance, self.second.balance

    @property
    def difference(self) -> float:
        """Difference of the second's mean from the first's, in points."""
        return self.together[1].mean - self.together[0].mean


def compare(
    first: Variant,
    second: Variant,
    *,
    memory: int | None = None,
    progress: Stages | None = None,
    forecast: Forecast | None = None,
) -> VariantComparison:
    """Compares the balance of both, and of the first with each rule of the second alone.

    Args:
        memory: bytes that solving may take; progress, forecast: see `compute_balance`.
    """
    one, other = (
        compute_balance(variant, memory=memory, progress=progress, forecast=forecast) for variant in (first, second)
    )

    def by_games(variant: Variant) -> Balance:
        return compute_balance(variant, rough=True, memory=memory, progress=progress, cache=False).balance

    scales = _Scales(one, other, by_games)
    effects = [_effect(first, second, switch, scales) for switch in switches(first, second)]
    return VariantComparison(one, other, scales.alike(first, second), effects)


class _Scales:
    """Computes balances by the same method: a network trained for one sheet only would look like an effect of its
    rules.
    """

    def __init__(self, first: BalancedGame, second: BalancedGame, compute_rough: Callable[[Variant], Balance]) -> None:
        self._best = {one.variant.rules_hash: one.balance for one in (first, second)}
        self._plain = {key: found for key, found in self._best.items() if found.certainty != "learned"}
        self._compute_rough = compute_rough

    def alike(self, before: Variant, after: Variant) -> tuple[Balance, Balance]:
        """Returns comparable balances: learned values are used for both or for neither."""
        best = [self._best.get(variant.rules_hash) for variant in (before, after)]
        if all(found is not None and found.certainty == "learned" for found in best):
            return self._best[before.rules_hash], self._best[after.rules_hash]
        return self._rough(before), self._rough(after)

    def _rough(self, variant: Variant) -> Balance:
        if variant.rules_hash not in self._plain:
            self._plain[variant.rules_hash] = self._compute_rough(variant)
        return self._plain[variant.rules_hash]


def _effect(first: Variant, second: Variant, switch: Switch, scales: _Scales) -> Effect:
    try:
        variant = with_switch(first, second, switch)
        return Effect(switch, variant, *scales.alike(first, variant))
    except PaschError as error:
        return Effect(switch, None, None, None, error.problems[0])
