"""Balance of a variant, and sweeps over one number of its rules."""

from pathlib import Path

import pytest

from pasch.analysis.balance.balance_computing import compute_balance
from pasch.analysis.balance.comparison import compare
from pasch.analysis.balance.game_balance import balance_of
from pasch.analysis.balance.parameter_sweep import find_number, meaningless, parse_range, sweep
from pasch.rules.catalogue.duration import minutes, minutes_of
from pasch.rules.catalogue.shipped_variants import load_variant, parse_variant, shipped
from pasch.rules.errors import PaschError
from pasch.solver.solve.solver import solve

MINIATURES = Path(__file__).parents[2] / "variants" / "miniatures"
LUCK = """
id = "luck"
names = { de = "Glück", en = "Luck" }
[turn]
throws = 1
[boxes.pips]
names = { de = "Alle", en = "All" }
[boxes.five]
names = { de = "Fünfer", en = "Five" }
pattern = { of_a_kind = 5 }
points = 50
[columns.down]
names = { de = "Abwärts", en = "Down" }
order = "down"
"""


def test_a_game_of_pure_luck_has_nothing_to_decide() -> None:
    found = balance_of(solve(parse_variant(LUCK), cache=False))
    assert found.mean == pytest.approx(17.5 + 50 / 6**4)
    assert found.skill == pytest.approx(0, abs=0.05)
    assert found.turns == 2
    assert found.minutes == pytest.approx(40 / 60)
    assert found.unused == ("five",)


def test_skill_counts_where_there_is_something_to_decide() -> None:
    variant = load_variant(str(MINIATURES / "plain.toml"))
    found = balance_of(solve(variant, cache=False))
    assert found.beginner < found.mean
    assert found.skill == pytest.approx((found.mean - found.beginner) / found.sd)
    assert 0 < found.close < 1
    assert found.minutes <= minutes(variant)
    assert balance_of(solve(variant, cache=False)) == found


def test_a_turn_of_three_throws_takes_forty_seconds() -> None:
    assert minutes_of(3, 9) == 2
    assert minutes(shipped("kniffel")) == 9


@pytest.mark.parametrize(
    ("given", "values"),
    [
        ("turn.throws=2..4", [2, 3, 4]),
        ("bonuses.upper.points=25..50", [25, 30, 35, 40, 45, 50]),
        ("bonuses.upper.points = 25 .. 50 : 20", [25, 45]),
        ("a=0..97", [0, 10, 20, 30, 40, 50, 60, 70, 80, 90]),
        ("a=-5..-3", [-5, -4, -3]),
        ("columns.a.weight=0.5..2", [0.5, 1, 1.5, 2]),
        ("columns.a.weight=1..1.5:0.25", [1, 1.25, 1.5]),
    ],
)
def test_a_range_is_read(given: str, values: list[float]) -> None:
    assert list(parse_range(given).values) == values


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("turn.throws", "vary-unreadable"),
        ("turn.throws=3", "vary-unreadable"),
        ("turn.throws=4..2", "vary-unreadable"),
        ("turn.throws=1..9:0", "vary-unreadable"),
        ("a=0..1000:1", "vary-too-many"),
    ],
)
def test_invalid_range_is_refused(given: str, code: str) -> None:
    with pytest.raises(PaschError) as error:
        parse_range(given)
    assert error.value.code == code


@pytest.mark.parametrize(
    ("key", "place"),
    [
        ("bonuses.upper.points", ("bonuses", "upper", "tiers", 0, "points")),
        ("bonuses.upper.from", ("bonuses", "upper", "tiers", 0, "from")),
        ("boxes.full_house.pattern.groups.2", ("boxes", "full_house", "pattern", "groups", 1)),
        ("boxes.chance.plus", ("boxes", "chance", "plus")),
        ("players.most", ("players", "most")),
    ],
)
def test_a_number_is_found_by_its_place(key: str, place: tuple[str | int, ...]) -> None:
    """Even where it goes without saying."""
    tree = shipped("kniffel").document.model_dump(by_alias=True, exclude_unset=True)
    assert find_number(tree, key) == place


@pytest.mark.parametrize(("key", "code"), [("bonuses.uper.points", "vary-no-number-near"), ("?", "vary-no-number")])
def test_where_no_number_stands_is_said(key: str, code: str) -> None:
    with pytest.raises(PaschError) as error:
        next(sweep(shipped("kniffel"), parse_range(f"{key}=1..2")))
    assert error.value.code == code


def test_values_without_meaning_are_named_before_anything_is_computed() -> None:
    variant = parse_variant(LUCK)
    found = meaningless(variant, parse_range("turn.throws=0..2"))
    assert [(step.value, step.problem and step.problem.code) for step in found] == [(0, "out-of-range")]
    with pytest.raises(PaschError) as error:
        meaningless(variant, parse_range("turn.throws=13..15"))
    assert error.value.code == "out-of-range"


def test_a_number_is_varied_as_if_it_were_written_so() -> None:
    variant = parse_variant(LUCK)
    nothing, *steps = sweep(variant, parse_range("turn.throws=0..2"))
    assert nothing.balance is None
    assert nothing.problem is not None
    assert nothing.problem.code == "out-of-range"
    written = parse_variant(LUCK.replace("throws = 1", "throws = 2"))
    assert steps[1].balance == balance_of(solve(written, cache=False))


@pytest.mark.slow
def test_unsolved_balance_is_measured_with_errors() -> None:
    """Memory for no table at all: games by the values of its parts tell, which of so small a sheet are exact."""
    variant = load_variant(str(MINIATURES / "free-and-down.toml"))
    exact, measured = (
        compute_balance(variant, cache=False).balance,
        compute_balance(variant, memory=1, rough=True, cache=False).balance,
    )
    assert exact.errors is None
    assert measured.errors is not None
    assert measured.mean == pytest.approx(exact.mean, abs=4 * measured.errors.mean + 1e-9)
    assert measured.sd == pytest.approx(exact.sd, abs=4 * measured.errors.sd)
    assert measured.skill == pytest.approx(exact.skill, rel=0.15)
    assert measured.minutes == pytest.approx(exact.minutes, rel=0.1)


@pytest.mark.slow
def test_two_games_that_must_not_be_solved_are_compared() -> None:
    one = load_variant(str(MINIATURES / "free-and-down.toml"))
    other = parse_variant(f"{one.text}\n[turn]\nthrows = 1\n", folder=MINIATURES)
    found = compare(one, other, memory=1)
    (effect,) = found.effects
    assert effect.switch.key == "turn.throws"
    assert effect.after is not None
    assert effect.after.errors is not None
    assert found.difference < -found.together[0].sd / 10
