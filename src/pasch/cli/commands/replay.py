"""``pasch replay``: a recorded game, checked and shown."""

from pathlib import Path

import click

from pasch.cli.context import Command
from pasch.cli.reports.replay_report import ReplayReport
from pasch.cli.table import saved_games
from pasch.play.records.record_io import states


@click.command("replay", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
def replay(file: Path, as_json: bool) -> None:
    """See ``help-replay`` in the catalogue."""
    record = saved_games.read_game(file)
    ReplayReport(record, list(states(record))).print(as_json)
