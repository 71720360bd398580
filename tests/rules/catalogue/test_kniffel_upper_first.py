"""`kniffel-upper-first`: the upper half is filled first, in any order; then the lower one (feuerwehr-dasing.de)."""

import pytest

from pasch import Scored, Struck, shipped
from pasch.testing import facing, points_for, refusal, scoring, striking

UPPER_FIRST = shipped("kniffel-upper-first")
UPPER = [box.id for box in UPPER_FIRST.boxes if box.section == "upper"]
LOWER = [box.id for box in UPPER_FIRST.boxes if box.section == "lower"]
FIVES = (5, 5, 5, 5, 5)


@pytest.mark.parametrize("last", UPPER)
def test_the_lower_half_waits_for_the_last_upper_box(last: str) -> None:
    """The upper half is filled first, in any order; also strikes wait."""
    state = facing(UPPER_FIRST, FIVES, dict.fromkeys(set(UPPER) - {last}, 0))
    assert striking(state) == [last]
    for box in LOWER:
        assert refusal(state, Scored(box)) == refusal(state, Struck(box)) == "not-next-in-line"
    assert set(scoring(facing(UPPER_FIRST, FIVES, dict.fromkeys(UPPER, 0)))) <= set(LOWER)


def test_a_kniffel_that_falls_too_early_counts_in_its_number_box() -> None:
    assert scoring(facing(UPPER_FIRST, FIVES)) == ["fives"]
    assert points_for(facing(UPPER_FIRST, FIVES), "fives") == (25, 0)


@pytest.mark.parametrize(("box", "points"), [("full_house", 25), ("small_straight", 30), ("large_straight", 40)])
def test_a_further_kniffel_is_a_joker_below(box: str, points: int) -> None:
    """As in Kniffel, once the Kniffel box holds 50; the number boxes are full by then, so nothing is paid beside."""
    filled = dict.fromkeys(UPPER, 0)
    assert points_for(facing(UPPER_FIRST, FIVES, filled | {"five_of_a_kind": 50}), box) == (points, 0)
    assert box not in scoring(facing(UPPER_FIRST, FIVES, filled | {"five_of_a_kind": 0}))
