"""Which dice count, and as which face: where more are thrown than count, and where some faces are wild.

Wild faces: a die that shows one counts, in each box, as whatever face brings the most there.

Rows of points are made for all readings first; then each wild die, one after the other, takes the face that brings
the most, so that nothing is tried twice.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations_with_replacement
from operator import itemgetter

from pasch.rules.dice.multisets import Dice, canonical, face

Row = tuple[int, ...]


class PickedDice:
    """The dice that may be picked out of each roll where more are thrown than count.

    They are found by taking one die away after the other, so that what a part brings is looked up once for all rolls
    that have it.

    Attributes:
        parts: everything that may count, by faces: the order of the rows that the others take.
    """

    def __init__(self, rolls: Sequence[Dice], counted: int) -> None:
        """
        Args:
            rolls: by codes.
            counted: how many dice count.
        """
        shown = [canonical(map(face, roll)) for roll in rolls]
        levels = [list(dict.fromkeys(shown))]
        while len(levels[-1][0]) > counted:
            levels.append(list(dict.fromkeys(part for dice in levels[-1] for part in _one_less(dice))))
        place = [{known: index for index, known in enumerate(level)} for level in levels]
        self.parts: Sequence[Dice] = levels[-1]
        self._lesser = [
            [[below[part] for part in _one_less(dice)] for dice in level]
            for level, below in zip(levels, place[1:], strict=False)
        ]
        self._read = [place[0][dice] for dice in shown]

    def most(self, row: Row) -> Row:
        """By roll, the most that any of its parts brings, when each of `parts` brings this."""
        for level in reversed(self._lesser):
            row = tuple(max(row[part] for part in parts) for parts in level)
        return tuple(row[index] for index in self._read)

    def least(self, row: Row) -> Row:
        """By roll, the least that a part brings which brings something; 0 where none does."""
        for level in reversed(self._lesser):
            row = tuple(min((row[part] for part in parts if row[part]), default=0) for parts in level)
        return tuple(row[index] for index in self._read)


def _one_less(dice: Dice) -> list[Dice]:
    return list(dict.fromkeys(dice[:place] + dice[place + 1 :] for place in range(len(dice))))


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


def shown_by_all(roll: Dice, wild: Collection[int], counted: int) -> int | None:
    """The face that as many dice show as count, or may be read as: the highest of several; None where they do not."""
    shown = Counter(map(face, roll))
    wilds = [one for one in shown.elements() if one in wild]
    found = [one for one, dice in shown.items() if one not in wild and dice + len(wilds) >= counted]
    if len(wilds) >= counted:
        found.append(max(wilds))
    return max(found, default=None)
