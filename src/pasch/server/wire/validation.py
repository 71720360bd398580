"""What pydantic finds wrong with a request or a message, in the words of the message catalogue."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from pasch.rules.dicetext import excerpt
from pasch.rules.errors import Problem
from pasch.server.wire.requests import MAX_NAME

_MOST = 20
_EXPECTED: Mapping[str, str] = {
    "int_type": "0, 1, 2, …",
    "int_from_float": "0, 1, 2, …",
    "int_parsing": "0, 1, 2, …",
    "float_type": "0, 0.5, 1, …",
    "float_parsing": "0, 0.5, 1, …",
    "bool_type": "true, false",
    "string_type": '"…"',
    "list_type": "[…]",
    "dict_type": "{ … }",
    "model_type": "{ … }",
    "model_attributes_type": "{ … }",
}
_BOUNDS: Mapping[str, tuple[str, str]] = {
    "greater_than_equal": ("ge", "≥"),
    "greater_than": ("gt", ">"),
    "less_than_equal": ("le", "≤"),
    "less_than": ("lt", "<"),
}
_LENGTHS: Mapping[str, tuple[str, str]] = {
    "string_too_long": ("max_length", "≤"),
    "too_long": ("max_length", "≤"),
    "string_too_short": ("min_length", "≥"),
    "too_short": ("min_length", "≥"),
}


def problems_of(errors: Iterable[Mapping[str, Any]]) -> list[Problem]:
    """Each misfit once, the first ones of them."""
    found = [_problem(details) for details in errors]
    return list({(problem.code, problem.place): problem for problem in found}.values())[:_MOST]


def _problem(details: Mapping[str, Any]) -> Problem:
    location = [part for part in details["loc"] if part not in ("body", "query", "path", "header")]
    place = excerpt(".".join(map(str, location)))
    kind, context = details["type"], details.get("ctx") or {}
    if kind == "json_invalid":
        return Problem("request-not-json")
    if kind == "missing" and not location:
        return Problem("request-empty")
    if kind in ("missing", "union_tag_not_found"):
        key = "type" if kind == "union_tag_not_found" else str(location[-1])
        return Problem("missing-key", {"key": excerpt(key)}, place=place)
    if kind == "extra_forbidden":
        return Problem("key-not-here", {"key": excerpt(str(location[-1]))}, place=place)
    shown = {"found": _shown(context.get("tag", details.get("input")))}
    if kind in ("literal_error", "union_tag_invalid"):
        allowed = str(context.get("expected") or context.get("expected_tags")).replace("'", '"')
        return Problem("not-one-of", {**shown, "allowed": allowed}, place=place)
    if kind in _BOUNDS:
        name, sign = _BOUNDS[kind]
        return Problem("out-of-range", {**shown, "allowed": f"{sign} {context[name]}"}, place=place)
    if kind in _LENGTHS:
        name, sign = _LENGTHS[kind]
        return Problem("wrong-length", {**shown, "allowed": f"{sign} {context[name]}"}, place=place)
    if kind == "name":
        return Problem("not-a-name", {"most": MAX_NAME}, place=place)
    if kind == "string_pattern_mismatch":
        return Problem("not-spelt-so", {**shown, "pattern": context["pattern"]}, place=place)
    return Problem("wrong-type", {**shown, "allowed": _EXPECTED.get(kind, "…")}, place=place)


def _shown(value: object) -> str:
    if isinstance(value, str | int | float | None):
        return excerpt(json.dumps(value, ensure_ascii=False))
    return "{ … }" if isinstance(value, dict) else "[…]"
