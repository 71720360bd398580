"""The help page of every command and subcommand exists in both languages."""

from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner

from pasch.cli.main import pasch
from pasch.locale import COMPLETE


def paths(group: click.Group, above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    context = click.Context(group)
    for name in group.list_commands(context):
        yield (*above, name)
        command = group.get_command(context, name)
        if isinstance(command, click.Group):
            yield from paths(command, (*above, name))


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("path", [(), *paths(pasch)], ids=" ".join)
def test_every_command_has_a_help_page(path: tuple[str, ...], language: str) -> None:
    found = CliRunner().invoke(pasch, ["--lang", language, *path, "--help"], catch_exceptions=False)
    assert found.exit_code == 0
    assert "--help" in found.output
