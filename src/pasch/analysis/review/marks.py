"""Marks: how much a decision lost, and how far a throw was beyond the usual, in one word."""

from collections.abc import Sequence
from typing import Literal, get_args

from pasch.analysis.review.review_model import Fault, Fortune
from pasch.analysis.thresholds import FAULTS, FORTUNES, ROUNDING
from pasch.solver.kernels.games.roll_options import TIE
from pasch.solver.query.action_ranking import Option

Unit = Literal["win", "points"]
_FAULTS: tuple[Fault, ...] = get_args(Fault)


def fault_of(loss: float, unit: Unit) -> Fault | None:
    """The mark of a decision that lost so much; None for a small loss."""
    reached = [fault for fault in _FAULTS if loss >= FAULTS[unit][fault] - ROUNDING]
    return reached[-1] if reached else None


def fortune_of(luck: float, unit: Unit) -> Fortune | None:
    """Returns the mark of a throw by its luck."""
    size = abs(luck) + ROUNDING
    if size < FORTUNES[unit]["lucky"]:
        return None
    very = FORTUNES[unit]["very_lucky"]
    if luck > 0:
        return "very-lucky" if size >= very else "lucky"
    return "very-unlucky" if size >= very else "unlucky"


def counts(options: Sequence[Option]) -> bool:
    """Returns whether a decision mattered: more than one action was legal, and their values differed."""
    return len(options) > 1 and max(option.loss for option in options) > TIE
