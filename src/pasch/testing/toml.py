"""Variant trees as TOML text: what `tomllib` reads, written back."""

import json
from collections.abc import Iterator, Mapping
from typing import Any


def write_toml(tree: Mapping[str, Any]) -> str:
    """The tree as a TOML document: plain keys first, then a table for each group of parts."""
    plain = {key: value for key, value in tree.items() if not isinstance(value, Mapping)}
    lines = [f"{_key(key)} = {_value(value)}" for key, value in plain.items()]
    for key, value in tree.items():
        if isinstance(value, Mapping):
            lines += ["", *_table(key, value)]
    return "\n".join(lines) + "\n"


def _table(name: str, table: Mapping[str, Any]) -> Iterator[str]:
    yield f"[{_key(name)}]"
    for key, value in table.items():
        yield f"{_key(key)} = {_value(value)}"


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    return key if key.isascii() and key.replace("_", "").replace("-", "").isalnum() else json.dumps(key)
