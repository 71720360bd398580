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
from pasch.rules.catalogue import shipped, variant_ids
from pasch.rules.variant import Variant


@click.command("variants", cls=Command)
@click.option("--json", "as_json", is_flag=True)
def variants(as_json: bool) -> None:
    """See ``help-variants`` in the catalogue."""
    found = [shipped(variant_id) for variant_id in variant_ids()]
    if as_json:
        print_json("pasch-variants", 1, {"variants": [summary(variant) for variant in found]})
    else:
        session().console.print(Readable(variants_table(found, session().language)))


def variants_table(found: list[Variant], language: str) -> Table:
    """One line for each variant."""
    table = Table(box=borders.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(text("label-id", language), no_wrap=True)
    table.add_column(text("label-name", language))
    for label in ("label-dice", "label-columns", "label-boxes", "label-turns", "column-most"):
        table.add_column(text(label, language), justify="right", no_wrap=True)
    for variant in found:
        numbers = variant.dice.count, len(variant.columns), len(variant.boxes), variant.turns, variant.max_total
        table.add_row(Text(variant.id), Text(variant.names[language]), *(Text(str(number)) for number in numbers))
    return table
