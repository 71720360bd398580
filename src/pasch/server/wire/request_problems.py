"""Translates pydantic's errors in requests and messages into catalogue messages."""

from collections.abc import Sequence

from pydantic import ValidationError
from pydantic_core import from_json

from pasch.rules.errors import Problem
from pasch.rules.validation import Details, Steps, Wording, first_mistakes, problems_of


def request_problems(found: Sequence[Details], body: object) -> list[Problem]:
    """Returns the problems of a request; FastAPI puts the part of the request in front of each place."""
    named = {details["loc"][1]: None for details in found if details["loc"][0] != "body"}
    data = {**named, **body} if isinstance(body, dict) else body or named
    return first_mistakes([{**details, "loc": details["loc"][1:]} for details in found], data, _WORDING)


def message_problems(found: ValidationError, message: str) -> list[Problem]:
    """Returns the problems of a message on a live connection."""
    try:
        data = from_json(message)
    except ValueError:
        return [Problem("request-not-json")]
    return problems_of(found, data, _WORDING)


def _special(details: Details, _: Steps) -> Problem | None:
    if details["type"] == "json_invalid":
        return Problem("request-not-json")
    if details["type"] == "missing" and not details["loc"]:
        return Problem("request-empty")
    return None


_WORDING = Wording("key-not-here", "not-spelt-so", special=_special)
