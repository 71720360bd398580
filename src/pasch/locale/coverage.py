"""How complete a language is, and what is wrong with its messages: for those who translate."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from pasch.locale import FALLBACK, Language

TIERS = ("play", "rules", "everything")
_PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))


@dataclass(frozen=True)
class TierShare:
    """Messages of a tier that a language has."""

    have: int
    of: int


@dataclass
class _Facts(Visitor):
    """The facts of a message: those that it names, those that it shows, and the cases of each choice by number."""

    named: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    plurals: list[set[str]] = field(default_factory=list)

    def visit_VariableReference(self, node: VariableReference) -> None:
        # `$n_word` is the number `$n` in words.
        self.named.add(node.id.name.removesuffix("_word"))
        self.shown.add(node.id.name.removesuffix("_word"))

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        chooser = _Facts()
        chooser.visit(node.selector)
        self.named |= chooser.named
        keys = {key.name for variant in node.variants if isinstance(key := variant.key, Identifier)}
        if keys & {"one", "few"} and keys <= _PLURALS:
            self.plurals.append(keys | {"other"})
        for variant in node.variants:
            self.visit(variant)


@dataclass(frozen=True)
class Mistake:
    """Something wrong in a language's messages.

    Attributes:
        kind: ``unreadable``, ``twice``, ``unknown-message``, ``unknown-fact``, ``lacks-fact`` or ``plural``.
        found: the fact, the cases of a plural, or the text that cannot be read.
    """

    topic: str
    message: str
    kind: str
    found: str = ""


@cache
def tier_topics() -> Mapping[str, tuple[str, ...]]:
    """Returns the topics of each tier; ``everything`` has all."""
    tiers = json.loads(files(__package__).joinpath("tiers.json").read_text("utf-8"))
    return {**{tier: tuple(topics) for tier, topics in tiers.items()}, "everything": topics_of(FALLBACK)}


def topics_of(language: Language) -> tuple[str, ...]:
    """Returns the topics of a language, which are its files without their ending."""
    names = (entry.name for entry in files(__package__).joinpath(language).iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def coverage(language: Language) -> dict[str, TierShare]:
    """Returns how many messages of each tier a language has."""
    found = {topic: facts.keys() & _own(language, topic).keys() for topic, facts in _english().items()}
    return {
        tier: TierShare(sum(len(found[topic]) for topic in topics), sum(len(_english()[topic]) for topic in topics))
        for tier, topics in tier_topics().items()
    }


def missing(language: Language) -> dict[str, list[str]]:
    """Returns the messages that a language lacks, by topic."""
    lacked = {
        topic: [name for name in facts if name not in _own(language, topic)] for topic, facts in _english().items()
    }
    return {topic: names for topic, names in lacked.items() if names}


def mistakes(language: Language) -> Iterator[Mistake]:
    """Yields what is wrong in a language's messages."""
    cases = {*Locale(language).plural_form.rules, "other"}
    for topic in topics_of(language):
        english, seen = _english().get(topic, {}), set[str]()
        for entry in _entries(language, topic):
            if isinstance(entry, Junk):
                yield Mistake(topic, "", "unreadable", " ".join((entry.content or "").split())[:60])
            elif isinstance(entry, Message):
                name = entry.id.name
                if name in seen:
                    yield Mistake(topic, name, "twice")
                elif name not in english:
                    yield Mistake(topic, name, "unknown-message")
                else:
                    yield from _mistakes_in(topic, name, _facts(entry), english[name], cases)
                seen.add(name)


def _mistakes_in(topic: str, name: str, own: _Facts, english: _Facts, cases: set[str]) -> Iterator[Mistake]:
    for fact in sorted(own.shown - english.named):
        yield Mistake(topic, name, "unknown-fact", fact)
    for fact in sorted(english.shown - own.named):
        yield Mistake(topic, name, "lacks-fact", fact)
    for plural in own.plurals:
        # `many` is for millions in French and Spanish, and for fractions in others: a message may leave it out.
        if plural - cases or cases - plural - {"many"}:
            yield Mistake(topic, name, "plural", ", ".join(sorted(cases)))


@cache
def _english() -> Mapping[str, Mapping[str, _Facts]]:
    return {topic: _own(FALLBACK, topic) for topic in topics_of(FALLBACK)}


@cache
def _own(language: Language, topic: str) -> Mapping[str, _Facts]:
    return {entry.id.name: _facts(entry) for entry in _entries(language, topic) if isinstance(entry, Message)}


def _entries(language: Language, topic: str) -> list[BaseNode]:
    file = files(__package__).joinpath(language, f"{topic}.ftl")
    if not file.is_file():
        return []
    return list(FluentParser().parse(file.read_text("utf-8")).body)


def _facts(message: Message) -> _Facts:
    found = _Facts()
    found.visit(message)
    return found


def own_name(language: Language) -> str:
    """Returns a language's name in itself: ``Français``."""
    name = Locale(language).get_language_name(language) or language
    return name[:1].upper() + name[1:]
