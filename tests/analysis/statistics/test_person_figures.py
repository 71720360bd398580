"""Statistics of many games from records, histories and old sheets; broken files lose no others."""

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from error_sentences import check_sentences
from pasch.analysis.review.game_review import must_have_throws
from pasch.analysis.statistics import game_files
from pasch.analysis.statistics.browser_history import read_history
from pasch.analysis.statistics.game_files import files_in, read_all, read_file
from pasch.analysis.statistics.person_figures import PersonFigures, PersonGame, figures_of
from pasch.analysis.statistics.reviewed_games import GameReviewer
from pasch.analysis.statistics.sheets_csv import looks_like_sheets, read_sheets
from pasch.cli.commands.stats import stats
from pasch.cli.context import Group, Session
from pasch.cli.main import pasch
from pasch.play.records.game_link import format_link
from pasch.play.records.record_io import (
    final_state,
    format_record,
    parse_record,
    read_record,
    record_to_json,
    split_records,
)
from pasch.printing.block_filling import record_block
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.errors import PaschError, Problem
from pasch.solver.solve.solver import solve

GOLDEN = Path(__file__).parents[2] / "golden"
EXAMPLE = Path(__file__).parents[3] / "docs" / "statistics.md"
RECORD = (GOLDEN / "kniffel.pasch").read_text()
KNIFFEL = shipped("kniffel")


def run(*arguments: object, language: str = "en") -> Result:
    group = Group("pasch", commands=[stats])
    words = ["stats", *map(str, arguments)]
    found = CliRunner().invoke(group, words, obj=Session(language, Console(width=100)))
    if found.exception and not isinstance(found.exception, PaschError | SystemExit):
        raise found.exception
    return found


def content(*arguments: object) -> dict[str, object]:
    found = run(*arguments, "--json")
    assert found.exit_code == 0, found.output
    parsed = json.loads(found.stdout)
    assert isinstance(parsed, dict)
    return parsed


def history(**changed: object) -> dict[str, object]:
    kniffel = shipped("kniffel")
    card = {"entries": [1, 6, 9, 8, 20, 12, 0, 14, 25, 30, 40, 0, 21], "extra": [0], "bought": [0], "saved": 0}
    people = [
        {"name": "du", "computer": None, "total": 186, "card": card},
        {"name": "", "computer": "casual", "total": 300, "card": card},
    ]
    rules = {"id": "kniffel", "rules_hash": kniffel.rules_hash, "names": {"de": "Kniffel", "en": "Kniffel"}}
    game = {"id": "x", "kind": "game", "endedAt": "2026-11-21T19:30:00.000Z", "variant": rules, "people": people}
    renamings = [{"from": "du", "to": "Anna"}]
    return {"format": "pasch-history", "version": 1, "games": [game], "sheets": [], "renamings": renamings, **changed}


def test_records_as_text_and_json_in_folders(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "one.pasch").write_text(RECORD)
    (tmp_path / "two.json").write_text(json.dumps(record_to_json(parse_record(RECORD))))
    (figures,) = figures_of(game for read in read_all(files_in([tmp_path])) for game in read.games)
    assert figures.games == 2
    assert [(person.name, person.totals) for person in figures.people] == [("Ben", [328, 328]), ("Anna", [186, 186])]
    assert figures.people[0].won == 1
    (duel,) = figures.duels
    assert (duel.one, duel.ahead, duel.behind, duel.lead) == ("Anna", 0, 2, -142)


def test_a_card_on_which_a_computer_stood_in_counts_for_nobody(tmp_path: Path) -> None:
    (tmp_path / "one.pasch").write_text(RECORD.replace("\n\n", '\n[StandIn1 "3, 4"]\n\n', 1))
    (figures,) = figures_of(read_file(tmp_path / "one.pasch").games)
    assert [(person.name, person.totals) for person in figures.people] == [("Ben", [328]), ("(Computer)", [186])]


