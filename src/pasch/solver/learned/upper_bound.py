"""An upper bound on the value of optimal play where a sheet is too large to solve, measured in games.

Let `V` be the true value of a card, `W` what it is taken to be worth, and every turn be solved exactly against `W`. An
action that is worth `gap` points less than the best, judged by `W`, is one that only a mistake of `W` further on can
make good; and a card's mistake shows in its turn, as ``B - W``, where `B` is what the turn is worth before the first
throw. So for ``U = V - W``::

    U(card) = B - W + mean of U(first throw)
    U(roll) = highest over all actions of (mean of U(what follows) - gap)

The highest of many numbers is at most the logarithm of the sum of their exponentials, and so is a mean. Hence `U` is at
most ``log(G) / rate`` for any `rate`, where `G` is a sum over all ways to play from here on, no longer a maximum::

    G(card) = exp(rate * (B - W)) * mean of G(first throw)
    G(roll) = sum over all actions of exp(-rate * gap) * mean of G(what follows)

It is measured in games whose actions are drawn by those weights, and in which those that weigh most take the place of
the others after every turn (see `kernels.wide_drawing`; docs/solver-methods.md names what this is in the literature).

This is done in stages of 1,024, 2,048, 4,096 games and so on, each with dice of its own that depend on nothing but its
number and the seed. All stages hold together with a certainty of 99 %, as the doubts they are allowed add up to 1 %; so
the lowest of their bounds holds, too, and more stages can only lower it.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.wide.wide_games import WideGames
from pasch.solver.learned.learned_play import GameBatch, new_company
from pasch.solver.parallel.workers import Threads, Workers
from pasch.solver.progress import Progress, no_progress
from pasch.solver.query.estimate import Wide

CROWDS = 16
"""Measurements that know nothing of each other, and tell how sure the bound is."""
FIRST_GAMES = 1024
"""Of the first stage; each next one has twice as many."""
DOUBT = 0.01
"""By so much all stages together may be wrong."""
FIRST_RATE, STEP, STEPS = 12.0, 1.5, 12
"""Rates that are tried, times what a turn brings: from the first on, each by so much higher, so many at most."""
TRIAL = 4
"""The games of a trial are the games divided by this."""
AGREEMENT = 5.0
"""Crowds agree if the logarithms of what they measure vary by no more than this."""
SLACK = 1.0
"""By so much a logarithm may lie too low by chance."""


@dataclass(frozen=True)
class Ceiling:
    """An upper bound.

    Attributes:
        mean: the bound as it was measured; surely: it is at most this, with the certainty of the stage.
        rate: with which it was measured. log: the logarithm of `G`; spread: by how much crowds vary in it.
        games: of all crowds.
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


