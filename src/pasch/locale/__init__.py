"""The message catalogues, a folder for each language: one set for the terminal and the browser.

Catalogues are Fluent files, each file one topic. German and English are complete, which a test proves; what another
language lacks is said in English, sentence by sentence. Names of the shipped variants and of their boxes are messages
too; a house rule brings its own in its document.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from threading import RLock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

Value = str | int | Mapping[str, str]
"""A fact of a message: a word, a number, or a name that differs by language (``{"de": …, "en": …}``)."""
Language = str
"""The code of a language, as its folder is called."""

# What a sentence can carry of what somebody typed; Fluent itself refuses more than 2,500 characters.
_MOST = 900

DIRECTION_MARK = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Invisible letters that turn the direction of writing: with them a line reads as another one."""
_UNSHOWN = re.compile(rf"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]|{DIRECTION_MARK.pattern}")

COMPLETE: tuple[Language, ...] = ("de", "en")
"""The languages in which no message may be missing."""

FALLBACK: Language = "en"
"""The language of sentences that another one lacks."""


def _find_languages() -> tuple[Language, ...]:
    folders = (entry for entry in files(__package__).iterdir() if _FOLDER.fullmatch(entry.name))
    return tuple(
        sorted(folder.name for folder in folders if any(file.name.endswith(".ftl") for file in folder.iterdir()))
    )


_FOLDER = re.compile("[a-z]{2,3}")

LANGUAGES = _find_languages()
"""The languages that have a folder here, in the order of their codes."""

# Held while a message is said: a bundle gets its messages one by one, and two threads that import a package and one of
# its modules at the same time lock each other out.
SPEAKING = RLock()

# A line that begins a message, and all lines up to the next one or a comment.
_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=(?:.*\n(?![a-zA-Z#]))*.*", re.MULTILINE)


@cache
def messages(language: Language) -> Mapping[str, str]:
    """All messages of one language, each as it stands in the catalogue."""
    topics = sorted(files(__package__).joinpath(language).iterdir(), key=lambda entry: entry.name)
    texts = [topic.read_text(encoding="utf-8") for topic in topics if topic.name.endswith(".ftl")]
    return {entry[1]: entry[0] for text in texts for entry in _ENTRY.finditer(text)}


@cache
def labels(message: str) -> tuple[str, ...]:
    """Returns lists of labels in languages that are read on score pads, but not spoken: one for each that has them."""
    topics = sorted(files(__package__).joinpath("labels").iterdir(), key=lambda entry: entry.name)
    found = (_labels_of(topic.name).get(message) for topic in topics if topic.name.endswith(".ftl"))
    return tuple(words for words in found if words)


@cache
def _labels_of(topic: str) -> Mapping[str, str]:
    written = files(__package__).joinpath("labels", topic).read_text(encoding="utf-8")
    return {entry[1]: entry[0].partition("=")[2].strip() for entry in _ENTRY.finditer(written)}


@cache
def _bundle(language: Language) -> "FluentBundle":
    """Returns the messages of one language that were asked for: reading all of them takes longer than most commands.

    To be called with `SPEAKING` held, as `_pattern` and `_shown`.
    """
    from fluent.runtime import FluentBundle

    # Isolation marks around placeables help mixed scripts in a browser; a terminal prints them as boxes.
    return FluentBundle([language], use_isolating=False)


@cache
def _pattern(message: str, language: Language) -> "Pattern":
    from fluent.runtime import FluentResource

    _bundle(language).add_resource(FluentResource(messages(language)[message]))
    pattern = _bundle(language).get_message(message).value
    if pattern is None:
        raise LookupError(f"message {message!r} in {language!r} has no words")
    return pattern


def text(message: str, language: Language, /, **facts: Value) -> str:
    """The words of a message.

    Args:
        message: its identifier in the catalogue.
        language: one of `LANGUAGES`; the sentence is English where that one lacks it.
        facts: what its placeables stand for.

    Raises:
        LookupError: the catalogue has no such message, or a fact that it needs is missing: an error in Pasch.
    """
    spoken = language if message in messages(language) else FALLBACK
    if message not in messages(spoken):
        raise LookupError(f"no message {message!r} in {spoken!r}")
    with SPEAKING:
        facts_shown = {name: _shown(fact, language) for name, fact in facts.items()}
        words, errors = _bundle(spoken).format_pattern(_pattern(message, spoken), facts_shown)
    if errors:
        raise LookupError(f"message {message!r} in {spoken!r}: {errors[0]}")
    return str(words)


def _shown(fact: Value, language: Language) -> object:
    """Scores are written 1575, not 1,575; the number stays one, so that plurals work."""
    from fluent.runtime.types import fluent_number

    if isinstance(fact, int):
        return fluent_number(fact, useGrouping=False)
    words = said_in(fact, language) if isinstance(fact, Mapping) else str(fact)
    return plain(words if len(words) <= _MOST else words[: _MOST - 1] + "…")


def said_in(names: Mapping[str, str], language: Language) -> str:
    """Returns a name in a language, or in English where it has none there."""
    return names.get(language) or names[FALLBACK]


def shipped_name(message: str) -> Mapping[Language, str]:
    """Returns a name of the catalogue in each language that has one; empty if none has."""
    found = {language: names_of(language).get(message) for language in LANGUAGES}
    return {language: name for language, name in found.items() if name}


@cache
def names_of(language: Language) -> Mapping[str, str]:
    """Returns the names of the catalogue in one language by their messages.

    They are plain words, so they are read without Fluent and without the other topics.
    """
    topic = files(__package__).joinpath(language, "names.ftl")
    found = _ENTRY.finditer(topic.read_text(encoding="utf-8")) if topic.is_file() else ()
    return {entry[1]: entry[0].partition("=")[2].strip() for entry in found}


def without_fallbacks(names: Mapping[Language, str]) -> dict[Language, str]:
    """Returns a name in German and English, and in the languages where it differs from the English one."""
    return {language: name for language, name in names.items() if language in COMPLETE or name != names[FALLBACK]}


def plain(words: str) -> str:
    """Returns what somebody typed without letters that would change how a terminal shows the rest of a line."""
    return _UNSHOWN.sub("�", words)


def one_line(words: str) -> str:
    """Returns words with line breaks and tabs as escapes: a file's name may have them."""
    return words.replace("\n", "\\n").replace("\t", "\\t")


def escaped(document: str) -> str:
    """Returns a JSON document with the letters that `plain` replaces written as JSON's escapes."""
    return _UNSHOWN.sub(lambda found: f"\\u{ord(found[0]):04x}", document)


def preferred_language(environment: Mapping[str, str] = os.environ) -> Language:
    """Returns the language that the user's locale asks for, or English where it is none of `LANGUAGES`."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            asked = re.split("[_.@-]", environment[name].lower())[0]
            return asked if asked in LANGUAGES else FALLBACK
    return FALLBACK
