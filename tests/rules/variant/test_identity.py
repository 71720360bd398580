"""`rules_hash`: equal for documents that mean the same game, different for every switch."""

import re
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given

from pasch import parse_variant, shipped, variant_ids
from pasch.testing import variant_trees, write_toml

Tree = dict[str, Any]


def rules_hash(rules: str, like: str = "kniffel") -> str:
    return parse_variant(f'like = "{like}"\nid = "own"\n{rules}').rules_hash


SAME = {
    "another id and name": 'id = "other"\nnames = { de = "Anders", en = "Different" }',
    "a remark": 'note = "Only a remark."  # and a comment',
    "faces in another order": "dice.faces = [6, 1, 5, 2, 4, 3]",
    "defaults written out": "turn = { throws = 3, release = true, put_aside = 0, save = false }",
    "a pattern spelled as groups": "boxes.five_of_a_kind.pattern = { groups = [5] }",
    "three of a kind as a group": "boxes.three_of_a_kind.pattern = { groups = [3] }",
    "groups in another order": "boxes.full_house.pattern = { groups = [2, 3] }",
    "a condition that adds nothing": "boxes.large_straight.pattern = { run = 5, of_a_kind = 1 }",
    "renamed boxes": "boxes.chance = { names = { de = 'Glück', en = 'Luck' }, aliases = ['Fortune'] }",
    "a named column": "columns.only = { names = { de = 'Blatt', en = 'Sheet' } }",
    "the order of the sheet written out": (
        "columns.only = { names = { de = 'Blatt', en = 'Sheet' }, boxes = ['ones', 'twos', 'threes', 'fours', 'fives',"
        "'sixes', 'three_of_a_kind', 'four_of_a_kind', 'full_house', 'small_straight', 'large_straight',"
        "'five_of_a_kind', 'chance'] }"
    ),
    "a renamed bonus": "bonuses.upper.names = { de = 'Prämie', en = 'Premium' }",
    "a throw limit that limits nothing": "columns.only = { names = { de = 'B', en = 'S' }, throws = 3 }",
    "a section over all its boxes": "bonuses.upper = { section = 'upper' }",
    "nothing less for what is filled later": "boxes.chance.later = 0",
}


@pytest.mark.parametrize("rules", SAME.values(), ids=SAME)
def test_documents_that_mean_the_same(rules: str) -> None:
    text = f'like = "kniffel"\n{rules}' if rules.startswith("id") else f'like = "kniffel"\nid = "own"\n{rules}'
    assert parse_variant(text).rules_hash == shipped("kniffel").rules_hash


def test_a_miss_that_may_strike_no_other_box_is_the_miss_of_that_box() -> None:
    announced = "names = { de = 'A', en = 'A' }, announce = true"
    one, other = (
        parse_variant(f'like = "kniffel"\nid = "own"\ncolumns.a = {{ {announced}{miss} }}')
        for miss in ("", ", miss = 'any'")
    )
    assert other.rules_hash == one.rules_hash
    assert other.columns[0].miss == "box"


