"""A complete training: checks, interruption, measurement and storage of the result."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path

from pasch.locale import LANGUAGES
from pasch.locale.numbers import format_bytes
from pasch.rules.arguments import check_count, checked
from pasch.rules.catalogue.shipped_variants import VariantName, as_variant
from pasch.rules.errors import PaschError, Problem, TooLargeError
from pasch.rules.variant.variant import Variant
from pasch.solver.learned import weight_store
from pasch.solver.learned.best_estimate import add_weights, find_best_estimator
from pasch.solver.learned.learned_play import WidePlay, simulate
from pasch.solver.learned.training_steps import Training, TrainingProgress
from pasch.solver.learned.weight_store import TrainedWeights, round_weights
from pasch.solver.parallel.workers import Threads, Workers
from pasch.solver.parts.sheet_parts import SheetPart, find_parts
from pasch.solver.progress import Progress, no_progress
from pasch.solver.query.estimate import SHARE, Estimator, build_estimator
from pasch.solver.solve.solve_plan import find_default_budget, plan_solution

MEASURED = 256
"""Games that measure the result, with luck subtracted."""
LESSONS = 150_000_000
"""The most bytes for training cards, network and optimiser."""


@dataclass(frozen=True)
class TrainingResult:
    """Result of a training.

    Attributes:
        finished: whether it was not interrupted.
        file: where it is stored; None if the previous values play better.
        before: mean and standard error of the same games by the previous weights or the rough estimate.
    """

    learned: TrainedWeights
    finished: bool
    file: Path | None
    before: tuple[float, float]


def check_wide(variant: Variant, memory: int | None = None) -> None:
    """Rejects variants that are solved exactly, or that need too much memory.

    Args:
        memory: bytes that solving may take; None for half of what is free.

    Raises:
        PaschError: There is nothing to learn, or training takes too much memory.
    """
    try:
        plan_solution(variant, memory)
    except TooLargeError:
        parts = find_parts(variant)
        if len(parts) == 1:
            raise
        _check_memory(variant, parts)
        return
    raise PaschError(Problem("nothing-to-learn", {"variant": variant.names}))


def _check_memory(variant: Variant, parts: Sequence[SheetPart]) -> None:
    # The values of all parts twice, and the training cards.
    passes = [ceil(SHARE * (variant.turns - part.turns)) for part in parts]
    values = sum(8 * part.space.count * (1 + many) for part, many in zip(parts, passes, strict=True))
    needed, free = 2 * values + LESSONS, 2 * find_default_budget()
    if needed > free:
        sizes = {
            name: {language: format_bytes(size, language) for language in LANGUAGES}
            for name, size in (("memory", needed), ("free", free))
        }
        raise PaschError(Problem("train-too-large", {"variant": variant.names, **sizes}))


@checked
def train(
    variant: VariantName,
    seed: int = 1,
    games: int | None = None,
    seconds: float = 300.0,
    report: Callable[[TrainingProgress], None] = lambda _: None,
    parts: Progress = no_progress,
    memory: int | None = None,
    workers: Workers | None = None,
) -> TrainingResult:
    """Trains until done or interrupted, and stores the weights if they play better than the stored ones.

    Args:
        games: number of games; seconds: of the processor, if `games` is None.
        parts: called with the share of the parts that is solved first.
        memory: see `check_wide`.
        workers: None for one thread per processor.

    Raises:
        PaschError: There is nothing to learn, too little memory, or the result cannot be stored.
        KeyboardInterrupt: Nothing was learned so far.
    """
    variant = as_variant(variant)
    check_count("games", games)
    check_wide(variant, memory)
    estimator = build_estimator(variant, progress=parts)
    training = Training(estimator.wide, seed, games, seconds, workers)
    finished = _run(training, report)
    # Rounded before measuring: what is stored is what was measured.
    weights, reached = round_weights(training.weights), training.progress()
    mean, error = measure_mean(add_weights(estimator, weights))
    learned = TrainedWeights(weights, reached.games, reached.seconds, mean, error)
    before = measure_mean(find_best_estimator(variant))  # damaged weights are ignored
    # Both were measured with the same dice, and without luck, so a small difference is meaningful.
    file = weight_store.keep(variant, learned) if mean > before[0] else None
    return TrainingResult(learned, finished, file, before)


def _run(training: Training, report: Callable[[TrainingProgress], None]) -> bool:
    try:
        training.run(report)
    except KeyboardInterrupt:
        if not training.steps:
            raise
        return False
    return True


def measure_mean(estimator: Estimator) -> tuple[float, float]:
    """Returns the mean without luck, and its standard error."""
    sample = simulate(WidePlay(estimator.wide), MEASURED, "measured", Threads(1))
    assert sample.fair_mean is not None
    assert sample.fair_error is not None
    return sample.fair_mean, sample.fair_error
