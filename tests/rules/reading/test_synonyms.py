"""Synonyms exist for every word of the documents."""

from collections.abc import Iterator

import pytest

from pasch.rules.document.model import Document
from pasch.rules.reading.synonyms import KEYS, VALUES, meant_key, meant_value

_THEIR_OWN = {"id", "like"}
"""Keys of all documents that `Document` does not describe, as a variant is identified and inherits by them."""


def words_of(schema: object) -> Iterator[tuple[str, str]]:
    """Every key and every word that the schema of documents allows."""
    if isinstance(schema, list):
        for part in schema:
            yield from words_of(part)
    if isinstance(schema, dict):
        yield from (("key", key) for key in schema.get("properties", {}))
        said = [*schema.get("enum", []), schema.get("const")]
        yield from (("value", word) for word in said if isinstance(word, str))
        for part in schema.values():
            yield from words_of(part)


def test_every_word_of_the_documents_has_others_that_mean_it() -> None:
    keys, values = set(KEYS), set(VALUES)
    allowed = set(words_of(Document.model_json_schema(by_alias=True)))
    assert not {word for kind, word in allowed if kind == "key"} - keys
    assert not {word for kind, word in allowed if kind == "value"} - values
    assert not keys - {word for kind, word in allowed if kind == "key"} - _THEIR_OWN


@pytest.mark.parametrize(
    ("found", "allowed", "word"),
    [
        ("max", ["at_least", "at_most", "total"], "at_most"),
        ("max", ["least", "most"], "most"),
        ("bis", ["from", "to", "points"], "to"),
        ("jokerseiten", ["faces", "wild"], "wild"),
    ],
)
def test_a_known_other_word_is_found_where_it_is_allowed(found: str, allowed: list[str], word: str) -> None:
    meant = meant_key(found, allowed)
    assert meant is not None
    assert (meant.word, meant.sure) == (word, True)


def test_value_synonyms_are_found() -> None:
    for found, word in (("both ends", "ends"), ("Mitte", "middle"), ("vor dem Wurf", "before"), ("leer", "open")):
        meant = meant_value(found, ["free", "ends", "middle", "before", "open", "down", "up"])
        assert meant is not None
        assert (meant.word, meant.sure) == (word, True)
