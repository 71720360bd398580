"""Held dice keep their seats; thrown dice fill the others."""

from pasch import Bought, Held, Rolled, Scored, StartRolled
from pasch.play.dice.dice_seating import seats_of_turn
from pasch.rules.game.events import Event


def test_before_a_throw_no_dice_lie_on_the_table() -> None:
    assert seats_of_turn(()) == ((), ())
    assert seats_of_turn([StartRolled(3), Rolled((1, 1, 1, 1, 2)), Scored("ones")]) == ((), ())


def test_held_dice_keep_their_seats() -> None:
    seats, lay = seats_of_turn([Rolled((1, 3, 4, 4, 6)), Held((4, 4)), Rolled((2, 2, 4, 4, 5))])
    assert seats == (2, 2, 4, 4, 5)
    assert lay == (False, False, True, True, False)


def test_of_equal_dice_those_stay_that_lay_before() -> None:
    events: list[Event] = [
        Rolled((1, 3, 4, 4, 6)),
        Held((4, 4)),
        Rolled((4, 4, 4, 5, 5)),
        Bought((4, 4)),
        Rolled((1, 1, 1, 4, 4)),
    ]
    seats, lay = seats_of_turn(events)
    assert seats[2:4] == (4, 4)
    assert lay == (False, False, True, True, False)
