"""Kinds of sheets that people type, export and copy: one reader for a score pad and for a table of old games."""

from collections.abc import Sequence

import pytest

from pasch import shipped
from pasch.analysis.statistics.sheets_csv import looks_like_sheets, read_sheets
from pasch.play.blocks.score_block import read_block
from pasch.play.blocks.typed_table import find_separator
from pasch.rules.game.card import total

PADS: dict[str, tuple[str, dict[str, int]]] = {
    "points with a unit": ("Name;Anna;Ben\nEinser;3 P.;2P\nZweier;6 pts;4 Punkte", {"Anna": 9, "Ben": 6}),
    "decimals": ("Name;Anna;Ben\nEinser;3,0;2.00\nZweier;6;4,0", {"Anna": 9, "Ben": 6}),
    "tallies": ("Name;Anna;Ben\nEinser;|||;||\nZweier;||;|||\nDreier;#;x", {"Anna": 22, "Ben": 8}),
    "tallies in text": ("Einser ||| ||\nZweier || |", {"1": 7, "2": 4}),
    "drawn dice": (
        "Name;Anna\n⚀;⚀⚀⚀\n⚁;⚁⚁\nKniffel;⚄⚄⚄⚄⚄\nFull House;⚁ ⚁ ⚁ ⚂ ⚂\nChance;⚀⚁⚂⚃⚅",
        {"Anna": 98},
    ),
    "explained labels": ("⚀ Einser;3\n⚁⚁⚁ Zweier;6\nFull House (25);25\nKniffel = 50;50", {"1": 84}),
    "struck boxes": ("Name;A;B;C;D;E;F\nKniffel;-;–;—;/;x;X", dict.fromkeys("ABCDEF", 0)),
    "Markdown": (
        "# Abend\n\n| Feld | Anna | Ben |\n|---|---:|:--|\n| **Einser** | \\|\\|\\| | 2 |\n| Kniffel | 50 | – |",
        {"Anna": 53, "Ben": 2},
    ),
    "Markdown without frame": ("Feld | Anna | Ben\n--- | --- | ---\nEinser | 3 | 2", {"Anna": 3, "Ben": 2}),
    "drawn frame": ("┌────┬────┐\n│    │ A  │\n├────┼────┤\n│ Einser │ 3 │\n└────┴────┘", {"A": 3}),
    "copied from a spreadsheet": ("\tAnna\tBen\nEinser\t3\t2\nZweier\t\t4\nSumme\t3\t6", {"Anna": 3, "Ben": 6}),
    "copied from a PDF": (
        "Name              Anna    Ben   Carla\n"
        "Einser               3              2\n"
        "Zweier               6      4\n"
        "Große Straße        40     40      40\n"
        "Summe               49     44      42",
        {"Anna": 49, "Ben": 44, "Carla": 42},
    ),
    "names of two words": (
        "              Anna Lena    Ben\nEinser            3         2\nZweier                      4",
        {"Anna Lena": 3, "Ben": 6},
    ),
    "a gap that shows its column": ("Einser 3 2\nZweier   4", {"1": 3, "2": 6}),
    "turned": ("Name;Einser;Zweier;Kniffel;Gesamt\nAnna;3;6;50;59\nBen;2;4;-;6", {"Anna": 59, "Ben": 6}),
    "turned without corner": (";Einser;Zweier;Kniffel\nAnna;3;6;50\nBen;2;4;-", {"Anna": 59, "Ben": 6}),
    "turned and aligned": (
        "Name    Einser  Zweier  Dreier\nAnna         3       6       9\nBen          2              12",
        {"Anna": 18, "Ben": 14},
    ),
    "merged names": (
        "Spieler;Anna;;Ben;\nSpiel;1;2;1;2\nEinser;3;2;1;4\nZweier;6;4;8;2",
        {"Anna 1": 9, "Anna 2": 6, "Ben 1": 9, "Ben 2": 6},
    ),
    "a column of sections": ("Oben;Einser;3;2\n;Zweier;6;4\nUnten;Kniffel;50;-", {"1": 59, "2": 6}),
    "a title": ("Kniffelabend, 24.12.\nName,Anna,Ben\nEinser,3,2", {"Anna": 3, "Ben": 2}),
    "a line of dates": (
        "Name;Anna;Ben\nDatum;24.12.2024;25.12.2024\nEinser;3;2",
        {"Anna 24.12.2024": 3, "Ben 25.12.2024": 2},
    ),
    "a sum of each line": ("Name;Anna;Ben;Summe\nEinser;3;2;5\nZweier;6;4;10", {"Anna": 9, "Ben": 6}),
    "bonus with its condition": ("Einser 3 2\nBonus bei 63 oder mehr 0 0\nBonus (63+) 0 -", {"1": 3, "2": 2}),
    "separator named": ("sep=;\nName;Anna\nEinser;3", {"Anna": 3}),
    "a repeated heading": ("Name;Anna;Ben\nEinser;3;2\nName;Anna;Ben\nKniffel;50;-", {"Anna": 53, "Ben": 2}),
}


