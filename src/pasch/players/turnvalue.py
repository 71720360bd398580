"""One turn, solved: what every hold is worth on a card, by expectation and maximisation over the throws left.

What the turn may end in is asked of the rules on hypothetical turns; what an ending is worth, of the card's outlook.
Two ways to go through a turn: freely, where dice may be taken up again and a roll is all that matters (`FreeTurn`),
and with dice put aside for good (`LockedTurn`).
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from typing import Protocol

from pasch.players.lattice import lattice_of
from pasch.players.outlook import Outlook
from pasch.rules.card import Card
from pasch.rules.dice import Dice
from pasch.rules.state import GameState, Turn
from pasch.rules.turn import (
    Entry,
    column_entries,
    column_situation,
    entries,
    fillable,
    free_boxes,
    may_buy,
    may_throw_again,
)
from pasch.rules.variant import Column, Variant

Worth = list[float]
"""What each roll is worth."""
_NOTHING = float("-inf")
_SOME: Dice = (0,)
"""Stands for any dice that lay still, where only that they did matters."""


class Endings:
    """What it is worth to end a turn on this card.

    Attributes:
        state: a game of which only the card matters.
    """

    def __init__(self, variant: Variant, card: Card) -> None:
        self.state = GameState(variant, (card,), 0, "clockwise")
        self._variant, self._outlook = variant, Outlook(variant, card)
        self.by_roll = cache(self._by_roll)

    def worth(self, entry: Entry, turn: Turn, *, strike: bool) -> float:
        """What this entry is worth at the end of this turn."""
        points, beside = (0, 0) if strike else (entry.points, entry.bonus)
        return self._worth(turn, entry.box, points, beside)

    def _worth(self, turn: Turn, box: int, points: int, beside: int) -> float:
        left = self.state.card.saved + self._variant.turn.throws - turn.throws
        cost = self._outlook.bought(self._variant.boxes[box].column, turn.bought)
        return self._outlook.entry(box, points, beside) + self._outlook.saved(left) - cost

    def _by_roll(self, turn: Turn) -> Worth:
        """What the best entry is worth, by roll; the turn's own roll is not looked at."""
        tables = self._variant.tables
        rows = [row for column in self._variant.columns for row in self._rows(turn, column)]
        best = list(map(max, zip(*rows, strict=True))) if rows else [_NOTHING] * len(tables.rolls)
        for index, equal in enumerate(tables.all_equal):
            if equal:
                best[index] = self._of_equals(replace(turn, roll=tables.rolls[index]))
        return best

    def _rows(self, turn: Turn, column: Column) -> Iterator[Worth]:
        """For each box of the column that may be filled: the worth of filling it, by roll, extra rules left out."""
        roll = _any_unequal(self._variant)
        if roll is None:
            return
        state = replace(self.state, turn=replace(turn, roll=roll))
        found = column_entries(state, column)
        if not found:
            return
        scoring, _ = fillable(state, column, free_boxes(self._variant, state.card, column))
        situation = column_situation(self._variant, state.card, column, roll, served=not turn.lay)
        for entry in found:
            row = self._variant.tables.points[situation][entry.box]
            struck = self._worth(turn, entry.box, 0, 0)
            worth = dict.fromkeys(row, struck)
            if entry.box in scoring:
                worth |= {points: max(struck, self._worth(turn, entry.box, points, 0)) for points in worth}
            yield [worth[points] for points in row]

    def _of_equals(self, turn: Turn) -> float:
        found = entries(replace(self.state, turn=turn))
        scored = [self.worth(entry, turn, strike=False) for entry in found if entry.scores]
        struck = [self.worth(entry, turn, strike=True) for entry in found if entry.strikes]
        return max(scored + struck, default=_NOTHING)


class SolvedTurn(Protocol):
    """A turn on one card with the worth of every way on."""

    endings: Endings

    def keep(self, turn: Turn, hold: Dice) -> float:
        """What it is worth to throw all dice but these, with a turn that counts the coming throw already."""
        ...


