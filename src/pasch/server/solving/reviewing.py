"""Reviews: the game that somebody brings, and what may be told about it."""

from typing import TYPE_CHECKING

from pasch.play.record import Record, final_state, read_record
from pasch.rules.errors import PaschError, Problem
from pasch.rules.notation import only
from pasch.rules.variant import Variant
from pasch.solver.progress import Stages

if TYPE_CHECKING:
    from pasch.analysis.review.model import Review
    from pasch.solver.ask.oracle import Oracle
    from pasch.solver.ask.winning import Winning
    from pasch.solver.solve.solution import Solution

MOST_MEMORY = 1_500_000_000
"""Bytes that working out how cards end may take."""


def read_game(variant: Variant, text: str) -> Record:
    """The game of this variant that a text tells, written as a record or as JSON.

    Raises:
        PaschError: it is none, one of another variant, or one that still goes on at a server's table: of such a record
            the secret of its dice is not told yet, and nothing of its review.
    """
    record = read_record(text.encode(), find_variant=only(variant))
    is_fair = "Commitment" in record.tags and "Secret" not in record.tags
    if is_fair and final_state(record).phase != "over":
        raise PaschError(Problem("review-running"))
    return record


def reviewed(record: Record, oracle: "Oracle", language: str, *, without_endings: bool) -> "Review | None":
    """The review of a game by who knows the values; None where it is not known yet how its cards end.

    Args:
        without_endings: then points decide, and not the chance to win.
    """
    from pasch.analysis.review.reviewing import review_by
    from pasch.solver.ask.advice import Adviser

    if len(record.seats) == 1 or not isinstance(oracle, Adviser):
        return review_by(record, oracle, language)
    winning = _kept_winning(oracle.solution)
    if winning is None and not without_endings:
        return None
    return review_by(record, oracle, language, winning)


def prepare_endings(oracle: "Oracle", progress: Stages) -> bool:
    """Works out how every card ends; whether that lies on disk now."""
    from pasch.solver.ask.advice import Adviser
    from pasch.solver.solve.distributions import distributions_of

    if not isinstance(oracle, Adviser):
        return False
    found = distributions_of(
        oracle.solution, memory=MOST_MEMORY, progress=lambda _stage, share: progress("summary", share)
    )
    return not found.notes


def _kept_winning(solution: "Solution") -> "Winning | None":
    """Who knows the chance to win, from a file only."""
    from pasch.solver.ask.winning import Winning
    from pasch.solver.solve.distributions import distributions_of, path_of

    if not path_of(solution.variant, solution.objective).exists():
        return None
    try:
        return Winning(distributions_of(solution, memory=0))
    except PaschError:
        return None
