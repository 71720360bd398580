"""Notes what a benchmark has measured, for `figures.py`, which writes it into the pages.

A benchmark prints its figures for people and notes those that pages show. A note is a line of JSON in the file that
PASCH_FIGURES names; without that variable nothing is noted.
"""

import json
import os
from collections.abc import Sequence
from pathlib import Path

VARIABLE = "PASCH_FIGURES"


def note(name: str, value: str) -> None:
    """Notes a figure as a page shows it, with its unit: ``0.71 s``."""
    _write({"name": name, "value": value})


def note_table(name: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Notes a table, whose cells are Markdown."""
    _write({"name": name, "head": list(head), "rows": [list(row) for row in rows]})


def _write(content: dict[str, object]) -> None:
    if file := os.environ.get(VARIABLE):
        with Path(file).open("a", encoding="utf-8") as notes:
            notes.write(json.dumps(content, ensure_ascii=False) + "\n")