def test_games_alone_are_neither_won_nor_lost() -> None:
    games = [PersonGame("2026-11-21", 200, won, None, None) for won in (1.0, 0.0, None, None)]
    assert PersonFigures("Anna", tuple(games), 0, (), None).won == 0.5
    assert PersonFigures("Anna", tuple(games[2:]), 0, (), None).won is None


def test_another_process_reviews_as_this_one_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    solve(shipped("kniffel"))
    paths = [tmp_path / "one.pasch", tmp_path / "two.pasch"]
    for path in paths:
        path.write_text(RECORD)
    here = list(read_all(paths, new_reviewer=GameReviewer))
    assert all(game.reviewed for read in here for game in read.games)
    monkeypatch.setattr(game_files, "_FEW_REVIEWED", 0)
    assert list(read_all(paths, new_reviewer=GameReviewer, processes=2)) == here


def test_broken_file_is_reported_and_the_rest_counts(tmp_path: Path) -> None:
    (tmp_path / "good.pasch").write_text(RECORD)
    (tmp_path / "open.pasch").write_text(RECORD.rpartition("\n1:")[0])
    (tmp_path / "bad.pasch").write_text("nothing")
    (tmp_path / "bad.json").write_text("{")
    found = run(tmp_path)
    assert found.exit_code == 0
    assert "bad.pasch" in found.stderr
    assert "bad.json" in found.stderr
    assert "One game is not over" in found.stdout
    assert "2 files cannot be read" in found.stdout
    assert "Kniffel: one game" in found.stdout


def test_without_any_game_it_says_so(tmp_path: Path) -> None:
    error = run(tmp_path).exception
    assert isinstance(error, PaschError)
    assert error.code == "stats-nothing"


def test_missing_file_is_reported_once(tmp_path: Path) -> None:
    found = run(tmp_path / "missing.pasch")
    assert found.exit_code == 1
    assert len(found.stderr.splitlines()) == 1


def test_the_history_of_a_browser_with_its_renamings(tmp_path: Path) -> None:
    (tmp_path / "history.json").write_text(json.dumps(history()))
    read = read_file(tmp_path / "history.json")
    assert [part.name for part in read.games[0].parts] == ["Anna", "(casual)"]
    assert read.games[0].parts[0].card is not None
    assert read.games[0].day == "2026-11-21"


def test_the_marks_of_a_browser_spell_names() -> None:
    marks = [{"key": "du", "name": "Du", "colour": "red"}, {"key": "anna", "name": "ANNA", "colour": "red"}]
    (game,) = read_history(history(persons=marks), "").games
    assert game.parts[0].name == "ANNA"
    (game,) = read_history(history(persons=marks, renamings=[]), "").games
    assert game.parts[0].name == "Du"


@pytest.mark.parametrize("broken", [{"games": [{}]}, {"version": 2}, {"games": "x"}, {"renamings": [1]}])
def test_a_broken_history_is_refused_with_its_place(broken: dict[str, object]) -> None:
    with pytest.raises(PaschError):
        read_history(history(**broken), "")


@pytest.mark.parametrize(
    ("part", "code", "place"),
    [
        ({"endedAt": "2024-13-45"}, "stats-date", "games.0.endedAt"),
        ({"endedAt": "last night"}, "stats-date", "games.0.endedAt"),
        ({"record": "[Variant"}, "stats-record", "games.0.record"),
    ],
)
def test_what_of_a_history_is_not_used_is_named(part: dict[str, object], code: str, place: str) -> None:
    data = history()
    assert isinstance(data["games"], list)
    data["games"][0] |= part
    read = read_history(data, "", lambda game, _: game)
    assert [(problem.code, problem.place) for problem in read.problems] == [(code, place)]
    assert read.games[0].parts[0].total == 186
    assert read.games[0].day in ("", "2026-11-21")


def test_a_card_of_another_sheet_in_a_history_is_named() -> None:
    data = history()
    assert isinstance(data["games"], list)
    data["games"][0]["people"][1]["card"] = {"entries": [1], "extra": [0], "bought": [0]}
    read = read_history(data, "")
    assert [(problem.code, problem.place) for problem in read.problems] == [("stats-card", "games.0.people.1.card")]
    assert [part.card is None for part in read.games[0].parts] == [False, True]


