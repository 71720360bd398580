"""Progress callbacks."""

from collections.abc import Callable
from typing import Literal

Progress = Callable[[float], None]
"""Called with the share of the work that is done, from 0 to 1."""
Stage = Literal["kernels", "values", "summary", "parts", "distributions", "bounding", "exercises", "training", "games"]
"""The stages of long work, which the server names in its answers."""
Stages = Callable[[Stage, float], None]
"""Called with the stage of the work and the share of it that is done, from 0 to 1."""


def no_stage_progress(stage: Stage, share: float) -> None:
    """Ignores progress by stage."""


def no_progress(share: float) -> None:
    """Ignores progress."""
