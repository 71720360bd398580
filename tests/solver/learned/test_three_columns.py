"""`kniffel-3-columns`, solved exactly: its learned values are close to the optimal ones."""

from pathlib import Path

import numpy as np
import pytest

from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.game.card import Card
from pasch.rules.text.card_notation import parse_card
from pasch.solver.layered.layer_plan import plan_layers
from pasch.solver.layered.layered_solution import solve_layers
from pasch.solver.learned.best_estimate import find_best_estimator
from pasch.solver.parallel.workers import Threads, count_processors

VARIANT = load_variant("kniffel-3-columns")


def exact_values() -> tuple[list[Card], list[float]]:
    """Cards, the empty one first, and what the best play brings from there in all."""
    path = Path(__file__).with_name("kniffel-3-columns.values")
    lines = [line.split(" ", 1) for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    return [parse_card(VARIANT, card, path.name) for _, card in lines], [float(value) for value, _ in lines]


def test_learned_values_are_close_to_the_exact_ones() -> None:
    cards, values = exact_values()
    learned = find_best_estimator(VARIANT)
    off = np.array([learned.start_value(card) for card in cards]) - values
    assert abs(off[0]) < 0.15
    assert np.sqrt((off**2).mean()) < 0.25


@pytest.mark.slow
@pytest.mark.release
def test_solved_level_by_level_each_card_is_worth_what_it_was(tmp_path: Path) -> None:
    """Some 35 minutes of the processor, 7.8 GB of memory, 7.5 GB of disk."""
    cards, values = exact_values()
    plan = plan_layers(VARIANT, 8_500_000_000, 20_000_000_000, tmp_path, count_processors())
    found = solve_layers(plan.layers, Threads(count_processors()), folder=tmp_path, positions=cards)
    assert found.mean == pytest.approx(734.617, abs=1e-3)
    assert found.values == pytest.approx(values, abs=1e-3)
