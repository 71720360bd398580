"""The basic sheet: accepted rolls and points of each box."""

import pytest

from pasch import Scored, parse_variant, shipped
from pasch.rules.game.card import column_sums
from pasch.rules.game.engine import apply
from pasch.testing import card_with, facing, points_for, scoring

BASIC = shipped("kniffel-basic")
NUMBERS = ("ones", "twos", "threes", "fours", "fives", "sixes")


@pytest.mark.parametrize(
    ("roll", "expected"),
    [
        # Upper section: Einser … Sechser, face times count.
        ("11125", {"ones": 3, "twos": 2, "fives": 5, "three_of_a_kind": 10, "chance": 10}),
        # Three or more equal: sum of all dice. Four or more equal: sum of all dice.
        ("33336", {"threes": 12, "sixes": 6, "three_of_a_kind": 18, "four_of_a_kind": 18, "chance": 18}),
        # Exactly three of one face and two of another: 25.
        ("22555", {"twos": 4, "fives": 15, "three_of_a_kind": 19, "full_house": 25, "chance": 19}),
        # Four consecutive faces present: 30.
        ("12346", {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "sixes": 6, "small_straight": 30, "chance": 16}),
        ("23455", {"twos": 2, "threes": 3, "fours": 4, "fives": 10, "small_straight": 30, "chance": 19}),
        # A large straight may go into the small straight's box (30).
        (
            "12345",
            {n: f for f, n in enumerate(NUMBERS[:5], 1)} | {"small_straight": 30, "large_straight": 40, "chance": 15},
        ),
        (
            "23456",
            {n: f for f, n in enumerate(NUMBERS[1:], 2)} | {"small_straight": 30, "large_straight": 40, "chance": 20},
        ),
        # All equal: 50. Five equal dice as Full House: never (default).
        (
            "44444",
            {"fours": 20, "three_of_a_kind": 20, "four_of_a_kind": 20, "five_of_a_kind": 50, "chance": 20},
        ),
        # Any: sum of all dice.
        ("11356", {"ones": 2, "threes": 3, "fives": 5, "sixes": 6, "chance": 16}),
        ("12356", {"ones": 1, "twos": 2, "threes": 3, "fives": 5, "sixes": 6, "chance": 17}),
    ],
)
def test_points_of_a_throw(roll: str, expected: dict[str, int]) -> None:
    state = facing(BASIC, [int(face) for face in roll])
    assert {box: points_for(state, box)[0] for box in scoring(state)} == expected


@pytest.mark.parametrize(("sixes", "bonus"), [(17, 0), (18, 35), (24, 35)])
def test_upper_bonus_35_from_63_points(sixes: int, bonus: int) -> None:
    """Upper bonus 35 from 63 points."""
    card = card_with(BASIC, dict(zip(NUMBERS, (3, 6, 9, 12, 15, sixes), strict=True)))
    sums = column_sums(BASIC, card, BASIC.columns[0])
    assert (sums.upper, sums.bonuses, sums.total) == (45 + sixes, {"upper": bonus}, 45 + sixes + bonus)


SWITCHES = {
    "never": "",
    "when the Kniffel box is struck": '[extra.full_house]\nwhen = "struck"\nworth = { full_house = 25 }',
    "always": "[boxes.full_house]\npattern = { groups = [3, 2], distinct = false }",
}


@pytest.mark.parametrize(
    ("switch", "open_", "scored", "struck"),
    [
        ("never", False, False, False),
        ("when the Kniffel box is struck", False, False, True),
        ("always", True, True, True),
    ],
)
def test_five_equal_as_full_house(switch: str, open_: bool, scored: bool, struck: bool) -> None:
    """Five equal dice as Full House: switch `never` (default) / `when the Kniffel box is struck` / `always`."""
    variant = parse_variant(f'like = "kniffel-basic"\nid = "own"\n{SWITCHES[switch]}')
    for filled, expected in (({}, open_), ({"five_of_a_kind": 50}, scored), ({"five_of_a_kind": 0}, struck)):
        state = facing(variant, (3,) * 5, filled)
        assert ("full_house" in scoring(state)) == expected
        if expected:
            assert points_for(state, "full_house") == (25, 0)


@pytest.mark.parametrize("variant_id", ["kniffel", "kniffel-100", "yahtzee", "yahtzee-free-joker", "kniffel-sharp"])
def test_an_extra_kniffel_never_counts_towards_63(variant_id: str) -> None:
    """Any extra-Kniffel bonus never counts towards 63."""
    variant = shipped(variant_id)
    short = {"five_of_a_kind": 50, "ones": 0, "twos": 0, "threes": 0, "fours": 12, "fives": 15}
    enough = short | {"threes": 9}
    for filled, bonus in ((short, 0), (enough, 35)):
        state = facing(variant, (6,) * 5, filled)
        assert points_for(state, "sixes") == (30, 50 if variant_id == "kniffel" else 100)
        after = apply(state, Scored("sixes"))
        assert column_sums(variant, after.card, variant.columns[0]).bonuses == {"upper": bonus}
