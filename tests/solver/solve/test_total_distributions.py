"""Total distributions on disk: they read back, damage is detected, and random games agree."""

import errno
import os
from pathlib import Path

import numpy as np
import pytest
from hypothesis import assume, given, settings

from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.errors import PaschError
from pasch.rules.game.card import empty_card
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.kernels.turn.score_distributions import Spreads
from pasch.solver.progress import no_progress
from pasch.solver.solve import storage, total_distributions
from pasch.solver.solve.distribution_pass import compute_distributions
from pasch.solver.solve.solution import Solution
from pasch.solver.solve.solver import solve
from pasch.solver.solve.total_distributions import (
    Distributions,
    find_distributions,
    load_distributions,
    read_distribution,
)
from pasch.testing.miniatures import miniatures

STRICT = shipped("kniffel-strict")
SINGLE = 1e-6
FEW = 20_000
"""Random miniatures of more cards are left out."""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_cache_path", lambda *_, **__: tmp_path / "cache")


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solve(STRICT, cache=False)


def file_of(solution: Solution) -> Path:
    return total_distributions.path_of(solution.variant, solution.objective)


def spread(known: Spreads, card: int) -> tuple[int, bytes]:
    found = read_distribution(known, card)
    return found.low, found.chances.tobytes()


def same(one: Distributions, other: Distributions) -> bool:
    space = one.solution.space
    cards = np.arange(space.count, step=7)
    groups = np.searchsorted(space.start, cards, side="right") - 1
    return all(
        spread(one.known(np.array([card])), card) == spread(other.known(np.array([card])), card)
        for card, group in zip(cards.tolist(), groups, strict=True)
        if space.level[group]
    )


def test_saved_distributions_read_back(solution: Solution) -> None:
    made = find_distributions(solution)
    opened = find_distributions(solution)
    assert (made.cached, opened.cached) == (False, True)
    assert same(made, opened)
    assert opened.cost == made.cost


def test_empty_cache_finds_nothing(solution: Solution) -> None:
    assert load_distributions(solution) is None
    find_distributions(solution)
    assert load_distributions(solution) is not None


@pytest.mark.parametrize("share", [0.0, 0.3, 0.9, 1.2])
def test_damaged_file_is_rebuilt_with_a_note(solution: Solution, share: float) -> None:
    made = find_distributions(solution)
    file = file_of(solution)
    whole = file.read_bytes()
    file.write_bytes((whole + whole)[: int(len(whole) * share)])
    assert load_distributions(solution) is None
    again = find_distributions(solution)
    assert not again.cached
    assert [note.code for note in again.notes] == ["solution-unfit"]
    assert same(made, again)
    assert find_distributions(solution).cached


def test_every_flipped_byte_is_noticed(solution: Solution) -> None:
    made = find_distributions(solution)
    file = file_of(solution)
    whole = file.read_bytes()
    for place in range(0, len(whole), len(whole) // 40):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        found = load_distributions(solution)
        # Between the header and the arrays there are bytes that mean nothing.
        assert found is None or same(found, made)


def test_a_file_of_another_solver_is_not_read(solution: Solution, monkeypatch: pytest.MonkeyPatch) -> None:
    find_distributions(solution)
    file = file_of(solution)
    monkeypatch.setattr(storage, "SOLVER_VERSION", storage.SOLVER_VERSION + 1)
    file.rename(file_of(solution))
    assert load_distributions(solution) is None


def test_a_full_disk_costs_the_file_and_not_the_answer(solution: Solution, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        found = find_distributions(solution)
    assert [note.code for note in found.notes] == ["solution-not-kept"]
    assert same(found, find_distributions(solution))


def test_more_memory_than_there_may_be_is_refused_with_its_sentence(solution: Solution) -> None:
    with pytest.raises(PaschError) as error:
        find_distributions(solution, memory=1_000)
    assert error.value.code == "chances-too-large"


def test_any_number_of_threads_finds_the_same_to_the_last_bit(solution: Solution) -> None:
    packed = [
        compute_distributions(solution.space, solution.arrays, 0.0, solution.value, threads, no_progress)
        for threads in (1, 3)
    ]
    for name in ("low", "place", "first", "width", "octets"):
        assert np.array_equal(getattr(packed[0], name), getattr(packed[1], name)), name


def test_the_empty_card_ends_as_the_summary_says(solution: Solution) -> None:
    """As the file has it, and as `of` says it in double precision."""
    found, space = find_distributions(solution), solution.space
    whole = solution.summary.distribution
    place = space.locate(empty_card(STRICT))
    card = int(space.start[place.group]) + place.lane
    kept = read_distribution(found.known(np.array([card])), card)
    for points, chance in enumerate(kept.chances.tolist()):
        assert chance == pytest.approx(whole.chances[points + kept.low - whole.low], abs=2e-9)
    assert found.of(empty_card(STRICT)).chances is whole.chances


@settings(max_examples=max(8, settings().max_examples // 8))
@given(miniatures())
def test_random_games_end_as_their_values_and_their_summary_say(variant: Variant) -> None:
    """The mean of every card is its value, and the empty card's distribution that which was carried forward."""
    assume(CardSpace(variant).count < FEW)
    solution = solve(variant, cache=False)
    found, space = find_distributions(solution, cache=False), solution.space
    for card in range(0, space.count, 1 + space.count // 60):
        known = read_distribution(found.known(np.array([card])), card)
        assert known.mean == pytest.approx(float(solution.value[card]), abs=1e-4, rel=SINGLE)
    place, whole = space.locate(empty_card(variant)), solution.summary.distribution
    card = int(space.start[place.group]) + place.lane
    known = read_distribution(found.known(np.array([card])), card)
    shift = place.points + known.low - whole.low
    for points, chance in enumerate(whole.chances.tolist()):
        own = points - shift
        assert chance == pytest.approx(known.chances[own] if 0 <= own < len(known.chances) else 0.0, abs=SINGLE)
