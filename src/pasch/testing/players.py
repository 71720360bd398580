"""Laws that every computer player keeps, ours and anybody's own."""

import random
from collections.abc import Iterable

from pasch.players.player import Player, PreparedPlayer
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.game.engine import apply, legal_actions
from pasch.rules.game.events import Action, Event
from pasch.rules.game.state import GameState, new_game
from pasch.rules.text.position_notation import format_position
from pasch.rules.variant.variant import Variant
from pasch.testing.games import PlayedGame, random_event

TURNS = ("kniffel", "kniffel-announce", "kniffel-put-aside", "knoeffel", "yams")
"""Shipped variants that between them know every kind of action and turn."""


def check_player(player: Player, variants: Iterable[Variant] | None = None, seed: int = 0) -> list[PlayedGame]:
    """Plays a game of each variant; gives the games.

    A player decides by one of the legal actions, leaves the state as it is, uses no other chance than what it is
    handed (the same state and generator bring the same action), and a `PreparedPlayer` says whether it
    estimates.

    Args:
        variants: what it plays; without, shipped variants that ask every kind of decision.
        seed: of the dice and of the player's chance.

    Raises:
        AssertionError: the player breaks one of these laws; says which, and where.
    """
    return [_played(player, variant, seed) for variant in (map(shipped, TURNS) if variants is None else variants)]


def _played(player: Player, variant: Variant, seed: int) -> PlayedGame:
    if isinstance(player, PreparedPlayer):
        player.prepare(variant)
        assert player.certainty(variant) in ("exact", "learned", "rough"), f"{variant.id}: certainty() says none"
    dice = random.Random(seed)
    states = [new_game(variant, variant.seats[0])]
    events: list[Event] = []
    while states[-1].phase != "over":
        deciding = states[-1].phase == "decide"
        events.append(_decision(player, states[-1], len(events)) if deciding else random_event(states[-1], dice))
        states.append(apply(states[-1], events[-1]))
    return PlayedGame(tuple(events), tuple(states))


def _decision(player: Player, state: GameState, seed: int) -> Action:
    before, elsewhere, where = hash(state), random.getstate(), format_position(state)
    action, again = (player.choose(state, random.Random(seed)) for _ in range(2))
    assert action in legal_actions(state), f"{where}: {action} is not allowed"
    assert action == again, f"{where}: {action}, and with the same chance {again}"
    assert hash(state) == before, f"{where}: the state was changed"
    assert random.getstate() == elsewhere, f"{where}: chance was taken from elsewhere than what was handed over"
    return action
