"""The rules of a variant in a player's words, made from its document alone.

An `Explanation` is plain text in sections, so that a terminal, a browser and a printed leaflet can each lay it out.
Whatever changes the game changes the explanation; the words are in the catalogue ``rules.ftl``.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from pasch.rules.explain import bonus_sentences, box_sentences, column_sentences, repeat_sentences, turn_sentences
from pasch.rules.explain.box_sentences import condition, gain
from pasch.rules.explain.sentences import BoxRow, Explanation, RulesWords, Section
from pasch.rules.variant.dice_glyphs import signs_of
from pasch.rules.variant.variant import Variant

_CAPITALS = "".join(letter for letter in map(chr, range(0xC0, 0x180)) if letter.isupper())
# A full stop before a small letter ends an abbreviation, not a sentence.
_SENTENCES = re.compile(rf"(?<=[.!?:]) (?=[A-Z{_CAPITALS}])")


def explain(variant: Variant, language: str) -> Explanation:
    """The rules of a variant.

    Args:
        language: one of `pasch.locale.LANGUAGES`.
    """
    words = RulesWords(language, signs_of(variant, language))
    paragraphs = (" ".join(part.split()) for part in variant.document.note.split("\n\n"))
    note = ("".join(letter for letter in part if letter.isprintable()) for part in paragraphs)
    sections = (
        turn_sentences.goal(words, variant),
        turn_sentences.turn(words, variant),
        column_sentences.columns(words, variant),
        *box_sentences.blocks(words, variant),
        box_sentences.served_sentences(words, variant),
        bonus_sentences.bonuses(words, variant),
        repeat_sentences.repeats(words, variant),
        bonus_sentences.decision_sentences(words, variant),
        bonus_sentences.end(words, variant),
        Section(words("heading-note"), tuple(filter(None, note))),
    )
    shown = tuple(section for section in sections if not section.is_empty)
    return Explanation(language, variant.names[language], _summary(words, variant), shown)


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


def box_help(variant: Variant, language: str) -> dict[str, str]:
    """Returns a sentence about each box, by line of the sheet."""
    return box_sentences.help_by_line(RulesWords(language, signs_of(variant, language)), variant)


def bonus_help(variant: Variant, language: str) -> dict[str, str]:
    """Returns the rule of each bonus that counts in some column, by key."""
    return bonus_sentences.help_by_key(RulesWords(language, signs_of(variant, language)), variant)


def column_help(variant: Variant, language: str) -> dict[str, str]:
    """Returns how each column is filled and counted, by key."""
    return column_sentences.help_by_key(RulesWords(language, signs_of(variant, language)), variant)


def _summary(words: RulesWords, variant: Variant) -> str:
    facts = {
        "dice": variant.dice.count,
        "columns": len(variant.columns),
        "boxes": len(variant.boxes),
        "turns": variant.turns,
        "total": variant.max_total,
    }
    return words("summary", **facts)


def _sentences(explanation: Explanation, *, whole: bool) -> Iterator[str]:
    # The section on the end holds only what follows from the rules above it.
    end = RulesWords(explanation.language)("heading-end")
    for section in explanation.sections:
        if section.heading == end and not whole:
            continue
        for paragraph in section.paragraphs:
            yield from _SENTENCES.split(paragraph)
        yield from section.items
        for row in section.rows:
            yield f"{row.name}: {row.condition}, {row.points}"


__all__ = [
    "BoxRow",
    "Explanation",
    "Section",
    "SentenceDiff",
    "bonus_help",
    "box_help",
    "column_help",
    "condition",
    "diff_sentences",
    "explain",
    "gain",
]
