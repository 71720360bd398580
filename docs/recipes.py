"""Writes the table of docs/recipes.md: published rules as documents, solved exactly.

    python docs/recipes.py

Each file of docs/recipes begins with comments: the rule in one sentence, its source, and how Pasch reads it where the
source leaves that open. `make recipes` writes the table; `tests/docs/test_recipes.py` compares page, files and solver.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import TooLargeError
from pasch.solver.solve.solver import solve

PAGE = Path(__file__).with_suffix(".md")
FOLDER = Path(__file__).with_suffix("")
MARKS = ("<!-- recipes: written by `make recipes` -->\n", "<!-- /recipes -->\n")
FIRST = "kniffel-basic"
"""The rules that most recipes change come first."""
MEMORY_BYTES = 2_000_000_000
"""What solving may take, so that the same recipes are too large on every machine."""
HEAD = ("rule", "document", "changes", "mean", "without it", "highest", "source")


@dataclass(frozen=True, slots=True)
class Recipe:
    """A published rule as a document."""

    path: Path
    rule: str
    source: str
    reading: str
    like: str


def read_recipe(path: Path) -> Recipe:
    """Returns a recipe with what its first comments say."""
    written = path.read_text("utf-8")
    rule, *remarks = re.findall(r"^# (.*)$", written.partition("\nlike = ")[0], re.MULTILINE)
    said = dict(remark.split(": ", 1) for remark in remarks)
    reading = said.get("Reading", "")
    return Recipe(path, rule, said["Source"], reading[:1].upper() + reading[1:], tomllib.loads(written)["like"])


def read_recipes() -> list[Recipe]:
    """Returns all recipes, by the rules that they change."""
    found = map(read_recipe, FOLDER.glob("*.toml"))
    return sorted(found, key=lambda recipe: (recipe.like != FIRST, recipe.like, recipe.path.name))


@cache
def find_mean(variant: str) -> str:
    """Returns the expected score of optimal play of a variant or file, or why it is not computed."""
    try:
        # The memory that solving takes depends on the number of threads.
        return f"{solve(load_variant(variant), memory=MEMORY_BYTES, threads=1).summary.distribution.mean:.2f}"
    except TooLargeError as error:
        facts = error.problems[0].facts
        cards = facts["cards"]
        amount = str(cards["en"] if isinstance(cards, dict) else cards).replace("\N{NO-BREAK SPACE}", " ")
        return f"too large: {'at least ' if facts['known'] == 'at-least' else ''}{amount} cards"


def describe(recipe: Recipe) -> tuple[str, str, str, str, str]:
    """Returns what a row shows without solving: rule, document, changed rules, highest total and source."""
    document = f"[{recipe.path.stem}](recipes/{recipe.path.name})"
    highest = f"{load_variant(str(recipe.path)).max_total:,}"
    return f"{recipe.rule} {recipe.reading}".strip(), document, f"`{recipe.like}`", highest, recipe.source


def find_means(recipe: Recipe) -> tuple[str, str]:
    """Returns the mean with a rule and without it."""
    mean = find_mean(str(recipe.path))
    return mean, "–" if mean.startswith("too large") else find_mean(recipe.like)


def format_row(recipe: Recipe) -> str:
    """Returns the row of a recipe."""
    rule, document, changed, highest, source = describe(recipe)
    cells = (rule, document, changed, *find_means(recipe), highest, source)
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Solves all recipes and replaces the table on the page."""
    rows = [f"| {' | '.join(HEAD)} |", "|---|---|---|--:|--:|--:|---|"]
    for recipe in read_recipes():
        rows.append(format_row(recipe))
        print(rows[-1], flush=True)
    begin, end = MARKS
    table = "\n".join(["", *rows, "", ""])
    pattern = f"{re.escape(begin)}.*?{re.escape(end)}"
    page, count = re.subn(pattern, lambda _: begin + table + end, PAGE.read_text("utf-8"), flags=re.DOTALL)
    if count != 1:
        raise SystemExit(f"{PAGE} lacks the marks {begin.strip()} and {end.strip()}")
    PAGE.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
