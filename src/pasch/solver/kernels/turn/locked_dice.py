"""Turns in which dice put aside stay there, on eight cards at once.

A state is the multiset of dice put aside: ``mean[stage][hold]`` is the value of keeping a hold for throw `stage`.
"""

import numpy as np

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.scratch_memory import Throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays, Dice
from pasch.solver.kernels.toolchain.compiled_functions import part
from pasch.solver.kernels.toolchain.vector import LANES, add, load, maximum, multiply, splat, store
from pasch.solver.kernels.turn.block_setup import LOWEST


@part
def choose_addition(dice: Dice, added: Doubles, put_aside: int, hold: int, after: Doubles, again: bool) -> None:
    """Sets ``added[part]`` to the best hold that adds any of `part` to the dice put aside.

    Args:
        after: value of keeping each hold, by node.
        again: whether another throw is left.
    """
    lowest = splat(LOWEST)
    # A(part) = max of E(hold + part) and of A over parts with one die less: parts are listed in that order.
    for place in range(dice.add_start[hold], dice.add_start[hold + 1]):
        piece, whole = dice.add_part[place], dice.add_whole[place]
        value = lowest
        if again and whole < dice.first_roll and dice.add_dice[place] >= put_aside:
            value = load(after, whole)
        for other in range(dice.down_start[piece], dice.down_start[piece + 1]):
            value = maximum(value, load(added, dice.down[other]))
        store(added, piece, value)


@part
def solve_locked_stage(game: Arrays, throws: Throws, stage: int, later: int, again: bool, theta: float) -> None:
    """Solves a throw after the first."""
    dice, turn = game.dice, game.sheet.turn
    # E_t(hold) for each multiset of dice put aside before this throw.
    for hold in range(dice.first_roll):
        # Nothing kept means that all dice fall together.
        end = throws.end[stage, 1 if turn.has_served and hold == 0 else 0]
        choose_addition(dice, throws.added, turn.put_aside, hold, throws.mean[later], again)
        _take_endings(dice, throws.added, hold, end)
        _average_additions(dice, throws.added, hold, throws.mean[stage], theta)


@part
def _take_endings(dice: Dice, added: Doubles, hold: int, end: Doubles) -> None:
    for place in range(dice.add_start[hold], dice.add_start[hold + 1]):
        roll = dice.add_whole[place] - dice.first_roll
        if roll >= 0:
            piece = dice.add_part[place]
            store(added, piece, maximum(load(end, roll), load(added, piece)))


@part
def _average_additions(dice: Dice, added: Doubles, hold: int, mean: Doubles, theta: float) -> None:
    # mean[hold] = sum over additions a that complete a roll of P(a) * max(W(hold + a), A(a)).
    begin, finish = dice.add_start[hold], dice.add_start[hold + 1]
    if theta == 0.0:
        total = splat(0.0)
        for place in range(begin, finish):
            if dice.add_whole[place] >= dice.first_roll:
                total = add(total, multiply(load(added, dice.add_part[place]), splat(dice.add_chance[place])))
        store(mean, hold, total)
        return
    for lane in range(LANES):
        mean[hold, lane] = _utility_of_addition(dice, added, begin, finish, lane, theta)


@part
def _utility_of_addition(dice: Dice, added: Doubles, begin: int, finish: int, lane: int, theta: float) -> float:
    # log-sum-exp, shifted by the maximum against overflow.
    top = -np.inf
    for place in range(begin, finish):
        if dice.add_whole[place] >= dice.first_roll:
            top = max(top, theta * added[dice.add_part[place], lane])
    total = 0.0
    for place in range(begin, finish):
        if dice.add_whole[place] >= dice.first_roll:
            total += dice.add_chance[place] * np.exp(theta * added[dice.add_part[place], lane] - top)
    return (np.log(total) + top) / theta


@part
def solve_first_locked(game: Arrays, throws: Throws, stage: int, later: int, again: bool) -> None:
    """Sets the value of each first throw."""
    dice, turn = game.dice, game.sheet.turn
    choose_addition(dice, throws.added, turn.put_aside, 0, throws.mean[later], again)
    for roll in range(len(dice.chance)):
        node = dice.first_roll + roll
        value = maximum(load(throws.end[stage, 1 if turn.has_served else 0], roll), load(throws.added, node))
        store(throws.best[stage], node, value)
        if turn.has_served:
            store(throws.served[stage], roll, value)
