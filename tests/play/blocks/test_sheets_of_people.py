"""Sheets as people keep them: words and layouts of printed pads, and no cell that gets lost."""

from collections.abc import Sequence

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from pasch import shipped
from pasch.play.blocks.score_block import ScoreBlock, read_block
from pasch.rules.game.card import column_sums, total

UPPER = ("Einser", "Zweier", "Dreier", "Vierer", "Fünfer", "Sechser")
JAMB = """
{};dole;slobodna;gore;najava
1;3;4;3;2
2;6;8;6;8
3;9;9;12;9
4;12;16;12;12
5;15;20;15;20
6;24;18;18;24
max;28;29;27;26
min;7;8;6;9
kenta;56;46;46;66
ful;58;52;48;49
kare;60;64;56;56
jamb;80;75;75;70
ukupno;416;426;384;380
"""
CARD = """Name,Anna
Aces,3
Twos,6
Threes,9
Fours,12
Fives,15
Sixes,18
Total Score,63
Bonus,35
Total of Upper Section,98
3 of a kind,20
4 of a kind,22
Full House,25
Sm. Straight,30
Lg. Straight,40
Yahtzee,50
Chance,20
Total of Lower Section,207
Grand Total,305
"""
PAD = """Spiel;;1. Spiel;2. Spiel
1er;nur Einser zählen;3;2
2er;nur Zweier zählen;6;4
3er;nur Dreier zählen;9;12
4er;nur Vierer zählen;12;16
5er;nur Fünfer zählen;15;20
6er;nur Sechser zählen;24;18
gesamt;;69;72
Bonus bei 63 oder mehr;;35;35
gesamt oberer Teil;;104;107
"""


def read(text: str, variant: str = "kniffel") -> ScoreBlock:
    return read_block(shipped(variant), text.encode(), "")


def codes(block: ScoreBlock) -> list[str]:
    return [problem.code for problem in block.problems]


def totals(text: str, variant: str = "kniffel") -> dict[str, int]:
    block = read(text, variant)
    assert not block.problems, [problem.words() for problem in block.problems]
    return {game.name: total(shipped(variant), game.card) for game in block.games}


def test_whole_numbers_may_have_decimals() -> None:
    assert totals("Name;Anna;Ben\nEiner;3,0;2\nZweier;6.00;4") == {"Anna": 9, "Ben": 6}
    assert totals("Name\tAnna\tBen\nEiner\t3\t2,0\nZweier\t6\t4,0\n") == {"Anna": 9, "Ben": 6}
    assert totals("Einer 3,0\nZweier 6,0") == {"1": 9}


def test_a_whole_column_of_other_numbers_is_named_cell_by_cell() -> None:
    block = read("Name;Anna;Ben\nEiner;3;2,5\nZweier;6;4,5\n")
    assert [(problem.place, problem.facts["found"]) for problem in block.problems] == [(2, "2,5"), (3, "4,5")]


def test_the_corner_may_hold_the_name_of_the_game() -> None:
    assert totals("Kniffel;Anna;Ben\nEiner;3;2\nZweier;6;4\nKniffel;50;-") == {"Anna": 59, "Ben": 6}


@pytest.mark.parametrize("heading", ["Spiel;1;2;3", ";1;2;3", "Game;1;2;3", "Partie;1;2;3"])
def test_games_may_have_numbers(heading: str) -> None:
    assert totals(f"{heading}\nEinser;3;2;1\nZweier;6;4;8") == {"1": 9, "2": 6, "3": 9}


def test_printed_pads() -> None:
    assert totals(CARD, "yahtzee") == {"Anna": 305}
    assert totals(PAD) == {"1. Spiel": 104, "2. Spiel": 107}
    assert codes(read(CARD.replace("Upper Section,98", "Upper Section,97"), "yahtzee")) == ["block-wrong-sum"]


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("As;3\nBrelan;20\nCarré;22\nPetite suite;30\nGrande suite;40\nTotal général;115", 115),
        ("Unos;3\nTrío;20\nPóker;22\nEscalera menor;30\nEscalera mayor;40\nTotal general;115", 115),
        ("Jedinice;3\nTris;20\nKare;22\nMala kenta;30\nVelika kenta;40\nUkupno;115", 115),
        ("Ettor;3\nTretal;20\nFyrtal;22\nLiten stege;30\nStor stege;40\nTotalsumma;115", 115),
        ("1s,3\n3K,20\n4K,22\nSS,30\nLS,40\nFinal total,115", 115),
        ("⚀;3\n3er Pasch;20\nVierling;22\nkl. Str.;30\ngr. Str.;40\nEndergebnis;115", 115),
    ],
)
def test_words_of_pads_in_six_languages(text: str, points: int) -> None:
    assert totals(text, "yahtzee") == {"1": points}


