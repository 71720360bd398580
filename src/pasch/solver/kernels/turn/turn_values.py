"""One turn on eight cards at once, solved backward from its last throw to its first.

A `turn_endings.EndingFiller` supplies the values of ending the turn; this module adds those of throwing again. The
value of a hold is the mean over one more die; the best hold of a roll is found by passing the maximum up the lattice
(docs/solver-methods.md). Rows are ``(nodes, 8) float64``: one row per multiset of dice, one lane per card.
"""

import numpy as np

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock, Throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays, Dice
from pasch.solver.kernels.toolchain.compiled_functions import inlined, merged, part
from pasch.solver.kernels.toolchain.vector import LANES, Row, Rows, add, load, maximum, multiply, splat, store
from pasch.solver.kernels.turn.block_setup import LOWEST, find_last, is_plane
from pasch.solver.kernels.turn.locked_dice import solve_first_locked, solve_locked_stage
from pasch.solver.kernels.turn.turn_endings import EndingFiller, Values, fill_value_endings
from pasch.solver.kernels.turn.turn_legality import is_named_before, open_plane


@part
def average_throw(dice: Dice, rows: Doubles, theta: float, out: Doubles, node: int) -> None:
    """Sets ``out[node]`` to the value of throwing all dice, from rows by roll."""
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
    # Certainty equivalent log(mean of exp(theta * x)) / theta, shifted by the maximum against overflow.
    top = -np.inf
    for roll in range(len(dice.chance)):
        top = max(top, theta * rows[roll, lane])
    total = 0.0
    for roll in range(len(dice.chance)):
        total += dice.chance[roll] * np.exp(theta * rows[roll, lane] - top)
    return (np.log(total) + top) / theta


@part
def average_holds(dice: Dice, rows: Doubles, theta: float) -> None:
    """Sets ``rows[hold]`` to the mean over the next die, from the rolls in ``rows[first_roll:]``."""
    # E_t(k) = mean over faces f of E_t(k + f), downward from the full rolls, where E_t(r) = W_t(r).
    for node in range(dice.first_roll - 1, -1, -1):
        first, last = dice.up_start[node], dice.up_start[node + 1]
        if theta != 0.0:
            for lane in range(LANES):
                rows[node, lane] = _utility_of_die(dice, rows, first, last, lane, theta)
        elif last - first == 6:
            # The usual die in a fixed order of additions: three independent pairs.
            left = add(load(rows, dice.up[first]), load(rows, dice.up[first + 1]))
            middle = add(load(rows, dice.up[first + 2]), load(rows, dice.up[first + 3]))
            right = add(load(rows, dice.up[first + 4]), load(rows, dice.up[first + 5]))
            store(rows, node, multiply(add(add(left, middle), right), splat(1.0 / 6)))
        else:
            _average_die(dice, rows, node, first, last)


@part
def _average_die(dice: Dice, rows: Doubles, node: int, first: int, last: int) -> None:
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
def find_best_below(dice: Dice, best: Doubles, first: int, last: int) -> Row:
    """Returns the maximum of ``best[down[first:last]]``."""
    # Few operands are compared as a tree, so that comparisons do not wait for each other.
    count = last - first
    if count == 1:
        return load(best, dice.down[first])
    if count == 2:
        return maximum(load(best, dice.down[first]), load(best, dice.down[first + 1]))
    if count == 3:
        pair = maximum(load(best, dice.down[first]), load(best, dice.down[first + 1]))
        return maximum(pair, load(best, dice.down[first + 2]))
    left = maximum(load(best, dice.down[first]), load(best, dice.down[first + 1]))
    right = maximum(load(best, dice.down[first + 2]), load(best, dice.down[first + 3]))
    for place in range(first + 4, last):
        left = maximum(left, load(best, dice.down[place]))
    return maximum(left, right)


@part
def average_stage(dice: Dice, throws: Throws, has_served: int, stage: int, later: int, theta: float) -> None:
    """Sets the value of keeping each hold after a throw: the first half of `solve_stage`."""
    mean = throws.mean[stage]
    # W of the next throw is copied, as means are computed in place below the rolls.
    if stage != later:
        copy_rows(throws.best[later], dice.first_roll, mean)
    average_holds(dice, mean, theta)
    # Throwing all dice leads to served rolls, which may have values of their own.
    if has_served:
        average_throw(dice, throws.served[later], theta, mean, 0)


@part
def solve_stage(dice: Dice, throws: Throws, has_served: int, stage: int, later: int, theta: float) -> None:
    """Steps back one throw after which any dice may be thrown again.

    Args:
        stage: index of this throw in `throws`; later: of the next one.
    """
    average_stage(dice, throws, has_served, stage, later, theta)
    mean, best = throws.mean[stage], throws.best[stage]
    # W_{t+1}(r) = max over holds k of r of E_t(k): with `best` of k the maximum over all subsets of k,
    # best(k) = max(E_t(k), best of k without one die). `order` lists subsets before their supersets.
    store(best, 0, load(mean, 0))
    for step in range(1, dice.first_roll):
        node = dice.order[step]
        again = find_best_below(dice, best, dice.down_start[node], dice.down_start[node + 1])
        store(best, node, maximum(load(mean, node), again))
    # For a roll, ending the turn takes the place of E_t: max(W_0(r), best of r without one die).
    plain, served = throws.end[stage, 0], throws.end[stage, 1]
    for step in range(dice.first_roll, len(dice.order)):
        node = dice.order[step]
        again = find_best_below(dice, best, dice.down_start[node], dice.down_start[node + 1])
        roll = node - dice.first_roll
        store(best, node, maximum(load(plain, roll), again))
        if has_served:
            store(throws.served[stage], roll, maximum(load(served, roll), again))


