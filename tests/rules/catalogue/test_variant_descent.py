"""The descent of the shipped variants, from which the family tree is drawn."""

import json
from importlib.resources import files
from typing import Any

import pytest

from by_day import VARIANTS
from pasch.locale import COMPLETE, text
from pasch.rules.catalogue.shipped_variants import variant_ids

ENTRIES: list[tuple[str, dict[str, Any]]] = json.loads(
    files("pasch.variants").joinpath("descent.json").read_text("utf-8"),
    # Inner objects too are read as pairs, but only the outer ones can be named twice by mistake.
    object_pairs_hook=lambda pairs: pairs if all(isinstance(value, dict) for _, value in pairs) else dict(pairs),
)
DESCENT = dict(ENTRIES)
OLDEST = ("yacht", "yahtzee-1956")


def test_every_variant_is_there_once() -> None:
    assert sorted(variant for variant, _ in ENTRIES) == list(variant_ids())


def test_all_descend_from_yacht_and_ancestors_come_first() -> None:
    seen: list[str] = []
    for variant, known in ENTRIES:
        assert known.keys() <= {"from", "related", "year"}
        assert known["from"] in seen if seen else variant == "yacht" and "from" not in known
        seen.append(variant)


def test_children_come_in_the_order_of_their_years() -> None:
    for ancestor in DESCENT:
        years = [known["year"] for known in DESCENT.values() if known.get("from") == ancestor and "year" in known]
        assert years == sorted(years)


def test_nothing_is_older_than_what_it_grew_out_of() -> None:
    for known in DESCENT.values():
        if "from" in known and "year" in known:
            assert known["year"] >= DESCENT[known["from"]].get("year", 0)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("variant", variant_ids())
def test_each_says_what_is_new_in_it(variant: str, language: str) -> None:
    assert text(f"family-new-{variant}", language)


def branch_of(variant: str) -> str:
    """The ancestor that is a child of one of the two oldest games."""
    while (ancestor := DESCENT[variant].get("from")) not in (*OLDEST, None):
        variant = ancestor
    return variant


def test_the_variants_of_the_day_have_one_of_each_branch() -> None:
    branches = {branch_of(variant) for variant in DESCENT} - set(OLDEST)
    assert {branch_of(variant) for variant in VARIANTS} == branches
