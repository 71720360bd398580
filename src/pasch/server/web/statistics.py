"""The dice that this server has thrown, counted face by face, with a chi-square test for each kind of die.

The test asks how often fair dice would stray from equal counts at least as far: its *p-value*. Small ones happen, one
in a hundred below 0.01; a loaded die shows in p-values that stay small as the counts grow.
"""

from collections.abc import Mapping, Sequence
from math import erfc, exp, pi, sqrt

from pasch.rules.dicetext import parse_faces
from pasch.server.wire.answers import DieStatistics, FaceStatistics, StatisticsAnswer

Counts = Mapping[tuple[str, int], int]
"""How often each face was thrown, as `tables.thrown` counts them."""


def statistics(counts: Counts) -> StatisticsAnswer:
    """The counts for everybody to see."""
    kinds = sorted({kind for kind, _ in counts})
    dice = [_die(kind, [(shown, counts.get((kind, shown), 0)) for shown in parse_faces(kind)]) for kind in kinds]
    return StatisticsAnswer(throws=sum(die.throws for die in dice), dice=[die for die in dice if die.throws])


def chi_square(counts: Sequence[int]) -> float:
    """How far counts stray from being equal: the sum of (count - expected)² / expected."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected if expected else 0.0


def p_value(chi_square: float, degrees: int) -> float:
    """The chance that fair dice stray as far, or further.

    The upper tail of the chi-square distribution as the finite sum that it is for a whole number of degrees:
    Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.4.4 and 26.4.5.
    """
    half = chi_square / 2
    if degrees % 2:
        tail, term, start = erfc(sqrt(half)), 2 * sqrt(half / pi) * exp(-half), 3
    else:
        tail, term, start = exp(-half), half * exp(-half), 4
    for step in range(start, degrees + 1, 2):
        tail += term
        term *= chi_square / step
    return min(tail, 1.0)


def _die(kind: str, faces: Sequence[tuple[int, int]]) -> DieStatistics:
    counts = [count for _, count in faces]
    throws, found, degrees = sum(counts), chi_square(counts), len(faces) - 1
    return DieStatistics(
        kind=kind,
        throws=throws,
        expected=1 / len(faces),
        faces=[FaceStatistics(face=shown, count=count, share=count / max(throws, 1)) for shown, count in faces],
        chi_square=found,
        degrees=degrees,
        p_value=p_value(found, degrees),
    )
