"""The page of one variant: tables, sheet and rules in words, all of it made from the document alone.

A browser without a server runs this module too (`document_answers`), so it needs nothing but the rules and the models.
"""

from collections.abc import Callable, Iterator, Sequence

from pasch.analysis.balance.family_tree import parent_of
from pasch.locale import FALLBACK, LANGUAGES
from pasch.play.blocks.sheet_lines import BlockLine, line_name, sheet_lines
from pasch.rules.catalogue.duration import minutes
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.catalogue.tables_json import variant_json
from pasch.rules.explain import bonus_help, box_help, column_help, explain
from pasch.rules.variant.difference import difference, same_game
from pasch.rules.variant.variant import Variant
from pasch.server.wire.field_types import Words, words
from pasch.server.wire.variant_responses import Difference, Parent, SheetLine, VariantAnswer


def variant_page(variant: Variant, languages: Sequence[str] = LANGUAGES) -> VariantAnswer:
    """Everything that the client needs to explain a variant and to play it.

    Args:
        languages: those of the rules in words.
    """
    like = parent_of(variant)
    parent = None if like is None else shipped(like)
    return VariantAnswer(
        id=variant.id,
        names=words(variant.names),
        rules_hash=variant.rules_hash,
        toml=variant.text,
        document=variant.document,
        parent=parent and parent.document,
        tables=variant_json(variant),
        sheet=[sheet_line(variant, line) for line in sheet_lines(variant)],
        rules={language: explain(variant, language) for language in languages},
        box_help=_in_words(box_help, variant, languages),
        bonus_help=_in_words(bonus_help, variant, languages),
        column_help=_in_words(column_help, variant, languages),
        difference=parent and _difference(variant, parent, languages),
        minutes=minutes(variant),
    )


def sheet_line(variant: Variant, line: BlockLine) -> SheetLine:
    """A line of the block with its names."""
    names = {language: line_name(variant, line, language) for language in LANGUAGES}
    return SheetLine(kind=line.kind, key=line.key, names=words(names))


def _in_words(
    tell: Callable[[Variant, str], dict[str, str]], variant: Variant, languages: Sequence[str]
) -> dict[str, Words]:
    by_language = {language: tell(variant, language) for language in languages}
    return {key: words({one: messages[key] for one, messages in by_language.items()}) for key in by_language[FALLBACK]}


def _difference(variant: Variant, parent: Variant, languages: Sequence[str]) -> Difference:
    return Difference(
        parent=Parent(id=parent.id, names=words(parent.names)),
        same_game=same_game(variant, parent),
        lines={language: list(_changes(variant, parent, language)) for language in languages},
    )


def _changes(variant: Variant, parent: Variant, language: str) -> Iterator[str]:
    for change in difference(variant, parent):
        if not change.is_name:
            place, shown = change.in_words(language)
            yield f"{place} = {shown}"
