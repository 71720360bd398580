"""Sheet hints: the upper section compared with the plan for its bonus."""

from dataclasses import replace

import pytest

from pasch import shipped
from pasch.cli.table.status_line import bonuses_ahead
from pasch.play.blocks.sheet_lines import ahead_of_plan
from pasch.rules.game.card import Card, empty_card
from pasch.rules.game.state import new_game


def card(variant: str, **points: int) -> Card:
    rules = shipped(variant)
    entries = list(empty_card(rules).entries)
    for name, entered in points.items():
        entries[rules.box_by_id[name.replace("__", ".")].cell] = entered
    return replace(empty_card(rules), entries=tuple(entries))


@pytest.mark.parametrize(
    ("points", "ahead"),
    [
        ({}, None),
        ({"sixes": 18}, 0),
        ({"sixes": 24}, 6),
        ({"ones": 0}, -3),
        ({"sixes": 24, "ones": 0, "chance": 20}, 3),
        ({"sixes": 30, "fives": 25, "fours": 8}, 18),
        ({"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}, None),
    ],
)
def test_every_number_box_owes_three_of_its_five_dice(points: dict[str, int], ahead: int | None) -> None:
    variant = shipped("kniffel")
    assert ahead_of_plan(variant, card("kniffel", **points), variant.bonuses[0]) == ahead


def test_the_terminal_tells_it_of_each_column() -> None:
    one = replace(new_game(shipped("kniffel")), cards=(card("kniffel", sixes=24),))
    assert list(bonuses_ahead(one, "de")) == ["Bonus: es fehlen 39, 6 über Plan"]
    several = card("kniffel-4-columns", down__ones=5, free__sixes=12)
    four = replace(new_game(shipped("kniffel-4-columns")), cards=(several,))
    assert list(bonuses_ahead(four, "de")) == ["Bonus: Abwärts 2 über Plan, Frei 6 unter Plan"]
    assert list(bonuses_ahead(four, "en")) == ["Bonus: Down 2 ahead of the plan, Free 6 behind the plan"]


def test_unreachable_bonus_is_not_missing() -> None:
    lost = replace(new_game(shipped("kniffel")), cards=(card("kniffel", sixes=0, fives=0),))
    assert list(bonuses_ahead(lost, "en")) == []
    near = replace(new_game(shipped("kniffel")), cards=(card("kniffel", sixes=0, fives=15),))
    assert list(bonuses_ahead(near, "en")) == ["Bonus: 48 to go, 18 behind the plan"]
