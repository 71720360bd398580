"""The scoring vocabulary: which rolls a pattern takes, and what a box gives for a roll it takes.

Every function reads a roll as a multiset of faces; nothing here knows a card, a turn or a variant.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from pasch.rules.dice import Dice, face
from pasch.rules.document import MAX_FACE, BoxTable, Pattern

Colours = Mapping[int, str]
"""The colour of each face that has one."""


def takes(pattern: Pattern, roll: Dice, colours: Colours) -> bool:
    """Whether all conditions of the pattern hold for the roll."""
    faces = [face(code) for code in roll]
    counts = Counter(faces)
    return (
        (pattern.of_a_kind is None or max(counts.values()) >= pattern.of_a_kind)
        and (pattern.groups is None or any(True for _ in groupings(pattern, counts, colours)))
        and (pattern.run is None or longest_run(counts) >= pattern.run)
        and (pattern.faces is None or counts.keys() >= set(pattern.faces))
        and (pattern.total is None or sum(faces) == pattern.total)
        and (not pattern.one_colour or pattern.groups is not None or one_colour(faces, colours))
    )


def matching_sum(pattern: Pattern, roll: Dice, colours: Colours) -> int:
    """The highest sum of the dice that make the pattern: those of its groups, or of its `of_a_kind`."""
    counts = Counter(face(code) for code in roll)
    if pattern.groups is not None:
        return max(
            sum(size * shown for size, shown in zip(pattern.groups, chosen, strict=True))
            for chosen in groupings(pattern, counts, colours)
        )
    if pattern.of_a_kind is not None:
        size = pattern.of_a_kind
        return max(size * shown for shown, count in counts.items() if count >= size)
    return sum(shown * count for shown, count in counts.items())


def groupings(pattern: Pattern, counts: Counter[int], colours: Colours) -> Iterator[tuple[int, ...]]:
    """Every way to choose a face for each group of the pattern from the dice at hand; swapped equal groups once."""
    for chosen in _choices(pattern.groups or (), counts, pattern.distinct, ()):
        if not pattern.one_colour or one_colour(chosen, colours):
            yield chosen


def _choices(
    sizes: Sequence[int], counts: Counter[int], distinct: bool, chosen: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    if len(chosen) == len(sizes):
        yield chosen
        return
    size = sizes[len(chosen)]
    # Groups of one size could swap their faces: only one of these orders is tried.
    most = chosen[-1] if chosen and sizes[len(chosen) - 1] == size else MAX_FACE
    for shown, count in counts.items():
        if count >= size and shown <= most and not (distinct and shown in chosen):
            yield from _choices(sizes, counts - Counter({shown: size}), distinct, (*chosen, shown))


def one_colour(faces: Sequence[int], colours: Colours) -> bool:
    """Whether all these faces have the same colour; a face without one matches none."""
    return len({colours.get(shown, shown) for shown in faces}) == 1 and faces[0] in colours


def longest_run(counts: Mapping[int, int]) -> int:
    """The length of the longest row of consecutive faces."""
    best = length = 0
    for shown in range(min(counts), max(counts) + 1):
        length = length + 1 if counts.get(shown) else 0
        best = max(best, length)
    return best


def points(box: BoxTable, roll: Dice, colours: Colours, *, served: bool) -> int:
    """What the roll is worth in the box, without regard to any extra rule.

    Args:
        served: whether all dice fell together in one throw, in a column where that counts.
    """
    if box.number is not None:
        return sum(face(code) for code in roll if face(code) == box.number)
    if not takes(box.pattern, roll, colours):
        return 0
    if served and isinstance(box.served, int):
        return box.served
    if box.points == "sum":
        base = sum(map(face, roll))
    elif box.points == "matching":
        base = matching_sum(box.pattern, roll, colours)
    else:
        base = int(box.points)
    return (base + box.plus) * (2 if served and box.served == "double" else 1)
