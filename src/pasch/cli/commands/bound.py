"""``pasch bound``: bounds on the mean of optimal play, for sheets too large to be solved."""

from dataclasses import dataclass

import click
from rich.console import Console

from pasch.cli.argument_types import VARIANT
from pasch.cli.context import Command, say
from pasch.cli.options import whole
from pasch.cli.report import Report
from pasch.cli.solve_options import THREADS, ProgressDisplay, tell_notes
from pasch.locale.numbers import decimal, format_amount
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.solver.learned.value_bounds import ValueBounds, measure_bounds
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


@dataclass(frozen=True)
class BoundReport(Report):
    """Lower and upper bounds on the mean of optimal play."""

    form = "pasch-bound"
    found: ValueBounds

    def to_json(self) -> dict[str, object]:
        found = self.found
        return {
            "variant": found.variant.id,
            "rules_hash": found.variant.rules_hash,
            "certainty": found.certainty,
            "played": {"mean": found.played, "error": found.error, "games": found.games},
            "most": {"mean": found.most.mean, "surely": found.most.surely, "games": found.most.games},
            "rate": found.most.rate,
            "spread": found.most.spread,
            "cpu_seconds": found.cpu_seconds,
        }

    def print_page(self, console: Console) -> None:  # noqa: ARG002 - lines as long as they are
        found, language = self.found, self.language
        played, most = decimal(found.played, language), decimal(found.most.surely, language, 1)
        games = format_amount(found.games, language)
        say("bound-title", variant=found.variant.names[language])
        say(f"bound-played-{found.certainty}", mean=played, error=decimal(found.error, language), games=games)
        say("bound-most", mean=most, games=format_amount(found.most.games, language))
        say("bound-gap", gap=decimal(found.most.surely - found.played, language, 1))
        say("bound-took", cpu=decimal(found.cpu_seconds, language, 1))
