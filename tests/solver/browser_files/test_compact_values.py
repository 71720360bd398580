"""Values for browsers match the solution within the error they state."""

from gzip import decompress
from pathlib import Path

import numpy as np
import pytest
from small_games import NAMES, miniature

from by_day import A_FIFTH, by_day
from pasch.rules.errors import PaschError
from pasch.solver.browser_files.compact_network import collect_values
from pasch.solver.browser_files.compact_values import (
    MOST_STEPS,
    PART_STEP,
    STEP,
    can_be_packed,
    collect_solved,
    pack_values,
    write_values,
)
from pasch.solver.browser_files.section_file import read_header
from pasch.solver.objective import Mean
from pasch.solver.query.estimate import build_estimator
from pasch.solver.solve import storage
from pasch.solver.solve.solution import Solution
from pasch.solver.solve.solver import solve
from unpacking import unpack_values


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_cache_path", lambda *_, **__: tmp_path / "cache")


@pytest.fixture(scope="module")
def tiers() -> Solution:
    return solve(miniature("tiers"), cache=False)


@pytest.mark.parametrize("name", by_day(NAMES, A_FIFTH))
def test_every_value_is_within_the_error_that_is_stated(name: str) -> None:
    sheet = collect_solved(solve(miniature(name), cache=False))
    assert can_be_packed(sheet)
    (values,), error = unpack_values(pack_values(sheet), sheet)
    assert np.abs(values - sheet.values[0]).max() <= error <= STEP / 2
    assert (np.abs(values) / STEP < MOST_STEPS).all()


@pytest.mark.parametrize("name", ["twins", "free-and-down", "buy-two", "save-limit"])
def test_parts_with_turns_to_pass_are_within_the_error_of_all_of_them(name: str) -> None:
    sheet = collect_values(build_estimator(miniature(name), most=0, cache=False, threads=1))
    values, error = unpack_values(pack_values(sheet), sheet)
    assert sum(np.abs(found - told).max() for found, told in zip(values, sheet.values, strict=True)) <= error
    assert error <= len(sheet.parts) * PART_STEP / 2


def test_it_is_kept_beside_the_solution_and_made_anew_when_damaged(tiers: Solution) -> None:
    path = write_values(collect_solved(tiers))
    whole = path.read_bytes()
    assert path == storage.get_path(tiers.variant, Mean()).with_suffix(".values")
    assert decompress(whole) == pack_values(collect_solved(tiers))
    path.write_bytes(whole[:-20])
    assert write_values(collect_solved(tiers)).read_bytes() == whole


def test_what_is_damaged_is_refused(tiers: Solution) -> None:
    data = pack_values(collect_solved(tiers))
    for bad in (b"", data[:40], data[:-1], data[:100] + b"x" + data[101:]):
        with pytest.raises(PaschError) as refused:
            read_header(bad)
        assert [problem.code for problem in refused.value.problems] == ["values-unfit"]
    assert read_header(data)["rules_hash"] == tiers.variant.rules_hash
