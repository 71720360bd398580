"""The options ``--data`` and ``--database``: the address of the server's database."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from click.core import ParameterSource
from platformdirs import user_data_path

from pasch.cli.options import WrongUsage
from pasch.rules.errors import Problem

_FILE = "pasch.sqlite"
# What counts before what.
_SOURCES = (ParameterSource.COMMANDLINE, ParameterSource.ENVIRONMENT, ParameterSource.DEFAULT_MAP)
Decorated = TypeVar("Decorated", bound=Callable[..., Any])


class _Folder(click.Path):
    """A folder, which an address like ``postgresql://…`` is not."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """The folder's path."""
        if "://" in str(value):
            raise WrongUsage(Problem("data-is-address"))
        return Path(os.fsdecode(super().convert(value, param, ctx)))


def database_options(command: Decorated) -> Decorated:
    """Adds both options to a command; environment variables set them as well."""
    command = click.option("--database", envvar="PASCH_DATABASE")(command)
    return click.option("--data", envvar="PASCH_DATA", type=_Folder())(command)


def database_address(data: Path | None, database: str | None) -> str:
    """The address that a store is opened with: of the option given nearer to the command, where there are both.

    Args:
        data: the folder of an SQLite database.
        database: an address as it is; without either, the database is in the user's folder.

    Raises:
        WrongUsage: both were given in the same place.
    """
    if database is None or (data is not None and _nearer("data", "database")):
        return f"sqlite:///{database_file(data)}"
    return database


def database_file(data: Path | None) -> Path:
    """The file of an SQLite database in this folder, or in the user's; ``~`` is the home folder."""
    folder = data or user_data_path("pasch", appauthor=False) / "server"
    return Path(os.path.expanduser(folder)).absolute() / _FILE  # noqa: PTH111 - never fails


def _nearer(one: str, other: str) -> bool:
    context = click.get_current_context()
    places = [_SOURCES.index(source) for name in (one, other) if (source := context.get_parameter_source(name))]
    if places[0] == places[1]:
        raise WrongUsage(Problem("options-exclude", {"one": f"--{one}", "other": f"--{other}"}))
    return places[0] < places[1]
