"""Reviews: the game that somebody brings, and what may be told about it."""

from typing import TYPE_CHECKING

from pasch.play.record import Record, final_state, read_record
from pasch.rules.errors import PaschError, Problem
from pasch.rules.notation import only
from pasch.rules.variant import Variant

if TYPE_CHECKING:
    from pasch.analysis.review.model import Review
    from pasch.solver.ask.oracle import Oracle


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


def reviewed(record: Record, oracle: "Oracle", language: str) -> "Review":
    """The review of a game by who knows the values."""
    from pasch.analysis.review.reviewing import review_by

    return review_by(record, oracle, language)
