"""A game from decision to decision, which environments share. Chance and seats that others play act by themselves."""

import operator
import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal, cast, get_args

from pasch.envs.action_space import Actions, Mask
from pasch.envs.game_dice import DiceStream
from pasch.players.player import Player
from pasch.rules.arguments import safely_shown
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.engine import apply, ranking, totals
from pasch.rules.game.events import Action, Rolled
from pasch.rules.game.state import GameState, Turn, new_game
from pasch.rules.text.position_notation import only, parse_position
from pasch.rules.variant.variant import Variant

Reward = Literal["points", "total", "win"]
"""Reward of an agent: the change of its total by each decision (points, bonuses and fines), so that a game's rewards
add up to the final total; that total, at the end; or 1 for a victory at the end, divided among its winners.
"""
Illegal = Literal["end", "error"]
"""Effect of an illegal action: it ends the game without further reward, or raises an error."""
Observation = Literal["flat", "dict"]
"""Facts as one row of numbers from -1 to 1, or by name as whole numbers (see `pasch.envs.observation`)."""


def whole_number(name: str, found: Any, least: int | None = 0) -> int:
    """A whole number that a caller gave, of whatever type.

    Args:
        least: the lowest that is allowed; None for any.

    Raises:
        PaschError: it is none, or lower.
    """
    try:
        number = operator.index(found)
    except TypeError:
        number = None
    if number is None or (least is not None and number < least):
        raise PaschError(Problem("env-whole-number", {"name": name, "found": str(found), "least": least or 0}))
    return number


def check_options(
    reward: str,
    observation: str,
    illegal: str,
    render_mode: str | None,
    *,
    rivals: int,
    rewards: object = Reward,
    modes: Sequence[str] = ("ansi", "rgb_array"),
) -> None:
    """Checks options of an environment.

    Args:
        rivals: number of opponents of the agent.
        rewards: type of the possible rewards.
        modes: possible render modes.

    Raises:
        PaschError: an option has none of these values, or there is no opponent to win against.
    """
    for name, found, words in (
        ("reward", reward, get_args(rewards)),
        ("observation", observation, get_args(Observation)),
        ("illegal", illegal, get_args(Illegal)),
        ("render_mode", modes[0] if render_mode is None else render_mode, modes),
    ):
        if found not in words:
            raise PaschError(Problem("env-option", {"name": name, "found": str(found), "allowed": ", ".join(words)}))
    if reward == "win" and not rivals:
        raise PaschError(Problem("env-no-rivals"))


def check_reset_options(options: object, allowed: Sequence[str]) -> Mapping[str, Any]:
    """Returns the options of a `reset`, none of them unknown.

    Raises:
        PaschError: there is no such option, or it is no dict of them.
    """
    found = {} if options is None else options
    unknown = [key for key in found if key not in allowed] if isinstance(found, Mapping) else [found]
    if unknown:
        facts = {"name": "options", "found": safely_shown(unknown[0]), "allowed": ", ".join(allowed)}
        raise PaschError(Problem("env-option", facts))
    return cast(Mapping[str, Any], found)


class DecisionGame:
    """One game.

    Attributes:
        others: players of the seats that the agent does not play, by seat.
        state: a decision of a seat without such a player, or the end.
    """

    def __init__(self, variant: Variant, seats: int = 1, others: Mapping[int, Player] | None = None) -> None:
        self.variant, self.seats, self.others = variant, seats, others or {}
        self.actions = Actions(variant)
        # The rules may require more seats than the environment plays; the extra cards are cut off below.
        self._seats = seats if seats in variant.seats else variant.seats[0]
        self.state = self._new(0)

    def _new(self, first: int) -> GameState:
        state = new_game(self.variant, self._seats, first=first)
        return replace(state, cards=state.cards[: self.seats]) if self.seats < self._seats else state

    def begin(self, dice: DiceStream, first: int = 0) -> None:
        """A new game, up to its first decision."""
        self._dice = dice
        self._chance = random.Random(dice.number()) if self.others else None
        self.state = self._new(first)
        self._go_on()

    def start_from(self, dice: DiceStream, position: object) -> None:
        """Goes on from a position in the project's notation.

        Raises:
            PaschError: it cannot be read, or is of another number of seats.
        """
        state = parse_position(str(position), only(self.variant))
        if len(state.cards) != self.seats:
            raise PaschError(Problem("env-seats", {"found": len(state.cards), "right": self.seats}))
        self._dice, self.state = dice, state
        self._chance = random.Random(dice.number()) if self.others else None
        self._go_on()

    def act(self, action: Action) -> None:
        """Applies a decision, and everything up to the next one.

        Raises:
            IllegalActionError: the rules do not allow it; nothing has changed.
        """
        self.state = apply(self.state, action)
        self._go_on()

    def stop(self) -> None:
        """Ends the game in its present state."""
        self.state = replace(self.state, turn=Turn())

    def _go_on(self) -> None:
        while (phase := self.state.phase) != "over":
            if phase == "throw":
                self.state = apply(self.state, Rolled(self._dice.throw(self.state.turn.keeping or ())))
            elif self._chance is not None and self.state.seat in self.others:
                player = self.others[self.state.seat]
                self.state = apply(self.state, player.choose(self.state, self._chance))
            else:
                return

    @property
    def over(self) -> bool:
        """Returns whether all cards are full."""
        return self.state.phase == "over"

    def mask(self) -> Mask:
        """Returns the mask of legal actions."""
        return self.actions.mask(self.state)

    def totals(self) -> tuple[int, ...]:
        """Points of each seat so far."""
        return totals(self.state)

    def shares(self) -> list[float]:
        """Shares of the victory by seat, once the game is over."""
        winners = [standing.seat for standing in ranking(self.state) if standing.place == 1]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
