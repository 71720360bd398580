"""Hypothesis profiles: `quick` for `make check`, the default for `make test`, `night` and `fuzz` for `make slow`.

The last two draw new examples each time, and keep those that failed; the result of `make test` depends on the commit
alone.
"""

import gc
import os

from hypothesis import HealthCheck, settings

from by_day import DRAWN, NIGHT

# As many tests run at once as there are processors. A small product of matrices that is shared out among threads takes
# up to five times the processor: they wait for each other without resting. NumPy reads this when it is loaded, here
# and in what tests start.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

pytest_plugins = ["databases"]

RANDOM = ("night", "fuzz")

# Examples compile a whole variant; the machine's speed must not decide whether a test passes.
for name, examples in (("default", 12), ("quick", 8), ("night", 200), ("fuzz", 2000)):
    settings.register_profile(
        name,
        max_examples=examples,
        deadline=None,
        derandomize=name not in RANDOM,
        print_blob=name in RANDOM,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile("default")


# Modules and tests live to the end: looking through them for garbage takes a third of the time of collecting them.
def pytest_configure() -> None:
    """Looks for no garbage while tests are collected."""
    gc.disable()


def pytest_report_header() -> str | None:
    """Says how tonight's cases are drawn again."""
    return f"cases are drawn by PASCH_DRAWN={DRAWN}" if NIGHT else None


def pytest_collection_finish() -> None:
    """Looks for garbage from now on, but not among what was collected."""
    gc.freeze()
    gc.enable()
