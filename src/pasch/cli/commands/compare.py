"""``pasch compare``: two variants and the effect of each difference, or the effect of varying a number in the rules.

Variants that are too large to be solved are measured in games.
"""

from pathlib import Path

import click

from pasch.analysis.balance.comparison import compare as compared
from pasch.analysis.balance.parameter_sweep import Range, meaningless, parse_range, sweep
from pasch.analysis.export.plots import draw_sweep
from pasch.cli.argument_types import VARIANT
from pasch.cli.context import Command, session, warn
from pasch.cli.options import ParsedOption, WrongUsage
from pasch.cli.reports.balance_report import SweepReport
from pasch.cli.reports.comparison_report import ComparisonReport
from pasch.cli.solve_options import MEMORY, ProgressDisplay, tell_notes
from pasch.cli.table_export import PLOT
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import Problem
from pasch.rules.variant.variant import Variant


@click.command("compare", cls=Command)
@click.argument("first", type=VARIANT)
@click.argument("second", required=False, type=VARIANT)
@click.option("--vary", type=ParsedOption(parse_range))
@click.option("--plot", type=PLOT)
@click.option("--memory", type=MEMORY)
@click.option("--json", "as_json", is_flag=True)
def compare(
    first: str, second: str | None, vary: Range | None, plot: Path | None, memory: int | None, as_json: bool
) -> None:
    """See ``help-compare`` in the catalogue."""
    if (second is None) is (vary is None):
        raise WrongUsage(Problem("compare-what"))
    if vary is not None:
        _vary(load_variant(first), vary, plot, memory, as_json)
        return
    if plot is not None:
        raise WrongUsage(Problem("compare-plot"))
    variants = load_variant(first), load_variant(str(second))
    with ProgressDisplay() as watch:
        comparison = compared(*variants, memory=memory, progress=watch.progress, forecast=watch.forecast)
    for balanced in comparison.pair:
        tell_notes(balanced.outcome.notes)
    ComparisonReport(comparison).print(as_json)


def _vary(variant: Variant, wanted: Range, plot: Path | None, memory: int | None, as_json: bool) -> None:
    language = session().language
    for one in meaningless(variant, wanted):
        if one.problem is not None:
            warn(f"{one.value}: {one.problem.words(language)}")
    with ProgressDisplay() as watch:
        steps = list(sweep(variant, wanted, memory, watch.progress))
    if plot is not None and any(step.balance for step in steps):
        draw_sweep(variant, wanted.key, steps, plot, language)
    SweepReport(variant, wanted.key, steps).print(as_json)
