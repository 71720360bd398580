"""Refusals of the server, each with its HTTP status."""

from pasch.rules.errors import PaschError, Problem

UNPROCESSABLE = 422
UNAVAILABLE = 503
TRANSIENT = frozenset({"thinking-failed", "thinking-too-long", "thinking-too-large"})
"""Codes of failures that say something about the server, not about what was asked: asking again may help."""


class Rejected(PaschError):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, status: int, *problems: Problem) -> None:
        super().__init__(*problems)
        self.status = status


def status_of(error: PaschError) -> int:
    """Returns the HTTP status of an error: 422 for errors of the rules or of a parser, 503 for `TRANSIENT` ones."""
    if isinstance(error, Rejected):
        return error.status
    return UNAVAILABLE if error.code in TRANSIENT else UNPROCESSABLE
