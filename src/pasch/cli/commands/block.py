"""``pasch block``: a filled-in score block, checked box by box and summed."""

from pathlib import Path

import click

from pasch.cli.argument_types import VARIANT
from pasch.cli.context import Command
from pasch.cli.reports.pad_report import BlockReport
from pasch.cli.table.saved_games import read_data
from pasch.play.blocks.score_block import read_block
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import NotationError


@click.command("block", cls=Command)
@click.argument("variant", type=VARIANT)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
def block(variant: str, file: Path, as_json: bool) -> None:
    """See ``help-block`` in the catalogue."""
    rules = load_variant(variant)
    read = read_block(rules, read_data(file), "" if str(file) == "-" else str(file))
    BlockReport(rules, read).print(as_json)
    if read.problems:
        raise NotationError(*read.problems)
