"""`knoeffel`: a five of a kind for 20, and fourth throws charged to a column."""

import pytest

from pasch import Bought, Held, Rolled, Scored, Struck, shipped
from pasch.rules.game.card import column_sums, empty_card
from pasch.rules.game.engine import apply, legal_actions, totals
from pasch.testing import all_but, buying, card_with, facing, holding, points_for, refusal, replay, scoring, striking

KNOEFFEL = shipped("knoeffel")
LINES = [box.line for box in KNOEFFEL.boxes[:13]]
ROLL = (1, 1, 2, 3, 5)


def test_two_free_columns_of_the_basic_sheet() -> None:
    """Two free columns of the basic sheet."""
    assert [box.id for box in KNOEFFEL.boxes] == [f"{name}.{line}" for name in ("first", "second") for line in LINES]
    assert striking(facing(KNOEFFEL, ROLL)) == [box.id for box in KNOEFFEL.boxes]


@pytest.mark.parametrize("held", [None, 0, 20])
def test_the_five_of_a_kind_is_worth_20_and_there_is_no_extra_bonus(held: int | None) -> None:
    """The five-of-a-kind box is worth 20 and there is no extra bonus."""
    filled = {} if held is None else {"first.five_of_a_kind": held}
    state = facing(KNOEFFEL, (6,) * 5, filled)
    assert points_for(state, "second.five_of_a_kind") == (20, 0)
    assert points_for(state, "first.chance") == (30, 0)
    assert points_for(state, "first.sixes") == (30, 0)
    assert "first.full_house" not in scoring(state)


@pytest.mark.parametrize(("bought", "points"), [(0, 15), (1, 10), (2, 5), (3, 0)])
def test_free_throws_are_worth_15_less_5_for_each_bought(bought: int, points: int) -> None:
    """Each column has a box "Freiwürfe" worth 15, less 5 for each bought throw, at most three per column."""
    card = card_with(KNOEFFEL, {}, bought=(bought, 0))
    sums = [column_sums(KNOEFFEL, card, column).throws for column in KNOEFFEL.columns]
    assert sums == [points, 15]


def test_the_empty_card_is_worth_30() -> None:
    assert [column_sums(KNOEFFEL, empty_card(KNOEFFEL), column).total for column in KNOEFFEL.columns] == [15, 15]


def test_a_fourth_throw_may_be_bought_after_the_third() -> None:
    """A fourth throw may be bought once per turn after the third."""
    for throws in (1, 2):
        early = facing(KNOEFFEL, ROLL, throws=throws)
        assert buying(early) == []
        assert refusal(early, Bought(())) == "buy-too-early"
    third = facing(KNOEFFEL, ROLL, throws=3)
    assert holding(third) == []
    assert refusal(third, Held(())) == "no-throw-left"
    assert len(buying(third)) == 23
    fourth = replay(third, [Bought((1, 1)), Rolled((1, 1, 1, 4, 4))]).final
    assert buying(fourth) == holding(fourth) == []
    assert refusal(fourth, Bought((1, 1))) == "bought-already"
    assert refusal(fourth, Held((1, 1))) == "no-throw-left"


def test_it_is_charged_to_the_column_in_which_the_turn_is_entered() -> None:
    """It is charged to the column in which the turn is entered."""
    third = facing(KNOEFFEL, ROLL, spent=(1, 1))
    fourth = replay(third, [Bought((1, 1)), Rolled((1, 1, 1, 4, 4))]).final
    assert fourth.card.bought == (1, 1)
    assert totals(fourth) == totals(third)
    for event, bought in ((Scored("first.full_house"), (2, 1)), (Struck("second.sixes"), (1, 2))):
        after = apply(fourth, event)
        assert after.card.bought == bought
        gain = 25 if isinstance(event, Scored) else 0
        assert totals(after)[0] - totals(fourth)[0] == gain - 5
    assert apply(third, Scored("first.ones")).card.bought == (1, 1)


def test_possible_only_while_some_column_with_a_free_box_has_one_left() -> None:
    """So it is possible only while some column with a free box has one left."""
    assert len(buying(facing(KNOEFFEL, ROLL, spent=(3, 2)))) == 23
    out = facing(KNOEFFEL, ROLL, spent=(3, 3))
    assert buying(out) == []
    assert refusal(out, Bought(())) == "out-of-bought-throws"
    second_full = all_but(KNOEFFEL, "first.ones", "first.twos")
    full = facing(KNOEFFEL, ROLL, second_full, spent=(3, 0))
    assert buying(full) == []
    assert refusal(full, Bought(())) == "no-box-after-throw"
    assert len(buying(facing(KNOEFFEL, ROLL, second_full, spent=(2, 0)))) == 23


def test_the_entry_must_go_to_such_a_column() -> None:
    """And the entry must go to such a column."""
    fourth = facing(KNOEFFEL, ROLL, throws=4, bought=1, spent=(3, 0))
    assert all(box.startswith("second.") for box in (*scoring(fourth), *striking(fourth)))
    assert len(striking(fourth)) == 13
    for event in (Scored("first.ones"), Struck("first.ones")):
        assert refusal(fourth, event) == "column-out-of-throws"


def test_without_buying_any_column_takes_the_turn() -> None:
    assert Scored("first.ones") in legal_actions(facing(KNOEFFEL, ROLL, spent=(3, 3)))


def test_one_five_of_a_kind_box_per_column() -> None:
    """One five-of-a-kind box per column."""
    assert [box.id for box in KNOEFFEL.boxes if box.line == "five_of_a_kind"] == [
        "first.five_of_a_kind",
        "second.five_of_a_kind",
    ]


def test_both_columns_add_up() -> None:
    """Both columns add up."""
    assert totals(facing(KNOEFFEL, ROLL, all_but(KNOEFFEL, points=3), spent=(0, 3))) == (26 * 3 + 15,)


def test_games_without_free_throws_sell_none() -> None:
    assert refusal(facing(shipped("kniffel"), ROLL), Bought(())) == "nothing-to-buy"
