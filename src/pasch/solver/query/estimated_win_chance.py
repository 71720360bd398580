"""The chance to win where the sheet is too large to be solved: an estimate, and how far it may be off.

A final total is taken to be normal around what the estimator expects. Its deviation grows with the turns left,

    deviation = SPREAD * (points a turn brings) * sqrt(turns left),

whose SPREAD is 0.35 to 0.95 in the games that were measured (docs/solver-methods.md); `WinChances.error` says by how
much the chance changes if the deviation is at either end of that. Dice on the table do not narrow it before they are
entered.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import erf, sqrt

import numpy as np

from pasch.rules.game.card import Card, empty_card, total
from pasch.rules.game.engine import legal_actions
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState
from pasch.solver.query.action_ranking import Advice, rank_actions
from pasch.solver.query.estimate import Estimator
from pasch.solver.query.win_chance import WinChances, must_compare_totals, win_chances
from pasch.solver.solve.solution import Distribution

SPREAD = 0.65
_LEAST, _MOST = 0.35, 0.95
_DEVIATIONS = 6.0
"""So far from the mean a normal total goes."""


class EstimatedWinning:
    """The chance to win by an estimator; see `winning.Winning`."""

    exact = False

    def __init__(self, estimator: Estimator) -> None:
        must_compare_totals(estimator.variant)
        self._estimator = estimator
        self.variant = estimator.variant
        empty = empty_card(self.variant)
        brought = estimator.start_value(empty) - total(self.variant, empty)
        self._each = brought / self.variant.turns

    def chances(self, state: GameState) -> WinChances:
        """How likely each seat is to win, if everybody plays for the mean from here on."""
        means = [self._estimator.start_value(card) for card in state.cards]
        if state.phase == "decide":
            means[state.seat] = max(self._estimator.action_values(state).values())
        return self._chances(state.cards, means)

    def actions(self, state: GameState) -> dict[Action, float]:
        """The chance of the seat to win after each legal action."""
        means = [self._estimator.start_value(card) for card in state.cards]
        found: dict[Action, float] = {}
        values = self._estimator.action_values(state)
        for action in legal_actions(state):
            means[state.seat] = values[action]
            found[action] = self._chances(state.cards, means).value[state.seat]
        return found

    def advise(self, state: GameState) -> Advice:
        """Every legal action with the chance to win; the best mean is best here."""
        return rank_actions(self.actions(state))

    def _chances(self, cards: Sequence[Card], means: Sequence[float]) -> WinChances:
        found, *others = (
            win_chances([self._total(card, mean, spread) for card, mean in zip(cards, means, strict=True)])
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
        below = np.array([erf((edge - 0.5 - mean) / deviation / sqrt(2)) for edge in range(low, high + 2)])
        chances = np.diff(below)
        return Distribution(low, chances / chances.sum())
