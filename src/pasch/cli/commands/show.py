"""``pasch show``: a variant's rules, its empty score block, its document, or what it changes in another."""

import click

from pasch.cli.context import Command, session
from pasch.cli.json_output import print_json
from pasch.cli.options import refuse_together
from pasch.cli.reports.blank_sheet import paper_sheet
from pasch.cli.reports.rule_differences import changes_view
from pasch.cli.reports.rules_text import explanation_view
from pasch.cli.reports.variant_summary import summary
from pasch.locale import text
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.explain import explain
from pasch.rules.variant.difference import difference, same_game
from pasch.rules.variant.variant import Variant


@click.command("show", cls=Command)
@click.argument("variant")
@click.option("--sheet", is_flag=True)
@click.option("--toml", is_flag=True)
@click.option("--diff", "parent")
@click.option("--json", "as_json", is_flag=True)
def show(variant: str, sheet: bool, toml: bool, parent: str | None, as_json: bool) -> None:
    """See ``help-show`` in the catalogue."""
    refuse_together({"--sheet": sheet, "--toml": toml, "--diff": parent is not None})
    if as_json:
        refuse_together({"--json": as_json, "--sheet": sheet, "--toml": toml})
    found = load_variant(variant)
    if toml:
        click.echo(found.text, nl=False)
    elif parent is not None:
        _show_difference(found, load_variant(parent), as_json)
    elif sheet:
        session().console.print(paper_sheet(found, session().language), crop=False)
    else:
        _show_rules(found, as_json)


def _show_rules(variant: Variant, as_json: bool) -> None:
    if as_json:
        print_json("pasch-variant", 1, {**summary(variant), "rules": explain(variant, session().language).as_json()})
    else:
        session().console.print(explanation_view(variant, session().language))


def _show_difference(variant: Variant, parent: Variant, as_json: bool) -> None:
    changes, same = difference(variant, parent), same_game(variant, parent)
    if as_json:
        facts = {"variant": variant.id, "parent": parent.id, "same_game": same}
        print_json("pasch-difference", 1, {**facts, "changes": [change.as_json() for change in changes]})
        return
    console, language = session().console, session().language
    facts_shown = {"variant": variant.names[language], "parent": parent.names[language]}
    console.print(text("diff-title", language, **facts_shown), markup=False, highlight=False)
    if same:
        message = "diff-same-game" if changes else "diff-same-document"
        console.print(text(message, language), markup=False, highlight=False)
    console.print(changes_view(changes, language))
