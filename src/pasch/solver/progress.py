"""Progress callbacks."""

from collections.abc import Callable

Progress = Callable[[float], None]
"""Called with the share of the work that is done, from 0 to 1."""
Stages = Callable[[str, float], None]
"""Called with the stage of the work (``kernels``, ``parts``, ``values``, ``summary``, ``distributions``) and the share
of it that is done, from 0 to 1.
"""


def no_stage_progress(stage: str, share: float) -> None:
    """Ignores progress by stage."""


def no_progress(share: float) -> None:
    """Ignores progress."""
