"""Refusals of the server, each with its HTTP status."""

from pasch.rules.errors import PaschError, Problem

UNPROCESSABLE = 422


class Rejected(PaschError):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, status: int, *problems: Problem) -> None:
        super().__init__(*problems)
        self.status = status


def status_of(error: PaschError) -> int:
    """Returns the HTTP status of an error: 422 for errors of the rules or of a parser."""
    return error.status if isinstance(error, Rejected) else UNPROCESSABLE
