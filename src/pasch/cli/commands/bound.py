"""``pasch bound``: bounds on the mean of optimal play, for sheets too large to be solved."""

import click

from pasch.cli.argument_types import VARIANT
from pasch.cli.context import Command
from pasch.cli.options import whole
from pasch.cli.reports.bound_report import BoundReport
from pasch.cli.solve_options import THREADS, ProgressDisplay, tell_notes
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.solver.learned.value_bounds import measure_bounds
from pasch.solver.parallel.workers import Threads

GAMES, LEAST_GAMES, MOST_GAMES = "16384", 1024, 10_000_000
_SEED = "pasch"


@click.command("bound", cls=Command)
@click.argument("variant", type=VARIANT)
@click.option("--games", type=whole("bound-games", LEAST_GAMES, MOST_GAMES), default=GAMES, show_default=True)
@click.option("--seed", default=_SEED, show_default=True)
@click.option("--threads", type=THREADS)
@click.option("--json", "as_json", is_flag=True)
def bound(variant: str, games: int, seed: str, threads: int | None, as_json: bool) -> None:
    """See ``help-bound`` in the catalogue."""
    rules = load_variant(variant)
    with ProgressDisplay() as watch:
        found = measure_bounds(rules, games, seed, Threads(threads), watch.progress)
    tell_notes(found.notes)
    BoundReport(found).print(as_json)
