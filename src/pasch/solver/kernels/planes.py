"""One plane of a turn solved for those who go through it afterwards: policies and games."""

from pasch.solver.cards.lattice import Doubles
from pasch.solver.kernels.arrays import Arrays
from pasch.solver.kernels.compiled import part
from pasch.solver.kernels.endings import value_endings
from pasch.solver.kernels.opening import open_plane
from pasch.solver.kernels.turn import solve_plane
from pasch.solver.kernels.work import Open, Throws


@part
def keep_plane(game: Arrays, now: Open, throws: Throws, value: Doubles, theta: float, announced: int) -> None:
    """Solves the turn in which a box was announced, or none (-1), every stage kept."""
    open_plane(game.sheet, now, announced)
    solve_plane(game, now, throws, value, theta, 1, value_endings)
