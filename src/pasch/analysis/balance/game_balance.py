"""The balance of a game in numbers for designers: score, spread, length, skill, unused boxes."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from pasch.analysis.balance.best_decisions import DecisionBatch
from pasch.players.player import temperature_of
from pasch.rules.catalogue.duration import minutes_of
from pasch.solver.parallel.workers import Workers
from pasch.solver.query.advice import Adviser
from pasch.solver.query.oracle import Certainty
from pasch.solver.solve.simulation import SimulationPolicy, simulate
from pasch.solver.solve.solution import BoxSummary, Solution

WEAK = "beginner"
"""The level that the best play is compared with."""
RARE = 0.1
"""A box is unused where the best play scores in it less often."""
NINE_IN_TEN = (5, 95)
"""Percentiles: nine games in ten end between them."""
BEGINNERS_GAMES, GAMES = 20_000, 150
"""Games for the mean of a beginner and the decisions of the best play, always with the same dice."""
SEED = "balance"


@dataclass(frozen=True)
class Errors:
    """Standard errors of what was measured in games of the best play known."""

    mean: float
    sd: float
    skill: float
    close: float


@dataclass(frozen=True)
class Balance:
    """The balance of a game.

    Attributes:
        mean, sd: points: of the best play, exactly; nine_in_ten: between which totals nine games in ten end.
        turns: of one person. minutes: that a game takes for each person, with the throws that the best play needs.
        beginner: points: the mean of `WEAK`, measured.
        close: the share of decisions that are close, see `deciding`.
        unused: ids of boxes in which the best play scores in fewer than `RARE` of all games.
        certainty: of the values that the best play known goes by.
        errors: where the sheet is too large to be solved: all numbers are measured then.
    """

    mean: float
    sd: float
    nine_in_ten: tuple[int, int]
    turns: int
    minutes: float
    beginner: float
    close: float
    unused: tuple[str, ...]
    certainty: Certainty = "exact"
    errors: Errors | None = None

    @property
    def skill(self) -> float:
        """Difference between the best play and a beginner in standard deviations of a game: the larger, the more skill
        matters.
        """
        return (self.mean - self.beginner) / self.sd if self.sd else 0.0

    def as_json(self) -> dict[str, object]:
        """For machines."""
        return {**asdict(self), "skill": self.skill}


def balance_of(solution: Solution, workers: Workers | None = None) -> Balance:
    """Computes the balance from a solution for the mean."""
    totals = solution.summary.distribution
    # The beginner draws actions by exp(value / T) from the solved values: no second solution is needed.
    weak = SimulationPolicy(
        solution.space, solution.arrays, solution.value, 0.0, temperature_of(WEAK, solution.variant)
    )
    decided = DecisionBatch(solution.variant, Adviser(solution), GAMES)
    low, high = (totals.percentile(share) for share in NINE_IN_TEN)
    return Balance(
        mean=totals.mean,
        sd=totals.sd,
        nine_in_ten=(low, high),
        turns=solution.variant.turns,
        minutes=minutes_of(solution.variant.turns, decided.throws / GAMES),
        beginner=simulate(weak, BEGINNERS_GAMES, SEED, workers).mean,
        close=decided.share_close,
        unused=unused_of(solution.summary.boxes),
    )


def unused_of(boxes: Sequence[BoxSummary]) -> tuple[str, ...]:
    """The boxes that are nearly always struck."""
    return tuple(box.box for box in boxes if 1 - box.struck < RARE)
