"""Reviews: the game that somebody brings, and what may be told about it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pasch.play.records.record_io import Record, final_state, read_record
from pasch.rules.errors import PaschError, Problem
from pasch.rules.text.position_notation import only
from pasch.rules.variant.variant import Variant
from pasch.solver.progress import Stages

if TYPE_CHECKING:
    from pasch.analysis.review.review_model import Review
    from pasch.solver.query.oracle import Oracle
    from pasch.solver.query.win_chance import Winning
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


def review_record(
    record: Record, oracle: "Oracle", language: str, known: "Callable[[Solution], Winning]", *, without_endings: bool
) -> "Review | None":
    """The review of a game by who knows the values; None where it is not known yet how its cards end.

    Args:
        known: see `cached_win_chance`.
        without_endings: then points decide, and not the chance to win.
    """
    from pasch.analysis.review.game_review import review_by
    from pasch.solver.query.win_chance import foresees_winner

    if len(record.seats) == 1 or not foresees_winner(oracle):
        return review_by(record, oracle, language)
    try:
        winning = known(oracle.solution)
    except LookupError:
        return review_by(record, oracle, language) if without_endings else None
    except PaschError as error:
        return review_by(record, oracle, language, notes=[*oracle.notes, *error.problems])
    return review_by(record, oracle, language, winning)


def prepare_endings(oracle: "Oracle", progress: Stages) -> bool:
    """Works out how every card ends; whether that lies on disk now. Where totals do not decide, nobody asks."""
    from pasch.solver.query.win_chance import foresees_winner
    from pasch.solver.solve.total_distributions import cached_distributions, distributions_of

    if not foresees_winner(oracle):
        return False
    distributions_of(oracle.solution, memory=MOST_MEMORY, progress=progress)
    return cached_distributions(oracle.solution) is not None


def cached_win_chance(solution: "Solution") -> "Winning":
    """Who knows the chance to win, from a file only.

    Raises:
        LookupError: there is none.
        PaschError: totals do not decide it.
    """
    from pasch.solver.query.win_chance import Winning, must_compare_totals
    from pasch.solver.solve.total_distributions import cached_distributions

    must_compare_totals(solution.variant)
    found = cached_distributions(solution)
    if found is None:
        raise LookupError("it is not known how the cards end")
    return Winning(found)
