"""Decisions of the best play known in solitaire games, always with the same dice."""

from collections.abc import Sequence
from typing import NamedTuple

from pasch.play.dice.dice_sources import SeededDice, next_throw
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState, new_game
from pasch.rules.variant.variant import Variant
from pasch.solver.query.action_ranking import best_action
from pasch.solver.query.advice import Adviser
from pasch.solver.query.oracle import Oracle

CLOSE = 1.0
"""Points on the sheet (see `Variant.scale`): a decision is close where another choice costs less."""
_SEED = "balance"


class _Decision(NamedTuple):
    """The best action and the loss of the next best; None if there is no other."""

    best: Action
    next_loss: float | None


class DecisionBatch:
    """The decisions of a batch of games.

    Attributes:
        all: decisions between two actions or more; close: those of them that are `CLOSE`; throws: of all games.
    """

    def __init__(self, variant: Variant, oracle: Oracle, games: int) -> None:
        self.all = self.close = self.throws = 0
        self._variant, self._oracle = variant, oracle
        dice = [SeededDice(f"{_SEED}/{number}") for number in range(games)]
        thrown = [0] * games
        states = [new_game(variant)] * games
        while any(state.phase != "over" for state in states):
            for number, state in enumerate(states):
                if state.phase == "throw":
                    thrown[number] += 1
                    states[number] = apply(state, next_throw(dice[number], state, thrown[number]))
            states = self._decide(states)
        self.throws = sum(thrown)

    @property
    def share_close(self) -> float:
        """Of all decisions."""
        return self.close / self.all if self.all else 0.0

    def _decide(self, states: Sequence[GameState]) -> list[GameState]:
        asked = [number for number, state in enumerate(states) if state.phase == "decide"]
        found = dict(zip(asked, self._decisions([states[number] for number in asked]), strict=True))
        for decision in found.values():
            if decision.next_loss is not None:
                self.all += 1
                self.close += decision.next_loss < CLOSE * self._variant.scale
        return [apply(state, found[number].best) if number in found else state for number, state in enumerate(states)]

    def _decisions(self, states: Sequence[GameState]) -> list[_Decision]:
        if isinstance(self._oracle, Adviser):
            advised = (advice.options for advice in self._oracle.advise_many(states))
            return [_Decision(each[0].action, each[1].loss if len(each) > 1 else None) for each in advised]
        decisions = []
        for state in states:
            values = self._oracle.action_values(state)
            ranked = sorted(values.values(), reverse=True)
            next_loss = ranked[0] - ranked[1] if len(ranked) > 1 else None
            decisions.append(_Decision(best_action(self._variant, values), next_loss))
        return decisions
