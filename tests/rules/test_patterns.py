"""Conditions of one pattern do not disturb each other."""

from pasch.rules.document import Pattern
from pasch.rules.patterns import takes


def test_groups_leave_the_dice_for_the_other_conditions() -> None:
    pattern = Pattern(groups=[1, 1, 1], distinct=False, run=3)
    for roll in ((1, 2, 3), (3, 1, 2), (2, 3, 1)):
        assert takes(pattern, roll, {})
    assert not takes(pattern, (1, 2, 4), {})
