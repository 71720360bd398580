"""Games for points per column: the highest column wins them, a tie gives none."""

from dataclasses import replace

import pytest

from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.errors import VariantError
from pasch.rules.explain import explain
from pasch.rules.game.card import Card, total
from pasch.rules.game.engine import ranking, totals
from pasch.rules.game.state import new_game

TEXT = """
like = "kniffel-basic"
id = "spalten"
names = { de = "Spalten", en = "Columns" }
bonuses = { upper = false }

[columns.left]
names = { de = "Links", en = "Left" }

[columns.right]
names = { de = "Rechts", en = "Right" }

[result]
columns = { left = 1, right = 2 }
all = 3
"""
VARIANT = parse_variant(TEXT)


def card(left: int, right: int) -> Card:
    entries: list[int | None] = [None] * VARIANT.turns
    entries[12], entries[25] = left, right  # chance
    return Card(VARIANT, tuple(entries), (0, 0), (0, 0))


def reached(*cards: Card) -> tuple[int, ...]:
    state = new_game(VARIANT, max(1, len(cards)), first=0)
    return totals(replace(state, cards=cards))


def test_each_column_is_won_by_the_most_points() -> None:
    assert reached(card(20, 10), card(19, 30)) == (1, 2)


def test_tied_column_has_no_winner() -> None:
    assert reached(card(20, 10), card(20, 9)) == (2, 0)
    assert reached(card(20, 10), card(20, 10), card(1, 9)) == (0, 0, 0)


def test_all_columns_bring_more() -> None:
    assert reached(card(20, 10), card(5, 9)) == (6, 0)


def test_a_result_that_is_inherited_can_be_taken_out() -> None:
    own = parse_variant('like = "escalero"\nid = "summen"\nnames = { de = "Summen", en = "Totals" }\nresult = false\n')
    assert own.result is None


def test_alone_the_points_count() -> None:
    assert reached(card(20, 10)) == (30,)


def test_the_points_of_the_game_decide_who_wins() -> None:
    cards = card(5, 28), card(30, 27)
    assert [total(VARIANT, each) for each in cards] == [33, 57]
    state = replace(new_game(VARIANT, 2, first=0), cards=cards)
    assert [(standing.place, standing.seat) for standing in ranking(state)] == [(1, 0), (2, 1)]


def test_result_changes_the_hash_and_is_explained() -> None:
    plain = parse_variant(TEXT[: TEXT.index("[result]")])
    assert plain.rules_hash != VARIANT.rules_hash
    words = str(explain(VARIANT, "en"))
    assert "1 for Left and 2 for Right" in words
    assert "3 extra game points" in words


def test_an_unknown_column_is_named() -> None:
    with pytest.raises(VariantError, match="lft"):
        parse_variant(TEXT.replace("left = 1", "lft = 1"))
