"""``pasch solve``: optimal play of a variant: mean, spread, and the points of every box and bonus."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pasch.analysis.export.exported_tables import totals_of, values_of
from pasch.analysis.export.plots import draw_chances, draw_distribution
from pasch.analysis.number_words import objective_words
from pasch.cli.argument_types import INPUT, VARIANT
from pasch.cli.commands.simulate import MOST_GAMES
from pasch.cli.context import Command, session
from pasch.cli.options import WrongUsage, refuse_together, whole
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
from pasch.cli.solve_options import MEMORY, OBJECTIVE, THREADS, ProgressDisplay, solve_with_progress, tell_notes
from pasch.cli.table_export import DATA, PLOT, save
from pasch.cli.worker_options import CLUSTER, workers
from pasch.locale import text
from pasch.locale.numbers import decimal, format_amount
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import Problem, TooLargeError
from pasch.rules.game.card import empty_card
from pasch.rules.variant.variant import Variant
from pasch.solver.objective import ChanceObjective, Mean, Objective, ReachAll, Utility
from pasch.solver.parallel.workers import Workers
from pasch.solver.solve.solution import Solution


@click.command("solve", cls=Command)
@click.argument("variant", type=VARIANT)
@click.option("--objective", type=OBJECTIVE, default="mean", show_default=True)
@click.option("--memory", type=MEMORY)
@click.option("--disk", type=MEMORY)
@click.option("--positions", type=INPUT)
@click.option("--threads", type=THREADS)
@click.option("--cluster", type=CLUSTER)
@click.option("--no-cache", is_flag=True)
@click.option("--games", type=whole("simulate-games", 2, MOST_GAMES))
@click.option("--plot", type=PLOT)
@click.option("--values", type=DATA)
@click.option("--totals", type=DATA)
@click.option("--json", "as_json", is_flag=True)
def solve(
    variant: str,
    objective: Objective,
    memory: int | None,
    disk: int | None,
    positions: Path | None,
    threads: int | None,
    cluster: str | None,
    no_cache: bool,
    games: int | None,
    plot: Path | None,
    values: Path | None,
    totals: Path | None,
    as_json: bool,
) -> None:
    """See ``help-solve`` in the catalogue."""
    found = load_variant(variant)
    if values is not None or totals is not None:
        _export(found, objective, memory, threads, values, totals, as_json)
        return
    refuse_together({"--threads": threads is not None, "--cluster": cluster is not None})
    if disk is not None or positions is not None:
        from pasch.cli.reports.disk_solution import solve_by_level

        one = "--positions" if disk is None else "--disk"
        refuse_together({one: True, "--objective": not isinstance(objective, Mean), "--plot": plot is not None})
        solve_by_level(found, memory, disk, workers(threads, cluster), not no_cache, positions).print(as_json)
        return
    if isinstance(objective, ChanceObjective):
        _solve_chances(found, objective, memory, threads, not no_cache, plot, as_json)
        return
    try:
        solution = solve_with_progress(found, objective, memory=memory, threads=threads, cache=not no_cache)
    except TooLargeError as error:
        if not isinstance(objective, Mean) or memory is not None:
            raise
        _measure(found, error.problems[0], games, workers(threads, cluster), plot, as_json)
        return
    if plot is not None:
        words = objective_words(objective, session().language)
        draw_distribution(found, words, solution.summary.distribution, plot, session().language)
    SolutionReport(solution).print(as_json)


def _export(
    variant: Variant,
    objective: Objective,
    memory: int | None,
    threads: int | None,
    values: Path | None,
    totals: Path | None,
    as_json: bool,
) -> None:
    if isinstance(objective, ChanceObjective):
        raise WrongUsage(Problem("nothing-to-export", {"objective": str(objective)}))
    solution = solve_with_progress(variant, objective, memory=memory, threads=threads)
    if values is not None:
        save(values_of(solution), values, with_json=as_json)
    if totals is not None:
        save(totals_of(variant, solution.summary.distribution, str(objective)), totals, with_json=as_json)
    if as_json:
        SolutionReport(solution).print(as_json=True)


def _measure(
    variant: Variant,
    why: Problem,
    games: int | None,
    shared: AbstractContextManager[Workers],
    plot: Path | None,
    as_json: bool,
) -> None:
    from pasch.analysis.balance.measurement import measure
    from pasch.cli.reports.measured_report import MeasuredReport

    with shared as pool, ProgressDisplay() as watch:
        found = measure(variant, games, pool, watch.progress)
    tell_notes(found.notes)
    if plot is not None:
        words = text(f"measured-objective-{found.certainty}", session().language)
        draw_distribution(variant, words, found.distribution(), plot, session().language)
    MeasuredReport(found, why).print(as_json)


def _solve_chances(
    variant: Variant,
    objective: ChanceObjective,
    memory: int | None,
    threads: int | None,
    cache: bool,
    plot: Path | None,
    as_json: bool,
) -> None:
    from pasch.cli.reports.chance_report import compare_chances

    if plot is not None and not isinstance(objective, ReachAll):
        raise WrongUsage(Problem("nothing-to-plot", {"objective": str(objective)}))
    report = compare_chances(variant, objective, memory, threads, cache)
    if plot is not None:
        draw_chances(variant, report.chances.by_target, report.mean, plot, session().language)
    report.print(as_json)


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
        notes = (legend(self._variant, self.language), self.words("solve-exact"), self._took())
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

    def _took(self) -> str:
        took = cost_words(self._solution.cost, self.language, is_cached=self._solution.cached)
        cards = self.words("solve-cards", cards=format_amount(self._solution.space.unfinished, self.language))
        return f"{cards} · {took}"

    def _number(self, number: float) -> str:
        return decimal(number, self.language)
