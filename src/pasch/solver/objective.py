"""Objectives: the meanings of "best" that a variant can be solved for, and their notation.

>>> parse_objective("reach:250")
Reach(target=250)
>>> str(Utility(-0.05))
'utility:-0.05'
"""

import math
from dataclasses import dataclass
from typing import Literal

from pasch.rules.errors import PaschError, Problem

MAX_THETA = 10.0
"""Per point. Beyond it a single point outweighs everything else: the best or worst possible total decides alone."""


@dataclass(frozen=True, slots=True)
class Mean:
    """The highest mean total. A card's value is its mean of further points."""

    def __str__(self) -> str:
        return "mean"


@dataclass(frozen=True, slots=True)
class Reach:
    """The best chance of a total of at least `target`. A value is a probability."""

    target: int

    def __str__(self) -> str:
        return f"reach:{self.target}"


@dataclass(frozen=True, slots=True)
class ReachAll:
    """The best chance of at least T points, for every T at once. A value is a probability for each T."""

    def __str__(self) -> str:
        return "reach:all"


@dataclass(frozen=True, slots=True)
class Utility:
    """The highest mean of ``exp(theta * total) / theta``: averse to risk below 0, seeking it above.

    A card's value is its certainty equivalent ``log(mean(exp(theta * further points))) / theta``, in points.

    Attributes:
        theta: per point, not 0.
    """

    theta: float

    def __str__(self) -> str:
        return f"utility:{self.theta!r}"


@dataclass(frozen=True, slots=True)
class WinAgainst:
    """The best answer to an opponent whose total is known as a distribution.

    A value is the probability to beat it, a tie counting one half.

    Attributes:
        chances: (total, probability), totals ascending, every probability above 0; they add up to 1.
    """

    chances: tuple[tuple[int, float], ...]

    def win_chance(self, total: int) -> float:
        """The probability that this total beats the opponent, a tie counting one half."""
        return math.fsum(chance if other < total else chance / 2 for other, chance in self.chances if other <= total)

    def __str__(self) -> str:
        if len(self.chances) == 1:
            return f"win-against:{self.chances[0][0]}"
        import hashlib

        text = repr(self.chances)
        return f"win-against:{hashlib.sha256(text.encode()).hexdigest()[:12]}"


@dataclass(frozen=True, slots=True)
class Win:
    """The best chance to win against the others at the table: it asks for everybody's cards, so for a position only."""

    def __str__(self) -> str:
        return "win"


ValueObjective = Mean | Utility
"""What is worth as much with few points so far as with many."""
ChanceObjective = Reach | ReachAll | WinAgainst
"""What asks for the points so far: a probability."""
Objective = ValueObjective | ChanceObjective
Place = Literal["library", "solve", "advise", "engine"]
"""Where objectives are asked for."""


def parse_objective(text: str) -> Objective:
    """The objective that a text names: ``mean``, ``reach:250``, ``reach:all``, ``utility:-0.02``,
    ``win-against:231``. A distribution of several totals comes from a file; see `parse_distribution`.

    Raises:
        PaschError: there is none of this name, or its number is out of range.
    """
    return objective_of(text, "library")


def objective_of(text: str, place: Place) -> Objective:
    """The same; an error says what may be asked for at this place, which may understand more than is read here.

    Raises:
        PaschError: there is none of this name, or its number is out of range.
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
            return Utility(_theta(text, value, place))
        case "win-against" if _is_whole(value):
            return WinAgainst(((int(value), 1.0),))
    raise PaschError(_unknown(text, place))


def parse_distribution(text: str, source: str = "") -> WinAgainst:
    """The objective against an opponent whose totals a text gives, one ``TOTAL PROBABILITY`` in a line.

    Weights that are not probabilities are divided by their sum, so counts of games will do. ``#`` begins a remark; a
    comma or semicolon may stand between the two numbers.

    Raises:
        PaschError: a line cannot be read; says which.
    """
    weights: dict[int, float] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].replace(",", " ").replace(";", " ").split()
        if not words:
            continue
        weight = _number(words[1]) if len(words) == 2 and _is_whole(words[0]) else None
        if weight is None or weight < 0 or math.isinf(weight):
            raise PaschError(Problem("not-a-distribution-line", {"found": line.strip()[:60]}, source, number))
        weights[int(words[0])] = weights.get(int(words[0]), 0.0) + weight
    total = math.fsum(weights.values())
    if not 0 < total < math.inf:
        raise PaschError(Problem("empty-distribution", {}, source))
    return WinAgainst(tuple((points, weights[points] / total) for points in sorted(weights) if weights[points]))


def _unknown(text: str, place: Place) -> Problem:
    return Problem("unknown-objective", {"found": text[:60], "place": place})


def _theta(text: str, value: str, place: Place) -> float:
    theta = _number(value)
    if theta is None:
        raise PaschError(_unknown(text, place))
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
