"""The server's randomness, drawn from one source so that a simulation can repeat it."""

from random import Random, SystemRandom

source: Random = SystemRandom()
"""The operating system's randomness, which nobody can guess."""
