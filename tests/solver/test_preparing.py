"""What is compiled ahead is what is used later: no second specialisation of a kernel."""

from pasch.rules.catalogue import load_variant
from pasch.solver.kernels.blocks import follow_blocks, solve_blocks
from pasch.solver.kernels.kept_code import all_compiled
from pasch.solver.solve.preparing import is_compiled, prepare
from pasch.solver.solve.solving import solve


def test_what_is_prepared_serves_every_variant() -> None:
    prepare("solve", "follow")
    assert is_compiled(solve_blocks)
    assert is_compiled(follow_blocks)
    before = len(solve_blocks.signatures), len(follow_blocks.signatures)  # type: ignore[attr-defined] # Numba's
    solve(load_variant("kniffel-strict"), cache=False)
    assert (len(solve_blocks.signatures), len(follow_blocks.signatures)) == before  # type: ignore[attr-defined]


def test_it_is_remembered_that_all_is_compiled() -> None:
    all_compiled().unlink(missing_ok=True)
    prepare("solve")
    assert not all_compiled().exists()
    prepare()
    assert all_compiled().exists()
