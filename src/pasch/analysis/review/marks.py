"""Marks: how much a decision lost, and how far a throw was beyond the usual, in one word."""

from collections.abc import Sequence
from typing import Literal, get_args

from pasch.analysis.review.review_model import Fault, Fortune
from pasch.solver.kernels.games.roll_options import TIE
from pasch.solver.query.action_ranking import Option

Unit = Literal["win", "points"]
FAULTS: dict[Unit, tuple[float, float, float]] = {"win": (0.01, 0.025, 0.05), "points": (1.5, 4.0, 8.0)}
"""From which loss on a decision is an inaccuracy (?!), a mistake (?), a blunder (??)."""
FORTUNES: dict[Unit, tuple[float, float]] = {"win": (0.1, 0.2), "points": (12.0, 24.0)}
"""From which luck on a throw is lucky, very lucky; and the same below 0."""
SIGNS: dict[Fault, str] = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
_KINDS: tuple[Fault, ...] = get_args(Fault)
_ROUNDING = 1e-12


def fault_of(loss: float, unit: Unit) -> Fault | None:
    """The mark of a decision that lost so much; None for a small loss."""
    reached = sum(loss >= bound - _ROUNDING for bound in FAULTS[unit])
    return _KINDS[reached - 1] if reached else None


def fortune_of(luck: float, unit: Unit) -> Fortune | None:
    """The mark of a throw that brought so much."""
    lucky, very = FORTUNES[unit]
    size = abs(luck) + _ROUNDING
    if size < lucky:
        return None
    if luck > 0:
        return "very-lucky" if size >= very else "lucky"
    return "very-unlucky" if size >= very else "unlucky"


def counts(options: Sequence[Option]) -> bool:
    """Whether a decision mattered: not where only one action was legal, nor where all were worth the same."""
    return len(options) > 1 and max(option.loss for option in options) > TIE
