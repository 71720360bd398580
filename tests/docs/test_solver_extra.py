"""Without the extra `solver`: what needs it says so in one sentence, everything else works."""

import subprocess
import sys
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import pytest

from by_day import thinned

ROOT = Path(__file__).parents[2]
EXTRAS = ("llvmlite", "matplotlib", "numba", "numpy", "pyarrow", "ray")
GAME = str(files("pasch.examples").joinpath("our-game.pasch"))
HIDING = """
import sys
sys.modules |= dict.fromkeys({packages!r})  # to import one of these fails from now on
"""
REFUSED = """
import pasch
try:
    {code}
except pasch.PaschError as error:
    assert isinstance(error, ImportError)
    print(error.code, error)
"""
COMMAND = "from pasch.cli.main import main; main({arguments!r})"


def run(code: str) -> "subprocess.CompletedProcess[str]":
    program = HIDING.format(packages=EXTRAS) + code
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)


def run_command(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return run(COMMAND.format(arguments=["--lang", "en", *arguments]))


def readme_examples() -> Sequence[str]:
    return [part.partition("```")[0] for part in (ROOT / "README.md").read_text("utf-8").split("```python\n")[1:]]


def test_the_first_example_of_the_readme_needs_no_extra() -> None:
    done = run(readme_examples()[0])
    assert done.returncode == 0, done.stderr
    assert "(17,)" in done.stdout


@pytest.mark.parametrize("name", thinned(["advise", "review", "simulate", "solve", "train", "Adviser", "Solution"], 3))
def test_a_name_that_needs_the_solver_says_what_to_install(name: str) -> None:
    done = run(REFUSED.format(code=f"from pasch import {name}"))
    assert done.stdout.startswith("solver-missing "), done.stderr
    assert 'pip install "pasch[solver]"' in done.stdout


def test_a_player_with_values_says_it_as_well() -> None:
    done = run(REFUSED.format(code="pasch.find_player('casual')"))
    assert done.stdout.startswith("solver-missing "), done.stderr
    assert run("import pasch; pasch.find_player('heuristic')").returncode == 0


def test_data_for_other_programs_say_it_as_well() -> None:
    done = run(REFUSED.format(code="from pasch.analysis.export.exported_tables import tables_of"))
    assert done.stdout.startswith("solver-missing "), done.stderr


def test_statistics_work() -> None:
    done = run_command("stats", GAME, "--csv", "-")
    assert done.returncode == 0, done.stderr
    assert "Anna" in done.stdout
    assert run_command("stats", GAME).returncode == 0


@pytest.mark.parametrize("option", [("--review",), ("--plot", "way.svg")], ids=["review", "plot"])
def test_what_is_solved_or_drawn_for_statistics_says_what_to_install(option: Sequence[str]) -> None:
    done = run_command("stats", GAME, *option)
    assert done.returncode == 1
    assert 'pip install "pasch[solver]"' in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_all_packages_of_the_extra_are_hidden_here() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert {line.partition(">")[0] for line in extras["solver"]} <= {*EXTRAS}
