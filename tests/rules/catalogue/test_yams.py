"""`yams`: free, down, up, and a column in which every entry is announced."""

from pasch import Announced, Held, Rolled, Scored, Struck, shipped
from pasch.rules.game.engine import apply, legal_actions
from pasch.rules.game.events import Event
from pasch.rules.game.state import new_game
from pasch.testing import all_but, announcing, facing, holding, refusal, replay, scoring, striking

YAMS = shipped("yams")
LINES = [box.line for box in YAMS.boxes[:13]]
ROLL = (1, 1, 2, 3, 5)


def column(name: str) -> list[str]:
    return [f"{name}.{line}" for line in LINES]


def test_the_basic_sheet_in_four_columns() -> None:
    """Basic sheet in four columns: 1 free, 2 top to bottom, 3 bottom to top, 4 announced."""
    assert [box.id for box in YAMS.boxes] == [
        *column("free"),
        *column("down"),
        *column("up"),
        *column("announced"),
    ]
    assert striking(facing(YAMS, ROLL)) == [*column("free"), "down.ones", "up.chance"]


def test_every_entry_in_column_4_must_be_announced_right_after_the_first_throw() -> None:
    """Every entry in column 4 must be announced right after the first throw."""
    first = facing(YAMS, ROLL, throws=1)
    assert announcing(first) == column("announced")
    for event in (Scored("announced.ones"), Struck("announced.ones")):
        assert refusal(first, event) == "must-be-announced"
        assert refusal(facing(YAMS, ROLL), event) == "must-be-announced"
    assert refusal(facing(YAMS, ROLL, throws=2), Announced("announced.ones")) == "announce-too-late"


def test_missed_announcement_strikes_the_announced_box() -> None:
    """And if it is missed, that very box gets 0."""
    missed = facing(YAMS, ROLL, announced="announced.sixes")
    assert legal_actions(missed) == [Struck("announced.sixes")]
    assert refusal(missed, Struck("free.sixes")) == "other-box-announced"
    assert refusal(missed, Scored("announced.sixes")) == "scores-nothing"
    made = facing(YAMS, ROLL, announced="announced.ones")
    assert scoring(made) == striking(made) == ["announced.ones"]


def test_the_announced_turn_goes_on_for_three_throws() -> None:
    events: list[Event] = [Rolled(ROLL), Announced("announced.ones"), Held((1, 1))]
    events += [Rolled((1, 1, 1, 3, 5)), Held((1, 1, 1)), Rolled((1, 1, 1, 1, 5))]
    state = replay(new_game(YAMS), events).final
    assert holding(state) == []
    after = apply(state, Scored("announced.ones"))
    assert after.card.entries[YAMS.box_by_id["announced.ones"].cell] == 4


def test_with_only_the_announced_column_left_a_box_must_be_named() -> None:
    only = facing(YAMS, ROLL, all_but(YAMS, "announced.ones", "announced.sixes"), throws=1)
    assert legal_actions(only) == [Announced("announced.ones"), Announced("announced.sixes")]
    assert refusal(only, Held(())) == "announce-first"


def test_no_extra_five_of_a_kind_rule() -> None:
    """No extra five-of-a-kind rule."""
    state = facing(YAMS, (6,) * 5, {"free.five_of_a_kind": 50})
    assert [box for box in scoring(state) if box.startswith("free")] == [
        "free.sixes",
        "free.three_of_a_kind",
        "free.four_of_a_kind",
        "free.chance",
    ]
