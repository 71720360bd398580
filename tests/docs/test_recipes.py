"""docs/recipes.md: every recipe is a valid document, and its row says what the file and the solver say."""

import importlib.util
import re
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from by_day import by_day, thinned
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.reading.idle_keys import idle_keys
from pasch.testing import check_played, random_game

DOCS = Path(__file__).parents[2] / "docs"
FILES = sorted((DOCS / "recipes").glob("*.toml"))
QUICK = ("double-generala",)


def load() -> ModuleType:
    """`docs/recipes.py`, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("recipes", DOCS / "recipes.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where dataclasses look for their module
    spec.loader.exec_module(module)
    return module


recipes = load()
ROWS = [
    row.strip("| ").split(" | ")
    for row in recipes.PAGE.read_text("utf-8")
    .partition(recipes.MARKS[0])[2]
    .partition(recipes.MARKS[1])[0]
    .splitlines()
    if "](recipes/" in row
]
NAMES = [re.sub(r"^\[(.*?)\].*", r"\1", row[1]) for row in ROWS]
ROW_BY_NAME = dict(zip(NAMES, ROWS, strict=True))


@pytest.mark.parametrize("path", thinned(FILES, 3), ids=lambda path: path.stem)
def test_a_recipe_is_valid_and_played_to_the_end(path: Path) -> None:
    variant = load_variant(str(path))
    assert variant.id == path.stem
    assert not list(idle_keys(variant))
    check_played(random_game(variant, Random(1), 2))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_row_says_what_its_file_says(path: Path) -> None:
    rule, document, changed, _, _, highest, source = ROW_BY_NAME[path.stem]
    assert (rule, document, changed, highest, source) == recipes.describe(recipes.read_recipe(path))


def test_each_recipe_has_one_row() -> None:
    assert [recipe.path.stem for recipe in recipes.read_recipes()] == NAMES
    assert len({load_variant(str(path)).id for path in FILES}) == len(FILES) == len(set(NAMES))
    assert len({load_variant(str(path)).rules_hash for path in FILES}) == len(FILES)


@pytest.mark.parametrize("path", by_day(FILES, QUICK), ids=lambda path: path.stem)
def test_means_are_those_of_the_solver(path: Path) -> None:
    _, _, _, mean, without, *_ = ROW_BY_NAME[path.stem]
    assert (mean, without) == recipes.find_means(recipes.read_recipe(path))
