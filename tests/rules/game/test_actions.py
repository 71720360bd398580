"""The order of legal actions, which clients number, and the codes of refused ones."""

from random import Random
from typing import Any

import pytest

from error_sentences import check_sentences
from pasch import Announced, Bought, GameState, Held, IllegalActionError, Rolled, Scored, StartRolled, Struck, shipped
from pasch.rules.game.engine import apply, legal_actions
from pasch.rules.game.events import Event
from pasch.rules.game.state import new_game
from pasch.testing import all_but, facing, random_game

BASIC = shipped("kniffel-basic")
FOUR = shipped("kniffel-4-columns")
KNOEFFEL = shipped("knoeffel")
SHARP = shipped("kniffel-sharp")
ASIDE = shipped("kniffel-put-aside")
YAHTZEE = shipped("yahtzee")
FIRST = shipped("kniffel-first-throws")
ANNOUNCE = shipped("kniffel-announce")
ROLL = (1, 1, 2, 3, 5)


class TestOrder:
    def test_holds_then_boxes_that_score_then_boxes_to_strike(self) -> None:
        state = facing(BASIC, (2, 2, 2, 5, 5), all_but(BASIC, "twos", "full_house", "chance"), throws=1)
        assert legal_actions(state) == [
            Held(()),
            Held((2,)),
            Held((5,)),
            Held((2, 2)),
            Held((2, 5)),
            Held((5, 5)),
            Held((2, 2, 2)),
            Held((2, 2, 5)),
            Held((2, 5, 5)),
            Held((2, 2, 2, 5)),
            Held((2, 2, 5, 5)),
            Scored("twos"),
            Scored("full_house"),
            Scored("chance"),
            Struck("twos"),
            Struck("full_house"),
            Struck("chance"),
        ]

    def test_boxes_to_announce_come_first(self) -> None:
        free = ("down.chance", "announced.ones", "announced.full_house", "free.threes")
        state = facing(FOUR, (1, 1, 1, 1, 1), all_but(FOUR, *free), throws=1)
        assert legal_actions(state) == [
            Announced("announced.ones"),
            Announced("announced.full_house"),
            Held(()),
            Held((1,)),
            Held((1, 1)),
            Held((1, 1, 1)),
            Held((1, 1, 1, 1)),
            Scored("down.chance"),
            Struck("down.chance"),
            Struck("announced.ones"),
            Struck("announced.full_house"),
            Struck("free.threes"),
        ]

    def test_bought_throws_stand_where_holds_do(self) -> None:
        state = facing(KNOEFFEL, (6, 6, 6, 6, 6), all_but(KNOEFFEL, "first.ones", "second.chance"))
        assert legal_actions(state) == [
            Bought(()),
            Bought((6,)),
            Bought((6, 6)),
            Bought((6, 6, 6)),
            Bought((6, 6, 6, 6)),
            Scored("second.chance"),
            Struck("first.ones"),
            Struck("second.chance"),
        ]

    def test_put_aside_play_leaves_out_what_would_take_dice_up_again(self) -> None:
        state = facing(ASIDE, (1, 1, 4, 6, 6), all_but(ASIDE, "chance"), throws=3, lay=(1, 6))
        assert legal_actions(state) == [
            Held((1, 1, 6)),
            Held((1, 4, 6)),
            Held((1, 6, 6)),
            Held((1, 1, 4, 6)),
            Held((1, 1, 6, 6)),
            Held((1, 4, 6, 6)),
            Scored("chance"),
            Struck("chance"),
        ]

    def test_a_forced_joker(self) -> None:
        state = facing(YAHTZEE, (3,) * 5, all_but(YAHTZEE, "ones", "large_straight", "chance"))
        assert legal_actions(state) == [Scored("large_straight"), Scored("chance")]

    def test_no_decision_before_a_throw_or_after_the_end(self) -> None:
        assert legal_actions(new_game(BASIC)) == []
        assert legal_actions(new_game(BASIC, 3)) == []
        assert legal_actions(random_game(BASIC, Random(1)).final) == []


