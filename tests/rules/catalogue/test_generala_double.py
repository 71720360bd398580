"""`generala-double`: a box for a double Generala, which opens when that for the Generala is full."""

import pytest

from pasch import IllegalActionError, Scored, Struck, shipped
from pasch.rules.game.engine import apply
from pasch.rules.game.reachable import unreachable
from pasch.rules.variant.box_names import alternatives_fact
from pasch.testing import all_but, card_with, facing, points_for, refusal, scoring, striking

DOUBLE = shipped("generala-double")
FIVES = (5, 5, 5, 5, 5)


def test_the_box_is_shut_until_the_generala_is_full() -> None:
    state = facing(DOUBLE, FIVES)
    assert "generala" in scoring(state)
    assert "double_generala" not in {*scoring(state), *striking(state)}
    for action in (Scored("double_generala"), Struck("double_generala")):
        assert refusal(state, action) == "not-next-in-line"


def test_a_refusal_names_the_box_that_comes_first() -> None:
    """Not all that are free: no other box keeps this one shut."""
    with pytest.raises(IllegalActionError) as refused:
        apply(facing(DOUBLE, FIVES), Scored("double_generala"))
    assert refused.value.problems[0].facts["next"] == alternatives_fact(DOUBLE, [DOUBLE.box_by_id["generala"]])
    card = card_with(DOUBLE, {"double_generala": 100})
    (found,) = unreachable(DOUBLE, card)
    assert found.problem.facts["next"] == alternatives_fact(DOUBLE, [DOUBLE.box_by_id["generala"]])


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
