"""``pasch match``: programs and computer players against each other, and who plays better."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import click

from pasch.cli.argument_types import complete_variants
from pasch.cli.options import MOST_GAMES, MOST_THREADS, SECONDS, usage, whole
from pasch.cli.reports.match_report import MatchReport
from pasch.cli.solve_options import ProgressDisplay
from pasch.cli.table.player_preparation import PlayersCommand
from pasch.cli.worker_options import end_if_stopped, workers
from pasch.engines.match_series import GAMES, play_match
from pasch.engines.partner_game import PartnerGame
from pasch.engines.partners import PartnerTimeouts, partner
from pasch.play.records.atomic_files import write_atomic
from pasch.play.records.record_io import format_record
from pasch.play.saved_game import name_variant_file
from pasch.rules.catalogue.shipped_variants import load_variant


@click.command("match", cls=PlayersCommand)
@click.argument("engines", nargs=-1, required=True)
@click.option("--variant", shell_complete=complete_variants, default="kniffel", show_default=True)
@click.option("--games", type=whole("simulate-games", 1, MOST_GAMES), default=str(GAMES), show_default=True)
@click.option("--time", "seconds", type=SECONDS, default="10", show_default=True)
@click.option("--start", type=SECONDS, default="300", show_default=True)
@click.option("--seed")
@click.option("--out", "folder", type=click.Path(path_type=Path))
@click.option("--with-luck", "plain", is_flag=True)
@click.option("--threads", type=whole("simulate-threads", 1, MOST_THREADS))
@click.option("--json", "as_json", is_flag=True)
def match(
    engines: Sequence[str],
    variant: str,
    games: int,
    seconds: float,
    start: float,
    seed: str | None,
    folder: Path | None,
    plain: bool,
    threads: int | None,
    as_json: bool,
) -> None:
    """See ``help-match`` in the catalogue."""
    limits = PartnerTimeouts(seconds, start)
    with usage():
        for engine in engines:
            partner(engine, limits)
    found = load_variant(variant)
    with workers(threads, None) as pool, ProgressDisplay() as watch:
        played = play_match(
            found,
            engines,
            games,
            seed,
            limits=limits,
            fair=not plain,
            keep=_keeper(folder, name_variant_file(variant)),
            workers=pool,
            progress=watch.progress,
        )
    MatchReport(played).print(as_json)
    end_if_stopped(len(played.games), played.asked)


def _keeper(folder: Path | None, tags: dict[str, str]) -> Callable[[int, PartnerGame], None]:
    def keep(number: int, game: PartnerGame) -> None:
        if folder is not None:
            record = replace(game.record, tags={**game.record.tags, **tags})
            write_atomic(folder / f"{number + 1:06}.pasch", format_record(record))

    return keep
