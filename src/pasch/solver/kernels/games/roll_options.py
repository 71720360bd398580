"""Options of a game after a roll, and the choice of one: the best, or a random one.

With a temperature, an action is drawn among all legal ones with a probability proportional to
``exp(value / temperature)``, where the value is that of the best play after it. Without one the best action is taken;
ties go as in `preference`: ending before throwing again, an upper box before a lower one, a score before a strike,
fewer dice held before more, no announcement before one.
"""

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.random_dice import Words, draw_uniform
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock
from pasch.solver.kernels.games.game_batch import RollChoices, TurnOption
from pasch.solver.kernels.toolchain.compiled_functions import inlined, part
from pasch.solver.kernels.toolchain.structured_rows import RowTable
from pasch.solver.kernels.turn.block_setup import LOWEST
from pasch.solver.kernels.turn.entry_targets import is_listed

TIE = 1e-9
"""Points: values closer than this count as equal, as they would be in exact arithmetic."""
IMPOSSIBLE = LOWEST / 2
# exp(-40) of the best option's weight is lost in rounding.
_NEGLIGIBLE = -40.0


@inlined
def may_hold(includes: NDArray[np.bool_], size: Ints, put_aside: int, held: int, node: int) -> bool:
    """Returns whether a hold adds enough dice to those put aside earlier; always true where dice may be released."""
    return len(includes) == 0 or (includes[node, held] and size[node] >= size[held] + put_aside)


@part
def find_best_hold(choices: RollChoices, mean: Doubles, put_aside: int, held: int, roll: int, lane: int) -> int:
    """Returns the best hold of a roll, -1 where none is allowed."""
    found, best = -1, IMPOSSIBLE
    for place in range(choices.hold_start[roll], choices.hold_start[roll + 1]):
        node = choices.hold[place]
        value = mean[node, lane]
        # Fewer dice first: ties keep the earlier hold.
        if value > best + TIE and may_hold(choices.includes, choices.size, put_aside, held, node):
            found, best = node, value
    return found


@part
def list_holds(
    choices: RollChoices, options: RowTable[TurnOption], mean: Doubles, put_aside: int, held: int, roll: int, lane: int
) -> int:
    """Lists all holds of a roll as options, and returns their number."""
    count = 0
    for place in range(choices.hold_start[roll], choices.hold_start[roll + 1]):
        node = choices.hold[place]
        if mean[node, lane] > IMPOSSIBLE and may_hold(choices.includes, choices.size, put_aside, held, node):
            options[count].value = mean[node, lane]
            options[count].hold = node
            count += 1
    return count


@part
def list_endings(
    choices: RollChoices, now: OpenBlock, options: RowTable[TurnOption], served: int, roll: int, lane: int, count: int
) -> int:
    """Appends all entries of a roll to the options, and returns the number of options."""
    if choices.special[roll]:
        for entry in range(now.turn.specials):
            special = now.special[entry]
            if special.roll == roll:
                count = _add_entry(now, options, special.target, special.points, -2 - entry, lane, count)
        return count
    for box in range(len(now.target_of)):
        manner = now.manner[box] + served
        slot = choices.slot[manner, box, roll]
        if slot > 0 and is_listed(now, box, slot, served):
            count = _add_entry(
                now, options, now.target_of[box, slot], choices.points[manner, box, roll], -1, lane, count
            )
        if is_listed(now, box, 0, served):
            count = _add_entry(now, options, now.target_of[box, 0], 0.0, -1, lane, count)
    return count


@inlined
def _add_entry(
    now: OpenBlock, options: RowTable[TurnOption], target: int, points: float, hold: int, lane: int, count: int
) -> int:
    option = options[count]
    option.value = now.row[target, lane] + points
    option.hold = hold
    option.target = target
    option.points = points
    return count + 1


@part
def find_best_option(options: RowTable[TurnOption], count: int) -> int:
    """Returns the first of the best options."""
    found = 0
    for option in range(1, count):
        if options[option].value > options[found].value + TIE:
            found = option
    return found


@part
def sum_weights(options: RowTable[TurnOption], count: int, top: float, temperature: float) -> float:
    """Returns the total weight of the options, that of the best being 1."""
    total = 0.0
    for option in range(count):
        exponent = (options[option].value - top) / temperature
        if exponent > _NEGLIGIBLE:
            total += np.exp(exponent)
    return total


@part
def draw_turn_option(options: RowTable[TurnOption], count: int, temperature: float, chance: Words, game: int) -> int:
    """Draws an option by weight."""
    best = find_best_option(options, count)
    top = options[best].value
    # The point where the cumulated weights pass a uniform number.
    left = draw_uniform(chance, game) * sum_weights(options, count, top, temperature)
    for option in range(count):
        exponent = (options[option].value - top) / temperature
        if exponent > _NEGLIGIBLE:
            left -= np.exp(exponent)
            if left < 0.0:
                return option
    return best
