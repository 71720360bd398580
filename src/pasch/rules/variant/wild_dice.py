"""Dice that count, and the faces that they count as, where more are thrown than count or some faces are wild.

A die with a wild face counts in each box as the face that scores most there. Rows of points are made for all readings
first; then the wild dice take their best faces one after the other, so that nothing is tried twice.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations_with_replacement
from operator import itemgetter

from pasch.rules.dice.multisets import Dice, canonical, face
from pasch.rules.variant.patterns import Row


class PickedDice:
    """The dice that may be picked out of each roll where more are thrown than count.

    They are found by taking away one die after the other, so a part that many rolls share is looked up once.

    Attributes:
        parts: everything that may count, by faces: the order of the rows that `most` and `least` take.
    """

    def __init__(self, rolls: Sequence[Dice], counted: int) -> None:
        """
        Args:
            rolls: by codes.
            counted: how many dice count.
        """
        shown = [canonical(map(face, roll)) for roll in rolls]
        # levels[n]: multisets with n dice taken away. _lesser[n]: for each, the places of its parts in the next level.
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
        """Returns the highest value among the parts of each roll, given a value for each of `parts`."""
        for level in reversed(self._lesser):
            row = tuple(max(row[part] for part in parts) for parts in level)
        return tuple(row[index] for index in self._read)

    def least(self, row: Row) -> Row:
        """Returns the lowest value above 0 among the parts of each roll; 0 if there is none."""
        for level in reversed(self._lesser):
            row = tuple(min((row[part] for part in parts if row[part]), default=0) for parts in level)
        return tuple(row[index] for index in self._read)


def _one_less(dice: Dice) -> list[Dice]:
    return list(dict.fromkeys(dice[:place] + dice[place + 1 :] for place in range(len(dice))))


class Readings:
    """Possible readings of rolls where some faces are wild.

    Attributes:
        full: all readings, by faces: the order of the rows that `best` takes.
    """

    def __init__(self, rolls: Sequence[Dice], wild: Collection[int], faces: Iterable[int]) -> None:
        """
        Args:
            rolls: by codes.
            wild: the faces that count as any.
            faces: all faces that a die may be read as.
        """
        fixed = [canonical(shown for shown in map(face, roll) if shown not in wild) for roll in rolls]
        shown, dice = sorted(faces), len(rolls[0])
        fewest = min(map(len, fixed))
        # levels[n]: multisets with n dice missing. _grown[n]: for each of levels[n + 1], a picker of its completions in
        # levels[n]. _read: the number of wild dice of each roll, and the place of its other dice.
        levels = [list(combinations_with_replacement(shown, size)) for size in range(dice, fewest - 1, -1)]
        place = [{known: index for index, known in enumerate(level)} for level in levels]
        self.full: Sequence[Dice] = levels[0]
        self._grown = [
            [itemgetter(*(above[canonical((*known, one))] for one in shown)) for known in level]
            for above, level in zip(place, levels[1:], strict=False)
        ]
        self._read = [(dice - len(known), place[dice - len(known)][known]) for known in fixed]

    def best(self, row: Row) -> Row:
        """Returns the highest value among the readings of each roll, given a value for each of `full`."""
        # rows[n]: best values of the multisets with n dice still to be read, made from those with n - 1.
        rows = [row]
        for picks in self._grown:
            rows.append(tuple(max(pick(rows[-1])) for pick in picks))
        return tuple(rows[wilds][index] for wilds, index in self._read)


def shown_by_all(roll: Dice, wild: Collection[int], counted: int) -> int | None:
    """Returns the highest face that as many dice as count show, or may be read as; None if there is none."""
    shown = Counter(map(face, roll))
    wilds = [one for one in shown.elements() if one in wild]
    found = [one for one, dice in shown.items() if one not in wild and dice + len(wilds) >= counted]
    if len(wilds) >= counted:
        found.append(max(wilds))
    return max(found, default=None)