@pytest.mark.parametrize(
    ("date", "day", "codes"),
    [("2025-11-21", "2025-11-21", []), ("????-??-??", "", []), ("12/24/2024", "", ["stats-date"])],
)
def test_a_date_that_is_none_is_named(tmp_path: Path, date: str, day: str, codes: list[str]) -> None:
    (tmp_path / "one.pasch").write_text(f'[Date "{date}"]\n' + re.sub(r"\[Date .*\n", "", RECORD), encoding="utf-8")
    read = read_file(tmp_path / "one.pasch")
    assert read.games[0].day == day
    assert [problem.code for problem in read.problems] == codes


def test_the_example_of_old_sheets_in_the_docs(tmp_path: Path) -> None:
    example = re.search(r"```old-sheets\n(.*?)```", EXAMPLE.read_text(), re.DOTALL)
    assert example is not None
    file = tmp_path / "old.csv"
    file.write_text(example[1])
    read = read_file(file)
    assert read.problems == ()
    (figures,) = figures_of(read.games)
    assert figures.games == 2
    grandmother = figures.people[0]
    assert (grandmother.name, grandmother.totals, grandmother.cards, grandmother.won) == ("Oma", [186, 230], 1, 0)
    assert [box.mean for box in grandmother.boxes][:3] == [1, 6, 9]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("Oma,,kniffel,", "sheets-no-total"),
        ("Oma,9999,kniffel,", "sheets-too-much"),
        ("Oma,100,nothing-known,", "unknown-variant"),
        ("Oma,100,,", "sheets-no-variant"),
        ("Oma,100,kniffel,7", "sheets-box"),
    ],
)
def test_lines_that_cannot_be_are_named(line: str, code: str) -> None:
    read = read_sheets(f"name,total,variant,ones\n{line}\nOpa,200,kniffel,\n", "x.csv")
    assert [problem.code for problem in read.problems] == [code]
    assert read.problems[0].place == 2
    assert [game.parts[0].name for game in read.games] == ["Opa"]


def test_boxes_must_add_up_to_the_total() -> None:
    boxes = "1;6;9;8;20;12;-;14;25;30;40;-;21"
    heading = "name;total;" + ";".join(box.id for box in shipped("kniffel").boxes)
    read = read_sheets(f"{heading}\nOma;187;{boxes}\n", "", "kniffel")
    assert [problem.code for problem in read.problems] == ["sheets-wrong-total"]


@given(st.text(max_size=200))
def test_any_table_is_read_or_refused(text: str) -> None:
    for table in (text, f"name,total,ones\n{text}"):
        try:
            read = read_sheets(table, "", "kniffel")
        except PaschError as error:
            check_sentences(error)
            continue
        for problem in read.problems:
            check_sentences(problem)
        assert all(0 <= game.parts[0].total <= KNIFFEL.max_total for game in read.games)


def test_the_table_written_is_read_again(tmp_path: Path) -> None:
    (tmp_path / "one.pasch").write_text(RECORD)
    out = tmp_path / "all.csv"
    assert run(tmp_path / "one.pasch", "--csv", out).exit_code == 0
    (again,) = read_file(out).games
    (first,) = read_file(tmp_path / "one.pasch").games
    assert again.parts == first.parts


@pytest.mark.parametrize("name", ["=HYPERLINK(1)", "+1+2", "@SUM(1)", "-2+3+cmd|' /C calc'!A0", "-"])
def test_no_name_is_a_formula_in_a_spreadsheet(tmp_path: Path, name: str) -> None:
    (tmp_path / "old.csv").write_text(f'variant,name,total\nkniffel,"{name}",200\n')
    out = tmp_path / "all.csv"
    assert run(tmp_path / "old.csv", "--csv", out).exit_code == 0
    assert f" {name}" in out.read_text("utf-8-sig") or name == "-"
    assert read_file(out).games[0].parts[0].name == name


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_name_moves_no_cursor_and_sets_no_title(tmp_path: Path, language: str) -> None:
    file = tmp_path / "old.csv"
    file.write_text("variant,name,total\nkniffel,\x1b]0;title\x07A\x9b2J\u202eB,200\n", "utf-8")
    page = CliRunner().invoke(pasch, ["--lang", language, "stats", str(file)]).stdout
    assert "�]0;titleA" in page
    document = CliRunner().invoke(pasch, ["--lang", language, "stats", str(file), "--json"]).stdout
    assert not re.search("[\x1b\x07\x9b\u202e]", page + document)
    (person,) = json.loads(document)["rules"][0]["people"]
    assert person["name"] == "\x1b]0;title\x07A\x9b2J\u202eB"


