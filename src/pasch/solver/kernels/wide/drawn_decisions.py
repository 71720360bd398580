"""Turns in which every decision is drawn and weighted, so that a mean over games estimates a sum over all plays.

An action that loses `gap` points against the best one counts ``exp(-rate * gap)``. It is drawn with a probability
proportional to ``exp(-gap / sampling)`` and weighted by its count over that probability (importance sampling), so
the mean of the weights is the sum over all actions for any `sampling`. A turn is also weighted by the error in the
value of its card, ``exp(rate * (mean - value))``. `solver.learned.upper_bound` derives a bound from it.
"""

import numpy as np

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.random_dice import Words, draw_uniform
from pasch.solver.kernels.games.roll_options import (
    IMPOSSIBLE,
    draw_turn_option,
    find_best_option,
    list_holds,
    sum_weights,
)
from pasch.solver.kernels.toolchain.compiled_functions import part
from pasch.solver.kernels.wide.wide_games import WideGame, WideGames


@part
def begin_drawing(here: WideGame) -> None:
    """Resets the weights of a game before its planes are drawn."""
    here.planes = 0.0
    here.taken = 0.0
    here.weight = 0.0


@part
def takes_plane(played: WideGames, number: int, value: float) -> bool:
    """Returns whether a game takes a plane instead of those before it, and adds its weight to `here.planes`."""
    here, sampling = played.games[number], played.drawing.sampling
    if here.best < IMPOSSIBLE:
        here.best = value
    # Reservoir sampling over planes: each replaces those before it with its share of the weights so far.
    higher = max(here.best, value)
    share = np.exp((value - higher) / sampling)
    here.planes = here.planes * np.exp((here.best - higher) / sampling) + share
    here.best = higher
    taken = draw_uniform(played.chance, number) * here.planes < share
    if taken:
        here.taken = value
        here.weight = 0.0
    return taken


@part
def draw_hold(
    played: WideGames, mean: Doubles, end: float, put_aside: int, held: int, roll: int, lane: int, number: int
) -> int:
    """Draws a hold, or -1 for ending the turn."""
    options, place = played.options, len(played.games) + lane
    count = list_holds(played.choices, options, mean, put_aside, held, roll, lane)
    if end > IMPOSSIBLE:
        options[count].value = end
        options[count].hold = -1
        count += 1
    return options[draw_option(played, played.games[number], count, played.chance, place)].hold


@part
def draw_option(played: WideGames, here: WideGame, count: int, chance: Words, place: int) -> int:
    """Draws one of the options, and multiplies its weight into that of the game."""
    options, sampling = played.options, played.drawing.sampling
    top = options[find_best_option(options, count)].value
    found = draw_turn_option(options, count, sampling, chance, place)
    # log of count / probability = log(sum of weights) - (rate - 1 / sampling) * gap.
    here.weight += np.log(sum_weights(options, count, top, sampling))
    here.weight -= _correction(played, top - options[found].value)
    return found


@part
def _correction(played: WideGames, gap: float) -> float:
    return (played.drawing.rate - 1.0 / played.drawing.sampling) * gap


@part
def end_drawing(played: WideGames, here: WideGame) -> None:
    """Completes the logarithm of the turn's weight."""
    here.weight += np.log(here.planes) - _correction(played, here.best - here.taken)
    here.weight += played.drawing.rate * (here.mean - here.value)
