"""Saved solutions read back; incomplete files and those of other rules are never used."""

import errno
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from small_games import NAMES, miniature

from by_day import A_FIFTH, by_day
from pasch.rules.catalogue.shipped_variants import load_variant, parse_variant, shipped
from pasch.rules.errors import PaschError
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.column_cards import ColumnCards
from pasch.solver.kernels.toolchain import code_cache
from pasch.solver.objective import Mean, Utility
from pasch.solver.solve import storage
from pasch.solver.solve.solution import Solution
from pasch.solver.solve.solver import solve

MINIATURES = Path(__file__).parents[2] / "variants" / "miniatures"
BONUS = load_variant(str(MINIATURES / "tiers.toml"))


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_cache_path", lambda *_, **__: tmp_path / "cache")


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solve(BONUS, cache=False)


@pytest.fixture
def stored(solution: Solution) -> Path:
    return storage.save(solution)


def same(one: Solution, other: Solution) -> bool:
    return (
        one.value.tobytes() == other.value.tobytes()
        and one.chances.tobytes() == other.chances.tobytes()
        and one.chances.shape == other.chances.shape
        and one.summary.distribution.low == other.summary.distribution.low
        and one.summary.distribution.chances.tobytes() == other.summary.distribution.chances.tobytes()
        and replace(one.summary, distribution=other.summary.distribution) == other.summary
        and one.cost == other.cost
    )


def load_if_fit() -> Solution | None:
    try:
        return storage.load(BONUS, Mean())
    except PaschError:
        return None


def test_saved_solution_reads_back(solution: Solution, stored: Path) -> None:
    found = storage.load(BONUS, Mean())
    assert found is not None
    assert found.cached
    assert same(found, solution)
    assert not list(stored.parent.glob("*.draft"))


@pytest.mark.parametrize("name", by_day(NAMES, A_FIFTH))
def test_cards_that_are_kept_are_those_that_were_listed(name: str) -> None:
    listed = CardSpace(miniature(name))
    opened = CardSpace(listed.variant, stored=[cards.stored for cards in listed.columns])
    for one, other in zip(listed.columns, opened.columns, strict=True):
        for array in ("codes", "filled", "five", "level", "child", "class_of", "lanes", "different", "ahead"):
            assert np.array_equal(getattr(one, array), getattr(other, array)), array
        for array in ("move_start", "move_lane", "move_points"):
            assert np.array_equal(getattr(one, array), getattr(other, array)), array
        assert all(map(np.array_equal, one.progress, other.progress))
    assert np.array_equal(listed.start, opened.start)


