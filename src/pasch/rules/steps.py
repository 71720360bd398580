"""What a bonus counts: by how much an entry moves it, for each kind of bonus."""

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
"""By how much an entry of so many points moves a bonus: more points by no less, unless strikes are counted, which have
none.
"""


def number_of(count: Count) -> int:
    """What a kind is in hashes, where the first two stand as false and true."""
    place = list(STEPS).index(count)
    return place if place > 1 else bool(place)
