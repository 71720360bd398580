"""Kinds of counting for bonuses: how much an entry adds, and how weights apply."""

from collections.abc import Callable, Mapping
from typing import Annotated, Literal

from pydantic import Field

Count = Annotated[
    Literal["points", "entries", "strikes"],
    Field(description="what adds up: their points, or how many entries scored, or were struck"),
]

STEPS: Mapping[Count, Callable[[int], int]] = {
    "points": lambda points: points,
    "entries": lambda points: int(points > 0),
    "strikes": lambda points: int(points == 0),
}
"""Contribution to a bonus of an entry with so many points more than a strike; non-decreasing, except for strikes."""


def weighted_points(points: int, weight: float) -> int:
    """Returns points times a weight; half a point counts as one.

    Entries and bonuses are each counted like this, so that totals are whole, and no part of one depends on another.
    """
    return -(-points * int(2 * weight) // 2)


def number_of(count: Count) -> int:
    """Returns the number of a kind in hashes."""
    # The key was a boolean when there were two kinds; its JSON must stay false and true for these.
    place = list(STEPS).index(count)
    return place if place > 1 else bool(place)
