"""``pasch review``: what the decisions of a game cost, what its dice gave, and what to learn from it."""

from collections.abc import Sequence
from pathlib import Path

import click

from pasch.analysis.review.block_review import review_block
from pasch.analysis.review.game_review import review as reviewed
from pasch.cli.context import Command, session
from pasch.cli.file_output import must_not_lose, write_out
from pasch.cli.json_output import print_json
from pasch.cli.options import WrongUsage
from pasch.cli.page_width import Readable
from pasch.cli.reports.block_report import block_parts
from pasch.cli.reports.review_report import ReviewReport
from pasch.cli.solve_options import Watch
from pasch.cli.table import saved_games
from pasch.play.blocks.score_block import read_block
from pasch.play.records.game_link import is_link
from pasch.play.records.record_file import split_records
from pasch.play.records.record_io import Record
from pasch.printing.paper_sizes import PAPERS, PaperName
from pasch.printing.review import review_html, review_pdf
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.decoding import read_text
from pasch.rules.errors import NotationError, PaschError, Problem


@click.command("review", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--variant", "own", type=click.Path(path_type=Path))
@click.option("--game", "number", type=click.IntRange(min=1))
@click.option("--all", "everything", is_flag=True)
@click.option("--html", type=click.Path(path_type=Path))
@click.option("--pdf", type=click.Path(path_type=Path))
@click.option("--paper", type=click.Choice(PAPERS), default="a4", show_default=True)
@click.option("--json", "as_json", is_flag=True)
def review(
    file: Path,
    own: Path | None,
    number: int | None,
    everything: bool,
    html: Path | None,
    pdf: Path | None,
    paper: PaperName,
    as_json: bool,
) -> None:
    """See ``help-review`` in the catalogue."""
    language, console = session().language, session().console
    must_not_lose(file, html, pdf)
    record = _read(file, own, number)
    if not isinstance(record, Record):
        if html is not None or pdf is not None:
            raise WrongUsage(Problem("review-block-no-page"))
        _review_block(file, record, own, as_json=as_json)
        return
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


def _read(file: Path, own: Path | None, number: int | None) -> Record | bytes:
    """The game; the file's content where that is a block and its variant is given.

    Raises:
        PaschError: it is neither.
    """
    if is_link(str(file)):
        return saved_games.read_game(file)
    data = _chosen(saved_games.read_data(file), file, number)
    try:
        return saved_games.game_in(data, file, own)
    except PaschError as error:
        if error.code != "tag-missing":
            raise
        if own is None:
            raise PaschError(*error.problems, Problem("review-only-games", {}, str(file))) from None
        return data


def _chosen(data: bytes, file: Path, number: int | None) -> bytes:
    """One of the games in a file.

    Raises:
        NotationError: there is none with this number, or none was asked for where there are several.
    """
    try:
        records: Sequence[str] = split_records(read_text(data))
    except NotationError:
        return data  # whoever reads it as a game or block says what is wrong
    count = len(records)
    if number is None and count == 1:
        return data
    if number is None or number > count:
        code = "review-several" if number is None else "review-no-such-game"
        raise NotationError(Problem(code, {"games": count}, str(file)))
    return records[number - 1].encode()


def _review_block(file: Path, data: bytes, own: Path | None, *, as_json: bool) -> None:
    variant, language, console = load_variant(str(own)), session().language, session().console
    read = read_block(variant, data, "" if str(file) == "-" else str(file))
    if read.problems:
        raise NotationError(*read.problems)
    cards = [(game.name, game.card) for game in read.games]
    with Watch() as watch:
        found = review_block(variant, cards, language=language, progress=watch.progress)
    if as_json:
        print_json("pasch-block-review", 1, found.model_dump(mode="json"))
        return
    for part in block_parts(variant, found, language, console.width):
        console.print(Readable(part))
