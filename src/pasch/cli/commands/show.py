"""``pasch show``: a variant's rules, its empty score block, its document, or what it changes in another."""

import click

from pasch.cli.argument_types import VARIANT
from pasch.cli.context import Command, session
from pasch.cli.options import refuse_together
from pasch.cli.reports.blank_sheet import paper_sheet
from pasch.cli.reports.show_reports import DifferenceReport, RulesReport
from pasch.rules.catalogue.shipped_variants import load_variant


@click.command("show", cls=Command)
@click.argument("variant", type=VARIANT)
@click.option("--sheet", is_flag=True)
@click.option("--toml", is_flag=True)
@click.option("--diff", "parent", type=VARIANT)
@click.option("--json", "as_json", is_flag=True)
def show(variant: str, sheet: bool, toml: bool, parent: str | None, as_json: bool) -> None:
    """See ``help-show`` in the catalogue."""
    refuse_together({"--sheet": sheet, "--toml": toml, "--diff": parent is not None})
    if as_json:
        refuse_together({"--json": as_json, "--sheet": sheet, "--toml": toml})
    found = load_variant(variant)
    if toml:
        click.echo(found.text, nl=False)
    elif sheet:
        session().console.print(paper_sheet(found, session().language), crop=False)
    elif parent is not None:
        DifferenceReport(found, load_variant(parent)).print(as_json)
    else:
        RulesReport(found).print(as_json)
