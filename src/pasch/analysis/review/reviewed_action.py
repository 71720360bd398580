"""An action as reviews and exercises tell it."""

from pasch.analysis.review.review_model import Choice
from pasch.rules.game.events import Action, Rolled, StartRolled
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import with_points


def choice_of(state: GameState, action: Action) -> Choice:
    """An action with the points that it enters."""
    shown = with_points(state, action)
    if isinstance(shown, StartRolled | Rolled):
        raise TypeError("a throw is no decision")
    return shown
