"""Decisions by values: what wins at once, else the best, or drawn: the better an action, the likelier."""

import math
import random
from collections.abc import Callable, Mapping

from pasch.rules.events import Action
from pasch.rules.finish import winning_action
from pasch.rules.state import GameState

Best = Callable[[Mapping[Action, float]], Action]


def chosen(
    state: GameState, values: Mapping[Action, float], best: Best, temperature: float, chance: random.Random
) -> Action:
    """What wins at once; else the best, or with a temperature any action, drawn."""
    if (winning := winning_action(state, list(values))) is not None:
        return winning
    return drawn(values, temperature, chance) if temperature else best(values)


def drawn(values: Mapping[Action, float], temperature: float, chance: random.Random) -> Action:
    """Any action, each with a probability in proportion to ``exp(value / temperature)``."""
    top = max(values.values())
    weights = [math.exp((value - top) / temperature) for value in values.values()]
    (action,) = chance.choices(list(values), weights)
    return action