def test_what_is_written_counts_in_boxes_where_only_bonuses_make_the_total() -> None:
    page = run(GOLDEN / "balut.pasch").stdout
    assert "Only the bonuses make up the total" in page
    record = parse_record((GOLDEN / "balut.pasch").read_text())
    (person,) = content(GOLDEN / "balut.pasch")["rules"][0]["people"]  # type: ignore[index]
    assert sum(box["mean"] for box in person["boxes"]) == sum(final_state(record).cards[0].entries)  # type: ignore[arg-type]


def test_the_plot_is_drawn(tmp_path: Path) -> None:
    (tmp_path / "one.pasch").write_text(RECORD)
    assert run(tmp_path / "one.pasch", "--plot", tmp_path / "way.svg").exit_code == 0
    assert (tmp_path / "way.svg").read_text().startswith("<?xml")


def test_statistics_as_json(tmp_path: Path) -> None:
    record = parse_record(RECORD)
    (tmp_path / "one.pasch").write_text(format_record(record))
    found = content(tmp_path)
    assert found["format"] == "pasch-statistics"
    rules = found["rules"]
    assert isinstance(rules, list)
    assert rules[0]["people"][0]["over_time"][0]["total"] == 328
    assert final_state(record).phase == "over"


def test_several_records_in_one_file_count_each_and_one_that_is_wrong_spoils_no_other(tmp_path: Path) -> None:
    wrong = RECORD.replace('[Variant "kniffel"]', '[Variant "nobody"]')
    (tmp_path / "all.pasch").write_text(f"{RECORD}\n{wrong}\n; again\n{RECORD}")
    read = read_file(tmp_path / "all.pasch")
    assert len(read.games) == 2
    (problem,) = read.problems
    assert (problem.code, problem.place) == ("unknown-variant", RECORD.count("\n") + 2)


def test_a_folder_that_is_missing_is_not_made(tmp_path: Path) -> None:
    (tmp_path / "one.pasch").write_text(RECORD)
    for option, name in (("--csv", "all.csv"), ("--plot", "way.svg")):
        error = run(tmp_path / "one.pasch", option, tmp_path / "away" / name).exception
        assert isinstance(error, PaschError)
        assert error.code == "no-such-folder"
    assert not (tmp_path / "away").exists()


@given(st.integers(0, len(RECORD)), st.integers(0, 12), st.text(max_size=6))
def test_mutated_record_is_read_or_refused_in_sentences(place: int, gone: int, put: str) -> None:
    text = RECORD[:place] + put + RECORD[place + gone :]
    data = text.encode("utf-8", "surrogatepass")
    problems = [problem for judge in (_reviewed, _linked, _printed) for problem in _problems(judge, data)]
    for problem in problems:
        check_sentences(problem)


def _problems(judge: Callable[[bytes], None], data: bytes) -> Sequence[Problem]:
    try:
        judge(data)
    except PaschError as error:
        return error.problems
    return ()


def _reviewed(data: bytes) -> None:
    for record in split_records(data.decode("utf-8", "surrogatepass")):
        must_have_throws(read_record(record.encode("utf-8", "surrogatepass")))


def _linked(data: bytes) -> None:
    format_link(read_record(data))


def _printed(data: bytes) -> None:
    record_block(read_record(data), "de")


