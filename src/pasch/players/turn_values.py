"""One solved turn: the value of every hold on a card, by expectation and maximization over the remaining throws.

The rules say how hypothetical turns may end, and the outlook of the card values these endings. There are two ways
through a turn: with dice that may be taken up again, where only the roll matters (`FreeTurn`), and with dice put aside
for good (`LockedTurn`).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache, partial
from itertools import product, repeat
from operator import itemgetter
from typing import NamedTuple, Protocol

from pasch.players.entry_outlook import CardOutlook
from pasch.rules.dice.multisets import Dice
from pasch.rules.game.card import Card
from pasch.rules.game.state import GameState, Turn
from pasch.rules.game.turn import (
    Entry,
    column_entries,
    column_situation,
    fillable,
    five_state,
    may_buy,
    may_throw_again,
    takes_throws,
)
from pasch.rules.variant.hold_lattice import Pick, lattice_of
from pasch.rules.variant.variant import Column, Variant, cached_per_variant

Values = Sequence[float]
"""Values by roll or by hold, in points compared with the usual course of the game."""
_NOTHING = float("-inf")
# Stands for any dice that lay still, where it only matters that some did.
_SOME: Dice = (0,)


class OpenBoxes(NamedTuple):
    """The open boxes of a column: those that score, and those (these included) that may be struck."""

    column: Column
    scoring: Sequence[int]
    striking: Sequence[int]


class EndingValues:
    """Values of ending a turn on this card.

    Attributes:
        state: a game of which only the card matters.
    """

    def __init__(self, variant: Variant, card: Card) -> None:
        self.state = GameState(variant, (card,), 0, "clockwise")
        self._variant, self._outlook = variant, CardOutlook(variant, card)
        self._in_columns = cache(self._best_in)

    def value(self, entry: Entry, turn: Turn, *, strike: bool) -> float:
        """Returns the value of this entry at the end of this turn."""
        value = (
            self._strike(entry.box, turn.bought)
            if strike
            else self._entry(entry.box, entry.points, entry.bonus, turn.bought)
        )
        return value + self._left_over(turn)

    def by_roll(self, turn: Turn) -> Values:
        """Returns the value of the best entry by roll; the turn's own roll is ignored."""
        variant, card = self._variant, self.state.card
        columns = tuple(
            column.index for column in variant.columns if takes_throws(variant, card, column, turn.throws, turn.bought)
        )
        used = min(turn.throws, variant.tables.throw_classes)
        best = self._in_columns(columns, turn.announced, turn.bought, used, not turn.lay)
        left_over = self._left_over(turn)
        return [value + left_over for value in best] if left_over else best

    def _left_over(self, turn: Turn) -> float:
        return self._outlook.saved(self.state.card.saved + self._variant.turn.throws - turn.throws)

    def _strike(self, box: int, bought: int) -> float:
        return self._entry(box, self._variant.boxes[box].struck, 0, bought)

    def _entry(self, box: int, points: int, beside: int, bought: int) -> float:
        value = self._outlook.entry(box, points, beside)
        return value - self._outlook.bought(self._variant.boxes[box].column, bought) if bought else value

    def _best_in(self, columns: Sequence[int], announced: int | None, bought: int, used: int, served: bool) -> Values:
        # All rolls of unequal dice meet the same situation, so one of them represents them; five of a kind are done
        # apart where extra rules apply to them.
        roll = _any_unequal(self._variant)
        state = replace(self.state, turn=Turn(used, roll, None, () if served else _SOME, announced, bought))
        chosen = [self._variant.columns[column] for column in columns]
        everywhere = [OpenBoxes(column, *fillable(state, column)) for column in chosen]
        apart = [found for found in everywhere if self._equals_apart(found)]
        best = self._best_of(state, [found for found in everywhere if found not in apart])
        if not apart:
            return best
        values = list(map(max, best, self._best_of(state, apart)))
        for index in _equals(self._variant):
            state = replace(state, turn=replace(state.turn, roll=self._variant.tables.rolls[index]))
            values[index] = max(best[index], *(self._best_at(state, found.column) for found in apart))
        return values

    def _equals_apart(self, found: OpenBoxes) -> bool:
        # True if five of a kind have other values in this column than the tables give them without extra rules.
        if not found.column.extra or found.column.five is None:
            return False
        five = five_state(self.state.card, self._variant.boxes[found.column.five])
        placed, beside = _beside_at_equals(self._variant, found.column.index, five)
        return placed or (beside and bool(found.scoring))

    def _best_of(self, state: GameState, everywhere: Sequence[OpenBoxes]) -> Values:
        turn, card, variant = state.turn, state.card, self._variant
        strikes = [self._strike(box, turn.bought) for found in everywhere for box in found.striking]
        rows = [
            self._row(situation, box, turn.bought)
            for column, scoring, _ in everywhere
            for situation in (column_situation(variant, card, column, turn.roll, turn.throws, served=not turn.lay),)
            for box in scoring
        ]
        floor = repeat(max(strikes, default=_NOTHING), len(variant.tables.rolls))
        return list(map(max, floor, *rows)) if rows else list(floor)

    def _row(self, situation: int, box: int, bought: int) -> Values:
        points, pick = _distinct(self._variant, situation, box)
        return pick([self._entry(box, some, 0, bought) for some in points])

    def _best_at(self, state: GameState, column: Column) -> float:
        found, bought = column_entries(state, column), state.turn.bought
        scored = [self._entry(entry.box, entry.points, entry.bonus, bought) for entry in found if entry.scores]
        return max(scored + [self._strike(entry.box, bought) for entry in found if entry.strikes], default=_NOTHING)


