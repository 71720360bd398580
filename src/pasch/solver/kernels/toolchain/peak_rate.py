"""A kernel of pure arithmetic: the peak rate of a processor, for benchmarks."""

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.toolchain.compiled_functions import compiled
from pasch.solver.kernels.toolchain.vector import add, load, maximum, multiply, splat, store


@compiled
def work_on_rows(rows: Doubles, rounds: int) -> None:
    """Performs an addition, a multiplication and a comparison on each row, `rounds` times."""
    for _ in range(rounds):
        for index in range(len(rows)):
            row = load(rows, index)
            store(rows, index, maximum(multiply(add(row, splat(0.5)), splat(0.5)), row))
