"""Boxes that score less the later they are filled in their column."""

import pytest

from pasch import Scored, Struck, shipped
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.errors import NotationError
from pasch.rules.game.engine import legal_actions
from pasch.rules.text.card_notation import parse_card
from pasch.rules.variant.variant import Variant
from pasch.testing import facing, points_for

TEXT = """
like = "kniffel-basic"
id = "spaeter"
names = { de = "Später", en = "Later" }
[boxes]
chance = { later = 2 }
ones = { later = 1 }
"""
ROLL = (1, 1, 2, 3, 4)
OTHERS = ("twos", "threes", "fours", "fives", "sixes")


@pytest.fixture(scope="module")
def variant() -> Variant:
    return parse_variant(TEXT)


@pytest.mark.parametrize("held", range(6))
def test_each_earlier_entry_takes_points_off(variant: Variant, held: int) -> None:
    state = facing(variant, ROLL, dict.fromkeys(OTHERS[:held], 0))
    assert points_for(state, "chance") == (11 - 2 * held, 0)
    assert points_for(state, "small_straight") == (30, 0)


def test_with_nothing_left_it_is_only_struck(variant: Variant) -> None:
    actions = legal_actions(facing(variant, ROLL, dict.fromkeys(OTHERS[:2], 0)))
    assert Scored("ones") not in actions
    assert Struck("ones") in actions


def test_only_its_own_column_counts() -> None:
    columns = "[columns]\n" + "\n".join(f'{key} = {{ names = {{ de = "{key}", en = "{key}" }} }}' for key in "ab")
    variant = parse_variant(TEXT + columns)
    state = facing(variant, ROLL, {f"a.{line}": 0 for line in OTHERS})
    assert (points_for(state, "a.chance"), points_for(state, "b.chance")) == ((1, 0), (11, 0))


def test_a_card_that_no_order_gives_is_refused(variant: Variant) -> None:
    alone = "." + ",." * 11 + ",{}"
    assert parse_card(variant, alone.format(30), "card").entries[-1] == 30
    with pytest.raises(NotationError):
        parse_card(variant, alone.format(4), "card")


def test_rules_hash_differs(variant: Variant) -> None:
    assert variant.rules_hash != shipped("kniffel-basic").rules_hash
    assert variant.tables.filled_classes == 13
    assert shipped("kniffel-basic").tables.filled_classes == 1


def test_in_an_order_the_highest_total_knows_what_comes_before() -> None:
    """Chance is the last of thirteen boxes: thirty less twice twelve."""
    order = '[columns.down]\nnames = { de = "Ab", en = "Down" }\norder = "down"\n'
    plain = parse_variant('like = "kniffel-basic"\nid = "ab"\nnames = { de = "Ab", en = "Down" }\n' + order)
    assert parse_variant(TEXT + order).max_total == plain.max_total - 24
