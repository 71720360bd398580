"""Kernel for cards with a curve: the probability of reaching the goal, for every score so far."""

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.scratch_memory import AT_ONCE, OpenBlock, Throws, Window
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.compiled_functions import compiled, merged
from pasch.solver.kernels.toolchain.structured_rows import RowTable
from pasch.solver.kernels.toolchain.vector import LANES
from pasch.solver.kernels.turn.block_setup import open_group, open_lanes
from pasch.solver.kernels.turn.curve_endings import fill_curve_endings, list_curves
from pasch.solver.kernels.turn.turn_legality import open_plane
from pasch.solver.kernels.turn.turn_values import solve_turn


@compiled
def solve_curve_groups(
    game: Arrays, now: OpenBlock, throws: Throws, later: Doubles, window: RowTable[Window], value: Doubles, groups: Ints
) -> int:
    """Solves the curves of all cards of some groups into `value`, and returns the number of values.

    Args:
        later: the curves of all cards that entries lead to.
        window: where the curve of each group begins and ends.
    """
    count = 0
    for group in groups:
        if window[group].width:
            open_group(game.sheet, now, group)
            for lane in range(game.sheet.lanes[group]):
                _solve_card(game, now, throws, later, window[group], value, lane)
                count += window[group].width
    return count


@merged
def _solve_card(
    game: Arrays, now: OpenBlock, throws: Throws, later: Doubles, own: Window, value: Doubles, lane: int
) -> None:
    open_lanes(game.sheet, now, lane, 1)
    if now.turn.curves == AT_ONCE:
        open_plane(game.sheet, now, -1)
        list_curves(game, now, later, 1, own.lowest, own.width + LANES)
    # The eight lanes are one card with eight scores in a row.
    for first in range(0, own.width, LANES):
        now.turn.score = own.lowest + first
        solve_turn(game, now, throws, later, 0.0, fill_curve_endings)
        place = own.place + lane * own.step + first
        for index in range(min(LANES, own.width - first)):
            value[place + index] = throws.added[0, index]
