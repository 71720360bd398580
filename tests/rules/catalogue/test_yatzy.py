"""`yatzy`: the Scandinavian sheet and its switches."""

import pytest

from pasch import GameState, Variant, parse_variant, shipped
from pasch.rules.game.card import column_sums
from pasch.testing import card_with, facing, points_for, scoring, striking

YATZY = shipped("yatzy")
FIGURES = [box.id for box in YATZY.boxes[6:]]


def throw(roll: str, variant: Variant = YATZY) -> GameState:
    return facing(variant, [int(face) for face in roll])


def like_yatzy(rules: str) -> Variant:
    return parse_variant(f'like = "yatzy"\nid = "own"\n{rules}')


@pytest.mark.parametrize(
    ("roll", "expected"),
    [
        # One pair: twice the highest paired face. Two pairs: two different faces.
        ("11336", {"one_pair": 6, "two_pairs": 8, "chance": 14}),
        # Three, four of a kind: only the three or four dice.
        ("44456", {"one_pair": 8, "three_of_a_kind": 12, "chance": 23}),
        ("22223", {"one_pair": 4, "three_of_a_kind": 6, "four_of_a_kind": 8, "chance": 11}),
        # Small straight exactly 1-5: 15. Large 2-6: 20.
        ("12345", {"small_straight": 15, "chance": 15}),
        ("23456", {"large_straight": 20, "chance": 20}),
        ("12346", {"chance": 16}),
        # Full House 3+2 of different faces: sum. Chance: sum.
        ("22555", {"one_pair": 10, "two_pairs": 14, "three_of_a_kind": 15, "full_house": 19, "chance": 19}),
        # Yatzy: 50. Five equal are no full house, four equal no two pairs.
        (
            "66666",
            {"one_pair": 12, "three_of_a_kind": 18, "four_of_a_kind": 24, "five_of_a_kind": 50, "chance": 30},
        ),
    ],
)
def test_yatzy_figures(roll: str, expected: dict[str, int]) -> None:
    state = throw(roll)
    assert {box: points_for(state, box)[0] for box in scoring(state) if box in FIGURES} == expected


def test_five_dice_15_boxes() -> None:
    """Five dice, 15 boxes."""
    assert (YATZY.dice.count, len(YATZY.boxes), YATZY.max_total) == (5, 15, 374)


@pytest.mark.parametrize(
    ("variant", "bonus"), [(YATZY, 50), (like_yatzy("bonuses.upper.tiers = [{from=63, points=35}]"), 35)]
)
def test_bonus_50_from_63_or_the_switch_35(variant: Variant, bonus: int) -> None:
    """Bonus 50 from 63. Switch: bonus 35."""
    ids = [box.id for box in variant.boxes]
    for ones, expected in ((2, 0), (3, bonus)):
        card = card_with(variant, dict(zip(ids, (ones, 6, 9, 12, 15, 18), strict=False)))
        assert column_sums(variant, card, variant.columns[0]).bonuses == {"upper": expected}


def test_switch_five_equal_as_full_house() -> None:
    """Switch: five equal as Full House."""
    own = like_yatzy("[boxes.full_house]\npattern = { groups = [3, 2], distinct = false }")
    assert points_for(throw("66666", own), "full_house") == (30, 0)
    assert "two_pairs" not in scoring(throw("66666", own))
    assert "full_house" not in scoring(throw("66665", own))


def test_switch_four_equal_as_two_pairs() -> None:
    """Switch: four equal as two pairs."""
    own = like_yatzy("[boxes.two_pairs]\npattern = { groups = [2, 2], distinct = false }")
    assert points_for(throw("66665", own), "two_pairs") == (24, 0)
    assert points_for(throw("66655", own), "two_pairs") == (22, 0)
    assert "full_house" not in scoring(throw("66666", own))


def test_switch_forced_order() -> None:
    """Switch: forced order."""
    own = like_yatzy('[columns.sheet]\norder = "down"')
    assert [striking(facing(own, (1, 2, 3, 4, 6), dict.fromkeys(ids(own)[:step], 0))) for step in range(15)] == [
        [box] for box in ids(own)
    ]


def ids(variant: Variant) -> list[str]:
    return [box.id for box in variant.boxes]
