"""Allowed ranges of a document's values for messages, from the model's own schema."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from pasch.rules.document.model import Document

Schema = Mapping[str, Any]


def number_range(place: Sequence[int | str]) -> str | None:
    """Returns the numbers allowed at a place: ``1-12``; None if none are, or any."""
    return next(
        (_span(one["minimum"], one["maximum"]) for one in _at(place) if one.keys() >= {"minimum", "maximum"}), None
    )


def length_range(place: Sequence[int | str], most: int | None) -> str | None:
    """Returns the allowed number of letters, entries or parts; None if nothing is counted, or any number allowed.

    Args:
        most: the limit that was exceeded, where a place has several; None if none was.
    """
    for one in _at(place):
        for kind in ("Items", "Properties", "Length"):
            if f"max{kind}" in one and most in (None, one[f"max{kind}"]):
                return _span(one.get(f"min{kind}", 0), one[f"max{kind}"])
    return None


def _span(least: int, most: int) -> str:
    if least == most:
        return str(least)
    return f"{least}-{most}" if least >= 0 else f"−{-least} … {most}"


# A union, or a `$ref` into it, is all of its members at once: a place may lead to several schemas.
def _at(place: Sequence[int | str]) -> Iterator[Schema]:
    found = [_schema()]
    for step in place:
        found = [below for one in found for kind in _kinds(one) for below in _below(kind, step)]
    for one in found:
        yield from _kinds(one)


def _kinds(schema: Schema) -> Iterator[Schema]:
    if "$ref" in schema:
        yield from _kinds(_schema()["$defs"][schema["$ref"].rpartition("/")[2]])
        return
    yield schema
    for choice in (*schema.get("anyOf", ()), *schema.get("oneOf", ()), *schema.get("allOf", ())):
        yield from _kinds(choice)


def _below(schema: Schema, step: int | str) -> Iterator[Schema]:
    if isinstance(step, int):
        tuple_of = schema.get("prefixItems", ())
        yield from [tuple_of[step]] if step < len(tuple_of) else [schema["items"]] if schema.get("items") else []
        return
    if step in schema.get("properties", {}):
        yield schema["properties"][step]
        return
    yield from (entry for key, entry in schema.get("patternProperties", {}).items() if re.search(key, step))
    if isinstance(schema.get("additionalProperties"), dict):
        yield schema["additionalProperties"]


@cache
def _schema() -> Schema:
    return Document.model_json_schema()
