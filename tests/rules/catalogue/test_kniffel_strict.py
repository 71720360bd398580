"""`kniffel-strict`: boxes are filled in order, from Einser to Chance."""

import pytest

from pasch import Scored, Struck, shipped
from pasch.testing import all_but, facing, points_for, refusal, scoring, striking

STRICT = shipped("kniffel-strict")
LINES = [box.id for box in STRICT.boxes]


@pytest.mark.parametrize("step", range(13))
def test_boxes_strictly_from_einser_down_to_chance(step: int) -> None:
    """Boxes strictly from Einser down to Chance: one box at a time, which is scored or struck."""
    state = facing(STRICT, (1, 1, 2, 3, 5), dict.fromkeys(LINES[:step], 0))
    assert striking(state) == [LINES[step]]
    assert set(scoring(state)) <= {LINES[step]}
    for box in LINES[step + 1 :]:
        assert refusal(state, Scored(box)) == "not-next-in-line"
        assert refusal(state, Struck(box)) == "not-next-in-line"


def test_a_five_of_a_kind_counts_as_full_house_there() -> None:
    """A five of a kind counts as Full House there."""
    for face in range(1, 7):
        state = facing(STRICT, (face,) * 5, dict.fromkeys(LINES[:8], 0))
        assert points_for(state, "full_house") == (25, 0)


def test_a_kniffel_before_its_box_is_worth_what_the_box_says() -> None:
    """A Kniffel in a Dreierpasch counts as Dreierpasch: with Sechsen 30 points."""
    state = facing(STRICT, (6,) * 5, dict.fromkeys(LINES[:6], 0))
    assert points_for(state, "three_of_a_kind") == (30, 0)


@pytest.mark.parametrize(("five", "points"), [(50, 100), (0, 30)])
def test_with_50_in_the_kniffel_box_a_kniffel_in_chance_counts_100(five: int, points: int) -> None:
    """With 50 in the Kniffel box, a Kniffel in Chance counts 100 instead of its pips."""
    state = facing(STRICT, (6,) * 5, all_but(STRICT, "chance") | {"five_of_a_kind": five})
    assert points_for(state, "chance") == (points, 0)


def test_other_throws_in_chance_count_their_pips() -> None:
    state = facing(STRICT, (6, 6, 6, 6, 5), all_but(STRICT, "chance") | {"five_of_a_kind": 50})
    assert points_for(state, "chance") == (29, 0)
    assert striking(state) == ["chance"]
