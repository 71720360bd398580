"""Background training in two steps, so that something is learned soon and little is lost on a stop.

The result of a step is stored; the next one starts over and goes further. So an interrupted training resumes after the
last complete step, and a variant costs no more than all steps together.
"""

from pasch.rules.errors import PaschError
from pasch.rules.variant.variant import Variant
from pasch.solver.learned import weight_store
from pasch.solver.learned.training_run import train
from pasch.solver.parallel.workers import Threads
from pasch.solver.progress import Progress

STEPS = (15.0, 120.0)
"""Processor seconds of each step."""
_SEED = 1


def find_due_step(variant: Variant) -> float | None:
    """Returns the processor seconds of the next step; None if training is complete or weights are shipped."""
    if weight_store.shipped_weights(variant).exists():
        return None
    here, _ = weight_store.list_places(variant)
    try:
        learned = weight_store.read(variant, here)
    except PaschError:
        learned = None  # it is damaged, so it is not used
    spent = learned.seconds if learned else 0.0
    return next((seconds for seconds in STEPS if seconds > spent), None)


def train_further(variant: Variant, memory: int, progress: Progress) -> bool:
    """Takes the next step, and returns whether the result plays better than before.

    Args:
        memory: see `training_run.check_wide`.

    Raises:
        PaschError: There is nothing to learn, or the result cannot be stored.
    """
    seconds = find_due_step(variant)
    if seconds is None:
        return False
    found = train(
        variant, _SEED, None, seconds, lambda training: progress(training.share), memory=memory, workers=Threads(1)
    )
    return found.file is not None
