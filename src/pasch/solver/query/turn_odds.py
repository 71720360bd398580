"""Exact odds of one turn for one box: the probability of scoring, and the mean points.

All counts are whole numbers. The value of a roll is a number that holds two: the aim in front, the tie-breaker behind,
both times `unit`, the number of equally likely sequences of throws. Means and maxima of such numbers keep both parts
exact, so the best holds are the best by aim and then by tie-breaker.

The points of a roll come from the rules, on a card with only the situation filled. Extra points, weights of columns,
and bought or saved throws are ignored.

>>> from pasch.rules.catalogue.shipped_variants import shipped
>>> kniffel = shipped("kniffel")
>>> turn_odds(kniffel, kniffel.box_by_id["five_of_a_kind"]).chance
Fraction(347897, 7558272)
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from operator import floordiv
from typing import Literal

from pasch.rules.dice.dice_notation import format_dice
from pasch.rules.dice.multisets import Dice, canonical, face
from pasch.rules.document.value_types import MAX_THROWS
from pasch.rules.errors import Facts, IllegalActionError, Problem
from pasch.rules.game.card import Card, empty_card
from pasch.rules.game.state import GameState, Turn
from pasch.rules.game.turn import column_entries, entries_held
from pasch.rules.variant.box_names import box_fact
from pasch.rules.variant.hold_lattice import HoldLattice, lattice_of
from pasch.rules.variant.tables import Tables
from pasch.rules.variant.variant import Box, Variant

Aim = Literal["chance", "mean"]
FiveState = Literal["open", "scored", "struck"]
NumberState = Literal["free", "filled"]
AIMS: tuple[Aim, ...] = ("chance", "mean")

Values = Sequence[int]
"""Values by roll or by hold."""
# Placeholder for dice that were kept, where only that fact matters.
_SOME: Dice = (0,)


@dataclass(frozen=True, slots=True)
class OddsSituation:
    """State of the rest of the card, as far as five of a kind depends on it.

    Attributes:
        five: state of the column's five-of-a-kind box.
        number: whether the number box for the face is free. If the box asked for is that box, it is free; if the column
            has none, it counts as filled.
    """

    five: FiveState = "open"
    number: NumberState = "free"


EMPTY_CARD = OddsSituation()


@dataclass(frozen=True, slots=True)
class Odds:
    """Odds of a turn played only for this box and for `aim`.

    Attributes:
        throws: number of throws of the turn; from dice on the table, of further throws.
        chance: probability that the box scores.
        mean: its mean points, where it does not score those of a strike.
        holds: from dice on the table, all holds that are best by aim and then by the other figure; all dice mean
            scoring now. Empty where the turn begins with a throw of all dice.
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
    situation: OddsSituation = EMPTY_CARD,
    served: bool | None = None,
) -> Odds:
    """Returns the odds of one turn for a box under the best play for an aim.

    Ties are broken by the other figure: with the aim ``"chance"`` by the mean, and the reverse.

    Args:
        throws: number of throws left. None: as many as the variant grants in the box's column, minus the one that
            gave `dice`.
        dice: all dice on the table, none of them put aside yet; None before the first throw.
        served: whether `dice` fell in one throw. None: true if no throw of the turn can have come before.

    Raises:
        IllegalActionError: There is no such roll, the number of throws is out of range, or the situation is impossible.
    """
    limit = get_throw_limit(variant, box)
    throws = (limit - (dice is not None)) if throws is None else throws
    _check_throws(throws, least=0 if dice is not None else 1)
    check_situation(variant, box, situation)
    used = 0 if dice is None else max(1, limit - throws)
    plain, sharp = (_by_throws_left(variant, box, situation, used + throws, served=fallen) for fallen in (False, True))
    most = max(max(points) for row in (plain, sharp) for points in row)
    pair = _Pair(aim, variant.dice.number_of_throws(()) ** throws, most)
    kind = _FreeTurn if variant.turn.release else _LockedTurn
    values_by_roll = ([[pair.join(one) for one in points] for points in rows] for rows in (plain, sharp))
    turn = kind(lattice_of(variant), *values_by_roll)
    if dice is None:
        return _odds(box, aim, throws, pair.split(turn.keep(throws, 0)))
    roll = _index_of(variant, dice)
    now = turn.sharp if (served if served is not None else throws >= limit - 1) else turn.plain
    values = {canonical(dice): now[throws][roll]}
    for hold in turn.first(roll) if throws else ():
        values[turn.lattice.holds[hold]] = turn.keep(throws, hold)
    best = max(values.values())
    return _odds(box, aim, throws, pair.split(best), tuple(hold for hold in values if values[hold] == best))


