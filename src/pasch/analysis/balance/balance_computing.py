"""Computes the balance of any variant: from its solution, or measured in games of the best known play."""

from dataclasses import dataclass
from math import hypot, sqrt
from time import perf_counter, process_time

from pasch.analysis.balance.best_decisions import DecisionBatch
from pasch.analysis.balance.game_balance import NINE_IN_TEN, SEED, WEAK, Balance, Errors, balance_of, unused_of
from pasch.analysis.balance.measurement import MeasuredVariant
from pasch.players.player import temperature_of
from pasch.rules.catalogue.duration import minutes_of
from pasch.rules.errors import TooLargeError
from pasch.rules.variant.variant import Variant
from pasch.solver.learned.best_estimate import find_best_estimator
from pasch.solver.learned.learned_play import WidePlay
from pasch.solver.learned.learned_play import simulate as simulate_wide
from pasch.solver.progress import Progress, Stages, no_stage_progress
from pasch.solver.query.estimate import Estimator, build_estimator
from pasch.solver.solve.simulation import GameSample
from pasch.solver.solve.solution import Solution, Summary
from pasch.solver.solve.solve_plan import SUMMED_UP, Forecast, find_default_budget
from pasch.solver.solve.solver import solve

WIDE_GAMES, WIDE_DECIDED = 1_000, 20
"""Games of the best play known and of beginners on a sheet that is too large to be solved, and those of them that are
looked at decision by decision; always with the same dice.
"""


@dataclass(frozen=True)
class BalancedGame:
    """A game and its balance.

    Attributes:
        outcome: points of optimal play in each box, and the distribution of totals.
    """

    variant: Variant
    outcome: Solution | MeasuredVariant
    balance: Balance

    @property
    def summary(self) -> Summary | GameSample:
        """By box and by bonus."""
        return self.outcome.summary if isinstance(self.outcome, Solution) else self.outcome.sample

    def percentile(self, share: float) -> int:
        """The lowest total that so many percent of the games do not exceed."""
        if isinstance(self.outcome, Solution):
            return self.outcome.summary.distribution.percentile(share)
        return self.outcome.sample.percentile(share)


def compute_balance(
    variant: Variant,
    *,
    rough: bool = False,
    memory: int | None = None,
    progress: Stages | None = None,
    forecast: Forecast | None = None,
    cache: bool = True,
) -> BalancedGame:
    """Solves it, or plays games of it.

    Args:
        rough: whatever was learned of a sheet that is too large stays aside, so that it can be compared with others
            of which nothing was learned.
        memory: bytes that solving may take; half of what is free where None, and no more than is summed up at ease.
        forecast, progress: see `solver.solve.solver.solve`.
        cache: whether it is kept for the next time.
    """
    budget = min(SUMMED_UP, find_default_budget()) if memory is None else memory
    try:
        solution = solve(variant, memory=budget, progress=progress, forecast=forecast, cache=cache)
    except TooLargeError:
        return _played(variant, rough, progress or no_stage_progress, cache)
    return BalancedGame(variant, solution, balance_of(solution))


def _played(variant: Variant, rough: bool, tell: Stages, cache: bool) -> BalancedGame:
    wall, cpu = perf_counter(), process_time()

    def parts(share: float) -> None:
        tell("parts", share)

    estimator = (
        build_estimator(variant, cache=cache, progress=parts) if rough else find_best_estimator(variant, progress=parts)
    )
    decided = DecisionBatch(variant, estimator, WIDE_DECIDED)
    best = _games(estimator, 0.0, lambda share: tell("games", share / 2))
    weak = _games(estimator, temperature_of(WEAK, variant), lambda share: tell("games", (1 + share) / 2))
    spent = {"cpu_seconds": process_time() - cpu, "wall_seconds": perf_counter() - wall}
    measured = MeasuredVariant(variant, best, estimator.certainty, tuple(estimator.notes), **spent)
    return BalancedGame(variant, measured, _balance(measured, weak, decided))


def _games(estimator: Estimator, temperature: float, tell: Progress) -> GameSample:
    return simulate_wide(WidePlay(estimator.wide, temperature), WIDE_GAMES, SEED, progress=tell)


def _balance(measured: MeasuredVariant, weak: GameSample, decided: DecisionBatch) -> Balance:
    best = measured.sample
    sd, (mean, mean_error), (beginner, weak_error) = best.sd or 0.0, _mean(best), _mean(weak)
    low, high = (best.percentile(share) for share in NINE_IN_TEN)
    close = decided.share_close
    return Balance(
        mean=mean,
        sd=sd,
        nine_in_ten=(low, high),
        turns=measured.variant.turns,
        minutes=minutes_of(measured.variant.turns, decided.throws / WIDE_DECIDED),
        beginner=beginner,
        close=close,
        unused=unused_of(best.boxes),
        certainty=measured.certainty,
        errors=Errors(
            mean=mean_error,
            sd=measured.sd_error or 0.0,
            # To first order, without the error of sd itself.
            skill=hypot(mean_error, weak_error) / sd if sd else 0.0,
            close=sqrt(close * (1 - close) / max(1, decided.all)),
        ),
    )


def _mean(sample: GameSample) -> tuple[float, float]:
    # Luck is taken out of the mean if values are known.
    if sample.fair_mean is not None and sample.fair_error is not None:
        return sample.fair_mean, sample.fair_error
    return sample.mean, sample.standard_error or 0.0
