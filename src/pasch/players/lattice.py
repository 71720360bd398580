"""The lattice of holds: everything that may lie on the table, joined by adding or taking one die.

A hold is worth the mean of adding one more die, so no matrix of holds by rolls is needed; the best hold of a roll is
found by passing the maximum up the lattice (design.md, "The solver, in mathematics"). Nothing here knows boxes or
cards: worth by roll goes in, worth by hold comes out.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import itemgetter, mul

from pasch.rules.dice import Dice, remainder, sub_multisets
from pasch.rules.variant import Variant

Pick = Callable[[Sequence[float]], tuple[float, ...]]
"""Takes the values at some indices out of a list."""


class Lattice:
    """The holds of a variant's dice.

    Attributes:
        index_by_hold: every hold, fewer dice first; the rolls come last, in the order of the tables.
        lower: how many holds lack dice; rolls have the indices from here on.
    """

    def __init__(self, variant: Variant) -> None:
        tables, self._dice = variant.tables, variant.dice
        self.index_by_hold = {hold: index for index, hold in enumerate(tables.holds)}
        self.lower = len(tables.holds) - len(tables.rolls)
        self._ways = tables.ways
        self._aside = variant.turn.put_aside
        self._throws = sum(tables.ways)
        self._grown: list[tuple[Pick, int]] = [self._growth(hold) for hold in tables.holds[: self.lower]]
        self._parts: list[Pick] = [self._lesser(hold) for hold in tables.holds[1:]]
        self.fallen = cache(self._fallen)

    def mean(self, worth: Sequence[float]) -> float:
        """What throwing all dice is worth, when each roll is worth this."""
        return float(sum(map(mul, worth, self._ways))) / self._throws

    def means(self, worth: Sequence[float]) -> list[float]:
        """What throwing the dice that each hold lacks is worth, by hold, when each roll is worth this by roll."""
        values = [0.0] * self.lower + list(worth)
        for index in range(self.lower - 1, -1, -1):
            pick, faces = self._grown[index]
            values[index] = sum(pick(values)) / faces
        return values

    def best(self, values: Sequence[float]) -> list[float]:
        """By roll, the highest value among its holds; all dice are no hold."""
        highest = list(values)
        highest[self.lower :] = [float("-inf")] * len(self._ways)
        for index, pick in enumerate(self._parts, 1):
            most = max(pick(highest))
            if most > highest[index]:
                highest[index] = most
        return highest[self.lower :]

    def _growth(self, hold: Dice) -> tuple[Pick, int]:
        kind = next(kind for kind, count in enumerate(self._dice.missing(hold)) if count)
        codes = self._dice.codes_by_kind[kind]
        return self._picking([tuple(sorted((*hold, code))) for code in codes]), len(codes)

    def _lesser(self, hold: Dice) -> Pick:
        return self._picking([hold[:place] + hold[place + 1 :] for place in range(len(hold))])

    def _picking(self, holds: Sequence[Dice]) -> Pick:
        indices = sorted({self.index_by_hold[hold] for hold in holds})
        # Taking one index out gives a bare value: take it twice and always get a tuple.
        return itemgetter(*(indices if len(indices) > 1 else indices * 2))

    def _fallen(self, hold: Dice) -> list[tuple[int, int, list[Dice]]]:
        """Every roll by its index that throwing the missing dice may give, its ways, and what may stay then where
        `hold` must: the holds with it and as many more dice as the rules ask.
        """
        return [
            (self.index_by_hold[roll] - self.lower, ways, self._staying(hold, remainder(roll, hold)))
            for roll, ways in self._dice.thrown(hold)
        ]

    def _staying(self, hold: Dice, fallen: Dice) -> list[Dice]:
        return [tuple(sorted(hold + part)) for part in sub_multisets(fallen)[:-1] if len(part) >= self._aside]


@lru_cache(maxsize=32)
def lattice_of(variant: Variant) -> Lattice:
    """The lattice of a variant, built once."""
    return Lattice(variant)