@pytest.mark.parametrize("kind", PADS)
def test_a_pad_is_read(kind: str) -> None:
    text, totals = PADS[kind]
    block = read_block(shipped("kniffel"), text.encode(), "")
    assert [problem.words() for problem in block.problems] == []
    assert {game.name: total(shipped("kniffel"), game.card) for game in block.games} == totals


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Einser;3\nKniffel;|||", [2]),
        ("Einser;3\nFull House;⚀⚀⚀", [2]),
        ("Name;Anna;Ben;Summe\nEinser;3;2;6", [2]),
        ("Einser 3 2 5\nGroße Straße  40  40\nZweier 4 6 8\nDreier    9", [2, 4]),
        ("Name Anna Ben Carla\nEinser 3 2", [1]),
        (";Einser;Zweier;Kniffel\nAnna;3;6;50\nBen;2;4;7", [3]),
        ("Name;Einser;Zweier\nAnna;3;5\nBen;7;4", [2, 3]),
    ],
)
def test_what_is_not_read_is_named_where_it_stands(text: str, lines: Sequence[int]) -> None:
    block = read_block(shipped("kniffel"), text.encode(), "")
    assert sorted(int(problem.place) for problem in block.problems) == list(lines)


Games = list[tuple[str, dict[str, int]]]
TWO: Games = [("2024-12-24", {"Anna": 245, "Ben": 198}), ("2024-12-25", {"Anna": 188, "Ben": 220})]
UNDATED: Games = [("", people) for _, people in TWO]
TABLES: dict[str, tuple[str, Games]] = {
    "a pad with totals": ("Name;Anna;Ben\nEinser;3;2\nZweier;6;4\nGesamt;245;198", UNDATED[:1]),
    "a pad with dates": (
        ";Anna;Ben\nDatum;24.12.2024;25.12.2024\nGesamt;186;211",
        [("2024-12-24", {"Anna": 186}), ("2024-12-25", {"Ben": 211})],
    ),
    "Markdown": (
        "| Spiel | Datum | Name | Gesamt |\n|---|---|---|---|\n| 1 | 24.12.2024 | Anna | 245 P. |\n"
        "| 1 | | Ben | 198,0 |",
        TWO[:1],
    ),
    "aligned": (
        "Datum       Name     Gesamt\n24.12.2024  Anna     245\n25.12.2024  Ben      220",
        [("2024-12-24", {"Anna": 245}), ("2024-12-25", {"Ben": 220})],
    ),
    "matrix": ("Datum;Anna;Ben\n24.12.2024;245;198\n25.12.2024;188;220", TWO),
    "matrix without corner": (";Anna;Ben\n24.12.2024;245;198\n25.12.2024;188;220", TWO),
    "matrix with a title": ("Kniffelabende;;\nDatum;Anna;Ben\n24.12.2024;245;198\n25.12.2024;188;220", TWO),
    "matrix in Markdown": (
        "| Datum | Anna | Ben |\n|--|--|--|\n| 24.12.2024 | 245 | – |\n| 25.12.2024 | 188 | 220 |",
        [("2024-12-24", {"Anna": 245}), TWO[1]],
    ),
    "matrix in words": ("Datum Anna Ben\n24.12.2024 245 198\n25.12.2024 188 220", TWO),
    "matrix in columns": ("Spiel  Anna  Ben\n1       245  198\n2       188  220", UNDATED),
    "matrix turned": ("Name;24.12.2024;25.12.2024\nAnna;245;188\nBen;198;220", TWO),
    "matrix of numbers turned": ("Spiel;1;2\nAnna;245;188\nBen;198;220", UNDATED),
    "matrix with sums": (
        "Nr.;Datum;Anna;Ben;Summe\n1;24.12.2024;245;198;443\n2;25.12.2024;188;220;408\nSumme;;433;418;\nSchnitt;;216,5;209;",
        TWO,
    ),
    "places": ("Platz;Name;Punkte\n1;Ben;220", [("", {"Ben": 220})]),
}


@pytest.mark.parametrize("kind", TABLES)
def test_a_table_of_old_games_is_read(kind: str) -> None:
    text, games = TABLES[kind]
    assert looks_like_sheets(text)
    read = read_sheets(text, "", "kniffel")
    assert [problem.words() for problem in read.problems] == []
    assert [(game.day, {part.name: part.total for part in game.parts}) for game in read.games] == games


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Datum;Anna;Ben;Summe\n24.12.2024;245;198;444\n", [("sheets-wrong-sum", 2)]),
        ("Spiel;Anna;Ben\n1;245;198\nSumme;245;199", [("sheets-wrong-sum", 3)]),
        ("game,date,name,total\n1,2024-12-24,Oma,186\n1,2024-12-25,Opa,211", [("sheets-two-days", 3)]),
        ("name,total,Wetterlage\nOma,186,gut\nOpa,200,schlecht", [("unknown-box", 1)]),
    ],
)
def test_what_of_a_table_is_not_used_is_named_once(text: str, found: Sequence[tuple[str, int]]) -> None:
    read = read_sheets(text, "", "kniffel")
    assert [(problem.code, problem.place) for problem in read.problems] == found
    assert read.games


def test_a_text_of_records_is_no_table() -> None:
    assert not looks_like_sheets('[Variant "kniffel"]\n1: 11111 > ones\n')


def test_points_with_a_comma_hide_no_tab() -> None:
    """Found by the law of used or named."""
    assert find_separator(["Name\tAnna", "Einser\t2,5", "Zweier\t4,0", "Dreier\t6,0"]) == "\t"
