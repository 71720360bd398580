"""Translates pydantic's errors into catalogue messages, for documents, records and requests."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import Facts, Problem, first_of

Steps = Sequence[int | str]
Details = Mapping[str, Any]
"""One entry of pydantic's `ValidationError.errors()`."""

_LIMITS: Mapping[str, tuple[str, str, str]] = {
    "greater_than_equal": ("out-of-range", "≥", "ge"),
    "greater_than": ("out-of-range", ">", "gt"),
    "less_than_equal": ("out-of-range", "≤", "le"),
    "less_than": ("out-of-range", "<", "lt"),
    "string_too_long": ("wrong-length", "≤", "max_length"),
    "too_long": ("wrong-length", "≤", "max_length"),
    "string_too_short": ("wrong-length", "≥", "min_length"),
    "too_short": ("wrong-length", "≥", "min_length"),
}
CHOICES: Mapping[str, str] = {"literal_error": "expected", "choice": "allowed", "union_tag_invalid": "expected_tags"}
"""Kinds of mistakes where one of several words is allowed, and the key under which pydantic lists them."""
# Examples by the first word of a kind of mistake: int_type, float_parsing …
_TYPES = {"int": "0, 1, 2, …", "float": "0, 0.5, 1, …", "bool": "true, false", "string": '"…"', "list": "[…]"}
_TYPES |= dict.fromkeys(("dict", "model"), "{ … }")


def in_json(value: object) -> str:
    """Formats a value as JSON, cut to a readable length."""
    if isinstance(value, str | int | float | None):
        return excerpt(json.dumps(value, ensure_ascii=False))
    return "{ … }" if isinstance(value, dict) else "[…]"


@dataclass(frozen=True)
class Wording:
    """Wording of problems in one kind of text.

    Attributes:
        unknown_key: the code for a key that does not belong there.
        misspelt: the code for a text that is not written as it should be.
        shown: formats a value as it is written in the text.
        special: explains mistakes that only this kind of text knows; None for the general wording.
    """

    unknown_key: str
    misspelt: str
    shown: Callable[[object], str] = in_json
    special: Callable[[Details, Steps], Problem | None] = lambda _, __: None


def problems_of(found: ValidationError, data: object, wording: Wording, source: str = "") -> list[Problem]:
    """Returns the first mistakes, one for each place.

    Args:
        data: what was validated.
        source: its file, for messages.
    """
    return first_mistakes(found.errors(include_url=False), data, wording, source)


def first_mistakes(found: Iterable[Details], data: object, wording: Wording, source: str = "") -> list[Problem]:
    """Does the same as `problems_of` for errors that pydantic listed."""
    return first_of(_once(_problem(details, data, wording, source) for details in found))


def _once(problems: Iterable[Problem]) -> Iterator[Problem]:
    seen: set[str | int] = set()
    for problem in problems:
        if problem.place not in seen:
            seen.add(problem.place)
            yield problem


def _problem(details: Details, data: object, wording: Wording, source: str) -> Problem:
    steps = _written_steps(details, data)
    found = wording.special(details, steps) or _general(details, steps, wording)
    place = [*steps, "type"] if details["type"] == "union_tag_invalid" else steps
    return Problem(found.code, found.facts, source, ".".join(excerpt(str(step)) for step in place))


def _written_steps(details: Details, data: object) -> Steps:
    # The keys of the data only: pydantic also names the members of unions.
    steps: list[int | str] = []
    here: Any = data
    for step in details["loc"]:
        if step in (here if isinstance(here, dict) else range(len(here)) if isinstance(here, list) else ()):
            here = here[step]
            steps.append(step)
    return [*steps, details["loc"][-1]] if details["type"] == "missing" and details["loc"] else steps


def choices_of(details: Details) -> str:
    """Returns the allowed words, in quotation marks."""
    return str(details["ctx"][CHOICES[details["type"]]]).replace("'", '"').replace(" or ", ", ")


def _general(details: Details, steps: Steps, wording: Wording) -> Problem:
    kind, context = details["type"], details.get("ctx") or {}
    found = wording.shown(context.get("tag", details.get("input")))
    match kind:
        case "missing":
            return Problem("missing-key", {"key": excerpt(str(steps[-1]))})
        case "union_tag_not_found":
            return Problem("missing-key", {"key": "type"})
        case "extra_forbidden":
            return Problem(wording.unknown_key, {"key": excerpt(str(steps[-1]))})
        case "string_pattern_mismatch":
            return Problem(wording.misspelt, {"found": found, "pattern": context["pattern"]})
    if kind in _LIMITS:
        code, sign, name = _LIMITS[kind]
        facts: Facts = {"found": found, "allowed": f"{sign} {context[name]}"}
        if code == "wrong-length":
            facts = {**facts, "number": len(details["input"]), "what": "text" if "string" in kind else "list"}
        return Problem(code, facts)
    if kind in CHOICES:
        return Problem("not-one-of", {"found": found, "allowed": choices_of(details)})
    if "-" in kind:  # not one of pydantic's own kinds: a code of ours
        return Problem(kind, context)
    return Problem("wrong-type", {"found": found, "allowed": _TYPES.get(kind.partition("_")[0], "…")})
