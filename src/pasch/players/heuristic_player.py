"""A sensible opponent for every variant, house rules included.

It solves the current turn exactly, with endings valued by the expected scores of boxes, and does not look into later
turns. It plays without chance, among equal values the action that the rules list first; with a temperature it is a
weaker level of itself, like the levels of `players.solved_player`.
"""

import math
import random
from collections.abc import Mapping
from dataclasses import replace

from pasch.players.softmax_choice import choose
from pasch.players.turn_values import SolvedTurn, ThrowValues, later_stages, solved_turn, stage_of
from pasch.rules.dice.multisets import Dice
from pasch.rules.game.engine import legal_actions
from pasch.rules.game.events import Action, Announced, Bought, Held, Scored, Struck
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import Entry, entries, may_keep, nameable
from pasch.rules.variant.hold_lattice import lattice_of

_PARTS = 2.0**30


class HeuristicPlayer:
    """Takes the action with the highest value by its own estimate of the card. Threads may share it.

    Args:
        temperature: in points, as in `players.solved_player.SolvedPlayer`.
    """

    def __init__(self, temperature: float = 0.0) -> None:
        self.temperature = temperature

    def __repr__(self) -> str:
        return f"HeuristicPlayer(temperature={self.temperature:g})"

    def choose(self, state: GameState, chance: random.Random) -> Action:
        """See `Player.choose`."""
        return choose(state, action_values(state), _best_of, self.temperature * state.variant.scale, chance)


def _best_of(values: Mapping[Action, float]) -> Action:
    return max(values, key=values.__getitem__)


def action_values(state: GameState, turn: SolvedTurn | None = None) -> dict[Action, float]:
    """Returns the value of each legal action, in points relative to an ordinary game, in the rules' order.

    Args:
        turn: the solved turn; None for this player's own estimate.
    """
    solved = turn or solved_turn(state.variant, state.card)
    found = {state.variant.boxes[entry.box].id: entry for entry in entries(state)}
    values = ((action, _value(state, action, solved, found)) for action in legal_actions(state))
    # Values that differ only by the order of additions must be equal, so that ties break alike everywhere.
    return {action: math.floor(value * _PARTS + 0.5) / _PARTS for action, value in values}


def _value(state: GameState, action: Action, solved: SolvedTurn, found: Mapping[str, Entry]) -> float:
    turn = state.turn
    if not turn.throws:
        return _before_throwing(state, action, solved)
    match action:
        case Announced(box):
            return _best(replace(state, turn=replace(turn, announced=state.variant.box_by_id[box].index)), solved)
        case Held(dice):
            return _kept(state, solved.thrown(stage_of(turn, throws=1)), dice)
        case Bought(dice):
            return _kept(state, solved.thrown(stage_of(turn, throws=1, bought=1)), dice)
        case Scored(box) | Struck(box):
            return solved.endings.value(found[box], turn, strike=isinstance(action, Struck))


def _before_throwing(state: GameState, action: Action, solved: SolvedTurn) -> float:
    # Not naming a box leaves the choice among those that may be named after the throw.
    named: list[int | None] = [None, *nameable(state.variant, state.card, before=False)]
    if isinstance(action, Announced):
        named = [state.variant.box_by_id[action.box].index]
    turns = [replace(state.turn, announced=box) for box in named]
    return max(_kept(state, solved.thrown(stage_of(turn, throws=1)), ()) for turn in turns)


def _kept(state: GameState, thrown: ThrowValues, dice: Dice) -> float:
    return thrown[lattice_of(state.variant).index_by_hold[dice]]


def _best(state: GameState, solved: SolvedTurn) -> float:
    tables, turn = state.variant.tables, state.turn
    roll = tables.index_by_roll[turn.roll]
    holds = [hold for hold in tables.holds_by_roll[roll] if may_keep(state, hold)]
    ways = [max(_kept(state, solved.thrown(stage), hold) for hold in holds) for stage in later_stages(state)]
    return max([solved.endings.by_roll(turn)[roll], *ways])
