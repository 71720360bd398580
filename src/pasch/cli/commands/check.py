"""``pasch check``: is this file a variant, and which one."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import click

from pasch.cli.context import Command, session
from pasch.cli.json_output import print_json
from pasch.cli.page_width import Readable
from pasch.cli.reports.rule_differences import changes_view
from pasch.cli.reports.variant_summary import summary, summary_table
from pasch.locale import text
from pasch.rules.catalogue.shipped_variants import load_variant, reader
from pasch.rules.errors import Problem, VariantError
from pasch.rules.reading.lint import keys_without_effect
from pasch.rules.variant.difference import difference, same_game
from pasch.rules.variant.variant import Variant


@click.command("check", cls=Command)
@click.argument("file")
@click.option("--json", "as_json", is_flag=True)
def check(file: str, as_json: bool) -> None:
    """See ``help-check`` in the catalogue."""
    try:
        variant = load_variant(file)
    except VariantError as error:
        if not as_json:
            raise
        _print_problems(error)
    parent = parent_of(variant, Path(file).parent)
    idle = keys_without_effect(variant, reader(file, Path(file).parent), file)
    if as_json:
        said = [problem.as_json(session().language) for problem in idle]
        print_json("pasch-check", 1, {"valid": True, "problems": [], "idle": said, **_facts(variant, parent)})
    else:
        _print_summary(file, variant, parent, idle)


def parent_of(variant: Variant, folder: Path) -> Variant | None:
    """The variant that a document builds on with `like`."""
    like = tomllib.loads(variant.text).get("like")
    if like is None:
        return None
    return load_variant(str(folder / like) if like.endswith(".toml") else like)


def _facts(variant: Variant, parent: Variant | None) -> dict[str, object]:
    if parent is None:
        return {"variant": summary(variant), "parent": None}
    return {
        "variant": summary(variant),
        "parent": parent.id,
        "same_game": same_game(variant, parent),
        "changes": [change.as_json() for change in difference(variant, parent)],
    }


def _print_problems(error: VariantError) -> NoReturn:
    problems = [problem.as_json(session().language) for problem in error.problems]
    print_json("pasch-check", 1, {"valid": False, "problems": problems})
    click.get_current_context().exit(1)


def _print_summary(file: str, variant: Variant, parent: Variant | None, idle: Sequence[Problem]) -> None:
    console, language = session().console, session().language
    console.print(text("check-valid", language, file=file), markup=False, highlight=False)
    for problem in idle:
        console.print(problem.words(language), markup=False, highlight=False)
    console.print()
    console.print(Readable(summary_table(variant, language)))
    if parent is not None:
        console.print()
        message = "check-same-game" if same_game(variant, parent) else "check-differs"
        console.print(text(message, language, parent=parent.id), markup=False, highlight=False)
        console.print(changes_view(difference(variant, parent), language))
