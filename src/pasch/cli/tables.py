"""``pasch tables``: a variant compiled, as JSON for other programs."""

import json

import click

from pasch.cli.context import Command
from pasch.rules.catalogue import load_variant


@click.command("tables", cls=Command)
@click.argument("variant")
def tables(variant: str) -> None:
    """See ``help-tables`` in the catalogue."""
    from pasch.rules.tables_json import tables_json

    click.echo(json.dumps(tables_json(load_variant(variant)), ensure_ascii=False, separators=(",", ":")))
