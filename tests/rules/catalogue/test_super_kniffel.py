"""`super-kniffel`: 52 boxes in four columns."""

from pasch import Scored, shipped
from pasch.rules.game.card import column_sums
from pasch.testing import card_with, facing, refusal, scoring, striking

SUPER = shipped("super-kniffel")
LINES = [box.line for box in SUPER.boxes[:13]]


def test_52_boxes_in_four_columns_of_the_basic_sheet() -> None:
    """52 boxes: four columns of the basic sheet."""
    assert len(SUPER.boxes) == SUPER.turns == 52
    assert [box.line for box in SUPER.boxes] == LINES * 4


def test_bonus_35_at_63_in_each() -> None:
    """Bonus 35 at 63 in each."""
    for column in SUPER.columns:
        filled = {f"{column.id}.{line}": points for line, points in zip(LINES, (3, 6, 9, 12, 15, 18), strict=False)}
        assert column_sums(SUPER, card_with(SUPER, filled), column).total == 98
        short = filled | {f"{column.id}.ones": 2}
        assert column_sums(SUPER, card_with(SUPER, short), column).total == 62


def test_column_1_down_column_2_up_and_two_free() -> None:
    """Column 1 top to bottom, column 2 bottom to top, columns 3 and 4 free."""
    state = facing(SUPER, (1, 1, 2, 3, 5))
    free = [f"{name}.{line}" for name in ("third", "fourth") for line in LINES]
    assert striking(state) == ["down.ones", "up.chance", *free]
    assert [box for box in scoring(state) if box.startswith(("down", "up"))] == ["down.ones", "up.chance"]


def test_boxes_that_cannot_be_chosen_are_known() -> None:
    """Boxes that cannot be chosen are shown as disabled: the rules know which and why."""
    state = facing(SUPER, (1, 1, 2, 3, 5))
    assert refusal(state, Scored("down.twos")) == "not-next-in-line"
    assert refusal(state, Scored("up.ones")) == "not-next-in-line"


def test_there_is_no_rule_for_a_further_kniffel() -> None:
    state = facing(SUPER, (6,) * 5, {"third.five_of_a_kind": 50})
    assert [box for box in scoring(state) if box.startswith("third")] == [
        "third.sixes",
        "third.three_of_a_kind",
        "third.four_of_a_kind",
        "third.chance",
    ]
