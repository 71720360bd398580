"""`check_player` reports players that break a law."""

import random
from pathlib import Path
from typing import Any

import pytest

from pasch.players.player import Player
from pasch.players.random_player import RandomPlayer
from pasch.rules.catalogue.shipped_variants import load_variant, shipped
from pasch.rules.game.engine import legal_actions
from pasch.rules.game.events import Action, Struck
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant
from pasch.solver.progress import Stages
from pasch.testing import check_player

PLAIN = load_variant(str(Path(__file__).parents[1] / "variants" / "miniatures" / "plain.toml"))


class Cheat:
    def choose(self, state: GameState, chance: random.Random) -> Action:  # noqa: ARG002 - the protocol's signature
        return Struck("a box of mine")


class Moody:
    """Decides differently when asked again."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: GameState, chance: random.Random) -> Action:  # noqa: ARG002 - the protocol's signature
        self.asked += 1
        actions = legal_actions(state)
        return actions[self.asked % len(actions)]


class Gambler:
    """Takes chance from elsewhere."""

    def choose(self, state: GameState, chance: random.Random) -> Action:  # noqa: ARG002 - the protocol's signature
        random.random()
        return legal_actions(state)[0]


class Undecided(RandomPlayer):
    def prepare(self, variant: Variant, progress: Stages | None = None) -> None:
        """Needs nothing."""

    def certainty(self, _: Variant) -> Any:
        return "perhaps"


@pytest.mark.parametrize(
    ("player", "law"),
    [
        (Cheat(), "is not allowed"),
        (Moody(), "with the same chance"),
        (Gambler(), "from elsewhere"),
        (Undecided(), "says none"),
    ],
)
def test_broken_laws_are_reported(player: Player, law: str) -> None:
    with pytest.raises(AssertionError, match=law):
        check_player(player, [PLAIN])


def test_a_game_of_each_variant_is_given() -> None:
    variants = [PLAIN, shipped("yams")]
    assert [played.final.variant for played in check_player(RandomPlayer(), variants)] == variants