class ThrowValues(Protocol):
    """Values of throwing all dice except a hold, by hold (see `rules.variant.hold_lattice`)."""

    def __getitem__(self, hold: int, /) -> float: ...


class SolvedTurn(Protocol):
    """A turn on one card with the value of each hold."""

    endings: EndingValues

    def thrown(self, stage: Turn) -> ThrowValues:
        """Returns the value of the throw that leads to this stage (see `stage_of`)."""
        ...


class FreeTurn:
    """A turn in which any dice may be thrown again."""

    def __init__(self, endings: EndingValues) -> None:
        self.endings = endings
        self._lattice = lattice_of(endings.state.variant)
        self._has_served = endings.state.variant.tables.has_served
        self._holds = cache(self._by_hold)
        self._rolls = cache(self._by_roll)

    def thrown(self, stage: Turn) -> Values:
        """See `SolvedTurn.thrown`."""
        return self._holds(stage)

    def _by_hold(self, stage: Turn) -> Values:
        served = self._rolls(stage)
        if not self._has_served:
            return self._lattice.means(served)
        values = self._lattice.means(self._rolls(replace(stage, lay=_SOME)))
        # Only from the empty hold are all dice thrown at once.
        values[0] = self._lattice.mean(served)
        return values

    def _by_roll(self, stage: Turn) -> Values:
        # Bellman: V(roll, stage) = max(end now, max over holds of the mean of V(·, next stage)).
        values = self.endings.by_roll(stage)
        for later in later_stages(replace(self.endings.state, turn=replace(stage, lay=()))):
            values = list(map(max, values, self._lattice.best(self._holds(later))))
        return values


class LockedTurn:
    """A turn in which dice put aside stay there."""

    def __init__(self, endings: EndingValues) -> None:
        self.endings = endings
        self._throws = cache(partial(LockedThrow, self))

    def thrown(self, stage: Turn) -> "LockedThrow":
        """See `SolvedTurn.thrown`."""
        return self._throws(stage)


class LockedThrow(dict[int, float]):
    """Values of one throw of a locked turn by the dice that lie still, computed on request."""

    def __init__(self, turn: LockedTurn, stage: Turn) -> None:
        super().__init__()
        self._turn, self._stage = turn, stage
        self._lattice = lattice_of(turn.endings.state.variant)

    def __missing__(self, hold: int) -> float:
        lay = self._lattice.holds[hold]
        ending = self._turn.endings.by_roll(replace(self._stage, lay=lay and _SOME))
        state = replace(self._turn.endings.state, turn=replace(self._stage, lay=lay))
        later = [self._turn.thrown(stage).__getitem__ for stage in later_stages(state)]
        # What may stay depends on what was put aside before, so each hold has its own rolls: no lattice here.
        total = throws = 0.0
        for roll, ways, staying in self._lattice.fallen(hold):
            total += ways * max([ending[roll], *(max(map(throw, staying)) for throw in later if staying)])
            throws += ways
        self[hold] = total / throws
        return self[hold]


def later_stages(state: GameState) -> Iterator[Turn]:
    """Yields the stage after one more throw, for each way to throw again: a remaining throw, or a bought one."""
    if may_throw_again(state):
        yield stage_of(state.turn, 1)
    if may_buy(state):
        yield stage_of(state.turn, 1, bought=1)


def stage_of(turn: Turn, throws: int = 0, bought: int = 0) -> Turn:
    """Returns the stage of a turn after more throws: everything that matters later except the dice."""
    return Turn(turn.throws + throws, (), None, (), turn.announced, turn.bought + bought)


@cached_per_variant
def _any_unequal(variant: Variant) -> Dice:
    tables = variant.tables
    return next(
        (roll for roll, equal in zip(tables.rolls, tables.all_equal, strict=True) if not equal), tables.rolls[0]
    )


@cached_per_variant
def _equals(variant: Variant) -> list[int]:
    return [index for index, equal in enumerate(variant.tables.all_equal) if equal]


@cached_per_variant
def _distinct(variant: Variant, situation: int, box: int) -> tuple[list[int], Pick]:
    row = variant.tables.points[situation][box]
    points = sorted(set(row))
    return points, itemgetter(*map(points.index, row))


@cached_per_variant
def _beside_at_equals(variant: Variant, column: int, five: int) -> tuple[bool, bool]:
    # (extra rules force a place for five of a kind, extra points or points that depend on the number box)
    tables = variant.tables
    placed = beside = False
    for served, throws in product((False, True), range(1, 1 + tables.throw_classes)):
        free, filled = (tables.situation(served, five, number, throws) for number in (False, True))
        placed |= any(tables.places[situation][column] for situation in (free, filled))
        for box in variant.columns[column].boxes:
            beside |= any(tables.bonus[free][box]) or any(tables.bonus[filled][box])
            beside |= tables.points[free][box] != tables.points[filled][box]
    return placed, beside


def solved_turn(variant: Variant, card: Card) -> SolvedTurn:
    """Returns the turn on this card; values are computed on request."""
    return _solved_turns(variant)(card)


@cached_per_variant
def _solved_turns(variant: Variant) -> Callable[[Card], SolvedTurn]:
    return lru_cache(maxsize=16)(lambda card: turn_with(EndingValues(variant, card)))


def turn_with(endings: EndingValues) -> SolvedTurn:
    """Returns the turn with these endings."""
    return FreeTurn(endings) if endings.state.variant.turn.release else LockedTurn(endings)
