"""Differences between two explanations, sentence by sentence."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from pasch.rules.explain.sentences import Explanation, RulesWords

_SENTENCES = re.compile(r"(?<=[.!?:]) (?=[A-ZÄÖÜ])")


class SentenceDiff(NamedTuple):
    """Sentences removed from an explanation, and sentences added."""

    gone: list[str]
    new: list[str]


def diff_sentences(before: Explanation, after: Explanation) -> SentenceDiff:
    """Compares two explanations in the same language. Derived sentences, such as the highest total and the number of
    turns, are listed only where nothing else differs.
    """
    for whole in (False, True):
        said, now = (dict.fromkeys(_sentences(one, whole=whole)) for one in (before, after))
        gone, new = [one for one in said if one not in now], [one for one in now if one not in said]
        if gone or new:
            return SentenceDiff(gone, new)
    return SentenceDiff([], [])


def _sentences(told: Explanation, *, whole: bool) -> Iterator[str]:
    """Everything that is said, or all but what follows from it; a box with what it takes and gives is a sentence."""
    end = RulesWords(told.language)("heading-end")
    for section in told.sections:
        if section.heading == end and not whole:
            continue
        for paragraph in section.paragraphs:
            yield from _SENTENCES.split(paragraph)
        yield from section.items
        for row in section.rows:
            yield f"{row.name}: {row.condition}, {row.points}"
