"""The report of ``pasch compare``: two variants side by side."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pasch.analysis.balance.balance_computing import BalancedGame
from pasch.analysis.balance.comparison import VariantComparison
from pasch.cli.page_width import apart, simple_table
from pasch.cli.report import Report
from pasch.cli.reports.balance_report import EffectsReport
from pasch.cli.reports.box_stats import PERCENTILES, box_notes, percentile_name, tier_name
from pasch.cli.reports.measured_report import MeasuredReport
from pasch.cli.reports.solution_report import SolutionReport
from pasch.locale.numbers import decimal, difference, percent
from pasch.rules.variant.box_names import box_name
from pasch.rules.variant.difference import same_game
from pasch.solver.solve.solution import Solution


class ComparisonReport(Report):
    """Totals, boxes and bonuses of two variants, and the effect of each difference."""

    form = "pasch-comparison"

    def __init__(self, comparison: VariantComparison) -> None:
        self._comparison, self._pair = comparison, comparison.pair

    def to_json(self) -> dict[str, object]:
        comparison = self._comparison
        first, second = comparison.pair
        return {
            "first": _outcome_to_json(first),
            "second": _outcome_to_json(second),
            "same_game": same_game(first.variant, second.variant),
            "difference": comparison.difference,
            "balances": [balance.as_json() for balance in comparison.balances],
            "together": [balance.as_json() for balance in comparison.together],
            "switches": [
                {
                    "switch": effect.switch.key,
                    "changes": [change.as_json() for change in effect.switch.changes],
                    "effect": effect.after.mean - effect.before.mean if effect.before and effect.after else None,
                    "before": effect.before and effect.before.as_json(),
                    "balance": effect.after and effect.after.as_json(),
                    "problem": effect.problem.as_json(self.language) if effect.problem else None,
                }
                for effect in comparison.effects
            ],
        }

    def parts(self) -> Iterator[RenderableType]:
        first, second = (balanced.variant.names[self.language] for balanced in self._pair)
        title = [Text(self.words("compare-title", first=f"A = {first}", second=f"B = {second}"))]
        if same_game(self._pair[0].variant, self._pair[1].variant):
            title.append(Text(self.words("compare-same")))
        bonuses = self._bonuses()
        notes = (note for balanced in self._pair for note in box_notes(balanced.variant))
        yield from apart(
            title,
            [self._totals()],
            [self._boxes()],
            [bonuses] if bonuses.row_count else [],
            [Text(" ".join(map(self.words, ("compare-legend", *dict.fromkeys(notes)))))],
            EffectsReport(self._comparison, self.language).parts(),
        )

    def _totals(self) -> Table:
        table = simple_table(self.words("solve-total"), "A", "B", self.words("compare-difference"))
        balances = self._comparison.balances
        for message, numbers in (
            ("solve-mean", [one.mean for one in balances]),
            ("solve-sd", [one.sd for one in balances]),
        ):
            table.add_row(self.words(message), *self._three(numbers))
        for share in PERCENTILES:
            name = percentile_name(share, self.language)
            table.add_row(name, *self._three([one.percentile(share) for one in self._pair], places=0))
        return table

    def _boxes(self) -> Table:
        columns = [f"{self.words(name)}\n{side}" for name in ("compare-share", "solve-struck") for side in "AB"]
        headings = [f"{self.words('solve-points')}\n{side}" for side in "AB"]
        table = simple_table(
            f"\n{self.words('solve-box')}", *headings, f"\n{self.words('compare-difference')}", *columns
        )
        summaries = [{box.box: box for box in balanced.summary.boxes} for balanced in self._pair]
        for box in dict.fromkeys(name for found in summaries for name in found):
            pair = [found.get(box) for found in summaries]
            means = [
                None if one is None else one.shown(balanced.variant)
                for one, balanced in zip(pair, self._pair, strict=True)
            ]
            # Without points of boxes in the total there is no share of it.
            shares = [
                mean / (balanced.balance.mean or 1.0) if mean is not None and balanced.variant.counts_points else None
                for balanced, mean in zip(self._pair, means, strict=True)
            ]
            struck = [None if one is None else one.struck for one in pair]
            variant = next(one.variant for one in self._pair if box in one.variant.box_by_id)
            table.add_row(
                Text(box_name(variant, variant.box_by_id[box], self.language)),
                *self._three(means),
                *("–" if one is None else percent(one, self.language, 1) for one in (*shares, *struck)),
            )
        return table

    def _bonuses(self) -> Table:
        # A line for each tier of each bonus, with the mean on the first of them; then the points outside boxes.
        headings = [(name, side) for name in ("solve-points", "solve-reached") for side in "AB"]
        words = [f"{self.words(name)}\n{side}" for name, side in headings]
        words.insert(2, f"\n{self.words('compare-difference')}")
        table = simple_table(f"\n{self.words('solve-bonus')}", *words)
        tiers = [
            {
                tier_name(balanced.variant, bonus, place, number, self.language): (bonus.mean, chance, number)
                for place, bonus in enumerate(balanced.summary.bonuses)
                for number, (_, chance) in enumerate(bonus.reached)
            }
            for balanced in self._pair
        ]
        for name in dict.fromkeys(name for found in tiers for name in found):
            pair = [found.get(name) for found in tiers]
            means = self._three([None if one is None else one[0] for one in pair])
            first = any(one is not None and one[2] == 0 for one in pair)
            reached = ["–" if one is None else percent(one[1], self.language, 1) for one in pair]
            table.add_row(Text(name), *(means if first else ["", "", ""]), *reached)
        for message, points in (
            ("solve-beside", [balanced.summary.beside for balanced in self._pair]),
            ("solve-unused", [balanced.summary.unused for balanced in self._pair]),
        ):
            if any(points):
                table.add_row(self.words(message), *self._three(points), "", "")
        return table

    def _three(self, pair: Sequence[float | None], places: int = 2) -> list[str]:
        shown = ["–" if one is None else decimal(one, self.language, places) for one in pair]
        first, second = pair
        change = None if first is None or second is None else second - first
        return [*shown, "" if change is None else difference(change, self.language, places)]


def _outcome_to_json(balanced: BalancedGame) -> dict[str, object]:
    outcome = balanced.outcome
    report = SolutionReport(outcome) if isinstance(outcome, Solution) else MeasuredReport(outcome)
    return report.to_json()
