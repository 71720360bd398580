"""Reviews of games that users send."""

from typing import TYPE_CHECKING

from pasch.play.records.record_io import Record, final_state, read_record
from pasch.rules.errors import PaschError, Problem
from pasch.rules.text.position_notation import only
from pasch.rules.variant.variant import Variant

if TYPE_CHECKING:
    from pasch.analysis.review.review_model import Review
    from pasch.values.analyst import Analyst

DISTRIBUTION_BYTES = 1_500_000_000
"""Memory that computing distributions of final totals may take."""


def read_game(variant: Variant, text: str) -> Record:
    """Parses a game of this variant, written as a record or as JSON.

    Raises:
        PaschError: it is none, is one of another variant, or is still being played at a server's table: its dice's
            secret and any review must wait for the end.
    """
    record = read_record(text.encode(), find_variant=only(variant))
    is_fair = "Commitment" in record.tags and "Secret" not in record.tags
    if is_fair and final_state(record).phase != "over":
        raise PaschError(Problem("review-running"))
    return record


def review_record(record: Record, analyst: "Analyst", language: str, *, without_distributions: bool) -> "Review | None":
    """Returns the review of a game; None while the distributions of final totals are not stored.

    Args:
        without_distributions: points decide where they are missing, instead of the chance to win.
    """
    from pasch.analysis.review.game_review import review_by
    from pasch.solver.query.win_chance import Winning

    oracle = analyst.oracle
    if len(record.seats) == 1 or not analyst.is_win_chance_exact:
        return review_by(record, oracle, language)
    try:
        winning = analyst.stored_win_model()
    except PaschError as error:
        return review_by(record, oracle, language, notes=[*oracle.notes, *error.problems])
    if isinstance(winning, Winning):
        return review_by(record, oracle, language, winning)
    return review_by(record, oracle, language) if without_distributions else None
