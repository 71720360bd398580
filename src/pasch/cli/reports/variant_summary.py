"""Basic facts of a variant for the commands `variants`, `show` and `check`."""

from rich.table import Table
from rich.text import Text

from pasch.locale import text
from pasch.rules.variant.variant import Variant


def summary(variant: Variant) -> dict[str, object]:
    """Returns the facts of a variant as JSON."""
    return {
        "id": variant.id,
        "names": dict(variant.names),
        "rules_hash": variant.rules_hash,
        "dice": variant.dice.count,
        "columns": len(variant.columns),
        "boxes": len(variant.boxes),
        "turns": variant.turns,
        "max_total": variant.max_total,
        "players": {"least": variant.seats[0], "most": variant.seats[-1]},
    }


def summary_table(variant: Variant, language: str) -> Table:
    """Returns the facts of a variant as a table, one a line."""
    table = Table.grid(padding=(0, 2))
    for label, fact in _shown_facts(variant, language).items():
        table.add_row(Text(text(f"label-{label}", language)), Text(fact))
    return table


def _shown_facts(variant: Variant, language: str) -> dict[str, str]:
    return {
        "name": variant.names[language],
        "id": variant.id,
        "dice": str(variant.dice.count),
        "columns": str(len(variant.columns)),
        "boxes": str(len(variant.boxes)),
        "turns": str(variant.turns),
        "most": str(variant.max_total),
        "rules-hash": variant.rules_hash,
    }
