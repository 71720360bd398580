"""``pasch stats``: many games added up: by rules, by person, head to head."""

from collections.abc import Sequence
from pathlib import Path

import click

from pasch.analysis.statistics.game_files import files_in, read_all
from pasch.analysis.statistics.game_record_summary import FileRead
from pasch.analysis.statistics.games_csv import as_csv
from pasch.analysis.statistics.joined_names import Pair, join_names, parse_pair
from pasch.analysis.statistics.person_figures import figures_of
from pasch.cli.argument_types import INPUT, VARIANT
from pasch.cli.context import Command, session, warn
from pasch.cli.file_output import must_not_lose, write_out
from pasch.cli.options import ParsedOption
from pasch.cli.reports.statistics_report import StatisticsReport
from pasch.cli.table_export import PLOT
from pasch.locale import text
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import PaschError, Problem

_SHOWN_PROBLEMS = 20


@click.command("stats", cls=Command)
@click.argument("files", nargs=-1, required=True, type=INPUT)
@click.option("--variant", type=VARIANT)
@click.option("--same", "pairs", type=ParsedOption(parse_pair), multiple=True)
@click.option("--review", is_flag=True)
@click.option("--csv", "table", type=click.Path(path_type=Path))
@click.option("--plot", type=PLOT)
@click.option("--json", "as_json", is_flag=True)
def stats(
    files: Sequence[Path],
    variant: str | None,
    pairs: Sequence[Pair],
    review: bool,
    table: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """See ``help-stats`` in the catalogue."""
    if variant is not None:
        load_variant(variant)
    paths = files_in(files)
    for path in files:
        must_not_lose(path, table)
    named = {path.resolve() for path in files}
    new_reviewer = None
    if review:
        # Only with the extra `solver`.
        from pasch.analysis.statistics.reviewed_games import GameReviewer

        new_reviewer = GameReviewer
    read = list(zip(paths, read_all(paths, variant=variant, new_reviewer=new_reviewer), strict=True))
    # Other files in a folder are no mistake; one that was named is.
    found = [one for path, one in read if not one.foreign or path.resolve() in named]
    games = [game for read in found for game in read.games]
    _tell_problems(found)
    if skipped := len(read) - len(found):
        warn(text("stats-skipped", session().language, count=skipped))
    if not games and found and all(read.problems for read in found):
        raise click.exceptions.Exit(1)
    if not games:
        raise PaschError(Problem("stats-nothing", {"files": len(found)}))
    games = join_names(games, pairs)
    figures = figures_of(games)
    if table is not None:
        # A spreadsheet needs the mark to read the file as UTF-8; a pipe's reader would take it for a letter.
        write_out(table, as_csv(games).encode("utf-8-sig" if str(table) != "-" else "utf-8"))
    if plot is not None:
        from pasch.analysis.statistics.progress_plot import draw_over_time

        draw_over_time(figures[0], plot, session().language)
    if as_json or str(table) != "-":
        StatisticsReport(figures, found).print(as_json)
    if any(read.problems and read.is_table for read in found):
        raise click.exceptions.Exit(1)


def _tell_problems(files: Sequence[FileRead]) -> None:
    language = session().language
    problems = [problem for read in files for problem in read.problems]
    for problem in problems[:_SHOWN_PROBLEMS]:
        warn(problem.words(language))
    if len(problems) > _SHOWN_PROBLEMS:
        warn(text("stats-more-problems", language, count=len(problems) - _SHOWN_PROBLEMS))
