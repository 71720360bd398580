"""A player that takes each legal action with equal probability: a baseline, and a test of the rules."""

import random

from pasch.rules.game.engine import legal_actions
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState


class RandomPlayer:
    """Chooses uniformly among the legal actions. Threads may share it."""

    def __repr__(self) -> str:
        return "RandomPlayer()"

    def choose(self, state: GameState, chance: random.Random) -> Action:
        """See `Player.choose`."""
        return chance.choice(legal_actions(state))
