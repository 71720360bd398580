"""``pasch link``: a game as a link, and a link as a game."""

from pathlib import Path

import click

from pasch.cli.context import Command
from pasch.cli.table import saved_games
from pasch.play.records.game_link import MARK, format_link, is_link, parse_link
from pasch.play.records.record_io import format_record


@click.command("link", cls=Command)
@click.argument("game")
@click.option("--address", default="", metavar="URL")
def link(game: str, address: str) -> None:
    """See ``help-link`` in the catalogue."""
    if is_link(game):
        click.echo(format_record(parse_link(game)), nl=False)
        return
    written = format_link(saved_games.read_game(Path(game)))
    click.echo(f"{address.rstrip('/')}/partie{MARK}{written}")
