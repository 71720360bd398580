"""The odds of one turn for one box: the chance to score there, and the mean points, exactly.

Everything is counted in whole numbers. A roll's worth is one whole number that holds two: what is aimed at in front,
what decides between equals behind, both times `unit`, the number of equally likely courses of all throws. Means and
maxima of such numbers keep both parts exact, so the best holds are the best in the aim and then in the tie-break.

What a hold is worth is the mean of adding one more die; the best hold of a roll is found by passing the maximum up the
lattice (design.md, "The solver, in mathematics"). The only source of points are the variant's tables: what the box
gives if the throw is entered there. Other boxes are not looked at, nor bonuses beside the box, weights of columns, and
throws that could be bought or were saved.

>>> from pasch.rules.catalogue import shipped
>>> kniffel = shipped("kniffel")
>>> turn_odds(kniffel, kniffel.box_by_id["five_of_a_kind"]).chance
Fraction(347897, 7558272)
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from operator import mul
from typing import Literal

from pasch.rules.dice import Dice, canonical, face, remainder, sub_multisets
from pasch.rules.dicetext import format_dice
from pasch.rules.document import MAX_THROWS
from pasch.rules.errors import Facts, Problem, Refused
from pasch.rules.names import box_fact
from pasch.rules.tables import FIVE_STATES
from pasch.rules.variant import Box, Variant

Aim = Literal["chance", "mean"]
FiveState = Literal["open", "scored", "struck"]
NumberState = Literal["free", "filled"]
AIMS: tuple[Aim, ...] = ("chance", "mean")

Worth = Sequence[int]
"""What each roll is worth, or each hold."""


@dataclass(frozen=True, slots=True)
class Situation:
    """What the rest of the card decides about the worth of five of a kind (all dice equal).

    Attributes:
        five: what the column's own box for all dice equal holds.
        number: whether the number box for the face shown is free. Where the box asked for is that very box it is free,
            and where the column has none it counts as filled.
    """

    five: FiveState = "open"
    number: NumberState = "free"


EMPTY_CARD = Situation()


@dataclass(frozen=True, slots=True)
class Odds:
    """What a turn offers to somebody who wants only this box, and plays for `aim`.

    Attributes:
        throws: how many throws the turn has; from dice on the table, how many more.
        chance: that the box scores, that is, gives more than 0 points.
        mean: its points on average, 0 where it does not score.
        holds: from dice on the table, all holds that are best in the aim and then in the other figure; all dice stand
            for scoring at once. Empty where the turn begins with a throw of all dice.
    """

    box: Box
    aim: Aim
    throws: int
    chance: Fraction
    mean: Fraction
    holds: tuple[Dice, ...]


def turn_odds(
    variant: Variant,
    box: Box,
    throws: int | None = None,
    dice: Dice | None = None,
    aim: Aim = "chance",
    *,
    situation: Situation = EMPTY_CARD,
    served: bool | None = None,
) -> Odds:
    """The odds of one turn for a box, under the best play for an aim.

    Equally good ways are told apart by the other figure: with the aim ``"chance"`` by the mean, and the reverse.

    Args:
        throws: how many throws are left. None: as many as the variant grants in the box's column, less the one that
            gave `dice`.
        dice: all dice as they lie on the table, none of them put aside yet; None before the first throw.
        served: whether `dice` fell in one throw. None: they did if no throw of the turn can have come before it.

    Raises:
        Refused: there is no such roll, the number of throws is out of range, or the situation cannot be.
    """
    limit = throw_limit(variant, box)
    throws = (limit - (dice is not None)) if throws is None else throws
    check_throws(throws, least=0 if dice is not None else 1)
    check_situation(variant, box, situation)
    plain = points_by_roll(variant, box, situation, served=False)
    sharp = points_by_roll(variant, box, situation, served=True)
    pair = _Pair(aim, variant.dice.number_of_throws(()) ** throws, max(*plain, *sharp))
    turn = _turn(variant, [pair.join(points) for points in plain], [pair.join(points) for points in sharp])
    if dice is None:
        return Odds(box, aim, throws, *pair.split(turn.keep(throws, ())), ())
    roll = _index_of(variant, dice)
    now = turn.sharp if (served if served is not None else throws >= limit - 1) else turn.plain
    values = {canonical(dice): now[roll]} | {hold: turn.keep(throws, hold) for hold in turn.first(dice) if throws}
    best = max(values.values())
    return Odds(box, aim, throws, *pair.split(best), tuple(hold for hold in values if values[hold] == best))


def throw_limit(variant: Variant, box: Box) -> int:
    """How many throws a turn has that ends in this box; none bought or saved."""
    limit = variant.columns[box.column].throws
    return variant.turn.throws if limit is None else min(limit, variant.turn.throws)


def check_throws(throws: int | str, least: int = 1) -> None:
    """Refuses a number of throws out of range.

    Raises:
        Refused: it is not a whole number from `least` to `MAX_THROWS`.
    """
    if isinstance(throws, str) or not least <= throws <= MAX_THROWS:
        raise Refused(Problem("odds-throws", {"found": throws, "least": least, "most": MAX_THROWS}))


def check_situation(variant: Variant, box: Box, situation: Situation) -> None:
    """Refuses a situation that the variant does not know, or in which the box is filled.

    Raises:
        Refused: see above.
    """
    if situation.five != "open" and not variant.tables.has_five:
        raise Refused(Problem("odds-five-unknown", {"variant": variant.names}))
    if situation.number != "free" and not variant.tables.has_number:
        raise Refused(Problem("odds-number-unknown", {"variant": variant.names}))
    if not has_room(variant, box, situation):
        raise Refused(Problem("box-full", {"box": box_fact(variant, box)}))


def has_room(variant: Variant, box: Box, situation: Situation) -> bool:
    """Whether the box can be free in a situation: it is not if it is the five of a kind's, and said to be filled."""
    column = variant.columns[box.column]
    return situation.five == "open" or column.five != box.index or box.entries > 1


