"""A solved variant: what every card is worth, and what the best play brings."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from pasch.locale import preferred_language
from pasch.rules.errors import Problem
from pasch.rules.game.card import Card
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.array_building import arrays_of
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.objective import Objective, Utility
from pasch.solver.solve.solution_html import solution_html


@dataclass(frozen=True)
class Distribution:
    """The exact distribution of the final total.

    Attributes:
        low: the lowest total that `chances` speaks of.
        chances: ``(totals,) float64`` probability of ``low``, ``low + 1`` …
    """

    low: int
    chances: Doubles

    @property
    def totals(self) -> Doubles:
        """``(totals,)`` the totals that `chances` speaks of."""
        return self.low + np.arange(len(self.chances), dtype=np.float64)

    @property
    def mean(self) -> float:
        """Points."""
        return float(self.chances @ self.totals)

    @property
    def sd(self) -> float:
        """Points."""
        return float(np.sqrt(self.chances @ (self.totals - self.mean) ** 2))

    def percentile(self, share: float) -> int:
        """The lowest total that so many percent of games do not exceed."""
        reached = int(np.searchsorted(np.cumsum(self.chances), share / 100 * (1 - 1e-12)))
        return self.low + min(reached, len(self.chances) - 1)

    def chance_to_reach(self, target: int) -> float:
        """The probability of at least so many points."""
        return float(self.chances[max(0, target - self.low) :].sum())


@dataclass(frozen=True)
class BoxSummary:
    """Expected results of one box, under optimal play or in games.

    Attributes:
        box: its id.
        mean: points entered, times the weight of its column, as far as they count; points beside it are not among them.
        struck: how often each of its entries is 0 for want of anything better: a probability, or a share.
        written: where only bonuses make the total, points entered all the same; None where solved values played, which
            note only what counts.
    """

    box: str
    mean: float
    struck: float
    written: float | None = None

    def shown(self, variant: Variant) -> float | None:
        """The mean entry times the weight of its column; None where it is not known."""
        return self.mean if variant.counts_points else self.written


@dataclass(frozen=True)
class BonusSummary:
    """Expected results of one bonus, under optimal play or in games.

    Attributes:
        bonus: its key in the document.
        column: id of its column; None over the whole sheet.
        mean: points, times the weight of the column.
        reached: of each tier (threshold, how often the boxes add up to at least so much): a probability, or a share.
    """

    bonus: str
    column: str | None
    mean: float
    reached: tuple[tuple[int, float], ...]


@dataclass(frozen=True)
class Summary:
    """The summary of optimal play in a whole game. All means add up to the mean total.

    Attributes:
        beside: points beside the boxes that extra rules bring.
        unused: points for throws not bought.
    """

    distribution: Distribution
    boxes: tuple[BoxSummary, ...]
    bonuses: tuple[BonusSummary, ...]
    beside: float
    unused: float


@dataclass(frozen=True)
class SolveCost:
    """The cost of a computation."""

    cpu_seconds: float
    wall_seconds: float
    peak_memory_bytes: int


@dataclass(frozen=True, eq=False, repr=False)
class Solution:
    """A variant solved for an objective that does not ask for the points so far: the mean, or a utility.

    Attributes:
        value: ``(cards,) float64`` what each card is still worth, points already written down left out.
        summary: what the best play brings in a whole game.
        chances: ``(cards, facts) float32`` for each card, how likely each of `facts` is from there on.
        cost: what solving it took, when it was solved.
        cached: whether it was solved before and has only been opened now.
        notes: what went wrong with its file; the solution itself is right.
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
        """The variant as kernels read it."""
        return arrays_of(self.space)

    @property
    def theta(self) -> float:
        """The exponent of the utility; 0 for the mean."""
        return self.objective.theta if isinstance(self.objective, Utility) else 0.0

    def __repr__(self) -> str:
        mean, sd = self.summary.distribution.mean, self.summary.distribution.sd
        return f"Solution({self.variant!r}, {len(self.value)} cards, mean {mean:.4f}, sd {sd:.4f})"

    def _repr_html_(self) -> str:
        return solution_html(self, preferred_language())

    def card_index(self, card: Card) -> int:
        """The place of a card in `value`.

        Raises:
            PaschError: no game leads to this card.
        """
        place = self.space.locate(card)
        return int(self.space.start[place.group]) + place.lane

    def value_of(self, card: Card) -> float:
        """The final total to expect from a card before its next throw: in the mean, or as a certainty equivalent."""
        place = self.space.locate(card)
        return float(self.value[int(self.space.start[place.group]) + place.lane]) + place.points
