"""A table of numbers: columns of equal length, each with its unit, and what it is about."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from numpy.typing import NDArray

from pasch.rules.variant.variant import Variant

FORMAT, VERSION = "pasch-data", 1
Array = NDArray[Any]


@dataclass(frozen=True)
class DataColumn:
    """One column.

    Attributes:
        values: one for each row; indices into `words` if there are any.
        unit: ``points``, ``probability``, ``number`` (a count or an index), or ``text``.
        words: the texts of a column of text.
    """

    values: Array
    unit: str
    note: str = ""
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Data:
    """A table.

    Attributes:
        kind: ``games``, ``values``, ``totals`` or ``tables``.
        facts: further ones about all of it: the seed, the objective.
    """

    kind: str
    variant: str
    rules_hash: str
    columns: Mapping[str, DataColumn]
    facts: Mapping[str, str | int | float | None] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Array:
        """The values of a column, words in place of their numbers."""
        column = self.columns[name]
        if not column.words:
            return column.values
        import numpy as np

        return np.asarray(column.words)[column.values]

    def __len__(self) -> int:
        return len(next(iter(self.columns.values())).values) if self.columns else 0

    def about(self) -> dict[str, Any]:
        """Describes the file apart from its columns."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "kind": self.kind,
            "variant": self.variant,
            "rules_hash": self.rules_hash,
            "facts": dict(self.facts),
            "columns": {
                name: {"unit": column.unit, "note": column.note, "words": list(column.words)}
                for name, column in self.columns.items()
            },
        }


def data_of(kind: str, variant: Variant, columns: Mapping[str, DataColumn], **facts: str | int | float | None) -> Data:
    """A table about a variant."""
    return Data(kind, variant.id, variant.rules_hash, columns, facts)
