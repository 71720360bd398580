"""Decisions drawn by values: the better an action, the likelier."""

import math
import random
from collections.abc import Mapping

from pasch.rules.events import Action


def drawn(values: Mapping[Action, float], temperature: float, chance: random.Random) -> Action:
    """Any action, each with a probability in proportion to ``exp(value / temperature)``."""
    top = max(values.values())
    weights = [math.exp((value - top) / temperature) for value in values.values()]
    (action,) = chance.choices(list(values), weights)
    return action
