"""One plane of a turn solved for those who go through it afterwards: policies and games."""

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock, Throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.compiled_functions import part
from pasch.solver.kernels.turn.block_setup import open_plane
from pasch.solver.kernels.turn.turn_endings import value_endings
from pasch.solver.kernels.turn.turn_values import solve_plane


@part
def keep_plane(game: Arrays, now: OpenBlock, throws: Throws, value: Doubles, theta: float, announced: int) -> None:
    """Solves the turn in which a box was announced, or none (-1), every stage kept."""
    open_plane(game.sheet, now, announced)
    solve_plane(game, now, throws, value, theta, 1, value_endings)
