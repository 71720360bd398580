"""Dice statistics: counts, and a chi-square test that agrees with published tables."""

import asyncio
from random import Random

import pytest

from pasch import Held, Rolled, StartRolled, shipped
from pasch.play.dice.dice_sources import SeededDice, next_throw
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.game.engine import apply
from pasch.rules.game.state import new_game
from pasch.server.tables.table_state import count_throw
from pasch.server.web.answers import dice_statistics as counting
from pasch.server.web.answers.dice_statistics import CachedStatistics, chi_square, p_value, statistics
from pasch.server.wire.responses import StatisticsAnswer

ODD = """
id = "odd"
names = { de = "Ungleich", en = "Odd" }
dice = { count = 3, odd = { faces = [7, 8] } }
[boxes.chance]
names = { de = "Chance", en = "Chance" }
"""


# NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4: upper critical values of the chi-square distribution.
@pytest.mark.parametrize(
    ("degrees", "ten", "five", "one", "one_in_a_thousand"),
    [
        (1, 2.706, 3.841, 6.635, 10.828),
        (2, 4.605, 5.991, 9.210, 13.816),
        (3, 6.251, 7.815, 11.345, 16.266),
        (4, 7.779, 9.488, 13.277, 18.467),
        (5, 9.236, 11.070, 15.086, 20.515),
        (6, 10.645, 12.592, 16.812, 22.458),
        (7, 12.017, 14.067, 18.475, 24.322),
        (8, 13.362, 15.507, 20.090, 26.125),
        (9, 14.684, 16.919, 21.666, 27.877),
    ],
)
def test_p_values_are_those_of_the_tables(
    degrees: int, ten: float, five: float, one: float, one_in_a_thousand: float
) -> None:
    assert p_value(ten, degrees) == pytest.approx(0.10, rel=3e-4)
    assert p_value(five, degrees) == pytest.approx(0.05, rel=3e-4)
    assert p_value(one, degrees) == pytest.approx(0.01, rel=4e-4)
    assert p_value(one_in_a_thousand, degrees) == pytest.approx(0.001, rel=4e-4)


@pytest.mark.parametrize("degrees", range(1, 10))
def test_p_values_stay_probabilities_at_the_ends(degrees: int) -> None:
    assert p_value(0.0, degrees) == 1.0
    assert 0.0 <= p_value(1e6, degrees) < 1e-300


def test_chi_square_is_the_sum_over_all_faces() -> None:
    # 60 throws of one die, 10 of each expected: (25 + 4 + 1 + 1 + 4 + 25) / 10.
    assert chi_square([5, 8, 9, 11, 12, 15]) == pytest.approx(6.0)
    assert chi_square([0, 0]) == 0.0


def test_every_kind_of_die_is_judged_by_itself_and_faces_never_thrown_count() -> None:
    found = statistics({("123456", 1): 30, ("123456", 2): 30, ("78", 7): 12, ("78", 8): 8})
    assert found.throws == 80
    common, odd = found.dice
    assert [face.count for face in common.faces] == [30, 30, 0, 0, 0, 0]
    assert (common.kind, common.throws, common.degrees) == ("123456", 60, 5)
    assert common.expected == pytest.approx(1 / 6)
    assert common.chi_square == pytest.approx(120.0)
    assert common.p_value < 1e-20
    assert [(face.face, face.count, face.share) for face in odd.faces] == [(7, 12, 0.6), (8, 8, 0.4)]
    assert odd.p_value == pytest.approx(p_value(0.8, 1))


def test_without_throws_there_is_nothing_to_judge() -> None:
    assert statistics({}) == StatisticsAnswer(throws=0, dice=[])
    assert statistics({("123456", 3): 0}) == StatisticsAnswer(throws=0, dice=[])


def test_fair_dice_pass_and_loaded_ones_do_not() -> None:
    chance = Random(4)
    for faces, fair in (("123456", True), ("1234566", False)):
        thrown = [int(chance.choice(faces)) for _ in range(20_000)]
        (die,) = statistics({("123456", face): thrown.count(face) for face in range(1, 7)}).dice
        assert (die.p_value > 0.01) is fair


def test_only_dice_that_fell_are_counted() -> None:
    game = new_game(shipped("kniffel"), first=0)
    assert count_throw(game, Rolled((1, 1, 3, 4, 6))) == {
        ("123456", 1): 2,
        ("123456", 3): 1,
        ("123456", 4): 1,
        ("123456", 6): 1,
    }
    held = apply(apply(game, Rolled((1, 1, 3, 4, 6))), Held((1, 1)))
    assert count_throw(held, Rolled((1, 1, 1, 2, 2))) == {("123456", 1): 1, ("123456", 2): 2}
    assert count_throw(new_game(shipped("kniffel"), 2), StartRolled(5)) == {("123456", 5): 1}


def test_the_odd_die_is_a_kind_of_its_own() -> None:
    game = new_game(parse_variant(ODD), first=0)
    counted = count_throw(game, next_throw(SeededDice("1"), game, 0))
    assert sum(count for (kind, _), count in counted.items() if kind == "123456") == 2
    assert sum(count for (kind, face), count in counted.items() if kind == "78" and face in (7, 8)) == 1


def test_the_database_is_not_asked_again_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now, asked = [0.0], list[float]()

    async def count() -> dict[tuple[str, int], int]:
        asked.append(now[0])
        return {("123456", 1): len(asked)}

    async def all_answers() -> list[int]:
        counted = CachedStatistics(count, 5.0)
        found = await asyncio.gather(*(counted.answer() for _ in range(10)))
        for second in (4.9, 5.0, 9.9):
            now[0] = second
            found.append(await counted.answer())
        return [one.throws for one in found]

    monkeypatch.setattr(counting, "monotonic", lambda: now[0])
    assert asyncio.run(all_answers()) == [1] * 11 + [2, 2]
    assert asked == [0.0, 5.0]
