"""``pasch solve`` for chances: to reach a target, to reach every target, to win against an opponent."""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pasch.analysis.export.plots import draw_chances
from pasch.analysis.number_words import decimal, objective_words, percent
from pasch.cli.page_width import simple_table
from pasch.cli.solve_options import Watch, tell_notes
from pasch.locale import text
from pasch.rules.variant.variant import Variant
from pasch.solver.amounts import format_amount
from pasch.solver.objective import ChanceObjective, Mean, Reach, ReachAll, WinAgainst
from pasch.solver.solve.chance_solutions import Chances, solve_chances
from pasch.solver.solve.solution import Distribution
from pasch.solver.solve.solver import solve

SHARES = (0.999, 0.99, 0.95, 0.9, 0.75, 0.5, 0.25, 0.1, 0.05, 0.01, 0.001)
"""Of every target, people see those that can be reached so often."""


def chances_of(
    variant: Variant,
    objective: ChanceObjective,
    memory: int | None,
    threads: int | None,
    cache: bool,
) -> tuple[Chances, Distribution]:
    """The chances, and the totals of whoever plays for the best mean, to compare them with."""
    with Watch() as watch:
        plain = solve(
            variant,
            Mean(),
            memory=memory,
            threads=threads,
            cache=cache,
            progress=watch.progress,
        )
        chances = solve_chances(
            variant,
            objective,
            memory=memory,
            threads=threads,
            cache=cache,
            progress=watch.progress,
            tell=lambda values, size, seconds: watch.say(values, size, seconds, "chances-forecast"),
        )
    tell_notes((*plain.notes, *chances.notes))
    return chances, plain.summary.distribution


def chance_of_mean(objective: Reach | WinAgainst, distribution: Distribution) -> float:
    """How likely the best player for the mean reaches the target, or wins."""
    if isinstance(objective, Reach):
        return distribution.chance_to_reach(objective.target)
    wins = [objective.win_chance(distribution.low + place) for place in range(len(distribution.chances))]
    return float(distribution.chances @ wins)


def to_json(chances: Chances, mean: Distribution) -> dict[str, object]:
    """Chances for machines; see docs/json.md."""
    content: dict[str, object] = {
        "variant": chances.variant.id,
        "rules_hash": chances.variant.rules_hash,
        "objective": str(chances.objective),
        "exact": True,
        "values": chances.values,
        "cached": chances.cached,
        **asdict(chances.cost),
    }
    if isinstance(chances.objective, ReachAll):
        low, found = chances.by_target.low, chances.by_target.chances
        own = [mean.chance_to_reach(low + place) for place in range(len(found))]
        return content | {"reach": {"low": low, "chances": found.tolist(), "best_mean": own}}
    return content | {"chance": chances.chance, "best_mean": chance_of_mean(chances.objective, mean)}


def draw(chances: Chances, mean: Distribution, path: Path, language: str) -> None:
    """Draws the best chance for every target, beside that of the best player for the mean."""
    draw_chances(chances.variant, chances.by_target, mean, path, language)


def page(chances: Chances, mean: Distribution, language: str) -> Iterator[RenderableType]:
    """Chances as somebody at a terminal reads them."""
    objective = objective_words(chances.objective, language)
    yield Text(text("solve-title", language, variant=chances.variant.names[language], objective=objective))
    yield ""
    yield _table(chances, mean, language)
    yield ""
    yield Text(text("chances-legend", language))
    seconds, cpu = (decimal(spent, language, 1) for spent in (chances.cost.wall_seconds, chances.cost.cpu_seconds))
    took = text("solve-cached" if chances.cached else "solve-solved", language, seconds=seconds, cpu=cpu)
    yield Text(f"{text('chances-values', language, values=format_amount(chances.values, language))} · {took}")


def _table(chances: Chances, mean: Distribution, language: str) -> Table:
    best, other = text("chances-best", language), text("chances-mean", language)
    if not isinstance(chances.objective, ReachAll):
        table = Table.grid(padding=(0, 2))
        table.add_column()
        table.add_column(justify="right")
        table.add_row(best, Text(percent(chances.chance, language), style="bold"))
        table.add_row(other, percent(chance_of_mean(chances.objective, mean), language))
        return table
    table = simple_table(text("chances-target", language), best, other)
    low, found = chances.by_target.low, chances.by_target.chances
    for share in SHARES:
        places = [place for place, chance in enumerate(found) if chance >= share]
        target = low + places[-1] if places else low
        table.add_row(
            str(target), percent(chances.reach(target), language), percent(mean.chance_to_reach(target), language)
        )
    return table
