"""Training from beginning to end: refused where there is nothing to learn, ended early where asked, measured, kept."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant import Variant
from pasch.solver.ask.estimate import Estimator, estimator_of
from pasch.solver.learned import kept
from pasch.solver.learned.judge import learned_of, with_weights
from pasch.solver.learned.kept import Learned, as_kept
from pasch.solver.learned.player import WidePlay, simulate
from pasch.solver.learned.training import Stand, Training
from pasch.solver.pieces.workers import Threads
from pasch.solver.progress import Progress, untold
from pasch.solver.solve.planning import cards_of

MEASURED = 256
"""Games by which what was learned is measured, with luck taken out."""


@dataclass(frozen=True)
class Trained:
    """What came of a training.

    Attributes:
        finished: it came to its end.
        file: where it is kept; None where what was known before plays better.
        before: the mean of the same games, played by that, and its error; None where nothing was learned before.
    """

    learned: Learned
    finished: bool
    file: Path | None
    before: tuple[float, float] | None


def check_wide(variant: Variant) -> None:
    """Refuses what is solved exactly.

    Raises:
        PaschError: there is nothing to learn.
    """
    try:
        cards_of(variant)
    except PaschError as error:
        if error.code != "solve-too-large":
            raise
        return
    raise PaschError(Problem("nothing-to-learn", {"variant": variant.names}))


def train(
    variant: Variant,
    seed: int,
    games: int | None,
    seconds: float,
    told: Callable[[Stand], None],
    parts: Progress = untold,
) -> Trained:
    """Trains, until it is done or interrupted, and keeps what was learned if it plays better than what is kept.

    Args:
        games: how many to play; seconds: of the processor, where it is None.
        parts: is told the share of the parts that is solved first.

    Raises:
        PaschError: there is nothing to learn, or it cannot be kept.
        KeyboardInterrupt: nothing was learned so far.
    """
    check_wide(variant)
    estimator = estimator_of(variant, progress=parts)
    training = Training(estimator.wide, seed, games, seconds)
    finished = _run(training, told)
    weights, stand = as_kept(training.weights), training.stand()
    mean, error = _measured(with_weights(estimator, weights))
    learned = Learned(weights, stand.games, stand.seconds, mean, error)
    before = _before(estimator)
    file = kept.keep(variant, learned) if before is None or mean > before[0] else None
    return Trained(learned, finished, file, before)


def _run(training: Training, told: Callable[[Stand], None]) -> bool:
    """Whether it came to its end and was not interrupted."""
    try:
        training.run(told)
    except KeyboardInterrupt:
        if not training.steps:
            raise
        return False
    return True


def _measured(estimator: Estimator) -> tuple[float, float]:
    """The mean without luck, and its error."""
    sample = simulate(WidePlay(estimator.wide), MEASURED, "measured", Threads(1))
    assert sample.fair_mean is not None
    assert sample.fair_error is not None
    return sample.fair_mean, sample.fair_error


def _before(estimator: Estimator) -> tuple[float, float] | None:
    """The same of what is kept already; what is damaged counts for nothing."""
    known = learned_of(estimator.variant)
    return _measured(known) if known.certainty == "learned" else None
