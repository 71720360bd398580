"""Decisions cut from games: levels play alone, many games at once, and decisions with a clear best choice are kept."""

import random
from collections.abc import Iterator, Mapping, Sequence
from math import exp
from typing import NamedTuple

from pasch.analysis.exercises.exercise_rating import DIFFERENT, RIGHT
from pasch.analysis.review.decision_difficulty import expected_loss
from pasch.analysis.thresholds import DIFFICULTY_LEVEL
from pasch.play.dice.dice_sources import SeededDice, next_throw
from pasch.players.player import temperature_of
from pasch.rules.dice.multisets import face
from pasch.rules.game.card import Card
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Bought, Held
from pasch.rules.game.state import GameState, new_game
from pasch.rules.variant.variant import Variant
from pasch.solver.progress import Progress, no_progress
from pasch.solver.query.action_ranking import Option
from pasch.solver.query.oracle import BatchOracle, Certainty


class Clarity(NamedTuple):
    """Points on the sheet: what loses up to `right` is as good as the best; the next choice is to lose from `least` to
    `most`.
    """

    right: float
    least: float
    most: float


CLARITY: Mapping[Certainty, Clarity] = {"exact": Clarity(RIGHT, 0.3, 8.0), "learned": Clarity(DIFFERENT, 1.0, 12.0)}
"""Learned values may be off by some tenths of a point, so only decisions with a much larger gap are asked."""


def clarity_of(certainty: Certainty, variant: Variant) -> Clarity:
    """The same in points of a variant's total."""
    return Clarity(*(points * variant.scale for points in CLARITY[certainty]))


class SampledDecision(NamedTuple):
    """A decision with a clear best choice.

    Attributes:
        options: every legal action, the best first.
        gap: what the next really different choice loses.
        tempting: the wrong choice that people take and that costs them most, its probability considered.
        cost: points that a casual player is to lose here.
    """

    state: GameState
    options: Sequence[Option]
    gap: float
    tempting: Option
    cost: float


class PlayedTurn(NamedTuple):
    """The same turn of many games.

    Attributes:
        decisions: of all games, each with its number and with every legal action, the best first.
        cards: of each game, after the turn.
    """

    decisions: Sequence[tuple[int, GameState, Sequence[Option]]]
    cards: Sequence[Card]


def cut_games(
    adviser: BatchOracle, games: int, seed: str, levels: Sequence[str], progress: Progress = no_progress
) -> Iterator[SampledDecision]:
    """Returns the clear decisions of games of these levels, equally many of each; the seed determines them."""
    clarity = clarity_of(adviser.certainty, adviser.variant)
    for number, level in enumerate(levels):
        for turn, played in enumerate(play_turns(adviser, games, f"{seed}/{level}", level)):
            cuts = (cut_of(state, options, clarity) for _, state, options in played.decisions)
            yield from (cut for cut in cuts if cut is not None)
            progress((number + (turn + 1) / adviser.variant.turns) / len(levels))


def cut_of(state: GameState, options: Sequence[Option], clarity: Clarity) -> SampledDecision | None:
    """The decision, if its best choice is clear."""
    wrong = [option for option in options if option.loss > clarity.right]
    if not wrong or not clarity.least <= wrong[0].loss <= clarity.most:
        return None
    scale, temperature = state.variant.scale, temperature_of(DIFFICULTY_LEVEL, state.variant)
    # The probability of a wrong choice times its loss; the largest tempts most.
    tempting = max(
        filter(plausible, wrong), key=lambda option: exp(-option.loss / temperature) * option.loss, default=wrong[0]
    )
    return SampledDecision(
        state, options, wrong[0].loss, tempting, expected_loss([option.loss for option in options], scale=scale)
    )


def plausible(option: Option) -> bool:
    """Returns whether people consider this hold: not one of two equal dice, nor a single die next to equal ones."""
    if not isinstance(option.action, Held | Bought):
        return True
    # Plausible holds keep equal groups: all single dice, or no single die next to a group.
    shown = [face(code) for code in option.action.dice]
    groups = {shown.count(each) for each in shown}
    return len(groups) <= 1 or 1 not in groups


def play_turns(adviser: BatchOracle, games: int, seed: str, level: str) -> Iterator[PlayedTurn]:
    """Turn by turn, all games at once, each of a seat that plays alone."""
    tables = [_Table(adviser.variant, f"{seed}/{number}") for number in range(games)]
    for _ in range(adviser.variant.turns):
        decisions: list[tuple[int, GameState, Sequence[Option]]] = []
        going = list(enumerate(tables))
        while going:
            decisions += _decided(adviser, going, temperature_of(level, adviser.variant))
            going = [(number, table) for number, table in going if table.state.turn.throws]
        yield PlayedTurn(decisions, [table.state.card for table in tables])


def _decided(
    adviser: BatchOracle, deciding: Sequence[tuple[int, "_Table"]], temperature: float
) -> Iterator[tuple[int, GameState, Sequence[Option]]]:
    for _, table in deciding:
        table.throw()
    while deciding:
        # All games decide in one batch, which is much faster than one position at a time.
        advice = adviser.advise_many([table.state for _, table in deciding])
        for (number, table), each in zip(deciding, advice, strict=True):
            yield number, table.state, each.options
            table.decide(each.options, temperature)
        deciding = [(number, table) for number, table in deciding if table.state.phase == "decide"]


class _Table:
    """One game of one seat."""

    def __init__(self, variant: Variant, seed: str) -> None:
        self._dice, self._chance = SeededDice(seed), random.Random(f"pasch-exercises-1/{seed}")
        self._throws = 0
        self.state = new_game(variant)

    def throw(self) -> None:
        """The dice fall."""
        self.state = apply(self.state, next_throw(self._dice, self.state, self._throws))
        self._throws += 1

    def decide(self, options: Sequence[Option], temperature: float) -> None:
        """Takes an action as the level does."""
        weights = [exp(-option.loss / temperature) for option in options]
        (done,) = self._chance.choices([option.action for option in options], weights)
        self.state = apply(self.state, done)


def alone_of(state: GameState) -> GameState:
    """Returns the position as if the seat on turn played alone."""
    return GameState(state.variant, (state.card,), 0, state.direction, state.turn)
