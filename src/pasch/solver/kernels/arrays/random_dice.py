"""Dice for many games at once: each game draws from a generator of its own, SplitMix64 (Steele, Lea, Flood: Fast
splittable pseudorandom number generators, 2014), so that its dice depend on nothing but the seed and its number.
"""

import hashlib

import numpy as np
from numpy.typing import NDArray

from pasch.solver.kernels.arrays.variant_arrays import Dice
from pasch.solver.kernels.toolchain.compiled_functions import inlined, part

Words = NDArray[np.uint64]

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST_FACTOR = np.uint64(0xBF58476D1CE4E5B9)
_SECOND_FACTOR = np.uint64(0x94D049BB133111EB)
_SHIFTS = (np.uint64(30), np.uint64(27), np.uint64(31))
_HALF = np.uint64(32)
_FRACTION = np.uint64(11)


def first_words(count: int, seed: str, first: int) -> Words:
    """The states of the generators of some games, numbered from `first` on."""
    words = hashlib.sha256(f"pasch-games-1/{seed}".encode()).digest()
    start = np.frombuffer(words, dtype="<u8", count=1).astype(np.uint64)
    return _mixed(start + np.arange(first, first + count, dtype=np.uint64) * _STEP)


def _mixed(words: Words) -> Words:
    words = (words ^ (words >> _SHIFTS[0])) * _FIRST_FACTOR
    words = (words ^ (words >> _SHIFTS[1])) * _SECOND_FACTOR
    return words ^ (words >> _SHIFTS[2])


@inlined
def draw(chance: Words, game: int) -> np.uint64:
    """The next 64 bits of a game's generator."""
    word = chance[game] + _STEP
    chance[game] = word
    word = (word ^ (word >> _SHIFTS[0])) * _FIRST_FACTOR
    word = (word ^ (word >> _SHIFTS[1])) * _SECOND_FACTOR
    return np.uint64(word ^ (word >> _SHIFTS[2]))


@inlined
def uniform(chance: Words, game: int) -> float:
    """A number from 0 to below 1."""
    return float(np.int64(draw(chance, game) >> _FRACTION)) * 2.0**-53


@part
def throw_dice(dice: Dice, chance: Words, game: int, node: int) -> int:
    """Throws the dice that a hold lacks, one after the other; gives the roll as a node."""
    while node < dice.first_roll:
        first = dice.up_start[node]
        ways = np.uint64(dice.up_start[node + 1] - first)
        node = dice.up[first + np.int64(((draw(chance, game) >> _HALF) * ways) >> _HALF)]
    return node
