"""Score blocks: read as people write them, every impossible value reported, sums checked."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from error_sentences import check_sentences
from pasch import NotationError, shipped
from pasch.play.blocks.score_block import ScoreBlock, read_block
from pasch.rules.errors import Problem, spans
from pasch.rules.game.card import column_sums, total

PUBLISHED = Path(__file__).with_name("wikipedia.txt").read_text("utf-8")


def read(text: str, variant: str = "kniffel-basic") -> ScoreBlock:
    return read_block(shipped(variant), text.encode(), "block.txt")


def codes(block: ScoreBlock) -> list[str]:
    return [problem.code for problem in block.problems]


def as_semicolons(text: str) -> str:
    return text.replace("\t", ";")


def as_words(text: str) -> str:
    """The block as somebody types it: names and points, separated by blanks."""
    return "\n".join(" ".join(line.split("\t")[:3]) for line in text.splitlines()[1:])


@pytest.mark.parametrize("variant", ["kniffel-basic", "kniffel", "yahtzee"])
@pytest.mark.parametrize("form", [str, as_semicolons, as_words])
def test_the_published_block_comes_out_as_290_and_184(form: "type[str]", variant: str) -> None:
    """Wikipedia's sheet: upper 66 and 62, bonus 35 and none, lower 189 and 122, total 290 and 184."""
    block = read(form(PUBLISHED), variant)
    assert not block.problems
    rules = shipped(variant)
    sums = [column_sums(rules, game.card, rules.columns[0]) for game in block.games]
    assert [(s.upper, s.bonuses["upper"], s.lower, s.total) for s in sums] == [(66, 35, 189, 290), (62, 0, 122, 184)]


def test_a_spreadsheet_of_old_windows_is_read() -> None:
    block = read_block(shipped("kniffel"), as_semicolons(PUBLISHED).encode("cp1252"), "block.csv")
    assert not block.problems


def test_names_of_games_come_from_the_first_line() -> None:
    block = read("Feld,Anna,Ben\nEinser,3,x\nChance,20,11\n")
    assert [game.name for game in block.games] == ["Anna", "Ben"]
    assert [total(shipped("kniffel-basic"), game.card) for game in block.games] == [23, 11]


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("Dreier 13", "block-impossible", "0, 3, 6, 9, 12, 15"),
        ("Full House 24", "block-impossible", "0, 25"),
        ("Dreierpasch 4", "block-impossible", "0, 5-30"),
        ("Full Hose 25", "unknown-box-near", "Full"),
        ("Frobnicate 25", "unknown-box", "Ones"),
        ("Einser 3\nEinser 2", "block-twice", "twice"),
        ("Einser;3\nZweier;2o\nDreier;9", "block-not-points", "2o"),
        ("Einser 3\nZweier -4", "block-not-points", "-4"),
        ("Einser 3\nGroße Straße gestrichen", "block-not-points", "gestrichen"),
        ("Einser 3\nSumme oben 4", "block-wrong-sum", "3"),
        ("Chance 20\nGesamt 21", "block-wrong-sum", "20"),
    ],
)
def test_mistakes_are_reported_with_their_line(text: str, code: str, words: str) -> None:
    block = read(text)
    assert codes(block) == [code]
    problem = block.problems[0]
    assert words in problem.words("en")
    assert problem.words("de").startswith(f"block.txt: Zeile {problem.place}: ")


def test_an_impossible_value_is_left_open_and_its_sums_are_not_judged() -> None:
    block = read("Einser 9\nZweier 4\nSumme oben 13")
    assert codes(block) == ["block-impossible"]
    assert block.games[0].card.entries[:2] == (None, 4)


def test_all_mistakes_are_reported_together() -> None:
    assert codes(read("Einser 7\nZweier 3\nDreier 9\n")) == ["block-impossible", "block-impossible"]


