"""Expected score of the best known play on a sheet too large to solve: measured in games, with errors."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, sqrt

import numpy as np

from pasch.analysis.balance.game_simulation import WIDE_GAMES, simulate
from pasch.rules.errors import Problem
from pasch.rules.variant.variant import Variant
from pasch.solver.parallel.workers import Workers
from pasch.solver.progress import Stages
from pasch.solver.query.oracle import Certainty
from pasch.solver.solve.simulation import GameSample
from pasch.solver.solve.solution import Distribution

SEED = "solve"
"""The same games every time."""
_ROUND = (10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000)
_STEPS = 5
"""A step of a drawn distribution is a standard deviation by this."""
_MOST_TARGETS = 7
_RARE = 2
"""Percent: totals that so few games miss, or reach, are not among the round ones."""


@dataclass(frozen=True)
class TargetShare:
    """Share of games that reach a total, and its standard error."""

    total: int
    share: float
    error: float


@dataclass(frozen=True)
class MeasuredVariant:
    """Games of the best play known.

    Attributes:
        certainty: of the values that it plays by. notes: what is wrong with files that it would play by.
    """

    variant: Variant
    sample: GameSample
    certainty: Certainty
    notes: tuple[Problem, ...]
    cpu_seconds: float
    wall_seconds: float

    @property
    def sd_error(self) -> float | None:
        """Points: the standard error of the deviation, from the fourth moment."""
        sample = self.sample
        if not sample.sd:
            return None
        # Var(s) ≈ σ² (κ - 1) / 4n with the kurtosis κ.
        kurtosis = float((((sample.totals - sample.mean) / sample.sd) ** 4).mean())
        return sample.sd * sqrt(max(0.0, kurtosis - 1) / (4 * sample.games))

    def percentile_error(self, share: float) -> float:
        """Points: half of what lies between the percentiles one standard error below and above."""
        # The rank of a percentile has the binomial error √(p(1-p)/n).
        off = 100 * _error(share / 100, self.sample.games)
        low, high = max(0.0, share - off), min(100.0, share + off)
        return (self.sample.percentile(high) - self.sample.percentile(low)) / 2

    def distribution(self) -> Distribution:
        """Distribution of totals, smoothed because few games are spread over many totals."""
        sample = self.sample
        # Bins of a fixed share of the deviation; each spreads its probability evenly over its totals.
        width = max(1, round((sample.sd or 0.0) / _STEPS))
        bins = sample.totals // width
        low = int(bins.min())
        shares = np.bincount(bins - low) / len(bins)
        return Distribution(low * width, np.repeat(shares / width, width))

    def reached(self) -> list[TargetShare]:
        """Round totals that some games reach and others do not."""
        return list(self._reached())

    def _reached(self) -> Iterator[TargetShare]:
        totals = self.sample.totals
        low, high = self.sample.percentile(_RARE), self.sample.percentile(100 - _RARE)
        steps = (step for step in _ROUND if high // step - ceil(low / step) < _MOST_TARGETS)
        step = next(steps, _ROUND[-1])
        for total in range(ceil(low / step) * step, high + 1, step):
            share = float((totals >= total).mean())
            yield TargetShare(total, share, _error(share, len(totals)))


def measure(
    variant: Variant, games: int | None = None, workers: Workers | None = None, progress: Stages | None = None
) -> MeasuredVariant:
    """Plays games by the best values known.

    Raises:
        PaschError: no values of this variant are known.
    """
    wall, cpu = time.perf_counter(), time.process_time()
    series = simulate(variant, ("optimal",), games or WIDE_GAMES, SEED, workers=workers, progress=progress)
    return MeasuredVariant(
        variant=variant,
        sample=series.samples[0],
        certainty=series.certainty["optimal"] or "rough",
        notes=tuple(series.notes),
        cpu_seconds=time.process_time() - cpu,
        wall_seconds=time.perf_counter() - wall,
    )


def _error(share: float, games: int) -> float:
    return sqrt(share * (1 - share) / games)
