"""Sources of dice: the operating system or a seed; with no source, real dice on the player's table.

A source throws by number: the n-th throw of a game. A seeded source needs nothing else, so a resumed game gets the
same dice that it would have had.
"""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pasch.rules.dice.multisets import Dice, canonical
from pasch.rules.game.events import Chance, Rolled, StartRolled
from pasch.rules.game.state import GameState


class DiceSource(Protocol):
    """Throws dice."""

    def throw(self, dice: Sequence[Dice], number: int) -> Dice:
        """Returns the faces of thrown dice.

        Args:
            dice: for each die thrown, the codes it can show; all equally likely.
            number: number of throws in the game before this one.
        """
        ...


@dataclass(frozen=True)
class RandomDice:
    """Dice thrown by the operating system's randomness."""

    def throw(self, dice: Sequence[Dice], number: int) -> Dice:  # noqa: ARG002 - the protocol's signature
        """See `DiceSource.throw`."""
        return tuple(secrets.choice(codes) for codes in dice)


@dataclass(frozen=True)
class SeededDice:
    """Dice that follow from a seed alone: the same in every process, on every machine, in every version.

    A die is the first eight bytes of ``SHA-256("pasch-dice-1/SEED/THROW/DIE/TRY")`` as a big-endian number, modulo the
    number of faces; numbers beyond the last whole multiple are tried again, so that no face is favoured.
    """

    seed: str

    def throw(self, dice: Sequence[Dice], number: int) -> Dice:
        """See `DiceSource.throw`."""
        return tuple(codes[self._below(len(codes), number, die)] for die, codes in enumerate(dice))

    def _below(self, limit: int, number: int, die: int) -> int:
        # The largest multiple of `limit`; 64 bits make another try all but impossible.
        fair = 2**64 - 2**64 % limit
        attempt = 0
        while True:
            text = f"pasch-dice-1/{self.seed}/{number}/{die}/{attempt}"
            drawn = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
            if drawn < fair:
                return drawn % limit
            attempt += 1


def next_throw(source: DiceSource, state: GameState, number: int) -> Chance:
    """Throws what is due: one die for the start, or all dice that are not held.

    Args:
        state: a game in the phase `start` or `throw`.
        number: number of throws in the game before this one.
    """
    rules = state.variant.dice
    if state.phase == "start":
        (shown,) = source.throw(rules.codes_by_kind[:1], number)
        return StartRolled(shown)
    hold = state.turn.keeping or ()
    missing = zip(rules.codes_by_kind, rules.missing(hold), strict=True)
    fallen = source.throw([codes for codes, count in missing for _ in range(count)], number)
    return Rolled(canonical(hold + fallen))
