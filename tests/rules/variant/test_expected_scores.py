"""Typical scores of boxes where there are too many holds to list."""

from collections.abc import Sequence

import pytest

from pasch import Variant, shipped
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.variant import expected_scores
from pasch.rules.variant.hold_lattice import HoldLattice

EIGHT_DICE = """
id = "eight"
names = { de = "Acht", en = "Eight" }
like = "kniffel"
dice = { count = 8, faces = [1, 2, 3, 4, 5, 6, 7] }
boxes.five_of_a_kind = { pattern = { of_a_kind = 8 } }
"""


def found_anew(variant: Variant) -> tuple[expected_scores.ExpectedScores, ...]:
    return expected_scores.usual_of(parse_variant(variant.text))


@pytest.mark.parametrize("variant_id", ["kniffel", "yatzy", "kniffel-announce"])
def test_looking_at_less_never_promises_more(variant_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    exact = found_anew(shipped(variant_id))
    monkeypatch.setattr(expected_scores, "MOST_HOLDS", 0)
    less = found_anew(shipped(variant_id))
    for right, near in zip(exact, less, strict=True):
        assert near.points[0] == right.points[0]
        assert sorted(near.points) == list(near.points)
        assert all(low <= high + 1e-9 for low, high in zip(near.points, right.points, strict=True))
        assert near.points[-1] >= 0.75 * right.points[-1]


def test_eight_dice_are_passed_through_a_few_times_for_each_box(monkeypatch: pytest.MonkeyPatch) -> None:
    passes: list[int] = []
    plain = HoldLattice.means

    def counted(self: HoldLattice, by_roll: Sequence[float]) -> list[float]:
        passes.append(len(by_roll))
        return plain(self, by_roll)

    monkeypatch.setattr(HoldLattice, "means", counted)
    variant = parse_variant(EIGHT_DICE)
    found_anew(variant)
    assert len(passes) <= 4 * len(variant.boxes)
