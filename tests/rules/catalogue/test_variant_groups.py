"""Groups of the shipped variants."""

from pasch.locale import COMPLETE, text
from pasch.rules.catalogue.shipped_variants import groups, variant_ids


def test_every_variant_stands_in_one_group() -> None:
    assert sorted(variant for members in groups().values() for variant in members) == list(variant_ids())


def test_every_group_has_a_name_of_its_own_in_each_language() -> None:
    names = [text(f"variant-group-{group}", language) for group in groups() for language in COMPLETE]
    assert len(set(names)) == len(groups()) * len(COMPLETE)
