"""Columns for what fell in one throw, and announced columns that such a throw enters unannounced."""

import pytest

from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.errors import IllegalActionError
from pasch.rules.game.engine import apply, legal_actions
from pasch.rules.game.events import Announced, Event, Held, Rolled, Scored, Struck
from pasch.rules.game.state import GameState, new_game
from pasch.rules.variant.expected_scores import usual_of
from pasch.rules.variant.variant import Variant

TEXT = """
like = "kniffel-basic"
id = "hand"
names = { de = "Hand", en = "Hand" }

[columns.free]
names = { de = "Frei", en = "Free" }
boxes = ["ones", "chance"]
bonuses = []

[columns.other]
names = { de = "Zweite", en = "Other" }
"""


def variant(rules: str) -> Variant:
    return parse_variant(TEXT + rules)


def played(state: GameState, *events: Event) -> GameState:
    for event in events:
        state = apply(state, event)
    return state


def entries(state: GameState, column: str) -> list[str]:
    """The entries in a column, such as ``sixes`` or ``sixes x``."""
    found = [action for action in legal_actions(state) if isinstance(action, Scored | Struck)]
    own = [action for action in found if action.box.startswith(f"{column}.")]
    return [action.box.split(".")[1] + (" x" if isinstance(action, Struck) else "") for action in own]


def refusal(state: GameState, event: Event) -> str:
    with pytest.raises(IllegalActionError) as refused:
        apply(state, event)
    return refused.value.code


HELD = (Rolled((2, 2, 3, 4, 6)), Held((2, 2)), Rolled((2, 2, 2, 3, 5)))
AGAIN = (Rolled((2, 2, 3, 4, 6)), Held(()), Rolled((2, 2, 2, 3, 5)))


def test_only_dice_of_one_throw_score_also_of_a_later_one() -> None:
    game = new_game(variant('served = "only"'))
    assert "twos" in entries(played(game, Rolled((2, 2, 3, 4, 6))), "other")
    assert {"twos", "three_of_a_kind"} <= {*entries(played(game, *AGAIN), "other")}
    held = entries(played(game, *HELD), "other")
    assert len(held) == 13
    assert all(entry.endswith(" x") for entry in held)
    assert entries(played(game, *HELD), "free") == ["chance", "ones x", "chance x"]


def test_what_was_held_is_refused_with_the_reason() -> None:
    game = new_game(variant('served = "only"'))
    assert refusal(played(game, *HELD), Scored("other.twos")) == "scores-only-served"
    assert refusal(played(game, *AGAIN), Scored("other.sixes")) == "scores-nothing"


def test_what_was_held_costs_a_box_below_zero_as_much_as_a_strike() -> None:
    game = new_game(variant('served = "only"\n[boxes]\ntwos = { par = 3 }'))
    assert "twos" in entries(played(game, *AGAIN), "other")
    assert "twos x" in entries(played(game, *HELD), "other")
    assert "twos" not in entries(played(game, *HELD), "other")
    assert refusal(played(game, *HELD), Scored("other.twos")) == "scores-only-served"


def test_usual_points_of_a_column_for_one_throw_are_those_of_three_throws_of_all_dice() -> None:
    rules = variant('served = "only"')
    box = rules.box_by_id["other.five_of_a_kind"]
    once = 6 / 6**5
    assert usual_of(rules)[box.index].points[0] == pytest.approx(50 * (1 - (1 - once) ** 3))
    chance = usual_of(rules)[rules.box_by_id["other.chance"].index].points
    assert 17.5 < chance[0] < chance[1] < chance[5] < 30


def test_dice_of_one_throw_need_no_announcement() -> None:
    game = new_game(variant('announce = "unless-served"'))
    assert {"twos", "three_of_a_kind", "sixes x"} <= {*entries(played(game, *AGAIN), "other")}
    assert entries(played(game, *HELD), "other") == []
    assert refusal(played(game, *HELD), Scored("other.twos")) == "must-be-announced-unless-served"
    named = (HELD[0], Announced("other.twos"), *HELD[1:])
    assert entries(played(game, *named), "other") == ["twos", "twos x"]


def test_any_box_may_be_struck_unannounced_where_strikes_are_free() -> None:
    game = new_game(variant('announce = "unless-served"\nstrikes = "any"'))
    assert len(entries(played(game, *HELD), "other")) == 13


def test_once_only_announced_boxes_are_left_one_must_be_named() -> None:
    game = new_game(variant('announce = "unless-served"'))
    filled = played(game, HELD[0], Struck("free.ones"), HELD[0], Scored("free.chance"), HELD[0])
    assert all(isinstance(action, Announced) for action in legal_actions(filled))


def test_a_turn_that_could_get_stuck_is_not_thrown_on() -> None:
    game = new_game(parse_variant(TEXT.replace("bonuses", "throws = 1\nbonuses") + 'announce = "unless-served"'))
    first = played(game, HELD[0])
    assert not [action for action in legal_actions(first) if isinstance(action, Held)]
    assert [action for action in legal_actions(played(first, Announced("other.twos"))) if isinstance(action, Held)]
