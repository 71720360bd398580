"""`generala-double`: a box for a double Generala, which opens when that for the Generala is full."""

import pytest

from pasch import Scored, Struck, shipped
from pasch.testing import all_but, facing, points_for, refusal, scoring, striking

DOUBLE = shipped("generala-double")
FIVES = (5, 5, 5, 5, 5)


def test_the_box_is_shut_until_the_generala_is_full() -> None:
    state = facing(DOUBLE, FIVES)
    assert "generala" in scoring(state)
    assert "double_generala" not in {*scoring(state), *striking(state)}
    for action in (Scored("double_generala"), Struck("double_generala")):
        assert refusal(state, action) == "not-next-in-line"


@pytest.mark.parametrize("first", [55, 50, 0])
def test_it_opens_whether_the_generala_scored_or_was_struck(first: int) -> None:
    assert points_for(facing(DOUBLE, FIVES, {"generala": first}), "double_generala") == (100, 0)
    assert "double_generala" in striking(facing(DOUBLE, (1, 2, 2, 4, 6), {"generala": first}))


def test_all_other_boxes_are_free() -> None:
    others = {box.id for box in DOUBLE.boxes} - {"double_generala"}
    assert set(striking(facing(DOUBLE, (1, 2, 2, 4, 6)))) == others


def test_only_the_first_generala_wins_at_once() -> None:
    assert [box.id for box in DOUBLE.boxes if box.wins] == ["generala"]
    last = facing(DOUBLE, FIVES, all_but(DOUBLE, "double_generala"))
    assert scoring(last) == ["double_generala"]
