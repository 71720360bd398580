"""Defaults of unset keys, which the browser's form shows before it asks the server."""

import json
from pathlib import Path
from typing import Any

from pasch.rules.document.dice_model import DiceTable
from pasch.rules.document.model import Bonus, BoxTable, ColumnTable, Extra, Players, Result, TurnTable
from pasch.rules.document.value_types import DocumentTable

ROOT = Path(__file__).parents[2]
USUAL: dict[str, Any] = json.loads((ROOT / "web/src/houserules/document/defaults.json").read_text("utf-8"))
TABLES: dict[str, type[DocumentTable]] = {
    "dice": DiceTable,
    "turn": TurnTable,
    "players": Players,
    "boxes": BoxTable,
    "bonuses": Bonus,
    "extra": Extra,
    "columns": ColumnTable,
    "result": Result,
}


def test_the_form_shows_what_documents_mean_unsaid() -> None:
    assert {table: _unsaid(model) for table, model in TABLES.items()} == USUAL


def _unsaid(model: type[DocumentTable]) -> dict[str, object]:
    """The words of a table with what they are where nothing is written; those that are nothing then are left out."""
    defaults = {name: field.default for name, field in model.model_fields.items()}
    return {name: value for name, value in defaults.items() if isinstance(value, bool | int | float | str)}
