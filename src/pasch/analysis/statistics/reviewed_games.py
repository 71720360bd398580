"""Loss and luck of each game, by its review: for variants whose best play was worked out before."""

from dataclasses import replace
from functools import cache
from math import fsum

from pasch.analysis.review.game_account import DecisionStep, ThrowStep, account_of
from pasch.analysis.review.game_review import must_have_throws
from pasch.analysis.statistics.game_record_summary import GameSummary, ReviewedPlayer
from pasch.analysis.statistics.person_figures import variant_of
from pasch.play.records.record_io import Record
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import PaschError
from pasch.solver.query.oracle import Oracle
from pasch.values.analyst import oracle_of, stored_values


class GameReviewer:
    """Reviews games, and opens each solution once."""

    def __init__(self) -> None:
        self._oracle = cache(_oracle)

    def __call__(self, game: GameSummary, record: Record) -> GameSummary:
        """The game with what its review found, where the throws and the best play are known."""
        oracle = None if variant_of(game) is None else self._oracle(game.variant)
        if oracle is None:
            return game
        try:
            must_have_throws(record)
            account = account_of(record, oracle)
        except PaschError:
            return game
        reviewed = []
        for seat in range(len(record.seats)):
            own = [moment for moment in account.moments if moment.state.seat == seat]
            loss = fsum(moment.chosen.loss for moment in own if isinstance(moment, DecisionStep))
            luck = fsum(moment.luck for moment in own if isinstance(moment, ThrowStep))
            reviewed.append(ReviewedPlayer(loss, luck))
        return replace(game, reviewed=tuple(reviewed))


def _oracle(name: str) -> Oracle | None:
    # None if the variant would first have to be solved.
    variant = load_variant(name)
    try:
        return oracle_of(variant) if stored_values(variant) == "exact" else None
    except PaschError:
        return None
