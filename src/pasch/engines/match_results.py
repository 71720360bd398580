"""Results of a match: means and win shares, with and without luck, with intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt

from pasch.engines.match_series import GameResult, MatchResult

NINETY_FIVE = 1.959964
"""Standard errors to either side of a 95 % interval."""
ENOUGH = 20
"""Games needed to estimate the effect of luck from the games themselves; with fewer it is unknown for victories, and
for totals each point of luck counts as one point.
"""
_ALL = 1e9
"""A larger factor than this is rounding error."""
FOLDS = 5
"""Parts of the games for cross-fitting: the effect of luck in one is estimated from the others."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and the half width of its 95 % interval; None after too few games."""

    mean: float
    margin: float | None


@dataclass(frozen=True, slots=True)
class Score:
    """A partner's score over its games.

    Attributes:
        mean: of the final total, in points, over unbroken games.
        fair_mean: the same without luck.
        wins, fair_wins: share of all games won; a broken-off one is lost for its cause.
        broken_off: games that this partner broke off.
    """

    name: str
    mean: Estimate | None
    fair_mean: Estimate | None
    wins: Estimate
    fair_wins: Estimate | None
    broken_off: int


def scores(match: MatchResult) -> list[Score]:
    """Returns one score for each partner, in the order of the match."""
    return [_score(match, player) for player in range(len(match.names))]


def fewer_games(score: Score) -> float | None:
    """Factor by which fewer games give the same precision without luck; None where it is unknown, or one game would
    do.
    """
    if not (score.mean and score.fair_mean and score.mean.margin and score.fair_mean.margin):
        return None
    # Errors fall with the root of the number of games.
    times = (score.mean.margin / score.fair_mean.margin) ** 2
    return times if times < _ALL else None


def _score(match: MatchResult, player: int) -> Score:
    whole = [each for each in match.games if each.totals]
    reached = [each.totals[player] for each in whole]
    shares = [each.game.shares[player] for each in match.games]
    wins = estimate(shares)
    differ = len(set(shares)) > 1
    if not differ:
        # The spread of equal results says nothing, but their number still bounds the share (rule of three).
        wins = Estimate(wins.mean, 1 - 0.05 ** (1 / len(shares)))
    return Score(
        name=match.names[player],
        mean=estimate(reached) if reached else None,
        fair_mean=_fair_mean([each for each in whole if each.luck], player),
        wins=wins,
        fair_wins=_fair_wins(match.games, player) if differ else None,
        broken_off=sum(each.game.fault is not None and each.game.fault[0] == player for each in match.games),
    )


def _fair_mean(games: Sequence[GameResult], player: int) -> Estimate | None:
    if not games:
        return None
    reached, luck = [each.totals[player] for each in games], [each.luck[player] for each in games]
    if len(games) < ENOUGH:
        return estimate([total - own.points for total, own in zip(reached, luck, strict=True)])
    return without_luck(reached, luck)


def _fair_wins(games: Sequence[GameResult], player: int) -> Estimate | None:
    if sum(bool(each.luck) for each in games) < ENOUGH:
        return None
    beyond = []  # by game, own luck minus the mean luck of the others
    for each in games:
        luck = [own.points for own in each.luck]
        beyond.append((luck[player] - (fsum(luck) - luck[player]) / (len(luck) - 1) if luck else 0.0,))
    return without_luck([each.game.shares[player] for each in games], beyond)


def estimate(results: Sequence[float]) -> Estimate:
    """Returns the mean of these numbers."""
    count = len(results)
    mean = fsum(results) / count
    if count == 1:
        return Estimate(mean, None)
    spread = fsum((each - mean) ** 2 for each in results) / (count - 1)
    return Estimate(mean, NINETY_FIVE * sqrt(spread / count))


def without_luck(results: Sequence[float], lucks: Sequence[Sequence[float]]) -> Estimate:
    """Returns the mean of results after regression on all kinds of luck.

    The regression line for a game is fitted on other games, and luck has mean 0: so the mean stays unbiased for any
    line, and only its error shrinks.

    Args:
        lucks: ``(games, kinds)`` luck of each game.
    """
    import numpy as np  # comes with the values by which luck is known

    points, luck = np.asarray(results, dtype=np.float64), np.asarray(lucks, dtype=np.float64)
    # Game i belongs to fold i mod FOLDS.
    left, part = points.copy(), np.arange(len(results)) % FOLDS
    for fold in range(FOLDS):
        own, others = part == fold, part != fold
        # Centred, so that the fit has no intercept: least squares of results on luck in the other folds.
        known = luck[others] - luck[others].mean(axis=0)
        left[own] -= luck[own] @ np.linalg.lstsq(known, points[others] - points[others].mean())[0]
    return estimate(left.tolist())