def test_files_count_once_and_what_else_lies_in_a_folder_is_skipped_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "game.pasch").write_text(RECORD)
    (tmp_path / "package.json").write_text('{"name": "something else"}')
    (tmp_path / "prices.csv").write_text("day;price\n1;2\n")
    twice = run(tmp_path, tmp_path / "game.pasch", tmp_path)
    assert twice.exit_code == 0
    assert "One game from one file." in twice.output
    assert "2 files in the folders are none of Pasch’s and were skipped." in twice.output
    assert "package.json" not in twice.output
    named = run(tmp_path / "package.json", tmp_path / "game.pasch")
    assert "package.json: this is neither a record of a game nor a history nor a table of old sheets." in named.output
    (tmp_path / "pad.csv").write_text("\ufeff;Anna;Bert\r\nEiner;3;\r\n", "utf-8")
    pad = run(tmp_path / "pad.csv", tmp_path / "game.pasch")
    assert "pad.csv: this is a score pad without rolls and without a date; " in pad.output
    assert "pasch review FILE" in pad.output
    missing = run(tmp_path / "none.pasch", tmp_path / "none.pasch", tmp_path / "game.pasch")
    assert missing.output.count("none.pasch") == 1


@given(st.binary(max_size=400))
def test_any_file_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    file = tmp_path_factory.getbasetemp() / "any.pasch"
    for name in ("any.pasch", "any.json", "any.csv"):
        file = file.with_name(name)
        file.write_bytes(data)
        found = read_file(file)
        assert found.games or found.unfinished or found.problems


@given(st.integers(0, len(RECORD)), st.text(max_size=20))
def test_mutated_record_is_counted_or_reported(
    tmp_path_factory: pytest.TempPathFactory, place: int, stuffing: str
) -> None:
    file = tmp_path_factory.getbasetemp() / "cut.pasch"
    file.write_text(RECORD[:place] + stuffing + RECORD[place + len(stuffing) :], encoding="utf-8", newline="")
    found = read_file(file)
    assert found.games or found.unfinished or found.problems


FIELD = {
    "typo": "game,name,total,ones,twos\n1,Felix,350,7,4\n1,Andy,300,,\n1,Claudi,200,,\n2,Andy,300,,\n2,Claudi,310,,\n",
    "pad": (
        "Name;Einser;Zweier;Dreier;Vierer;Fünfer;Sechser;Bonus;Dreierpasch;Viererpasch;Full House;Kleine Straße;"
        "Große Straße;Kniffel;Chance;Gesamt;Bemerkung\nOma;3;6;9;12;15;18;35;20;22;25;30;40;50;20;305;Weihnachten\n"
    ),
    "matrix": "Datum;Anna;Ben;Carla\n24.12.2024;245;198;301\n25.12.2024;188;;220\n",
}


def test_a_game_with_a_refused_line_is_no_victory_and_no_duel(tmp_path: Path) -> None:
    file = tmp_path / "old.csv"
    file.write_text(FIELD["typo"])
    found = run(file, "--variant", "kniffel")
    assert found.exit_code == 1
    assert "One game lacks a card that cannot be read: it counts for no victory and no head-to-head." in found.output
    figures = figures_of(read_sheets(FIELD["typo"], "", "kniffel").games)[0]
    assert {person.name: (len(person.moments), person.won) for person in figures.people} == {
        "Andy": (2, 0.0),
        "Claudi": (2, 1.0),
    }
    assert [(duel.ahead, duel.behind) for duel in figures.duels] == [(0, 1)]


def test_a_game_that_lacks_a_card_lacks_it_in_the_table_as_well(tmp_path: Path) -> None:
    file, out = tmp_path / "old.csv", tmp_path / "all.csv"
    file.write_text(FIELD["typo"])
    run(file, "--variant", "kniffel", "--csv", out)
    people = figures_of(read_file(out).games)[0].people
    assert {person.name: person.won for person in people} == {"Andy": 0.0, "Claudi": 1.0}


