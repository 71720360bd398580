"""docs/fair-dice.md: its Python prints what it says, and `pasch verify` accepts its game."""

import re
from pathlib import Path

import pytest

from pasch.cli.main import run
from pasch.play.dice.fair_dice import verify
from pasch.play.records.record_io import parse_record

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text("utf-8")


def block(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert isinstance(found, str)
    return found


def test_the_example_in_python_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block("python"), "fair-dice.md", "exec"), {})
    said = re.findall(r"^print\(.*\)  # (.*)$", block("python"), re.MULTILINE)
    assert len(said) == 4
    assert capsys.readouterr().out.splitlines() == said


def test_the_example_is_a_fair_game_of_four_throws() -> None:
    found = verify(parse_record(block("text")))
    assert found.agrees
    assert len(found.throws) == 4


def test_the_command_verifies_the_example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.pasch").write_text(block("text"), "utf-8")
    assert run(block("sh").split()[1:]) == 0
