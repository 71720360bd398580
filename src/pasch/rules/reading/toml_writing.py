"""Variant trees as TOML text: what `tomllib` reads, written back."""

import json
from collections.abc import Mapping
from typing import Any

from pasch.rules.document.model import Document


def write_document(document: Document) -> str:
    """Returns a document with all that it inherits: its reader needs no other document, today or later."""
    return write_toml(document.model_dump(mode="json", by_alias=True, exclude_unset=True))


def write_toml(tree: Mapping[str, Any]) -> str:
    """The tree as a TOML document: plain keys first, then a table for each group of parts."""
    lines = [f"{_key(key)} = {_value(value)}" for key, value in tree.items() if not isinstance(value, Mapping)]
    for name, table in tree.items():
        if isinstance(table, Mapping):
            lines += ["", f"[{_key(name)}]", *(f"{_key(key)} = {_value(value)}" for key, value in table.items())]
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    return key if key.isascii() and key.replace("_", "").replace("-", "").isalnum() else json.dumps(key)
