"""docs/json.md names every key that commands print."""

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner

from pasch.cli.main import pasch
from pasch.solver.solve import storage

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parent / "docs" / "json.md").read_text("utf-8")
NAMED = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]*)`", PAGE))))
MINIATURE = str(TESTS / "variants" / "miniatures" / "three-dice.toml")
OTHER = str(TESTS / "variants" / "miniatures" / "put-aside.toml")
GAME = str(files("pasch.examples").joinpath("our-game.pasch"))
PAD = str(TESTS / "release_1_0_0" / "block.csv")
TYPED = "threes 3\npair 7\ntriplet 20\n"
MAPS = {"names", "facts", "reason", "percentiles", "missing", "tags", "old", "new", "chances"}
"""Keys whose objects have keys of their own: languages, per cents, topics, tags, parts of a document."""
BY_ID = {"pasch-replay", "pasch-block", "pasch-advice", "pasch-statistics"}
"""Documents whose `boxes` and `bonuses` are objects by their ids."""
COMMANDS = [
    ["variants"],
    ["show", "yamb"],
    ["show", "kniffel-sharp", "--diff", "kniffel"],
    ["check", MINIATURE, "--explain"],
    ["odds", MINIATURE],
    ["odds", "kniffel", "chance", "--dice", "11123"],
    ["solve", MINIATURE],
    ["solve", MINIATURE, "--objective", "reach:10"],
    ["solve", MINIATURE, "--objective", "reach:all"],
    ["compare", MINIATURE, OTHER],
    ["compare", MINIATURE, "--vary", "turn.throws=2..3"],
    ["simulate", MINIATURE, "--games", "4", "--seed", "1"],
    ["simulate", MINIATURE, "--player", "random", "--player", "heuristic", "--games", "4", "--seed", "1"],
    ["match", "random", "heuristic", "--variant", MINIATURE, "--games", "2", "--seed", "1"],
    ["stats", GAME],
    ["block", "kniffel", PAD],
    ["review", "-", "--variant", MINIATURE],
    ["advise", "three-dice .,.,. 1> 1:113", "--variant", MINIATURE],
    ["replay", GAME],
    ["languages", "fr"],
]


def keys(document: object, form: str) -> Iterator[str]:
    if isinstance(document, list):
        for part in document:
            yield from keys(part, form)
    elif isinstance(document, dict):
        for key, value in document.items():
            yield key
            if key == "record":  # docs/notation.md describes it
                continue
            if key in MAPS or (key in ("boxes", "bonuses") and form in BY_ID):
                value = list(value.values()) if isinstance(value, dict) and key in ("boxes", "bonuses") else None
            yield from keys(value, form)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: " ".join(Path(part).name for part in command))
def test_every_key_is_on_the_page(command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_cache_path", lambda *_, **__: tmp_path)
    done = CliRunner().invoke(pasch, ["--lang", "en", *command, "--json"], input=TYPED)
    assert done.stdout, done.exception
    document = json.loads(done.stdout)
    form = document["format"]
    assert f"`{form}` {document['version']}" in PAGE
    assert set(keys(document, form)) - NAMED == set()
