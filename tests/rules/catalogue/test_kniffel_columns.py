"""`kniffel-4-columns` and `kniffel-3-columns`: down, up, announced and free columns together."""

import pytest

from pasch import Announced, Held, Scored, Struck, Variant, parse_variant, shipped
from pasch.rules.game.card import column_sums
from pasch.rules.game.engine import apply, legal_actions, totals
from pasch.testing import all_but, announcing, card_with, facing, holding, points_for, refusal, scoring, striking

FOUR = shipped("kniffel-4-columns")
THREE = shipped("kniffel-3-columns")
LINES = [box.line for box in FOUR.boxes[:13]]
ROLL = (1, 1, 2, 3, 5)


def column(name: str, variant_lines: list[str] = LINES) -> list[str]:
    return [f"{name}.{line}" for line in variant_lines]


def test_four_columns_of_the_basic_sheet_52_turns() -> None:
    """Four columns of the basic sheet, 52 turns."""
    assert FOUR.turns == 52
    assert [box.id for box in FOUR.boxes] == column("down") + column("up") + column("announced") + column("free")


def test_bonus_35_at_63_in_each_column() -> None:
    """Bonus 35 at 63 in each column."""
    for name in ("down", "up", "announced", "free"):
        filled = dict(zip(column(name), (3, 6, 9, 12, 15, 18), strict=False))
        card = card_with(FOUR, filled)
        bonuses = {part.id: column_sums(FOUR, card, part).bonuses for part in FOUR.columns}
        assert bonuses == {part.id: {"upper": 35 if part.id == name else 0} for part in FOUR.columns}
    spread = card_with(FOUR, {"down.sixes": 30, "up.sixes": 30, "free.sixes": 30})
    assert all(column_sums(FOUR, spread, part).bonuses == {"upper": 0} for part in FOUR.columns)


def test_the_kniffel_100_rule_within_each_column() -> None:
    """The `kniffel-100` rule within each column."""
    state = facing(FOUR, (6,) * 5, {"free.five_of_a_kind": 50})
    assert points_for(state, "free.chance") == (100, 0)
    assert points_for(state, "free.ones") == (0, 100)
    assert points_for(state, "up.chance") == (30, 0)
    assert "down.ones" not in scoring(state)
    struck = facing(FOUR, (6,) * 5, {"free.five_of_a_kind": 0})
    assert points_for(struck, "free.full_house") == (25, 0)
    assert points_for(struck, "free.chance") == (30, 0)


def test_column_1_top_to_bottom_and_column_2_bottom_to_top() -> None:
    """Column 1 top to bottom; column 2 bottom to top."""
    for step in range(13):
        down, up = column("down"), column("up")[::-1]
        filled = dict.fromkeys(down[:step] + up[:step], 0)
        state = facing(FOUR, ROLL, filled)
        struck = [box for box in striking(state) if box.startswith(("down", "up"))]
        assert struck == [down[step], up[step]]
        if step < 12:
            assert refusal(state, Struck(down[step + 1])) == "not-next-in-line"


def test_right_after_the_first_throw_a_free_box_of_column_3_may_be_named() -> None:
    """Right after the first throw, the player may name a free box of column 3."""
    state = facing(FOUR, ROLL, {"announced.ones": 3}, throws=1)
    assert announcing(state) == column("announced")[1:]
    assert refusal(state, Announced("announced.ones")) == "box-full"
    assert refusal(state, Announced("free.ones")) == "not-announced-here"
    assert refusal(facing(FOUR, ROLL, throws=2), Announced("announced.ones")) == "announce-too-late"
    named = apply(state, Announced("announced.twos"))
    assert refusal(named, Announced("announced.threes")) == "announced-already"


def test_the_announced_throw_is_entered_there_or_a_box_is_struck() -> None:
    """And must then, after the last throw, enter the throw there or strike a box."""
    state = facing(FOUR, ROLL, announced="announced.ones")
    assert scoring(state) == ["announced.ones"]
    assert striking(state) == ["down.ones", "up.chance", *column("announced"), *column("free")]


