"""Oracles: sources of action values, from an exact solution or an estimate where the sheet is too large."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, Protocol

from pasch.rules.errors import Problem
from pasch.rules.game.card import Card
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant

if TYPE_CHECKING:
    from pasch.solver.query.action_ranking import Advice

Certainty = Literal["exact", "learned", "rough"]
"""How much values can be trusted: those of the best play, those of a network trained for the variant, or a guess."""


class Oracle(Protocol):
    """Somebody who knows what actions are worth."""

    @property
    def exact(self) -> bool:
        """Whether the values are those of the best play, or only estimated."""
        ...

    @property
    def certainty(self) -> Certainty:
        """The same, telling what was learned from what is a rough guess."""
        ...

    @property
    def notes(self) -> Sequence[Problem]:
        """Problems with files of learned weights; values are those without them."""
        ...

    def action_values(self, state: GameState) -> dict[Action, float]:
        """The final total to expect after each legal action, in the order of `legal_actions`.

        Args:
            state: a game in the phase `decide`; the other seats' cards do not matter.

        Raises:
            PaschError: the state is of other rules, or no game leads to it.
        """
        ...

    def start_value(self, card: Card) -> float:
        """The final total to expect from a card before its next throw.

        Raises:
            PaschError: no game leads to it.
        """
        ...


class BatchOracle(Oracle, Protocol):
    """An oracle that knows its variant and answers for many positions at once."""

    variant: Variant

    def advise_many(self, states: Sequence[GameState]) -> "list[Advice]":
        """Every legal action of each position, the best first; see `Oracle.action_values`."""
        ...
