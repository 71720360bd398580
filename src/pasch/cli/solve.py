"""``pasch solve``: a variant's best play, exactly: its mean, its spread, what every box and bonus brings."""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pasch.analysis.plots import check_ending, draw_distribution
from pasch.analysis.wording import decimal, objective_words, percent
from pasch.cli.context import Command, session
from pasch.cli.json_output import print_json
from pasch.cli.options import Read, WrongUsage
from pasch.cli.readable import Readable, simple_table
from pasch.cli.solving import MEMORY, OBJECTIVE, THREADS, solved
from pasch.locale import text
from pasch.rules.card import empty_card
from pasch.rules.catalogue import load_variant
from pasch.rules.errors import Problem
from pasch.rules.explain.bonuses import signed
from pasch.rules.names import box_name
from pasch.rules.variant import Variant
from pasch.solver.amounts import amount
from pasch.solver.objective import ChanceObjective, Objective, ReachAll, Utility
from pasch.solver.solve.solution import BonusSummary, Solution

PERCENTILES = (1, 5, 25, 50, 75, 95, 99)


def _plot_file(name: str) -> Path:
    check_ending(Path(name))
    return Path(name)


@click.command("solve", cls=Command)
@click.argument("variant")
@click.option("--objective", type=OBJECTIVE, default="mean", show_default=True)
@click.option("--memory", type=MEMORY)
@click.option("--threads", type=THREADS)
@click.option("--no-cache", is_flag=True)
@click.option("--plot", type=Read(_plot_file))
@click.option("--json", "as_json", is_flag=True)
def solve(
    variant: str,
    objective: Objective,
    memory: int | None,
    threads: int | None,
    no_cache: bool,
    plot: Path | None,
    as_json: bool,
) -> None:
    """See ``help-solve`` in the catalogue."""
    found = load_variant(variant)
    if isinstance(objective, ChanceObjective):
        _solve_chances(found, objective, memory, threads, not no_cache, plot, as_json)
        return
    solution = solved(found, objective, memory=memory, threads=threads, cache=not no_cache)
    if plot is not None:
        draw_distribution(solution, plot, session().language)
    if as_json:
        print_json("pasch-solution", 1, as_content(solution))
        return
    for part in SolutionReport(solution, session().language).parts():
        session().console.print(Readable(part))


def _solve_chances(
    variant: Variant,
    objective: ChanceObjective,
    memory: int | None,
    threads: int | None,
    cache: bool,
    plot: Path | None,
    as_json: bool,
) -> None:
    from pasch.cli import chances

    if plot is not None and not isinstance(objective, ReachAll):
        raise WrongUsage(Problem("nothing-to-plot", {"objective": str(objective)}))
    found, mean = chances.chances_of(variant, objective, memory, threads, cache)
    if plot is not None:
        chances.draw(found, mean, plot, session().language)
    if as_json:
        print_json("pasch-chances", 1, chances.as_content(found, mean))
        return
    for part in chances.page(found, mean, session().language):
        session().console.print(Readable(part))


def as_content(solution: Solution) -> dict[str, object]:
    """A solution for machines; see docs/json.md."""
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
        "boxes": [asdict(box) for box in summary.boxes],
        "bonuses": [
            {
                "bonus": bonus.bonus,
                "column": bonus.column,
                "mean": bonus.mean,
                "tiers": [{"from": threshold, "chance": chance} for threshold, chance in bonus.reached],
            }
            for bonus in summary.bonuses
        ],
        "beside": summary.beside,
        "unused": summary.unused,
        "distribution": {"low": distribution.low, "chances": distribution.chances.tolist()},
    }


