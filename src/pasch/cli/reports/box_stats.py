"""Totals, boxes and bonuses under optimal play or in games: as tables and as JSON."""

from typing import TYPE_CHECKING, Literal

from rich.table import Table
from rich.text import Text

from pasch.cli.page_width import simple_table
from pasch.locale import text
from pasch.locale.numbers import decimal, percent
from pasch.rules.explain.bonus_sentences import format_signed, signed_fact
from pasch.rules.variant.box_names import box_name
from pasch.rules.variant.variant import Variant

if TYPE_CHECKING:
    from pasch.solver.solve.simulation import GameSample
    from pasch.solver.solve.solution import BonusSummary, BoxSummary, SolveCost, Summary

PERCENTILES = (1, 5, 25, 50, 75, 95, 99)
_NEVER = 0.00005
"""A further tier of a bonus that is reached less often would be shown as 0.00 % and is left out."""


def stats_to_json(summary: "Summary | GameSample", reached: Literal["chance", "share"]) -> dict[str, object]:
    """Returns the points of boxes and bonuses as JSON; see docs/json.md.

    Args:
        reached: key of how often a tier is reached: computed, or counted in games.
    """
    return {
        "boxes": boxes_to_json(summary),
        "bonuses": [
            {
                "bonus": bonus.bonus,
                "column": bonus.column,
                "mean": bonus.mean,
                "tiers": [{"from": threshold, reached: often} for threshold, often in bonus.reached],
            }
            for bonus in summary.bonuses
        ],
        "beside": summary.beside,
        "unused": summary.unused,
    }


def boxes_to_json(summary: "Summary | GameSample") -> list[dict[str, object]]:
    """Returns the points of boxes as JSON; entries only where they do not count towards the total."""
    known = ("written",) if any(box.written is not None for box in summary.boxes) else ()
    return [{name: getattr(box, name) for name in ("box", "mean", "struck", *known)} for box in summary.boxes]


def boxes_table(variant: Variant, summary: "Summary | GameSample", language: str) -> Table:
    """The mean of each box, and how often it is struck."""
    table = simple_table(*(text(f"solve-{heading}", language) for heading in ("box", "points", "struck")))
    for box, found in zip(variant.boxes, summary.boxes, strict=True):
        name = Text(box_name(variant, box, language))
        table.add_row(name, box_mean(variant, found, language), percent(found.struck, language))
    return table


def box_mean(variant: Variant, box: "BoxSummary", language: str) -> str:
    """Formats the mean entry of a box; a dash where it is not known."""
    mean = box.shown(variant)
    return "–" if mean is None else decimal(mean, language)


def percentile_name(share: int, language: str) -> str:
    """Returns the heading of a percentile."""
    return text("solve-median", language) if share == 50 else text("solve-percentile", language, share=share)


def cost_words(cost: "SolveCost", language: str, *, is_cached: bool = False) -> str:
    """Returns the wall and processor time of a solution in words."""
    seconds, cpu = (decimal(spent, language, 1) for spent in (cost.wall_seconds, cost.cpu_seconds))
    return text("solve-cached" if is_cached else "solve-solved", language, seconds=seconds, cpu=cpu)


def legend(variant: Variant, language: str) -> str:
    """Explains the columns of both tables, and boxes that count only towards bonuses."""
    parts = ["solve-legend", *(["solve-legend-bonus"] if variant.bonuses else [])]
    return " ".join(text(part, language) for part in (*parts, *box_notes(variant)))


def box_notes(variant: Variant) -> list[str]:
    """The message of what is unusual about the means of boxes; none where they make the total."""
    return [] if variant.counts_points else ["results-only-bonuses"]


def bonuses_table(variant: Variant, summary: "Summary | GameSample", language: str) -> Table:
    """Returns the mean of each bonus, the share of each tier, and points outside boxes."""
    table = simple_table(*(text(f"solve-{heading}", language) for heading in ("bonus", "points", "reached")))
    for place, bonus in enumerate(summary.bonuses):
        for number, (_, chance) in enumerate(bonus.reached):
            if number and chance < _NEVER:
                continue
            mean = decimal(bonus.mean, language) if number == 0 else ""
            table.add_row(Text(tier_name(variant, bonus, place, number, language)), mean, percent(chance, language))
    for message, points in (("solve-beside", summary.beside), ("solve-unused", summary.unused)):
        if points:
            table.add_row(text(message, language), decimal(points, language), "")
    return table


def tier_name(variant: Variant, bonus: "BonusSummary", place: int, number: int, language: str) -> str:
    """A tier of a bonus: its column where there are several, its name, its points and its threshold."""
    rule = variant.bonuses[place]
    name = rule.names[language]
    if rule.formula is None:
        threshold, (_, points) = rule.shown_thresholds[number], rule.tiers[number]
        name = text("solve-tier", language, bonus=name, points=format_signed(points), threshold=signed_fact(threshold))
    if not bonus.column or len(variant.columns) == 1:
        return name
    column = next(column.names[language] for column in variant.columns if column.id == bonus.column)
    return f"{column}: {name}"
