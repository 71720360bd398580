"""Loss and luck of each game, by its review: for variants whose best play was worked out before."""

from collections.abc import Sequence
from functools import cache
from math import fsum

from pasch.analysis.folder.figures import Reviewed, variant_of
from pasch.analysis.folder.model import Told
from pasch.analysis.review.account import Account, Decided, Fell, account_of
from pasch.analysis.review.reviewing import must_have_throws
from pasch.players.solved import kept_as, oracle_of
from pasch.rules.catalogue import load_variant
from pasch.rules.errors import PaschError
from pasch.solver.ask.oracle import Oracle


class Judge:
    """Reviews games, and opens each solution once."""

    def __init__(self) -> None:
        self._oracle = cache(_oracle)

    def judged(self, game: Told) -> Sequence[Reviewed] | None:
        """By seat; None where the throws or the best play are not known."""
        variant = variant_of(game)
        oracle = None if variant is None or game.record is None else self._oracle(game.variant)
        if oracle is None or game.record is None or variant is None:
            return None
        try:
            must_have_throws(game.record)
            account = account_of(game.record, oracle)
        except PaschError:
            return None
        return [_reviewed(account, seat) for seat in range(len(game.record.seats))]


def _reviewed(account: Account, seat: int) -> Reviewed:
    """What a review says of a seat, without its words."""
    own = [moment for moment in account.moments if moment.state.seat == seat]
    loss = fsum(moment.chosen.loss for moment in own if isinstance(moment, Decided))
    return Reviewed(loss, fsum(moment.luck for moment in own if isinstance(moment, Fell)))


def _oracle(name: str) -> Oracle | None:
    """Somebody who knows the values; None where that would first have to be worked out."""
    variant = load_variant(name)
    try:
        return oracle_of(variant) if kept_as(variant) == "exact" else None
    except PaschError:
        return None
