"""Files that a command writes: whole or not at all, or to standard output where they are called ``-``."""

import sys
from pathlib import Path

import click

from pasch.cli.context import session
from pasch.locale import text
from pasch.play.game_files import write_into_folder
from pasch.rules.errors import PaschError, Problem


def write_out(path: Path, content: bytes) -> None:
    """Writes a file and says so.

    Raises:
        FileError: it cannot be written, or its folder does not exist; what was there before is untouched.
    """
    if str(path) == "-":
        sys.stdout.buffer.write(content)
        return
    write_into_folder(path, content)
    click.echo(text("print-written", session().language, file=str(path)), err=True)


def must_not_lose(read: Path, *written: Path | None) -> None:
    """Sees to it that nothing is written into the file that is read.

    Raises:
        PaschError: something would be.
    """
    for path in written:
        if path is not None and str(path) != "-" and path.resolve() == read.resolve():
            raise PaschError(Problem("would-be-lost", {"file": str(path)}))
