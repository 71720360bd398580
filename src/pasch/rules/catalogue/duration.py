"""Estimated duration of a game at a table with friends."""

from math import ceil

from pasch.rules.variant.variant import Variant

# Our own estimate, 40 seconds for a turn of three throws; not measured.
SECONDS_TO_WRITE, SECONDS_TO_THROW = 10, 10


def minutes(variant: Variant) -> int:
    """Returns the minutes of a game per player, rounded up, if every throw is used."""
    most = variant.turn.throws
    throws = sum(box.entries * min(variant.columns[box.column].throws or most, most) for box in variant.boxes)
    return ceil(minutes_of(variant.turns, throws))


def minutes_of(turns: int, throws: float) -> float:
    """Returns the minutes of these turns, with this number of throws in all."""
    return (turns * SECONDS_TO_WRITE + throws * SECONDS_TO_THROW) / 60
