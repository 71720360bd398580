"""The options ``--data`` and ``--database``: the address of the server's database."""

from pathlib import Path

from platformdirs import user_data_path

from pasch.cli.options import WrongUsage
from pasch.rules.errors import Problem

_FILE = "pasch.sqlite"


def database_address(data: Path | None, database: str | None) -> str:
    """The address that a store is opened with.

    Args:
        data: the folder of an SQLite database.
        database: an address as it is; without either, the database is in the user's folder.

    Raises:
        WrongUsage: both were given.
    """
    if database is None:
        return f"sqlite:///{database_file(data)}"
    if data is not None:
        raise WrongUsage(Problem("options-exclude", {"one": "--data", "other": "--database"}))
    return database


def database_file(data: Path | None) -> Path:
    """The file of an SQLite database in this folder, or in the user's."""
    return (data or user_data_path("pasch", appauthor=False) / "server") / _FILE
