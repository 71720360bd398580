"""Published score sheets and highest totals."""

import pytest

from pasch import GameState, Rolled, Scored, Struck, shipped, variant_ids
from pasch.rules.game.card import column_sums
from pasch.rules.game.engine import totals
from pasch.rules.game.events import Event
from pasch.rules.game.state import new_game
from pasch.testing import replay

BASIC = shipped("kniffel-basic")

# The score block of the German Wikipedia article: what each turn's dice were worth in the box it was entered in.
GAME_1 = {
    "ones": (0, "23466"),
    "twos": (6, "22245"),
    "threes": (9, "33345"),
    "fours": (12, "44412"),
    "fives": (15, "55512"),
    "sixes": (24, "66661"),
    "three_of_a_kind": (23, "55562"),
    "four_of_a_kind": (0, "12345"),
    "full_house": (25, "22333"),
    "small_straight": (30, "12346"),
    "large_straight": (40, "23456"),
    "five_of_a_kind": (50, "44444"),
    "chance": (21, "34662"),
}
GAME_2 = {
    "ones": (3, "11156"),
    "twos": (6, "22256"),
    "threes": (12, "33331"),
    "fours": (8, "44123"),
    "fives": (15, "55512"),
    "sixes": (18, "66612"),
    "three_of_a_kind": (21, "55551"),
    "four_of_a_kind": (27, "66663"),
    "full_house": (25, "66611"),
    "small_straight": (30, "34566"),
    "large_straight": (0, "12346"),
    "five_of_a_kind": (0, "66665"),
    "chance": (19, "12466"),
}
Sheet = dict[str, tuple[int, str]]


def play(sheet: Sheet) -> GameState:
    events: list[Event] = []
    for box, (points, dice) in sheet.items():
        events.append(Rolled(tuple(sorted(map(int, dice)))))
        events.append(Scored(box) if points else Struck(box))
    return replay(new_game(BASIC), events).final


@pytest.mark.parametrize(
    ("sheet", "upper", "bonus", "lower", "total"), [(GAME_1, 66, 35, 189, 290), (GAME_2, 62, 0, 122, 184)]
)
def test_the_filled_in_score_block(sheet: Sheet, upper: int, bonus: int, lower: int, total: int) -> None:
    """Game 1: upper 66, bonus 35, lower 189, total 290. Game 2: upper 62, no bonus, lower 122, total 184."""
    final = play(sheet)
    assert final.phase == "over"
    assert final.card.entries == tuple(points for points, _ in sheet.values())
    sums = column_sums(BASIC, final.card, BASIC.columns[0])
    assert (sums.upper, sums.bonuses["upper"], sums.lower, sums.total) == (upper, bonus, lower, total)
    assert totals(final) == (total,)


MAXIMA = {
    "kniffel-basic": 375,  # "Ein Spieler kann im regulären Spiel maximal 375 Punkte erhalten"
    "yahtzee": 1575,  # Verhoeff
    "yahtzee-free-joker": 1575,
    "yatzy": 374,
    "yatzy-deluxe": 474,
    "kniffel-100": 1390,
    "kniffel": 675,
    "generala-double": 365,
    "kniffel-school": 312,
    "kniffel-upper-first": 375,
    "knoeffel": 720,
    "balut": 29,  # diceworldgame.com/help/balut.htm, "the maximum score is 29"
    "crag": 244,  # en.wikipedia, "The maximum possible score is 244."
}


@pytest.mark.parametrize(("variant_id", "most"), MAXIMA.items())
def test_highest_totals(variant_id: str, most: int) -> None:
    assert shipped(variant_id).max_total == most


TURNS = {
    "balut": 28,
    "crag": 13,
    "escalero": 30,
    "kismet": 15,
    "generala": 10,
    "generala-double": 11,
    "kniffel": 13,
    "kniffel-100": 13,
    "kniffel-3-columns": 39,
    "kniffel-4-columns": 52,
    "kniffel-announce": 13,
    "kniffel-basic": 13,
    "kniffel-first-throws": 26,
    "kniffel-put-aside": 13,
    "kniffel-school": 13,
    "kniffel-sharp": 13,
    "kniffel-strict": 13,
    "kniffel-upper-first": 13,
    "knoeffel": 26,
    "maxi-yatzy": 20,
    "maxi-yatzy-plain": 20,
    "super-kniffel": 52,
    "triple-yahtzee": 39,
    "yacht": 12,
    "yahtzee": 13,
    "yahtzee-1956": 13,
    "yahtzee-free-joker": 13,
    "jamb-mk": 48,
    "yamb": 48,
    "yams": 52,
    "yams-plus-minus": 14,
    "yatzy": 15,
    "yatzy-deluxe": 14,
}


def test_turns_of_every_shipped_variant() -> None:
    assert {variant_id: shipped(variant_id).turns for variant_id in variant_ids()} == TURNS


def test_seats_of_every_shipped_variant() -> None:
    """Two to eight players; playing alone is allowed."""
    assert {shipped(variant_id).seats for variant_id in variant_ids()} == {range(1, 9)}