def points_by_roll(variant: Variant, box: Box, situation: Situation, *, served: bool) -> Worth:
    """The points that the tables give in a box, by roll; `served` where all dice fell in one throw."""
    tables, column = variant.tables, variant.columns[box.column]
    five = FIVE_STATES.index(situation.five) if column.extra and column.five is not None else 0
    numbers = {variant.boxes[index].number for index in column.boxes}
    served = served and column.served

    def row(number_filled: bool) -> Worth:
        return tables.points[tables.situation(served, five, number_filled)][box.index]

    def is_filled(shown: int) -> bool:
        return shown not in numbers or (situation.number == "filled" and box.number != shown)

    free, filled = row(False), row(True)
    # Only all dice equal are worth something else in another situation, so the first die speaks for all.
    return [(filled if is_filled(face(roll[0])) else free)[index] for index, roll in enumerate(tables.rolls)]


def _index_of(variant: Variant, dice: Dice) -> int:
    index = variant.tables.index_by_roll.get(canonical(dice))
    if index is None:
        allowed = " + ".join(" ".join(str(face(code)) for code in kind) for kind in variant.dice.codes_by_kind)
        facts: Facts = {"found": format_dice(canonical(dice)), "count": variant.dice.count, "allowed": allowed}
        raise Refused(Problem("no-such-roll", facts))
    return index


class _Pair:
    """Two figures of a roll in one whole number, so that comparing and adding it does both at once."""

    def __init__(self, aim: Aim, unit: int, most: int) -> None:
        self._aim, self._unit = aim, unit
        self._wide = unit * (most + 1) + 1  # More than any figure behind can become.

    def join(self, points: int) -> int:
        """The worth of so many points."""
        scores = int(points > 0)
        front, behind = (scores, points) if self._aim == "chance" else (points, scores)
        return self._unit * (front * self._wide + behind)

    def split(self, worth: int) -> tuple[Fraction, Fraction]:
        """Chance and mean."""
        front, behind = (Fraction(part, self._unit) for part in divmod(worth, self._wide))
        return (front, behind) if self._aim == "chance" else (behind, front)


class _Turn(ABC):
    """A turn in which every roll may be entered, or thrown on while a throw is left.

    Attributes:
        plain: what each roll is worth when some dice lay still in the last throw.
        sharp: the same when all dice fell together.
    """

    def __init__(self, lattice: "_Lattice", plain: Worth, sharp: Worth) -> None:
        self._lattice, self.plain, self.sharp = lattice, plain, sharp

    @abstractmethod
    def keep(self, throws: int, hold: Dice) -> int:
        """What it is worth to throw all dice but these, with so many throws left."""

    def first(self, dice: Dice) -> Iterator[Dice]:
        """What may stay on the table after the first throw."""
        yield from self._lattice.staying((), dice)


