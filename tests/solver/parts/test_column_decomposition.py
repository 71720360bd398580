"""Column decomposition: where sheets can be cut, and the value of a sheet judged in parts."""

from pathlib import Path
from random import Random

import pytest

from pasch.rules.catalogue.shipped_variants import load_variant, parse_variant, shipped
from pasch.rules.game.engine import apply, legal_actions, totals
from pasch.rules.game.events import Scored, Struck
from pasch.rules.variant.variant import Variant
from pasch.solver.browser_files.compact_network import collect_values
from pasch.solver.browser_files.compact_values import can_be_packed
from pasch.solver.learned.best_estimate import add_weights
from pasch.solver.learned.learned_play import WidePlay, simulate
from pasch.solver.learned.training_steps import Training
from pasch.solver.learned.weight_store import round_weights
from pasch.solver.parts import sheet_parts
from pasch.solver.parts.column_decomposition import split_column, split_columns
from pasch.solver.query.estimate import Estimator, build_estimator
from pasch.solver.solve.solver import solve
from pasch.testing import random_game

SAVING = """
id = "saving"
names = { de = "Sparen", en = "Saving" }

[dice]
count = 3
faces = [1, 2, 3]

[turn]
throws = 2
save = true

[boxes]
ones = { names = { de = "Einser", en = "Ones" }, number = 1 }
twos = { names = { de = "Zweier", en = "Twos" }, number = 2 }
pair = { names = { de = "Paar", en = "Pair" }, pattern = { of_a_kind = 2 }, points = "matching" }
straight = { names = { de = "Straße", en = "Straight" }, pattern = { run = 3 }, points = 8 }
plus = { names = { de = "Plus", en = "Plus" }, counts = false }
minus = { names = { de = "Minus", en = "Minus" }, counts = false }

[bonuses.upper]
names = { de = "Bonus", en = "Bonus" }
section = "upper"
tiers = [{ from = 5, points = 6 }]

[bonuses.both]
names = { de = "Beide", en = "Both" }
points = { sum = ["plus", "minus"] }
when = { below = ["minus", "plus"] }
"""


def sizes(variant: Variant) -> list[list[int]]:
    return [[len(piece) for piece in split_column(variant, column)] for column in variant.columns]


@pytest.fixture
def apart(monkeypatch: pytest.MonkeyPatch) -> Estimator:
    monkeypatch.setattr(sheet_parts, "MOST_ALONE", 0)
    estimator = build_estimator(parse_variant(SAVING), most=0, cache=False, threads=1)
    assert len(estimator.parts) == 3
    return estimator


def test_a_column_is_cut_where_no_bonus_holds_it_together() -> None:
    assert sizes(parse_variant(SAVING)) == [[2, 2, 2]]
    assert sizes(shipped("kniffel-basic")) == [[6, 7]]
    assert sizes(shipped("maxi-yatzy-plain")) == [[6, 14]]
    assert sizes(shipped("yams-plus-minus")) == [[6, 6, 2]]


@pytest.mark.parametrize("name", ["kniffel", "kniffel-strict", "knoeffel", "yahtzee-1956"])
def test_extra_rules_an_order_and_throws_bought_hold_a_column_together(name: str) -> None:
    assert all(len(pieces) == 1 for pieces in sizes(shipped(name)))


def test_boxes_worth_less_later_hold_it_together_too() -> None:
    assert sizes(parse_variant(SAVING.replace("points = 8", "points = 8, later = 2"))) == [[6]]


def test_a_bonus_over_the_sheet_holds_all_together() -> None:
    folder = Path(__file__).parents[2] / "variants" / "miniatures"
    assert all(len(pieces) == 1 for pieces in sizes(load_variant(str(folder / "bonus-sheet.toml"))))