class FreeTurn:
    """A turn in which any dice may be thrown again."""

    def __init__(self, endings: Endings) -> None:
        self.endings = endings
        self._lattice = lattice_of(endings.state.variant)
        self._holds = cache(self._by_hold)
        self._rolls = cache(self._by_roll)

    def keep(self, turn: Turn, hold: Dice) -> float:
        """See `SolvedTurn.keep`."""
        return self._holds(_stage(turn))[self._lattice.index_by_hold[hold]]

    def _by_hold(self, stage: Turn) -> Worth:
        """What each hold is worth for the throw that makes this stage."""
        served = self._rolls(stage)
        if not self.endings.state.variant.tables.has_served:
            return self._lattice.means(served)
        values = self._lattice.means(self._rolls(replace(stage, lay=_SOME)))
        values[0] = self._lattice.mean(served)
        return values

    def _by_roll(self, stage: Turn) -> Worth:
        """What each roll is worth at this stage: the best of ending the turn, throwing again, buying a throw."""
        worth = self.endings.by_roll(stage)
        state = replace(self.endings.state, turn=replace(stage, lay=()))
        for bought in _more_throws(state):
            worth = list(map(max, worth, self._lattice.best(self._holds(_next(stage, bought)))))
        return worth


class LockedTurn:
    """A turn in which dice put aside stay there."""

    def __init__(self, endings: Endings) -> None:
        self.endings = endings
        self.throws = cache(self._throw)

    def keep(self, turn: Turn, hold: Dice) -> float:
        """See `SolvedTurn.keep`."""
        return self.throws(_stage(turn))[hold]

    def _throw(self, stage: Turn) -> "LockedThrow":
        return LockedThrow(self, stage)


class LockedThrow(dict[Dice, float]):
    """One throw of a locked turn: what it is worth for the dice that lie still, found out when first asked for."""

    def __init__(self, turn: LockedTurn, stage: Turn) -> None:
        super().__init__()
        self._turn, self._stage = turn, stage
        self._lattice = lattice_of(turn.endings.state.variant)

    def __missing__(self, hold: Dice) -> float:
        ending = self._turn.endings.by_roll(replace(self._stage, lay=hold and _SOME))
        later = list(self._later(hold))
        total = throws = 0.0
        for roll, ways, staying in self._lattice.fallen(hold):
            worth = ending[roll]
            for throw in later:
                worth = max(worth, max(map(throw.__getitem__, staying), default=worth))
            total += ways * worth
            throws += ways
        self[hold] = total / throws
        return self[hold]

    def _later(self, hold: Dice) -> Iterator["LockedThrow"]:
        state = replace(self._turn.endings.state, turn=replace(self._stage, lay=hold))
        return (self._turn.throws(_next(self._stage, bought)) for bought in _more_throws(state))


def _stage(turn: Turn) -> Turn:
    """What matters of a turn for what comes later: not the dice."""
    return Turn(turn.throws, (), None, (), turn.announced, turn.bought)


def _more_throws(state: GameState) -> Iterator[int]:
    """How many throws each way to throw again buys: none or one."""
    if may_throw_again(state):
        yield 0
    if may_buy(state):
        yield 1


def _next(stage: Turn, bought: int) -> Turn:
    return replace(_stage(stage), throws=stage.throws + 1, bought=stage.bought + bought)


@lru_cache(maxsize=32)
def _any_unequal(variant: Variant) -> Dice | None:
    tables = variant.tables
    return next((roll for roll, equal in zip(tables.rolls, tables.all_equal, strict=True) if not equal), None)


@lru_cache(maxsize=16)
def solved_turn(variant: Variant, card: Card) -> SolvedTurn:
    """The turn on this card; solved as far as it is asked."""
    endings = Endings(variant, card)
    return FreeTurn(endings) if variant.turn.release else LockedTurn(endings)
