"""A sensible opponent for every variant, house rules included.

It solves the turn it is in exactly, with the endings judged by what the boxes usually bring; it does not look into
later turns. It plays without chance: equal worth goes to the action that the rules list first.
"""

import random
from dataclasses import replace

from pasch.players.turnvalue import SolvedTurn, solved_turn
from pasch.rules.engine import legal_actions
from pasch.rules.events import Action, Announced, Bought, Held, Scored, Struck
from pasch.rules.state import GameState
from pasch.rules.turn import Entry, entries


class HeuristicPlayer:
    """Takes the action that is worth most by its own judgement of the card."""

    def choose(self, state: GameState, chance: random.Random) -> Action:  # noqa: ARG002 - needs none
        """See `Player.choose`."""
        worth = action_values(state)
        return max(worth, key=worth.__getitem__)


def action_values(state: GameState) -> dict[Action, float]:
    """What each legal action is worth, in points compared with the usual course of the game, in the rules' order."""
    solved = solved_turn(state.variant, state.card)
    found = {state.variant.boxes[entry.box].id: entry for entry in entries(state)}
    # Rounded, so that what is equal but for the order of additions counts as equal.
    return {action: round(_value(state, action, solved, found), 9) for action in legal_actions(state)}


def _value(state: GameState, action: Action, solved: SolvedTurn, found: dict[str, Entry]) -> float:
    turn = state.turn
    match action:
        case Announced(box):
            named = replace(turn, announced=state.variant.box_by_id[box].index)
            return max(action_values(replace(state, turn=named)).values())
        case Held(dice):
            return solved.keep(replace(turn, throws=turn.throws + 1), dice)
        case Bought(dice):
            return solved.keep(replace(turn, throws=turn.throws + 1, bought=turn.bought + 1), dice)
        case Scored(box):
            return solved.endings.worth(found[box], turn, strike=False)
        case Struck(box):
            return solved.endings.worth(found[box], turn, strike=True)