@pytest.mark.parametrize("columns", [(0, 1, 2, 3), (3, 1, 0, 2)])
def test_columns_are_known_by_their_names(columns: Sequence[int]) -> None:
    rows = [line.split(";") for line in JAMB.strip().splitlines()]
    text = "\n".join(";".join([row[0], *(row[1 + column] for column in columns)]) for row in rows)
    variant = shipped("yamb")
    block = read(text.format(""), "yamb")
    assert not block.problems
    card = block.games[0].card
    assert [column_sums(variant, card, column).total for column in variant.columns] == [416, 426, 384, 380]
    assert total(variant, card) == 1606


def test_an_upper_part_against_three_of_each() -> None:
    assert totals("Name;Anna;Ben\nEiner;0;-1\nZweier;+2;-2\nDreier;0;+3") == {"Anna": 20, "Ben": 18}


@pytest.mark.parametrize("cells", ["3;-1", "+1;+1", "+1;+40"])
def test_what_is_no_balance_is_named(cells: str) -> None:
    one, two = cells.split(";")
    assert "block-not-points" in codes(read(f"Einer;{one}\nZweier;{two}"))


def test_a_remark_is_no_game() -> None:
    assert totals("Name;Anna;Bemerkung\nEiner;3;schade\nZweier;6;7\n") == {"Anna": 9}
    assert totals("Name;Anna;Ben\nEiner;3;2\nBemerkung;schön;war\n") == {"Anna": 3, "Ben": 2}


def test_what_follows_from_an_unknown_line_is_no_second_problem() -> None:
    text = JAMB.strip().format("").replace("kenta", "Frobnicate")
    assert codes(read(text, "yamb")) == ["unknown-box"]


def test_names_above_the_columns_of_text() -> None:
    assert totals("Name Anna Ben\nEiner 3 2\nZweier 6 4") == {"Anna": 9, "Ben": 6}
    assert totals("Spiel am Samstag Abend\nEiner 3 2") == {"1": 3, "2": 2}


def test_a_suggestion_is_near() -> None:
    for label in ("Bonux", "Spielzug"):
        assert codes(read(f"Einer;3\n{label};4\n")) == ["unknown-box"]


def test_a_person_without_points_has_a_game() -> None:
    assert totals("Name;Anna;Ben\nEiner;3;\n") == {"Anna": 3, "Ben": 0}


LABELS = st.sampled_from((*UPPER, "Chance", "Frobnicate", "Einsr", "")) | st.text("abcde ", max_size=6)
CELLS = st.sampled_from(["", "3", "6", "12", "2,0", "4.0", "2,5", "-", "x", "abc", "+2", "-1", "7", "1e3", "=1+1"])


@example([("Einser", ["3"]), ("Einser", ["4"]), ("Fünfer", ["3"]), ("Einser", ["3"])], True, ";")
@given(
    st.lists(st.tuples(LABELS, st.lists(CELLS, min_size=1, max_size=5)), min_size=1, max_size=8),
    st.booleans(),
    st.sampled_from("\t;"),
)
def test_every_cell_is_used_or_named(rows: list[tuple[str, list[str]]], is_headed: bool, separator: str) -> None:
    labels = ["Fünfer", *(label for label, _ in rows)]
    # A line that is no box, or has no points, heads another pad, if the same boxes follow once more.
    assume(len(set(labels)) == len(labels) or all(label in (*UPPER, "Chance") and any(cells) for label, cells in rows))
    people = ["Anna", "Ben", "Carla", "Dora", "Emil"]
    lines = [["Name", *people]] if is_headed else []
    # One line is whole, so that this is a block of two games at least.
    lines += [["Fünfer", "15", "20"], *([label, *cells] for label, cells in rows)]
    block = read("\n".join(separator.join(line) for line in lines), "kniffel-basic")
    variant = shipped("kniffel-basic")
    named = {problem.place for problem in block.problems}
    boxes = {box.names["de"]: box.index for box in variant.boxes}
    games = [game.card for game in block.games]
    if is_headed:
        assert [game.name for game in block.games] == people
    else:
        # Games without any cell are left out, so places and games would not agree.
        widest = max((place for line in lines for place, cell in enumerate(line[1:], 1) if cell), default=0)
        if len(games) != widest:
            assert len(games) < widest
            return
    for number, (label, *cells) in enumerate(lines, 1):
        if label == "Name":
            continue
        for place, cell in enumerate(cells):
            entry = games[place].entries[boxes[label]] if cell and label in boxes else None
            assert not cell or entry is not None or number in named, (number, place, cell)
