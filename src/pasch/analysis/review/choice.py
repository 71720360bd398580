"""An action as reviews and exercises tell it."""

from pasch.analysis.review.model import Choice
from pasch.rules.events import Action, Rolled, StartRolled
from pasch.rules.state import GameState
from pasch.rules.turn import with_points


def choice_of(state: GameState, action: Action) -> Choice:
    """An action with the points that it enters."""
    shown = with_points(state, action)
    if isinstance(shown, StartRolled | Rolled):
        raise TypeError("a throw is no decision")
    return shown
