"""Writes tables of numbers for other programs, by the ending of the file."""

from pathlib import Path

import click

from pasch.analysis.export.data_table import Data
from pasch.analysis.export.table_files import check_ending, write_data
from pasch.cli.context import session
from pasch.cli.options import Read
from pasch.locale import text
from pasch.solver.amounts import format_amount


def read_file(name: str) -> Path:
    """A file to be written.

    Raises:
        PaschError: its ending does not say what kind of file it is.
    """
    check_ending(Path(name))
    return Path(name)


DATA = Read(read_file)


def save(data: Data, path: Path) -> None:
    """Writes a table, and says where it is."""
    write_data(data, path)
    rows, columns = format_amount(len(data), session().language), str(len(data.columns))
    click.echo(text("data-saved", session().language, file=str(path), rows=rows, columns=columns))
