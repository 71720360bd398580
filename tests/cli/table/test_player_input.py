"""Player input: dice by faces and seats, boxes by name, prefix and number."""

from pathlib import Path

import pytest

from error_sentences import check_sentences
from pasch import Announced, Bought, Held, IllegalActionError, NotationError, Rolled, Scored, Struck, shipped
from pasch.analysis.advice.action_words import action_words
from pasch.cli.table.dice_art import draw
from pasch.cli.table.player_input import StrikeQuestion, understand, what_to_type, word_of
from pasch.cli.table.status_line import throws_left
from pasch.cli.table.typed_dice import dice_fallen
from pasch.locale import COMPLETE, text
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.dice.multisets import Dice
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState, new_game

SEATS = (1, 3, 3, 4, 6)
ODD_SEATS = (1, 3, 3, 4, 6, 106)
ODD_DIE = load_variant(str(Path(__file__).parents[2] / "variants" / "odd-die.toml"))
MINIATURES = Path(__file__).parents[2] / "variants" / "miniatures"
CARDS = load_variant(str(MINIATURES / "cards.toml"))


def decided(variant: str = "kniffel") -> GameState:
    return apply(new_game(shipped(variant)), Rolled(SEATS))


def meant_by(typed: str, variant: str = "kniffel", language: str = "de") -> Action | StrikeQuestion:
    return understand(typed, decided(variant), SEATS, language)


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
def test_typed_input_is_understood(typed: str, meant: Action) -> None:
    assert meant_by(typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant", "language"),
    [
        ("chance 2", Scored("up.chance"), "de"),
        ("up chance", Scored("up.chance"), "en"),
        ("Chance (Up)", Scored("up.chance"), "en"),
        ("Aufwärts.Chance", Scored("up.chance"), "de"),
        ("chance aufwärts", Scored("up.chance"), "de"),
        ("vierer 1", Scored("down.fours"), "de"),
        ("#13.2", Scored("up.chance"), "de"),
        ("13.4", Scored("free.chance"), "de"),
        ("x #5.4", Struck("free.fives"), "de"),
        ("x dreier 4", Struck("free.threes"), "de"),
        ("x Vierer (Frei)", Struck("free.fours"), "de"),
        ("!#9", Announced("announced.full_house"), "de"),
        ("!9", Announced("announced.full_house"), "de"),
    ],
)
def test_columns_are_named_or_numbered(typed: str, meant: Action, language: str) -> None:
    assert meant_by(typed, "kniffel-4-columns", language) == meant


def test_box_without_points_asks_about_a_strike() -> None:
    meant = meant_by("kniffel")
    assert isinstance(meant, StrikeQuestion)
    assert meant.box.id == "five_of_a_kind"


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("frob", "unknown-box"),
        ("fulhouse", "unknown-box-near"),
        ("#99", "no-such-line"),
        ("#0", "no-such-line"),
        ("#3.2", "no-such-column"),
        ("f", "ambiguous-box"),
        ("", "nothing-typed"),
        ("10", "line-needs-sign"),
        ("9", "line-needs-sign"),
        ("777", "no-such-face"),
        ("123456", "too-many-dice"),
        ("3+3", "no-odd-die"),
        ("four of", "unknown-box"),
    ],
)
def test_meaningless_input_is_refused(typed: str, code: str) -> None:
    with pytest.raises(NotationError) as error:
        meant_by(typed)
    assert error.value.code == code
    check_sentences(error.value)


@pytest.mark.parametrize("language", COMPLETE)
def test_a_box_of_other_games_is_not_taken_for_another(language: str) -> None:
    with pytest.raises(NotationError) as error:
        meant_by("Chance", "yams-plus-minus", language)
    assert error.value.code == "unknown-box"


def test_a_name_is_one_of_the_language_spoken() -> None:
    with pytest.raises(NotationError) as german:
        meant_by("drei")
    assert german.value.words("de") == "„drei“ ist nicht eindeutig: Dreier oder Dreierpasch?"
    with pytest.raises(NotationError) as english:
        meant_by("drei", language="en")
    assert english.value.code == "unknown-box"
    assert meant_by("dreier") == Scored("threes")


