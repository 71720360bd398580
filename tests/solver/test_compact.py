"""The table for browsers: what it says of a card is what the solution says, within the error it states itself."""

import hashlib
from gzip import decompress
from pathlib import Path

import numpy as np
import pytest
from small_games import NAMES, miniature

from pasch.rules.errors import PaschError
from pasch.solver.objective import Mean
from pasch.solver.solve import storage
from pasch.solver.solve.compact import MOST_STEPS, STEP, can_be_packed, pack_values, packed_values, unpack_values
from pasch.solver.solve.solution import Solution
from pasch.solver.solve.solving import solve

SINGLE = [name for name in NAMES if len(miniature(name).columns) == 1]


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_cache_path", lambda *_, **__: tmp_path / "cache")


@pytest.fixture(scope="module")
def tiers() -> Solution:
    return solve(miniature("tiers"), cache=False)


@pytest.mark.parametrize("name", SINGLE)
def test_every_value_is_within_the_error_that_is_stated(name: str) -> None:
    solution = solve(miniature(name), cache=False)
    values, error = unpack_values(pack_values(solution), solution.space)
    assert np.abs(values - solution.value).max() <= error <= STEP / 2
    assert (np.abs(values) / STEP < MOST_STEPS).all()


def test_several_columns_have_no_table() -> None:
    assert not can_be_packed(solve(miniature("twins"), cache=False))


def test_it_is_kept_beside_the_solution_and_made_anew_when_damaged(tiers: Solution) -> None:
    path = packed_values(tiers)
    whole = path.read_bytes()
    assert path == storage.path_of(tiers.variant, Mean()).with_suffix(".values")
    assert decompress(whole) == pack_values(tiers)
    path.write_bytes(whole[:-20])
    assert packed_values(tiers).read_bytes() == whole


def test_what_is_damaged_or_of_other_rules_is_refused(tiers: Solution) -> None:
    data = pack_values(tiers)
    body = data[:-32].replace(tiers.variant.rules_hash.encode(), b"0" * len(tiers.variant.rules_hash))
    other = body + hashlib.sha256(body).digest()
    for bad in (b"", data[:40], data[:-1], data[:100] + b"x" + data[101:], other):
        with pytest.raises(PaschError) as refused:
            unpack_values(bad, tiers.space)
        assert [problem.code for problem in refused.value.problems] == ["values-unfit"]