OVER = facing(BASIC, ROLL, all_but(BASIC, "ones"))
REFUSED: list[tuple[str, GameState, Event]] = [
    ("throw-first", new_game(BASIC), Scored("ones")),
    ("throw-first", new_game(BASIC), Struck("ones")),
    ("throw-first", new_game(BASIC), Held(())),
    ("throw-first", new_game(BASIC), Announced("ones")),
    ("throw-first", new_game(BASIC, 2), Scored("ones")),
    ("no-throw-for-start", new_game(BASIC), StartRolled(1)),
    ("no-throw-now", new_game(BASIC, 2), Rolled(ROLL)),
    ("no-such-face", new_game(BASIC, 2), StartRolled(0)),
    ("no-such-roll", new_game(BASIC), Rolled((1, 1, 2, 3))),
    ("no-such-roll", new_game(BASIC), Rolled((1, 1, 2, 3, 7))),
    ("no-such-roll", new_game(BASIC), Rolled((5, 3, 2, 1, 1))),
    ("no-such-roll", new_game(BASIC), Rolled(())),
    ("no-throw-now", facing(BASIC, ROLL), Rolled(ROLL)),
    ("held-dice-changed", apply(facing(BASIC, ROLL, throws=1), Held((1, 1))), Rolled((1, 2, 3, 4, 5))),
    ("throw-first", apply(facing(BASIC, ROLL, throws=1), Held((1, 1))), Scored("ones")),
    ("game-over", apply(OVER, Scored("ones")), Scored("ones")),
    ("game-over", apply(OVER, Scored("ones")), Held(())),
    ("no-throw-now", apply(OVER, Scored("ones")), Rolled(ROLL)),
    ("no-such-box", facing(BASIC, ROLL), Scored("nines")),
    ("no-such-box", facing(BASIC, ROLL), Struck("Einser")),
    ("no-such-box", facing(BASIC, ROLL), Announced("")),
    ("no-such-box", facing(FOUR, ROLL), Scored("ones")),
    ("box-full", facing(BASIC, ROLL, {"ones": 0}), Scored("ones")),
    ("box-full", facing(BASIC, ROLL, {"ones": 3}), Struck("ones")),
    ("scores-nothing", facing(BASIC, ROLL), Scored("sixes")),
    ("not-announced-here", facing(BASIC, ROLL, throws=1), Announced("ones")),
    ("announce-too-late", facing(FOUR, ROLL, throws=2), Announced("announced.ones")),
    ("announced-already", facing(FOUR, ROLL, throws=1, announced="announced.ones"), Announced("announced.twos")),
    ("box-full", facing(FOUR, ROLL, {"announced.ones": 1}, throws=1), Announced("announced.ones")),
    ("must-be-announced", facing(FOUR, ROLL), Scored("announced.ones")),
    ("other-box-announced", facing(FOUR, ROLL, announced="announced.ones"), Scored("announced.twos")),
    ("other-box-announced", facing(ANNOUNCE, ROLL, announced="ones"), Struck("twos")),
    ("announce-first", facing(ANNOUNCE, ROLL, throws=1), Scored("ones")),
    ("announce-first", facing(ANNOUNCE, ROLL, throws=1), Struck("ones")),
    ("announce-first", facing(ANNOUNCE, ROLL, throws=1), Held(())),
    ("not-next-in-line", facing(FOUR, ROLL), Scored("down.twos")),
    ("not-next-in-line", facing(FOUR, ROLL), Struck("up.ones")),
    ("too-many-throws", facing(FIRST, ROLL, throws=2), Scored("one.ones")),
    ("too-many-throws", facing(FIRST, ROLL, throws=2), Struck("one.ones")),
    ("no-box-after-throw", facing(FIRST, ROLL, throws=2), Held(())),
    ("hold-not-rolled", facing(BASIC, ROLL, throws=1), Held((6,))),
    ("hold-not-rolled", facing(BASIC, ROLL, throws=1), Held((1, 1, 1))),
    ("dice-not-sorted", facing(BASIC, ROLL, throws=1), Held((5, 1))),
    ("hold-all", facing(BASIC, ROLL, throws=1), Held(ROLL)),
    ("no-throw-left", facing(BASIC, ROLL), Held(())),
    ("no-throw-left", facing(SHARP, ROLL, lay=(1, 1)), Held((1,))),
    ("nothing-to-buy", facing(BASIC, ROLL), Bought(())),
    ("buy-too-early", facing(KNOEFFEL, ROLL, throws=2), Bought(())),
    ("bought-already", facing(KNOEFFEL, ROLL, throws=4, bought=1), Bought(())),
    ("out-of-bought-throws", facing(KNOEFFEL, ROLL, spent=(3, 3)), Bought(())),
    ("no-box-after-throw", facing(KNOEFFEL, ROLL, all_but(KNOEFFEL, "first.ones"), spent=(3, 0)), Bought(())),
    ("column-out-of-throws", facing(KNOEFFEL, ROLL, throws=4, bought=1, spent=(3, 0)), Scored("first.ones")),
    ("put-aside-stays", facing(ASIDE, ROLL, throws=2, lay=(5,)), Held((1, 1))),
    ("put-aside-more", facing(ASIDE, ROLL, throws=2, lay=(5,)), Held((5,))),
    ("put-aside-more", facing(ASIDE, ROLL, throws=1), Held(())),
    ("must-go-elsewhere", facing(YAHTZEE, (6,) * 5, {"five_of_a_kind": 0}), Scored("chance")),
    ("must-go-elsewhere", facing(YAHTZEE, (6,) * 5, {"five_of_a_kind": 0}), Struck("chance")),
    ("cannot-strike-scoring", facing(YAHTZEE, (6,) * 5, {"five_of_a_kind": 0}), Struck("sixes")),
    ("scores-nothing", facing(YAHTZEE, (6,) * 5, all_but(YAHTZEE, "ones")), Scored("ones")),
]


