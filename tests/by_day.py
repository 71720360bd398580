"""Which miniatures and shipped variants `make test` goes through; `make slow` goes through all of them.

`tests/solver/test_reference.py` and `tests/rules/catalogue/test_variant_descent.py` hold both lists to their promises.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

NIGHT = os.environ.get("PASCH_NIGHT") == "1"
DRAWN = os.environ.get("PASCH_DRAWN", "by day")
"""From what a night's cases are drawn: the day, as `make slow` sets it."""

MINIATURES = (
    "announce-before-only",
    "announce-unless-served",
    "at-once",
    "balut",
    "beast",
    "bonus-compared",
    "bonus-growing",
    "bonus-rows",
    "buy-sheet",
    "buy",
    "by-throws",
    "cards",
    "colours",
    "computed",
    "computed-columns",
    "counted",
    "extra-bonus-by-group",
    "extra-by-column",
    "extra-entries",
    "extra-number-filled",
    "extra-number-free",
    "extra-open",
    "extra-place-upper",
    "fines",
    "last-throws",
    "last-throws-of-one",
    "later-columns",
    "later-extra",
    "lines",
    "number-below",
    "par",
    "par-computed",
    "par-extra",
    "parts",
    "patterns",
    "put-aside-two",
    "same-groups",
    "save-locked",
    "served-double",
    "served-only",
    "three-kinds",
    "totals",
    "two-kinds",
    "weights-halves",
    "wild-extra",
)
"""With every key of the documents, every kind of value it may have, and every pair of keys that any miniature joins."""

A_THIRD, A_FIFTH = MINIATURES[::3], MINIATURES[::5]
"""For what takes long and hardly depends on the rules: of the client, and of the solver."""

VARIANTS = (
    "balut",
    "crag",
    "escalero",
    "generala",
    "kismet",
    "kniffel",
    "kniffel-4-columns",
    "knoeffel",
    "maxi-yatzy",
    "triple-yahtzee",
    "yamb",
    "yams-plus-minus",
)
"""At least one from each branch of the family in `descent.json`."""


def by_day(rows: Sequence[Any], chosen: Sequence[str] = (*MINIATURES, *VARIANTS)) -> list[Any]:
    """Returns the rows of a parametrised test, at night all of them.

    Args:
        rows: names of variants, their files, or tuples that begin with a name.
        chosen: names, by default those of this module.
    """
    return [row for row in rows if NIGHT or _name_of(row) in chosen]


def thinned(rows: Sequence[Any], step: int) -> list[Any]:
    """Returns the rows of a parametrised test whose rows are much alike, by day each ``step``-th."""
    return list(rows if NIGHT else rows[::step])


def by_night(rows: Sequence[Any], count: int) -> list[Any]:
    """Returns rows of a parametrised test that takes minutes for each: by night some of them, other ones each time.

    What was drawn stands at the head of the output; ``PASCH_DRAWN`` repeats it.
    """
    return Random(f"{DRAWN} {rows[0]}").sample(list(rows), count) if NIGHT else list(rows[:1])


def _name_of(row: Any) -> str:
    name = row[0] if isinstance(row, tuple) else row
    return name.stem if isinstance(name, Path) else str(name)
