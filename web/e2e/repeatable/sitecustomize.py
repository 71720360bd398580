"""Makes a server repeat itself, so that pictures of it are the same each time: dice, and what computer players decide.

Python imports this file in each process whose PYTHONPATH has this folder.
"""

import random

from pasch.play.dice.dice_sources import SeededDice
from pasch.play.dice.fair_dice import FairDice
from pasch.server.compute import compute_service


def _same_share(_chance: random.SystemRandom) -> float:
    return 0.4


def _same_dice(dice: FairDice, *_inputs: object) -> None:
    SeededDice.__init__(dice, "pasch")


random.SystemRandom.random = _same_share  # type: ignore[method-assign]
FairDice.__init__ = _same_dice  # type: ignore[method-assign]
# However slow the machine, values are waited for, never replaced by a guess.
compute_service.AT_ONCE_SECONDS = 600.0
