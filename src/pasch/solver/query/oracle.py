"""Protocols of oracles, which value the actions of a position: exact solutions and estimates."""

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
"""Source of values: the exact solution, a network trained for the variant, or a rough estimate."""


class Oracle(Protocol):
    """Values the actions of positions."""

    @property
    def exact(self) -> bool:
        """True if the values are exact, not estimated."""
        ...

    @property
    def certainty(self) -> Certainty:
        """Certainty of the values: exact, learned or rough."""
        ...

    @property
    def notes(self) -> Sequence[Problem]:
        """Problems with files of learned weights, which are then not used."""
        ...

    def action_values(self, state: GameState) -> dict[Action, float]:
        """Returns the expected final total after each legal action, in the order of `legal_actions`.

        Args:
            state: a game in the phase `decide`; the other seats' cards do not matter.

        Raises:
            PaschError: The state is of other rules, or no game leads to it.
        """
        ...

    def start_value(self, card: Card) -> float:
        """Returns the expected final total of a card before its next throw.

        Raises:
            PaschError: No game leads to it.
        """
        ...


class BatchOracle(Oracle, Protocol):
    """An oracle of one variant that answers for many positions together."""

    variant: Variant

    def advise_many(self, states: Sequence[GameState]) -> "list[Advice]":
        """Returns all legal actions of each position, the best first; see `Oracle.action_values`."""
        ...
