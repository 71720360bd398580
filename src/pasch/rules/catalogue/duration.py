"""How long a game takes: what a turn takes at a table with friends, by our estimate."""

from math import ceil

from pasch.rules.variant.variant import Box, Variant

SECONDS_TO_WRITE, SECONDS_TO_THROW = 10, 10
"""So 40 seconds for a turn of three throws."""


def minutes(variant: Variant) -> int:
    """About how long a game takes for each person who plays, if every throw is used."""
    throws = sum(box.entries * _throws(variant, box) for box in variant.boxes)
    return ceil(minutes_of(variant.turns, throws))


def minutes_of(turns: int, throws: float) -> float:
    """The same for so many turns with so many throws in all."""
    return (turns * SECONDS_TO_WRITE + throws * SECONDS_TO_THROW) / 60


def _throws(variant: Variant, box: Box) -> int:
    return min(variant.columns[box.column].throws or variant.turn.throws, variant.turn.throws)
