"""Possible points of boxes, sums and formulas, to find rules that nothing ever fulfils.

Boxes are taken as independent of each other, so the results are supersets: what is impossible here never happens.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise, product
from math import prod

from pasch.rules.document.model import Tier
from pasch.rules.variant.formula import COMPARISONS, BoxFormula, Comparison, Term
from pasch.rules.variant.maximum import possible_points
from pasch.rules.variant.variant import Box, SumBonus, Variant

# Combinations of points tried for a formula; beyond that only its least and most points are compared.
MOST_TRIED = 50_000


def _points_in(variant: Variant, box: Box) -> set[int]:
    return {box.struck, *possible_points(variant, box.index)}


def sums_of(parts: Iterable[Collection[int]]) -> set[int]:
    """Returns every sum of one number of each part."""
    found = {0}
    for part in parts:
        found = {one + other for one in found for other in part}
    return found


def reached_by(variant: Variant, bonus: SumBonus) -> set[int]:
    """Returns every sum that a bonus can find in full boxes."""
    found = sums_of(
        {bonus.step(index, points) for points in _points_in(variant, variant.boxes[index])}
        for index in bonus.members
        for _ in range(variant.boxes[index].entries)
    )
    return {reached + bonus.base for reached in found}


def find_tier(tiers: Iterable[Tier], reached: int) -> Tier | None:
    """Returns the tier that counts for a sum: the highest of those that include it."""
    return max((tier for tier in tiers if tier.includes(reached)), key=lambda tier: tier.least, default=None)


@dataclass(frozen=True)
class Outcomes:
    """Possible results of a formula.

    Attributes:
        holds, fails: its condition can do so.
        pays: its value can differ from 0.
    """

    holds: bool
    fails: bool
    pays: bool


def outcomes_of(variant: Variant, formula: BoxFormula) -> Outcomes:
    """Returns the possible results of a formula once its boxes are full."""
    boxes = [variant.boxes[index] for index in formula.boxes]
    values = {box.index: sums_of([_points_in(variant, box)] * box.entries) for box in boxes}
    if prod(map(len, values.values())) > MOST_TRIED:
        return _by_spans(formula, {index: (min(found), max(found)) for index, found in values.items()})
    holds = fails = pays = False
    for chosen in product(*values.values()):
        points = dict(zip(values, chosen, strict=True))
        if formula.is_met([term.value(points) for term in formula.compared]):
            holds, pays = True, pays or formula.points.value(points) != 0
        else:
            fails = True
    return Outcomes(holds, fails, pays)


# Interval arithmetic: terms that share a box are correlated, so both answers may be "possible" where one is not.
def _by_spans(formula: BoxFormula, spans: Mapping[int, tuple[int, int]]) -> Outcomes:
    pairs = list(pairwise(formula.compared))
    comparison = formula.comparison
    holds = comparison is None or all(_can_hold(comparison, *pair, spans) for pair in pairs)
    fails = comparison is not None and any(_can_fail(comparison, *pair, spans) for pair in pairs)
    return Outcomes(holds, fails, holds and formula.points.span(spans) != (0, 0))


def _can_hold(comparison: Comparison, one: Term, other: Term, spans: Mapping[int, tuple[int, int]]) -> bool:
    (low, high), (other_low, other_high) = one.span(spans), other.span(spans)
    if one == other:
        return comparison != "below"
    return (
        low <= other_high and high >= other_low if comparison == "equal" else COMPARISONS[comparison](low, other_high)
    )


def _can_fail(comparison: Comparison, one: Term, other: Term, spans: Mapping[int, tuple[int, int]]) -> bool:
    (low, high), (other_low, other_high) = one.span(spans), other.span(spans)
    if one == other:
        return comparison == "below"
    return (
        not low == high == other_low == other_high
        if comparison == "equal"
        else not COMPARISONS[comparison](high, other_low)
    )
