"""A document written with all that it inherits is the same game, whatever becomes of its ancestors."""

from pathlib import Path

import pytest

from pasch.rules.catalogue.shipped_variants import load_file, parse_variant, shipped, variant_ids
from pasch.rules.reading.toml_writing import write_document
from pasch.rules.variant.variant import Variant

TESTS = Path(__file__).parents[2]
FILES = [*sorted((TESTS / "variants").rglob("*.toml")), *sorted((TESTS.parent / "docs" / "recipes").glob("*.toml"))]
VARIANTS = [*map(shipped, variant_ids()), *map(load_file, FILES)]


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.id for variant in VARIANTS])
def test_a_document_written_in_full_needs_no_other(variant: Variant) -> None:
    text = write_document(variant.document)
    assert "\nlike =" not in f"\n{text}"
    found = parse_variant(text)
    assert (found.rules_hash, found.document) == (variant.rules_hash, variant.document)
