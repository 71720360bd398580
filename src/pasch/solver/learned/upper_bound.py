"""A measured upper bound on the mean of the best play, for sheets too large to solve.

Let `V` be the true value of a card, `W` its estimate, and every turn be solved exactly against `W`. An action that is
`gap` points below the best by `W` can only be made good by an error of `W` further on; and a card's error shows in its
turn, as ``B - W``, where `B` is the value of the turn before the first throw. So for ``U = V - W``::

    U(card) = B - W + mean of U(first throw)
    U(roll) = highest over all actions of (mean of U(what follows) - gap)

The highest of many numbers is at most the logarithm of the sum of their exponentials, and so is a mean. Hence `U` is at
most ``log(G) / rate`` for any `rate`, where `G` is a sum over all ways to play from here on, no longer a maximum::

    G(card) = exp(rate * (B - W)) * mean of G(first throw)
    G(roll) = sum over all actions of exp(-rate * gap) * mean of G(what follows)

It is measured in games whose actions are drawn by those weights, and which are resampled by weight after every turn
(see `kernels.wide.drawn_decisions`; docs/solver-methods.md gives the literature).

Stages have 1,024, 2,048, 4,096 games and so on, each with separate dice that depend only on its number and the seed.
All stages hold together with a certainty of 99 %, as their error probabilities add up to 1 %; so the lowest of their
bounds holds, too, and more stages can only lower it.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import pairwise
from typing import Any

import numpy as np

from pasch.solver.learned.learned_play import GameBatch, new_batch
from pasch.solver.parallel.workers import Threads, Workers
from pasch.solver.progress import Progress, no_progress
from pasch.solver.query.estimate import Wide

REPLICATES = 16
"""Independent measurements, from which the certainty of the bound is derived."""
FIRST_GAMES = 1024
"""Games of the first stage; each later one has twice as many."""
DOUBT = 0.01
"""Error probability of all stages together."""
FIRST_RATE, STEP, STEPS = 12.0, 1.5, 12
"""Rates that are tried, times the mean points of a turn: the first, the factor to the next, and the most."""
TRIAL = 4
"""Divisor of the games for a trial."""
AGREEMENT = 5.0
"""Highest standard deviation of the logarithms of replicates that agree."""
SLACK = 1.0
"""Tolerance for a logarithm that is too low by chance."""


@dataclass(frozen=True)
class Ceiling:
    """An upper bound.

    Attributes:
        mean: the bound as measured; surely: the bound with the certainty of the stage.
        rate: the rate of the measurement. log: the logarithm of `G`; spread: its standard deviation over replicates.
        games: of all replicates.
    """

    mean: float
    surely: float
    rate: float
    log: float
    spread: float
    games: int


@dataclass(frozen=True)
class Replicate:
    """Games that are drawn together: the first one's number, and the rate."""

    first: int
    rate: float


