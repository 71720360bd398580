"""Multisets of dice: every roll and every hold, and how often each roll falls.

Dice are a sorted tuple of *codes*. The code of a face is the face itself; dice of a further kind in the same cup show
codes from ``KIND`` on, those of the next from twice that, so that a plain 6 and the 6 of another kind stay apart in one
tuple (`(1, 2, 2, 5, 6, 107)`).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import comb, factorial, prod

Dice = tuple[int, ...]

KIND = 100
_FEW = 20


def face(code: int) -> int:
    """The number that a die with this code shows."""
    return code % KIND


def kind(code: int) -> int:
    """Returns the kind of die with this code: 0 for the common ones."""
    return code // KIND


class DiceSet:
    """The dice of a variant: so many of each kind, with the faces of that kind.

    Attributes:
        codes_by_kind: codes on the sides of a die, ascending; a face on several sides is repeated.
    """

    __slots__ = ("_sides", "codes_by_kind", "count", "count_by_kind", "faces_by_kind")

    def __init__(self, *kinds: tuple[int, Sequence[int]]) -> None:
        """
        Args:
            kinds: number of dice of each kind, and the faces on their sides.
        """
        self.count = sum(count for count, _ in kinds)
        self.count_by_kind: tuple[int, ...] = tuple(count for count, _ in kinds)
        self.codes_by_kind: tuple[Dice, ...] = tuple(
            tuple(sorted(KIND * place + shown for shown in faces)) for place, (_, faces) in enumerate(kinds)
        )
        self.faces_by_kind: tuple[Dice, ...] = tuple(tuple(sorted({*codes})) for codes in self.codes_by_kind)
        self._sides = Counter(code for codes in self.codes_by_kind for code in codes)

    def rolls(self) -> Iterator[Dice]:
        """Every roll of all dice, in ascending order."""
        yield from self._multisets(self.count_by_kind)

    def holds(self) -> Iterator[Dice]:
        """Every multiset of dice that may lie on the table: fewer dice first, then ascending; rolls come last."""
        yield from sorted(
            (
                hold
                for counts in product(*(range(count + 1) for count in self.count_by_kind))
                for hold in self._multisets(counts)
            ),
            key=lambda hold: (len(hold), hold),
        )

    def number_of_rolls(self) -> int:
        """Returns the number of rolls, without listing them."""
        # C(f + n - 1, n) multisets of n dice with f faces; the kinds are independent.
        return prod(
            comb(count + len(codes) - 1, count)
            for codes, count in zip(self.faces_by_kind, self.count_by_kind, strict=True)
        )

    def number_of_holds(self) -> int:
        """Returns the number of holds, rolls included, without listing them."""
        # C(f + n, n) multisets of at most n dice: "not held" counts as one more face.
        return prod(
            comb(count + len(codes), count) for codes, count in zip(self.faces_by_kind, self.count_by_kind, strict=True)
        )

    def missing(self, hold: Dice) -> tuple[int, ...]:
        """Returns the number of dice of each kind that are thrown when `hold` stays on the table."""
        held = [0] * len(self.count_by_kind)
        for code in hold:
            held[kind(code)] += 1
        return tuple(count - kept for count, kept in zip(self.count_by_kind, held, strict=True))

    def thrown(self, hold: Dice) -> Iterator[tuple[Dice, int]]:
        """Yields every roll after throwing the dice that `hold` lacks, and the number of equally likely throws."""
        # Different thrown dice lead to different rolls, so no roll is yielded twice.
        for fallen in self._multisets(self.missing(hold)):
            yield tuple(sorted(hold + fallen)), self.ways(fallen)

    def ways(self, fallen: Dice) -> int:
        """Returns the number of equally likely throws that show these dice, which are all that were thrown."""
        return orderings(fallen) * prod(map(self._sides.__getitem__, fallen))

    def number_of_throws(self, hold: Dice) -> int:
        """Returns the number of equally likely throws when `hold` stays on the table."""
        return prod(len(codes) ** count for codes, count in zip(self.codes_by_kind, self.missing(hold), strict=True))

    def is_hold(self, dice: Dice) -> bool:
        """Returns True if these dice can lie on the table: known faces, and no more of a kind than there are."""
        return all(code in self._sides for code in dice) and all(count >= 0 for count in self.missing(dice))

    def _multisets(self, counts: Sequence[int]) -> Iterator[Dice]:
        for parts in product(
            *(
                combinations_with_replacement(codes, count)
                for codes, count in zip(self.faces_by_kind, counts, strict=True)
            )
        ):
            yield tuple(code for part in parts for code in part)


@lru_cache(1 << 14)
def orderings(dice: Dice) -> int:
    """Returns the number of ways in which distinguishable dice show this multiset, within their kinds."""
    # The multinomial coefficient n! / (n_1! n_2! …) of the faces, for each kind.
    ways = prod(map(factorial, Counter(map(kind, dice)).values()))
    return ways // prod(map(factorial, Counter(dice).values()))


def contains(dice: Dice, part: Dice) -> bool:
    """Returns True if `part` is a sub-multiset of `dice`."""
    # Longer tuples come from strangers only and would fill the cache.
    return _holds(dice, part) if len(dice) <= _FEW else not Counter(part) - Counter(dice)


@lru_cache(1 << 14)
def _holds(dice: Dice, part: Dice) -> bool:
    return not Counter(part) - Counter(dice)


def remainder(dice: Dice, part: Dice) -> Dice:
    """`dice` without those of `part`, which they must contain."""
    left = list(dice)
    for code in part:
        left.remove(code)
    return tuple(left)


def sub_multisets(dice: Dice) -> list[Dice]:
    """Every sub-multiset of sorted `dice`, fewer dice first, then ascending; the empty one and all dice included."""
    parts: list[Dice] = [()]
    for code, count in sorted(Counter(dice).items()):
        parts = [part + (code,) * kept for part in parts for kept in range(count + 1)]
    return sorted(parts, key=lambda part: (len(part), part))


def canonical(dice: Iterable[int]) -> Dice:
    """The dice as a sorted tuple."""
    return tuple(sorted(dice))
