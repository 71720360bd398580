"""Training from beginning to end: refused where there is nothing to learn, ended early where asked, measured, kept."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path

from pasch.locale import LANGUAGES
from pasch.rules.catalogue.shipped_variants import as_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Variant
from pasch.solver.amounts import storage
from pasch.solver.learned import weight_store
from pasch.solver.learned.best_estimate import learned_of, with_weights
from pasch.solver.learned.learned_play import WidePlay, simulate
from pasch.solver.learned.training_steps import Stand, Training
from pasch.solver.learned.weight_store import Learned, as_kept
from pasch.solver.parallel.workers import Threads, Workers
from pasch.solver.parts.sheet_parts import SheetPart, parts_of
from pasch.solver.progress import Progress, no_progress
from pasch.solver.query.estimate import SHARE, Estimator, estimator_of
from pasch.solver.solve.solve_plan import default_budget, plan

MEASURED = 256
"""Games by which what was learned is measured, with luck taken out."""
LESSONS = 150_000_000
"""Bytes at most for the cards to learn from, the network, and what learning remembers."""


@dataclass(frozen=True)
class Trained:
    """The result of a training run.

    Attributes:
        finished: it came to its end.
        file: where it is kept; None where what was known before plays better.
        before: the mean of the same games, played by that, and its error: by what was learned before, or by the rough
            estimate.
    """

    learned: Learned
    finished: bool
    file: Path | None
    before: tuple[float, float]


def check_wide(variant: Variant, memory: int | None = None) -> None:
    """Refuses what is solved exactly, and what there is too little memory for.

    Args:
        memory: bytes that solving it may take; half of what is free where it is None.

    Raises:
        PaschError: there is nothing to learn, or training takes too much memory.
    """
    try:
        plan(variant, memory)
    except PaschError as error:
        if error.code != "solve-too-large":
            raise
        parts = parts_of(variant)
        if len(parts) == 1:
            raise
        _check_memory(variant, parts)
        return
    raise PaschError(Problem("nothing-to-learn", {"variant": variant.names}))


def _check_memory(variant: Variant, parts: Sequence[SheetPart]) -> None:
    """Refuses what takes more than is free: the values of all parts twice, and the cards to learn from."""
    passes = [ceil(SHARE * (variant.turns - part.turns)) for part in parts]
    values = sum(8 * part.space.count * (1 + many) for part, many in zip(parts, passes, strict=True))
    needed, free = 2 * values + LESSONS, 2 * default_budget()
    if needed > free:
        sizes = {
            name: {language: storage(size, language) for language in LANGUAGES}
            for name, size in (("memory", needed), ("free", free))
        }
        raise PaschError(Problem("train-too-large", {"variant": variant.names, **sizes}))


def train(
    variant: Variant | str,
    seed: int = 1,
    games: int | None = None,
    seconds: float = 300.0,
    told: Callable[[Stand], None] = lambda _: None,
    parts: Progress = no_progress,
    memory: int | None = None,
    workers: Workers | None = None,
) -> Trained:
    """Trains, until it is done or interrupted, and keeps what was learned if it plays better than what is kept.

    Args:
        games: how many to play; seconds: of the processor, where it is None.
        parts: is told the share of the parts that is solved first.
        memory: see `check_wide`.
        workers: who plays; None for a thread for each processor.

    Raises:
        PaschError: there is nothing to learn, too little memory for it, or it cannot be kept.
        KeyboardInterrupt: nothing was learned so far.
    """
    variant = as_variant(variant)
    check_wide(variant, memory)
    estimator = estimator_of(variant, progress=parts)
    training = Training(estimator.wide, seed, games, seconds, workers)
    finished = _run(training, told)
    weights, stand = as_kept(training.weights), training.stand()
    mean, error = measure_mean(with_weights(estimator, weights))
    learned = Learned(weights, stand.games, stand.seconds, mean, error)
    before = measure_mean(learned_of(variant))  # what is damaged counts for nothing
    file = weight_store.keep(variant, learned) if mean > before[0] else None
    return Trained(learned, finished, file, before)


def _run(training: Training, told: Callable[[Stand], None]) -> bool:
    try:
        training.run(told)
    except KeyboardInterrupt:
        if not training.steps:
            raise
        return False
    return True


def measure_mean(estimator: Estimator) -> tuple[float, float]:
    """The mean without luck, and its error."""
    sample = simulate(WidePlay(estimator.wide), MEASURED, "measured", Threads(1))
    assert sample.fair_mean is not None
    assert sample.fair_error is not None
    return sample.fair_mean, sample.fair_error
