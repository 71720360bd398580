"""Kernels compiled ahead are used; shipped ones only if they match the sources."""

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.text.position_notation import parse_position
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.kernels.toolchain import code_cache, machine_code
from pasch.solver.kernels.toolchain.code_cache import get_marker_path
from pasch.solver.kernels.toolchain.machine_code import Form, load_code
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.turn.summary_passes import weigh
from pasch.solver.objective import Reach
from pasch.solver.query.chance_advice import ChanceAdviser
from pasch.solver.query.estimate import build_estimator
from pasch.solver.query.win_chance import Winning
from pasch.solver.solve.kernel_warmup import list_forms, prepare
from pasch.solver.solve.solver import solve
from pasch.solver.solve.total_distributions import find_distributions


@pytest.fixture
def compile_no_more(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From its call on, making machine code is an error; other processes may go on."""

    def forbid() -> None:
        def refuse(_intermediate: bytes) -> bytes:
            raise AssertionError("a kernel was not prepared")

        monkeypatch.setattr(machine_code, "_translate", refuse)

    return forbid


def test_prepared_kernels_serve_every_variant(compile_no_more: Callable[[], None]) -> None:
    prepare("solve", "follow")
    compile_no_more()
    for name in ("kniffel-strict", "kniffel-announce"):
        solve(load_variant(name), cache=False)


def test_estimates_and_chances_are_prepared_as_well(compile_no_more: Callable[[], None]) -> None:
    prepare()
    compile_no_more()
    variant = load_variant("kniffel-strict")
    state = parse_position("kniffel-strict 1,2,3,4,5,6,0,0,0,0,.,.,. 1> 1:13355")
    build_estimator(variant, cache=False).action_values(state)
    ChanceAdviser(CardSpace(variant), Reach(80), state.card, 1, lambda _share: None, 10**9).advise(state)
    Winning(find_distributions(solve(variant, cache=False), cache=False)).advise(state)


def test_completed_compilation_is_recorded() -> None:
    get_marker_path().unlink(missing_ok=True)
    prepare("solve")
    assert not get_marker_path().exists()
    prepare()
    assert get_marker_path().exists()


def test_numba_is_never_loaded_where_games_are_solved() -> None:
    solve(load_variant("kniffel-strict"), cache=False)
    assert "numba" not in sys.modules


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Form:
    """A kernel that came compiled with the package; nothing else may compile, and nothing is kept yet."""
    form = next(form for form in list_forms("follow") if form.name == "weigh")
    machine_code.compile_into(tmp_path, [form])
    monkeypatch.setenv("PASCH_KERNELS", str(tmp_path / "kept"))
    monkeypatch.setattr(code_cache, "SHIPPED", tmp_path)
    monkeypatch.setattr(machine_code, "compile_into", lambda *_: pytest.fail("compiled"))
    return form


def test_shipped_kernel_is_not_compiled(shipped: Form, tmp_path: Path) -> None:
    Path(tmp_path, "origin").write_text(code_cache.describe_origin())
    assert load_code(shipped) != 0
    assert list(shipped.path.parent.iterdir()) == [shipped.path]


def test_kernel_of_other_sources_is_compiled_again(shipped: Form, tmp_path: Path) -> None:
    Path(tmp_path, "origin").write_text("0123456789abcdef x86_64")
    with pytest.raises(pytest.fail.Exception):
        load_code(shipped)


def test_kernel_of_another_llvm_is_compiled_again(shipped: Form, tmp_path: Path) -> None:
    Path(tmp_path, "origin").write_text(code_cache.describe_origin())
    Path(tmp_path, shipped.title).write_bytes(b"unknown")
    with pytest.raises(pytest.fail.Exception):
        load_code(shipped)


def test_kernels_refuse_what_they_cannot_read() -> None:
    arrays = build_arrays(CardSpace(load_variant("kniffel-strict")))
    assert isinstance(arrays, Packed)
    for wrong in (np.zeros((4, 4))[:, ::2], "text", None):
        with pytest.raises(TypeError):
            weigh(arrays, arrays, wrong)  # type: ignore[arg-type] # which is the point
