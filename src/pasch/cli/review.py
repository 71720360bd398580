"""``pasch review``: what the decisions of a game cost, what its dice gave, and what to learn from it."""

from pathlib import Path

import click

from pasch.analysis.review.reviewing import review as reviewed
from pasch.cli import saves
from pasch.cli.context import Command, session
from pasch.cli.json_output import print_json
from pasch.cli.readable import Readable
from pasch.cli.review_report import ReviewReport
from pasch.cli.solving import Watch


@click.command("review", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--variant", "own", type=click.Path(path_type=Path))
@click.option("--all", "everything", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
def review(file: Path, own: Path | None, everything: bool, as_json: bool) -> None:
    """See ``help-review`` in the catalogue."""
    record, language, console = saves.read_game(file, own), session().language, session().console
    with Watch() as watch:
        found = reviewed(record, language=language, progress=watch.progress)
    if as_json:
        print_json("pasch-review", 1, found.model_dump(mode="json"))
        return
    for part in ReviewReport(record, found, language, console.width).parts(everything=everything):
        console.print(Readable(part))