def test_after_the_announcement_the_dice_are_thrown_on() -> None:
    state = apply(facing(FOUR, ROLL, throws=1), Announced("announced.fives"))
    assert Held((5,)) in legal_actions(state)
    assert Scored("announced.fives") in legal_actions(state)


def test_column_4_is_free() -> None:
    """Column 4 free."""
    state = facing(FOUR, ROLL)
    assert {box for box in scoring(state) if box.startswith("free")} == {
        "free.ones",
        "free.twos",
        "free.threes",
        "free.fives",
        "free.chance",
    }


def test_column_3_is_filled_only_by_announced_turns_or_strikes() -> None:
    """Column 3 is filled only by announced turns (or strikes)."""
    state = facing(FOUR, ROLL)
    assert not any(box.startswith("announced") for box in scoring(state))
    assert refusal(state, Scored("announced.ones")) == "must-be-announced"
    assert {box for box in striking(state) if box.startswith("announced")} == set(column("announced"))


def test_a_throw_that_fits_nowhere_strikes_a_box_as_well() -> None:
    """A throw that fits nowhere strikes a box as well."""
    filled = all_but(FOUR, "free.full_house", "announced.ones")
    state = facing(FOUR, ROLL, filled)
    assert scoring(state) == []
    assert striking(state) == ["announced.ones", "free.full_house"]


def test_a_strike_hits_the_next_in_line_or_any_free_box_of_columns_3_and_4() -> None:
    """A strike may hit the next box in line of column 1 or 2, or any free box of columns 3 and 4."""
    state = facing(FOUR, ROLL, {"down.ones": 0, "free.ones": 0, "announced.ones": 0})
    assert striking(state) == ["down.twos", "up.chance", *column("announced")[1:], *column("free")[1:]]


def test_switch_a_box_of_choice_in_any_column() -> None:
    """The literal "a box of choice in any column" is a switch."""
    literal = parse_variant(
        'like = "kniffel-4-columns"\nid = "literal"\n[columns]\ndown = { strikes = "any" }\nup = { strikes = "any" }'
    )
    state = facing(literal, ROLL, {"down.ones": 3})
    assert striking(state) == [box.id for box in literal.boxes if box.id != "down.ones"]
    assert [box for box in scoring(state) if box.startswith("down")] == ["down.twos"]
    assert striking(facing(literal, ROLL, announced="announced.ones")) == [box.id for box in literal.boxes]


def test_an_announced_throw_goes_to_no_other_column_for_points() -> None:
    """An announced throw goes to no other column for points."""
    state = facing(FOUR, ROLL, announced="announced.ones")
    for box in ("free.ones", "down.ones", "up.chance", "announced.twos"):
        assert refusal(state, Scored(box)) == "other-box-announced"


def test_announcing_is_voluntary_unless_only_announced_boxes_are_left() -> None:
    """Announcing is voluntary unless only announced boxes are left."""
    one_other = facing(FOUR, ROLL, all_but(FOUR, *column("announced"), "free.ones"), throws=1)
    assert len(holding(one_other)) == 23
    assert scoring(one_other) == ["free.ones"]
    only = facing(FOUR, ROLL, all_but(FOUR, *column("announced")), throws=1)
    assert legal_actions(only) == [Announced(box) for box in column("announced")]
    for event in (Held(()), Struck("announced.ones")):
        assert refusal(only, event) == "announce-first"
    named = apply(only, Announced("announced.ones"))
    assert scoring(named) == ["announced.ones"]
    assert striking(named) == column("announced")


def test_the_three_column_game_has_columns_1_2_and_4() -> None:
    """The three-column game has columns 1, 2 and 4."""
    assert THREE.turns == 39
    assert [part.id for part in THREE.columns] == ["down", "up", "free"]
    assert announcing(facing(THREE, ROLL, throws=1)) == []


@pytest.mark.parametrize("variant", [FOUR, THREE], ids=lambda variant: variant.id)
def test_all_columns_add_up(variant: Variant) -> None:
    assert totals(facing(variant, ROLL, all_but(variant, points=5))) == (variant.turns * 5,)
