"""Settings of a command from a file in TOML; what the command line or the environment says counts before it."""

import os
from collections.abc import Mapping
from pathlib import Path

import click

from pasch.cli.options import WrongUsage, usage
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import Problem, list_allowed, nearest
from pasch.rules.reading.toml_parsing import read_file, read_tree


def use_settings(context: click.Context, _param: click.Parameter, path: Path | None) -> None:
    """Takes the options of the running command from a file; for an eager option.

    Raises:
        WrongUsage: the file cannot be read, or has something else than options of the command.
    """
    if path is None:
        return
    with usage():
        given = read_tree(read_file(path), str(path))
    found = [each for each in context.command.params if isinstance(each, click.Option) and not each.is_eager]
    options = {max(each.opts, key=len).removeprefix("--"): each for each in found}
    context.default_map = {
        options[name].name or name: _value(options[name], name, value, path)
        for name, value in given.items()
        if _is_known(name, options, path)
    }


def _is_known(name: str, options: Mapping[str, click.Option], path: Path) -> bool:
    if name in options:
        return True
    if near := nearest(name, options):
        raise WrongUsage(Problem("unknown-key-near", {"key": excerpt(name), "near": near}, str(path)))
    raise WrongUsage(Problem("unknown-key", {"key": excerpt(name), "allowed": list_allowed(options)}, str(path)))


def _value(option: click.Option, name: str, value: object, path: Path) -> str | bool | list[str]:
    # As it would stand on the command line, so that the option itself checks it.
    if option.is_flag and isinstance(value, bool):
        return value
    if option.multiple and isinstance(value, list) and all(isinstance(each, str) for each in value):
        return value
    if not (option.is_flag or option.multiple or isinstance(value, bool)) and isinstance(value, str | int):
        # A shell has done so on the command line. Unlike `Path.expanduser`, it leaves users that are not there alone.
        return os.path.expanduser(str(value)) if isinstance(option.type, click.Path) else str(value)  # noqa: PTH111
    kind = "switch" if option.is_flag else "list" if option.multiple else "one"
    raise WrongUsage(Problem("settings-kind", {"name": name, "kind": kind}, str(path)))
