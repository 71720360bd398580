"""``pasch review``: what the decisions of a game cost, what its dice gave, and what to learn from it."""

from pathlib import Path

import click

from pasch.analysis.review.reviewing import review as reviewed
from pasch.cli import saves
from pasch.cli.context import Command, session
from pasch.cli.json_output import print_json
from pasch.cli.output import write_out
from pasch.cli.readable import Readable
from pasch.cli.review_report import ReviewReport
from pasch.cli.solving import Watch
from pasch.play.record import Record
from pasch.printing.paper import PAPERS, PaperName
from pasch.printing.review import review_html, review_pdf
from pasch.rules.errors import PaschError, Problem


@click.command("review", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--variant", "own", type=click.Path(path_type=Path))
@click.option("--all", "everything", is_flag=True)
@click.option("--html", type=click.Path(path_type=Path))
@click.option("--pdf", type=click.Path(path_type=Path))
@click.option("--paper", type=click.Choice(PAPERS), default="a4", show_default=True)
@click.option("--json", "as_json", is_flag=True)
def review(
    file: Path, own: Path | None, everything: bool, html: Path | None, pdf: Path | None, paper: PaperName, as_json: bool
) -> None:
    """See ``help-review`` in the catalogue."""
    record, language, console = _read(file, own), session().language, session().console
    with Watch() as watch:
        found = reviewed(record, language=language, progress=watch.progress)
    if html is not None:
        write_out(html, review_html(record, found, language).encode())
    if pdf is not None:
        write_out(pdf, review_pdf(record, found, language, paper))
    if as_json:
        print_json("pasch-review", 1, found.model_dump(mode="json"))
        return
    if html is not None or pdf is not None:
        return
    for part in ReviewReport(record, found, language, console.width).parts(everything=everything):
        console.print(Readable(part))


def _read(file: Path, own: Path | None) -> Record:
    """The game, with a word for who brings a block instead.

    Raises:
        PaschError: it is none.
    """
    try:
        return saves.read_game(file, own)
    except PaschError as error:
        if error.code != "tag-missing":
            raise
        raise PaschError(*error.problems, Problem("review-only-games", {}, str(file))) from None
