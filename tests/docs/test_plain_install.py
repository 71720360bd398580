"""Without the extras `server` and `print`: what needs them says so in one sentence, everything else works."""

import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from re import match

import pytest

from by_day import thinned

PROJECT = tomllib.loads(Path(__file__).parents[2].joinpath("pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
GAME = str(files("pasch.examples").joinpath("our-game.pasch"))
HOUSE = str(Path(__file__).parents[1] / "variants" / "miniatures" / "three-dice.toml")


def modules_of(requirements: list[str]) -> list[str]:
    found = (match(r"[\w.-]+", line) for line in requirements if not line.startswith("pasch["))
    return [name[0].replace("-", "_") for name in found if name]


HIDDEN = modules_of([line for extra in ("bots", "server", "print", "solver") for line in EXTRAS[extra]])
PROGRAM = f"""
import sys
sys.modules |= dict.fromkeys({HIDDEN!r})  # to import one of these fails from now on
from pasch.cli.main import main
main(sys.argv[1:])
"""


def run(*arguments: str, home: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", PROGRAM, "--lang", "en", *arguments]
    around = {"HOME": str(home), "PYTHONPATH": ":".join(filter(None, sys.path))}
    return subprocess.run(command, capture_output=True, text=True, input="\n" * 5, env=around)


def test_a_plain_installation_asks_for_few_packages() -> None:
    assert len(PROJECT["dependencies"]) < 8
    assert {"fastapi", "numpy", "reportlab", "sqlalchemy"} <= set(HIDDEN)


@pytest.mark.parametrize(
    "arguments",
    thinned(
        [
            ("--help",),
            ("serve", "--help"),
            ("check", HOUSE),
            ("play", "--plain", "--seats", "you:Anna,casual"),
            ("replay", GAME),
            ("show", "yamb"),
            ("sheet", "kniffel"),
            ("stats", GAME),
            ("verify", "--help"),
        ],
        2,
    ),
    ids=" ".join,
)
def test_what_needs_no_extra_works(arguments: tuple[str, ...], tmp_path: Path) -> None:
    done = run(*arguments, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize(
    ("extra", "arguments"),
    thinned(
        [
            ("server", ("serve", "--port", "0")),
            ("server", ("site", "FOLDER/site")),
            ("bots", ("bot", "http://127.0.0.1:1/t/abc#def", "casual")),
            ("server", ("backup", "FOLDER/file", "--database", "postgresql://nobody@127.0.0.1:1/none")),
            ("server", ("restore", GAME, "--data", "FOLDER/data")),
            ("print", ("sheet", "kniffel", "--pdf", "FOLDER/sheet.pdf")),
        ],
        2,
    ),
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_what_needs_an_extra_names_it(extra: str, arguments: tuple[str, ...], tmp_path: Path) -> None:
    done = run(*(each.replace("FOLDER", str(tmp_path)) for each in arguments), home=tmp_path)
    assert done.returncode == 1, done.stdout + done.stderr
    assert f'pip install "pasch[{extra}]"' in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
