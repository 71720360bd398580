"""JSON for machines: one document on standard output, with its format and version in front."""

import json
from collections.abc import Mapping
from dataclasses import asdict

import click

from pasch.rules.game.card import Card, column_sums, sheet_bonuses, sheet_throws, total
from pasch.rules.variant.variant import Variant


def print_json(form: str, version: int, content: Mapping[str, object]) -> None:
    """Prints a document of a documented, versioned shape; see docs/json.md."""
    click.echo(json.dumps({"format": form, "version": version, **content}, ensure_ascii=False, indent=2))


def card_content(variant: Variant, card: Card) -> dict[str, object]:
    """A filled card for machines: entries by box (null is free, 0 is struck), and all sums."""
    return {
        "boxes": {box.id: [card.entries[cell] for cell in box.cells] for box in variant.boxes},
        "columns": [{"id": column.id, **asdict(column_sums(variant, card, column))} for column in variant.columns],
        "bonuses": sheet_bonuses(variant, card),
        **({"throws": sheet_throws(variant, card)} if variant.turn.buy and variant.turn.buy.is_shared else {}),
        "total": total(variant, card),
    }
