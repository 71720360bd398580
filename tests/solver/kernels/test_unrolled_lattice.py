"""The unrolled lattice gives the values of the one in loops, whatever the number of throws."""

import numpy as np
import pytest

from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.kernels.arrays.scratch_memory import new_open, new_throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.vector import WIDE
from pasch.solver.kernels.turn.card_blocks import solve_blocks, split_into_blocks
from pasch.solver.kernels.turn.plain_turn import is_plain, new_plain, solve_plain_blocks
from pasch.solver.solve.backward_induction import solve_cards

LEFT_OUT = ["twos", "threes", "fours", "fives", "three_of_a_kind", "four_of_a_kind"]
SINGLE = 1e-4
"""Points by which single precision may be off in a game of seven boxes."""


@pytest.mark.parametrize("throws", [1, 2, 3, 4])
@pytest.mark.parametrize("like", ["kniffel", "yahtzee"])
def test_values_do_not_depend_on_how_the_lattice_is_written(like: str, throws: int) -> None:
    space, arrays = _short(like, throws)
    assert is_plain(arrays)
    found = solve_cards(arrays, space.level, 0.0, 2, lambda _done: None)
    in_loops, single = np.zeros_like(found), np.zeros(len(found), dtype=np.float32)
    plain, work = new_plain(arrays), (new_open(arrays), new_throws(arrays, keep=False))
    for level in range(int(space.level.max()) - 1, -1, -1):
        groups = np.flatnonzero((space.level == level) & (space.lanes > 0))
        solve_blocks(arrays, *work, in_loops, in_loops, 0, 0.0, split_into_blocks(arrays, groups))
        solve_plain_blocks(arrays, plain, throws, single, single, 0, split_into_blocks(arrays, groups, WIDE))
    assert np.array_equal(found, in_loops)
    assert np.abs(found - single).max() < SINGLE


def _short(like: str, throws: int) -> tuple[CardSpace, Arrays]:
    boxes = "\n".join(f"{box} = false" for box in LEFT_OUT)
    text = f"""id = "short"
like = "{like}"
names = {{ de = "Kurz", en = "Short" }}
[turn]
throws = {throws}
[bonuses]
upper = false
[boxes]
{boxes}
"""
    space = CardSpace(parse_variant(text))
    return space, build_arrays(space)
