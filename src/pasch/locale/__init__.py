"""The message catalogues, German and English: one set for the terminal and the browser.

Catalogues are Fluent files in a folder per language, each file one topic; both folders hold the same messages, which a
test proves. Names of boxes, columns and variants are not here: they are part of the variant document, because a
house rule brings its own.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

Value = str | int | Mapping[str, str]
"""A fact of a message: a word, a number, or a name that differs by language (``{"de": …, "en": …}``)."""
Language = str

# What a sentence can carry of what somebody typed; Fluent itself refuses more than 2,500 characters.
_MOST = 900

DIRECTION_MARK = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Invisible letters that turn the direction of writing: with them a line reads as another one."""
_UNSHOWN = re.compile(rf"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]|{DIRECTION_MARK.pattern}")

LANGUAGES: tuple[Language, ...] = ("de", "en")


_IMPORTING = Lock()

# A line that begins a message, and all lines up to the next one or a comment.
_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=(?:.*\n(?![a-zA-Z#]))*.*", re.MULTILINE)


@cache
def messages(language: Language) -> Mapping[str, str]:
    """All messages of one language, each as it stands in the catalogue."""
    topics = sorted(files(__package__).joinpath(language).iterdir(), key=lambda entry: entry.name)
    texts = [topic.read_text(encoding="utf-8") for topic in topics if topic.name.endswith(".ftl")]
    return {entry[1]: entry[0] for text in texts for entry in _ENTRY.finditer(text)}


@cache
def _load_fluent() -> None:
    """Imports Fluent, when a message is first asked for.

    Two threads that import a package and one of its modules at once lock each other out.
    """
    with _IMPORTING:
        import fluent.runtime.types  # noqa: F401 - for whoever imports it next


@cache
def _bundle(language: Language) -> "FluentBundle":
    """The messages of one language that were asked for: reading all of them takes longer than most commands."""
    from fluent.runtime import FluentBundle

    # Isolation marks around placeables help mixed scripts in a browser; a terminal prints them as boxes.
    return FluentBundle([language], use_isolating=False)


@cache
def _pattern(message: str, language: Language) -> "Pattern":
    from fluent.runtime import FluentResource

    if message not in messages(language):
        raise LookupError(f"no message {message!r} in {language!r}")
    _bundle(language).add_resource(FluentResource(messages(language)[message]))
    pattern = _bundle(language).get_message(message).value
    if pattern is None:
        raise LookupError(f"message {message!r} in {language!r} has no words")
    return pattern


def text(message: str, language: Language, /, **facts: Value) -> str:
    """The words of a message.

    Args:
        message: its identifier in the catalogue.
        language: ``de`` or ``en``.
        facts: what its placeables stand for.

    Raises:
        LookupError: the catalogue has no such message, or a fact that it needs is missing: an error in Pasch.
    """
    _load_fluent()
    facts_shown = {name: _shown(fact, language) for name, fact in facts.items()}
    words, errors = _bundle(language).format_pattern(_pattern(message, language), facts_shown)
    if errors:
        raise LookupError(f"message {message!r} in {language!r}: {errors[0]}")
    return str(words)


def _shown(fact: Value, language: Language) -> object:
    """Scores are written 1575, not 1,575; the number stays one, so that plurals work."""
    from fluent.runtime.types import fluent_number

    if isinstance(fact, int):
        return fluent_number(fact, useGrouping=False)
    words = fact if isinstance(fact, str) else fact[language]
    return plain(words if len(words) <= _MOST else words[: _MOST - 1] + "…")


def plain(words: str) -> str:
    """Returns what somebody typed without letters that would change how a terminal shows the rest of a line."""
    return _UNSHOWN.sub("�", words)


def preferred_language(environment: Mapping[str, str] = os.environ) -> Language:
    """The language that the user's locale asks for: German where it is German, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "de" if environment[name].lower().startswith("de") else "en"
    return "en"
