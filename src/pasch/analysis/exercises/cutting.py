"""Decisions cut from games: levels play alone, many games at once, and decisions with a clear best choice are kept."""

import random
from collections.abc import Iterable, Iterator, Sequence
from math import exp
from typing import NamedTuple

from pasch.analysis.exercises.rating import RIGHT
from pasch.play.dice_sources import SeededDice, next_throw
from pasch.play.record import Record, states
from pasch.players.player import LEVELS
from pasch.rules.card import empty_card
from pasch.rules.engine import apply
from pasch.rules.state import GameState
from pasch.rules.variant import Variant
from pasch.solver.ask.advice import Adviser, Option
from pasch.solver.progress import Progress, untold

TYPICAL_LEVEL = "casual"
CLEAR, TOO_CLEAR = 0.3, 8.0
"""Points between the best choice and the next that is really different."""


class Cut(NamedTuple):
    """A decision with a clear best choice.

    Attributes:
        options: every legal action, the best first.
        gap: what the next really different choice loses.
        tempting: the wrong choice that costs a casual player most, its probability considered.
        cost: points that a casual player is to lose here.
    """

    state: GameState
    options: Sequence[Option]
    gap: float
    tempting: Option
    cost: float


def cut_games(
    adviser: Adviser, games: int, seed: str, levels: Sequence[str], progress: Progress = untold
) -> Iterator[Cut]:
    """The clear decisions of games of these levels, each of as many games; the same seed brings the same ones."""
    for number, level in enumerate(levels):
        for turn, cuts in enumerate(_played(adviser, games, f"{seed}/{level}", LEVELS[level])):
            yield from cuts
            progress((number + (turn + 1) / adviser.variant.turns) / len(levels))


def cut_records(adviser: Adviser, records: Iterable[Record]) -> Iterator[Cut]:
    """The clear decisions of games that were played, each seen by who decided, alone."""
    for record in records:
        yield from _clear(adviser, [_alone(state) for state in states(record) if state.phase == "decide"])


def cut_of(state: GameState, options: Sequence[Option]) -> Cut | None:
    """The decision, if its best choice is clear."""
    wrong = [option for option in options if option.loss > RIGHT]
    if not wrong or not CLEAR <= wrong[0].loss <= TOO_CLEAR:
        return None
    weights = [exp(-option.loss / LEVELS[TYPICAL_LEVEL]) for option in options]
    costs = [weight * option.loss for weight, option in zip(weights, options, strict=True)]
    tempting = options[costs.index(max(costs))]
    return Cut(state, options, wrong[0].loss, tempting, sum(costs) / sum(weights))


def _played(adviser: Adviser, games: int, seed: str, temperature: float) -> Iterator[list[Cut]]:
    """Turn by turn, all games at once."""
    tables = [_Table(adviser.variant, f"{seed}/{number}") for number in range(games)]
    for _ in range(adviser.variant.turns):
        found: list[Cut] = []
        going = tables
        while going:
            for table in going:
                table.throw()
            deciding = going
            while deciding:
                advice = adviser.advise_many([table.state for table in deciding])
                for table, each in zip(deciding, advice, strict=True):
                    cut = cut_of(table.state, each.options)
                    found += [] if cut is None else [cut]
                    table.decide(each.options, temperature)
                deciding = [table for table in deciding if table.state.phase == "decide"]
            going = [table for table in going if table.state.turn.throws]
        yield found


class _Table:
    """One game of one seat."""

    def __init__(self, variant: Variant, seed: str) -> None:
        self._dice, self._chance = SeededDice(seed), random.Random(f"pasch-exercises-1/{seed}")
        self._throws = 0
        self.state = GameState(variant, (empty_card(variant),), 0, variant.direction)

    def throw(self) -> None:
        """The dice fall."""
        self.state = apply(self.state, next_throw(self._dice, self.state, self._throws))
        self._throws += 1

    def decide(self, options: Sequence[Option], temperature: float) -> None:
        """Takes an action as the level does."""
        weights = [exp(-option.loss / temperature) for option in options]
        (done,) = self._chance.choices([option.action for option in options], weights)
        self.state = apply(self.state, done)


def _alone(state: GameState) -> GameState:
    return GameState(state.variant, (state.card,), 0, state.direction, state.turn)


def _clear(adviser: Adviser, deciding: Sequence[GameState]) -> Iterator[Cut]:
    for state, advice in zip(deciding, adviser.advise_many(deciding), strict=True):
        cut = cut_of(state, advice.options)
        if cut is not None:
            yield cut
