"""``pasch tables``: a variant compiled, as JSON for other programs."""

import json
from pathlib import Path

import click

from pasch.cli.argument_types import VARIANT
from pasch.cli.context import Command
from pasch.cli.options import ParsedOption
from pasch.locale import escaped
from pasch.rules.catalogue.shipped_variants import load_variant


def _file(name: str) -> Path:
    from pasch.cli.table_export import read_file

    return read_file(name)


@click.command("tables", cls=Command)
@click.argument("variant", type=VARIANT)
@click.option("--out", type=ParsedOption(_file))
def tables(variant: str, out: Path | None) -> None:
    """See ``help-tables`` in the catalogue."""
    if out is not None:
        from pasch.analysis.export.exported_tables import tables_of
        from pasch.cli.table_export import save

        save(tables_of(load_variant(variant)), out)
        return
    from pasch.rules.catalogue.tables_json import tables_json

    click.echo(escaped(json.dumps(tables_json(load_variant(variant)), ensure_ascii=False, separators=(",", ":"))))
