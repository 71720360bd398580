"""Loss and luck of each game, by its review: for variants whose best play was worked out before."""

from collections.abc import Sequence
from functools import cache

from pasch.analysis.folder.figures import Reviewed, variant_of
from pasch.analysis.folder.model import Told
from pasch.analysis.review.reviewing import review_by
from pasch.players.solved import kept_as, oracle_of
from pasch.rules.catalogue import load_variant
from pasch.rules.errors import PaschError
from pasch.solver.ask.oracle import Oracle


class Judge:
    """Reviews games, and opens each solution once.

    Args:
        language: of sentences that nobody reads here; a review wants one.
    """

    def __init__(self, language: str) -> None:
        self._language = language
        self._oracle = cache(_oracle)

    def judged(self, game: Told) -> Sequence[Reviewed] | None:
        """By seat; None where the throws or the best play are not known."""
        variant = variant_of(game)
        oracle = None if variant is None or game.record is None else self._oracle(game.variant)
        if oracle is None or game.record is None or variant is None:
            return None
        try:
            found = review_by(game.record, oracle, self._language)
        except PaschError:
            return None
        return [Reviewed(seat.loss, seat.luck) for seat in found.seats]


def _oracle(name: str) -> Oracle | None:
    """Somebody who knows the values; None where that would first have to be worked out."""
    variant = load_variant(name)
    try:
        return oracle_of(variant) if kept_as(variant) == "exact" else None
    except PaschError:
        return None
