"""``pasch bound``: between which means the best play of a sheet lies that is too large to be solved."""

import click

from pasch.analysis.number_words import decimal
from pasch.cli.context import Command, session
from pasch.cli.json_output import print_json
from pasch.cli.options import whole
from pasch.cli.solve_options import THREADS, Watch, tell_notes
from pasch.locale import text
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.solver.amounts import format_amount
from pasch.solver.learned.value_bounds import ValueBounds, measure_bounds
from pasch.solver.parallel.workers import Threads

GAMES, LEAST_GAMES, MOST_GAMES = "16384", 1024, 10_000_000
_SEED = "pasch"


@click.command("bound", cls=Command)
@click.argument("variant")
@click.option("--games", type=whole("bound-games", LEAST_GAMES, MOST_GAMES), default=GAMES, show_default=True)
@click.option("--seed", default=_SEED, show_default=True)
@click.option("--threads", type=THREADS)
@click.option("--json", "as_json", is_flag=True)
def bound(variant: str, games: int, seed: str, threads: int | None, as_json: bool) -> None:
    """See ``help-bound`` in the catalogue."""
    rules = load_variant(variant)
    with Watch() as watch:
        found = measure_bounds(rules, games, seed, Threads(threads), watch.progress)
    tell_notes(found.notes)
    if as_json:
        print_json("pasch-bound", 1, to_json(found))
        return
    _tell(found)


def to_json(found: ValueBounds) -> dict[str, object]:
    """Bounds for machines; see docs/json.md."""
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


def _tell(found: ValueBounds) -> None:
    language = session().language
    played, most = decimal(found.played, language), decimal(found.most.surely, language, 1)
    _say("bound-title", variant=found.variant.names[language])
    games = format_amount(found.games, language)
    _say(f"bound-played-{found.certainty}", mean=played, error=decimal(found.error, language), games=games)
    _say("bound-most", mean=most, games=format_amount(found.most.games, language))
    _say("bound-gap", gap=decimal(found.most.surely - found.played, language, 1))
    _say("bound-took", cpu=decimal(found.cpu_seconds, language, 1))


def _say(message: str, **facts: str) -> None:
    click.echo(text(message, session().language, **facts))
