"""A player for sheets too large to solve: it takes what the estimate of the columns deems best."""

import random

from pasch.rules.state import Action, GameState
from pasch.solver.estimate import estimator_of
from pasch.solver.oracle import Oracle


class EstimatePlayer:
    """Takes the action that an oracle values most; of equal ones the first that the rules list.

    Args:
        oracle: for one variant only; without it each variant is estimated when it is first played, which may take a
            minute unless its parts are in the cache.
    """

    def __init__(self, oracle: Oracle | None = None) -> None:
        self._oracle = oracle
        self._oracle_by_rules: dict[str, Oracle] = {}

    def choose(self, state: GameState, chance: random.Random) -> Action:  # noqa: ARG002 - needs none
        """See `Player.choose`."""
        worth = self._oracle_of(state).action_values(state)
        return max(worth, key=lambda action: round(worth[action], 9))

    def _oracle_of(self, state: GameState) -> Oracle:
        if self._oracle is not None:
            return self._oracle
        rules = state.variant.rules_hash
        if rules not in self._oracle_by_rules:
            self._oracle_by_rules[rules] = estimator_of(state.variant)
        return self._oracle_by_rules[rules]
