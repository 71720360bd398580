"""The dice that this server has thrown, counted face by face, with a chi-square test for each kind of die.

The test asks how often fair dice would stray from equal counts at least as far: its *p-value*. Small ones happen, one
in a hundred below 0.01; a loaded die shows in p-values that stay small as the counts grow.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from math import erfc, exp, pi, sqrt

from pasch.rules.dice.dice_notation import parse_faces
from pasch.server.clock import monotonic
from pasch.server.wire.responses import DieStatistics, FaceStatistics, StatisticsAnswer

Counts = Mapping[tuple[str, int], int]
"""Number of throws of each face, as counted by `count_throw` of `table_state`."""


class CachedStatistics:
    """The statistics of this server, counted again after some time only.

    Args:
        count: counts in the database.
        keep_s: for so many seconds an answer serves everybody.
    """

    def __init__(self, count: Callable[[], Awaitable[Counts]], keep_s: float) -> None:
        self._count = count
        self._keep_s = keep_s
        self._known: tuple[float, StatisticsAnswer] | None = None
        self._counting = asyncio.Lock()

    async def answer(self) -> StatisticsAnswer:
        """The statistics as they were a moment ago at most."""
        async with self._counting:
            if self._known is None or monotonic() - self._known[0] >= self._keep_s:
                self._known = monotonic(), statistics(await self._count())
            return self._known[1]


def statistics(counts: Counts) -> StatisticsAnswer:
    """The counts for everybody to see."""
    kinds = sorted({kind for kind, _ in counts})
    dice = [_die(kind, counts) for kind in kinds]
    return StatisticsAnswer(throws=sum(die.throws for die in dice), dice=[die for die in dice if die.throws])


def chi_square(counts: Sequence[int], sides: Sequence[int] | None = None) -> float:
    """Returns Pearson's statistic of the counts: the sum of (count - expected)² / expected.

    Args:
        sides: number of sides with each face on the die; one each by default.
    """
    sides = sides or [1] * len(counts)
    expected = [sum(counts) * alike / sum(sides) for alike in sides]
    return sum((count - due) ** 2 / due for count, due in zip(counts, expected, strict=True)) if any(counts) else 0.0


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


def _die(kind: str, counted: Counts) -> DieStatistics:
    sides = Counter(parse_faces(kind))
    counts = [counted.get((kind, shown), 0) for shown in sides]
    throws, found, degrees = sum(counts), chi_square(counts, [*sides.values()]), len(sides) - 1
    faces = [
        FaceStatistics(face=shown, count=count, share=count / max(throws, 1), expected=alike / sides.total())
        for (shown, alike), count in zip(sides.items(), counts, strict=True)
    ]
    return DieStatistics(
        kind=kind,
        throws=throws,
        expected=1 / sides.total(),
        faces=faces,
        chi_square=found,
        degrees=degrees,
        p_value=p_value(found, degrees),
    )
