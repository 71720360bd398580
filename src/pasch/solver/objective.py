"""Objectives that a variant can be solved for, and their notation.

>>> parse_objective("reach:250")
Reach(target=250)
>>> str(Utility(-0.05))
'utility:-0.05'
"""

import math
from dataclasses import dataclass
from typing import Literal

from pasch.rules.arguments import checked
from pasch.rules.errors import PaschError, Problem

MAX_THETA = 10.0
"""Per point. Beyond it only the best or worst possible total matters."""


@dataclass(frozen=True, slots=True)
class Mean:
    """The highest mean total. The value of a card is its mean of further points."""

    def __str__(self) -> str:
        return "mean"


@dataclass(frozen=True, slots=True)
class Reach:
    """The highest probability of a total of at least `target`. A value is a probability."""

    target: int

    def __str__(self) -> str:
        return f"reach:{self.target}"


@dataclass(frozen=True, slots=True)
class ReachAll:
    """The highest probability of at least T points, for every T. A value is a probability for each T."""

    def __str__(self) -> str:
        return "reach:all"


@dataclass(frozen=True, slots=True)
class Utility:
    """The highest mean of ``exp(theta * total) / theta``: risk-averse below 0, risk-seeking above.

    The value of a card is its certainty equivalent ``log(mean(exp(theta * further points))) / theta``, in points.

    Attributes:
        theta: per point, not 0.
    """

    theta: float

    def __str__(self) -> str:
        return f"utility:{self.theta!r}"


@dataclass(frozen=True, slots=True)
class WinAgainst:
    """The best answer to an opponent whose total has a known distribution.

    A value is the probability of beating it, a tie counting one half.

    Attributes:
        chances: (total, probability), totals ascending, every probability above 0; they add up to 1.
    """

    chances: tuple[tuple[int, float], ...]

    def win_chance(self, total: int) -> float:
        """Returns the probability that a total beats the opponent, a tie counting one half."""
        return math.fsum(chance if other < total else chance / 2 for other, chance in self.chances if other <= total)

    def __str__(self) -> str:
        if len(self.chances) == 1:
            return f"win-against:{self.chances[0][0]}"
        # Imported late: only distributions need it.
        import hashlib

        text = repr(self.chances)
        return f"win-against:{hashlib.sha256(text.encode()).hexdigest()[:12]}"


@dataclass(frozen=True, slots=True)
class Win:
    """The highest probability of winning against the others at the table, which depends on all cards of a position."""

    def __str__(self) -> str:
        return "win"


ValueObjective = Mean | Utility
"""Objectives whose values do not depend on the points so far."""
ChanceObjective = Reach | ReachAll | WinAgainst
"""Objectives whose values depend on the points so far: probabilities."""
Objective = ValueObjective | ChanceObjective
Interface = Literal["library", "solve", "advise", "engine"]
"""Interface in which an objective is named; errors list what it accepts."""


@checked
def parse_objective(text: str) -> Objective:
    """Returns the objective named ``mean``, ``reach:250``, ``reach:all``, ``utility:-0.02`` or ``win-against:231``.

    A distribution of several totals is read from a file; see `parse_distribution`.

    Raises:
        PaschError: The name is unknown, or its number out of range.
    """
    return parse_objective_at(text, "library")


def parse_objective_at(text: str, interface: Interface) -> Objective:
    """Returns the objective that a text names; errors list what this place accepts, which may be more.

    Raises:
        PaschError: The name is unknown, or its number out of range.
    """
    name, _, value = text.strip().partition(":")
    match name:
        case "mean" if not value:
            return Mean()
        case "reach" if value == "all":
            return ReachAll()
        case "reach" if _is_whole(value):
            return Reach(int(value))
        case "utility":
            return Utility(_theta(text, value, interface))
        case "win-against" if _is_whole(value):
            return WinAgainst(((int(value), 1.0),))
    raise PaschError(_unknown(text, interface))


def parse_distribution(text: str, source: str = "") -> WinAgainst:
    """Returns the objective against a distribution of totals, one ``TOTAL PROBABILITY`` per line.

    Weights are divided by their sum, so counts of games will do. ``#`` begins a comment; a comma or semicolon may
    separate the two numbers.

    Raises:
        PaschError: A line cannot be read; the error names it.
    """
    weights: dict[int, float] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].replace(",", " ").replace(";", " ").split()
        if not words:
            continue
        weight = _number(words[1]) if len(words) == 2 and _is_whole(words[0]) else None
        if weight is None or weight < 0 or math.isinf(weight):
            raise PaschError(Problem("not-a-distribution-line", {"found": line.strip()[:60]}, source, number))
        # Lines of equal totals add up.
        weights[int(words[0])] = weights.get(int(words[0]), 0.0) + weight
    total = math.fsum(weights.values())
    if not 0 < total < math.inf:
        raise PaschError(Problem("empty-distribution", {}, source))
    return WinAgainst(tuple((points, weights[points] / total) for points in sorted(weights) if weights[points]))


def _unknown(text: str, interface: Interface) -> Problem:
    return Problem("unknown-objective", {"found": text[:60], "place": interface})


def _theta(text: str, value: str, interface: Interface) -> float:
    theta = _number(value)
    if theta is None:
        raise PaschError(_unknown(text, interface))
    if not 0 < abs(theta) <= MAX_THETA:
        raise PaschError(Problem("theta-out-of-range", {"found": value, "most": f"{MAX_THETA:g}"}))
    return theta


def _is_whole(value: str) -> bool:
    return value.removeprefix("-").isdecimal() and value.isascii() and len(value) <= 7


def _number(value: str) -> float | None:
    try:
        number = float(value)
    except ValueError:
        return None
    return None if math.isnan(number) else number
