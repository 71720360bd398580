"""Which shipped variants belong together."""

from pasch.locale import text
from pasch.rules.catalogue.shipped_variants import groups, variant_ids


def test_every_variant_stands_in_one_group() -> None:
    assert sorted(variant for members in groups().values() for variant in members) == list(variant_ids())


def test_every_group_is_named() -> None:
    for group in groups():
        assert text(f"variant-group-{group}", "de") != text(f"variant-group-{group}", "en")
