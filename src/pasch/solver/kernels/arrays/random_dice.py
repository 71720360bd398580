"""Dice for many games at once.

Each game has its own generator (SplitMix64; Steele, Lea, Flood: Fast splittable pseudorandom number generators,
2014), so its dice depend only on the seed and its number.
"""

import hashlib

import numpy as np
from numpy.typing import NDArray

from pasch.solver.kernels.arrays.variant_arrays import Dice
from pasch.solver.kernels.toolchain.compiled_functions import inlined, part

Words = NDArray[np.uint64]

# Constants of SplitMix64: the golden gamma, and the two factors of its finalizer (variant 13 of Stafford).
_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST_FACTOR = np.uint64(0xBF58476D1CE4E5B9)
_SECOND_FACTOR = np.uint64(0x94D049BB133111EB)
_SHIFTS = (np.uint64(30), np.uint64(27), np.uint64(31))
_HALF = np.uint64(32)
_FRACTION = np.uint64(11)


def seed_generators(count: int, seed: str, first: int) -> Words:
    """Returns the initial generator states of `count` games, numbered from `first` on."""
    words = hashlib.sha256(f"pasch-games-1/{seed}".encode()).digest()
    start = np.frombuffer(words, dtype="<u8", count=1).astype(np.uint64)
    return _mix(start + np.arange(first, first + count, dtype=np.uint64) * _STEP)


def _mix(words: Words) -> Words:
    # The finalizer of SplitMix64; the same as in `draw_word`, for arrays.
    words = (words ^ (words >> _SHIFTS[0])) * _FIRST_FACTOR
    words = (words ^ (words >> _SHIFTS[1])) * _SECOND_FACTOR
    return words ^ (words >> _SHIFTS[2])


@inlined
def draw_word(chance: Words, game: int) -> np.uint64:
    """Returns the next 64 bits of a game's generator."""
    word = chance[game] + _STEP
    chance[game] = word
    word = (word ^ (word >> _SHIFTS[0])) * _FIRST_FACTOR
    word = (word ^ (word >> _SHIFTS[1])) * _SECOND_FACTOR
    return np.uint64(word ^ (word >> _SHIFTS[2]))


@inlined
def draw_uniform(chance: Words, game: int) -> float:
    """Returns a number in [0, 1) with 53 random bits."""
    return float(np.int64(draw_word(chance, game) >> _FRACTION)) * 2.0**-53


@part
def throw_dice(dice: Dice, chance: Words, game: int, node: int) -> int:
    """Throws the dice that a hold lacks, one by one, and returns the roll as a node."""
    while node < dice.first_roll:
        first = dice.up_start[node]
        # (32 random bits * ways) >> 32 is a face without a division; its bias is below ways / 2**32.
        ways = np.uint64(dice.up_start[node + 1] - first)
        node = dice.up[first + np.int64(((draw_word(chance, game) >> _HALF) * ways) >> _HALF)]
    return node
