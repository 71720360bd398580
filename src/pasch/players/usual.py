"""What a box usually brings: the points to expect from it while the game still leaves some choice of the moment.

Aiming whole turns at nothing but one box brings ``v_1`` on average; who may throw the points away and try again, up to
k turns in all, brings ``v_k``, the value of one turn in which every roll is worth ``max(points, v_{k-1})``. In a game
turns serve many boxes at once, and a bad one is spent elsewhere: this works like some number of tries for each, which
grows with the boxes still open. Everything here is computed from the tables and kept for the life of the process.
"""

from dataclasses import dataclass
from functools import lru_cache

from pasch.players.lattice import lattice_of
from pasch.rules.patterns import Row
from pasch.rules.variant import Box, Variant

MOST_TRIES = 6
_ASIDE_THROWS = 3
"""A turn in which dice must go aside for good is about as strong as this many free throws."""


@dataclass(frozen=True, slots=True)
class Usual:
    """What an entry brings: its mean, and the variance around it."""

    mean: float
    variance: float


def usual(variant: Variant, box: Box, tries: float) -> Usual:
    """What an entry of this box brings with so many tries, fractions interpolated."""
    tries = min(max(tries, 1.0), MOST_TRIES)
    means = tries_of(variant, _row(variant, box), throws(variant, box), variant.columns[box.column].announce)
    whole = int(tries)
    mean = means[whole - 1]
    if tries > whole:
        mean += (tries - whole) * (means[whole] - mean)
    return Usual(mean, _variance(variant, box, mean))


def chance_to_score(variant: Variant, box: Box, tries: float) -> float:
    """The probability that an entry of this box scores at all with so many tries."""
    row = _row(variant, box)
    scores = tuple(int(points > 0) for points in row)
    tries = min(max(tries, 1.0), MOST_TRIES)
    return tries_of(variant, scores, throws(variant, box), False)[round(tries) - 1]


def throws(variant: Variant, box: Box) -> int:
    """How many throws a turn that aims at this box has."""
    most = _ASIDE_THROWS if variant.turn.put_aside else variant.turn.throws
    limit = variant.columns[box.column].throws
    return min(most, variant.turn.throws, limit or variant.turn.throws)


@lru_cache(maxsize=4096)
def tries_of(variant: Variant, row: Row, throws: int, announced: bool) -> tuple[float, ...]:
    """The mean points of one, two … tries with a box that gives these points by roll.

    Args:
        throws: throws of each turn.
        announced: whether a try is given up after its first throw rather than after its last.
    """
    means: list[float] = []
    floor = 0.0
    for _ in range(MOST_TRIES):
        floor = _one_turn(variant, row, throws, floor, announced)
        means.append(floor)
    return tuple(means)


def _one_turn(variant: Variant, row: Row, throws: int, floor: float, early: bool) -> float:
    lattice = lattice_of(variant)
    ending = [points if early else max(points, floor) for points in row]
    worth = ending
    for _ in range(throws - 1):
        worth = list(map(max, ending, lattice.best(lattice.means(worth))))
    return lattice.mean([max(value, floor) for value in worth])


def _row(variant: Variant, box: Box) -> Row:
    return variant.tables.points[0][box.index]


@lru_cache(maxsize=4096)
def _most(variant: Variant, box: int) -> int:
    return max(variant.tables.points[0][box])


def _variance(variant: Variant, box: Box, mean: float) -> float:
    """That of dice which match or not for a number box, of all or nothing for any other."""
    spread = mean * max(_most(variant, box.index) - mean, 0.0)
    return spread / variant.dice.count if box.number is not None else spread
