"""``pasch bound`` on a terminal."""

import json
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from by_day import thinned
from pasch.cli.commands.bound import bound
from pasch.cli.context import Group, Session
from pasch.locale import COMPLETE
from pasch.rules.errors import PaschError
from pasch.solver.query.estimate import build_estimator

FOLDER = Path(__file__).parents[2] / "variants" / "miniatures"
TWINS = str(FOLDER / "twins.toml")
BEFORE = str(FOLDER / "announce-before.toml")


@pytest.fixture(autouse=True)
def too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets a miniature be too large to be solved."""
    estimator = partial(build_estimator, most=0, cache=False)
    monkeypatch.setattr("pasch.solver.learned.value_bounds.find_best_estimator", estimator)


def run(*arguments: str, language: str = "en") -> Result:
    session = Session(language, Console(width=80, markup=False, emoji=False, highlight=False))
    found = CliRunner().invoke(Group("pasch", commands=[bound]), ["bound", *arguments], obj=session)
    if found.exception and not isinstance(found.exception, PaschError | SystemExit):
        raise found.exception
    return found


@pytest.mark.parametrize("language", thinned(COMPLETE, 2))
def test_both_bounds_are_shown(language: str) -> None:
    lines = run(TWINS, "--games", "1024", language=language).stdout.splitlines()
    words = {
        "en": ["best play", "At least", "At most", "In the long run"],
        "de": ["Zwillinge", "Mindestens", "Höchstens", "Auf Dauer"],
    }
    assert len(lines) == 5
    for line, word in zip(lines, words[language], strict=False):
        assert word in line


@pytest.mark.parametrize(("language", "words"), [("en", "normally distributed"), ("de", "normalverteilt")])
def test_help_says_what_the_certainty_rests_on(language: str, words: str) -> None:
    assert words in " ".join(run("--help", language=language).stdout.split())


def test_bound_as_json() -> None:
    found = json.loads(run(TWINS, "--games", "1024", "--json").stdout)
    assert found["format"] == "pasch-bound"
    assert found["certainty"] == "rough"
    assert found["played"]["mean"] < found["most"]["mean"] <= found["most"]["surely"]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ([TWINS, "--games", "3"], "bound-games"),
        (["nowhere"], "unknown-variant"),
        ([BEFORE], "bound-announced-before"),
    ],
)
def test_impossible_input_is_refused_in_one_sentence(arguments: list[str], code: str) -> None:
    found = run(*arguments).exception
    assert isinstance(found, PaschError)
    assert found.code == code