class SolutionReport:
    """A solution as somebody at a terminal reads it."""

    def __init__(self, solution: Solution, language: str) -> None:
        self._solution, self._variant, self._language = solution, solution.variant, language

    def parts(self) -> Iterator[RenderableType]:
        """Title, the total, boxes, bonuses, and what it took."""
        objective = objective_words(self._solution.objective, self._language)
        yield Text(self._words("solve-title", variant=self._variant.names[self._language], objective=objective))
        yield ""
        yield self._total()
        yield ""
        yield self._percentiles()
        yield ""
        yield self._boxes()
        bonuses = self._bonuses()
        if bonuses.row_count:
            yield ""
            yield bonuses
        yield ""
        yield Text(self._words("solve-legend") + self._bonus_legend())
        yield Text(self._words("solve-exact"))
        yield Text(self._took())

    def _total(self) -> Table:
        distribution = self._solution.summary.distribution
        table = Table.grid(padding=(0, 2))
        table.add_column()
        table.add_column(justify="right")
        if isinstance(self._solution.objective, Utility):
            value = self._solution.value_of(empty_card(self._variant))
            table.add_row(self._words("solve-certain"), self._number(value))
        table.add_row(self._words("solve-mean"), Text(self._number(distribution.mean), style="bold"))
        table.add_row(self._words("solve-sd"), self._number(distribution.sd))
        return table

    def _percentiles(self) -> Table:
        table = simple_table(self._words("solve-percentiles"))
        for share in PERCENTILES:
            name = self._words("solve-median") if share == 50 else self._words("solve-percentile", share=share)
            table.add_column(name, justify="right")
        distribution = self._solution.summary.distribution
        table.add_row(self._words("solve-total"), *(str(distribution.percentile(share)) for share in PERCENTILES))
        return table

    def _boxes(self) -> Table:
        table = simple_table(self._words("solve-box"), self._words("solve-points"), self._words("solve-struck"))
        for box, found in zip(self._variant.boxes, self._solution.summary.boxes, strict=True):
            name = Text(box_name(self._variant, box, self._language))
            table.add_row(name, self._number(found.mean), percent(found.struck, self._language))
        return table

    def _bonuses(self) -> Table:
        table = simple_table(self._words("solve-bonus"), self._words("solve-points"), self._words("solve-reached"))
        for place, bonus in enumerate(self._solution.summary.bonuses):
            for number, (_, chance) in enumerate(bonus.reached):
                mean = self._number(bonus.mean) if number == 0 else ""
                name = Text(tier_name(self._solution, place, number, self._language))
                table.add_row(name, mean, percent(chance, self._language))
        summary = self._solution.summary
        for message, points in (("solve-beside", summary.beside), ("solve-unused", summary.unused)):
            if points:
                table.add_row(self._words(message), self._number(points), "")
        return table

    def _bonus_legend(self) -> str:
        return " " + self._words("solve-legend-bonus") if self._solution.summary.bonuses else ""

    def _took(self) -> str:
        cost = self._solution.cost
        seconds, cpu = (decimal(spent, self._language, 1) for spent in (cost.wall_seconds, cost.cpu_seconds))
        took = self._words("solve-cached" if self._solution.cached else "solve-solved", seconds=seconds, cpu=cpu)
        cards = self._words("solve-cards", cards=amount(self._solution.space.unfinished, self._language))
        return f"{cards} · {took}"

    def _number(self, number: float) -> str:
        return decimal(number, self._language)

    def _words(self, message: str, **facts: str | int) -> str:
        return text(message, self._language, **facts)


def tier_name(solution: Solution, place: int, number: int, language: str) -> str:
    """A tier of a bonus: its column where there are several, its name, its points and its threshold."""
    variant = solution.variant
    rule, bonus = variant.bonuses[place], solution.summary.bonuses[place]
    threshold, points = rule.tiers[number]
    name = text("solve-tier", language, bonus=rule.names[language], points=signed(points), threshold=threshold)
    return f"{_column_name(solution, bonus, language)}: {name}" if bonus.column and len(variant.columns) > 1 else name


def _column_name(solution: Solution, bonus: BonusSummary, language: str) -> str:
    return next(column.names[language] for column in solution.variant.columns if column.id == bonus.column)
