"""Wild faces: a die that shows one counts, in each box, as whatever face brings the most there.

Rows of points are made for all readings first; then each wild die, one after the other, takes the face that brings
the most, so that nothing is tried twice.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations_with_replacement
from operator import itemgetter

from pasch.rules.dice import Dice, canonical, face

Row = tuple[int, ...]


class Readings:
    """How rolls may be read where some faces are wild.

    Attributes:
        full: everything that as many dice may be read as, by faces: the order of the rows that `best` takes.
    """

    def __init__(self, rolls: Sequence[Dice], wild: Collection[int], faces: Iterable[int]) -> None:
        """
        Args:
            rolls: by codes.
            wild: the faces that count as any.
            faces: all that a die may be read as.
        """
        fixed = [canonical(shown for shown in map(face, roll) if shown not in wild) for roll in rolls]
        shown, dice = sorted(faces), len(rolls[0])
        fewest = min(map(len, fixed))
        levels = [list(combinations_with_replacement(shown, size)) for size in range(dice, fewest - 1, -1)]
        place = [{known: index for index, known in enumerate(level)} for level in levels]
        self.full: Sequence[Dice] = levels[0]
        self._grown = [
            [itemgetter(*(above[canonical((*known, one))] for one in shown)) for known in level]
            for above, level in zip(place, levels[1:], strict=False)
        ]
        self._read = [(dice - len(known), place[dice - len(known)][known]) for known in fixed]

    def best(self, row: Row) -> Row:
        """By roll, the most that any reading brings, when each of `full` brings this."""
        rows = [row]
        for picks in self._grown:
            rows.append(tuple(max(pick(rows[-1])) for pick in picks))
        return tuple(rows[wilds][index] for wilds, index in self._read)


def shown_by_all(roll: Dice, wild: Collection[int]) -> int | None:
    """The face that all dice show, or may be read as; None where they do not. All wild ones show the highest."""
    shown = {*map(face, roll)}
    fixed = shown.difference(wild) or {max(shown)}
    return next(iter(fixed)) if len(fixed) == 1 else None
