"""``pasch show``: a variant's rules, its empty score block, its document, or what it changes in another."""

from dataclasses import dataclass

import click
from rich.console import Console

from pasch.cli.argument_types import VARIANT
from pasch.cli.context import Command, session
from pasch.cli.options import refuse_together
from pasch.cli.report import Report
from pasch.cli.reports.blank_sheet import paper_sheet
from pasch.cli.reports.rule_differences import changes_view
from pasch.cli.reports.rules_text import explanation_view
from pasch.cli.reports.variant_summary import summary
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.explain import explain
from pasch.rules.variant.difference import difference, same_game
from pasch.rules.variant.variant import Variant


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


@dataclass(frozen=True)
class RulesReport(Report):
    """The rules of a variant."""

    form = "pasch-variant"
    variant: Variant

    def to_json(self) -> dict[str, object]:
        return {**summary(self.variant), "rules": explain(self.variant, self.language).as_json()}

    def print_page(self, console: Console) -> None:
        console.print(explanation_view(self.variant, self.language))


@dataclass(frozen=True)
class DifferenceReport(Report):
    """Differences of a variant from another."""

    form = "pasch-difference"
    variant: Variant
    parent: Variant

    def to_json(self) -> dict[str, object]:
        return {
            "variant": self.variant.id,
            "parent": self.parent.id,
            "same_game": same_game(self.variant, self.parent),
            "changes": [change.as_json() for change in difference(self.variant, self.parent)],
        }

    def print_page(self, console: Console) -> None:
        changes, names = difference(self.variant, self.parent), (self.variant.names, self.parent.names)
        variant, parent = (each[self.language] for each in names)
        console.print(self.words("diff-title", variant=variant, parent=parent))
        if same_game(self.variant, self.parent):
            console.print(self.words("diff-same-game" if changes else "diff-same-document"))
        console.print(changes_view(changes, self.language))
