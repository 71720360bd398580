"""Explains each key of a document by the sentences of the rules that it changes."""

from collections.abc import Iterator
from typing import NamedTuple

from pasch.rules.explain import SentenceDiff, diff_sentences, explain
from pasch.rules.reading.document_reader import Reader
from pasch.rules.reading.key_removal import PARTS, Path, build_without, list_keys
from pasch.rules.reading.toml_parsing import Tree, read_tree
from pasch.rules.variant.variant import Variant


class KeyEffect(NamedTuple):
    """The sentences that a key changes.

    Attributes:
        key: its place: ``turn.throws``.
        diff: the sentences that are gone and new with it; None if other keys need it.
    """

    key: str
    diff: SentenceDiff | None


def explain_keys(variant: Variant, read: Reader, source: str, language: str) -> list[KeyEffect]:
    """Explains each key that a variant's own document writes.

    Args:
        read: finds its parent document.
        source: its file.
        language: one of `pasch.locale.LANGUAGES`.
    """
    own, said = read_tree(variant.text, source), explain(variant, language)
    effects: list[KeyEffect] = []
    for path in _list_separate(own):
        without = build_without(own, path, read, source)
        diff = diff_sentences(explain(without, language), said) if without else None
        effects.append(KeyEffect(".".join(path), diff))
    return effects


def _list_separate(own: Tree) -> Iterator[Path]:
    # A part that the document adds is one thing; of a part that it changes, each key is.
    for path in list_keys(own):
        part = own[path[0]][path[1]] if path[0] in PARTS and len(path) > 1 else None
        is_new = isinstance(part, dict) and "names" in part
        if len(path) == (2 if is_new or not isinstance(part, dict) else 3) or path[0] not in PARTS:
            yield path
