"""Rule differences of two variants, each applied alone."""

from pathlib import Path

import pytest

from pasch.analysis.balance.rule_switches import switches, with_switch
from pasch.rules.catalogue.shipped_variants import load_variant, parse_variant, shipped

MINIATURES = Path(__file__).parents[2] / "variants" / "miniatures"
STRICT = "kniffel-strict"


@pytest.mark.parametrize(
    ("first", "second"),
    [("kniffel-basic", "kniffel"), ("kniffel-basic", "yahtzee"), ("kniffel-basic", STRICT), (STRICT, "kniffel-basic")],
)
def test_all_switches_together_are_the_other_variant(first: str, second: str) -> None:
    one, other = shipped(first), shipped(second)
    for switch in switches(one, other):
        one = with_switch(one, other, switch)
    assert one.rules_hash == other.rules_hash


def test_columns_that_are_won_go_with_the_columns() -> None:
    won, plain = shipped("escalero"), shipped("kniffel-basic")
    result = next(switch for switch in switches(won, plain) if switch.key == "result")
    assert "result" not in with_switch(won, plain, result).document.model_fields_set


def test_the_order_of_boxes_is_a_switch() -> None:
    down, plain = (load_variant(str(MINIATURES / f"{name}.toml")) for name in ("down", "plain"))
    assert [switch.key for switch in switches(plain, down)] == ["columns.down"]
    turned = parse_variant(plain.text, "plain", MINIATURES)
    assert switches(plain, turned) == []
