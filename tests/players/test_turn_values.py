"""Solved turns agree exactly with the engine, throw by throw, on miniature variants."""

from functools import cache

import pytest
from player_positions import card

from by_day import thinned
from pasch.players.heuristic_player import action_values
from pasch.players.turn_values import solved_turn
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.game.engine import apply, chance_outcomes, legal_actions
from pasch.rules.game.events import Scored, Struck
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import entries

SHEET = """
id = "{id}"
names = {{ de = "Klein", en = "Small" }}
dice.count = 3
dice.faces = [1, 2, 3]
boxes.ones = {{ names = {{ de = "Einser", en = "Ones" }}, number = 1 }}
boxes.threes = {{ names = {{ de = "Dreier", en = "Threes" }}, number = 3 }}
boxes.row = {{ names = {{ de = "Reihe", en = "Row" }}, pattern = {{ run = 3 }}, points = 12, served = {served} }}
boxes.five = {{ names = {{ de = "Drilling", en = "Triplet" }}, pattern = {{ of_a_kind = 3 }}, points = 20 }}
bonuses.upper = {{ names = {{ de = "Bonus", en = "Bonus" }}, tiers = [{{ from = 6, points = 9 }}], section = "upper" }}
"""
RULES = {
    "plain": "",
    "forced": 'extra.joker = { when = "filled", place = ["number", "lower"], bonus = 7, worth = { row = 12 } }',
    "locked": "turn = { throws = 3, release = false }",
    "aside": "turn = { throws = 5, put_aside = 1 }",
    "save": "turn = { throws = 2, save = true }",
    "buy": "turn.buy = { names = { de = 'Frei', en = 'Free' }, per_turn = 2, per_column = 2, unused = 1 }",
    "columns": """
        columns.one = { names = { de = "Eins", en = "One" }, throws = 1, weight = 2 }
        columns.down = { names = { de = "Ab", en = "Down" }, order = "down", throws = 2 }
        columns.up = { names = { de = "Auf", en = "Up" }, order = "up", strikes = "any" }
    """,
    "announced": """
        columns.free = { names = { de = "Frei", en = "Free" } }
        columns.any = { names = { de = "Beliebig", en = "Any" }, announce = true, miss = "any", strikes = "any" }
        columns.box = { names = { de = "Box", en = "Box" }, announce = true, order = "down" }
    """,
    "odd": "dice.odd = { faces = [0, 3, 7] }",
}


@pytest.mark.parametrize("served", ["5", '"double"'])
@pytest.mark.parametrize("rules", thinned(list(RULES), 2))
def test_a_solved_turn_is_exact(rules: str, served: str) -> None:
    variant = parse_variant(SHEET.format(id=rules, served=served) + RULES[rules])
    first = variant.columns[0].id
    five = "five" if len(variant.columns) == 1 else f"{first}.five"
    for filled in ({}, {five: 20}, {five: 0}):
        start = GameState(variant, (card(variant, filled),), 0, "clockwise")
        for throw, _ in chance_outcomes(start):
            state = apply(start, throw)
            values = action_values(state)
            assert max(values.values()) == pytest.approx(value(state))
            assert list(values) == legal_actions(state)


@cache
def value(state: GameState) -> float:
    """The mean value of the endings that the best actions lead to, one event after another."""
    if state.phase == "throw":
        return sum(float(chance) * value(apply(state, throw)) for throw, chance in chance_outcomes(state))
    found = {state.variant.boxes[entry.box].id: entry for entry in entries(state)}
    endings = solved_turn(state.variant, state.card).endings
    return max(
        endings.value(found[action.box], state.turn, strike=isinstance(action, Struck))
        if isinstance(action, Scored | Struck)
        else value(apply(state, action))
        for action in legal_actions(state)
    )
