"""Scripted games that reach the highest total of every shipped variant."""

import pytest

from pasch import Announced, Rolled, Scored, Struck, parse_variant, shipped, variant_ids
from pasch.rules.game.engine import totals
from pasch.rules.game.events import Event
from pasch.rules.game.state import new_game
from pasch.testing import check_played, perfect_game, replay

# What the scripts reach, by hand: columns of the basic sheet, plus what the extra rules add to each.
HIGHEST = {
    "balut": 2 + 2 + 2 + 4 + 3 + 2 + 4 * 2 + 6,
    "crag": (3 * (1 + 2 + 3 + 4 + 5 + 6)) + 4 * 20 + 25 + 26 + 50,
    "escalero": 3 * (105 + 25 + 35 + 45 + 80),
    "kismet": 105 + 75 + 30 + 30 + 30 + 35 + 45 + 50 + 55 + 30 + 80,
    "generala": 105 + 25 + 35 + 45 + 55,
    "generala-double": 105 + 25 + 35 + 45 + 55 + 100,
    "kniffel": 375 + 6 * 50,
    "kniffel-100": 105 + 35 + 50 + 12 * 100,
    "kniffel-3-columns": (375 - 30 + 100) + (30 + 50 + 105 + 35 + 11 * 100) + 1390,
    "kniffel-4-columns": (375 - 30 + 100) + (30 + 50 + 105 + 35 + 11 * 100) + 2 * 1390,
    "kniffel-announce": 375,
    "kniffel-basic": 375,
    "kniffel-first-throws": 2 * 375,
    "kniffel-put-aside": 375,
    "kniffel-school": 375 - 3 * (1 + 2 + 3 + 4 + 5 + 6),
    "kniffel-sharp": 1390 + 50,
    "kniffel-strict": 375 - 30 + 100,
    "kniffel-upper-first": 375,
    "knoeffel": 2 * (375 - 30 + 15),
    "maxi-yatzy-plain": 126 + 100 + 12 + 22 + 30 + 18 + 24 + 30 + 15 + 20 + 21 + 28 + 33 + 34 + 36 + 100,
    "maxi-yatzy": 126 + 100 + 12 + 22 + 30 + 18 + 24 + 30 + 15 + 20 + 21 + 28 + 33 + 34 + 36 + 100,
    "super-kniffel": 4 * 375,
    "triple-yahtzee": (1 + 2 + 3) * 375,
    "yacht": 105 + 28 + 24 + 30 + 30 + 30 + 50,
    "yahtzee": 375 + 12 * 100,
    "yahtzee-1956": 375 + 12 * 100,
    "yahtzee-free-joker": 375 + 12 * 100,
    "yamb": 4 * (105 + 30 + (30 - 5) * 5 + 66 + 58 + 64 + 80),
    "jamb-mk": 4 * (105 + 30 + (30 - 5) * 5 + 66 + 58 + 64 + 80),
    "yams": 4 * 375,
    "yams-plus-minus": 375 - 30 + 30 + 29,
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


def test_a_struck_entry_of_a_box_that_is_scored_later_is_thought_of() -> None:
    """A five-of-a-kind box of two entries can be struck, serve as an excuse, and be scored in the end."""
    variant = parse_variant("""
        id = "twice"
        names = { de = "Zweimal", en = "Twice" }
        dice = { count = 2, faces = [1, 2] }
        [boxes]
        five_of_a_kind = { names = { de = "A", en = "A" }, pattern = { of_a_kind = 2 }, points = 50, entries = 2 }
        chance = { names = { de = "B", en = "B" } }
        [extra.joker]
        when = "struck"
        worth = { chance = 100 }
    """)
    ones = Rolled((1, 1))
    events: list[Event] = [ones, Struck("five_of_a_kind"), ones, Scored("chance"), ones, Scored("five_of_a_kind")]
    assert totals(replay(new_game(variant), events).final) == (150,)
    assert variant.max_total >= 150


def test_a_box_struck_out_of_line_is_thought_of() -> None:
    """Where strikes may hit any box of an ordered column, the five-of-a-kind box can be struck before its turn."""
    variant = parse_variant("""
        id = "early"
        names = { de = "Früh", en = "Early" }
        dice = { count = 2, faces = [1, 2] }
        [boxes]
        chance = { names = { de = "B", en = "B" } }
        five_of_a_kind = { names = { de = "A", en = "A" }, pattern = { of_a_kind = 2 }, points = 5 }
        [extra.joker]
        when = "struck"
        worth = { chance = 100 }
        [columns.down]
        names = { de = "Abwärts", en = "Down" }
        order = "down"
        strikes = "any"
    """)
    events: list[Event] = [Rolled((1, 1)), Struck("five_of_a_kind"), Rolled((1, 1)), Scored("chance")]
    assert totals(replay(new_game(variant), events).final) == (variant.max_total,) == (100,)
