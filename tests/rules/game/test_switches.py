"""The rule switches of Wikipedia's list, alone and all combined."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from pasch import Announced, Bought, Held, Rolled, Scored, Struck, load_variant, parse_variant, shipped
from pasch.rules.game.card import column_sums
from pasch.rules.game.engine import apply, legal_actions, totals
from pasch.rules.game.events import Event
from pasch.rules.game.state import new_game
from pasch.testing import (
    all_but,
    announcing,
    buying,
    check_actions,
    check_played,
    facing,
    holding,
    points_for,
    random_game,
    refusal,
    replay,
    scoring,
    striking,
)

ROLL = (1, 1, 2, 3, 5)
HOLDS = 23
"""How many different dice of `ROLL` can be held: any but all of them."""
ANNOUNCE = shipped("kniffel-announce")
ASIDE = shipped("kniffel-put-aside")
FIRST = shipped("kniffel-first-throws")
NASTY = load_variant(str(Path(__file__).parents[2] / "variants" / "nasty.toml"))


def test_additional_boxes_of_ones_own() -> None:
    """Additional boxes of one's own (pair, two pairs, …)."""
    own = parse_variant("""
        like = "kniffel"
        id = "own"
        [boxes.pair]
        names = { de = "Zweierpasch", en = "Pair" }
        pattern = { of_a_kind = 2 }
        points = "matching"
        [boxes.two_pairs]
        names = { de = "2 mal Zweierpasch", en = "Two pairs" }
        pattern = { groups = [2, 2] }
        points = 22
    """)
    assert own.turns == 15
    state = facing(own, (1, 1, 6, 6, 5))
    assert (points_for(state, "pair"), points_for(state, "two_pairs")) == ((12, 0), (22, 0))


@pytest.mark.parametrize(("order", "first"), [("down", "ones"), ("up", "chance")])
def test_order_top_down_or_bottom_up(order: str, first: str) -> None:
    """Order top-down or bottom-up."""
    own = parse_variant(
        f'like = "kniffel"\nid = "own"\n[columns.only]\nnames = {{ de = "A", en = "A" }}\norder = "{order}"'
    )
    assert striking(facing(own, ROLL)) == [first]


def test_a_column_filled_only_from_the_first_or_second_throw() -> None:
    """A column filled only from the first or second throw."""
    first, second, third = (facing(FIRST, ROLL, throws=throws) for throws in (1, 2, 3))
    assert {box.partition(".")[0] for box in striking(first)} == {"one", "two"}
    assert {box.partition(".")[0] for box in striking(second)} == {"two"}
    assert refusal(second, Scored("one.ones")) == refusal(second, Struck("one.ones")) == "too-many-throws"
    assert len(holding(first)) == HOLDS
    assert holding(second) == []
    assert refusal(second, Held(())) == "no-box-after-throw"
    assert legal_actions(third) == []


def test_no_second_throw_when_only_the_first_throw_column_is_left() -> None:
    state = facing(FIRST, ROLL, all_but(FIRST, "one.ones", "one.twos"), throws=1)
    assert holding(state) == []
    assert refusal(state, Held(())) == "no-box-after-throw"
    assert scoring(state) == ["one.ones", "one.twos"]


def test_box_named_after_the_first_throw_every_turn() -> None:
    """Box named after the first throw (`kniffel-announce`: basic sheet, every turn)."""
    first = facing(ANNOUNCE, ROLL, throws=1)
    assert legal_actions(first) == [Announced(box.id) for box in ANNOUNCE.boxes]
    assert refusal(first, Scored("ones")) == "announce-first"
    named = apply(first, Announced("ones"))
    assert scoring(named) == striking(named) == ["ones"]
    assert len(holding(named)) == HOLDS
    missed = replay(named, [Held(()), Rolled((2, 2, 3, 4, 4))]).final
    assert striking(missed) == ["ones"]
    assert scoring(missed) == []
    for turn in range(13):
        state = facing(ANNOUNCE, ROLL, dict.fromkeys([box.id for box in ANNOUNCE.boxes[:turn]], 0), throws=1)
        assert announcing(state) == [box.id for box in ANNOUNCE.boxes[turn:]]


def test_after_each_throw_at_least_one_die_goes_aside_for_good() -> None:
    """No limit of three throws, but after each throw at least one die goes aside for good, so at most five."""
    state = replay(new_game(ASIDE), [Rolled(ROLL)]).final
    assert () not in holding(state)
    assert (1,) in holding(state)
    assert refusal(state, Held(())) == "put-aside-more"
    state = replay(state, [Held((1,)), Rolled((1, 2, 2, 4, 6))]).final
    assert refusal(state, Held((2, 2))) == "put-aside-stays"
    assert refusal(state, Held((1,))) == "put-aside-more"
    assert (1, 2) in holding(state)


def test_put_aside_play_has_at_most_five_throws() -> None:
    events: list[Event] = [Rolled((1, 2, 3, 4, 6))]
    for kept in range(1, 5):
        events += [Held((1,) * kept), Rolled((1,) * (kept + 1) + (2, 3, 4, 6)[kept:])]
    fifth = replay(new_game(ASIDE), events).final
    assert fifth.turn.throws == 5
    assert fifth.turn.roll == (1,) * 5
    assert holding(fifth) == []
    assert refusal(fifth, Held((1, 1, 1, 1))) == "no-throw-left"
    assert points_for(fifth, "five_of_a_kind") == (50, 0)


