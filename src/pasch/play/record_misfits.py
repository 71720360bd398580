"""What pydantic finds wrong with a record's JSON, in the words of the message catalogue."""

import json
from collections.abc import Mapping

from pydantic_core import ErrorDetails

from pasch.rules.dicetext import excerpt
from pasch.rules.errors import Problem

_EXPECTED: Mapping[str, str] = {
    "int_type": "0, 1, 2, …",
    "string_type": '"…"',
    "list_type": "[…]",
    "dict_type": "{ … }",
    "model_type": "{ … }",
}


def misfit(details: ErrorDetails, source: str) -> Problem:
    """What pydantic found, in the words of the catalogue."""
    place = ".".join(map(str, _place(details["loc"])))
    context = details.get("ctx", {})
    key = str(details["loc"][-1]) if details["loc"] else ""
    found = _shown(details["input"])
    match details["type"]:
        case "missing":
            return Problem("missing-key", {"key": key}, source, place)
        case "extra_forbidden":
            return Problem("key-not-in-record", {"key": excerpt(key)}, source, place)
        case "literal_error":
            allowed = str(context["expected"]).replace("'", '"')
            return Problem("not-one-of", {"found": found, "allowed": allowed}, source, place)
        case "union_tag_invalid":
            allowed = str(context["expected_tags"]).replace("'", '"')
            return Problem("not-one-of", {"found": _shown(context["tag"]), "allowed": allowed}, source, f"{place}.type")
        case "union_tag_not_found":
            return Problem("missing-key", {"key": "type"}, source, place)
        case "string_pattern_mismatch":
            return Problem("not-in-notation", {"found": found}, source, place)
        case "greater_than_equal" | "less_than_equal":
            sign, limit = ("≥", context.get("ge")) if "ge" in context else ("≤", context.get("le"))
            return Problem("out-of-range", {"found": found, "allowed": f"{sign} {limit}"}, source, place)
        case "too_long" | "string_too_long":
            return Problem("wrong-length", {"found": found, "allowed": f"≤ {context['max_length']}"}, source, place)
        case "too_short" | "string_too_short":
            return Problem("wrong-length", {"found": found, "allowed": f"≥ {context['min_length']}"}, source, place)
        case other:
            return Problem(
                "wrong-type", {"found": found, "allowed": _EXPECTED.get(other, details["msg"])}, source, place
            )


def _place(location: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """Where it stands in the JSON: pydantic also names the type of an event, which is no step there."""
    return location[:2] + location[3:] if location[:1] == ("events",) else location


def _shown(value: object) -> str:
    if isinstance(value, str | int | float | None):
        return excerpt(json.dumps(value, ensure_ascii=False))
    return "{ … }" if isinstance(value, dict) else "[…]"
