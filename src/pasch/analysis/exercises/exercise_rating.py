"""Difficulty of an exercise, from how often the measured levels find the right choice.

A level takes each action with a probability in proportion to ``exp(-loss / T)`` (see `players.solved_player`). A
typical level is `casual` and its neighbours, with equal weights. With ``p`` the share of right choices::

    rating = 1500 + 400 · log10((1 − p) / p)

as on the scale of chess ratings, where 400 points are odds of ten to one.
"""

from collections.abc import Sequence
from math import exp, log10

from pasch.players.player import LEVELS

TYPICAL = ("beginner", "casual", "club")
EVEN_RATING, SCALE = 1500, 400
RIGHT = 1e-6
"""Points, or chances: what loses less is right alike."""
DIFFERENT = 0.25
"""Loss in points up to which an action is as good as the best one, with learned values or in positions that nobody
selected for clarity.
"""


def share_right(
    level: str, point_losses: Sequence[float], losses: Sequence[float] | None = None, scale: float = 1.0
) -> float:
    """Returns how often a level takes a right action.

    Args:
        point_losses: of every legal action, in points, by which the level chooses.
        losses: of the same actions, in the unit of the exercise; points by default.
        scale: see `Variant.scale`.
    """
    weights = [exp(-loss / (LEVELS[level] * scale)) for loss in point_losses]
    right = (weight for weight, loss in zip(weights, losses or point_losses, strict=True) if loss <= RIGHT)
    return sum(right) / sum(weights)


def rating_of(point_losses: Sequence[float], losses: Sequence[float] | None = None, scale: float = 1.0) -> int:
    """See the module; arguments as of `share_right`."""
    share = sum(share_right(level, point_losses, losses, scale) for level in TYPICAL) / len(TYPICAL)
    # At 0 or 1 the logarithm is infinite.
    return round(EVEN_RATING + SCALE * log10((1 - share) / share)) if 0 < share < 1 else EVEN_RATING
