"""Saying where in a text something is wrong that was found further down, by the rules or by the reading of a word."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from pasch.rules.errors import NotationError, PaschError


@contextmanager
def locate_errors(place: str | int, source: str = "") -> Iterator[None]:
    """Whatever Pasch refuses inside is a `NotationError` with this place."""
    try:
        yield
    except PaschError as error:
        raise at_place(error, place, source) from None


def at_place(error: PaschError, place: str | int, source: str = "") -> NotationError:
    """The same with its place."""
    kind = type(error) if isinstance(error, NotationError) else NotationError
    return kind(*(replace(problem, source=source, place=place) for problem in error.problems))
