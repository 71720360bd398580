"""Optimal values: the value of every action of a position under optimal play, and its regret."""

from collections.abc import Sequence
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from pasch.envs.action_space import Actions
from pasch.rules.catalogue.shipped_variants import VariantName, as_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.card import empty_card
from pasch.rules.game.events import Action, Bought, Held
from pasch.rules.game.state import GameState
from pasch.solver.progress import Stages
from pasch.solver.query.advice import PositionAdviser
from pasch.values.analyst import oracle_of

Values = NDArray[np.float64]
Kind = Literal["hold", "entry"]
"""Kind of a decision: which dice to hold, or where to enter the roll (or which box to announce)."""


class OptimalValues:
    """Values of actions: the expected final total under optimal play. Threads may share it.

    Args:
        variant: id, file or document of the rules, or a `Variant`. Solutions are kept in the user's cache.
        estimate: also accept sheets that are too large to be solved, with estimated values (see `exact`).
        progress: called with the progress of solving.

    Raises:
        PaschError: the rules are too large to be solved, and estimates are not accepted.
    """

    def __init__(self, variant: VariantName, *, estimate: bool = False, progress: Stages | None = None) -> None:
        self.variant = as_variant(variant)
        self.actions = Actions(self.variant)
        self._known = oracle_of(self.variant, progress=progress)
        self.exact = self._known.exact
        if not (self.exact or estimate):
            raise PaschError(Problem("env-not-exact", {"variant": self.variant.names}))

    def __repr__(self) -> str:
        return f"OptimalValues({self.variant!r}, {self._known.certainty})"

    @property
    def best(self) -> float:
        """The mean of the best play."""
        return self._known.start_value(empty_card(self.variant))

    def action_values(self, state: GameState) -> dict[Action, float]:
        """The final total to expect after each legal action.

        Raises:
            PaschError: nothing is to be decided, or it is a position of other rules.
        """
        return self._known.action_values(state)

    def values(self, state: GameState) -> Values:
        """``(actions,)`` the same by number; not a number for those that are not legal."""
        values = np.full(self.actions.count, np.nan)
        for action, value in self.action_values(state).items():
            values[self.actions.number(state, action)] = value
        return values

    def regrets(self, state: GameState) -> Values:
        """Returns ``(actions,)`` the difference from the best action in points; never negative."""
        values = self.values(state)
        return np.asarray(np.nanmax(values) - values)

    def losses(self, states: Sequence[GameState], actions: Sequence[Action]) -> list[float]:
        """Returns the loss of an action at each of many positions, in points."""
        if not isinstance(self._known, PositionAdviser):
            by_state = map(self.action_values, states)
            return [max(values.values()) - values[action] for values, action in zip(by_state, actions, strict=True)]
        advised = self._known.advise_many(states)
        return [
            next(option.loss for option in advice.options if option.action == action)
            for advice, action in zip(advised, actions, strict=True)
        ]


def kind_of(action: Action) -> Kind:
    """Returns the kind of a decision."""
    return "hold" if isinstance(action, Held | Bought) else "entry"
