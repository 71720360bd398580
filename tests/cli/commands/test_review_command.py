"""``pasch review`` on a terminal and as JSON."""

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from pasch.analysis.review.review_model import Review
from pasch.cli.commands.review import review
from pasch.cli.context import Group, Session
from pasch.cli.reports.text_curve import HEIGHT, draw_curve
from pasch.locale import COMPLETE, text
from pasch.play.records.record_io import Record, format_record
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import PaschError, Problem
from pasch.solver.solve import storage
from pasch.testing.games import random_game

MINIATURES = Path(__file__).parents[2] / "variants" / "miniatures"


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_cache_path", lambda *_, **__: tmp_path / "cache")


def run(*arguments: str, language: str = "de", width: int = 80) -> Result:
    session = Session(language, Console(width=width, markup=False, emoji=False, highlight=False))
    found = CliRunner().invoke(Group("pasch", commands=[review]), ["review", *arguments], obj=session)
    if found.exception and not isinstance(found.exception, PaschError | SystemExit):
        raise found.exception
    return found


def game(folder: Path, seats: int, events: int | None = None, name: str = "bonus") -> list[str]:
    """The arguments for a game of a miniature, played at random."""
    variant = load_variant(str(MINIATURES / f"{name}.toml"))
    played = random_game(variant, Random(2), seats)
    record = Record(variant, ("Anna", "Ben", "Cleo")[:seats], variant.direction, None, played.events[:events])
    file = folder / "game.pasch"
    file.write_text(format_record(record), "utf-8")
    return [str(file), "--variant", str(MINIATURES / f"{name}.toml")]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_review_tells_players_lessons_and_the_course_of_the_game(tmp_path: Path, seats: int, language: str) -> None:
    arguments = game(tmp_path, seats)
    content = json.loads(run(*arguments, "--json").stdout)
    found = Review.model_validate({key: content[key] for key in content if key not in ("format", "version")})
    page = run(*arguments, language=language).stdout
    for seat in found.seats:
        assert seat.name in page
        assert f"{seat.end:.0f}" in page
    for row, fault in (("inaccuracies", "inaccuracy"), ("mistakes", "mistake"), ("blunders", "blunder")):
        name = text(f"review-row-{fault}", language)
        line = next(line for line in page.splitlines() if line.startswith(name))
        assert line.removeprefix(name).split() == [str(getattr(seat, row)) for seat in found.seats]
    assert found.marks_by == ("points" if seats == 1 else "win")
    assert ("Gewinnchance" in page) == (seats > 1 and language == "de")
    lessons = sum(len(seat.lessons) for seat in found.seats)
    instead = {"de": "Besser:", "en": "Better:"}[language]
    assert page.count(instead) <= lessons
    assert run(*arguments, "--all", language=language).stdout.count(instead) >= page.count(instead)
    assert all(len(line) <= 80 for line in page.splitlines())
    assert "0,00" not in page.replace("10,00", "")


def test_json_is_a_documented_form(tmp_path: Path) -> None:
    content = json.loads(run(*game(tmp_path, 2), "--json").stdout)
    assert (content["format"], content["version"]) == ("pasch-review", 1)
    for seat in content["seats"]:
        assert seat["start"] + seat["luck"] - seat["loss"] == pytest.approx(seat["end"], abs=1e-9)


def test_a_game_that_stops_is_reviewed_and_one_without_throws_is_refused(tmp_path: Path) -> None:
    page = run(*game(tmp_path, 2, 9)).stdout
    assert "hört vor dem Ende auf" in page
    assert "Zu erwarten" in page
    empty = run(*game(tmp_path, 2, 0))
    assert isinstance(empty.exception, PaschError)
    assert empty.exception.code == "review-no-throws"


def test_block_without_throws_is_not_reviewed(tmp_path: Path) -> None:
    block = tmp_path / "block.txt"
    block.write_text("Spiel Anna\nEiner 3\n", "utf-8")
    refused = run(str(block)).exception
    assert isinstance(refused, PaschError)
    assert [problem.code for problem in refused.problems] == ["tag-missing", "review-only-games"]


