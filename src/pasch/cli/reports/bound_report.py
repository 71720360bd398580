"""The report of ``pasch bound``: bounds on the value of optimal play."""

from dataclasses import dataclass

from rich.console import Console

from pasch.cli.context import say
from pasch.cli.report import Report
from pasch.locale.numbers import decimal, format_amount
from pasch.solver.learned.value_bounds import ValueBounds


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
