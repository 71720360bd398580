"""The lattice of holds: everything that may lie on the table, joined by adding or taking one die.

The value of a hold is the mean over adding one die, so no matrix of holds by rolls is needed; the best hold of a roll
is found by passing the maximum up the lattice (see docs/solver-methods.md). Nothing here knows boxes or cards: values
by roll go in, values by hold come out. They may be whole numbers, which stay exact where they divide evenly.
"""

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter, mul, truediv
from typing import NamedTuple, Protocol, TypeVar

from pasch.rules.dice.multisets import Dice, canonical, remainder, sub_multisets
from pasch.rules.variant.variant import Variant, cached_per_variant

N = TypeVar("N", int, float)


class Pick(Protocol):
    """Picks the values of some holds from a list."""

    def __call__(self, values: Sequence[N], /) -> tuple[N, ...]: ...


class RolledDice(NamedTuple):
    """A roll that throwing the dice which a hold lacks may give.

    Attributes:
        roll: its index among the rolls. ways: number of equally likely throws with it.
        staying: indices of what may stay on the table then: the hold and dice that go aside, but not all.
    """

    roll: int
    ways: int
    staying: tuple[int, ...]


class HoldLattice:
    """The holds of a variant's dice, by their index in `holds`; rolls by their index in the tables.

    Attributes:
        holds: everything that may lie on the table: fewer dice first, then ascending; the rolls come last.
        index_by_hold: the place of each.
        first_roll: how many holds lack dice; the rolls begin here.
        grown: for each hold that lacks dice, what adding one die may give, each as likely as the others.
        lesser: for each hold, what taking one die from it gives, each once, ascending.
        fallen: for a hold that lacks dice, every roll that throwing them may give.
    """

    def __init__(self, variant: Variant) -> None:
        tables, self._dice = variant.tables, variant.dice
        self._ways, self._throws, self._aside = tables.ways, sum(tables.ways), variant.turn.put_aside
        self.holds = tables.holds
        self.index_by_hold = {hold: index for index, hold in enumerate(self.holds)}
        self.first_roll = len(tables.holds) - len(tables.rolls)
        self.grown = [self._growth(hold) for hold in self.holds[: self.first_roll]]
        self.lesser = [self._parts(hold) for hold in self.holds]
        self.fallen = cache(self._fallen)
        # Pickers of neighbours: of a hold with one die more; of a hold itself and with one die less; of a roll with one
        # die less, as a roll itself is no hold.
        self._growing = [(_pick(grown), len(grown)) for grown in self.grown]
        self._own = [_pick((index, *self.lesser[index])) for index in range(self.first_roll)]
        self._below = [_pick(lesser) for lesser in self.lesser[self.first_roll :]]

    def mean(self, by_roll: Sequence[N], divide: Callable[[N, int], N] = truediv) -> N:
        """Returns the mean over all throws of all dice, given the value of each roll."""
        return divide(sum(map(mul, by_roll, self._ways)), self._throws)

    def means(self, by_roll: Sequence[N], divide: Callable[[N, int], N] = truediv) -> list[N]:
        """Returns the value of throwing the missing dice, by hold, given the value of each roll; rolls come last.

        Args:
            divide: computes a mean from a sum and a number.
        """
        # V(h) = mean over the codes of one missing die of V(h + code). Larger holds have higher indices, so the values
        # that a hold needs are there when it is reached from the end.
        values = [by_roll[0]] * self.first_roll + list(by_roll)
        for index in range(self.first_roll - 1, -1, -1):
            pick, faces = self._growing[index]
            values[index] = divide(sum(pick(values)), faces)
        return values

    def best(self, by_hold: Sequence[N]) -> list[N]:
        """Returns the highest value among the holds of each roll; all dice are no hold."""
        # B(h) = max(V(h), max of B(h - die)), smaller holds first: the best of all sub-multisets in one pass.
        highest = list(by_hold[: self.first_roll])
        for index, pick in enumerate(self._own):
            highest[index] = max(pick(highest))
        return [max(pick(highest)) for pick in self._below]

    def _growth(self, hold: Dice) -> tuple[int, ...]:
        # Kinds are thrown one after the other: the mean does not depend on the order of the dice.
        kind = next(kind for kind, count in enumerate(self._dice.missing(hold)) if count)
        return tuple(self.index_by_hold[canonical((*hold, code))] for code in self._dice.codes_by_kind[kind])

    def _parts(self, hold: Dice) -> tuple[int, ...]:
        return tuple(sorted({self.index_by_hold[hold[:place] + hold[place + 1 :]] for place in range(len(hold))}))

    def _fallen(self, hold: int) -> list[RolledDice]:
        dice = self.holds[hold]
        return [
            RolledDice(self.index_by_hold[roll] - self.first_roll, ways, self._staying(dice, remainder(roll, dice)))
            for roll, ways in self._dice.thrown(dice)
        ]

    def _staying(self, hold: Dice, fallen: Dice) -> tuple[int, ...]:
        parts = [part for part in sub_multisets(fallen)[:-1] if len(part) >= self._aside]
        return tuple(self.index_by_hold[canonical(hold + part)] for part in parts)


def _pick(places: tuple[int, ...]) -> Pick:
    # Taking one place out gives a bare value: take it twice and always get a tuple.
    return itemgetter(*(places if len(places) > 1 else places * 2))


@cached_per_variant
def lattice_of(variant: Variant) -> HoldLattice:
    """The lattice of a variant, built once."""
    return HoldLattice(variant)
