"""Dice for one game: the same generator as the solver's kernels have (`solver.kernels.arrays.random_dice`), in Python.

So a single environment throws the same dice as the lane of a vectorised one with the same seed.
"""

from pasch.rules.dice.multisets import Dice, canonical
from pasch.rules.variant.variant import Variant

_STEP, _FIRST, _SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
_ALL = 2**64 - 1


class DiceStream:
    """Throws the dice of a variant.

    Attributes:
        word: state of its generator.
    """

    def __init__(self, variant: Variant, word: int) -> None:
        self._dice, self.word = variant.dice, word

    def throw(self, hold: Dice) -> Dice:
        """All dice after throwing those that a hold lacks, one after the other."""
        missing = zip(self._dice.codes_by_kind, self._dice.missing(hold), strict=True)
        # The upper half of the bits, as a share of the sides.
        fallen = [codes[(self.number() >> 32) * len(codes) >> 32] for codes, count in missing for _ in range(count)]
        return canonical((*hold, *fallen))

    def number(self) -> int:
        """64 bits, each as likely 0 as 1."""
        self.word = (self.word + _STEP) & _ALL
        return mix(self.word)


def first_word(seed: int) -> int:
    """Returns the initial state of the generator of a game with this seed, of which no bit is lost."""
    word = mix((seed + 1) * _STEP & _ALL)
    return mix(word ^ first_word(seed >> 64)) if seed > _ALL else word


def mix(word: int) -> int:
    """SplitMix64's finalizer."""
    word = (word ^ word >> 30) * _FIRST & _ALL
    word = (word ^ word >> 27) * _SECOND & _ALL
    return word ^ word >> 31
