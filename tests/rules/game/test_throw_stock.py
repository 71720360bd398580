"""Bought throws as one stock for the whole sheet, a reading of Knöffel's rules."""

import pytest

from pasch import Bought, Rolled, Scored, Struck, shipped
from pasch.play.blocks.sheet_lines import BlockLine, line_sum, sheet_lines
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.errors import NotationError
from pasch.rules.game.card import column_sums, empty_card, total
from pasch.rules.game.engine import apply, legal_actions
from pasch.rules.game.state import new_game
from pasch.rules.text.position_notation import format_position, parse_position
from pasch.rules.variant.variant import Variant
from pasch.testing import all_but, buying, facing, refusal, replay

ROLL = (1, 1, 4, 5, 6)
TEXT = """
like = "knoeffel"
id = "ein-vorrat"
names = { de = "Ein Vorrat", en = "One stock" }
[turn.buy]
names = { de = "Freiwürfe", en = "Free throws" }
per_column = 3
per = "sheet"
unused = 5
"""


@pytest.fixture(scope="module")
def variant() -> Variant:
    return parse_variant(TEXT)


def test_unused_throws_count_once_and_in_no_column(variant: Variant) -> None:
    card = empty_card(variant)
    assert total(variant, card) == 15
    assert [column_sums(variant, card, column).total for column in variant.columns] == [0, 0]
    assert variant.max_total == shipped("knoeffel").max_total - 15


def test_every_turn_is_paid_from_the_stock(variant: Variant) -> None:
    third = facing(variant, ROLL, spent=(2, 0))
    for end in (Scored("second.ones"), Struck("first.sixes")):
        after = replay(third, [Bought((1, 1)), Rolled(ROLL), end]).final
        assert after.card.bought == (3, 0)
    empty = facing(variant, ROLL, spent=(3, 0))
    assert buying(empty) == []
    assert refusal(empty, Bought(())) == "sheet-out-of-throws"


def test_it_can_be_bought_for_whatever_column_has_room(variant: Variant) -> None:
    full = all_but(variant, "second.ones")
    fourth = replay(facing(variant, ROLL, full, spent=(2, 0)), [Bought(()), Rolled(ROLL)]).final
    assert Scored("second.ones") in legal_actions(fourth)
    assert apply(fourth, Scored("second.ones")).card.bought == (3, 0)


def test_the_line_stands_below_the_columns(variant: Variant) -> None:
    kinds = [line.kind for line in sheet_lines(variant)]
    assert kinds[-3:] == ["column", "sheet-throws", "total"]
    assert [line_sum(variant, empty_card(variant), BlockLine("sheet-throws"), column) for column in (0, 1)] == [
        15,
        None,
    ]


def test_positions_note_it_in_the_first_column(variant: Variant) -> None:
    state = replay(facing(variant, ROLL), [Bought(()), Rolled(ROLL), Scored("second.ones")]).final
    text = format_position(state)
    assert "$1/" in text
    assert parse_position(text, lambda _: variant).card == state.card
    with pytest.raises(NotationError):
        parse_position(text.replace("$1/", "/").replace(" 1>", "$1 1>"), lambda _: variant)


def test_rules_differ_only_where_there_are_several_columns(variant: Variant) -> None:
    assert variant.rules_hash != shipped("knoeffel").rules_hash
    one = TEXT + "[columns]\nfirst = false\n"
    assert parse_variant(one).rules_hash == parse_variant(one.replace('per = "sheet"', 'per = "column"')).rules_hash
    assert total(parse_variant(one), new_game(parse_variant(one)).card) == 15
