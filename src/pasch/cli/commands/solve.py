"""``pasch solve``: optimal play of a variant: mean, spread, and the points of every box and bonus."""

from contextlib import AbstractContextManager
from pathlib import Path

import click

from pasch.analysis.export.exported_tables import totals_of, values_of
from pasch.analysis.export.plots import draw_chances, draw_distribution
from pasch.analysis.number_words import objective_words
from pasch.cli.argument_types import INPUT, VARIANT
from pasch.cli.context import Command, session
from pasch.cli.options import MOST_GAMES, WrongUsage, refuse_together, whole
from pasch.cli.reports.solution_report import SolutionReport
from pasch.cli.solve_options import MEMORY, OBJECTIVE, THREADS, ProgressDisplay, solve_with_progress, tell_notes
from pasch.cli.table_export import DATA, PLOT, save
from pasch.cli.worker_options import CLUSTER, workers
from pasch.locale import text
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import Problem, TooLargeError
from pasch.rules.variant.variant import Variant
from pasch.solver.objective import ChanceObjective, Mean, Objective, ReachAll
from pasch.solver.parallel.workers import Workers


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
