"""``pasch check``: checks the file of a variant."""

import tomllib
from pathlib import Path

import click

from pasch.cli.argument_types import VARIANT
from pasch.cli.context import Command, session
from pasch.cli.report import print_json
from pasch.cli.reports.check_report import CheckReport
from pasch.rules.catalogue.shipped_variants import load_variant, reader
from pasch.rules.errors import VariantError
from pasch.rules.explain.key_effects import explain_keys
from pasch.rules.reading.idle_keys import keys_without_effect
from pasch.rules.variant.variant import Variant


@click.command("check", cls=Command)
@click.argument("file", type=VARIANT)
@click.option("--explain", "explains", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
def check(file: str, explains: bool, as_json: bool) -> None:
    """See ``help-check`` in the catalogue."""
    try:
        variant = load_variant(file)
    except VariantError as error:
        if not as_json:
            raise
        problems = [problem.as_json(session().language) for problem in error.problems]
        print_json(CheckReport.form, {"valid": False, "problems": problems})
        click.get_current_context().exit(1)
    folder = Path(file).parent
    read = reader(file, folder)
    keys = explain_keys(variant, read, file, session().language) if explains else None
    idle = keys_without_effect(variant, read, file)
    CheckReport(file, variant, parent_of(variant, folder), idle, keys).print(as_json)


def parent_of(variant: Variant, folder: Path) -> Variant | None:
    """The variant that a document builds on with `like`."""
    like = tomllib.loads(variant.text).get("like")
    if like is None:
        return None
    return load_variant(str(folder / like) if like.endswith(".toml") else like)
