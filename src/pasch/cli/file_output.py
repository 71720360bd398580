"""Files that a command writes: completely or not at all, or to standard output for ``-``."""

from pathlib import Path

import click

from pasch.cli.context import session
from pasch.locale import text
from pasch.play.records.atomic_files import write_into_folder
from pasch.rules.errors import PaschError, Problem


def write_out(path: Path, content: bytes) -> None:
    """Writes a file and reports it.

    Raises:
        FileError: it cannot be written, or its folder does not exist; an earlier file is untouched.
    """
    write_into_folder(path, content)
    if str(path) != "-":
        click.echo(text("print-written", session().language, file=str(path)), err=True)


def must_not_lose(read: Path, *written: Path | None) -> None:
    """Checks that no output file is the input file.

    Raises:
        PaschError: one is.
    """
    for path in written:
        if path is not None and str(path) != "-" and path.resolve() == read.resolve():
            raise PaschError(Problem("would-be-lost", {"file": str(path)}))
