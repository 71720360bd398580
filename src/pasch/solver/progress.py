"""How long work tells how far it is."""

from collections.abc import Callable

Progress = Callable[[float], None]
"""Is told the share of the work that is done, from 0 to 1."""
Stages = Callable[[str, float], None]
"""Is told the stage of the work (``kernels``, ``parts``, ``values``, ``summary``, ``distributions``) and its share,
from 0 to 1.
"""


def no_stage_progress(stage: str, share: float) -> None:
    """Stages that nobody is told."""


def no_progress(share: float) -> None:
    """Progress that is not shown."""
