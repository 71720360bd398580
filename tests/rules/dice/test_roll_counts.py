"""Roll counts and single-throw probabilities, published or from closed formulas."""

from fractions import Fraction

import pytest

from pasch import Held, Rolled, parse_variant, shipped
from pasch.rules.dice.multisets import DiceSet, contains, orderings, remainder, sub_multisets
from pasch.rules.game.engine import apply, chance_outcomes
from pasch.rules.game.state import new_game
from pasch.testing import facing

FIVE = DiceSet((5, range(1, 7)))
SIX = DiceSet((6, range(1, 7)))
BASIC = shipped("kniffel-basic")


@pytest.mark.parametrize(("dice", "rolls", "holds"), [(FIVE, 252, 462), (SIX, 462, 924)])
def test_rolls_and_holds(dice: DiceSet, rolls: int, holds: int) -> None:
    """252 rolls of five dice, 462 of six; 462 and 924 holds (Glenn 2006)."""
    assert len(list(dice.rolls())) == len(set(dice.rolls())) == dice.number_of_rolls() == rolls
    assert len(list(dice.holds())) == len(set(dice.holds())) == holds


@pytest.mark.parametrize(("variant_id", "rolls", "holds"), [("kniffel", 252, 462), ("yatzy-deluxe", 462, 924)])
def test_the_tables_hold_them_in_order(variant_id: str, rolls: int, holds: int) -> None:
    tables = shipped(variant_id).tables
    assert (len(tables.rolls), len(tables.holds)) == (rolls, holds)
    assert list(tables.rolls) == sorted(tables.rolls)
    assert list(tables.holds) == sorted(tables.holds, key=lambda hold: (len(hold), hold))
    assert all(tables.index_by_roll[roll] == index for index, roll in enumerate(tables.rolls))


def test_roll_and_hold_pairs() -> None:
    """4,368 (roll, hold) pairs for five dice."""
    assert sum(len(sub_multisets(roll)) for roll in FIVE.rolls()) == 4368


@pytest.mark.parametrize(
    ("roll", "holds"),
    [
        ((1, 2, 3, 4, 5), 32),
        ((1, 1, 2, 3, 4), 24),
        ((1, 1, 2, 2, 3), 18),
        ((1, 1, 1, 2, 3), 16),
        ((1, 1, 1, 2, 2), 12),
        ((1, 1, 1, 1, 2), 10),
        ((1, 1, 1, 1, 1), 6),
    ],
)
def test_distinct_holds_per_roll_pattern(roll: tuple[int, ...], holds: int) -> None:
    """Distinct holds per roll pattern abcde 32, aabcd 24, aabbc 18, aaabc 16, aaabb 12, aaaab 10, aaaaa 6."""
    assert len(sub_multisets(roll)) == len(set(sub_multisets(roll))) == holds
    assert len(BASIC.tables.holds_by_roll[BASIC.tables.index_by_roll[roll]]) == holds - 1


def test_every_throw_of_all_dice_is_counted() -> None:
    for dice, throws in ((FIVE, 6**5), (SIX, 6**6), (DiceSet((2, (1, 2)), (1, (0, 5, 9))), 2 * 2 * 3)):
        assert sum(map(orderings, dice.rolls())) == dice.number_of_throws(()) == throws


def test_throw_probabilities_add_up_to_1() -> None:
    for hold in FIVE.holds():
        thrown = list(FIVE.thrown(hold))
        assert sum(ways for _, ways in thrown) == FIVE.number_of_throws(hold) == 6 ** (5 - len(hold))
        assert all(contains(roll, hold) for roll, _ in thrown)


# Column "1" of "One turn, five dice: best probability with 1 / 2 / 3 throws", as printed and as exact fractions.
SINGLE_THROW = [
    ("five_of_a_kind", "", Fraction(6, 7776), "0.0007716049"),
    ("four_of_a_kind", "", Fraction(156, 7776), "0.0200617284"),
    ("three_of_a_kind", "", Fraction(1656, 7776), "0.2129629630"),
    ("full_house", "", Fraction(300, 7776), "0.0385802469"),
    (
        "full_house",
        "boxes.full_house.pattern = { groups = [3, 2], distinct = false }",
        Fraction(306, 7776),
        "0.0393518519",
    ),
    ("small_straight", "", Fraction(1200, 7776), "0.1543209877"),
    ("large_straight", "", Fraction(240, 7776), "0.0308641975"),
]


@pytest.mark.parametrize(("box", "rules", "exact", "printed"), SINGLE_THROW)
def test_single_throw_probabilities(box: str, rules: str, exact: Fraction, printed: str) -> None:
    variant = parse_variant(f'like = "kniffel-basic"\nid = "own"\n{rules}')
    row = variant.tables.points[0][variant.box_by_id[box].index]
    chance = sum(
        probability
        for event, probability in chance_outcomes(new_game(variant))
        if isinstance(event, Rolled) and row[variant.tables.index_by_roll[event.dice]]
    )
    assert chance == exact
    assert f"{float(exact):.10f}" == printed


def test_chance_of_a_kniffel_in_one_throw() -> None:
    """The chance of five equal dice in one throw is (1/6)^4 = 1/1296."""
    outcomes = dict(chance_outcomes(new_game(BASIC)))
    assert sum(outcomes[Rolled((face,) * 5)] for face in range(1, 7)) == Fraction(1, 1296)


def test_mean_of_a_throw_is_17_and_a_half() -> None:
    outcomes = chance_outcomes(new_game(BASIC))
    assert sum(sum(event.dice) * chance for event, chance in outcomes if isinstance(event, Rolled)) == Fraction(35, 2)


def test_held_dice_stay_and_the_others_fall() -> None:
    state = apply(facing(BASIC, (1, 2, 4, 4, 6), throws=1), Held((4, 4)))
    outcomes = dict(chance_outcomes(state))
    assert len(outcomes) == 56
    assert outcomes[Rolled((4, 4, 4, 4, 4))] == Fraction(1, 216)
    assert outcomes[Rolled((1, 2, 3, 4, 4))] == Fraction(6, 216)
    assert all(len(remainder(event.dice, (4, 4))) == 3 for event in outcomes if isinstance(event, Rolled))
