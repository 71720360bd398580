"""Counts of thrown dice for the server's statistics."""

from collections import Counter

from pasch.rules.dice.dice_notation import format_faces
from pasch.rules.dice.multisets import face, kind, remainder
from pasch.rules.game.events import Chance, Rolled
from pasch.rules.game.state import GameState

Thrown = Counter[tuple[str, int]]
"""Number of throws of each face, by kind of die (its faces in a row: ``123456``) and face."""


def count_throw(before: GameState, event: Chance) -> Thrown:
    """Counts the dice of a throw without those that were held."""
    rolled = remainder(event.dice, before.turn.keeping or ()) if isinstance(event, Rolled) else (event.face,)
    kinds = [format_faces(map(face, codes)) for codes in before.variant.dice.codes_by_kind]
    return Thrown((kinds[kind(code)], face(code)) for code in rolled)