def _odds(box: Box, aim: Aim, throws: int, figures: tuple[Fraction, Fraction], holds: tuple[Dice, ...] = ()) -> Odds:
    chance, mean = figures
    return Odds(box, aim, throws, chance, mean + box.struck, holds)


def get_throw_limit(variant: Variant, box: Box) -> int:
    """Returns the throws of a turn that ends in this box, without bought or saved ones."""
    limit = variant.columns[box.column].throws
    return variant.turn.throws if limit is None else min(limit, variant.turn.throws)


def _check_throws(throws: int | str, least: int) -> None:
    if isinstance(throws, str) or not least <= throws <= MAX_THROWS:
        raise IllegalActionError(Problem("odds-throws", {"found": throws, "least": least, "most": MAX_THROWS}))


def check_situation(variant: Variant, box: Box, situation: OddsSituation) -> None:
    """Checks that the variant distinguishes a situation, and that the box is open in it.

    Raises:
        IllegalActionError: One of these fails.
    """
    if situation.five != "open" and not variant.tables.has_five:
        raise IllegalActionError(Problem("odds-five-unknown", {"variant": variant.names}))
    if situation.number != "free" and not knows_number(variant.tables):
        raise IllegalActionError(Problem("odds-number-unknown", {"variant": variant.names}))
    if not has_room(variant, box, situation):
        raise IllegalActionError(Problem("box-full", {"box": box_fact(variant, box)}))


def knows_number(tables: Tables) -> bool:
    """Returns whether a five of a kind scores differently once its number box is filled."""
    return tables.has_number or any("number" in groups for by_column in tables.places for groups in by_column)


def has_room(variant: Variant, box: Box, situation: OddsSituation) -> bool:
    """Returns whether the box can be open in a situation."""
    column = variant.columns[box.column]
    return situation.five == "open" or column.five != box.index or box.entries > 1


def _by_throws_left(
    variant: Variant, box: Box, situation: OddsSituation, total: int, *, served: bool
) -> Sequence[Values]:
    throw_classes = variant.tables.throw_classes
    rows = [
        _list_points(variant, box, situation, used, served=served) for used in range(1, 1 + min(total, throw_classes))
    ]
    return [rows[min(used, len(rows)) - 1] for used in range(total, 0, -1)]


def _list_points(variant: Variant, box: Box, situation: OddsSituation, throws: int = 1, *, served: bool) -> Values:
    tables, column = variant.tables, variant.columns[box.column]
    turn = Turn(throws, tables.rolls[0], None, () if served else _SOME, box.index if column.announce else None)
    card = _card(variant, box, situation)
    row = tables.points[
        tables.situation(served and column.served, 0, False, throws, entries_held(variant, card, column))
    ]
    # An ordered column has come to this box.
    column = replace(column, lines=column.lines and ((box.index,),), throws=None)
    open_here = replace(variant, columns=(*variant.columns[: box.column], column, *variant.columns[box.column + 1 :]))
    vars(open_here)["tables"] = tables
    state = GameState(open_here, (card,), 0, "clockwise", turn)

    def offered(roll: Dice) -> int:
        found = column_entries(replace(state, turn=replace(turn, roll=roll)), column)
        return next((entry.points for entry in found if entry.box == box.index and entry.scores), box.struck)

    # Over those of a strike. Only for all dice equal it matters what else is on the card.
    return [
        (offered(roll) if equal else points) - box.struck
        for roll, equal, points in zip(tables.rolls, tables.all_equal, row[box.index], strict=True)
    ]


def _card(variant: Variant, box: Box, situation: OddsSituation) -> Card:
    card, column = empty_card(variant), variant.columns[box.column]
    entries = list(card.entries)
    for other in (variant.boxes[index] for index in column.boxes):
        if situation.number == "filled" and other.number is not None and other != box:
            entries[other.cell : other.cell + other.entries] = [0] * other.entries
    if situation.five != "open" and column.five is not None:
        entries[variant.boxes[column.five].cell] = int(situation.five == "scored")
    return replace(card, entries=tuple(entries))


