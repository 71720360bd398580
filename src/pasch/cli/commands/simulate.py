"""``pasch simulate``: statistics of many games of computer players, alone or against each other."""

from collections.abc import Sequence
from pathlib import Path

import click

from pasch.analysis.balance.game_simulation import simulate as play_games
from pasch.analysis.export.simulated_games import games_of
from pasch.cli.argument_types import VARIANT
from pasch.cli.options import MOST_GAMES, MOST_THREADS, refuse_together, whole
from pasch.cli.reports.series_report import SeriesReport
from pasch.cli.solve_options import ProgressDisplay, tell_notes
from pasch.cli.table.player_preparation import PLAYER, PlayersCommand
from pasch.cli.table_export import DATA, save
from pasch.cli.worker_options import CLUSTER, end_if_stopped, workers
from pasch.rules.catalogue.shipped_variants import load_variant


@click.command("simulate", cls=PlayersCommand)
@click.argument("variant", type=VARIANT)
@click.option("--player", "players", multiple=True, type=PLAYER)
@click.option("--games", type=whole("simulate-games", 1, MOST_GAMES))
@click.option("--seed")
@click.option("--threads", type=whole("simulate-threads", 1, MOST_THREADS))
@click.option("--cluster", type=CLUSTER)
@click.option("--out", type=DATA)
@click.option("--json", "as_json", is_flag=True)
def simulate(
    variant: str,
    players: Sequence[str],
    games: int | None,
    seed: str | None,
    threads: int | None,
    cluster: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """See ``help-simulate`` in the catalogue."""
    found = load_variant(variant)
    if out is not None:
        refuse_together({"--out": True, "--json": as_json})
        with workers(threads, cluster) as pool, ProgressDisplay() as watch:
            data = games_of(found, players or ("heuristic",), games, seed, workers=pool, progress=watch.progress)
        save(data, out)
        return
    with workers(threads, cluster) as pool, ProgressDisplay() as watch:
        series = play_games(found, players or ("heuristic",), games, seed, workers=pool, progress=watch.progress)
    tell_notes(series.notes)
    SeriesReport(series).print(as_json)
    end_if_stopped(series.samples[0].games, series.asked)
