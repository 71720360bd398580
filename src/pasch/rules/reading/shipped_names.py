"""Names and signs that a document takes from the message catalogues, in all languages: ``names = "full-house"``."""

from typing import Any

from pasch.locale import shipped_name
from pasch.rules.reading.toml_parsing import Tree

_PREFIXES = {"names": "name", "sign": "sign"}


def with_shipped_names(tree: Tree) -> Tree:
    """Returns the document with such names written out; unknown ones stay for the validation."""
    return {key: _written_out(key, value) for key, value in tree.items()}


def _written_out(key: str, value: Any) -> Any:
    if isinstance(value, dict):
        return with_shipped_names(value)
    if isinstance(value, str) and key in _PREFIXES:
        return dict(shipped_name(f"{_PREFIXES[key]}-{value}")) or value
    return value
