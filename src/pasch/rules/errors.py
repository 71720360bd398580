"""Errors as values: a stable code, the facts, and words from the message catalogue.

Every error of Pasch that a user can cause is a `PaschError`. Its `code` never changes once released; its words are
looked up in the catalogue under ``error-<code>`` when they are shown, in the user's language.
"""

import errno
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from itertools import islice

from pasch.locale import LANGUAGES, Value, one_line, plain, text

Facts = Mapping[str, Value]
"""Values for the placeholders of a message: what was found, what would be allowed."""

MOST_PROBLEMS = 20
_LONGEST_WORD = 60
_LONGEST_LIST = 600


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong, with its place.

    Attributes:
        code: stable identifier, a message of the catalogue as ``error-<code>``.
        facts: values for the placeholders of the message.
        source: the file or text it was found in; empty where there is only one.
        place: where in it: a key path such as ``boxes.pair.points``, or ``line 7``'s number as ``7``.
    """

    code: str
    facts: Facts = field(default_factory=dict, hash=False)
    source: str = ""
    place: str | int = ""

    def words(self, language: str = "en") -> str:
        """One sentence, with its place in front.

        Raises:
            PaschError: Pasch does not speak this language.
        """
        check_language(language)
        sentence = text(f"error-{self.code}", language, **self.facts)
        where = text("place-line", language, line=self.place) if isinstance(self.place, int) else self.place
        return one_line(": ".join(part for part in (plain(self.source), plain(where), sentence) if part))

    def as_json(self, language: str = "en") -> dict[str, object]:
        """The problem for machines: code, facts, place, and its words."""
        return {
            "code": self.code,
            "source": self.source,
            "place": self.place,
            "facts": dict(self.facts),
            "message": self.words(language),
        }


class PaschError(Exception):
    """Something a user gave cannot be used; `problems` says what and where."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems

    @property
    def code(self) -> str:
        """The stable code of the first problem."""
        return self.problems[0].code

    def words(self, language: str = "en") -> str:
        """All problems, a line each."""
        return "\n".join(problem.words(language) for problem in self.problems)

    def __str__(self) -> str:
        try:
            return self.words()
        except Exception:
            return " ".join(f"{problem.code} {dict(problem.facts)}" for problem in self.problems)


def check_language(language: str | None) -> None:
    """Checks that there are messages in a language, if it is given.

    Raises:
        PaschError: there are none.
    """
    if language is not None and language not in LANGUAGES:
        facts = {"found": str(language)[:_LONGEST_WORD], "allowed": list_allowed(LANGUAGES)}
        raise PaschError(Problem("unknown-language", facts))


class VariantError(PaschError, ValueError):
    """A variant document cannot be used, or no variant has this name."""


class TooLargeError(PaschError):
    """A variant is too large to be solved exactly; what is asked may still be estimated."""


class IllegalActionError(PaschError, ValueError):
    """The rules do not allow this now; the state is unchanged."""


class NotationError(PaschError, ValueError):
    """A text is not in the notation: dice, a position, a record, a score block."""


class AmbiguousError(NotationError):
    """A text could mean more than one thing; the choices are among the facts."""


class MissingExtraError(PaschError, ModuleNotFoundError):
    """A package of one of Pasch's extras is not installed; the sentence says how to install it."""


_SERVER = "alembic cachetools fastapi httptools prometheus_client psycopg sqlalchemy starlette structlog uvicorn uvloop"
_CODES_BY_PACKAGE: Mapping[str, str] = {
    **dict.fromkeys(("numpy", "numba", "llvmlite", "matplotlib"), "solver-missing"),
    **dict.fromkeys(_SERVER.split(), "server-missing"),
    "websockets": "bots-missing",
    "reportlab": "print-missing",
    "ray": "cluster-missing",
    "pyarrow": "data-missing",
}
"""Packages of the extras, and the error for a missing one."""


def missing_extra(error: Exception) -> MissingExtraError | None:
    """Returns the error to show for a failed import of an extra's package; None for any other error."""
    package = (error.name or "").partition(".")[0] if isinstance(error, ModuleNotFoundError) else ""
    if package not in _CODES_BY_PACKAGE:
        return None
    found = MissingExtraError(Problem(_CODES_BY_PACKAGE[package]))
    found.name = package
    return found


@contextmanager
def named_extras() -> Iterator[None]:
    """Turns failed imports of an extra's package inside into a `MissingExtraError`."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (missing := missing_extra(error)) is None:
            raise
        raise missing from None


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


# Known reasons by the number of the system; others are shown in the system's words.
_REASONS = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "too-long",
}


def reason(error: OSError | ValueError) -> Mapping[str, str]:
    """Returns why a file cannot be read or written, by language; rare reasons are in the system's words.

    A `ValueError` means that no file can have such a name, for example one with a null character.
    """
    known = _REASONS.get(error.errno or 0) if isinstance(error, OSError) else "no-name"
    own = str(error)
    return {language: text(f"reason-{known}", language) if known else own for language in LANGUAGES}


def parser_words(message: str, ids: Mapping[str, str], other: str) -> Mapping[str, str]:
    """Returns our words for a parser's message, in each language.

    Args:
        message: the parser's own.
        ids: messages of the catalogue, by how the parser's messages begin.
        other: the message for all other beginnings.
    """
    found = next((ours for start, ours in ids.items() if message.startswith(start)), other)
    return {language: text(found, language) for language in LANGUAGES}


def list_allowed(words: Iterable[object]) -> str:
    """The allowed things of a sentence, separated by commas; a long list is cut short."""
    found = ", ".join(str(word) for word in words)
    return found if len(found) <= _LONGEST_LIST else found[:_LONGEST_LIST].rpartition(",")[0] + ", …"


def spans(numbers: Iterable[int]) -> str:
    """Formats ascending numbers with runs cut short: ``5-30, 50``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return list_allowed(f"{run[0]}-{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs)


def nearest(word: str, options: Iterable[str], alike: float = 0.6) -> str | None:
    """Returns the most similar option; None where nothing is similar, or the word is too long."""
    # `get_close_matches` takes quadratic time, and words come from strangers.
    return next(iter(get_close_matches(word, options, 1, alike)), None) if len(word) <= _LONGEST_WORD else None


def first_of(problems: Iterable[Problem]) -> list[Problem]:
    """Returns the first `MOST_PROBLEMS`, and a last one that says so if there are more."""
    # Checks are generators: only one problem beyond the limit is ever computed.
    found = list(islice(problems, MOST_PROBLEMS + 1))
    if len(found) > MOST_PROBLEMS:
        found[MOST_PROBLEMS:] = [Problem("more-mistakes", {"shown": MOST_PROBLEMS}, found[0].source)]
    return found


def either(words: Sequence[str], language: str) -> str:
    """Formats alternatives: separated by commas, the last by "or"."""
    if len(words) < 2:
        return list_allowed(words)
    return text("list-or", language, first=list_allowed(words[:-1]), last=words[-1])
