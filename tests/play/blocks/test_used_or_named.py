"""The law of sheets: every cell that is not blank is used or named, and what is right is never named.

A few dozen damaged sheets by day, 20,000 at night.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hypothesis import given, settings
from hypothesis import strategies as st

from pasch import shipped
from pasch.analysis.statistics.sheets_csv import read_sheets
from pasch.play.blocks.card_reader import written_values
from pasch.play.blocks.score_block import ScoreBlock, read_block
from pasch.rules.errors import PaschError, Problem

NIGHT = 200
DAMAGED = settings(max_examples=20_000 if settings().max_examples >= NIGHT else 3 * settings().max_examples)
PLANTED = settings(max_examples=5_000 if settings().max_examples >= NIGHT else 3 * settings().max_examples)
VARIANT = shipped("kniffel-basic")
WORDS = (
    ("Einser", "Aces", "1er", "Ettor", "⚀"),
    ("Zweier", "Twos", "2er", "Doses"),
    ("Dreier", "Threes", "Trois", "3er"),
    ("Vierer", "Fours", "Fyror", "4er"),
    ("Fünfer", "Fives", "Petice", "5er"),
    ("Sechser", "Sixes", "Seises", "6er"),
    ("Dreierpasch", "3 of a kind", "Brelan", "Tretal"),
    ("Viererpasch", "4 of a kind", "Carré", "Póker"),
    ("Full House", "FH", "Full", "Kåk"),
    ("Kleine Straße", "Sm. Straight", "kl. Str.", "Petite suite"),
    ("Große Straße", "Lg. Straight", "gr. Str.", "Stor stege"),
    ("Kniffel", "Yahtzee", "Fünfling"),
    ("Chance", "Chans", "Šansa"),
)
PEOPLE = ("Anna", "Ben", "Carla", "Dora", "Emil")
JUNK = ("abc", "7777", "2,5", "-40", "1e3", "=1+1", "?", "+", "3/4", "1.000", "xx", "12Q", "<b>", "\u202e5", "²")
STRANGE = "Qzq7777"


@dataclass(frozen=True)
class Sheet:
    """A sheet and what is on it: a name and a word for each box and person; None where nothing is read."""

    labels: Sequence[str]
    boxes: Sequence[int | None]
    names: Sequence[str]
    cells: Sequence[Sequence[tuple[str, int | None]]] = field(repr=False)


@st.composite
def sheets(draw: st.DrawFn, *, damage: bool = True) -> Sheet:
    names = draw(st.lists(st.sampled_from(PEOPLE), min_size=1, max_size=4, unique=True))
    boxes = draw(st.lists(st.integers(0, 12), min_size=3, max_size=9, unique=True))
    labels: list[str] = []
    known: list[int | None] = []
    cells: list[list[tuple[str, int | None]]] = []
    for box in boxes:
        is_unknown = damage and draw(st.integers(0, 15)) == 0
        labels.append(f"Frob{len(labels)}" if is_unknown else draw(st.sampled_from(WORDS[box])))
        known.append(None if is_unknown else box)
        cells.append([draw(_cells(box, damage=damage)) for _ in names])
    return Sheet(labels, known, names, cells)


@st.composite
def _cells(draw: st.DrawFn, box: int, *, damage: bool) -> tuple[str, int | None]:
    kind = draw(st.integers(0, 9))
    if kind == 0:
        return ("", None)
    if kind == 1 and damage:
        return (draw(st.sampled_from(JUNK)), None)
    points = draw(st.sampled_from(written_values(VARIANT, VARIANT.boxes[box])))
    if points == 0:
        return (draw(st.sampled_from(["-", "–", "x", "X", "/", "—", "0"])), 0)
    return (draw(st.sampled_from([f"{points}", f"{points}", f"{points},0", f"{points}.00", f"{points}P"])), points)


def written(sheet: Sheet, form: str, corner: str) -> tuple[str, int]:
    """Returns a sheet as text, and the number of its first line below the heading."""
    rows = [[corner, *sheet.names]]
    rows += [[label, *(cell for cell, _ in line)] for label, line in zip(sheet.labels, sheet.cells, strict=True)]
    if form.startswith("turned"):
        rows = [list(column) for column in zip(*rows, strict=True)]
    if form.endswith("Markdown"):
        lines = ["| " + " | ".join(row) + " |" for row in rows]
        return "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]]), 3
    if form.endswith("aligned"):
        widths = [max(len(row[place]) for row in rows) + 2 for place in range(len(rows[0]))]
        return "\n".join("".join(map(str.ljust, row, widths)).rstrip() for row in rows), 2
    return "\n".join(form[-1].join(row) for row in rows), 2


FORMS = st.sampled_from([";", "\t", "Markdown", "aligned", "turned;", "turned\t", "turned Markdown", "turned aligned"])
CORNERS = st.sampled_from(["Name", "Spieler", "player", "Feld"])


def read(text: str) -> ScoreBlock | None:
    """Returns a pad; None if it has no points."""
    try:
        return read_block(VARIANT, text.encode(), "")
    except PaschError:
        return None


def named_lines(problems: Sequence[Problem]) -> set[int]:
    return {int(problem.place) for problem in problems}


@DAMAGED
@given(sheets(), FORMS, CORNERS)
def test_every_cell_of_a_damaged_pad_is_used_or_named(sheet: Sheet, form: str, corner: str) -> None:
    text, first = written(sheet, form, corner)
    block = read(text)
    if block is None:
        assert all(points is None for line in sheet.cells for _, points in line)
        return
    games = {game.name: game.card for game in block.games}
    named = named_lines(block.problems)
    # Where hardly any label is known, labels are taken for names.
    words = " ".join([*games, *(problem.words() for problem in block.problems), *(words for _, words in block.aside)])
    assert all(name in words for name in sheet.names)
    for place, (box, label, line) in enumerate(zip(sheet.boxes, sheet.labels, sheet.cells, strict=True)):
        if box is None:
            assert not any(cell for cell, _ in line) or label in words
            continue
        for person, (name, (cell, points)) in enumerate(zip(sheet.names, line, strict=True)):
            number = first + (person if form.startswith("turned") else place)
            entry = games[name].entries[VARIANT.boxes[box].cells[0]] if name in games else None
            assert entry == points or number in named, (number, cell, text)
            assert not cell or points is not None or number in named, (number, cell, text)


@PLANTED
@given(sheets(damage=False), FORMS, CORNERS)
def test_a_right_pad_has_no_problem(sheet: Sheet, form: str, corner: str) -> None:
    text, _ = written(sheet, form, corner)
    block = read(text)
    if block is None:
        return
    assert [problem.words() for problem in block.problems] == [], text
    games = {game.name: game.card for game in block.games}
    for box, line in zip(sheet.boxes, sheet.cells, strict=True):
        assert box is not None
        assert [games[name].entries[box] for name in sheet.names] == [points for _, points in line], text


@PLANTED
@given(sheets(damage=False), st.lists(st.sampled_from([" ", "  ", "   "]), min_size=40, max_size=40))
def test_text_with_gaps(sheet: Sheet, blanks: list[str]) -> None:
    """Blanks of any width: a line's points are entered, all of them, or the line is named."""
    gaps = iter(blanks * 2)
    lines = [
        "".join([label, *(next(gaps) + cell for cell, _ in line if cell)])
        for label, line in zip(sheet.labels, sheet.cells, strict=True)
    ]
    block = read("\n".join(lines))
    if block is None:
        return
    named = named_lines(block.problems)
    for number, (box, line) in enumerate(zip(sheet.boxes, sheet.cells, strict=True), 1):
        assert box is not None
        entries = [game.card.entries[box] for game in block.games]
        found = sorted(entry for entry in entries if entry is not None)
        assert number in named or found == sorted(points for _, points in line if points is not None), lines


