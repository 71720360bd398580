"""What a computer player is, and which ones there are.

A player sees a whole `GameState` and answers with one of its legal actions. It never throws dice; where it decides by
chance, chance is handed to it, so that the same generator brings the same game.
"""

import random
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from importlib import import_module
from types import MappingProxyType
from typing import Protocol, cast

from pasch.rules.errors import PaschError, Problem, listed
from pasch.rules.state import Action, GameState


class Player(Protocol):
    """Somebody who decides for a seat."""

    def choose(self, state: GameState, chance: random.Random) -> Action:
        """One of the state's legal actions.

        Args:
            state: a state in the phase `decide`.
            chance: the only source of randomness that a player may use.
        """
        ...


PLAYERS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "heuristic": ("pasch.players.heuristic", "HeuristicPlayer"),
        "random": ("pasch.players.random_player", "RandomPlayer"),
    }
)
"""Every player by name: the module and the class, imported when somebody asks for it. The catalogue of messages
describes each as ``player-<name>``."""


def find_player(name: str) -> Player:
    """The player of this name.

    Raises:
        PaschError: there is none; the nearest is suggested.
    """
    if name not in PLAYERS:
        raise PaschError(_unknown(name))
    module, kind = PLAYERS[name]
    make = cast(Callable[[], Player], getattr(import_module(module), kind))
    return make()


def _unknown(name: str) -> Problem:
    near = get_close_matches(name, PLAYERS, 1)
    if near:
        return Problem("unknown-player-near", {"found": name, "near": near[0]})
    return Problem("unknown-player", {"found": name, "allowed": listed(PLAYERS)})
