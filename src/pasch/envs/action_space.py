"""Actions as numbers, one for each thing that a seat may ever do in a variant: an environment's `Discrete` space.

In this order, and only where the variant has it: which dice stay for the next throw (a bit for each die of the sorted
roll, the first die the lowest; never all dice), the same for a throw that is bought, boxes to announce, boxes to score,
boxes to strike. Of equal dice those that stay are the first ones, so that no two numbers mean the same. In Kniffel the
31 holds are followed by 13 boxes to score and 13 to strike.
"""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from pasch.rules.dice.multisets import Dice
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.engine import legal_actions
from pasch.rules.game.events import Action, Announced, Bought, Held, Scored, Struck
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant

Mask = NDArray[np.int8]
"""``(actions,)`` 1 for those that are legal now: what `Discrete.sample(mask=…)` takes."""


class Actions:
    """The numbers of a variant's actions.

    Attributes:
        holds: how many holds there are. buy, announce, score, strike: the first number of each kind.
        announced: the boxes that may ever be announced, by their indices.
        count: how many numbers there are.
    """

    def __init__(self, variant: Variant) -> None:
        self._variant = variant
        self._boxes = [box.id for box in variant.boxes]
        # One number for each subset of dice except all of them: to hold all is to score. Layout of the
        # numbers: holds, purchases, announcements, scores, strikes.
        self.holds = (1 << variant.dice.count) - 1
        self.announced = [box.index for box in variant.boxes if variant.columns[box.column].announce]
        self.buy = self.holds
        self.announce = self.buy + (self.holds if variant.turn.buy else 0)
        self.score = self.announce + len(self.announced)
        self.strike = self.score + len(self._boxes)
        self.count = self.strike + len(self._boxes)

    def number(self, state: GameState, action: Action) -> int:
        """The number of a legal action."""
        match action:
            case Held(dice):
                return kept_bits(state.turn.roll, dice)
            case Bought(dice):
                return self.buy + kept_bits(state.turn.roll, dice)
            case Announced(box):
                return self.announce + self.announced.index(self._variant.box_by_id[box].index)
            case Scored(box):
                return self.score + self._variant.box_by_id[box].index
            case Struck(box):
                return self.strike + self._variant.box_by_id[box].index

    def action(self, state: GameState, number: int) -> Action:
        """Returns the action of a number in a state; the rules may not allow it.

        Raises:
            PaschError: there is no such number.
        """
        if not 0 <= number < self.count:
            raise PaschError(Problem("no-such-action", {"found": number, "most": self.count - 1}))
        if number >= self.strike:
            return Struck(self._boxes[number - self.strike])
        if number >= self.score:
            return Scored(self._boxes[number - self.score])
        if number >= self.announce:
            return Announced(self._boxes[self.announced[number - self.announce]])
        if number >= self.buy:
            return Bought(kept_dice(state.turn.roll, number - self.buy))
        return Held(kept_dice(state.turn.roll, number))

    def legal(self, state: GameState) -> list[int]:
        """The numbers of all legal actions, in the order of `rules.game.engine.legal_actions`."""
        return [self.number(state, action) for action in legal_actions(state)]

    def mask(self, state: GameState) -> Mask:
        """Returns the mask of legal actions; empty if there is nothing to decide."""
        mask = np.zeros(self.count, dtype=np.int8)
        mask[self.legal(state)] = 1
        return mask


@lru_cache(maxsize=1 << 15)
def kept_bits(roll: Dice, hold: Dice) -> int:
    """Returns the dice of a roll that belong to a hold, as bits; of equal dice the first."""
    # Rolls and holds are sorted, so one pass matches them.
    bits, left = 0, list(hold)
    for place, code in enumerate(roll):
        if left and left[0] == code:
            bits |= 1 << place
            del left[0]
    return bits


def kept_dice(roll: Dice, bits: int) -> Dice:
    """The dice of a roll that stay, of a bit each."""
    return tuple(code for place, code in enumerate(roll) if bits >> place & 1)