COLUMNS = "names = { de = 'Blatt', en = 'Sheet' }"
SECOND = "names = { de = 'B', en = 'B' }"
TWO = f"columns = {{ a = {{ {COLUMNS} }}, b = {{ {SECOND} }} }}"
SWITCHES = {
    "nothing": "",
    "two throws": "turn.throws = 2",
    "no release": "turn.release = false",
    "put aside": "turn.put_aside = 1",
    "save": "turn.save = true",
    "buy": f"turn.buy = {{ {COLUMNS}, per_column = 3, unused = 5 }}",
    "buy two a turn": f"turn.buy = {{ {COLUMNS}, per_turn = 2, per_column = 3, unused = 5 }}",
    "buy fewer": f"turn.buy = {{ {COLUMNS}, per_column = 2, unused = 5 }}",
    "buy cheaper": f"turn.buy = {{ {COLUMNS}, per_column = 3, unused = 4 }}",
    "two seats": "players.least = 2",
    "four seats": "players.most = 4",
    "the other direction": 'players.direction = "counter-clockwise"',
    "a box more": f"boxes.pair = {{ {COLUMNS}, pattern = {{ of_a_kind = 2 }} }}",
    "a box less": "boxes.chance = false",
    "other points": "boxes.full_house.points = 26",
    "plus": "boxes.chance.plus = 1",
    "served": 'boxes.full_house.served = "double"',
    "served points": "boxes.full_house.served = 26",
    "entries": "boxes.chance.entries = 2",
    "worth less later": "boxes.chance.later = 1",
    "worth still less later": "boxes.chance.later = 2",
    "another pattern": "boxes.full_house.pattern = { groups = [3, 2], distinct = false }",
    "threshold": "bonuses.upper.tiers = [{ from = 64, points = 35 }]",
    "bonus": "bonuses.upper.tiers = [{ from = 63, points = 36 }]",
    "a second tier": "bonuses.upper.tiers = [{ from = 63, points = 35 }, { from = 80, points = 50 }]",
    "bonus over all boxes": 'bonuses.upper.section = "all"',
    "bonus over entries": "bonuses.upper = { count = 'entries', tiers = [{ from = 3, points = 35 }] }",
    "bonus over the sheet": "bonuses.upper.per = 'sheet'",
    "no bonus": "bonuses.upper = false",
    "a struck box qualifies": 'extra.joker.when = "filled"',
    "only while the number box is free": 'extra.joker.number = "free"',
    "no place": "extra.joker.place = []",
    "another place": 'extra.joker.place = ["lower", "number", "upper"]',
    "fewer places": 'extra.joker.place = ["number", "lower"]',
    "another extra bonus": "extra.joker.bonus = { number = 51 }",
    "a bonus anywhere": "extra.joker.bonus = 50",
    "another joker": "extra.joker.worth = { full_house = 25, small_straight = 30 }",
    "a served joker": "extra.joker.served = { full_house = 50 }",
    "no extra rule": "extra.joker = false",
    "downwards": f'columns.only = {{ {COLUMNS}, order = "down" }}',
    "upwards": f'columns.only = {{ {COLUMNS}, order = "up" }}',
    "strikes anywhere": f'columns.only = {{ {COLUMNS}, order = "up", strikes = "any" }}',
    "two throws in the column": f"columns.only = {{ {COLUMNS}, throws = 2 }}",
    "announced": f"columns.only = {{ {COLUMNS}, announce = true }}",
    "announced with a free strike": f"columns.only = {{ {COLUMNS}, announce = true, strikes = 'any', miss = 'any' }}",
    "announced with strikes anywhere": f"columns.only = {{ {COLUMNS}, announce = true, strikes = 'any' }}",
    "in one throw only": f"columns.only = {{ {COLUMNS}, served = 'only' }}",
    "one of two announced": f"columns = {{ a = {{ {COLUMNS}, announce = true }}, b = {{ {SECOND} }} }}",
    "one of two announced unless served": (
        f"columns = {{ a = {{ {COLUMNS}, announce = 'unless-served' }}, b = {{ {SECOND} }} }}"
    ),
    "weight": f"columns.only = {{ {COLUMNS}, weight = 2 }}",
    "two columns": TWO,
    "two columns that buy": f"{TWO}\nturn.buy = {{ {COLUMNS}, per_column = 3, unused = 5 }}",
    "two columns that buy from one stock": (
        f"{TWO}\nturn.buy = {{ {COLUMNS}, per_column = 3, per = 'sheet', unused = 5 }}"
    ),
    "bonuses of the column": f"columns = {{ a = {{ {COLUMNS} }}, b = {{ {SECOND}, bonuses = [] }} }}",
    "extra rules of the column": f"columns = {{ a = {{ {COLUMNS} }}, b = {{ {SECOND}, extra = [] }} }}",
    "points turn into bonuses": 'total = "bonuses"',
    "a section moved": 'boxes.chance.section = "upper"',
    "six dice": f"boxes.six = {{ {COLUMNS}, pattern = {{ of_a_kind = 6 }} }}\ndice.count = 6",
    "other faces": "dice.faces = [1, 2, 3, 4, 5, 6, 7]",
    "an odd die": "dice.odd = { faces = [1, 2, 3, 4, 5, 6] }",
}


def test_every_switch_changes_the_identity() -> None:
    hashes = {name: parse_variant(_document(rules)).rules_hash for name, rules in SWITCHES.items()}
    seen: dict[str, str] = {}
    for name, value in hashes.items():
        assert seen.setdefault(value, name) == name


