"""Turns in which every decision is drawn, and weighed, so that a mean over games says something of all ways to play.

An action that gives up `gap` points against the best one counts ``exp(-rate * gap)``. Drawn with a temperature, by
``exp(-gap / temperature)``, it is weighed by what it counts over the probability of having been drawn; so the mean of
the weights is the sum of what all actions count, whatever the temperature. Besides, a turn is weighed by the mistake in
the value of its card, ``exp(rate * (mean - value))``. What becomes of it: `solver.learned.upper_bound`.
"""

import numpy as np

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.random_dice import Words, uniform
from pasch.solver.kernels.games.roll_options import IMPOSSIBLE, best_option, draw_turn_option, list_holds, weight_of_all
from pasch.solver.kernels.toolchain.compiled_functions import part
from pasch.solver.kernels.wide.wide_games import WideGame, WideGames


@part
def begin_drawing(here: WideGame) -> None:
    """No plane is taken yet."""
    here.planes = 0.0
    here.taken = 0.0
    here.weight = 0.0


@part
def takes_plane(played: WideGames, number: int, value: float) -> bool:
    """Whether a game takes a plane instead of those before it; `here.planes` is what all weigh, the best one 1."""
    here, temperature = played.games[number], played.drawing.temperature
    if here.best < IMPOSSIBLE:
        here.best = value
    higher = max(here.best, value)
    share = np.exp((value - higher) / temperature)
    here.planes = here.planes * np.exp((here.best - higher) / temperature) + share
    here.best = higher
    taken = uniform(played.chance, number) * here.planes < share
    if taken:
        here.taken = value
        here.weight = 0.0
    return taken


@part
def draw_hold(
    played: WideGames, mean: Doubles, end: float, put_aside: int, held: int, roll: int, lane: int, number: int
) -> int:
    """A hold, or -1 for ending the turn."""
    options, place = played.options, len(played.games) + lane
    count = list_holds(played.choices, options, mean, put_aside, held, roll, lane)
    if end > IMPOSSIBLE:
        options[count].value = end
        options[count].hold = -1
        count += 1
    return options[draw_option(played, played.games[number], count, played.chance, place)].hold


@part
def draw_option(played: WideGames, here: WideGame, count: int, chance: Words, place: int) -> int:
    """Draws one of the options, and weighs the game by it."""
    options, temperature = played.options, played.drawing.temperature
    top = options[best_option(options, count)].value
    found = draw_turn_option(options, count, temperature, chance, place)
    here.weight += np.log(weight_of_all(options, count, top, temperature))
    here.weight -= _correction(played, top - options[found].value)
    return found


@part
def _correction(played: WideGames, gap: float) -> float:
    """By how much an action that was drawn counts less than its probability says."""
    return (played.drawing.rate - 1.0 / played.drawing.temperature) * gap


@part
def end_drawing(played: WideGames, here: WideGame) -> None:
    """Completes the logarithm of the turn's weight."""
    here.weight += np.log(here.planes) - _correction(played, here.best - here.taken)
    here.weight += played.drawing.rate * (here.mean - here.value)
