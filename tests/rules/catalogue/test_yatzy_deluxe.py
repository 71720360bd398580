"""`yatzy-deluxe`: six dice and fourteen boxes."""

import pytest

from pasch import GameState, Rolled, StartRolled, shipped
from pasch.rules.game.card import column_sums
from pasch.rules.game.state import new_game
from pasch.testing import card_with, facing, holding, points_for, replay, scoring

DELUXE = shipped("yatzy-deluxe")
FIGURES = [box.id for box in DELUXE.boxes[6:]]


def throw(roll: str) -> GameState:
    return facing(DELUXE, [int(face) for face in roll])


@pytest.mark.parametrize(
    ("roll", "expected"),
    [
        # Drei Paare 20: every face shows an even number of times (2+2+2, 4+2, 6).
        ("225566", {"three_pairs": 20, "chance": 26}),
        # Zwei Drillinge 30: 3+3 or six equal.
        ("111444", {"two_triplets": 30, "chance": 15}),
        # Full House 40: 4+2 or six equal. A Full House can also be Drei Paare.
        ("333355", {"three_pairs": 20, "full_house": 40, "chance": 22}),
        # Straße 50: 1 to 6. A Straße can also be a 5er-Straße: sum of all six dice.
        ("123456", {"large_straight": 50, "five_straight": 21, "chance": 21}),
        # Yatzy 60: six equal; also 5er-Yatzy, Full House, Zwei Drillinge and Drei Paare.
        (
            "222222",
            {
                "three_pairs": 20,
                "two_triplets": 30,
                "full_house": 40,
                "six_of_a_kind": 60,
                "five_of_a_kind": 12,
                "chance": 12,
            },
        ),
        # 5er-Straße: five consecutive faces present, sum of all six dice.
        ("122345", {"five_straight": 17, "chance": 17}),
        ("234566", {"five_straight": 26, "chance": 26}),
        # 5er-Yatzy: five or more equal, sum of all six dice.
        ("333335", {"five_of_a_kind": 20, "chance": 20}),
        # Chance: sum.
        ("112356", {"chance": 18}),
        ("111234", {"chance": 12}),
    ],
)
def test_yatzy_deluxe_figures(roll: str, expected: dict[str, int]) -> None:
    state = throw(roll)
    assert {box: points_for(state, box)[0] for box in scoring(state) if box in FIGURES} == expected


def test_the_upper_section_adds_equal_dice() -> None:
    """1, 1, 1, 2, 2, 5: three points in ones, four in twos, five in fives."""
    state = throw("111225")
    assert [points_for(state, box)[0] for box in ("ones", "twos", "fives")] == [3, 4, 5]


@pytest.mark.parametrize(("ones", "bonus"), [(3, 0), (4, 50), (5, 50)])
def test_bonus_50_from_84(ones: int, bonus: int) -> None:
    """Upper section with bonus 50 from 84."""
    card = card_with(DELUXE, dict(zip([box.id for box in DELUXE.boxes], (ones, 8, 12, 16, 20, 24), strict=False)))
    assert column_sums(DELUXE, card, DELUXE.columns[0]).bonuses == {"upper": bonus}


def test_three_throws_14_turns_maximum_474() -> None:
    """Three throws, 14 turns, maximum 474."""
    assert (DELUXE.turn.throws, DELUXE.turns, DELUXE.max_total) == (3, 14, 474)
    assert len(holding(facing(DELUXE, (1, 1, 2, 3, 4, 6), throws=2))) == 47
    assert not holding(throw("112346"))


def test_start_by_highest_die_with_throw_offs() -> None:
    """Start by highest die with throw-offs."""
    rounds = (4, 4, 1, 2, 6)
    state = replay(new_game(DELUXE, 3), [StartRolled(face) for face in rounds]).final
    assert (state.phase, state.seat) == ("throw", 1)
    assert replay(state, [Rolled((1, 1, 2, 3, 4, 6))]).final.seat == 1
