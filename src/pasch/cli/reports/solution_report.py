"""The report of ``pasch solve``: a solution."""

from collections.abc import Iterator
from dataclasses import asdict

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pasch.analysis.number_words import objective_words
from pasch.cli.page_width import apart, simple_table
from pasch.cli.report import Report
from pasch.cli.reports.box_stats import (
    PERCENTILES,
    bonuses_table,
    boxes_table,
    cost_words,
    legend,
    percentile_name,
    stats_to_json,
)
from pasch.locale.numbers import decimal, format_amount
from pasch.rules.game.card import empty_card
from pasch.solver.objective import Utility
from pasch.solver.solve.solution import Solution


class SolutionReport(Report):
    """The total, boxes and bonuses of optimal play."""

    form = "pasch-solution"

    def __init__(self, solution: Solution) -> None:
        self._solution, self._variant = solution, solution.variant

    def to_json(self) -> dict[str, object]:
        solution = self._solution
        summary = solution.summary
        distribution = summary.distribution
        return {
            "variant": solution.variant.id,
            "rules_hash": solution.variant.rules_hash,
            "objective": str(solution.objective),
            "exact": True,
            "value": solution.value_of(empty_card(solution.variant)),
            "mean": distribution.mean,
            "sd": distribution.sd,
            "percentiles": {str(share): distribution.percentile(share) for share in PERCENTILES},
            "cards": solution.space.unfinished,
            "cached": solution.cached,
            **asdict(solution.cost),
            **stats_to_json(summary, "chance"),
            "distribution": {"low": distribution.low, "chances": distribution.chances.tolist()},
        }

    def parts(self) -> Iterator[RenderableType]:
        objective = objective_words(self._solution.objective, self.language)
        title = self.words("solve-title", variant=self._variant.names[self.language], objective=objective)
        bonuses = bonuses_table(self._variant, self._solution.summary, self.language)
        took = cost_words(self._solution.cost, self.language, is_cached=self._solution.cached)
        cards = self.words("solve-cards", cards=format_amount(self._solution.space.unfinished, self.language))
        notes = (legend(self._variant, self.language), self.words("solve-exact"), f"{cards} · {took}")
        yield from apart(
            [Text(title)],
            [self._total()],
            [self._percentiles()],
            [boxes_table(self._variant, self._solution.summary, self.language)],
            [bonuses] if bonuses.row_count else [],
            map(Text, notes),
        )

    def _total(self) -> Table:
        distribution = self._solution.summary.distribution
        table = Table.grid(padding=(0, 2))
        table.add_column()
        table.add_column(justify="right")
        if isinstance(self._solution.objective, Utility):
            value = self._solution.value_of(empty_card(self._variant))
            table.add_row(self.words("solve-certain"), self._number(value))
        table.add_row(self.words("solve-mean"), Text(self._number(distribution.mean), style="bold"))
        table.add_row(self.words("solve-sd"), self._number(distribution.sd))
        return table

    def _percentiles(self) -> Table:
        table = simple_table(self.words("solve-percentiles"))
        for share in PERCENTILES:
            table.add_column(percentile_name(share, self.language), justify="right")
        distribution = self._solution.summary.distribution
        table.add_row(self.words("solve-total"), *(str(distribution.percentile(share)) for share in PERCENTILES))
        return table

    def _number(self, number: float) -> str:
        return decimal(number, self.language)
