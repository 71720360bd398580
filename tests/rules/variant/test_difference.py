"""Differences of two variants, and equality of games."""

import json
import tomllib

import pytest

from pasch.analysis.balance.rule_switches import as_text
from pasch.rules.catalogue.shipped_variants import parse_variant, shipped, variant_ids
from pasch.rules.variant.difference import Change, difference, same_game, toml_value
from pasch.rules.variant.variant import Variant

NAMES = 'names = { de = "Hausregel", en = "House rule" }'


def house(rules: str = "", like: str = "kniffel") -> Variant:
    """A document that builds on a shipped one."""
    return parse_variant(f'like = "{like}"\nid = "house"\n{NAMES}\n{rules}')


def rule_changes(rules: str) -> list[Change]:
    """What the rules change in Kniffel, names left aside."""
    return [change for change in difference(house(rules), shipped("kniffel")) if not change.is_name]


def test_a_variant_does_not_differ_from_itself() -> None:
    for variant_id in variant_ids():
        assert difference(shipped(variant_id), shipped(variant_id)) == []


def test_a_changed_value() -> None:
    assert rule_changes("[boxes.full_house]\npoints = 28") == [Change("changed", "boxes.full_house.points", 25, 28)]


def test_a_value_that_only_repeats_the_default_is_no_change() -> None:
    assert rule_changes("[turn]\nsave = false\n[boxes.chance]\nentries = 1") == []


def test_a_default_is_shown_with_its_value() -> None:
    assert rule_changes("[turn]\nsave = true") == [Change("changed", "turn.save", False, True)]


def test_an_added_box_is_shown_without_what_goes_without_saying() -> None:
    assert rule_changes('[boxes.pair]\nnames = { de = "Paar", en = "Pair" }\npattern = { groups = [2] }') == [
        Change(
            "added",
            "boxes.pair",
            None,
            {"names": {"de": "Paar", "en": "Pair"}, "pattern": {"groups": [2]}},
        )
    ]


def test_a_part_taken_out() -> None:
    assert rule_changes("[boxes]\nchance = false") == [Change("removed", "boxes.chance", {"names": NAMED_CHANCE}, None)]


NAMED_CHANCE = {"de": "Chance", "en": "Chance"}


def test_a_changed_order_is_one_change() -> None:
    basic = shipped("kniffel-basic").document
    turned = {**basic.model_dump(by_alias=True, exclude_none=True), "boxes": dict(reversed(basic.boxes.items()))}
    variant = parse_variant(toml_document(turned))
    (change,) = difference(variant, shipped("kniffel-basic"))
    assert (change.kind, change.place) == ("order", "boxes")
    assert change.new == list(reversed(basic.boxes))


def toml_document(tree: dict[str, object]) -> str:
    """A document written out, a line for each key."""
    return as_text({key: _kept(value) for key, value in tree.items()})


def _kept(value: object) -> object:
    if isinstance(value, dict):
        return {key: _kept(inner) for key, inner in value.items() if inner is not None and inner != {}}
    if isinstance(value, list):
        return [_kept(inner) for inner in value]
    if hasattr(value, "model_dump"):
        return _kept(value.model_dump(by_alias=True, exclude_defaults=True))
    return value


def test_names_come_last_and_are_no_rules() -> None:
    changes = difference(house('[boxes.chance]\naliases = ["Rest"]\npoints = 20'), shipped("kniffel"))
    assert [(change.place, change.is_name) for change in changes] == [
        ("boxes.chance.points", False),
        ("names.de", True),
        ("names.en", True),
        ("boxes.chance.aliases", True),
    ]


def test_names_do_not_change_the_game() -> None:
    assert same_game(house(), shipped("kniffel"))
    assert not same_game(house("[turn]\nthrows = 2"), shipped("kniffel"))


def test_two_ways_to_write_a_game() -> None:
    written = house("[boxes.small_straight]\npattern = { run = 4, of_a_kind = 1 }")
    assert same_game(written, shipped("kniffel"))
    assert difference(written, shipped("kniffel"))[0].place == "boxes.small_straight.pattern.of_a_kind"


@pytest.mark.parametrize(
    "value", [7, -2, True, 'a "b" \\ c\nd', [1, 2], [{"from": 63, "points": 35}], {"de": "Ü", "en": "x"}]
)
def test_values_are_toml(value: object) -> None:
    assert tomllib.loads(f"value = {toml_value(value)}") == {"value": value}


def test_changes_are_json() -> None:
    changes = [change.as_json() for change in difference(shipped("yatzy"), shipped("kniffel"))]
    assert json.loads(json.dumps(changes)) == changes
