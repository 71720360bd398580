"""Types of options, checked while the command line is parsed: errors end a command with status 2.

An option that is no text has the type `ParsedOption` or `whole`; an error in its value is one sentence.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Generic, TypeVar

import click
from click.shell_completion import CompletionItem

from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import MissingExtraError, PaschError, Problem

MOST_THREADS = 256
MOST_GAMES = 10_000_000
_MOST_SECONDS = 86_400.0
Value = TypeVar("Value")


class WrongUsage(PaschError):
    """The value of an option is wrong, or does not go with the others."""


def refuse_together(given: Mapping[str, bool]) -> None:
    """Refuses options that exclude each other.

    Args:
        given: whether each option was given.

    Raises:
        WrongUsage: more than one was.
    """
    chosen = [option for option, is_given in given.items() if is_given]
    if len(chosen) > 1:
        raise WrongUsage(Problem("options-exclude", {"one": chosen[0], "other": chosen[1]}))


@contextmanager
def usage() -> Iterator[None]:
    """Turns errors inside into wrong usage of the command; a missing extra is none."""
    try:
        yield
    except MissingExtraError:
        raise
    except PaschError as error:
        raise WrongUsage(*error.problems) from None


class ParsedOption(click.ParamType, Generic[Value]):  # type: ignore[type-arg]  # generic only in the newest click
    """An option's value as parsed by a function that may raise `PaschError`."""

    name = "text"

    def __init__(self, read: Callable[[str], Value], words: Iterable[str] = (), *, names_file: bool = False) -> None:
        """Makes the type.

        Args:
            words: that a shell offers.
            names_file: a shell offers files.
        """
        self._read, self._words, self._names_file = read, words, names_file

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:  # noqa: ARG002 - click's signature
        """The words that begin like this, or files."""
        files = [CompletionItem(incomplete, "file")] if self._names_file else []
        return [CompletionItem(word) for word in self._words if word.startswith(incomplete)] + files

    def convert(self, value: str | Value, param: click.Parameter | None, ctx: click.Context | None) -> Value:  # noqa: ARG002 - click's signature
        """The value."""
        if not isinstance(value, str):
            return value
        with usage():
            return self._read(value)


def whole(code: str, least: int, most: int) -> ParsedOption[int]:
    """Returns the type of whole numbers in this range; the error for others has this code."""
    return ParsedOption(lambda given: whole_number(given, code, least, most))


def whole_number(given: str, code: str, least: int, most: int) -> int:
    """Parses a whole number in a range that is known only when other options are read.

    Raises:
        PaschError: it is no such number.
    """
    digits = given.strip()
    is_number = digits.isascii() and digits.isdecimal() and len(digits) < 12
    if not is_number or not least <= int(digits) <= most:
        raise PaschError(Problem(code, {"found": excerpt(given), "least": least, "most": most}))
    return int(digits)


def read_seconds(given: str) -> float:
    """Parses a time in seconds.

    Raises:
        PaschError: it is none, or too long.
    """
    try:
        seconds = float(given.replace(",", "."))
    except ValueError:
        seconds = 0.0
    if not 0.001 <= seconds <= _MOST_SECONDS:
        raise PaschError(Problem("match-time", {"found": excerpt(given), "most": round(_MOST_SECONDS)}))
    return seconds


SECONDS = ParsedOption(read_seconds)
