"""One turn on eight cards at once, solved backward from its last throw to its first.

An `endings.Ending` fills in what the turn may end with; here is what throwing again is worth. A hold is worth the mean
of adding one die; the best hold of a roll is found by passing the maximum up the lattice (docs/solver-methods.md).
"""

import numpy as np

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock, Throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays, Dice
from pasch.solver.kernels.toolchain.compiled_functions import inlined, merged, part
from pasch.solver.kernels.toolchain.vector import LANES, Row, add, highest, load, multiply, splat, store
from pasch.solver.kernels.turn.block_setup import LOWEST, find_last, is_named_before, is_plane, open_plane
from pasch.solver.kernels.turn.locked_dice import first_locked_throw, solve_locked_stage
from pasch.solver.kernels.turn.turn_endings import Ending, Values


@part
def mean_of_throw(dice: Dice, rows: Doubles, theta: float, out: Doubles, node: int) -> None:
    """``out[node]``: what throwing all dice is worth, for rows by roll."""
    if theta != 0.0:
        for lane in range(LANES):
            out[node, lane] = _utility_of_throw(dice, rows, lane, theta)
        return
    # Two sums side by side: neither waits for the other.
    total = other = splat(0.0)
    for roll in range(0, len(dice.chance) - 1, 2):
        total = add(total, multiply(load(rows, roll), splat(dice.chance[roll])))
        other = add(other, multiply(load(rows, roll + 1), splat(dice.chance[roll + 1])))
    if len(dice.chance) % 2:
        last = len(dice.chance) - 1
        total = add(total, multiply(load(rows, last), splat(dice.chance[last])))
    store(out, node, add(total, other))


@part
def _utility_of_throw(dice: Dice, rows: Doubles, lane: int, theta: float) -> float:
    top = -np.inf
    for roll in range(len(dice.chance)):
        top = max(top, theta * rows[roll, lane])
    total = 0.0
    for roll in range(len(dice.chance)):
        total += dice.chance[roll] * np.exp(theta * rows[roll, lane] - top)
    return (np.log(total) + top) / theta


@part
def means_of_holds(dice: Dice, rows: Doubles, theta: float) -> None:
    """``rows[hold]``: the mean over the next die, from the rolls in ``rows[first_roll:]``."""
    for node in range(dice.first_roll - 1, -1, -1):
        first, last = dice.up_start[node], dice.up_start[node + 1]
        if theta != 0.0:
            for lane in range(LANES):
                rows[node, lane] = _utility_of_die(dice, rows, first, last, lane, theta)
        elif last - first == 6:
            left = add(load(rows, dice.up[first]), load(rows, dice.up[first + 1]))
            middle = add(load(rows, dice.up[first + 2]), load(rows, dice.up[first + 3]))
            right = add(load(rows, dice.up[first + 4]), load(rows, dice.up[first + 5]))
            store(rows, node, multiply(add(add(left, middle), right), splat(1.0 / 6)))
        else:
            _mean_of_die(dice, rows, node, first, last)


@part
def _mean_of_die(dice: Dice, rows: Doubles, node: int, first: int, last: int) -> None:
    total = load(rows, dice.up[first])
    place = first + 1
    while place + 1 < last:
        total = add(total, add(load(rows, dice.up[place]), load(rows, dice.up[place + 1])))
        place += 2
    if place < last:
        total = add(total, load(rows, dice.up[place]))
    store(rows, node, multiply(total, splat(1.0 / (last - first))))


@part
def _utility_of_die(dice: Dice, rows: Doubles, first: int, last: int, lane: int, theta: float) -> float:
    top = -np.inf
    for place in range(first, last):
        top = max(top, theta * rows[dice.up[place], lane])
    total = 0.0
    for place in range(first, last):
        total += np.exp(theta * rows[dice.up[place], lane] - top)
    return (np.log(total * (1.0 / (last - first))) + top) / theta


@inlined
def best_below(dice: Dice, best: Doubles, first: int, last: int) -> Row:
    """The highest row among ``best[down[first:last]]``; few of them are compared as a tree, not one after the other."""
    count = last - first
    if count == 1:
        return load(best, dice.down[first])
    if count == 2:
        return highest(load(best, dice.down[first]), load(best, dice.down[first + 1]))
    if count == 3:
        pair = highest(load(best, dice.down[first]), load(best, dice.down[first + 1]))
        return highest(pair, load(best, dice.down[first + 2]))
    left = highest(load(best, dice.down[first]), load(best, dice.down[first + 1]))
    right = highest(load(best, dice.down[first + 2]), load(best, dice.down[first + 3]))
    for place in range(first + 4, last):
        left = highest(left, load(best, dice.down[place]))
    return highest(left, right)


@part
def means_of_stage(dice: Dice, throws: Throws, has_served: int, stage: int, later: int, theta: float) -> None:
    """Solves the holds after a throw; the first half of `solve_stage`."""
    mean = throws.mean[stage]
    if stage != later:
        copy_rows(throws.best[later], dice.first_roll, mean)
    means_of_holds(dice, mean, theta)
    if has_served:
        mean_of_throw(dice, throws.served[later], theta, mean, 0)


