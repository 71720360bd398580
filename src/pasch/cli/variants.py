"""``pasch variants``: the variants that come with Pasch."""

import click
from rich import box as borders
from rich.table import Table
from rich.text import Text

from pasch.cli.context import Command, session
from pasch.cli.json_output import print_json
from pasch.cli.readable import Readable
from pasch.cli.summary import summary
from pasch.locale import text
from pasch.rules.catalogue import group_of, groups, shipped, variant_ids
from pasch.rules.variant import Variant


@click.command("variants", cls=Command)
@click.option("--json", "as_json", is_flag=True)
def variants(as_json: bool) -> None:
    """See ``help-variants`` in the catalogue."""
    if as_json:
        found = [{**summary(shipped(one)), "group": group_of(one)} for one in variant_ids()]
        print_json("pasch-variants", 1, {"variants": found})
    else:
        session().console.print(Readable(variants_table(session().language)))


def variants_table(language: str) -> Table:
    """One line for each variant, under the name of its group."""
    table = Table(box=borders.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(text("label-id", language), no_wrap=True)
    table.add_column(text("label-name", language))
    for label in ("label-dice", "label-columns", "label-boxes", "label-turns", "column-most"):
        table.add_column(text(label, language), justify="right", no_wrap=True)
    for group, members in groups().items():
        table.add_section()
        table.add_row(Text(text(f"variant-group-{group}", language), style="bold"))
        for member in members:
            table.add_row(*_line(shipped(member), language))
    return table


def _line(variant: Variant, language: str) -> list[Text]:
    numbers = variant.dice.count, len(variant.columns), len(variant.boxes), variant.turns, variant.max_total
    return [Text(cell) for cell in (variant.id, variant.names[language], *map(str, numbers))]
