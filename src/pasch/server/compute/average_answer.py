"""The expected total of optimal play, as docs/protocol.md defines it: exact, or from games."""

from typing import TYPE_CHECKING, Literal

from pasch.rules.game.engine import apply
from pasch.rules.game.events import Rolled
from pasch.rules.game.state import new_game
from pasch.rules.variant.variant import Variant
from pasch.server.wire.responses import AverageAnswer

if TYPE_CHECKING:
    from pasch.solver.query.oracle import Oracle

NINE_IN_TEN = (5, 95)
"""Percentiles: nine games in ten end between them."""
GAMES = 64
"""Number of games where values are learned or rough; with luck taken out, their mean is off by a point or two."""


def nothing(why: Literal["no-solver", "out-of-reach"]) -> AverageAnswer:
    """Nobody here knows."""
    return AverageAnswer(exact=False, certainty=None, mean=None, sd=None, nine_in_ten=None, why=why)


def average(variant: Variant, oracle: "Oracle") -> AverageAnswer:
    """Returns the expected total of solitaire play; only a solution of the whole sheet adds the spread of totals."""
    from pasch.solver.query.advice import Adviser

    if not isinstance(oracle, Adviser):
        mean = _mean(variant, oracle)
        return AverageAnswer(
            exact=oracle.exact, certainty=oracle.certainty, mean=mean, sd=None, nine_in_ten=None, why=None
        )
    totals = oracle.solution.summary.distribution
    low, high = (totals.percentile(share) for share in NINE_IN_TEN)
    return AverageAnswer(
        exact=True, certainty="exact", mean=totals.mean, sd=totals.sd, nine_in_ten=(low, high), why=None
    )


def _mean(variant: Variant, oracle: "Oracle") -> float:
    # Mean value of the best action after the first throw, over all throws; of games where values are estimates.
    from pasch.solver.learned.learned_play import WidePlay, simulate
    from pasch.solver.parallel.workers import Threads
    from pasch.solver.query.estimate import Estimator

    if isinstance(oracle, Estimator) and not oracle.exact:
        fair = simulate(WidePlay(oracle.wide), GAMES, "average", Threads(1)).fair_mean
        assert fair is not None
        return fair
    game, tables = new_game(variant, variant.seats[0], first=0), variant.tables
    best = (max(oracle.action_values(apply(game, Rolled(roll))).values()) for roll in tables.rolls)
    return sum(ways * value for ways, value in zip(tables.ways, best, strict=True)) / sum(tables.ways)
