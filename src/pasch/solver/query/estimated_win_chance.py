"""Estimated chance to win where the sheet is too large to solve, with error bounds.

A final total is modelled as normal around the estimated value. Its deviation grows with the turns left,

    deviation = SPREAD * (mean points of a turn) * sqrt(turns left),

where SPREAD was 0.35 to 0.95 in measured games (docs/solver-methods.md); `WinChances.error` is the largest change of
the chance at either end of that range. Dice on the table do not narrow it before they are entered.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import erf, sqrt

import numpy as np

from pasch.rules.game.card import Card, empty_card, total, total_if_struck
from pasch.rules.game.engine import legal_actions
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState
from pasch.solver.query.action_ranking import Advice, rank_actions
from pasch.solver.query.estimate import Estimator
from pasch.solver.query.win_chance import WinChances, compute_win_chances, must_compare_totals
from pasch.solver.solve.solution import Distribution

SPREAD = 0.65
_LEAST, _MOST = 0.35, 0.95
# Standard deviations at which the normal distribution is cut off.
_DEVIATIONS = 6.0


class EstimatedWinning:
    """Chances to win by an estimator; see `win_chance.Winning`."""

    exact = False

    def __init__(self, estimator: Estimator) -> None:
        must_compare_totals(estimator.variant)
        self._estimator = estimator
        self.variant = estimator.variant
        empty = empty_card(self.variant)
        expected = estimator.start_value(empty) - total_if_struck(self.variant, empty)
        self._each = expected / self.variant.turns

    def chances(self, state: GameState) -> WinChances:
        """Returns the chance of each seat to win if all play for the mean."""
        means = [self._estimator.start_value(card) for card in state.cards]
        if state.phase == "decide":
            means[state.seat] = max(self._estimator.action_values(state).values())
        return self._chances(state.cards, means)

    def actions(self, state: GameState) -> dict[Action, float]:
        """Returns the chance of the seat to win after each legal action."""
        means = [self._estimator.start_value(card) for card in state.cards]
        chances: dict[Action, float] = {}
        values = self._estimator.action_values(state)
        for action in legal_actions(state):
            means[state.seat] = values[action]
            chances[action] = self._chances(state.cards, means).value[state.seat]
        return chances

    def advise(self, state: GameState) -> Advice:
        """Returns all legal actions with the chance to win; the order is that of the mean."""
        return rank_actions(self.actions(state))

    def _chances(self, cards: Sequence[Card], means: Sequence[float]) -> WinChances:
        found, *others = (
            compute_win_chances([self._total(card, mean, spread) for card, mean in zip(cards, means, strict=True)])
            for spread in (SPREAD, _LEAST, _MOST)
        )
        error = max(abs(one - other) for each in others for one, other in zip(found.value, each.value, strict=True))
        return replace(found, exact=False, error=error)

    def _total(self, card: Card, mean: float, spread: float) -> Distribution:
        left = sum(entry is None for entry in card.entries)
        deviation = spread * abs(self._each) * sqrt(left)
        if deviation == 0.0:
            return Distribution(total(self.variant, card), np.ones(1))
        low, high = (round(mean + side * _DEVIATIONS * deviation) for side in (-1, 1))
        # Differences of the normal distribution function at half points (continuity correction).
        below = np.array([erf((edge - 0.5 - mean) / deviation / sqrt(2)) for edge in range(low, high + 2)])
        chances = np.diff(below)
        return Distribution(low, chances / chances.sum())
