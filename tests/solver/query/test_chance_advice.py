"""Chance advice towards a target or against an opponent, and the file of all targets."""

import random
from pathlib import Path

import numpy as np
import pytest
from reference import Reference
from small_games import NAMES, miniature

from by_day import by_day
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.errors import PaschError
from pasch.rules.game.engine import apply, chance_outcomes
from pasch.rules.game.state import GameState, new_game
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.objective import Reach, ReachAll, WinAgainst
from pasch.solver.query.advice import GameAdviser
from pasch.solver.query.chance_advice import ChanceAdviser, ReachAdviser
from pasch.solver.solve import storage
from pasch.solver.solve.chance_solutions import solve_chances

EVERY_FIFTH = by_day(NAMES[::5], ("balut", "later-extra", "save-locked", "bonus-entries", "put-aside", "twins"))


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "get_folder", lambda: tmp_path)


def targets(variant: Variant) -> list[int]:
    return sorted(Reference(variant, ReachAll()).curve())


def check_a_game(adviser: GameAdviser, reference: Reference, state: GameState, close: float) -> None:
    """Every moment of a random game is judged as the reference judges it."""
    chance = random.Random(7)
    while state.phase != "over":
        assert adviser.value(state) == pytest.approx(float(reference.value(state)), abs=close)
        if state.phase == "throw":
            outcomes = chance_outcomes(state)
            state = apply(state, chance.choices([event for event, _ in outcomes], [float(p) for _, p in outcomes])[0])
            continue
        expected = reference.action_values(state)
        found = adviser.action_values(state)
        assert list(found) == list(expected)
        assert list(found.values()) == pytest.approx([float(value) for value in expected.values()], abs=close)
        state = apply(state, chance.choice(list(expected)))


@pytest.mark.parametrize("name", EVERY_FIFTH)
def test_advice_towards_a_target_and_against_an_opponent(name: str) -> None:
    variant = miniature(name)
    among = targets(variant)
    middle = among[len(among) // 2]
    for objective in (Reach(middle), WinAgainst(((among[len(among) // 3], 0.5), (middle, 0.5)))):
        state = new_game(variant, 1)
        adviser = ChanceAdviser(CardSpace(variant), objective, state.card, 1, lambda _: None, 10**9)
        reference = Reference(variant, objective)
        assert adviser.chance == pytest.approx(float(reference.value()), abs=1e-11)
        check_a_game(adviser, reference, state, 1e-11)


@pytest.mark.parametrize("name", EVERY_FIFTH)
def test_the_file_answers_for_every_target(name: str) -> None:
    variant = miniature(name)
    solve_chances(variant, ReachAll(), threads=1)
    opened = solve_chances(variant, ReachAll(), threads=1)
    assert opened.cached
    for target, chance in Reference(variant, ReachAll()).curve().items():
        assert opened.reach(target) == pytest.approx(float(chance), abs=1e-12)
    among = targets(variant)
    target = among[len(among) // 2]
    check_a_game(ReachAdviser(opened, target), Reference(variant, Reach(target)), new_game(variant, 1), 1e-6)


def test_a_damaged_file_is_solved_again_and_said_so(tmp_path: Path) -> None:
    variant = shipped("kniffel-strict")
    first = solve_chances(variant, Reach(200), threads=1)
    path = next(tmp_path.glob("*.solution"))
    path.write_bytes(path.read_bytes()[:-3])
    again = solve_chances(variant, Reach(200), threads=1)
    assert [note.code for note in again.notes] == ["solution-unfit"]
    assert again.chance == first.chance
    assert solve_chances(variant, Reach(200), threads=1).cached


def test_every_other_level_is_kept_in_single_precision() -> None:
    variant = shipped("kniffel-strict")
    chances = solve_chances(variant, ReachAll(), threads=1)
    assert chances.curves is not None
    assert chances.curves.chances.dtype == np.float32
    space = CardSpace(variant)
    kept = np.diff(chances.curves.start) > 0
    levels = np.repeat(space.level, space.lanes)
    assert set(levels[kept] % 2) == {int(chances.curves.odd)}


def test_unreachable_or_too_large_targets_are_refused() -> None:
    variant = shipped("kniffel-strict")
    with pytest.raises(PaschError) as too_high:
        solve_chances(variant, Reach(variant.max_total + 1))
    assert too_high.value.code == "target-too-high"
    with pytest.raises(PaschError) as too_large:
        solve_chances(variant, ReachAll(), memory=100_000)
    assert too_large.value.code in ("chances-too-large", "solve-too-large")
    with pytest.raises(PaschError) as too_large:
        ChanceAdviser(CardSpace(variant), Reach(200), new_game(variant, 1).card, 1, lambda _: None, 1000)
    assert too_large.value.code == "chances-too-large"
