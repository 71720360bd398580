"""Results of a match: means and win shares, with and without luck, with intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt

from pasch.engines.match_series import Brought, Matched

NINETY_FIVE = 1.959964
"""So many standard errors to either side hold nineteen times in twenty."""
ENOUGH = 20
"""Games from which on it is found from the games what luck is worth; with fewer it is not known for victories, and each
point of luck is taken for a point of the total.
"""
_ALL = 1e9
"""So many games are saved where no more than errors of reckoning are left."""
FOLDS = 5
"""So many parts of the games: what luck is worth in one is found in the others."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and by how much it may be off at either side, nineteen times in twenty; None after too few games."""

    mean: float
    margin: float | None


@dataclass(frozen=True, slots=True)
class Score:
    """A partner's score over its games.

    Attributes:
        mean: of the final total, in points; fair_mean: the same without luck. Of games that were not broken off.
        wins, fair_wins: the share of games won, of all games; a broken-off one is lost for who did it.
        broken_off: games that this partner broke off.
    """

    name: str
    mean: Estimate | None
    fair_mean: Estimate | None
    wins: Estimate
    fair_wins: Estimate | None
    broken_off: int


def scores(match: Matched) -> list[Score]:
    """One for each partner, in the order of the match."""
    return [_score(match, player) for player in range(len(match.names))]


def fewer_games(score: Score) -> float | None:
    """Factor by which fewer games give the same precision without luck; None where it is unknown, or one game would
    do.
    """
    if not (score.mean and score.fair_mean and score.mean.margin and score.fair_mean.margin):
        return None
    times = (score.mean.margin / score.fair_mean.margin) ** 2
    return times if times < _ALL else None


def _score(match: Matched, player: int) -> Score:
    whole = [each for each in match.games if each.totals]
    reached = [each.totals[player] for each in whole]
    shares = [each.game.shares[player] for each in match.games]
    return Score(
        name=match.names[player],
        mean=estimate(reached) if reached else None,
        fair_mean=_fair_mean([each for each in whole if each.luck], player),
        wins=_share(shares),
        fair_wins=_fair_wins(match.games, player) if len(set(shares)) > 1 else None,
        broken_off=sum(each.game.fault is not None and each.game.fault[0] == player for each in match.games),
    )


def _fair_mean(games: Sequence[Brought], player: int) -> Estimate | None:
    if not games:
        return None
    reached, luck = [each.totals[player] for each in games], [each.luck[player] for each in games]
    if len(games) < ENOUGH:
        return estimate([total - own.points for total, own in zip(reached, luck, strict=True)])
    return without_luck(reached, luck)


def _fair_wins(games: Sequence[Brought], player: int) -> Estimate | None:
    if sum(bool(each.luck) for each in games) < ENOUGH:
        return None
    luck = [_beyond([own.points for own in each.luck], player) if each.luck else 0.0 for each in games]
    return without_luck([each.game.shares[player] for each in games], [(each,) for each in luck])


def estimate(found: Sequence[float]) -> Estimate:
    """The mean of these numbers."""
    count = len(found)
    mean = fsum(found) / count
    if count == 1:
        return Estimate(mean, None)
    spread = fsum((each - mean) ** 2 for each in found) / (count - 1)
    return Estimate(mean, NINETY_FIVE * sqrt(spread / count))


def _share(shares: Sequence[float]) -> Estimate:
    """The mean of victories; of games that all went alike their spread says nothing, but how many there were."""
    found = estimate(shares)
    return found if len(set(shares)) > 1 else Estimate(found.mean, 1 - 0.05 ** (1 / len(shares)))


def without_luck(found: Sequence[float], lucks: Sequence[Sequence[float]]) -> Estimate:
    """The mean of what games brought, less what a straight line through all kinds of luck explains of it.

    The line that is taken from a game was found in other games, and luck is 0 on average: so the mean stays exactly
    what it is, whatever the line, and only its error becomes less.

    Args:
        lucks: of each game, how much of each kind.
    """
    import numpy as np  # comes with the values by which luck is known

    brought, luck = np.asarray(found, dtype=np.float64), np.asarray(lucks, dtype=np.float64)
    left, part = brought.copy(), np.arange(len(found)) % FOLDS
    for fold in range(FOLDS):
        own, others = part == fold, part != fold
        known = luck[others] - luck[others].mean(axis=0)
        left[own] -= luck[own] @ np.linalg.lstsq(known, brought[others] - brought[others].mean())[0]
    return estimate(left.tolist())


def _beyond(luck: Sequence[float], player: int) -> float:
    return luck[player] - (fsum(luck) - luck[player]) / (len(luck) - 1)
