"""Thresholds of reviews and exercises, in points on the sheet or chances to win.

The client reads the same file.
"""

import json
from collections.abc import Mapping
from importlib import resources
from typing import Any

_FILE: Mapping[str, Any] = json.loads(resources.files("pasch.analysis").joinpath("thresholds.json").read_text("utf-8"))

FAULTS: Mapping[str, Mapping[str, float]] = _FILE["faults"]
"""Least loss of a decision for each mark, by unit (points or win)."""
FORTUNES: Mapping[str, Mapping[str, float]] = _FILE["fortunes"]
"""Least luck of a throw for each mark; the same below 0."""
ROUNDING: float = _FILE["rounding"]
"""A loss or luck that misses a threshold by no more than this reaches it."""

DIFFICULTY_LEVEL: str = _FILE["difficulty_level"]
"""Level whose expected loss is the difficulty of a decision."""
MAX_LESSONS: int = _FILE["lessons"]
"""Lessons of one player in a review, at most."""

BAND_DECISIONS: int = _FILE["band"]["decisions"]
"""Counted decisions that a skill band takes at least."""
BAND_STANDARD_ERRORS: float = _FILE["band"]["standard_errors"]
"""Largest distance of a player's loss from that of a level that fits; 1.96 holds for 95 games of 100."""

EQUAL_POINTS: float = _FILE["reasons"]["points"]
"""Smaller differences in points count as equal in a reason."""
NEAR_CHANCE: float = _FILE["reasons"]["chance"]
"""Chances to win that differ by less are the same in a reason."""
LEAST_SPREAD: float = _FILE["reasons"]["spread"]
"""Smaller differences of standard deviations, in points, count as no risk."""
HUNDREDTHS_BELOW_SCALE: float = _FILE["hundredths_below_scale"]
"""Totals have two decimal places in variants with a smaller `Variant.scale`."""
