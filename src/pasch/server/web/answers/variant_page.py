"""The page of one variant: tables, sheet and rules in words, all of it made from the document alone.

A browser without a server runs this module too (`document_answers`), so it needs nothing but the rules and the models.
"""

from collections.abc import Callable, Iterator

from pasch.analysis.balance.family_tree import parent_of
from pasch.locale import LANGUAGES
from pasch.play.blocks.sheet_lines import BlockLine, line_name, sheet_lines
from pasch.rules.catalogue.duration import minutes
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.catalogue.tables_json import tables_document
from pasch.rules.explain import bonus_help, box_help, column_help, explain
from pasch.rules.variant.difference import difference, same_game
from pasch.rules.variant.variant import Variant
from pasch.server.wire.field_types import Words, words
from pasch.server.wire.variant_responses import Difference, Parent, RulesInWords, SheetLine, VariantAnswer


def variant_page(variant: Variant) -> VariantAnswer:
    """Everything that the client needs to explain a variant and to play it."""
    like = parent_of(variant)
    parent = None if like is None else shipped(like)
    return VariantAnswer(
        id=variant.id,
        names=words(variant.names),
        rules_hash=variant.rules_hash,
        toml=variant.text,
        document=variant.document,
        parent=parent and parent.document,
        tables=tables_document(variant),
        sheet=[sheet_line(variant, line) for line in sheet_lines(variant)],
        rules=RulesInWords(de=explain(variant, "de"), en=explain(variant, "en")),
        box_help=_in_both(box_help, variant),
        bonus_help=_in_both(bonus_help, variant),
        column_help=_in_both(column_help, variant),
        difference=parent and _difference(variant, parent),
        minutes=minutes(variant),
    )


def sheet_line(variant: Variant, line: BlockLine) -> SheetLine:
    """A line of the block with its names."""
    names = {language: line_name(variant, line, language) for language in LANGUAGES}
    return SheetLine(kind=line.kind, key=line.key, names=words(names))


def _in_both(tell: Callable[[Variant, str], dict[str, str]], variant: Variant) -> dict[str, Words]:
    by_language = {language: tell(variant, language) for language in LANGUAGES}
    keys = by_language[LANGUAGES[0]]
    return {key: words({language: by_language[language][key] for language in LANGUAGES}) for key in keys}


def _difference(variant: Variant, parent: Variant) -> Difference:
    return Difference(
        parent=Parent(id=parent.id, names=words(parent.names)),
        same_game=same_game(variant, parent),
        de=list(_changes(variant, parent, "de")),
        en=list(_changes(variant, parent, "en")),
    )


def _changes(variant: Variant, parent: Variant, language: str) -> Iterator[str]:
    for change in difference(variant, parent):
        if not change.is_name:
            place, shown = change.in_words(language)
            yield f"{place} = {shown}"
