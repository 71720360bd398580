"""Seats of dice on the table: a held die keeps its seat, and thrown dice fill the free seats."""

from collections.abc import Sequence

from pasch.rules.dice.multisets import Dice, remainder
from pasch.rules.game.events import Bought, Event, Held, Rolled, Scored, StartRolled, Struck

Seats = tuple[int, ...]
"""Code of the die on each seat."""


def seat_throw(before: Seats, lay: Sequence[bool], held: Dice, roll: Dice) -> tuple[Seats, tuple[bool, ...]]:
    """The seats after a throw.

    Args:
        before: the seats before it; empty for a turn's first throw.
        lay: True for seats whose die was held already; of equal dice those stay first, then the ones further left.
        held: the dice that stayed.
        roll: what all dice show now.

    Returns:
        The code on each seat, and True for dice that were held.
    """
    kept = [False] * len(roll)
    preferred = sorted(range(len(before)), key=lambda seat: not lay[seat])
    for code in held:
        kept[next(seat for seat in preferred if before[seat] == code and not kept[seat])] = True
    fallen = iter(remainder(roll, held))
    return tuple(before[seat] if still else next(fallen) for seat, still in enumerate(kept)), tuple(kept)


def seats_of_turn(events: Sequence[Event]) -> tuple[Seats, tuple[bool, ...]]:
    """Returns the seats after these events of a game; empty before a turn's first throw."""
    seats: Seats = ()
    kept: tuple[bool, ...] = ()
    held: Dice = ()
    for event in events:
        match event:
            case Rolled(dice):
                seats, kept = seat_throw(seats, kept, held, dice)
            case Held(dice) | Bought(dice):
                held = dice
            case Scored() | Struck() | StartRolled():
                seats, kept, held = (), (), ()
    return seats, kept
