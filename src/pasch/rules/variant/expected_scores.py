"""Expected score of a box while the game still leaves some choice of when to fill it.

Turns aimed at one box alone score ``v_1`` on average. If the points may be thrown away for another try, up to k turns
in all, they score ``v_k``: the value of one turn in which every roll has the value ``max(points, v_{k-1})``. In a game,
turns serve many boxes and a bad one is spent elsewhere; this works like a number of tries for each box that grows with
the boxes still open. Computed from the tables alone, and sent along with them.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from pasch.rules.variant.hold_lattice import HoldLattice, lattice_of
from pasch.rules.variant.patterns import Row
from pasch.rules.variant.variant import Box, Variant, cached_per_variant

MOST_TRIES = 6
# With more holds (eight dice), a further try is given up only after its first throw, or if it scores nothing in the
# end. A little is lost, and hundreds of passes through all holds are saved.
MOST_HOLDS = 2_000
# A turn in which dice must go aside for good is about as strong as this many free throws.
_ASIDE_THROWS = 3
Tries = tuple[float, ...]
"""Mean of one, two … tries."""


@dataclass(frozen=True, slots=True)
class ExpectedScores:
    """Expected results of turns aimed at one box.

    Attributes:
        points: the mean points over those of a strike. scores: the probability to score at all.
        throw: points gained by one more throw in one try; 0 if throws cannot be saved.
    """

    points: Tries
    scores: Tries
    throw: float


@cached_per_variant
def usual_of(variant: Variant) -> tuple[ExpectedScores, ...]:
    """Computes the expected scores of each box."""
    lattice, tries = lattice_of(variant), cache(_tries)

    def found(box: Box) -> ExpectedScores:
        most, limit = variant.turn.throws, variant.columns[box.column].throws or variant.turn.throws
        throws = min(most, limit, _ASIDE_THROWS if variant.turn.put_aside else most)
        rows = _by_throws(variant, box, throws + 1)
        if variant.columns[box.column].served_only:
            return _of_all_dice(lattice, rows, throws)
        announced, best = variant.columns[box.column].announce, max(rows[0])
        scores = tries(lattice, _reduce(tuple(int(points > 0) for points in row) for row in rows), throws, False)
        # A box that pays one amount or nothing scores that amount times its probability.
        if announced or len(rows) > 1 or not {*rows[0]} <= {0, best}:
            points = tries(lattice, rows, throws, announced, 0.0 if announced else 1 - scores[0])
        else:
            points = tuple(best * chance for chance in scores)
        more = 0.0
        if variant.turn.save:
            more = tries(lattice, rows, throws + 1, False)[0] - tries(lattice, rows, throws, False)[0]
        return ExpectedScores(points, scores, more)

    return tuple(map(found, variant.boxes))


def _by_throws(variant: Variant, box: Box, throws: int) -> tuple[Row, ...]:
    tables = variant.tables
    used, served = range(1, 1 + min(throws, tables.throw_classes)), variant.columns[box.column].served_only
    rows = (tables.points[tables.situation(served, 0, False, number)][box.index] for number in used)
    return _reduce(tuple(points - box.struck for points in row) for row in rows) if box.struck else _reduce(rows)


def _of_all_dice(lattice: HoldLattice, rows: tuple[Row, ...], throws: int) -> ExpectedScores:
    # Only rolls of all dice score, so each throw of a turn is a new try.
    def tries(rows: Sequence[Sequence[float]]) -> Tries:
        means: list[float] = []
        value = 0.0
        for _ in range(MOST_TRIES):
            for used in range(throws, 0, -1):
                value = lattice.mean([max(points, value) for points in rows[min(used, len(rows)) - 1]])
            means.append(value)
        return tuple(means)

    return ExpectedScores(tries(rows), tries([[float(points > 0) for points in row] for row in rows]), 0.0)


def _reduce(rows: Iterable[Row]) -> tuple[Row, ...]:
    found = tuple(rows)
    return found[:1] if len({*found}) == 1 else found


def _tries(lattice: HoldLattice, rows: tuple[Row, ...], throws: int, announced: bool, misses: float = 0.0) -> Tries:
    # rows: by number of throws used, points by roll; the last row holds for all further throws.
    # announced: a try is given up after its first throw, not after its last. misses: probability of scoring nothing.
    first = _after_a_throw(lattice, rows, throws)
    means = [lattice.mean(first)]
    all_or_nothing = len(rows) == 1 and {*rows[0]} <= {0, 1}
    while len(means) < MOST_TRIES:
        floor = means[-1]
        if not announced and all_or_nothing:
            # All or nothing: the alternative does not change the best play for it. v_k = p + (1 - p) v_{k-1}.
            means.append(means[0] + (1 - means[0]) * floor)
        elif announced or len(lattice.holds) > MOST_HOLDS:
            given_up = lattice.mean([max(value, floor) for value in first])
            means.append(max(given_up, means[0] + misses * floor))
        else:
            floored = [[max(points, floor) for points in row] for row in rows]
            means.append(lattice.mean(_after_a_throw(lattice, floored, throws)))
    return tuple(means)


def _after_a_throw(lattice: HoldLattice, rows: Sequence[Sequence[float]], throws: int) -> Sequence[float]:
    # Bellman: V_t(roll) = max(points_t(roll), max over holds of the mean of V_{t+1}), backward from the last throw.
    values = rows[min(throws, len(rows)) - 1]
    for used in range(throws - 1, 0, -1):
        values = list(map(max, rows[min(used, len(rows)) - 1], lattice.best(lattice.means(values))))
    return values
