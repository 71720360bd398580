"""Refusals of the server, each with its HTTP status."""

from pasch.rules.errors import PaschError, Problem

UNPROCESSABLE = 422


class Rejected(PaschError):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, status: int, *problems: Problem) -> None:
        super().__init__(*problems)
        self.status = status


def status_of(error: PaschError) -> int:
    """The status of an answer that tells this error: what the rules or a document's reader refuse is 422."""
    return error.status if isinstance(error, Rejected) else UNPROCESSABLE
