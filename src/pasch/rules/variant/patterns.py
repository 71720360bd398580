"""The scoring vocabulary: the rolls that a pattern takes, and the points of a box for them.

Every function reads a roll as a multiset of faces; nothing here knows a card, a turn or a variant.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from pasch.rules.dice.multisets import Dice, face
from pasch.rules.document.model import BoxTable, Conditions, Pattern
from pasch.rules.document.value_types import MAX_ROLLS

Colours = Mapping[int, str]
"""The colour of each face that has one."""
Row = tuple[int, ...]
"""Points by roll."""
Counts = Sequence[tuple[int, int]]
"""Faces and how many dice show each, the highest face first."""


@dataclass(frozen=True, slots=True)
class RollFacts:
    """The facts about a roll that patterns ask for.

    Attributes:
        most: highest number of dice with the same face.
        run: length of the longest run of consecutive faces.
    """

    counts: Counts
    faces: frozenset[int]
    total: int
    most: int
    run: int


@lru_cache(maxsize=MAX_ROLLS)
def _shown_by(roll: Dice) -> RollFacts:
    counts = Counter(map(face, roll))
    descending = tuple(sorted(counts.items(), reverse=True))
    return RollFacts(descending, frozenset(counts), sum(map(face, roll)), max(counts.values()), longest_run(counts))


def accepts(pattern: Conditions, roll: Dice, colours: Colours) -> bool:
    """Returns True if all conditions of the pattern hold for the roll."""
    return matching_sum(pattern, roll, colours) is not None


def matching_sum(pattern: Conditions, roll: Dice, colours: Colours) -> int | None:
    """Returns the highest sum of the dice of a pattern's groups, of its `of_a_kind`, of an alternative that the roll
    fits, or else of all dice; None if the roll does not fit the pattern.
    """
    shown = _shown_by(roll)
    if not _fits(pattern, shown, colours):
        return None
    alternatives = pattern.one_of if isinstance(pattern, Pattern) else None
    sums = [matching_sum(one, roll, colours) for one in alternatives or ()]
    fitting = [found for found in sums if found is not None]
    if alternatives and not fitting:
        return None
    if pattern.groups is not None:
        return _best_groups(pattern, shown.counts, colours)
    if pattern.of_a_kind is not None:
        # Counts descend, so the first face with enough dice is the highest.
        return pattern.of_a_kind * next(value for value, count in shown.counts if count >= pattern.of_a_kind)
    return max(fitting, default=shown.total)


def _fits(pattern: Conditions, shown: RollFacts, colours: Colours) -> bool:
    return (
        (pattern.of_a_kind is None or shown.most >= pattern.of_a_kind)
        and (pattern.run is None or shown.run >= pattern.run)
        and (pattern.faces is None or Counter(pattern.faces) <= Counter(dict(shown.counts)))
        and (pattern.total is None or shown.total == pattern.total)
        and (pattern.at_least is None or shown.total >= pattern.at_least)
        and (pattern.at_most is None or shown.total <= pattern.at_most)
        and (pattern.groups is not None or not pattern.one_colour or one_colour(shown.faces, colours))
    )


def _best_groups(pattern: Conditions, counts: Counts, colours: Colours) -> int | None:
    sizes = tuple(pattern.groups or ())
    choices = _arrangements(sizes) if not pattern.distinct else (tuple(sorted(sizes, reverse=True)),)
    sums = [
        best
        for among in (_by_colour(counts, colours) if pattern.one_colour else (counts,))
        for choice in choices
        if len(choice) <= len(among) and (best := _best_faces(choice, among)) is not None
    ]
    return max(sums, default=None)


@lru_cache(maxsize=256)
def _arrangements(sizes: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    # Groups that may share a face can form one larger group. The largest group first.
    if not sizes:
        return ((),)
    first, *others = sizes
    # Partitions of the groups into blocks: the first group stays alone or joins one of the others.
    choices: set[tuple[int, ...]] = set()
    for rest in _arrangements(tuple(others)):
        choices.add((*rest, first))
        choices.update((*rest[:place], size + first, *rest[place + 1 :]) for place, size in enumerate(rest))
    return tuple({tuple(sorted(choice, reverse=True)) for choice in choices})


def _best_faces(sizes: Sequence[int], counts: Counts) -> int | None:
    # The largest group takes the highest face left: exchanging it with the face of a smaller group never
    # makes the sum higher.
    left, total = list(counts), 0
    for size in sizes:
        for place, (value, count) in enumerate(left):
            if count >= size:
                total += size * value
                del left[place]
                break
        else:
            return None
    return total


def _by_colour(counts: Counts, colours: Colours) -> Iterator[Counts]:
    for colour in set(colours.values()):
        yield [(value, count) for value, count in counts if colours.get(value) == colour]


def one_colour(faces: frozenset[int], colours: Colours) -> bool:
    """Returns True if all these faces have the same colour; a face without one matches none."""
    shown = {colours.get(shown) for shown in faces}
    return len(shown) == 1 and None not in shown


def longest_run(counts: Mapping[int, int]) -> int:
    """Returns the length of the longest run of consecutive faces."""
    best = length = 0
    for shown in range(min(counts), max(counts) + 1):
        length = length + 1 if counts.get(shown) else 0
        best = max(best, length)
    return best


def points(box: BoxTable, roll: Dice, colours: Colours, *, served: bool, throws: int = 1) -> int:
    """Returns the roll's points in the box, without extra rules.

    Args:
        served: whether all dice fell together in one throw, in a column where that counts.
        throws: how many throws were used.
    """
    return points_by_roll(box, (roll,), colours, throws)[served][0]


def points_by_roll(box: BoxTable, rolls: Iterable[Dice], colours: Colours, throws: int = 1) -> tuple[Row, Row]:
    """Returns the points of each roll in the box after some number of throws, without extra rules: usually, and with
    all dice in one throw.
    """
    fixed = fixed_points(box)
    given = fixed[min(throws, len(fixed)) - 1] if fixed else None
    plain = [_points_of(box, roll, colours, given) for roll in rolls]
    usual = tuple(0 if score is None else score for score in plain)
    # Number boxes have no points of their own for served rolls.
    if box.number is not None or box.served is None:
        return usual, usual
    if box.served == "double":
        return usual, tuple(2 * score for score in usual)
    return usual, tuple(0 if score is None else int(box.served) for score in plain)


def struck_points(box: BoxTable) -> int:
    """Returns the points of a strike: 0, or the loss of all dice of `par`."""
    return -box.par * box.times * (box.number or 0)


def fixed_points(box: BoxTable) -> list[int]:
    """The points of a box by the throws used, where they do not depend on the dice; the last hold for all further
    throws. Empty where they do.
    """
    if box.number is not None or isinstance(box.points, str):
        return []
    points = list(box.points) if isinstance(box.points, list) else [box.points]
    # A normal form: a list that ends in equal points says the same without the last one.
    while points[:-1] and points[-1] == points[-2]:
        points.pop()
    return [box.times * each + box.plus for each in points]


def _points_of(box: BoxTable, roll: Dice, colours: Colours, given: int | None) -> int | None:
    if box.number is not None:
        return box.times * box.number * dict(_shown_by(roll).counts).get(box.number, 0)
    matching = matching_sum(box.pattern, roll, colours)
    if matching is None:
        return None
    if given is not None:
        return given
    return box.plus + box.times * (_shown_by(roll).total if box.points == "sum" else matching)