def ceiling_of(
    wide: Wide, games: int, seed: str, workers: Workers | None = None, progress: Progress = no_progress
) -> Ceiling:
    """Measures an upper bound of the mean of any way to play, with a certainty of 99 %: the lowest of all stages.

    Args:
        games: at most, of the last stage. With more of them the bound is the same, or lower.
    """
    last = max(1, games // FIRST_GAMES).bit_length() - 1
    found = []
    for stage in range(last + 1):
        share = partial(_share_of_all, progress, stage, last)
        measure = _Measure(wide, f"{seed}/{stage}", factor_of(doubt_of(stage)), workers or Threads(), share)
        found.append(_bound_of(measure, FIRST_GAMES << stage))
    progress(1.0)
    return min(found, key=lambda each: each.surely)


def _share_of_all(progress: Progress, stage: int, last: int, share: float) -> None:
    progress(((1 << stage) * (1.0 + share) - 1.0) / ((2 << last) - 1.0))


def _bound_of(measure: "_Measure", games: int) -> Ceiling:
    """The bound of a stage.

    Rates are tried from a low one on: the bound becomes better, until one cannot be believed, or no longer does. Then
    it is measured anew, with more games; where these cannot be believed, with the rate before. Where crowds four times
    as large vary by more, what weighs most is hardly ever drawn, and still larger ones would say more
    (docs/solver-figures.md has numbers).
    """
    size = max(2, games // CROWDS)
    few = max(2, size // TRIAL)
    tried = measure.trials(few)
    while True:
        *before, best = tried
        found = measure(best.rate, size)
        if found.spread <= best.spread and is_believable(found, before):
            return found
        tried = before or [measure(best.rate / STEP, few)]


def doubt_of(stage: int) -> float:
    """By how much a stage may be wrong: of all stages, however many, these shares of `DOUBT` add up to all of it."""
    return DOUBT / ((stage + 1) * (stage + 2))


@cache
def factor_of(doubt: float) -> float:
    """How many errors above what logarithms of crowds say of the mean it has to be looked for, so that it lies higher
    with no more than this probability, if they are spread as a normal distribution by `AGREEMENT`; if by less, it is
    rarer (`tests/solver/learned/test_upper_bound.py` draws them). The mean of the crowds and Student's distribution
    would be 90 % sure at a spread of 1, 35 % at 3, and not 99 %.
    """
    low, high = 0.0, 1e6
    while high - low > 1e-6 * high:
        middle = (low + high) / 2
        low, high = (middle, high) if _missed(middle) > doubt else (low, middle)
    return high


def _missed(factor: float) -> float:
    """The probability that the mean is higher than with this factor is said, at a spread of `AGREEMENT`.

    Of the logarithms the mean is normal and `W`, the variance that they show in shares of the true one, follows
    chi-square with one degree of freedom less than there are logarithms; they know nothing of each other.
    """
    root = np.linspace(0.0, 9.0, 2001)
    degrees = CROWDS - 1
    density = 2 * root ** (degrees - 1) * np.exp(-(root**2) / 2) / (2 ** (degrees / 2) * math.gamma(degrees / 2))
    varies = AGREEMENT**2 * root**2 / degrees
    short = (AGREEMENT**2 - varies) / 2 - factor * np.sqrt(_variance(varies))
    tails = [math.erfc(-each / 2**0.5) / 2 for each in (short * CROWDS**0.5 / AGREEMENT).tolist()]
    return float((density * tails).sum() * (root[1] - root[0]))


def _variance(varies: Any, count: int = CROWDS) -> Any:
    return varies / count + varies**2 / (2 * (count - 1))


def is_believable(found: Ceiling, before: Sequence[Ceiling]) -> bool:
    """Whether a bound was measured with games enough, as far as can be told: ways to play that weigh much and are
    hardly ever drawn may have been missed.

    Then crowds differ, or ``log(G)``, which is convex in the rate, lies below a line that lower rates say.

    Args:
        before: bounds of lower rates.
    """
    if found.spread > AGREEMENT:
        return False
    return all(found.log >= _line(*pair, found.rate) - SLACK for pair in pairwise(before))


def _line(first: Ceiling, second: Ceiling, rate: float) -> float:
    slope = (second.log - first.log) / (second.rate - first.rate)
    return second.log + slope * (rate - second.rate)


class _Measure:
    """Measures bounds, each with dice of its own."""

    def __init__(self, wide: Wide, seed: str, factor: float, workers: Workers, progress: Progress) -> None:
        self._wide, self._seed, self._factor, self._workers, self._progress = wide, seed, factor, workers, progress
        self._turn = max(1.0, float(wide.whole) / wide.variant.turns)
        self._drawn = self._done = 0

    def trials(self, size: int) -> list[Ceiling]:
        """Those with increasing rates, up to the best; where a step is too long, half of one is tried."""
        found = [self(FIRST_RATE / self._turn, size)]
        for _ in range(STEPS):
            if not self._goes_on(found, STEP, size):
                self._goes_on(found, STEP**0.5, size)
                break
        return found

    def _goes_on(self, found: list[Ceiling], factor: float, size: int) -> bool:
        """Whether a rate higher by a factor is better, and can be believed; it is then the last of those found."""
        more = self(found[-1].rate * factor, size)
        better = more.surely <= found[-1].surely and is_believable(more, found)
        if better:
            found.append(more)
        return better

    def __call__(self, rate: float, size: int) -> Ceiling:
        crowds = [Replicate(self._drawn + place * size, rate) for place in range(CROWDS)]
        self._drawn += CROWDS * size
        found: list[float] = []
        start = 0.0
        for start, log in self._workers.run(partial(_drawing, self._wide, self._seed, size), crowds):  # noqa: B007
            found.append(log)
            self._done += 1
            self._progress(1.0 - 0.97**self._done)
        return join_bounds(start, found, rate, CROWDS * size, self._factor)


def join_bounds(start: float, found: Sequence[float], rate: float, games: int, factor: float) -> Ceiling:
    """The bound that several crowds say together.

    Args:
        start: what the empty card is taken to be worth. found: logarithms of what they measured. factor: see
            `factor_of`.
    """
    logs = np.array(found)
    log = float(logs.max() + np.log(np.exp(logs - logs.max()).mean()))
    varies = float(logs.var(ddof=1))
    error = float(_variance(varies, len(found))) ** 0.5
    return Ceiling(
        mean=start + log / rate,
        surely=start + (float(logs.mean()) + varies / 2 + factor * error) / rate,
        rate=rate,
        log=log,
        spread=varies**0.5,
        games=games,
    )


def _drawing(wide: Wide, seed: str, size: int) -> Callable[[Replicate], tuple[float, float]]:
    return partial(_draw_crowd, new_company(wide, size, seed))


def _draw_crowd(company: GameBatch, crowd: Replicate) -> tuple[float, float]:
    played = company.begin(crowd.first)
    played.drawing.rate = crowd.rate
    played.drawing.temperature = 1.0 / crowd.rate
    chance = np.random.Generator(np.random.PCG64(int(played.chance[0])))
    start = found = 0.0
    for turn in range(company.wide.variant.turns):
        company.turn(played)
        if turn == 0:
            start = company.before + float(played.games["value"][0])
        weights = played.games["weight"]
        top = float(weights.max())
        shares = np.exp(weights - top)
        found += top + float(np.log(shares.mean()))
        _follow(played, _drawn(shares, chance))
    return start, found


def _drawn(shares: Doubles, chance: np.random.Generator) -> Ints:
    places = (chance.random() + np.arange(len(shares))) / len(shares)
    found: NDArray[np.int64] = np.searchsorted(np.cumsum(shares) / shares.sum(), places)
    return np.minimum(found, len(shares) - 1)


def _follow(played: WideGames, drawn: Ints) -> None:
    for rows in (played.digit, played.lane):
        rows[:] = rows[drawn]
    for column in ("tally", "saved"):
        played.games[column][:] = played.games[column][drawn]