def test_a_solution_that_was_kept_without_its_cards_is_opened_as_well(
    solution: Solution, stored: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    length = stored.stat().st_size
    with monkeypatch.context() as patched:
        patched.setattr(ColumnCards, "stored", {})
        storage.save(solution)
    assert stored.stat().st_size < length
    found = storage.load(BONUS, Mean())
    assert found is not None
    assert same(found, solution)


def test_empty_cache_finds_nothing() -> None:
    assert storage.load(BONUS, Mean()) is None


def test_writing_into_an_opened_solution_leaves_its_file_alone(stored: Path) -> None:
    found = storage.load(BONUS, Mean())
    assert found is not None
    before = stored.read_bytes()
    found.value[:] = 0
    assert stored.read_bytes() == before


def test_every_flipped_byte_is_noticed(solution: Solution, stored: Path) -> None:
    whole = stored.read_bytes()
    for place in [*range(0, len(whole), 97), len(whole) - 1]:
        stored.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        found = load_if_fit()
        # Between the header and the arrays there are bytes that mean nothing.
        assert found is None or same(found, solution)


@pytest.mark.parametrize("share", [0.0, 0.001, 0.2, 0.7, 0.999, 1.1])
def test_a_file_cut_short_or_grown_is_not_read(stored: Path, share: float) -> None:
    whole = stored.read_bytes()
    stored.write_bytes((whole + whole)[: int(len(whole) * share)])
    with pytest.raises(PaschError) as error:
        storage.load(BONUS, Mean())
    assert error.value.code == "solution-unfit"


def test_a_file_of_other_rules_or_another_objective_or_version_is_not_read(
    stored: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = load_variant(str(MINIATURES / "bonus.toml"))
    with pytest.raises(PaschError):
        storage.load(other, Mean(), stored)
    with pytest.raises(PaschError):
        storage.load(BONUS, Utility(0.1), stored)
    monkeypatch.setattr(storage, "SOLVER_VERSION", storage.SOLVER_VERSION + 1)
    with pytest.raises(PaschError):
        storage.load(BONUS, Mean(), stored)
    assert storage.load(BONUS, Mean()) is None


def test_damaged_file_is_solved_again_with_a_note(solution: Solution, stored: Path) -> None:
    stored.write_bytes(b"rubbish")
    found = solve(BONUS)
    assert [note.code for note in found.notes] == ["solution-unfit"]
    assert not found.cached
    assert found.value.tobytes() == solution.value.tobytes()
    again = solve(BONUS)
    assert (again.cached, again.notes) == (True, ())


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES])
def test_a_full_disk_costs_the_file_and_not_the_solution(
    solution: Solution, stored: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    before = stored.read_bytes()

    def full(_: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", full)
    monkeypatch.setattr(storage, "load", lambda *_: None)
    found = solve(BONUS)
    assert [note.code for note in found.notes] == ["solution-not-kept"]
    assert found.value.tobytes() == solution.value.tobytes()
    assert stored.read_bytes() == before
    assert [path.name for path in stored.parent.iterdir()] == [stored.name]


def test_a_folder_that_cannot_be_made_costs_only_the_file(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file is in the way")
    assert {note.code for note in solve(BONUS).notes} <= {"cannot-read", "solution-not-kept"}


def test_an_interruption_leaves_nothing_behind(solution: Solution, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        storage.save(solution)
    assert list(storage.get_folder().iterdir()) == []


def test_two_processes_at_once_both_succeed(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "HOME": str(tmp_path)}
    environment["PASCH_KERNELS"] = _kernels()
    command = [sys.executable, "-m", "pasch", "solve", str(MINIATURES / "tiers.toml"), "--json"]
    both = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    outputs = [process.communicate(timeout=300)[0] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert all('"exact": true' in output for output in outputs)
    assert len(list(tmp_path.rglob("*.solution"))) == 1
    assert not list(tmp_path.rglob("*.draft"))


def _kernels() -> str:
    """Where this process keeps its compiled kernels."""
    return str(code_cache.get_cache_folder().parent)


def test_names_are_those_of_the_variant_at_hand() -> None:
    text = shipped("kniffel-strict").text
    renamed = text.replace("[columns.down]", "[columns.abwärts]".replace("ä", "ae")).replace(
        'id = "kniffel-strict"', 'id = "mine"'
    )
    variant = parse_variant(renamed)
    assert variant.rules_hash == shipped("kniffel-strict").rules_hash
    solve(shipped("kniffel-strict"))
    found = solve(variant)
    assert found.cached
    assert found.summary.bonuses[0].column == "abwaerts"


def test_the_order_of_bonuses_decides_on_the_file() -> None:
    text = (MINIATURES / "tiers.toml").read_text()
    names = 'names = { de = "Alles", en = "All" }'
    second = f'\n[bonuses.all]\n{names}\nsection = "all"\ntiers = [{{ from = 3, points = 1 }}]\n'
    head, _, bonuses = text.partition("[bonuses")
    behind = parse_variant(text + second, "tiers", MINIATURES)
    ahead = parse_variant(head + second + "[bonuses" + bonuses, "tiers", MINIATURES)
    assert behind.rules_hash == ahead.rules_hash
    assert storage.get_path(behind, Mean()) != storage.get_path(ahead, Mean())


def test_a_checksum_knows_words_blocks_and_tails() -> None:
    data = np.arange(2 * 131_072 + 101, dtype=np.float32)
    known = storage.compute_checksum(data)
    for place in (0, 7, 131_072, len(data) - 1):
        changed = data.copy()
        changed[place] += 1
        assert storage.compute_checksum(changed) != known
    swapped = data.copy()
    swapped[:131_072], swapped[131_072:-101] = data[131_072:-101], data[:131_072]
    assert storage.compute_checksum(swapped) != known
    assert storage.compute_checksum(data[:-1]) != known
