"""The cost of a habit: games that follow a piece of advice and are optimal in everything it leaves open.

A habit allows some of the legal actions, of which the best is taken. What a game loses is the sum of its decisions'
losses against the best play, in which no luck is left (docs/review.md); so a few thousand games tell the cost to a
few hundredths of a point. The dice follow from a seed: the same games give the same numbers on every machine.
"""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from pasch.play.dice.dice_sources import SeededDice, next_throw
from pasch.rules.game.engine import apply
from pasch.rules.game.state import GameState
from pasch.solver.query.action_ranking import Option
from school.solved_variant import SolvedVariant

Habit = Callable[[GameState, Sequence[Option]], Sequence[Option]]
"""Of all options, the best first, those that the habit allows, in the same order; at least one."""


class HabitDecision(NamedTuple):
    """A decision of such a game."""

    game: int
    state: GameState
    options: Sequence[Option]
    option: Option


class HabitCost(NamedTuple):
    """The loss of a habit per game against optimal play, with its standard error."""

    mean: float
    error: float


def best(_state: GameState, options: Sequence[Option]) -> Sequence[Option]:
    """No habit at all."""
    return options[:1]


def play(known: SolvedVariant, habit: Habit, games: int, seed: str) -> Iterator[HabitDecision]:
    """Every decision of so many games, all of them at the same time."""
    start = GameState(known.variant, (known.empty,), 0, known.variant.direction)
    tables = [_Table(number, start, f"{seed}/{number}") for number in range(games)]
    for _ in range(known.variant.turns):
        throwing = tables
        while throwing:
            for table in throwing:
                table.throw()
            advice = known.adviser.advise_many([table.state for table in throwing])
            for table, each in zip(throwing, advice, strict=True):
                option = habit(table.state, each.options)[0]
                yield HabitDecision(table.game, table.state, each.options, option)
                table.state = apply(table.state, option.action)
            throwing = [table for table in throwing if table.state.turn.throws]


class _Table:
    def __init__(self, game: int, state: GameState, seed: str) -> None:
        self.game, self.state = game, state
        self._dice, self._thrown = SeededDice(seed), 0

    def throw(self) -> None:
        self.state = apply(self.state, next_throw(self._dice, self.state, self._thrown))
        self._thrown += 1


def cost(decisions: Sequence[HabitDecision], games: int) -> HabitCost:
    """Losses by game."""
    lost = [0.0] * games
    for taken in decisions:
        lost[taken.game] += taken.option.loss
    mean = sum(lost) / games
    spread = sum((each - mean) ** 2 for each in lost) / (games - 1)
    return HabitCost(mean, sqrt(spread / games))
