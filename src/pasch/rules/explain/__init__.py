"""The rules of a variant as a player would tell them, made from its document alone.

An `Explanation` is plain text in sections, so that a terminal, a browser and a printed leaflet can each lay it out.
Whatever changes the game changes the explanation; the words are in the catalogue ``rules.ftl``.
"""

from pasch.rules.explain import bonus_sentences, box_sentences, column_sentences, repeat_sentences, turn_sentences
from pasch.rules.explain.box_sentences import condition, gain
from pasch.rules.explain.rule_changes import SentenceDiff, diff_sentences
from pasch.rules.explain.sentences import BoxRow, Explanation, RulesWords, Section
from pasch.rules.variant.dice_glyphs import signs_of
from pasch.rules.variant.variant import Variant


def explain(variant: Variant, language: str) -> Explanation:
    """The rules of a variant.

    Args:
        language: ``de`` or ``en``.
    """
    words = RulesWords(language, signs_of(variant, language))
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
        _note(words, variant),
    )
    told = tuple(section for section in sections if not section.is_empty)
    return Explanation(language, variant.names[language], _summary(words, variant), told)


def box_help(variant: Variant, language: str) -> dict[str, str]:
    """By line of the sheet, one sentence on what its box takes and gives."""
    return box_sentences.help_by_line(RulesWords(language, signs_of(variant, language)), variant)


def bonus_help(variant: Variant, language: str) -> dict[str, str]:
    """By key of a bonus that counts somewhere, what it asks for and brings."""
    return bonus_sentences.help_by_key(RulesWords(language, signs_of(variant, language)), variant)


def column_help(variant: Variant, language: str) -> dict[str, str]:
    """By key of a column, how it is filled and what it counts."""
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


def _note(words: RulesWords, variant: Variant) -> Section:
    paragraphs = (" ".join(part.split()) for part in variant.document.note.split("\n\n"))
    clean = ("".join(letter for letter in part if letter.isprintable()) for part in paragraphs)
    return Section(words("heading-note"), tuple(part for part in clean if part))


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