def _document(rules: str) -> str:
    # A key at the top must stand before the tables; written with dots, all of these do.
    return f'like = "kniffel"\nid = "own"\n{rules}'


def test_which_box_is_the_five_of_a_kind_is_part_of_the_rules() -> None:
    """With a colour for each face, one colour takes the same rolls; but it is not the box that the extra rule names."""
    head = 'id = "own"\nnames = { de = "Eigen", en = "Own" }\n[extra.hundred]\nwhen = "scored"\nbonus = 100\n'
    colours = "".join(f"[dice.colours.c{face}]\n{COLUMNS}\nfaces = [{face}]\n" for face in range(1, 7))
    boxes = "".join(
        f'[boxes.{name}]\nnames = {{ de = "{name}", en = "{name}" }}\npoints = 50\npattern = {{ %s }}\n'
        for name in ("upper_one", "lower_one")
    )
    patterns = ("of_a_kind = 5", "one_colour = true")
    first, second = (parse_variant(head + colours + boxes % order) for order in (patterns, patterns[::-1]))
    assert [first.columns[0].five, second.columns[0].five] == [0, 1]
    assert first.tables.points == second.tables.points
    assert first.rules_hash != second.rules_hash


def test_the_identity_is_sixteen_hexadecimal_digits() -> None:
    for variant_id in variant_ids():
        assert re.fullmatch("[0-9a-f]{16}", shipped(variant_id).rules_hash)


def test_shipped_variants_are_different_games() -> None:
    hashes = {shipped(variant_id).rules_hash for variant_id in variant_ids()}
    assert len(hashes) == len(variant_ids())


def test_a_house_rule_that_changes_nothing_is_the_same_game() -> None:
    for variant_id in variant_ids():
        assert rules_hash("", variant_id) == shipped(variant_id).rules_hash


def renamed(tree: Tree) -> Tree:
    """The document with every id and name changed, so that they also sort the other way round."""
    parts = ("boxes", "bonuses", "extra", "columns")
    keys = [key for part in parts for key in tree.get(part, {})]
    ids = {key: f"x{99 - index}" for index, key in enumerate(dict.fromkeys(keys))}
    dice = dict(tree["dice"])
    if "colours" in dice:
        dice["colours"] = {f"z_{key}": table | {"names": _names(key)} for key, table in dice["colours"].items()}
    if "faces" in dice:
        dice["faces"] = dice["faces"][::-1]
    changed: Tree = {"id": "renamed", "names": _names("renamed"), "note": "renamed", "dice": dice, "turn": tree["turn"]}
    for part in parts:
        if part in tree:
            changed[part] = {ids[key]: _renamed(table, ids) for key, table in tree[part].items()}
    if "result" in tree:
        won = {ids[key]: points for key, points in tree["result"].get("columns", {}).items()}
        changed["result"] = tree["result"] | {"columns": won}
    return changed | {key: tree[key] for key in ("players", "total") if key in tree}


def _names(name: str) -> Tree:
    return {"de": f"Neu {name}", "en": f"New {name}"}


def _renamed(table: Tree, ids: Mapping[str, str]) -> Tree:
    new = dict(table)
    if "names" in new:
        new["names"] = _names(new["names"]["en"])
    for key in ("boxes", "bonuses", "extra", "order", "minus"):
        if isinstance(new.get(key), list):
            new[key] = [
                ids.get(name, name) if isinstance(name, str) else [ids[one] for one in name] for name in new[key]
            ]
    for key in ("worth", "served"):
        if isinstance(new.get(key), dict):
            new[key] = {ids.get(name, name): points for name, points in new[key].items()}
    return new | {key: _formula(new[key], ids) for key in ("points", "when") if key in new}


def _formula(written: Any, ids: Mapping[str, str]) -> Any:
    """A term or a condition with other ids: ids stand in it wherever text stands."""
    if isinstance(written, dict):
        return {key: _formula(terms, ids) for key, terms in written.items()}
    if isinstance(written, list):
        return [_formula(term, ids) for term in written]
    return ids.get(written, written) if isinstance(written, str) else written


@given(variant_trees())
def test_renaming_changes_no_identity(tree: Tree) -> None:
    first, second = parse_variant(write_toml(tree)), parse_variant(write_toml(renamed(tree)))
    assert first.rules_hash == second.rules_hash
    assert first.document.names != second.document.names
    assert first.max_total == second.max_total
