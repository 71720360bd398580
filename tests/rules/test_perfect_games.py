"""A scripted game for every shipped variant that reaches the highest total, so that the number is no mere bound."""

import pytest

from pasch import Announced, Rolled, Scored, Struck, shipped, totals, variant_ids
from pasch.testing import check_played, perfect_game

# What the scripts reach, by hand: columns of the basic sheet, plus what the extra rules add to each.
HIGHEST = {
    "kniffel": 375 + 6 * 50,
    "kniffel-100": 105 + 35 + 50 + 12 * 100,
    "kniffel-3-columns": (375 - 30 + 100) + (30 + 50 + 105 + 35 + 11 * 100) + 1390,
    "kniffel-4-columns": (375 - 30 + 100) + (30 + 50 + 105 + 35 + 11 * 100) + 2 * 1390,
    "kniffel-announce": 375,
    "kniffel-basic": 375,
    "kniffel-first-throws": 2 * 375,
    "kniffel-put-aside": 375,
    "kniffel-sharp": 1390 + 50,
    "kniffel-strict": 375 - 30 + 100,
    "knoeffel": 2 * (375 - 30 + 15),
    "super-kniffel": 4 * 375,
    "yahtzee": 375 + 12 * 100,
    "yahtzee-1956": 375 + 12 * 100,
    "yahtzee-free-joker": 375 + 12 * 100,
    "yams": 4 * 375,
    "yatzy": 374,
    "yatzy-deluxe": 474,
}


def test_no_shipped_variant_lacks_one() -> None:
    assert sorted(HIGHEST) == list(variant_ids())


@pytest.mark.parametrize("variant_id", variant_ids())
def test_a_perfect_game_reaches_the_highest_total(variant_id: str) -> None:
    variant = shipped(variant_id)
    played = perfect_game(variant)
    check_played(played)
    assert totals(played.final) == (variant.max_total,)
    assert variant.max_total == HIGHEST[variant_id]
    assert not any(isinstance(event, Struck) for event in played.events)
    assert {type(event) for event in played.events} <= {Rolled, Announced, Scored}