@PLANTED
@given(st.lists(st.sampled_from([*PEOPLE, "24.12.2024", "Lena", "Großmutter"]), max_size=6), st.integers(1, 4))
def test_names_and_dates_above_text(names: list[str], games: int) -> None:
    text = "\n".join([" ".join(["Name", *names]), "Einser" + " 3" * games, "Kniffel" + " 50" * games])
    block = read_block(VARIANT, text.encode(), "")
    kept = " ".join([*(game.name for game in block.games), *(words for _, words in block.aside)])
    assert all(name in kept for name in names) or named_lines(block.problems) == {1}


FIXED = {
    "pad": "Spiel;;1. Spiel;2. Spiel\n1er;nur Einser;3;2\n2er;nur Zweier;6;4\ngesamt;;9;6\nBonus ab 63;;0;-\nFH;;25;-",
    "sections": "Oben;Einser;3;2\n;Zweier;6;4\nUnten;Kniffel;50;-\n;Summe;59;6",
    "merged": "Spieler;Anna;;Ben;\nSpiel;1;2;1;2\nEinser;3;2;1;4\nZweier;6;4;8;2",
    "sums": "Name;Anna;Ben;Summe\nEinser;3;2;5\nZweier;6;4;10",
    "remarks": "Abend bei Oma\nName;Anna;Bemerkung\nEinser;3;schön\nZweier;6;kurz\nBemerkung;gut;",
    "turned": "Name;Einser;Zweier;Kniffel;Gesamt;Ort\nAnna;3;6;50;59;Ulm\nBen;2;4;-;6;",
    "text": "Name Anna Ben\nEinser 3 2\nZweier 6 4\nSumme oben 9 6",
    "aligned": "           Anna  Ben\nEinser       3    2\nZweier            4\nKniffel     50",
    "Markdown": "# Abend\n\n| Feld | Anna | Ben |\n|---|---|---|\n| Einser | 3 | 2 |\n| FH | 25 | - |",
}
TABLES = {
    "cards": "Spiel;Datum;Name;Gesamt;Einser;Summe oben;Ort\n1;24.12.2024;Oma;186;3;3;Ulm\n1;24.12.2024;Opa;211;;;",
    "matrix": "Nr.;Datum;Anna;Ben;Summe\n1;24.12.2024;245;198;443\n2;25.12.2024;188;220;408\nSumme;;433;418;",
    "turned": "Name;24.12.2024;25.12.2024\nAnna;245;188\nBen;198;220",
    "pad": "Name;Anna;Ben\nEinser;3;2\nZweier;6;4\nGesamt;245;198",
}