@part
def copy_rows(rows: Rows, first: int, out: Rows) -> None:
    """Copies the rows from `first` on."""
    for row in range(first, len(rows)):
        store(out, row, load(rows, row))


@part
def end_stage(dice: Dice, throws: Throws, has_served: int, stage: int) -> None:
    """Sets the values of the last throw: those of its endings."""
    for roll in range(len(dice.chance)):
        store(throws.best[stage], dice.first_roll + roll, load(throws.end[stage, 0], roll))
        if has_served:
            store(throws.served[stage], roll, load(throws.end[stage, 1], roll))


@merged
def step_back(game: Arrays, now: OpenBlock, throws: Throws, used: int, here: int, later: int, theta: float) -> None:
    """Steps from the values of the next throw back to those of this one, whose endings are filled in.

    Args:
        here: index of this throw in `throws`; later: of the next one.
    """
    turn, again = game.sheet.turn, used < now.turn.last
    # Dice put aside stay: the first throw starts from no hold, later ones from each.
    if not turn.release:
        if used > 1:
            solve_locked_stage(game, throws, here, later, again, theta)
        else:
            solve_first_locked(game, throws, here, later, again)
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
    endings: EndingFiller[Values],
    until: int = 1,
) -> None:
    """Solves the turn backward to the value of each first throw; see `take_first`.

    Args:
        value: values of the cards that entries lead to, passed on to `endings`.
        keep: 1 to keep stage `s` at index `s`, 0 if all stages share index 0.
        until: the first throw whose stage is wanted; if the turn ends earlier, its last one.
    """
    turn = game.sheet.turn
    find_last(game.sheet, now)
    for used in range(now.turn.last, min(until, now.turn.last) - 1, -1):
        # Without kept stages all share index 0, and each overwrites the next throw's values.
        here, later = used * keep, (used + 1) * keep
        if used == now.turn.last or turn.varies:
            endings(game, now, throws, value, used, here)
        elif keep:
            for served in range(1 + turn.has_served):
                copy_rows(throws.end[later, served], 0, throws.end[here, served])
        step_back(game, now, throws, used, here, later, theta)


@part
def keep_plane(game: Arrays, now: OpenBlock, throws: Throws, value: Doubles, theta: float, announced: int) -> None:
    """Solves the plane of an announced box, or of none (-1), with every stage kept for policies and games."""
    open_plane(game.sheet, now, announced)
    solve_plane(game, now, throws, value, theta, 1, fill_value_endings)


@part
def read_first_value(game: Arrays, throws: Throws, roll: int, lane: int) -> float:
    """Returns the value of a first throw in the plane solved last, with every stage kept."""
    if game.sheet.turn.has_served:
        return throws.served[1, roll, lane]
    return throws.best[1, game.dice.first_roll + roll, lane]


@part
def take_first(game: Arrays, throws: Throws, stage: int, first: Doubles) -> None:
    """Raises `first` to the values of the first throws of a plane where these are higher."""
    dice, has_served = game.dice, game.sheet.turn.has_served
    for roll in range(len(first)):
        value = load(throws.served[stage], roll) if has_served else load(throws.best[stage], dice.first_roll + roll)
        store(first, roll, maximum(load(first, roll), value))


@merged
def solve_turn(
    game: Arrays, now: OpenBlock, throws: Throws, value: Values, theta: float, endings: EndingFiller[Values]
) -> None:
    """Solves all planes of a block: first throws into `throws.first`, the cards themselves into ``throws.added[0]``."""
    fill(throws.first, LOWEST)
    fill(throws.before, LOWEST)
    for announced in range(-1, len(game.sheet.boxes)):
        if is_plane(game.sheet, now, announced):
            open_plane(game.sheet, now, announced)
            solve_plane(game, now, throws, value, theta, 0, endings)
            if is_named_before(game.sheet, announced):
                average_plane(game, throws, 0, theta)
                store(throws.before, 0, maximum(load(throws.before, 0), load(throws.before, 1)))
            else:
                take_first(game, throws, 0, throws.first)
    # V(card) = max(mean over rolls r of P(r) * W(r), best plane announced before the throw).
    average_throw(game.dice, throws.first, theta, throws.added, 0)
    store(throws.added, 0, maximum(load(throws.added, 0), load(throws.before, 0)))


@part
def average_plane(game: Arrays, throws: Throws, stage: int, theta: float) -> None:
    """Sets ``throws.before[1]`` to the value of the plane just solved before the first throw."""
    fill(throws.named, LOWEST)
    take_first(game, throws, stage, throws.named)
    average_throw(game.dice, throws.named, theta, throws.before, 1)


@part
def fill(rows: Doubles, number: float) -> None:
    """Sets every row to the same number."""
    row = splat(number)
    for index in range(len(rows)):
        store(rows, index, row)
