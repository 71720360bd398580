"""A solved variant: values of all cards, and a summary of the best play."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from pasch.locale import preferred_language
from pasch.rules.arguments import checked
from pasch.rules.errors import Problem
from pasch.rules.game.card import Card
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.objective import Objective, Utility
from pasch.solver.solve.solution_html import render_solution


@dataclass(frozen=True, eq=False)
class Distribution:
    """Exact distribution of the final total.

    Attributes:
        low: the total that `chances` begins with.
        chances: ``(totals,) float64`` probability of ``low``, ``low + 1`` …
    """

    low: int
    chances: Doubles

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Distribution):
            return NotImplemented
        return self.low == other.low and np.array_equal(self.chances, other.chances)

    def __hash__(self) -> int:
        return hash((self.low, len(self.chances)))

    @property
    def totals(self) -> Doubles:
        """``(totals,)`` the totals of `chances`."""
        return self.low + np.arange(len(self.chances), dtype=np.float64)

    @property
    def mean(self) -> float:
        """Mean in points."""
        return float(self.chances @ self.totals)

    @property
    def sd(self) -> float:
        """Standard deviation in points."""
        return float(np.sqrt(self.chances @ (self.totals - self.mean) ** 2))

    @checked
    def percentile(self, share: float) -> int:
        """Returns the lowest total that `share` percent of games do not exceed."""
        # The factor keeps a cumulative sum that rounding left just below the share from counting as short of it.
        reached = int(np.searchsorted(np.cumsum(self.chances), share / 100 * (1 - 1e-12)))
        return self.low + min(reached, len(self.chances) - 1)

    @checked
    def chance_to_reach(self, target: int) -> float:
        """Returns the probability of at least `target` points."""
        return float(self.chances[max(0, target - self.low) :].sum())


@dataclass(frozen=True)
class BoxSummary:
    """Mean of one box, in the best play or in simulated games.

    Attributes:
        box: its id.
        mean: points entered, times the weight of its column, as far as they count, without extra points.
        struck: how often each of its entries is 0: a probability, or a share.
        written: where only bonuses count, points entered all the same; None if unknown.
    """

    box: str
    mean: float
    struck: float
    written: float | None = None

    def shown(self, variant: Variant) -> float | None:
        """Returns the mean of its entries, times the weight of its column; None if unknown."""
        return self.mean if variant.counts_points else self.written


@dataclass(frozen=True)
class BonusSummary:
    """Mean of one bonus, in the best play or in simulated games.

    Attributes:
        bonus: its key in the document.
        column: id of its column; None over the whole sheet.
        mean: points, times the weight of the column.
        reached: (threshold, probability or share of reaching it) of each tier.
    """

    bonus: str
    column: str | None
    mean: float
    reached: tuple[tuple[int, float], ...]


@dataclass(frozen=True)
class Summary:
    """Summary of the best play of a whole game. All means add up to the mean total.

    Attributes:
        beside: extra points outside the boxes.
        unused: points for throws not bought.
    """

    distribution: Distribution
    boxes: tuple[BoxSummary, ...]
    bonuses: tuple[BonusSummary, ...]
    beside: float
    unused: float


@dataclass(frozen=True)
class SolveCost:
    """Time and memory of a computation."""

    cpu_seconds: float
    wall_seconds: float
    peak_memory_bytes: int


@dataclass(frozen=True, eq=False, repr=False)
class Solution:
    """A variant solved for an objective that does not depend on the points so far: the mean, or a utility.

    It never changes, so threads may share it.

    Attributes:
        value: ``(cards,) float64`` value of each card, without points already entered.
        summary: of the best play of a whole game.
        chances: ``(cards, facts) float32`` probability of each fact from each card on.
        cost: of solving it.
        cached: whether it was read from a file.
        notes: problems with its file; the solution itself is right.
    """

    variant: Variant
    objective: Objective
    space: CardSpace
    value: Doubles
    summary: Summary
    chances: np.ndarray[tuple[int, int], np.dtype[np.float32]]
    cost: SolveCost
    cached: bool = False
    notes: tuple[Problem, ...] = ()

    @cached_property
    def arrays(self) -> Arrays:
        """The variant's arrays for kernels."""
        return build_arrays(self.space)

    @property
    def theta(self) -> float:
        """The exponent of the utility; 0 for the mean."""
        return self.objective.theta if isinstance(self.objective, Utility) else 0.0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Solution):
            return NotImplemented
        same = (self.variant, self.objective) == (other.variant, other.objective)
        return same and np.array_equal(self.value, other.value)

    def __hash__(self) -> int:
        return hash((self.variant, self.objective))

    def __repr__(self) -> str:
        # A short name in notebooks and tracebacks: the arrays have millions of numbers.
        mean, sd = self.summary.distribution.mean, self.summary.distribution.sd
        return f"Solution({self.variant!r}, {len(self.value)} cards, mean {mean:.4f}, sd {sd:.4f})"

    def _repr_html_(self) -> str:
        return render_solution(self, preferred_language())

    @checked
    def card_index(self, card: Card) -> int:
        """Returns the index of a card in `value`.

        Raises:
            PaschError: No game leads to this card.
        """
        place = self.space.locate(card)
        return self.space.index(place)

    @checked
    def value_of(self, card: Card) -> float:
        """Returns the expected final total, or its certainty equivalent, of a card before its next throw."""
        place = self.space.locate(card)
        return float(self.value[self.space.index(place)]) + place.points
