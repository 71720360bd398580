"""Rating of a player by the computer players' levels: from what each would have lost at the same decisions.

The mean and variance of a level's loss at a decision are known exactly (see `decision_difficulty`). So levels are
compared with a player on the same dice, in any variant, and the only uncertainty is in the player's own decisions.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

import numpy as np

from pasch.analysis.review.review_model import LevelBand
from pasch.analysis.thresholds import BAND_DECISIONS, BAND_STANDARD_ERRORS
from pasch.players.player import LEVELS

_LEVELS = sorted(LEVELS, key=lambda level: -LEVELS[level])
"""The weakest first."""
WEAKEST = _LEVELS[0]


@dataclass(frozen=True, slots=True)
class ExpectedLoss:
    """The expected loss of a level at some decisions.

    Attributes:
        mean: points, in sum.
        sd: how widely it scatters.
    """

    mean: float
    sd: float

    def fits(self, loss: float) -> bool:
        """Returns whether such a loss is within the usual range of the level."""
        return abs(loss - self.mean) <= BAND_STANDARD_ERRORS * self.sd


def expected_of(level: str, decisions: Sequence[Sequence[float]]) -> ExpectedLoss:
    """Returns a level's expected loss, in points; each decision is given by the losses of its options."""
    temperature = LEVELS[level]
    if not temperature:
        return ExpectedLoss(0.0, 0.0)
    # (all options,) losses of one decision after the other; `begins` marks where each decision starts.
    losses = np.concatenate([np.asarray(each) for each in decisions])
    begins = np.cumsum([0, *map(len, decisions[:-1])])
    weights = np.exp(-losses / temperature)
    whole = np.add.reduceat(weights, begins)
    # Per decision with p ∝ exp(-loss / T): first moment Σ p·loss, second Σ p·loss². Decisions are independent, so
    # means and variances add up.
    first = np.add.reduceat(weights * losses, begins) / whole
    second = np.add.reduceat(weights * losses * losses, begins) / whole
    return ExpectedLoss(float(first.sum()), sqrt(max(0.0, float((second - first * first).sum()))))


def band_of(loss: float, decisions: Sequence[Sequence[float]]) -> LevelBand | None:
    """The level whose loss is nearest, by the ratio, and those that fit; None with too few decisions.

    Args:
        loss: the player's, in points, in sum.
        decisions: those that mattered.
    """
    if len(decisions) < BAND_DECISIONS:
        return None
    found = {level: expected_of(level, decisions) for level in _LEVELS}
    # Nobody loses nothing by being a little better than the last level that errs: half of that is the border.
    border = min(each.mean for each in found.values() if each.mean) / 2
    nearest = _LEVELS[-1] if loss < border else min(_LEVELS[:-1], key=lambda level: abs(log(loss / found[level].mean)))
    fitting = [level for level in _LEVELS if level == nearest or found[level].fits(loss)]
    return LevelBand(level=nearest, lowest=fitting[0], highest=fitting[-1])