def test_putting_more_aside_means_fewer_throws() -> None:
    events: list[Event] = [Rolled((1, 1, 1, 1, 6)), Held((1, 1, 1, 1)), Rolled((1, 1, 1, 1, 2))]
    state = replay(new_game(ASIDE), events).final
    assert holding(state) == []
    assert refusal(state, Held((1, 1, 1, 1))) == "put-aside-more"


def test_doubling_of_dice_thrown_at_once_without_the_hundred() -> None:
    """Doubling of dice thrown at once (as in 4)."""
    own = parse_variant('like = "kniffel-basic"\nid = "own"\n[boxes.full_house]\nserved = "double"')
    assert points_for(facing(own, (6, 6, 6, 1, 1)), "full_house") == (50, 0)
    assert points_for(facing(own, (6, 6, 6, 1, 1), lay=(6,)), "full_house") == (25, 0)


def test_different_rules_in_different_columns_at_the_same_time() -> None:
    """Different rules in different columns at the same time."""
    state = facing(NASTY, (1, 1, 1, 1, 1, 1), {"mild.five_of_a_kind": 50, "mild.chance": 20, "mild.sixes": 6})
    assert [column.five for column in NASTY.columns] == [2, 15]
    assert striking(state) == ["mild.full_house", "sharp.three_pairs"]
    assert scoring(state) == []


class TestNasty:
    """All of them combine."""

    def test_each_column_has_its_own_boxes_order_and_turns(self) -> None:
        assert NASTY.turns == 18
        assert [NASTY.boxes[index].line for index in NASTY.columns[0].order or ()] == [
            "five_of_a_kind",
            "chance",
            "sixes",
            "full_house",
        ]
        assert striking(facing(NASTY, (1, 2, 3, 4, 5, 5))) == ["mild.five_of_a_kind", "sharp.three_pairs"]

    def test_the_box_of_ones_own_is_doubled_in_the_sharp_column(self) -> None:
        assert points_for(facing(NASTY, (2, 2, 3, 3, 6, 6)), "sharp.three_pairs") == (52, 0)
        assert points_for(facing(NASTY, (2, 2, 3, 3, 6, 6), lay=(6, 6)), "sharp.three_pairs") == (26, 0)

    def test_only_one_column_is_sharp(self) -> None:
        filled = {"mild.five_of_a_kind": 0, "mild.chance": 20, "mild.sixes": 6} | dict.fromkeys(
            ["sharp." + line for line in ("three_pairs", "chance", "five_of_a_kind", "large_straight")], 0
        )
        full_house = facing(NASTY, (2, 2, 2, 6, 6, 1), filled)
        assert points_for(full_house, "mild.full_house") == (25, 0)
        straight = facing(NASTY, (1, 2, 3, 4, 4, 6), filled)
        assert points_for(straight, "sharp.small_straight") == (60, 0)

    def test_the_hundred_holds_in_one_column_only(self) -> None:
        filled = {"mild.five_of_a_kind": 50, "sharp.three_pairs": 0, "sharp.chance": 0, "sharp.five_of_a_kind": 100}
        state = facing(NASTY, (6,) * 6, filled)
        assert points_for(state, "mild.chance") == (36, 0)
        assert points_for(state, "sharp.large_straight") == (100, 0)

    def test_two_throws_may_be_bought_in_a_turn_and_each_costs_seven(self) -> None:
        state = facing(NASTY, (1, 2, 3, 4, 5, 5), spent=(1, 0))
        assert len(buying(state)) == 47  # of six dice with one pair, any but all
        events: list[Event] = [Bought((5, 5)), Rolled((1, 2, 3, 5, 5, 5)), Bought((5, 5, 5)), Rolled((5,) * 6)]
        twice = replay(state, events).final
        assert twice.turn.bought == 2
        assert buying(twice) == []
        assert refusal(twice, Scored("mild.five_of_a_kind")) == "column-out-of-throws"
        assert striking(twice) == ["sharp.three_pairs"]
        after = apply(twice, Struck("sharp.three_pairs"))
        assert after.card.bought == (1, 2)
        assert totals(state)[0] - totals(after)[0] == 2 * 7 * 2

    def test_the_weight_counts_the_whole_column(self) -> None:
        state = facing(NASTY, (6,) * 6, all_but(NASTY, points=10))
        assert [column_sums(NASTY, state.card, column).total for column in NASTY.columns] == [
            40 + 14,
            2 * (140 + 14),
        ]
        rich = facing(NASTY, (6,) * 6, all_but(NASTY, points=11))
        assert column_sums(NASTY, rich.card, NASTY.columns[1]).total == 2 * (154 + 35 + 14)

    @pytest.mark.parametrize("seed", range(4))
    def test_it_is_played_to_the_end(self, seed: int) -> None:
        played = random_game(NASTY, Random(seed), seats=2)
        check_played(played)
        for state in played.states[::25]:
            check_actions(state)
        moves = zip(played.states, played.events, strict=False)
        bought = Counter(state.seat for state, event in moves if isinstance(event, Bought))
        assert [sum(card.bought) for card in played.final.cards] == [bought[0], bought[1]]
