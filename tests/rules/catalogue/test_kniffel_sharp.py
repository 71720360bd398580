"""`kniffel-sharp`: figures count double if all five final dice fell in one throw."""

import pytest

from pasch import GameState, Held, Rolled, shipped
from pasch.rules.game.events import Event
from pasch.rules.game.state import new_game
from pasch.testing import facing, points_for, replay, scoring

SHARP = shipped("kniffel-sharp")
TOGETHER = ()


def together(roll: str, filled: dict[str, int] | None = None) -> GameState:
    return facing(SHARP, [int(face) for face in roll], filled, lay=TOGETHER)


def apart(roll: str, filled: dict[str, int] | None = None) -> GameState:
    faces = [int(face) for face in roll]
    return facing(SHARP, faces, filled, lay=(faces[0],))


@pytest.mark.parametrize(
    ("roll", "box", "points"),
    [
        ("55521", "three_of_a_kind", 18),
        ("55552", "four_of_a_kind", 22),
        ("33322", "full_house", 25),
        ("12346", "small_straight", 30),
        ("12345", "small_straight", 30),
        ("12345", "large_straight", 40),
        ("44444", "five_of_a_kind", 50),
        ("44444", "three_of_a_kind", 20),
    ],
)
def test_figures_count_double_when_all_dice_fell_together(roll: str, box: str, points: int) -> None:
    """Dreierpasch, Viererpasch, Full House, both straights and Kniffel count double when the final dice fell together
    in one throw of all five. Holding back even one die ends it."""
    assert points_for(together(roll), box) == (2 * points, 0)
    assert points_for(apart(roll), box) == (points, 0)


@pytest.mark.parametrize(
    ("box", "points"), [("ones", 1), ("twos", 2), ("threes", 3), ("fours", 4), ("fives", 5), ("chance", 15)]
)
def test_number_boxes_and_chance_are_never_doubled(box: str, points: int) -> None:
    """Number boxes, Chance … are never doubled."""
    assert points_for(together("12345"), box) == points_for(apart("12345"), box) == (points, 0)


@pytest.mark.parametrize("five", [50, 100])
def test_the_flat_100_is_never_doubled(five: int) -> None:
    """Number boxes, Chance, the flat 100 and the bonus are never doubled. "With 50 in the box" means scored: under
    sharp rules it may hold 100."""
    for state in (together("66666", {"five_of_a_kind": five}), apart("66666", {"five_of_a_kind": five})):
        assert points_for(state, "three_of_a_kind") == (100, 0)
        assert points_for(state, "chance") == (100, 0)
        assert points_for(state, "full_house") == (100, 0)
        assert points_for(state, "sixes") == (30, 100)


def test_a_kniffel_used_as_full_house_is_doubled() -> None:
    """A Kniffel used as Full House (25) is."""
    assert points_for(together("66666", {"five_of_a_kind": 0}), "full_house") == (50, 0)
    assert points_for(apart("66666", {"five_of_a_kind": 0}), "full_house") == (25, 0)


ALL_BACK: list[Event] = [
    Rolled((1, 2, 2, 4, 6)),
    Held((2, 2)),
    Rolled((2, 2, 3, 4, 6)),
    Held(()),
    Rolled((2, 2, 2, 3, 3)),
]


@pytest.mark.parametrize(
    ("events", "points"),
    [
        # The first throw. Stopping keeps it.
        ([Rolled((2, 2, 2, 3, 3))], 50),
        # Or a later one for which all five went back into the cup.
        (ALL_BACK, 50),
        ([Rolled((1, 2, 2, 4, 6)), Held(()), Rolled((2, 2, 2, 3, 3))], 50),
        # Holding back even one die ends it.
        ([Rolled((1, 2, 2, 4, 6)), Held((2,)), Rolled((2, 2, 2, 3, 3))], 25),
        ([*ALL_BACK[:3], Held((2, 2)), Rolled((2, 2, 2, 3, 3))], 25),
        ([*ALL_BACK[:1], Held(()), ALL_BACK[2], Held((2,)), Rolled((2, 2, 2, 3, 3))], 25),
    ],
)
def test_thrown_together_in_the_first_or_a_later_throw(events: list[Event], points: int) -> None:
    assert points_for(replay(new_game(SHARP), events).final, "full_house") == (points, 0)


def test_the_rest_is_kniffel_100() -> None:
    """`kniffel-100` plus."""
    plain, sharp = shipped("kniffel-100"), SHARP
    assert [box.id for box in plain.boxes] == [box.id for box in sharp.boxes]
    for roll in plain.tables.rolls:
        for five in (0, 50):
            filled = {"five_of_a_kind": five}
            state, same = facing(plain, roll, filled), facing(sharp, roll, filled, lay=roll[:1])
            assert [points_for(state, box) for box in scoring(state)] == [
                points_for(same, box) for box in scoring(same)
            ]