@pytest.mark.parametrize(
    ("written", "day"),
    [
        ("2024-12-24", "2024-12-24"),
        ("2024/12/24", "2024-12-24"),
        ("2024-12-24T20:15:00", "2024-12-24"),
        ("24.12.1998", "1998-12-24"),
        ("24.12.98", "1998-12-24"),
        ("1. 2. 24", "2024-02-01"),
        ("12/24/2024", "2024-12-24"),
        ("24/12/2024", "2024-12-24"),
        ("5/5/24", "2024-05-05"),
        ("", ""),
    ],
)
def test_a_day_is_read_as_people_write_it(written: str, day: str) -> None:
    read = read_sheets(f"date,name,total\n{written},Ben,198\n", "", "yahtzee")
    assert (read.games[0].day, read.problems) == (day, ())


@pytest.mark.parametrize("written", ["03/04/2024", "2024-13-45", "31.02.2024", "24.12.", "Weihnachten", "2024-12-24x"])
def test_a_day_that_cannot_be_or_may_be_two_is_named(written: str) -> None:
    read = read_sheets(f"date,name,total\n{written},Ben,198\n", "", "yahtzee")
    assert [problem.code for problem in read.problems] == ["sheets-no-date"]
    assert [(game.day, game.parts[0].total) for game in read.games] == [("", 198)]


def test_sums_are_checked_and_remarks_refuse_nothing() -> None:
    read = read_sheets(FIELD["pad"], "", "kniffel")
    assert not read.problems
    figures = figures_of(read.games)[0]
    assert [(person.totals, person.bonus) for person in figures.people] == [([305], 1.0)]
    wrong = read_sheets(FIELD["pad"].replace(";35;", ";0;"), "", "kniffel")
    assert [problem.code for problem in wrong.problems] == ["sheets-wrong-sum"]


@pytest.mark.parametrize("total", ["Grand Total", "Total Score", "Gesamtsumme", "Endstand", "Total général", "Ukupno"])
def test_a_total_is_called_as_on_pads(total: str) -> None:
    table = f"Date,Player,{total}\n2024-12-24,Anna,245\n"
    assert looks_like_sheets(table)
    assert [game.parts[0].total for game in read_sheets(table, "", "yahtzee").games] == [245]


def test_games_below_each_other_and_people_side_by_side(tmp_path: Path) -> None:
    file = tmp_path / "old.csv"
    file.write_text(FIELD["matrix"])
    assert run(file, "--variant", "kniffel").exit_code == 0
    games = read_file(file, variant="kniffel").games
    assert [(game.day, [(part.name, part.total) for part in game.parts]) for game in games] == [
        ("2024-12-24", [("Anna", 245), ("Ben", 198), ("Carla", 301)]),
        ("2024-12-25", [("Anna", 188), ("Carla", 220)]),
    ]
    assert [problem.code for problem in read_file(file).problems][:1] == ["sheets-no-variant"]
    ambiguous = read_sheets(FIELD["matrix"].replace("24.12.2024", "03/04/2024"), "", "kniffel")
    assert [problem.code for problem in ambiguous.problems] == ["sheets-no-date"]


@pytest.mark.parametrize(("written", "total"), [("186,0", 186), ("186.0", 186), ("186,5", None), ("1.860", None)])
def test_whole_numbers_may_have_decimals(written: str, total: int | None) -> None:
    read = read_sheets(f"name;total\nOma;{written}\n", "", "kniffel")
    assert [game.parts[0].total for game in read.games] == ([] if total is None else [total])
    assert [problem.code for problem in read.problems] == (["sheets-no-total"] if total is None else [])


def test_nothing_stands_under_no_heading() -> None:
    for table in ("name;total\nOma;200;7\n", "name;;total\nOma;7;200\n"):
        read = read_sheets(table, "", "kniffel")
        assert [problem.code for problem in read.problems] == ["sheets-no-heading"]
    with pytest.raises(PaschError) as error:
        read_sheets("name;name;total\nOma;Opa;200\n", "", "kniffel")
    assert error.value.code == "sheets-twice"