def _plant(text: str, chosen: int) -> tuple[str, int]:
    # The text with a strange word in place of one that is there, and the number of its line.
    separator = "|" if "|" in text else ";" if ";" in text else " "
    lines = [line.split(separator) for line in text.split("\n")]
    filled = [
        (row, place)
        for row, line in enumerate(lines)
        for place, cell in enumerate(line)
        # Any word may name a game.
        if (cell.strip(" -#") or cell == "-") and (place or not row or lines[0][0] not in ("Spiel", "Nr."))
    ]
    row, place = filled[chosen % len(filled)]
    old = lines[row][place]
    lines[row][place] = f" {STRANGE} " if separator == "|" else STRANGE.ljust(len(old)) if separator == " " else STRANGE
    return "\n".join(separator.join(line) for line in lines), row + 1


@PLANTED
@given(st.sampled_from(list(FIXED)), st.integers(0, 100))
def test_a_strange_word_anywhere_on_a_pad_is_found_again(kind: str, chosen: int) -> None:
    text, line = _plant(FIXED[kind], chosen)
    block = read_block(VARIANT, text.encode(), "")
    kept = [game.name for game in block.games] + [words for _, words in block.aside]
    assert line in named_lines(block.problems) or any(STRANGE in words for words in kept), text


@PLANTED
@given(st.sampled_from(list(TABLES)), st.integers(0, 100))
def test_a_strange_word_anywhere_in_a_table_is_found_again(kind: str, chosen: int) -> None:
    text, line = _plant(TABLES[kind], chosen)
    try:
        read = read_sheets(text, "", "kniffel-basic")
    except PaschError:
        return
    parts = [part for game in read.games for part in game.parts]
    kept = [part.name for part in parts] + [words for part in parts for pair in part.remarks for words in pair]
    # A strange heading is that of a person, whose cells are named one by one.
    is_heading = line == 1 and len(named_lines(read.problems)) > 1
    assert is_heading or line in named_lines(read.problems) or any(STRANGE in words for words in kept), text
