"""What the best play of a variant brings on average, as docs/protocol.md writes it: exactly, or by an estimate."""

from typing import TYPE_CHECKING, Any

from pasch.rules.engine import apply, new_game
from pasch.rules.events import Rolled
from pasch.rules.variant import Variant

if TYPE_CHECKING:
    from pasch.solver.ask.oracle import Oracle

NINE_IN_TEN = (5, 95)
"""Percentiles: nine games in ten end between them."""
NOTHING: dict[str, Any] = {"exact": False, "mean": None, "sd": None, "nine_in_ten": None}
"""Nobody here knows."""


def average(variant: Variant, oracle: "Oracle") -> dict[str, Any]:
    """The average of one who plays alone for the highest average.

    Returns:
        ``{"exact", "mean", "sd", "nine_in_ten", "why"}``; how widely games spread only a solution of the whole sheet
        tells.
    """
    from pasch.solver.ask.advice import Adviser

    if not isinstance(oracle, Adviser):
        return {**NOTHING, "exact": oracle.exact, "mean": _mean(variant, oracle), "why": None}
    totals = oracle.solution.summary.distribution
    spread = [totals.percentile(share) for share in NINE_IN_TEN]
    return {"exact": True, "mean": totals.mean, "sd": totals.sd, "nine_in_ten": spread, "why": None}


def _mean(variant: Variant, oracle: "Oracle") -> float:
    """What the best action after the first throw is worth, on average over all throws."""
    game, tables = new_game(variant, variant.seats[0], first=0), variant.tables
    best = (max(oracle.action_values(apply(game, Rolled(roll))).values()) for roll in tables.rolls)
    return sum(ways * worth for ways, worth in zip(tables.ways, best, strict=True)) / sum(tables.ways)
