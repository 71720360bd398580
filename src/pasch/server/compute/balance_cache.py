"""Balances of games on disk: one small file each, so that a repeated question is answered immediately.

A file belongs to the rules, not to their names: it refers to boxes by their index.
"""

import json
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from pasch.play.records.atomic_files import write_atomic
from pasch.rules.variant.variant import Variant
from pasch.solver.progress import Stages

_VERSION = 1
"""Grows with every change that makes files wrong."""


def cached_balance(rules_hash: str) -> dict[str, Any] | None:
    """Returns the stored balance of a rule set; None where there is none, or it cannot be read."""
    try:
        found = json.loads(_path(rules_hash).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) else None


def keep_balance(variant: Variant, memory: int, progress: Stages) -> bool:
    """Finds out what a game is like, and keeps it; whether it is kept.

    Where the sheet is too large to be solved, nothing that was learned of it is used, so that it can be compared with
    others of which nothing was learned.
    """
    from pasch.analysis.balance.balance_computing import compute_balance
    from pasch.solver.objective import Mean
    from pasch.solver.solve.storage import get_path

    known = get_path(variant, Mean()).exists()
    found = compute_balance(variant, rough=True, memory=memory, progress=progress, cache=known).balance
    places = {box.id: place for place, box in enumerate(variant.boxes)}
    path = _path(variant.rules_hash)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomic(path, json.dumps({**found.as_json(), "unused": [places[box] for box in found.unused]}))
    return True


def _path(rules_hash: str) -> Path:
    return user_cache_path("pasch", appauthor=False) / "solutions" / f"{rules_hash}-{_VERSION}.balance"
