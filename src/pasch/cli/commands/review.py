"""``pasch review``: losses by decisions, luck of the dice, and lessons of a game; or a block against optimal play."""

from collections.abc import Sequence
from pathlib import Path

import click

from pasch.analysis.review.block_review import review_block
from pasch.analysis.review.game_review import review as reviewed
from pasch.cli.argument_types import INPUT, complete_variants
from pasch.cli.context import Command, session
from pasch.cli.file_output import must_not_lose, write_out
from pasch.cli.options import WrongUsage
from pasch.cli.reports.block_report import BlockReviewReport
from pasch.cli.reports.review_report import ReviewReport
from pasch.cli.solve_options import ProgressDisplay
from pasch.cli.table import saved_games
from pasch.play.blocks.score_block import read_block
from pasch.play.records.game_link import is_link
from pasch.play.records.record_io import Record, split_records
from pasch.printing.paper_sizes import PAPERS, PaperName
from pasch.printing.review import review_html, review_pdf
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.decoding import read_text
from pasch.rules.errors import NotationError, PaschError, Problem


@click.command("review", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--variant", "own", type=INPUT, shell_complete=complete_variants)
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
    language = session().language
    must_not_lose(file, html, pdf)
    record = _read(file, own, number)
    if not isinstance(record, Record):
        if html is not None or pdf is not None:
            raise WrongUsage(Problem("review-block-no-page"))
        _review_block(file, record, own).print(as_json)
        return
    with ProgressDisplay() as watch:
        found = reviewed(record, language=language, progress=watch.progress)
    # What cannot be printed is refused before anything is written.
    printed = None if pdf is None else review_pdf(record, found, language, paper)
    if html is not None:
        write_out(html, review_html(record, found, language).encode())
    if pdf is not None and printed is not None:
        write_out(pdf, printed)
    if as_json or (html is None and pdf is None):
        ReviewReport(record, found, everything).print(as_json)


def _read(file: Path, own: Path | None, number: int | None) -> Record | bytes:
    # Not a game: the bytes of a score block, which needs its variant.
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
    try:
        records: Sequence[str] = split_records(read_text(data))
    except NotationError:
        return data  # Reading it as a game or block reports what is wrong.
    count = len(records)
    if number is None and count == 1:
        return data
    if number is None or number > count:
        code = "review-several" if number is None else "review-no-such-game"
        raise NotationError(Problem(code, {"games": count}, str(file)))
    return records[number - 1].encode()


def _review_block(file: Path, data: bytes, own: Path | None) -> BlockReviewReport:
    variant = load_variant(str(own))
    read = read_block(variant, data, "" if str(file) == "-" else str(file))
    if read.problems:
        raise NotationError(*read.problems)
    cards = [(game.name, game.card) for game in read.games]
    with ProgressDisplay() as watch:
        found = review_block(variant, cards, language=session().language, progress=watch.progress)
    return BlockReviewReport(variant, found)
