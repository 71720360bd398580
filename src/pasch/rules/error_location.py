"""Adds the place in a text to errors that deeper layers raise."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from pasch.rules.errors import NotationError, PaschError


@contextmanager
def locate_errors(place: str | int, source: str = "") -> Iterator[None]:
    """Turns errors of Pasch raised inside into a `NotationError` with this place."""
    try:
        yield
    except PaschError as error:
        raise at_place(error, place, source) from None


def at_place(error: PaschError, place: str | int, source: str = "") -> NotationError:
    """Returns an error as a `NotationError` with this place."""
    kind = type(error) if isinstance(error, NotationError) else NotationError
    return kind(*(replace(problem, source=source, place=place) for problem in error.problems))
