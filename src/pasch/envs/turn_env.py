"""The coarser form: one decision a turn, which box it aims at. The dice are kept as serves that box best."""

from collections.abc import Sequence
from dataclasses import replace

from pasch.envs.game_env import GameEnv
from pasch.players.heuristic_player import action_values
from pasch.players.turn_values import EndingValues, turn_with
from pasch.rules.game.card import Card
from pasch.rules.game.events import Action, Announced, Bought, Held, Scored, Struck
from pasch.rules.game.state import GameState, Turn
from pasch.rules.game.turn import (
    Entry,
    announceable,
    column_situation,
    entries,
    fillable,
    may_throw_again,
    must_announce,
    takes_throws,
)
from pasch.rules.variant.variant import Variant

_ELSEWHERE = -1e6
"""Value of ending in another box: only if the rules leave nothing else."""


class TurnEnv(GameEnv):
    """A game in which each turn is a step: the action is the index of the box that it aims at.

    The decision is due after the first throw. From then on the dice are held that score the most points in that box,
    see `turn_action`, and the turn ends there, with a strike if it scores nothing. Throws are never bought. Everything
    else is as in `GameEnv`.
    """

    def _count(self) -> int:
        return len(self.variant.boxes)

    def _legal(self) -> list[int]:
        return aims(self.state)

    def _take(self, number: int) -> None:
        for _ in range((self.variant.turn.throws + 2) * (1 + self.variant.turns)):
            seat, filled = self.state.seat, self.state.card.entries.count(None)
            self.game.act(turn_action(self.state, number))
            if self.game.over or self.state.seat != seat or self.state.card.entries.count(None) != filled:
                return


def aims(state: GameState) -> list[int]:
    """The boxes that the turn may end in, now or after further throws; in a column to announce, if one is named."""
    found = set(announceable(state))
    if state.phase != "decide" or must_announce(state):
        return sorted(found)
    found |= {entry.box for entry in entries(state)}
    if may_throw_again(state):
        variant, card, turn = state.variant, state.card, state.turn
        again = replace(state, turn=replace(turn, lay=()))
        for column in variant.columns:
            if takes_throws(variant, card, column, turn.throws + 1, turn.bought):
                found |= set(fillable(again, column)[1])
    return sorted(found)


def turn_action(state: GameState, box: int) -> Action:
    """The decision that serves a box best; where two are equal, the one that ends the turn."""
    values = action_values(state, turn_with(BoxAim(state.variant, state.card, box)))
    wanted = [action for action in values if not isinstance(action, Bought) and _is_open(state, action, box)]
    return max(wanted, key=lambda action: (values[action], isinstance(action, Scored | Struck)))


def _is_open(state: GameState, action: Action, box: int) -> bool:
    if isinstance(action, Announced):
        return action.box == state.variant.boxes[box].id
    return not (isinstance(action, Held) and box in announceable(state))


class BoxAim(EndingValues):
    """The value of ending a turn, for points in one box alone."""

    def __init__(self, variant: Variant, card: Card, box: int) -> None:
        super().__init__(variant, card)
        self._aim, self._column = box, variant.columns[variant.boxes[box].column]

    def value(self, entry: Entry, turn: Turn, *, strike: bool) -> float:  # noqa: ARG002 - like all endings
        """See `EndingValues.value`."""
        points = self.state.variant.boxes[entry.box].struck if strike else entry.points + entry.bonus
        return points if entry.box == self._aim else _ELSEWHERE + points

    def by_roll(self, turn: Turn) -> Sequence[float]:
        """See `EndingValues.by_roll`."""
        variant, card = self.state.variant, self.state.card
        if not takes_throws(variant, card, self._column, turn.throws, turn.bought):
            return [_ELSEWHERE] * len(variant.tables.rolls)
        return [self._points(roll, turn) for roll in range(len(variant.tables.rolls))]

    def _points(self, roll: int, turn: Turn) -> float:
        variant, card = self.state.variant, self.state.card
        tables, served = variant.tables, not turn.lay
        situation = column_situation(variant, card, self._column, tables.rolls[roll], turn.throws, served=served)
        return tables.points[situation][self._aim][roll] + tables.bonus[situation][self._aim][roll]
