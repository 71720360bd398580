"""Tables of totals whose heading comes again with other people."""

from pasch.analysis.statistics.sheets_csv import read_sheets


def test_columns_below_a_repeated_heading_belong_to_its_people() -> None:
    written = "Datum,Anna,Ben\n2024-12-24,245,198\n\nDatum,Anna,Cleo\n2024-12-25,200,210\n"
    read = read_sheets(written, "", "kniffel")
    assert not read.problems
    results = [(card.name, card.total) for game in read.games for card in game.parts]
    assert results == [("Anna", 245), ("Ben", 198), ("Anna", 200), ("Cleo", 210)]


def test_a_place_is_kept_as_a_remark() -> None:
    read = read_sheets("Datum;Name;Gesamt;Ort\n24.12.2024;Anna;245;Köln\n", "", "kniffel")
    assert [card.remarks for game in read.games for card in game.parts] == [(("Ort", "Köln"),)]


def test_one_person_has_one_card_in_a_game() -> None:
    read = read_sheets("Datum;Anna;anna ;Ben\n01.02.2024;200;210;190\n", "", "kniffel")
    assert [(problem.code, problem.place) for problem in read.problems] == [("sheets-same-person", 2)]
    (game,) = read.games
    assert [(card.name, card.total) for card in game.parts] == [("Anna", 200), ("Ben", 190)]
    assert not game.complete