def test_damaged_distributions_are_rebuilt_with_a_note(tmp_path: Path) -> None:
    arguments = game(tmp_path, 2)
    before = json.loads(run(*arguments, "--json").stdout)
    (kept,) = (tmp_path / "cache").rglob("*.distributions")
    kept.write_bytes(kept.read_bytes()[:-100])
    after = json.loads(run(*arguments, "--json").stdout)
    assert [note["code"] for note in after["notes"]] == ["solution-unfit"]
    assert {**after, "notes": []} == before


def test_a_narrow_terminal_has_no_curve(tmp_path: Path) -> None:
    arguments = game(tmp_path, 2)
    assert "1 Anna · 2 Ben" in run(*arguments).stdout
    assert "1 Anna · 2 Ben" not in run(*arguments, width=45).stdout


def test_a_curve_goes_from_corner_to_corner_and_is_told_apart_by_numbers() -> None:
    lines = draw_curve(
        [(place / 10, 1 - place / 10) for place in range(11)], 40, lambda value: f"{value:.1f}"
    ).splitlines()
    assert len(lines) == HEIGHT
    assert lines[0].startswith("1.0  2")
    assert lines[0].endswith("1")
    assert lines[-1].startswith("0.0  1")
    assert lines[-1].endswith("2")
    flat = draw_curve([(5.0,), (5.0,)], 20, str).splitlines()
    assert any("*" * 10 in line for line in flat)


def test_review_is_written_as_pdf_and_html(tmp_path: Path) -> None:
    html, pdf = tmp_path / "review.html", tmp_path / "review.pdf"
    found = run(*game(tmp_path, 2), "--html", str(html), "--pdf", str(pdf), "--paper", "a5")
    assert found.exit_code == 0
    assert "Analyse" in html.read_text()
    assert pdf.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("option", ["--html", "--pdf"])
def test_nothing_is_written_over_the_game(tmp_path: Path, option: str) -> None:
    arguments = game(tmp_path, 1)
    read = Path(arguments[0])
    before = read.read_bytes()
    error = run(*arguments, option, str(read)).exception
    assert isinstance(error, PaschError)
    assert error.code == "would-be-lost"
    assert read.read_bytes() == before


@pytest.mark.parametrize("language", COMPLETE)
def test_a_block_is_compared_box_by_box_where_its_variant_is_given(tmp_path: Path, language: str) -> None:
    variant = load_variant(str(MINIATURES / "bonus.toml"))
    lines = "".join(f"{box.names['de']} x\n" for box in variant.boxes)
    file = tmp_path / "block.txt"
    file.write_text(lines, "utf-8")
    own = str(MINIATURES / "bonus.toml")
    page = run(str(file), "--variant", own, language=language).stdout
    assert all(box.names[language] in page for box in variant.boxes)
    content = json.loads(run(str(file), "--variant", own, "--json").stdout)
    assert (content["format"], content["seats"][0]["total"]) == ("pasch-block-review", 0)
    assert [problem.code for problem in failure(str(file))] == ["tag-missing", "review-only-games"]
    assert [problem.code for problem in failure(str(file), "--variant", own, "--pdf", "x.pdf")] == [
        "review-block-no-page"
    ]


def test_of_several_games_in_a_file_one_is_named(tmp_path: Path) -> None:
    file, *own = game(tmp_path, 2)
    text = Path(file).read_text("utf-8")
    Path(file).write_text(f"{text}\n{text.replace('Anna', 'Zoe')}", "utf-8")
    assert [problem.code for problem in failure(file, *own)] == ["review-several"]
    assert [problem.code for problem in failure(file, *own, "--game", "3")] == ["review-no-such-game"]
    assert "Zoe" in run(file, *own, "--game", "2").stdout
    assert "Zoe" not in run(file, *own, "--game", "1").stdout


def failure(*arguments: str) -> tuple[Problem, ...]:
    error = run(*arguments).exception
    assert isinstance(error, PaschError)
    return error.problems
