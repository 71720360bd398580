"""``pasch solve`` of a sheet too large to be solved: the same figures, measured in games."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pasch.analysis.balance.measurement import MeasuredVariant
from pasch.cli.page_width import apart, simple_table
from pasch.cli.report import Report
from pasch.cli.reports.box_stats import PERCENTILES, bonuses_table, boxes_table, legend, percentile_name, stats_to_json
from pasch.locale.numbers import decimal, format_amount, percent
from pasch.rules.errors import Problem


@dataclass(frozen=True)
class MeasuredReport(Report):
    """The total, boxes and bonuses of games of the strongest play known.

    Attributes:
        why: reason why the sheet was not solved; needed only for the page.
    """

    form = "pasch-solution"
    found: MeasuredVariant
    why: Problem | None = None

    def to_json(self) -> dict[str, object]:
        found, sample = self.found, self.found.sample
        return {
            "variant": found.variant.id,
            "rules_hash": found.variant.rules_hash,
            "objective": "mean",
            "exact": False,
            "certainty": found.certainty,
            "games": sample.games,
            "mean": sample.fair_mean,
            "mean_error": sample.fair_error,
            "mean_of_games": sample.mean,
            "mean_of_games_error": sample.standard_error,
            "sd": sample.sd,
            "sd_error": found.sd_error,
            "percentiles": {str(share): sample.percentile(share) for share in PERCENTILES},
            "percentile_errors": {str(share): found.percentile_error(share) for share in PERCENTILES},
            "reached": [asdict(reached) for reached in found.reached()],
            "cpu_seconds": found.cpu_seconds,
            "wall_seconds": found.wall_seconds,
            **stats_to_json(sample, "share"),
            "distribution": sample.distribution,
        }

    def parts(self) -> Iterator[RenderableType]:
        found, sample = self.found, self.found.sample
        objective = self.words(f"measured-objective-{found.certainty}")
        title = self.words("solve-title", variant=found.variant.names[self.language], objective=objective)
        by = self.words(f"measured-by-{found.certainty}", games=format_amount(sample.games, self.language))
        why = [self.words("measured-why", why=self.why.words(self.language))] if self.why is not None else []
        seconds, cpu = (decimal(each, self.language, 1) for each in (found.wall_seconds, found.cpu_seconds))
        took = self.words("measured-took", seconds=seconds, cpu=cpu)
        bonuses = bonuses_table(found.variant, sample, self.language)
        yield from apart(
            [Text(title)],
            [self._total()],
            [self._percentiles()],
            [self._reached()],
            [boxes_table(found.variant, sample, self.language)],
            [bonuses] if bonuses.row_count else [],
            map(Text, (legend(found.variant, self.language), by, *why, took)),
        )

    def _total(self) -> Table:
        sample, table = self.found.sample, Table.grid(padding=(0, 2))
        table.add_column()
        table.add_column(justify="right")
        table.add_column()
        for message, number, error in (
            ("measured-mean", sample.fair_mean, sample.fair_error),
            ("measured-mean-of-games", sample.mean, sample.standard_error),
            ("solve-sd", sample.sd, self.found.sd_error),
        ):
            style = "bold" if message == "measured-mean" else ""
            table.add_row(self.words(message), Text(self._number(number), style=style), f"± {self._number(error)}")
        return table

    def _percentiles(self) -> Table:
        found, table = self.found, simple_table(self.words("solve-percentiles"))
        for share in PERCENTILES:
            table.add_column(percentile_name(share, self.language), justify="right")
        table.add_row(self.words("solve-total"), *(str(found.sample.percentile(share)) for share in PERCENTILES))
        table.add_row("±", *(self._number(found.percentile_error(share), 0) for share in PERCENTILES))
        return table

    def _reached(self) -> Table:
        reached = self.found.reached()
        table = simple_table(self.words("measured-at-least"), *(str(each.total) for each in reached))
        table.add_row(self.words("measured-games"), *(percent(each.share, self.language, 1) for each in reached))
        table.add_row("±", *(percent(each.error, self.language, 1) for each in reached))
        return table

    def _number(self, number: float | None, places: int = 2) -> str:
        return "–" if number is None else decimal(number, self.language, places)
