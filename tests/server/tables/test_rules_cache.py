"""House rules and everything computed from them are cached within a memory limit."""

import gc
import random
import weakref

import pytest

from pasch.players.player import player_at_once
from pasch.rules.catalogue.shipped_variants import parse_variant, shipped
from pasch.rules.game.engine import apply, legal_actions
from pasch.rules.game.events import Rolled
from pasch.rules.game.state import new_game
from pasch.rules.text.position_notation import format_position, only, parse_position
from pasch.rules.variant.expected_scores import usual_of
from pasch.server.tables import received_rules
from pasch.server.tables.received_rules import read_house_rule

HOUSE_RULE = 'id = "mine{0}"\nlike = "kniffel"\nnames = {{ de = "Meins", en = "Mine" }}\n'


def test_a_house_rule_that_is_not_kept_any_more_is_nowhere_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    received_rules._kept.clear()
    monkeypatch.setattr(received_rules, "_BYTES", 25_000_000)
    known = []
    for number in range(6):
        variant = read_house_rule(HOUSE_RULE.format(number))
        state = apply(new_game(variant, 2, first=0), Rolled(variant.tables.rolls[0]))
        # All that is computed once for a variant.
        assert parse_position(format_position(state), only(variant)) == state
        assert usual_of(variant)
        assert player_at_once("heuristic").choose(state, random.Random(1)) in legal_actions(state)
        known.append(weakref.ref(variant))
    del variant, state
    gc.collect()
    assert [one() is not None for one in known] == [False] * 4 + [True] * 2


def test_variant_properties_are_computed_once() -> None:
    assert usual_of(shipped("kniffel")) is usual_of(shipped("kniffel"))
    assert usual_of(parse_variant(shipped("kniffel").text)) is not usual_of(shipped("kniffel"))