@part
def solve_stage(dice: Dice, throws: Throws, has_served: int, stage: int, later: int, theta: float) -> None:
    """A throw after which dice may be taken up again: from the values of the next throw to those of this one.

    Args:
        stage: where in `throws` this throw is kept, later: the next one.
    """
    means_of_stage(dice, throws, has_served, stage, later, theta)
    mean, best = throws.mean[stage], throws.best[stage]
    store(best, 0, load(mean, 0))
    for step in range(1, dice.first_roll):
        node = dice.order[step]
        again = best_below(dice, best, dice.down_start[node], dice.down_start[node + 1])
        store(best, node, highest(load(mean, node), again))
    plain, served = throws.end[stage, 0], throws.end[stage, 1]
    for step in range(dice.first_roll, len(dice.order)):
        node = dice.order[step]
        again = best_below(dice, best, dice.down_start[node], dice.down_start[node + 1])
        roll = node - dice.first_roll
        store(best, node, highest(load(plain, roll), again))
        if has_served:
            store(throws.served[stage], roll, highest(load(served, roll), again))


@part
def copy_rows(rows: Doubles, first: int, out: Doubles) -> None:
    """The rows from `first` on."""
    for row in range(first, len(rows)):
        store(out, row, load(rows, row))


@part
def end_stage(dice: Dice, throws: Throws, has_served: int, stage: int) -> None:
    """The last throw: only the endings count."""
    for roll in range(len(dice.chance)):
        store(throws.best[stage], dice.first_roll + roll, load(throws.end[stage, 0], roll))
        if has_served:
            store(throws.served[stage], roll, load(throws.end[stage, 1], roll))


@merged
def step_back(game: Arrays, now: OpenBlock, throws: Throws, used: int, here: int, later: int, theta: float) -> None:
    """From the values of the next throw to those of this one, whose endings are filled in.

    Args:
        here: where in `throws` this throw is kept, later: the next one.
    """
    turn, again = game.sheet.turn, used < now.turn.last
    if not turn.release:
        if used > 1:
            solve_locked_stage(game, throws, here, later, again, theta)
        else:
            first_locked_throw(game, throws, here, later, again)
    elif again:
        solve_stage(game.dice, throws, turn.has_served, here, later, theta)
    else:
        end_stage(game.dice, throws, turn.has_served, here)


@merged
def solve_plane(
    game: Arrays,
    now: OpenBlock,
    throws: Throws,
    value: Values,
    theta: float,
    keep: int,
    endings: Ending[Values],
    until: int = 1,
) -> None:
    """Solves the turn backward to what each first throw is worth; see `take_first`.

    Args:
        value: what the cards that entries lead to are worth, as `endings` wants it.
        keep: 1 if stage `s` shall be kept at index `s`, 0 if all stages share index 0.
        until: the first throw whose stage is wanted; where the turn ends before it, the last one is.
    """
    turn = game.sheet.turn
    find_last(game.sheet, now)
    for used in range(now.turn.last, min(until, now.turn.last) - 1, -1):
        here, later = used * keep, (used + 1) * keep
        if used == now.turn.last or turn.varies:
            endings(game, now, throws, value, used, here)
        elif keep:
            for served in range(1 + turn.has_served):
                copy_rows(throws.end[later, served], 0, throws.end[here, served])
        step_back(game, now, throws, used, here, later, theta)


@part
def first_value(game: Arrays, throws: Throws, roll: int, lane: int) -> float:
    """Returns the value of a first throw in the plane solved last, with every stage kept."""
    if game.sheet.turn.has_served:
        return throws.served[1, roll, lane]
    return throws.best[1, game.dice.first_roll + roll, lane]


@part
def take_first(game: Arrays, throws: Throws, stage: int, first: Doubles) -> None:
    """Takes over into `first` what the first throws of a plane are worth, where it is better."""
    dice, has_served = game.dice, game.sheet.turn.has_served
    for roll in range(len(first)):
        value = load(throws.served[stage], roll) if has_served else load(throws.best[stage], dice.first_roll + roll)
        store(first, roll, highest(load(first, roll), value))


@merged
def solve_turn(
    game: Arrays, now: OpenBlock, throws: Throws, value: Values, theta: float, endings: Ending[Values]
) -> None:
    """Solves the turns of a block over all planes: values of first throws into `throws.first`, values of the cards
    before it into ``throws.added[0]``.
    """
    fill(throws.first, LOWEST)
    fill(throws.before, LOWEST)
    for announced in range(-1, len(game.sheet.boxes)):
        if is_plane(game.sheet, now, announced):
            open_plane(game.sheet, now, announced)
            solve_plane(game, now, throws, value, theta, 0, endings)
            if is_named_before(game.sheet, announced):
                mean_of_plane(game, throws, 0, theta)
                store(throws.before, 0, highest(load(throws.before, 0), load(throws.before, 1)))
            else:
                take_first(game, throws, 0, throws.first)
    mean_of_throw(game.dice, throws.first, theta, throws.added, 0)
    store(throws.added, 0, highest(load(throws.added, 0), load(throws.before, 0)))


@part
def mean_of_plane(game: Arrays, throws: Throws, stage: int, theta: float) -> None:
    """Writes the value of the plane just solved, before the first throw, into ``throws.before[1]``."""
    fill(throws.named, LOWEST)
    take_first(game, throws, stage, throws.named)
    mean_of_throw(game.dice, throws.named, theta, throws.before, 1)


@part
def fill(rows: Doubles, number: float) -> None:
    """The same number everywhere."""
    row = splat(number)
    for index in range(len(rows)):
        store(rows, index, row)
