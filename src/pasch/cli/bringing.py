"""What boxes and bonuses bring, in the best play or in games played: as tables, and for machines."""

from dataclasses import asdict
from typing import Literal

from rich.table import Table
from rich.text import Text

from pasch.analysis.wording import decimal, percent
from pasch.cli.readable import simple_table
from pasch.locale import text
from pasch.rules.explain.bonuses import signed
from pasch.rules.names import box_name
from pasch.rules.variant import Variant
from pasch.solver.solve.simulation import Sample
from pasch.solver.solve.solution import BonusSummary, Summary

_NEVER = 0.00005
"""Of several tiers, one that is reached less often is left out: it would stand there as 0.00 %."""


def brought_content(summary: Summary | Sample, reached: Literal["chance", "share"]) -> dict[str, object]:
    """What boxes and bonuses bring, for machines; see docs/json.md.

    Args:
        reached: whether it was worked out how often a tier is reached, or counted.
    """
    return {
        "boxes": [asdict(box) for box in summary.boxes],
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


def boxes_table(variant: Variant, summary: Summary | Sample, language: str) -> Table:
    """The mean of each box, and how often it is struck."""
    table = simple_table(*(text(f"solve-{heading}", language) for heading in ("box", "points", "struck")))
    for box, found in zip(variant.boxes, summary.boxes, strict=True):
        name = Text(box_name(variant, box, language))
        table.add_row(name, decimal(found.mean, language), percent(found.struck, language))
    return table


def bonuses_table(variant: Variant, summary: Summary | Sample, language: str) -> Table:
    """The mean of each bonus, how often each tier is reached, and points that stand in no box."""
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


def tier_name(variant: Variant, bonus: BonusSummary, place: int, number: int, language: str) -> str:
    """A tier of a bonus: its column where there are several, its name, its points and its threshold."""
    rule = variant.bonuses[place]
    name = rule.names[language]
    if rule.formula is None:
        threshold, points = rule.tiers[number]
        name = text("solve-tier", language, bonus=name, points=signed(points), threshold=threshold)
    if not bonus.column or len(variant.columns) == 1:
        return name
    column = next(column.names[language] for column in variant.columns if column.id == bonus.column)
    return f"{column}: {name}"
