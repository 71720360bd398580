"""Growing tiers: "35 from 63, and 5 more for each 10 above that"."""

import pytest

from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.variant.variant import Variant

UPPER = 'like = "kniffel-basic"\nid = "growing"\nnames = { de = "W", en = "G" }\n[bonuses.upper]\ntiers = [%s]\n'


def house(tiers: str) -> Variant:
    return parse_variant(UPPER % tiers)


@pytest.mark.parametrize(
    ("reached", "points"), [(62, 0), (63, 35), (72, 35), (73, 40), (82, 40), (83, 45), (103, 55), (105, 55)]
)
def test_each_ten_points_above_the_threshold_bring_more(reached: int, points: int) -> None:
    (bonus,) = house("{ from = 63, points = 35, each = 10, more = 5 }").bonuses
    assert bonus.points(reached) == points


def test_a_tier_grows_up_to_its_end_and_then_the_next_one_counts() -> None:
    (bonus,) = house("{ from = 10, to = 30, points = 1, each = 10, more = 2 }, { from = 40, points = 7 }").bonuses
    assert [bonus.points(reached) for reached in (9, 10, 20, 30, 31, 39, 40)] == [0, 1, 3, 5, 0, 0, 7]


def test_growing_tiers_equal_listed_tiers() -> None:
    written = ", ".join(f"{{ from = {start}, points = {35 + (start - 63) // 2} }}" for start in (63, 73, 83, 93, 103))
    assert house("{ from = 63, points = 35, each = 10, more = 5 }").rules_hash == house(written).rules_hash


def test_the_highest_total_counts_all_that_a_tier_grows() -> None:
    assert house("{ from = 63, points = 35, each = 10, more = 5 }").max_total == 375 + 20
