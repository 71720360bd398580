"""Training that nobody waits for: in two steps, so that something is learned soon and little is lost when it stops.

What was learned in a step is kept; the next one begins anew and goes further. So whoever is stopped, or started again,
goes on where the last whole step ended, and a variant costs no more than all steps together.
"""

from pasch.rules.errors import PaschError
from pasch.rules.variant.variant import Variant
from pasch.solver.learned import weight_store
from pasch.solver.learned.training_run import train
from pasch.solver.parallel.workers import Threads
from pasch.solver.progress import Progress

STEPS = (15.0, 120.0)
"""Seconds of the processor, each."""
_SEED = 1


def due(variant: Variant) -> float | None:
    """Seconds of the processor that the next step takes; None where enough was learned, or shipped."""
    if weight_store.shipped_weights(variant).exists():
        return None
    here, _ = weight_store.places(variant)
    try:
        learned = weight_store.read(variant, here)
    except PaschError:
        learned = None  # it is damaged, and nobody plays by it
    spent = learned.seconds if learned else 0.0
    return next((seconds for seconds in STEPS if seconds > spent), None)


def train_further(variant: Variant, memory: int, progress: Progress) -> bool:
    """Takes the next step; whether what was learned plays better than what was known.

    Args:
        memory: see `trained.check_wide`.

    Raises:
        PaschError: there is nothing to learn, or it cannot be kept.
    """
    seconds = due(variant)
    if seconds is None:
        return False
    found = train(variant, _SEED, None, seconds, lambda stand: progress(stand.share), memory=memory, workers=Threads(1))
    return found.file is not None
