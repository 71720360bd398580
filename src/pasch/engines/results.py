"""What a match says about who plays better: means and shares of victories, with and without luck, with intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt

from pasch.engines.matching import Brought, Matched

NINETY_FIVE = 1.959964
"""So many standard errors to either side hold nineteen times in twenty."""
ENOUGH = 20
"""Games from which on luck is taken out of victories: what luck is worth there is itself found from the games."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and by how much it may be off at either side, nineteen times in twenty; None after too few games."""

    mean: float
    margin: float | None


@dataclass(frozen=True, slots=True)
class Score:
    """What a partner's games brought.

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
    """How many times fewer games say as much about the mean, without luck; None where that is not known."""
    if not (score.mean and score.fair_mean and score.mean.margin and score.fair_mean.margin):
        return None
    return (score.mean.margin / score.fair_mean.margin) ** 2


def _score(match: Matched, player: int) -> Score:
    whole = [each for each in match.games if each.totals]
    reached = [each.totals[player] for each in whole]
    fair = [each.totals[player] - each.luck[player] for each in whole if each.luck]
    shares = [each.game.shares[player] for each in match.games]
    return Score(
        name=match.names[player],
        mean=estimate(reached) if reached else None,
        fair_mean=estimate(fair) if fair else None,
        wins=_share(shares),
        fair_wins=_without_luck(match.games, player) if len(fair) >= ENOUGH and len(set(shares)) > 1 else None,
        broken_off=sum(each.game.fault is not None and each.game.fault[0] == player for each in match.games),
    )


def estimate(found: Sequence[float], spent: int = 1) -> Estimate:
    """The mean of these numbers.

    Args:
        spent: how many figures were found from them before their spread, the mean among them.
    """
    count = len(found)
    mean = fsum(found) / count
    if count <= spent:
        return Estimate(mean, None)
    spread = fsum((each - mean) ** 2 for each in found) / (count - spent)
    return Estimate(mean, NINETY_FIVE * sqrt(spread / count))


def _share(shares: Sequence[float]) -> Estimate:
    """The mean of victories; of games that all went alike their spread says nothing, but how many there were."""
    found = estimate(shares)
    return found if len(set(shares)) > 1 else Estimate(found.mean, 1 - 0.05 ** (1 / len(shares)))


def _without_luck(games: Sequence[Brought], player: int) -> Estimate:
    """Victories less what luck explains of them: the line through them by one's own luck beyond that of the others.

    That luck is 0 on average, so the share stays what it is, and only its error becomes less.
    """
    luck = [_beyond(each.luck, player) for each in games]
    shares = [each.game.shares[player] for each in games]
    mean, share = fsum(luck) / len(luck), fsum(shares) / len(shares)
    spread = fsum((each - mean) ** 2 for each in luck)
    both = fsum((each - mean) * (won - share) for each, won in zip(luck, shares, strict=True))
    slope = both / spread if spread else 0.0
    return estimate([won - slope * each for won, each in zip(shares, luck, strict=True)], spent=2)


def _beyond(luck: Sequence[float], player: int) -> float:
    """One's own luck beyond the mean of the others'; nobody's where the game was broken off."""
    return luck[player] - (fsum(luck) - luck[player]) / (len(luck) - 1) if luck else 0.0