def test_extra_points_of_kniffel_stand_in_a_line_of_their_own() -> None:
    block = read("Kniffel 50\nFünfer 25\nExtra 50\nGesamt 125", "kniffel")
    assert not block.problems
    assert codes(read("Kniffel -\nExtra 50", "kniffel")) == ["block-impossible-extra"]
    assert codes(read("Kniffel 50\nExtra 60", "kniffel")) == ["block-impossible-extra"]
    assert codes(read("Kniffel 50\nExtra 50")) == ["unknown-box"]


def test_the_hundred_may_be_added_right_in_the_box() -> None:
    """kniffel-sharp-strict-columns: 'under "collecting" with 100 + the cubes which can be counted'."""
    block = read("Kniffel 50\nFünfer 125\nChance 100", "kniffel-100")
    assert not block.problems
    card = block.games[0].card
    assert (card.entries[4], card.extra) == (25, (100,))
    assert total(shipped("kniffel-100"), card) == 275


def test_columns_of_one_game_stand_side_by_side() -> None:
    block = read("Einser 3 2 4 1\nChance 20 21 22 23\nFreiwürfe 15 10 0 5\nGesamt 71 . 55 .", "knoeffel")
    assert not block.problems
    assert [total(shipped("knoeffel"), game.card) for game in block.games] == [71, 55]


def test_the_lines_of_the_printed_block() -> None:
    """It cuts straights short, and its "gesamt" below the sixes adds up the upper boxes, "gesamt oberer Teil" with the
    bonus.
    """
    upper = "1er 3\n2er 6\n3er 9\n4er 12\n5er 15\n6er 18\ngesamt {}\nBonus 35\ngesamt oberer Teil 98\n"
    lower = "3er-Pasch 20\nKl. Straße 30\nGr. Straße 40\ngesamt unterer Teil 90\nEndsumme 188"
    block = read(upper.format(63) + lower)
    assert not block.problems
    assert total(shipped("kniffel-basic"), block.games[0].card) == 188
    wrong = read(upper.format(64) + lower).problems
    assert [(problem.code, problem.facts["right"]) for problem in wrong] == [("block-wrong-sum", 63)]


def test_names_cut_short_mean_one_line_on_every_column() -> None:
    block = read("Kl. Straße 30 - 30 -\nGesamt 60", "knoeffel")
    assert not block.problems
    assert codes(read("Dr. 5 6 7 8\nEinser 1", "knoeffel")) == ["ambiguous-box"]


def test_bought_throws_are_worth_five_each() -> None:
    assert codes(read("Einser 3 2\nFreiwürfe 12 15", "knoeffel")) == ["block-impossible-throws"]


def test_free_boxes_leave_the_game_open() -> None:
    block = read("Einser;3;\nZweier;;4\n")
    assert [game.card.entries[:2] for game in block.games] == [(3, None), (None, 4)]


@pytest.mark.parametrize("text", ["", "\n\n", "nothing here"])
def test_file_without_points_is_refused_as_block(text: str) -> None:
    with pytest.raises(NotationError) as error:
        read(text)
    assert error.value.code == "block-empty"


def test_bad_quotes_and_endless_files_are_refused() -> None:
    for text, code in (
        ('"a;3\nb;4\n', "block-bad-quotes"),
        ("x 1\n" * 600, "block-too-long"),
        ("x" * 3000, "block-too-long"),
    ):
        with pytest.raises(NotationError) as error:
            read(text)
        assert error.value.code == code


def test_ranges_are_short() -> None:
    assert spans((0, 5, 6, 7, 9, 10)) == "0, 5-7, 9, 10"


def problems_of(data: bytes, variant: str) -> Sequence[Problem]:
    try:
        return read_block(shipped(variant), data, "fuzz").problems
    except NotationError as error:
        return error.problems


@given(st.binary(max_size=400) | st.text('Einser 0123456789;,\t\n-x"', max_size=200).map(str.encode))
def test_no_bytes_break_the_reader(data: bytes) -> None:
    for variant in ("kniffel", "knoeffel"):
        for problem in problems_of(data, variant):
            check_sentences(problem)