def measure_ceiling(
    wide: Wide, games: int, seed: str, workers: Workers | None = None, progress: Progress = no_progress
) -> Ceiling:
    """Measures an upper bound on the mean of any policy with a certainty of 99 %: the lowest of all stages.

    Args:
        games: the most games of the last stage. More of them give the same bound, or a lower one.
    """
    last = max(1, games // FIRST_GAMES).bit_length() - 1
    ceilings = []
    for stage in range(last + 1):
        share = partial(_share_of_all, progress, stage, last)
        measure = _Measure(wide, f"{seed}/{stage}", find_factor(compute_doubt(stage)), workers or Threads(), share)
        ceilings.append(_measure_stage(measure, FIRST_GAMES << stage))
    progress(1.0)
    return min(ceilings, key=lambda each: each.surely)


def _share_of_all(progress: Progress, stage: int, last: int, share: float) -> None:
    progress(((1 << stage) * (1.0 + share) - 1.0) / ((2 << last) - 1.0))


def _measure_stage(measure: "_Measure", games: int) -> Ceiling:
    # Rates increase from a low one on until the bound is no longer better or believable; then it is measured again with
    # more games, and if that is not believable, with the rate before. Where replicates four times as large vary more,
    # plays of large weight are hardly ever drawn (docs/solver-figures.md).
    size = max(2, games // REPLICATES)
    few = max(2, size // TRIAL)
    tried = measure.trials(few)
    while True:
        *before, best = tried
        found = measure(best.rate, size)
        if found.spread <= best.spread and is_believable(found, before):
            return found
        tried = before or [measure(best.rate / STEP, few)]


def compute_doubt(stage: int) -> float:
    """Returns the error probability of a stage; over all stages they add up to `DOUBT`."""
    return DOUBT / ((stage + 1) * (stage + 2))


@cache
def find_factor(doubt: float) -> float:
    """Returns the number of standard errors above the estimate that bounds the mean with this error probability.

    Logarithms of replicates are assumed normal with a deviation of `AGREEMENT`; with less, errors are rarer
    (`tests/solver/test_ceiling.py` draws them). The mean of the replicates and Student's distribution would be 90 %
    sure at a deviation of 1, 35 % at 3, and not 99 %.
    """
    low, high = 0.0, 1e6
    # Bisection: the error probability falls with the factor.
    while high - low > 1e-6 * high:
        middle = (low + high) / 2
        low, high = (middle, high) if _compute_miss_chance(middle) > doubt else (low, middle)
    return high


def _compute_miss_chance(factor: float) -> float:
    # The probability that the mean is above the bound, at a deviation of `AGREEMENT`: the mean of the logarithms is
    # normal, and their variance follows chi-square with one degree of freedom less than replicates, independently.
    root = np.linspace(0.0, 9.0, 2001)
    degrees = REPLICATES - 1
    density = 2 * root ** (degrees - 1) * np.exp(-(root**2) / 2) / (2 ** (degrees / 2) * math.gamma(degrees / 2))
    varies = AGREEMENT**2 * root**2 / degrees
    short = (AGREEMENT**2 - varies) / 2 - factor * np.sqrt(_compute_variance(varies))
    tails = [math.erfc(-each / 2**0.5) / 2 for each in (short * REPLICATES**0.5 / AGREEMENT).tolist()]
    return float((density * tails).sum() * (root[1] - root[0]))


def _compute_variance(varies: Any, count: int = REPLICATES) -> Any:
    # Variance of (mean + variance / 2), the logarithm of a lognormal mean.
    return varies / count + varies**2 / (2 * (count - 1))


def is_believable(ceiling: Ceiling, before: Sequence[Ceiling]) -> bool:
    """Returns whether a bound was measured with enough games, as far as is known.

    Rare plays of large weight may have been missed. Then replicates differ, or ``log(G)``, which is convex in the rate,
    is below a line through lower rates.

    Args:
        before: bounds of lower rates.
    """
    if ceiling.spread > AGREEMENT:
        return False
    # A convex function is above every line through two lower points.
    return all(ceiling.log >= _line(*pair, ceiling.rate) - SLACK for pair in pairwise(before))


def _line(first: Ceiling, second: Ceiling, rate: float) -> float:
    slope = (second.log - first.log) / (second.rate - first.rate)
    return second.log + slope * (rate - second.rate)


class _Measure:
    def __init__(self, wide: Wide, seed: str, factor: float, workers: Workers, progress: Progress) -> None:
        self._wide, self._seed, self._factor, self._workers, self._progress = wide, seed, factor, workers, progress
        self._turn = max(1.0, float(wide.whole) / wide.variant.turns)
        self._drawn = self._done = 0

    def trials(self, size: int) -> list[Ceiling]:
        """Measures increasing rates up to the best; after a step too long, half of it is tried."""
        found = [self(FIRST_RATE / self._turn, size)]
        for _ in range(STEPS):
            if not self._goes_on(found, STEP, size):
                self._goes_on(found, STEP**0.5, size)
                break
        return found

    def _goes_on(self, ceilings: list[Ceiling], factor: float, size: int) -> bool:
        more = self(ceilings[-1].rate * factor, size)
        better = more.surely <= ceilings[-1].surely and is_believable(more, ceilings)
        if better:
            ceilings.append(more)
        return better

    def __call__(self, rate: float, size: int) -> Ceiling:
        replicates = [Replicate(self._drawn + place * size, rate) for place in range(REPLICATES)]
        self._drawn += REPLICATES * size
        logs: list[float] = []
        start = 0.0
        for start, log in self._workers.run(partial(_prepare_drawing, self._wide, self._seed, size), replicates):  # noqa: B007 - the last
            logs.append(log)
            self._done += 1
            self._progress(1.0 - 0.97**self._done)
        return join_bounds(start, logs, rate, REPLICATES * size, self._factor)


def join_bounds(start: float, measured: Sequence[float], rate: float, games: int, factor: float) -> Ceiling:
    """Combines the measurements of replicates into a bound.

    Args:
        start: estimated value of the empty card. measured: logarithms of the measurements. factor: see `find_factor`.
    """
    logs = np.array(measured)
    # log of the mean of exponentials, shifted by the maximum.
    log = float(logs.max() + np.log(np.exp(logs - logs.max()).mean()))
    varies = float(logs.var(ddof=1))
    error = float(_compute_variance(varies, len(measured))) ** 0.5
    return Ceiling(
        mean=start + log / rate,
        surely=start + (float(logs.mean()) + varies / 2 + factor * error) / rate,
        rate=rate,
        log=log,
        spread=varies**0.5,
        games=games,
    )


def _prepare_drawing(wide: Wide, seed: str, size: int) -> Callable[[Replicate], tuple[float, float]]:
    return partial(_draw_replicate, new_batch(wide, size, seed))


def _draw_replicate(batch: GameBatch, replicate: Replicate) -> tuple[float, float]:
    played = batch.begin(replicate.first)
    played.drawing.rate = replicate.rate
    # Drawn with the weights themselves, so that weights vary least.
    played.drawing.sampling = 1.0 / replicate.rate
    chance = np.random.Generator(np.random.PCG64(int(played.chance[0])))
    start = found = 0.0
    for turn in range(batch.wide.variant.turns):
        batch.turn(played)
        if turn == 0:
            start = batch.before + float(played.games["value"][0])
        weights = played.games["weight"]
        top = float(weights.max())
        shares = np.exp(weights - top)
        # The product over turns of the mean weights estimates G.
        found += top + float(np.log(shares.mean()))
        # Systematic resampling: each game as often as its share says, rounded up or down.
        places = (chance.random() + np.arange(len(shares))) / len(shares)
        drawn = np.minimum(np.searchsorted(np.cumsum(shares) / shares.sum(), places), len(shares) - 1)
        for rows in (played.digit, played.lane):
            rows[:] = rows[drawn]
        for column in ("tally", "saved"):
            played.games[column][:] = played.games[column][drawn]
    return start, found
