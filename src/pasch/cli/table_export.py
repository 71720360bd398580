"""Options for files of numbers and pictures whose endings say their kind; writes the former."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from pasch.cli.context import session
from pasch.cli.options import ParsedOption
from pasch.locale import text
from pasch.locale.numbers import format_amount

if TYPE_CHECKING:
    from pasch.analysis.export.data_table import Data


def read_file(name: str) -> Path:
    """A file to be written.

    Raises:
        PaschError: its ending does not say what kind of file it is.
    """
    from pasch.analysis.export.table_files import check_ending

    check_ending(Path(name))
    return Path(name)


def read_plot_file(name: str) -> Path:
    """A picture to be written.

    Raises:
        PaschError: its ending is that of no kind of picture.
    """
    from pasch.analysis.export import plots

    plots.check_ending(Path(name))
    return Path(name)


DATA, PLOT = ParsedOption(read_file, names_file=True), ParsedOption(read_plot_file, names_file=True)


def save(data: "Data", path: Path, *, with_json: bool = False) -> None:
    """Writes a table, and reports its file and size: on standard error if standard output is a JSON document."""
    from pasch.analysis.export.table_files import write_data

    write_data(data, path)
    rows, columns = format_amount(len(data), session().language), str(len(data.columns))
    click.echo(text("data-saved", session().language, file=str(path), rows=rows, columns=columns), err=with_json)
