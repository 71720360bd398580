"""Choice by values: an action that wins immediately, else the best one, or one drawn by softmax."""

import math
import random
from collections.abc import Callable, Mapping, Sequence

from pasch.rules.game.events import Action
from pasch.rules.game.finish import winning_action
from pasch.rules.game.state import GameState

Best = Callable[[Mapping[Action, float]], Action]


def choose(
    state: GameState, values: Mapping[Action, float], best: Best, temperature: float, chance: random.Random
) -> Action:
    """Chooses an action that wins immediately; else the best one, or with a temperature a random one."""
    if (winning := winning_action(state, list(values))) is not None:
        return winning
    return draw(values, temperature, chance) if temperature else best(values)


def draw(values: Mapping[Action, float], temperature: float, chance: random.Random) -> Action:
    """Draws an action with the probabilities of `weights`."""
    (action,) = chance.choices(list(values), weights([*values.values()], temperature))
    return action


def weights(values: Sequence[float], temperature: float) -> list[float]:
    """Returns the relative probability of each action: ``exp(value / temperature)``, scaled to 1 for the best."""
    # Scaling by the best value keeps `exp` from overflowing.
    top = max(values)
    return [math.exp((value - top) / temperature) for value in values]
