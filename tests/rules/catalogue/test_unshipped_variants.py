"""Known variants that do not ship, written as documents: the model can express all of them."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from pasch import GameState, Held, Rolled, Scored, Variant, load_variant, shipped, variant_ids
from pasch.rules.dice.dice_notation import parse_dice
from pasch.rules.game.card import column_sums, sheet_bonuses
from pasch.rules.game.engine import apply, totals
from pasch.rules.game.events import Event
from pasch.rules.game.state import new_game
from pasch.testing import (
    all_but,
    check_actions,
    check_played,
    facing,
    holding,
    perfect_game,
    points_for,
    random_game,
    replay,
    scoring,
)

FOLDER = Path(__file__).parents[2] / "variants"
IDS = sorted(path.stem for path in FOLDER.glob("*.toml"))


@cache
def own(variant_id: str) -> Variant:
    return shipped(variant_id) if variant_id in variant_ids() else load_variant(str(FOLDER / f"{variant_id}.toml"))


def throw(variant_id: str, roll: str, lay: tuple[int, ...] = ()) -> GameState:
    return facing(own(variant_id), [int(face) for face in roll], lay=lay)


def points(variant_id: str, roll: str, lay: tuple[int, ...] = ()) -> dict[str, int]:
    """What the roll scores in the figures."""
    state = throw(variant_id, roll, lay)
    figures = {box.id for box in state.variant.boxes if box.number is None}
    return {box: points_for(state, box)[0] for box in scoring(state) if box in figures}


@pytest.mark.parametrize("variant_id", IDS)
def test_random_games_are_played_to_the_end(variant_id: str) -> None:
    random = Random(variant_id)
    for seats in (1, 3):
        played = random_game(own(variant_id), random, seats)
        check_played(played)
    for state in random.sample(played.states, 3):
        check_actions(state)


@pytest.mark.parametrize(
    ("variant_id", "turns", "most"),
    [
        ("kismet", 15, 105 + 75 + 30 + 30 + 30 + 35 + 45 + 50 + 55 + 30 + 80),
        ("balut", 28, 2 + 2 + 2 + 4 + 3 + 2 + 8 + 6),
        ("yacht", 12, 105 + 28 + 24 + 30 + 30 + 50 + 30),
        ("escalero", 30, 3 * (105 + 25 + 35 + 45 + 80)),
        ("maxi-yatzy", 20, 126 + 100 + 12 + 22 + 30 + 18 + 24 + 30 + 15 + 20 + 21 + 28 + 33 + 34 + 36 + 100),
        ("triple-yahtzee", 39, 375 * 6),
        (
            "kniffel-extreme",
            22,
            126 + 45 + 39 + 39 + 37 + 35 + 45 + 25 + 45 + 30 + 40 + 50 + 50 + 75 + 40 + 40 + 39 + 78,
        ),
        ("generala", 10, 105 + 25 + 35 + 45 + 55),
        ("crag", 13, 244),
        ("yamb", 48, 4 * (105 + 30 + (30 - 5) * 5 + 66 + 58 + 64 + 80)),
        ("yams-plus-minus", 14, 375 - 30 + 30 + 29),
    ],
)
def test_turns_and_highest_total(variant_id: str, turns: int, most: int) -> None:
    """Crag: maximum 244 (en.wikipedia Crag); the others by hand."""
    variant = own(variant_id)
    assert (variant.turns, variant.max_total) == (turns, most)
    assert totals(perfect_game(variant).final) == (most,)


@pytest.mark.parametrize(
    ("roll", "expected"),
    [
        ("11662", {"two_pair": 16, "chance": 16}),
        ("22551", {"two_pair": 15, "chance": 15}),
        ("11225", {"chance": 11}),
        ("11666", {"two_pair": 20, "three_of_a_kind": 20, "full_house": 35, "full_house_same_colour": 40, "flush": 35}),
        ("11222", {"three_of_a_kind": 8, "full_house": 23}),
        ("33344", {"two_pair": 17, "three_of_a_kind": 17, "full_house": 32, "full_house_same_colour": 37, "flush": 35}),
        ("34444", {"two_pair": 19, "three_of_a_kind": 19, "four_of_a_kind": 44, "flush": 35}),
        ("23456", {"large_straight": 30}),
        (
            "55555",
            {
                "two_pair": 25,
                "three_of_a_kind": 25,
                "full_house": 40,
                "full_house_same_colour": 45,
                "four_of_a_kind": 50,
                "flush": 35,
                "five_of_a_kind": 75,
            },
        ),
    ],
)
def test_kismet(roll: str, expected: dict[str, int]) -> None:
    """Two pair same colour, sum; straight of five 30; flush 35; full house sum + 15; same-colour full house sum + 20;
    four of a kind sum + 25; Yarborough sum; Kismet sum + 50."""
    assert points("kismet", roll) == expected | {"chance": sum(map(int, roll))}


@pytest.mark.parametrize(("sixes", "bonus"), [(17, 0), (18, 35), (25, 35), (26, 55), (32, 55), (33, 75)])
def test_kismet_bonus(sixes: int, bonus: int) -> None:
    """Bonus 35 from 63, 55 from 71, 75 from 78."""
    upper = dict(zip(("ones", "twos", "threes", "fours", "fives", "sixes"), (3, 6, 9, 12, 15, sixes), strict=True))
    state = facing(own("kismet"), (1, 1, 2, 3, 5), upper)
    assert totals(state) == (45 + sixes + bonus,)


def test_balut_scores() -> None:
    """Straight 15 (1-5) or 20 (2-6); full house sum; choice sum; Balut 20 + sum."""
    assert points("balut", "12345") == {"straight": 15, "choice": 15}
    assert points("balut", "23456") == {"straight": 20, "choice": 20}
    assert points("balut", "33355") == {"full_house": 19, "choice": 19}
    assert points("balut", "44444") == {"balut": 40, "choice": 20}


@pytest.mark.parametrize(
    ("filled", "points"),
    [
        ({}, -2),
        ({"fours": (16, 12, 12, 12)}, -2 + 2),
        ({"fours": (16, 12, 12, 8)}, -2),
        ({"fives": (15, 15, 15, 20)}, -2 + 2),
        ({"sixes": (18, 18, 24, 18)}, -2 + 2),
        ({"straight": (15, 20, 15, 20)}, -2 + 4),
        ({"straight": (15, 20, 15, 0)}, -2),
        ({"full_house": (13, 9, 7, 28)}, -2 + 3),
        ({"choice": (25, 25, 25, 25)}, -2 + 2),
        ({"choice": (25, 25, 25, 24)}, -2),
        ({"balut": (50,)}, -2 + 2),
        ({"balut": (50, 50, 45, 25)}, -2 + 8),
        ({"balut": (50, 50, 50, 50), "choice": (25, 25, 25, 24)}, 8 - 2),
        ({"balut": (50, 50, 50, 50), "choice": (25, 25, 25, 25)}, 8 + 2 - 1),
        ({"balut": (50, 50, 50, 50), "choice": (25, 25, 25, 25), "sixes": (24, 18)}, 8 + 2 - 1),
        ({"balut": (50, 50, 50, 50), "choice": (25, 25, 25, 25), "sixes": (24, 24, 2)}, 8 + 2 + 0),
    ],
)
def test_balut_totals_turn_into_points(filled: dict[str, tuple[int, ...]], points: int) -> None:
    """Fours from 52, fives from 65, sixes from 78, 2 each; four scoring straights 4; four scoring full houses 3; choice
    from 100, 2; each Balut 2; grand total 0-299 −2, then one more per 50 up to 650 and over 6."""
    assert totals(facing(own("balut"), (1, 1, 2, 3, 5), filled)) == (points,)


def test_balut_boxes_hold_four_entries() -> None:
    """7 boxes, four entries each, 28 turns."""
    state = facing(own("balut"), (4, 4, 4, 1, 2), {"fours": (12, 0, 8)})
    after = apply(state, Scored("fours"))
    assert after.card.entries[:4] == (12, 0, 8, 12)
    assert "fours" not in scoring(replay(after, [Rolled((4, 4, 4, 4, 4))]).final)


def test_yacht() -> None:
    """12 boxes, no bonus: full house sum, four of a kind (the four), 1-5 30, 2-6 30, choice, yacht 50."""
    assert points("yacht", "22333") == {"full_house": 13, "chance": 13}
    assert points("yacht", "55556") == {"four_of_a_kind": 20, "chance": 26}
    assert points("yacht", "12345") == {"small_straight": 30, "chance": 15}
    assert points("yacht", "23456") == {"large_straight": 30, "chance": 20}
    assert points("yacht", "11111") == {"four_of_a_kind": 4, "five_of_a_kind": 50, "chance": 5}


@pytest.mark.parametrize(
    ("roll", "box", "plain", "served"),
    [
        ("12345", "straight", 20, 25),
        ("22555", "full_house", 30, 35),
        ("66662", "poker", 40, 45),
        ("33333", "grande", 50, 80),
        ("66662", "aces", 24, 24),
    ],
)
def test_escalero(roll: str, box: str, plain: int, served: int) -> None:
    """Straight 20 (served 25), full house 30 (35), poker 40 (45), grande 50 (80); served: all five thrown together."""
    assert points_for(throw("escalero", roll), f"second.{box}") == (served, 0)
    assert points_for(throw("escalero", roll, lay=(int(roll[1]),)), f"second.{box}") == (plain, 0)


def test_maxi_yatzy_figures() -> None:
    """Matching dice; cabin 3+2, house 3+3, tower 4+2 (sums of those dice)."""
    assert points("maxi-yatzy", "223366") == {"one_pair": 12, "two_pairs": 18, "three_pairs": 22, "chance": 22}
    cabin = points("maxi-yatzy", "222556")
    assert (cabin["full_house"], cabin["two_pairs"], cabin["three_of_a_kind"]) == (16, 14, 6)
    house, tower = points("maxi-yatzy", "444555"), points("maxi-yatzy", "111166")
    assert (house["house"], house["full_house"]) == (27, 23)
    assert (tower["tower"], tower["four_of_a_kind"], "house" in tower) == (16, 4, False)
    straight = points("maxi-yatzy", "123456")
    assert [straight[f"{size}_straight"] for size in ("small", "large", "full")] == [15, 20, 21]
    assert points("maxi-yatzy", "666665")["five_of_a_kind"] == 30
    assert points("maxi-yatzy", "333333")["maxi"] == 100


def test_maxi_yatzy_saves_throws() -> None:
    """Unused throws are saved for later turns."""
    variant = own("maxi-yatzy")
    roll = Rolled((1, 1, 2, 3, 4, 6))
    state = replay(new_game(variant), [roll, Scored("chance")]).final
    assert state.card.saved == 2
    again: list[Event] = [Held(()), roll]
    state = replay(state, [roll, *again * 3]).final
    assert state.turn.throws == 4
    assert len(holding(state)) == 47
    after = apply(state, Scored("ones"))
    assert after.card.saved == 1
    fifth = replay(state, [Held(()), roll]).final
    assert not holding(fifth)
    assert apply(fifth, Scored("ones")).card.saved == 0


def test_triple_yahtzee_weights() -> None:
    """Three free columns worth single, double, treble."""
    variant = own("triple-yahtzee")
    state = facing(variant, (1, 1, 2, 3, 5), all_but(variant, points=11))
    assert [column_sums(variant, state.card, column).total for column in variant.columns] == [178, 356, 534]
    assert sheet_bonuses(variant, state.card) == {}
    assert totals(state) == (178 * 6,)


def with_entries(variant_id: str, **held: int) -> GameState:
    """A card whose first column holds these points."""
    state = new_game(own(variant_id), 1, first=0)
    boxes = {box.line: box for box in own(variant_id).boxes if box.column == 0}
    entries = list(state.card.entries)
    for line, points_held in held.items():
        entries[boxes[line].cell] = points_held
    return replace(state, cards=(replace(state.card, entries=tuple(entries)),))


@pytest.mark.parametrize(
    ("held", "gain"),
    [
        ({"maximum": 28, "minimum": 7, "ones": 3}, 3 + 63),
        ({"maximum": 28, "minimum": 7}, 0),
        ({"maximum": 28, "minimum": 0, "ones": 3}, 3),
        ({"maximum": 9, "minimum": 12, "ones": 3}, 3),
        ({"maximum": 28, "minimum": 7, "ones": 0}, 0),
    ],
)
def test_yamb_computes_from_three_boxes(held: dict[str, int], gain: int) -> None:
    """iklub.rs: "(Ma-Mi)*1"; neither of the two counts by itself, and a struck minimum is none."""
    assert totals(with_entries("yamb", **held)) == (gain,)


@pytest.mark.parametrize(("plus", "minus", "gain"), [(24, 9, 33), (20, 20, 0), (14, 20, 0), (20, 0, 20)])
def test_minus_stays_below_plus_or_both_are_lost(plus: int, minus: int, gain: int) -> None:
    assert totals(with_entries("yams-plus-minus", plus=plus, minus=minus)) == (gain,)
    assert totals(with_entries("yams-plus-minus", plus=plus)) == (0,)


def test_generala() -> None:
    """Straight 20, full 30, poker 40, generala 50; +5 when thrown at once, that is, on the first throw. With a
    generala that wins against others (tests/rules/game/test_winning_throws.py).
    """
    figures = (("23456", "straight", 20), ("33322", "full_house", 30), ("22221", "four_of_a_kind", 40))
    for roll, box, gain in (*figures, ("44444", "generala", 50)):
        for throws in (1, 2, 3):
            state = facing(own("generala"), [int(face) for face in roll], lay=(), throws=throws)
            assert points_for(state, box) == (gain + 5 * (throws == 1), 0)


@pytest.mark.parametrize(
    ("roll", "expected"),
    [
        ("355", {"crag": 50, "thirteen": 26}),
        ("166", {"crag": 50, "thirteen": 26}),
        ("346", {"thirteen": 26}),
        ("444", {"three_of_a_kind": 25}),
        ("123", {"low_straight": 20}),
        ("456", {"high_straight": 20}),
        ("135", {"odd_straight": 20}),
        ("246", {"even_straight": 20}),
        ("113", {}),
    ],
)
def test_crag(roll: str, expected: dict[str, int]) -> None:
    """Crag (a pair and total 13) 50, thirteen 26, triple 25, straights 123, 456, 135, 246 20, numbers."""
    assert points("crag", roll) == expected


def test_crag_has_three_dice_and_two_throws() -> None:
    crag = own("crag")
    assert (crag.dice.count, len(crag.tables.rolls)) == (3, 56)
    assert len(holding(facing(crag, (1, 3, 5), throws=1))) == 7
    assert not holding(facing(crag, (1, 3, 5), throws=2))


def test_an_odd_die_among_the_others() -> None:
    """Five six-sided dice and one with faces 0-9; chips for fourth throws."""
    variant = own("odd-die")
    assert len(variant.tables.rolls) == 252 * 10
    state = facing(variant, (1, 6, 6, 6, 6, 106))
    assert points_for(state, "sixes") == (30, 0)
    assert points_for(state, "five_of_a_kind") == (50, 0)
    assert points_for(facing(variant, (3, 4, 5, 6, 6, 107)), "large_straight") == (40, 0)
    assert points_for(facing(variant, (2, 4, 5, 6, 6, 107)), "thirty") == (30, 0)
    assert points_for(facing(variant, (2, 3, 4, 5, 6, 101)), "longest") == (60, 0)
    assert (106,) in holding(facing(variant, (6, 6, 6, 6, 6, 106), throws=1))
    assert "six_alike" not in scoring(facing(variant, (6, 6, 6, 6, 6, 109)))


@pytest.mark.parametrize(
    ("roll", "expected"),
    [
        ("11223+3", {"two_pairs": 12, "three_pairs": 35, "chance": 12, "super_chance": 24}),
        ("11122+2", {"three_of_a_kind": 9, "two_pairs": 9, "two_triples": 45, "full_house": 25, "ten_or_less": 40}),
        ("11112+2", {"four_of_a_kind": 8, "large_full_house": 45}),
        ("45666+7", {"small_straight": 30, "three_of_a_kind": 34, "thirty_three_or_more": 40}),
        ("12345+0", {"small_straight": 30, "large_straight": 40, "highway": 50}),
        ("55555+8", {"five_of_a_kind": 50, "thirty_three_or_more": 40}),
        ("33333+3", {"five_of_a_kind": 50, "extreme": 75, "threes": 18}),
    ],
)
def test_kniffel_extreme(roll: str, expected: dict[str, int]) -> None:
    """Five six-sided dice and one with faces 0 to 9; what the block pays for pairs, straights, high and low sums."""
    found = {box: points_for(_extreme(roll), box)[0] for box in expected}
    assert found == expected


def test_kniffel_extreme_has_chips_for_fourth_throws() -> None:
    """Three chips a game, one a turn; what is left of them brings nothing."""
    buy = own("kniffel-extreme").turn.buy
    assert buy is not None
    assert (buy.per_turn, buy.per_column, buy.unused) == (1, 3, 0)


def _extreme(roll: str) -> GameState:
    return facing(own("kniffel-extreme"), parse_dice(roll))
