"""Positions for the players' tests, and games with seeded dice."""

import random
from collections.abc import Iterator, Mapping
from itertools import count

from pasch.players.player import Player
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.dice.multisets import Dice
from pasch.rules.game.card import Card
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Action, Rolled
from pasch.rules.game.state import GameState, Turn, new_game
from pasch.rules.variant.variant import Variant


def position(
    variant_id: str, roll: Dice, throws: int, filled: Mapping[str, int] | None = None, announced: str | None = None
) -> GameState:
    """One seat that decides about a roll, with some boxes filled."""
    variant = shipped(variant_id)
    box = None if announced is None else variant.box_by_id[announced].index
    turn = Turn(throws, roll, None, roll[:1] if throws > 1 and variant.remembers_hold else (), box)
    return GameState(variant, (card(variant, filled or {}),), 0, "clockwise", turn)


def card(variant: Variant, filled: Mapping[str, int]) -> Card:
    """A card with these points by box, everything else free."""
    entries: list[int | None] = [None] * variant.turns
    for box, points in filled.items():
        entries[variant.box_by_id[box].cell] = points
    zeros = (0,) * len(variant.columns)
    return Card(variant, tuple(entries), zeros, zeros)


def all_but(variant_id: str, *free: str) -> dict[str, int]:
    """Every box struck but these."""
    return {box.id: 0 for box in shipped(variant_id).boxes if box.id not in free}


def played(variant: Variant, player: Player, seed: int) -> Iterator[tuple[GameState, Action | None]]:
    """Every state of a solitaire game with what the player decided there, None where nobody decides."""
    chance, state = random.Random(seed), new_game(variant)
    for _ in count():
        action = player.choose(state, chance) if state.phase == "decide" else None
        yield state, action
        if state.phase == "over":
            return
        state = apply(state, action or throw(state, chance))


def throw(state: GameState, chance: random.Random) -> Rolled:
    """The dice that are not held, thrown."""
    dice, hold = state.variant.dice, state.turn.keeping or ()
    kinds = zip(dice.codes_by_kind, dice.missing(hold), strict=True)
    return Rolled(tuple(sorted((*hold, *(chance.choice(codes) for codes, missing in kinds for _ in range(missing))))))