def test_before_an_announcement_nothing_else_is_asked_for() -> None:
    state = decided("kniffel-announce")
    assert what_to_type(state) == "announce"
    assert throws_left(state) == 2


def test_before_the_first_throw_nothing_is_thrown_again() -> None:
    state = new_game(load_variant(str(MINIATURES / "announce-before.toml")))
    assert what_to_type(state) == "before"
    assert action_words(state, Held(()), "de") == "ohne Ansage würfeln"
    assert text("review-moment", "de", turn=1, throw=0, dice="") == "Runde 1, vor dem ersten Wurf"
    assert text("handout-where", "en", turn=1, throw=0) == "Round 1, before the first roll"


def test_ambiguous_columns_list_the_choices_as_they_can_be_typed() -> None:
    with pytest.raises(NotationError) as error:
        meant_by("chance", "kniffel-4-columns", "de")
    words = error.value.words("de")
    assert words == "„chance“ ist nicht eindeutig: Chance (Aufwärts) oder Chance (Frei)?"
    assert meant_by("Chance (Frei)", "kniffel-4-columns") == Scored("free.chance")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("6", Held((6,))),
        ("66", Held((6, 106))),
        ("+6", Held((106,))),
        ("33+6", Held((3, 3, 106))),
        ("f", Held((106,))),
        ("336", Held((3, 3, 6))),
    ],
)
def test_the_odd_die_is_typed_behind_a_plus_or_where_it_is_clear(typed: str, meant: Action) -> None:
    state = apply(new_game(ODD_DIE), Rolled(ODD_SEATS))
    assert understand(typed, state, ODD_SEATS, "de") == meant


def test_ambiguous_odd_die_is_asked_for() -> None:
    assert dice_fallen("112237", ODD_DIE, ()) == (1, 1, 2, 2, 3, 107)
    assert dice_fallen("11223+6", ODD_DIE, ()) == (1, 1, 2, 2, 3, 106)
    assert dice_fallen("23", ODD_DIE, (1, 1, 2, 107)) == (1, 1, 2, 2, 3, 107)
    assert dice_fallen("23+6", ODD_DIE, (1, 1, 2)) == (1, 1, 2, 2, 3, 106)
    with pytest.raises(NotationError) as error:
        dice_fallen("226", ODD_DIE, (1, 1, 2))
    assert error.value.words("de").endswith("sie stehen hinter einem +: 1 1 2 2 2 +6 oder 1 1 2 2 6 +2?")


@pytest.mark.parametrize(("typed", "word"), [("?", "help"), ("Z", "undo"), (" q ", "quit"), ("", "go"), ("44", None)])
def test_words_to_the_table(typed: str, word: str | None) -> None:
    assert word_of(typed) == word


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("B", Held((1,))),
        ("j 10", Held((1, 2))),
        ("J10A", Held((1, 2, 103))),
        ("B +A", Held((1, 103))),
        ("a", Held((1,))),  # the first seat: a small letter that is one
        ("A", Held((103,))),
        ("12", Held((1, 2))),
        ("asse", Scored("aces")),
    ],
)
def test_faces_are_typed_by_their_signs_in_either_language(typed: str, meant: Action) -> None:
    seats = (1, 2, 103)
    assert understand(typed, apply(new_game(CARDS), Rolled(seats)), seats, "de") == meant


@pytest.mark.parametrize(("typed", "roll"), [("B 10 A", (1, 2, 103)), ("jj+7", (1, 1, 107)), ("3 3 1", (1, 3, 103))])
def test_real_dice_are_typed_by_their_signs(typed: str, roll: Dice) -> None:
    assert dice_fallen(typed, CARDS, ()) == roll


def test_signs_are_said_in_the_language_spoken() -> None:
    with pytest.raises(IllegalActionError) as refused:
        apply(apply(new_game(CARDS), Rolled((1, 2, 103))), Held((1, 1)))
    assert refused.value.words("de").endswith(
        "B B kannst du nicht liegen lassen: Auf dem Tisch liegen B 10 +A, B fehlt."
    )
    assert "J 10 +A, J is missing" in refused.value.words("en")
    drawn = draw((1, 2, 103), (False,) * 3, 3, {1: "J", 3: "A"}).plain.splitlines()
    assert drawn[2].split() == ["│", "J", "│", "│", "│", "║", "A", "║"]
