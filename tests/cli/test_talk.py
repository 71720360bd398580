"""What players type: dice by faces and seats, boxes by name, beginning and number."""

import pytest

from pasch import Announced, Bought, Held, NotationError, Rolled, Scored, Struck, apply, new_game, shipped
from pasch.cli.talk import Question, understand, word_of
from pasch.rules.events import Action
from pasch.rules.state import GameState

SEATS = (1, 3, 3, 4, 6)


def decided(variant: str = "kniffel") -> GameState:
    return apply(new_game(shipped(variant)), Rolled(SEATS))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("33", Held((3, 3))),
        (" 3, 3 ", Held((3, 3))),
        ("631", Held((1, 3, 6))),
        ("bc", Held((3, 3))),
        ("E a", Held((1, 6))),
        ("-", Held(())),
        ("alle", Held(())),
        ("dreier", Scored("threes")),
        ("Threes", Scored("threes")),
        ("ch", Scored("chance")),
        ("#3", Scored("threes")),
        ("=13", Scored("chance")),
        ("x große straße", Struck("large_straight")),
        ("x grosse strasse", Struck("large_straight")),
        ("streiche kniffel", Struck("five_of_a_kind")),
        ("x 12", Struck("five_of_a_kind")),
        ("!full", Announced("full_house")),
        ("$33", Bought((3, 3))),
        ("$-", Bought(())),
    ],
)
def test_what_is_typed_is_understood(typed: str, meant: Action) -> None:
    assert understand(typed, decided(), SEATS) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("chance 2", Scored("up.chance")),
        ("up chance", Scored("up.chance")),
        ("Aufwärts.Chance", Scored("up.chance")),
        ("#13.2", Scored("up.chance")),
        ("13.4", Scored("free.chance")),
        ("x #5.4", Struck("free.fives")),
        ("!#9", Announced("announced.full_house")),
    ],
)
def test_columns_are_named_or_numbered(typed: str, meant: Action) -> None:
    assert understand(typed, decided("kniffel-4-columns"), SEATS) == meant


def test_a_box_that_brings_nothing_is_a_question() -> None:
    meant = understand("kniffel", decided(), SEATS)
    assert isinstance(meant, Question)
    assert meant.box.id == "five_of_a_kind"


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("frob", "unknown-box"),
        ("fulhouse", "unknown-box-near"),
        ("#99", "no-such-line"),
        ("#0", "no-such-line"),
        ("f", "ambiguous-box"),
        ("123456", "unknown-box"),
    ],
)
def test_what_means_nothing_is_said(typed: str, code: str) -> None:
    with pytest.raises(NotationError) as error:
        understand(typed, decided(), SEATS)
    assert error.value.code == code
    assert error.value.words("de")


def test_ambiguous_columns_list_the_choices() -> None:
    with pytest.raises(NotationError, match=r"Chance \(Up\)"):
        understand("chance", decided("kniffel-4-columns"), SEATS)


@pytest.mark.parametrize(("typed", "word"), [("?", "help"), ("Z", "undo"), (" q ", "quit"), ("", "go"), ("44", None)])
def test_words_to_the_table(typed: str, word: str | None) -> None:
    assert word_of(typed) == word
