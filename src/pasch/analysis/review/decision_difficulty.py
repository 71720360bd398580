"""Difficulty of a decision: the expected loss of a casual player, and which losses are instructive.

A level takes each action with a probability in proportion to ``exp(value / temperature)`` (see
`players.solved_player`), so its expected loss is an exact sum over the options.
"""

from collections.abc import Sequence
from math import exp

from pasch.analysis.thresholds import DIFFICULTY_LEVEL
from pasch.players.player import LEVELS


def expected_loss(
    point_losses: Sequence[float],
    losses: Sequence[float] | None = None,
    level: str = DIFFICULTY_LEVEL,
    scale: float = 1.0,
) -> float:
    """The loss to expect from a level's choice.

    Args:
        point_losses: of every legal action, in points: by them the level chooses.
        losses: of the same actions, in what the answer is to be measured in; points where None.
        scale: see `Variant.scale`.
    """
    temperature = LEVELS[level] * scale
    if not temperature:
        return 0.0
    weights = [exp(-loss / temperature) for loss in point_losses]
    lost = sum(weight * loss for weight, loss in zip(weights, losses or point_losses, strict=True))
    return lost / sum(weights)