def test_a_bonus_over_all_boxes_of_the_only_column_does_not_and_counts_beside_its_pieces() -> None:
    balut = shipped("balut")
    assert sizes(balut) == [[1] * 7]
    found = split_columns(balut, {0})
    assert [bonus.column for bonus in found.bonuses] == [*range(7), None]
    assert [bonus.tiers for bonus in found.bonuses] == [bonus.tiers for bonus in balut.bonuses]
    assert not found.counts_points


@pytest.mark.parametrize("change", ["weight", "minus", "formula"])
def test_nonlinear_bonuses_hold_a_column_together(change: str) -> None:
    bonus = '[bonuses.all]\nnames = { de = "Alle", en = "All" }\n'
    column = '[columns.one]\nnames = { de = "Eins", en = "One" }\nweight = 2\n'
    everything = '["ones", "twos", "pair", "straight", "plus", "minus"]'
    added = {
        "weight": f'{bonus}section = "all"\ntiers = [{{ from = 9, points = 2 }}]\n{column}',
        "minus": f'{bonus}boxes = {everything[:-10]}]\nminus = ["minus"]\ntiers = [{{ from = 9, points = 2 }}]\n',
        "formula": f"{bonus}points = {{ sum = {everything} }}\n",
    }
    assert sizes(parse_variant(SAVING + added[change])) == [[6]]


def test_boxes_and_cells_keep_their_places() -> None:
    variant = shipped("yams-plus-minus")
    found = split_columns(variant, {0})
    assert [(box.line, box.index, box.cell) for box in found.boxes] == [
        (box.line, box.index, box.cell) for box in variant.boxes
    ]
    assert [bonus.boxes for bonus in found.bonuses] == [bonus.boxes for bonus in variant.bonuses]
    assert (found.turns, len(found.columns)) == (variant.turns, 3)


def test_every_action_is_judged_and_the_last_entry_to_the_point(apart: Estimator) -> None:
    for seed in range(3):
        for state in random_game(apart.variant, Random(seed), 1).states:
            if state.phase != "decide":
                continue
            values = apart.action_values(state)
            assert values.keys() == set(legal_actions(state))
            for action in values if state.card.entries.count(None) == 1 else ():
                if isinstance(action, Scored | Struck):
                    assert values[action] == pytest.approx(totals(apply(state, action))[0], abs=1e-6)


def test_games_are_told_by_the_boxes_of_the_variant(apart: Estimator) -> None:
    sample = simulate(WidePlay(apart.wide), 70, "a")
    assert [box.box for box in sample.boxes] == [box.id for box in apart.variant.boxes]
    points = sum(box.mean for box in sample.boxes) + sum(bonus.mean for bonus in sample.bonuses)
    assert sample.mean == pytest.approx(points + sample.beside + sample.unused)
    assert not can_be_packed(collect_values(apart))


@pytest.mark.slow
def test_values_learned_in_parts_approach_the_exact_ones(apart: Estimator) -> None:
    comes_near(apart, games=24_000)


def test_values_learned_with_a_grand_total_approach_the_exact_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet_parts, "MOST_ALONE", 0)
    folder = Path(__file__).parents[2] / "variants" / "miniatures"
    estimator = build_estimator(load_variant(str(folder / "balut.toml")), most=0, cache=False, threads=1)
    assert [part.part.columns for part in estimator.parts] == [(0,), (1,)]
    comes_near(estimator, games=12_000)


def comes_near(estimator: Estimator, games: int) -> None:
    """What is learned from so many games plays within a hundredth of the best mean."""
    exact = solve(estimator.variant, cache=False).summary.distribution.mean
    training = Training(estimator.wide, 1, games=games)
    training.run(lambda _: None)
    found = simulate(WidePlay(add_weights(estimator, round_weights(training.weights)).wide), 2000, "b")
    assert found.fair_mean is not None
    assert found.fair_error is not None
    assert exact * 0.99 <= found.fair_mean <= exact + 4.5 * found.fair_error
    points = sum(box.mean for box in found.boxes) + sum(bonus.mean for bonus in found.bonuses)
    assert found.mean == pytest.approx(points + found.beside + found.unused)
