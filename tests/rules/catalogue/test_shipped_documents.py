"""Shipped variants are read without a look for mistakes, and their highest totals are kept: both are checked here."""

import json
from importlib.resources import files

from pasch.rules.catalogue.shipped_variants import parse_variant, shipped, shipped_text, variant_ids


def test_shipped_variants_have_no_mistakes_and_their_highest_totals_are_right() -> None:
    read = {one: parse_variant(shipped_text(one)[1]) for one in variant_ids()}
    assert {one: shipped(one) for one in read} == read
    # What the file has to hold.
    totals = {one: variant.max_total for one, variant in read.items()}
    assert json.loads(files("pasch.variants").joinpath("highest-totals.json").read_text("utf-8")) == totals
    assert {one: shipped(one).max_total for one in read} == totals
