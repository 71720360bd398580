"""A kernel that does nothing but count: what a processor could do at best, for benchmarks."""

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.toolchain.compiled_functions import compiled
from pasch.solver.kernels.toolchain.vector import add, highest, load, multiply, splat, store


@compiled
def work_on_rows(rows: Doubles, rounds: int) -> None:
    """An addition, a multiplication and a comparison for each row, so many times."""
    for _ in range(rounds):
        for index in range(len(rows)):
            row = load(rows, index)
            store(rows, index, highest(multiply(add(row, splat(0.5)), splat(0.5)), row))
