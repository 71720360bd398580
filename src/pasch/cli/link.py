"""``pasch link``: a game as a link, and a link as a game."""

from pathlib import Path

import click

from pasch.cli import saves
from pasch.cli.context import Command
from pasch.play.game_link import MARK, format_link, is_link, parse_link
from pasch.play.record import format_record


@click.command("link", cls=Command)
@click.argument("game")
@click.option("--address", default="", metavar="URL")
def link(game: str, address: str) -> None:
    """See ``help-link`` in the catalogue."""
    if is_link(game):
        click.echo(format_record(parse_link(game)), nl=False)
        return
    written = format_link(saves.read_game(Path(game)))
    click.echo(f"{address.rstrip('/')}/partie{MARK}{written}")