def test_a_table_in_the_code_page_of_windows_is_read(tmp_path: Path) -> None:
    file = tmp_path / "old.csv"
    file.write_bytes("Spieler;Gesamt\nGroßmutter;200\n".encode("cp1252"))
    assert [game.parts[0].name for game in read_file(file, variant="kniffel").games] == ["Großmutter"]


@pytest.mark.parametrize(
    ("name", "data", "code"),
    [
        ("old.csv", b"PK\x03\x04\x14\x00\x06\x00", "table-spreadsheet"),
        ("old.xlsx", b"PK\x03\x04\x14\x00\x06\x00", "table-spreadsheet"),
        ("old.pdf", b"%PDF-1.7\n%\xe2\xe3\xcf\xd3", "table-pdf"),
        ("old.jpg", b"\xff\xd8\xff\xe0\0\x10JFIF", "table-picture"),
    ],
)
def test_a_file_that_is_no_text_is_refused_with_what_to_do(tmp_path: Path, name: str, data: bytes, code: str) -> None:
    (tmp_path / name).write_bytes(data)
    read = read_file(tmp_path / name)
    assert [problem.code for problem in read.problems] == [code]


SAME = "game,name,total\n1,Oma,200\n1,Ben,210\n2,Grandma,220\n2,Ben,190\n3,omi,180\n3,Opa,150\n"


def test_two_names_of_one_person_are_joined_where_somebody_says_so(tmp_path: Path) -> None:
    file, out = tmp_path / "old.csv", tmp_path / "all.csv"
    file.write_text(SAME)
    assert len(content(file, "--variant", "kniffel")["rules"][0]["people"]) == 5  # type: ignore[index]
    joined = run(file, "--variant", "kniffel", "--same", "Oma=Grandma", "--same", "grandma = Omi", "--csv", out)
    assert joined.exit_code == 0
    people = {person.name: person.totals for person in figures_of(read_file(out).games)[0].people}
    assert people == {"Oma": [200, 220, 180], "Ben": [210, 190], "Opa": [150]}


@pytest.mark.parametrize(
    ("pair", "code"),
    [
        ("Oma", "stats-same-pair"),
        ("Oma=", "stats-same-pair"),
        ("Oma=oma", "stats-same-pair"),
        ("Oma=Nana", "stats-same-unknown"),
        ("Nana=Oma", "stats-same-unknown"),
        ("Oma=Ben", "stats-same-together"),
    ],
)
def test_names_that_cannot_be_of_one_person_are_refused(tmp_path: Path, pair: str, code: str) -> None:
    (tmp_path / "old.csv").write_text(SAME)
    error = run(tmp_path / "old.csv", "--variant", "kniffel", "--same", pair).exception
    assert isinstance(error, PaschError)
    assert error.code == code


TOTALS = st.sampled_from(["200", "186,0", "1,5", "", "x", "99999"])
DAYS = st.sampled_from(["", "24.12.98", "2024-13-45", "03/04/2024", "heute"])
ONES = st.sampled_from(["", "3", "2,0", "7", "abc", "-"])


@given(st.lists(st.tuples(st.sampled_from(["Oma", "Opa", ""]), TOTALS, DAYS, ONES, st.sampled_from(["", "", "9"]))))
def test_every_cell_of_a_table_is_used_or_named(rows: list[tuple[str, str, str, str, str]]) -> None:
    table = "\n".join(["name;total;date;ones", *map(";".join, rows)])
    read = read_sheets(table, "", "kniffel")
    written = [(number, *row) for number, row in enumerate(rows, 2) if any(row)]
    is_read = {
        number: points in ("200", "186,0") and ones not in ("7", "abc") and not stray
        for number, _, points, _, ones, stray in written
    }
    days = {"": "", "24.12.98": "1998-12-24"}
    assert [(game.parts[0].name, game.parts[0].total, game.day) for game in read.games] == [
        (name, int(points[:3]), days.get(day, "")) for number, name, points, day, _, _ in written if is_read[number]
    ]
    assert {problem.place for problem in read.problems} == {
        number for number, _, _, day, _, _ in written if day not in days or not is_read[number]
    }
