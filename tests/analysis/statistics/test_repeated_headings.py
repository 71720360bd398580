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