@pytest.mark.parametrize(("code", "state", "event"), REFUSED, ids=[code for code, _, _ in REFUSED])
def test_refused_action_has_a_code_and_changes_nothing(code: str, state: GameState, event: Event) -> None:
    before = hash(state)
    with pytest.raises(IllegalActionError) as refused:
        apply(state, event)
    assert [problem.code for problem in refused.value.problems] == [code]
    check_sentences(refused.value)
    assert hash(state) == before


def test_a_sharp_game_does_not_call_a_hold_put_aside() -> None:
    """Dice that lay still are remembered there, but nothing keeps them from being taken up again."""
    own = facing(SHARP, ROLL, throws=2, lay=(1, 1))
    assert Held((5,)) in legal_actions(own)
    assert Held(()) in legal_actions(own)


@pytest.mark.parametrize(
    ("state", "event", "english", "german"),
    [
        (
            facing(BASIC, ROLL),
            Held(()),
            "there is no roll left after 3 rolls: choose a box.",
            "nach 3 Würfen ist Schluss: Wähl ein Feld.",
        ),
        (
            facing(BASIC, ROLL, throws=1),
            Held((6,)),
            "you cannot hold 6: the dice show 1 1 2 3 5, 6 is missing.",
            "6 kannst du nicht liegen lassen: Auf dem Tisch liegen 1 1 2 3 5, 6 fehlt.",
        ),
    ],
)
def test_refusals_read_as_sentences(state: GameState, event: Event, english: str, german: str) -> None:
    with pytest.raises(IllegalActionError) as refused:
        apply(state, event)
    assert (refused.value.words("en"), refused.value.words("de")) == (english, german)


@pytest.mark.parametrize("event", ["roll", 3, None])
def test_what_is_no_event_is_refused_in_one_sentence(event: Any) -> None:
    with pytest.raises(TypeError, match=f"an event is expected, such as Rolled or Scored, not {event!r}"):
        new_game(BASIC).apply(event)
