"""Exercises of house rules: cut on demand, and kept with their solution.

A file belongs to a document and not only to its rules, since actions and sentences name boxes.
"""

import gzip
import hashlib
from pathlib import Path
from typing import TypeGuard

from pasch.analysis.exercises.exercise_generation import HOUSE_RULE, VERSION, WIDE_HOUSE_RULE, exercises_of
from pasch.play.records.atomic_files import write_atomic
from pasch.rules.variant.variant import Variant
from pasch.solver.progress import Progress
from pasch.solver.query.oracle import BatchOracle, Oracle
from pasch.solver.solve import storage

SUFFIX = ".exercises"


def cached_exercises(variant: Variant) -> Path | None:
    """The file of a document, JSON packed by gzip; None where its exercises have not been cut yet."""
    path = _path(variant)
    return path if path.exists() else None


def can_be_cut(oracle: Oracle) -> TypeGuard[BatchOracle]:
    """Returns whether the sheet is solved or trained, so that exercises can be cut."""
    return oracle.certainty != "rough"


def keep_exercises(oracle: BatchOracle, progress: Progress) -> Path:
    """Cuts the exercises of a document and keeps them."""
    amount = HOUSE_RULE if oracle.certainty == "exact" else WIDE_HOUSE_RULE
    found, path = exercises_of(oracle, amount, progress=progress), _path(oracle.variant)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomic(path, gzip.compress(found.model_dump_json().encode(), mtime=0))
    return path


def _path(variant: Variant) -> Path:
    document = hashlib.sha256(variant.text.encode()).hexdigest()[:16]
    return storage.get_folder() / f"{variant.rules_hash}-{document}-{VERSION}{SUFFIX}"
