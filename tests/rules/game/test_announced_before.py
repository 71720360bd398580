"""Boxes announced before the first throw: the turn waits for the announcement."""

import pytest

from pasch.play.records.record_io import Record, format_record, parse_record
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.errors import IllegalActionError
from pasch.rules.game.engine import apply, chance_outcomes, legal_actions
from pasch.rules.game.events import Announced, Event, Held, Rolled, Scored, Struck
from pasch.rules.game.state import GameState, new_game
from pasch.rules.text.position_notation import format_position, only, parse_position
from pasch.rules.variant.variant import Variant

TEXT = """
like = "kniffel-basic"
id = "davor"
names = { de = "Davor", en = "Before" }

[columns.free]
names = { de = "Frei", en = "Free" }
boxes = ["ones"]
bonuses = []

[columns.said]
names = { de = "Ansage", en = "Said" }
announce = "before"
"""


REFUSED: dict[Event, str] = {
    Scored("said.ones"): "must-be-announced-before",
    Announced("said.ones"): "announce-before-throw",
}


@pytest.fixture(scope="module")
def variant() -> Variant:
    return parse_variant(TEXT)


def played(state: GameState, *events: Event) -> GameState:
    for event in events:
        state = apply(state, event)
    return state


def test_a_turn_waits_for_a_box_or_none(variant: Variant) -> None:
    state = new_game(variant)
    assert (state.phase, state.turn.roll, chance_outcomes(state)) == ("decide", (), [])
    actions = legal_actions(state)
    assert actions[-1] == Held(())
    assert len(actions) == 14
    assert played(state, Held(())).phase == played(state, Announced("said.chance")).phase == "throw"


def test_an_announced_throw_goes_there_or_strikes_it(variant: Variant) -> None:
    state = played(new_game(variant), Announced("said.sixes"), Rolled((1, 1, 1, 1, 2)))
    assert [action for action in legal_actions(state) if not isinstance(action, Held)] == [Struck("said.sixes")]


def test_unannounced_turn_excludes_announced_boxes(variant: Variant) -> None:
    state = played(new_game(variant), Held(()), Rolled((1, 1, 1, 1, 2)))
    entries = [action for action in legal_actions(state) if isinstance(action, Scored | Struck)]
    assert entries == [Scored("free.ones"), Struck("free.ones")]
    for action, code in REFUSED.items():
        with pytest.raises(IllegalActionError) as refused:
            apply(state, action)
        assert refused.value.code == code


def test_once_the_free_column_is_full_a_box_must_be_named(variant: Variant) -> None:
    state = played(new_game(variant), Held(()), Rolled((1, 1, 1, 1, 2)), Scored("free.ones"))
    assert all(isinstance(action, Announced) for action in legal_actions(state))
    with pytest.raises(IllegalActionError) as refused:
        apply(state, Held(()))
    assert refused.value.code == "announce-first"


def test_position_and_record_say_it(variant: Variant) -> None:
    start = new_game(variant)
    moments: list[list[Event]] = [[], [Held(())], [Announced("said.ones")], [Held(()), Rolled((1, 1, 1, 1, 2))]]
    moments.append([Announced("said.ones"), Rolled((1, 1, 1, 1, 2)), Held((1, 1, 1, 1))])
    for events in moments:
        state = played(start, *events)
        assert parse_position(format_position(state), only(variant)) == state
    events = [Held(()), Rolled((1, 1, 1, 1, 2)), Scored("free.ones")]
    events += [Announced("said.ones"), Rolled((1, 1, 1, 1, 2)), Scored("said.ones")]
    record = Record(variant, ("Ada",), "clockwise", 0, tuple(events))
    text = format_record(record)
    assert "1: >- 11112 = free.ones 4\n1: !said.ones 11112 = said.ones 4" in text
    for written in (text, text.replace(">- ", "")):  # It goes without saying, too.
        assert parse_record(written, find_variant=only(variant)).events == record.events