class _FreeTurn(_Turn):
    """A turn in which any dice may be thrown again."""

    def __init__(self, lattice: "_Lattice", plain: Worth, sharp: Worth) -> None:
        super().__init__(lattice, plain, sharp)
        self._by_throws = [lattice.means(plain, sharp)]

    def keep(self, throws: int, hold: Dice) -> int:
        """See `_Turn.keep`."""
        while len(self._by_throws) < throws:
            best = self._lattice.best(self._by_throws[-1])
            plain, sharp = list(map(max, self.plain, best)), list(map(max, self.sharp, best))
            self._by_throws.append(self._lattice.means(plain, sharp))
        return self._by_throws[throws - 1][self._lattice.index_by_hold[hold]]


class _LockedTurn(_Turn):
    """A turn in which dice put aside stay there."""

    def __init__(self, lattice: "_Lattice", plain: Worth, sharp: Worth) -> None:
        super().__init__(lattice, plain, sharp)
        self._kept = cache(self._keep)

    def keep(self, throws: int, hold: Dice) -> int:
        """See `_Turn.keep`."""
        return self._kept(throws, hold)

    def _keep(self, throws: int, hold: Dice) -> int:
        ending = self.plain if hold else self.sharp
        total = number = 0
        for roll, ways, staying in self._lattice.fallen(hold):
            worth = ending[roll]
            if throws > 1 and staying:
                worth = max(worth, max(self.keep(throws - 1, later) for later in staying))
            total += ways * worth
            number += ways
        return total // number


class _Lattice:
    """The holds of a variant's dice, joined by adding or taking one die; exact, for worths that divide evenly."""

    def __init__(self, variant: Variant) -> None:
        tables, self._dice = variant.tables, variant.dice
        self._aside = variant.turn.put_aside
        self.index_by_hold: Mapping[Dice, int] = {hold: index for index, hold in enumerate(tables.holds)}
        self._lower = len(tables.holds) - len(tables.rolls)
        self._ways = tables.ways
        self._grown = [self._growth(hold) for hold in tables.holds[: self._lower]]
        self._lesser = [self._parts(hold) for hold in tables.holds]
        self.fallen = cache(self._fallen)

    def means(self, plain: Worth, sharp: Worth) -> list[int]:
        """What throwing the dice that each hold lacks is worth, by hold; `sharp` counts where all are thrown."""
        values = [0] * self._lower + list(plain)
        for index in range(self._lower - 1, -1, -1):
            grown = self._grown[index]
            values[index] = sum([values[more] for more in grown]) // len(grown)
        values[0] = sum(map(mul, sharp, self._ways)) // sum(self._ways)
        return values

    def best(self, by_hold: Worth) -> list[int]:
        """By roll, the highest value among its holds; all dice are no hold."""
        highest = [*by_hold[: self._lower], *[-1] * len(self._ways)]
        for index, lesser in enumerate(self._lesser[1:], 1):
            highest[index] = max(highest[index], *[highest[less] for less in lesser])
        return highest[self._lower :]

    def staying(self, hold: Dice, fallen: Dice) -> list[Dice]:
        """What may stay on the table for the next throw, where `hold` must."""
        parts = sub_multisets(canonical(fallen))[:-1]
        return [canonical(hold + part) for part in parts if len(part) >= self._aside]

    def _growth(self, hold: Dice) -> list[int]:
        kind = next(kind for kind, count in enumerate(self._dice.missing(hold)) if count)
        return [self.index_by_hold[canonical((*hold, code))] for code in self._dice.codes_by_kind[kind]]

    def _parts(self, hold: Dice) -> list[int]:
        return sorted({self.index_by_hold[hold[:place] + hold[place + 1 :]] for place in range(len(hold))})

    def _fallen(self, hold: Dice) -> list[tuple[int, int, list[Dice]]]:
        """Every roll, by index, that throwing the missing dice may give, its ways, and what may stay then."""
        first_roll = self._lower
        return [
            (self.index_by_hold[roll] - first_roll, ways, self.staying(hold, remainder(roll, hold)))
            for roll, ways in self._dice.thrown(hold)
        ]


@lru_cache(maxsize=16)
def _lattice_of(variant: Variant) -> _Lattice:
    return _Lattice(variant)


def _turn(variant: Variant, plain: Worth, sharp: Worth) -> _Turn:
    kind = _FreeTurn if variant.turn.release else _LockedTurn
    return kind(_lattice_of(variant), plain, sharp)
