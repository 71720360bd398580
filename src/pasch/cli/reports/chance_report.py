"""``pasch solve`` for chances: to reach a target, to reach every target, to win against an opponent."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pasch.analysis.number_words import objective_words
from pasch.cli.page_width import simple_table
from pasch.cli.report import Report
from pasch.cli.reports.box_stats import cost_words
from pasch.cli.solve_options import ProgressDisplay, tell_notes
from pasch.locale.numbers import format_amount, percent
from pasch.rules.variant.variant import Variant
from pasch.solver.objective import ChanceObjective, Mean, Reach, ReachAll, WinAgainst
from pasch.solver.solve.chance_solutions import Chances, solve_chances
from pasch.solver.solve.solution import Distribution
from pasch.solver.solve.solver import solve

SHARES = (0.999, 0.99, 0.95, 0.9, 0.75, 0.5, 0.25, 0.1, 0.05, 0.01, 0.001)
"""For each share, the page shows the highest target that can be reached at least so often."""


def compare_chances(
    variant: Variant,
    objective: ChanceObjective,
    memory: int | None,
    threads: int | None,
    cache: bool,
) -> "ChanceReport":
    """Solves for chances, and for the best mean to compare them with."""
    with ProgressDisplay() as watch:
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
    return ChanceReport(chances, plain.summary.distribution)


def chance_of_mean(objective: Reach | WinAgainst, distribution: Distribution) -> float:
    """Returns the chance to reach the target, or to win, of play for the best mean."""
    if isinstance(objective, Reach):
        return distribution.chance_to_reach(objective.target)
    # P(win) = Σ P(total) · P(win | total) over the totals of play for the mean.
    wins = [objective.win_chance(distribution.low + place) for place in range(len(distribution.chances))]
    return float(distribution.chances @ wins)


@dataclass(frozen=True)
class ChanceReport(Report):
    """The best chances, next to those of play for the best mean.

    Attributes:
        mean: totals of play for the best mean.
    """

    form = "pasch-chances"
    chances: Chances
    mean: Distribution

    def to_json(self) -> dict[str, object]:
        chances, mean = self.chances, self.mean
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

    def parts(self) -> Iterator[RenderableType]:
        chances, language = self.chances, self.language
        objective = objective_words(chances.objective, language)
        yield Text(self.words("solve-title", variant=chances.variant.names[language], objective=objective))
        yield ""
        yield self._table()
        yield ""
        yield Text(self.words("chances-legend"))
        values = self.words("chances-values", values=format_amount(chances.values, language))
        yield Text(f"{values} · {cost_words(chances.cost, language, is_cached=chances.cached)}")

    def _table(self) -> Table:
        chances, mean, language = self.chances, self.mean, self.language
        best, other = self.words("chances-best"), self.words("chances-mean")
        if not isinstance(chances.objective, ReachAll):
            table = Table.grid(padding=(0, 2))
            table.add_column()
            table.add_column(justify="right")
            table.add_row(best, Text(percent(chances.chance, language), style="bold"))
            table.add_row(other, percent(chance_of_mean(chances.objective, mean), language))
            return table
        table = simple_table(self.words("chances-target"), best, other)
        low, found = chances.by_target.low, chances.by_target.chances
        for share in SHARES:
            # Chances fall with the target, so the last place is the highest target.
            places = [place for place, chance in enumerate(found) if chance >= share]
            target = low + places[-1] if places else low
            table.add_row(
                str(target), percent(chances.reach(target), language), percent(mean.chance_to_reach(target), language)
            )
        return table
