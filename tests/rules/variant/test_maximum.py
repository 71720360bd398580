"""The highest total where more points can mean less bonus: exact, or an upper bound."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasch import parse_variant, shipped
from pasch.rules.variant import maximum
from pasch.rules.variant.variant import Variant

HEAD = 'id = "own"\nnames = { de = "Eigen", en = "Own" }\ndice = { count = 2, faces = [1, 2, 3] }\n'
POINTS = ("sum", 7, "matching", 30)


def variant_of(points: list[int | str], tiers: list[tuple[int, int]], lower: list[tuple[int, int]]) -> Variant:
    """A box for each of these points, the first one a number box, and a bonus over all and over all but the first."""
    text = HEAD + 'boxes.n = { names = { de = "n", en = "n" }, number = 2 }\n'
    for place, value in enumerate(points):
        shown = f'"{value}"' if isinstance(value, str) else value
        text += f'boxes.b{place} = {{ names = {{ de = "b{place}", en = "b{place}" }}, points = {shown}, '
        text += "pattern = { of_a_kind = 2 } }\n"
    for key, section, steps in (("all", "all", tiers), ("low", "lower", lower)):
        shown = ", ".join(f"{{ from = {start}, points = {points} }}" for start, points in steps)
        text += f'[bonuses.{key}]\nnames = {{ de = "{key}", en = "{key}" }}\nsection = "{section}"\ntiers = [{shown}]\n'
    return parse_variant(text)


def by_trying_everything(variant: Variant) -> int:
    held = [sorted({0, *variant.tables.points[0][box.index]}) for box in variant.boxes]
    return max(
        sum(entries) + sum(bonus.points(sum(entries[box] for box in bonus.boxes)) for bonus in variant.bonuses)
        for entries in product(*held)
    )


_tiers = st.dictionaries(st.integers(0, 6), st.integers(-50, 50), min_size=1, max_size=3)


@given(st.lists(st.sampled_from((*POINTS, 30)), min_size=1, max_size=3), _tiers, _tiers)
def test_highest_total_matches_brute_force(
    points: list[int | str], tiers: dict[int, int], lower: dict[int, int]
) -> None:
    variant = variant_of(points, [*tiers.items()], [*lower.items()])
    assert variant.max_total == by_trying_everything(variant)


def test_a_point_on_the_sheet_stands_for_less_where_only_bonuses_make_the_total() -> None:
    """Balut: 29 points at most, for four entries of 20, 25, 30, 20, 28, 30 and 50."""
    assert shipped("balut").scale == 29 / (4 * (20 + 25 + 30 + 20 + 28 + 30 + 50))
    assert shipped("escalero").scale == 1.0


def test_where_there_is_nothing_to_win_it_stands_for_a_point() -> None:
    """The total is 0 at best: 5 are lost from 2 points on."""
    variant = parse_variant(
        f'total = "bonuses"\n{HEAD}boxes.n = {{ names = {{ de = "n", en = "n" }}, number = 2 }}\n'
        'bonuses.all = { names = { de = "a", en = "a" }, section = "all", tiers = [{ from = 2, points = -5 }] }\n'
    )
    assert (variant.max_total, variant.scale) == (0, 1.0)


FALLING = [(20, 35), (50, 0)]


def test_a_bonus_that_is_lost_again_does_not_count() -> None:
    """Four boxes of 30, and 35 from 20 to 49 points: 120 at most, not 155."""
    variant = parse_variant(
        HEAD
        + "".join(
            f'boxes.b{n} = {{ names = {{ de = "b{n}", en = "b{n}" }}, pattern = {{ of_a_kind = 2 }}, points = 30 }}\n'
            for n in range(4)
        )
        + 'bonuses.all = { names = { de = "a", en = "a" }, section = "all", '
        + "tiers = [{ from = 20, points = 35 }, { from = 50, points = 0 }] }"
    )
    assert variant.max_total == 120


def test_where_there_is_too_much_to_try_it_is_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = variant_of([30, 30], [(0, 0)], FALLING)
    exact = by_trying_everything(variant)
    assert variant.max_total == exact
    monkeypatch.setattr(maximum, "_MOST_STEPS", 3)
    assert maximum.max_total(variant) > exact
