"""Patterns: conditions are independent, and groups match a brute-force search."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasch.rules.document.model import Pattern
from pasch.rules.variant.patterns import accepts, matching_sum

COLOURS = {1: "black", 2: "red", 3: "red", 6: "black"}


def test_groups_leave_the_dice_for_the_other_conditions() -> None:
    pattern = Pattern(groups=[1, 1, 1], distinct=False, run=3)
    for roll in ((1, 2, 3), (3, 1, 2), (2, 3, 1)):
        assert accepts(pattern, roll, {})
    assert not accepts(pattern, (1, 2, 4), {})


def every_sum(pattern: Pattern, roll: tuple[int, ...]) -> Iterator[int]:
    """The sum of every choice of a face for each group that the dice suffice for."""
    sizes = pattern.groups or []
    for faces in product(set(roll), repeat=len(sizes)):
        needed: Counter[int] = Counter()
        for size, face in zip(sizes, faces, strict=True):
            needed[face] += size
        apart = not pattern.distinct or len(set(faces)) == len(faces)
        alike = not pattern.one_colour or (
            len({COLOURS.get(face, face) for face in faces}) == 1 and faces[0] in COLOURS
        )
        if needed <= Counter(roll) and apart and alike:
            yield sum(needed.elements())


@given(
    st.lists(st.sampled_from((1, 1, 2, 3, 5, 6)), min_size=1, max_size=8).map(lambda dice: tuple(sorted(dice))),
    st.builds(
        Pattern,
        groups=st.lists(st.integers(1, 4), min_size=1, max_size=4),
        distinct=st.booleans(),
        one_colour=st.booleans(),
    ),
)
def test_groups_take_the_highest_dice(roll: tuple[int, ...], pattern: Pattern) -> None:
    assert matching_sum(pattern, roll, COLOURS) == max(every_sum(pattern, roll), default=None)


MASTER = Pattern.model_validate({"one_of": [{"groups": [3, 3]}, {"groups": [2, 2, 2]}, {"of_a_kind": 6}]})


@pytest.mark.parametrize(
    ("roll", "points"),
    [((3, 3, 3, 5, 5, 5), 24), ((2, 2, 4, 4, 6, 6), 24), ((4,) * 6, 24), ((3, 3, 3, 5, 5, 6), None)],
)
def test_one_of_several_is_enough(roll: tuple[int, ...], points: int | None) -> None:
    """The sheet "Master" at iklub.rs takes two triplets, three pairs, or six of a kind in one box."""
    assert matching_sum(MASTER, roll, {}) == points


def test_of_several_the_one_that_scores_most_counts() -> None:
    either = Pattern.model_validate({"one_of": [{"of_a_kind": 2}, {"groups": [2, 2]}]})
    assert matching_sum(either, (1, 1, 1, 3, 3), {}) == 8
    assert matching_sum(either, (1, 1, 2, 3, 6), {}) == 2


def test_other_conditions_hold_besides() -> None:
    straight = Pattern.model_validate({"at_least": 16, "one_of": [{"run": 5}, {"faces": [1, 3, 4, 5, 6]}]})
    assert [accepts(straight, roll, {}) for roll in ((1, 3, 4, 5, 6), (2, 3, 4, 5, 6), (1, 2, 3, 4, 5))] == [
        True,
        True,
        False,
    ]


def test_a_face_named_twice_is_on_two_dice() -> None:
    """Three of one sign and two of another, as on a Swiss sheet."""
    signs = Pattern(faces=[1, 1, 1, 2, 2])
    assert accepts(signs, (1, 1, 1, 2, 2), {})
    assert not accepts(signs, (1, 1, 2, 2, 2), {})