def _index_of(variant: Variant, dice: Dice) -> int:
    index = variant.tables.index_by_roll.get(canonical(dice))
    if index is None:
        allowed = " + ".join(" ".join(str(face(code)) for code in kind) for kind in variant.dice.faces_by_kind)
        facts: Facts = {"found": format_dice(canonical(dice)), "count": variant.dice.count, "allowed": allowed}
        raise IllegalActionError(Problem("no-such-roll", facts))
    return index


class _Pair:
    # Two figures of a roll in one integer, unit * (front * wide + behind). The one behind never reaches `wide`, so
    # comparing and adding treats both, the front one first.
    def __init__(self, aim: Aim, unit: int, most: int) -> None:
        self._aim, self._unit = aim, unit
        self._wide = unit * (most + 1) + 1  # above any figure behind

    def join(self, points: int) -> int:
        """Returns the value of so many points."""
        scores = int(points > 0)
        front, behind = (scores, points) if self._aim == "chance" else (points, scores)
        return self._unit * (front * self._wide + behind)

    def split(self, value: int) -> tuple[Fraction, Fraction]:
        """Returns probability and mean."""
        front, behind = (Fraction(part, self._unit) for part in divmod(value, self._wide))
        return (front, behind) if self._aim == "chance" else (behind, front)


class _Turn(ABC):
    """A turn in which every roll may be entered, or thrown again while a throw is left.

    Attributes:
        plain: value of entering each roll when some dice were kept, by number of throws left.
        sharp: the same when all dice fell together.
    """

    def __init__(self, lattice: HoldLattice, plain: Sequence[Values], sharp: Sequence[Values]) -> None:
        self.lattice, self.plain, self.sharp = lattice, plain, sharp

    @abstractmethod
    def keep(self, throws: int, hold: int) -> int:
        """Returns the value of throwing all dice but these, with `throws` throws left."""

    def first(self, roll: int) -> tuple[int, ...]:
        """Returns the holds that may be kept after the first throw."""
        return next(fallen.staying for fallen in self.lattice.fallen(0) if fallen.roll == roll)


class _FreeTurn(_Turn):
    # Only the roll matters, so each number of throws left needs one pass over the lattice.
    def __init__(self, lattice: HoldLattice, plain: Sequence[Values], sharp: Sequence[Values]) -> None:
        super().__init__(lattice, plain, sharp)
        self._by_throws = [self._means(plain[0], sharp[0])]

    def keep(self, throws: int, hold: int) -> int:
        """Returns the value of a hold; see `_Turn.keep`."""
        while (left := len(self._by_throws)) < throws:
            # W_t(r) = max(entry, best hold), E_t(hold) = mean of W over the throw; both in exact integers.
            best = self.lattice.best(self._by_throws[-1])
            plain, sharp = (list(map(max, rows[left], best)) for rows in (self.plain, self.sharp))
            self._by_throws.append(self._means(plain, sharp))
        return self._by_throws[throws - 1][hold]

    def _means(self, plain: Values, sharp: Values) -> Values:
        return [self.lattice.mean(sharp, floordiv), *self.lattice.means(plain, floordiv)[1:]]


class _LockedTurn(_Turn):
    # What may stay depends on the dice put aside, so values are memoized by hold.
    def __init__(self, lattice: HoldLattice, plain: Sequence[Values], sharp: Sequence[Values]) -> None:
        super().__init__(lattice, plain, sharp)
        self._kept = cache(self._keep)

    def keep(self, throws: int, hold: int) -> int:
        """Returns the value of a hold; see `_Turn.keep`."""
        return self._kept(throws, hold)

    def _keep(self, throws: int, hold: int) -> int:
        ending = (self.plain if hold else self.sharp)[throws - 1]
        total = number = 0
        for roll, ways, staying in self.lattice.fallen(hold):
            later = staying if throws > 1 else ()
            total += ways * max([ending[roll], *(self.keep(throws - 1, kept) for kept in later)])
            number += ways
        return total // number
