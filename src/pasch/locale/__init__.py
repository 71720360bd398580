"""The message catalogues, German and English: one set for the terminal and the browser.

Catalogues are Fluent files in a folder per language, each file one topic; both folders hold the same messages, which a
test proves. Names of boxes, columns and variants are not here: they are part of the variant document, because a
house rule brings its own.
"""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value = str | int | Mapping[str, str]
"""A fact of a message: a word, a number, or a name that differs by language (``{"de": …, "en": …}``)."""
Language = str

# What a sentence can carry of what somebody typed; Fluent itself refuses more than 2,500 characters.
_MOST = 900

LANGUAGES: tuple[Language, ...] = ("de", "en")


@cache
def bundle(language: Language) -> "FluentBundle":
    """All messages of one language, read and parsed once."""
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks around placeables help mixed scripts in a browser; a terminal prints them as boxes.
    messages = FluentBundle([language], use_isolating=False)
    for topic in sorted(files(__package__).joinpath(language).iterdir(), key=lambda entry: entry.name):
        if topic.name.endswith(".ftl"):
            messages.add_resource(FluentResource(topic.read_text(encoding="utf-8")))
    return messages


def text(message: str, language: Language, /, **facts: Value) -> str:
    """The words of a message.

    Args:
        message: its identifier in the catalogue.
        language: ``de`` or ``en``.
        facts: what its placeables stand for.

    Raises:
        LookupError: the catalogue has no such message, or a fact that it needs is missing: an error in Pasch.
    """
    found = bundle(language)
    if not found.has_message(message):
        raise LookupError(f"no message {message!r} in {language!r}")
    pattern = found.get_message(message).value
    if pattern is None:
        raise LookupError(f"message {message!r} in {language!r} has no words")
    words, errors = found.format_pattern(pattern, {name: _shown(fact, language) for name, fact in facts.items()})
    if errors:
        raise LookupError(f"message {message!r} in {language!r}: {errors[0]}")
    return str(words)


def _shown(fact: Value, language: Language) -> object:
    """Scores are written 1575, not 1,575; the number stays one, so that plurals work."""
    from fluent.runtime.types import fluent_number

    if isinstance(fact, int):
        return fluent_number(fact, useGrouping=False)
    words = fact if isinstance(fact, str) else fact[language]
    return words if len(words) <= _MOST else words[: _MOST - 1] + "…"


def preferred(environment: Mapping[str, str] = os.environ) -> Language:
    """The language that the user's locale asks for: German where it is German, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "de" if environment[name].lower().startswith("de") else "en"
    return "en"
