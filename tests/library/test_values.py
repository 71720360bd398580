"""Values are values: equal after copies of every kind, keys of dictionaries, and readable."""

import copy
import pickle
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

import pasch
from pasch.envs import GameEnv, OptimalValues, TableEnv
from pasch.rules.errors import Problem
from pasch.solver.objective import Utility
from pasch.values.analyst import analyst_of

RULES = """
like = "kniffel"
id = "ours"
names = { de = "Unsere", en = "Ours" }
[turn]
throws = 2
"""
COPIES: Mapping[str, Callable[[Any], Any]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "deepcopy": copy.deepcopy,
    "copy": copy.copy,
}


def in_play() -> pasch.Match:
    match = pasch.Match.start(pasch.parse_variant(RULES), ["Anna", "Ben"], pasch.SeededDice("x"), first=0)
    match.throw()
    match.act(pasch.Scored("chance"))
    match.throw()
    return match


VALUES: Mapping[str, Callable[[], Any]] = {
    "variant": lambda: in_play().state.variant,
    "shipped": lambda: pasch.shipped("yatzy"),
    "state": lambda: in_play().state,
    "card": lambda: in_play().state.cards[0],
    "record": lambda: in_play().record,
    "action": lambda: pasch.Held((1, 1)),
    "event": lambda: pasch.Rolled((1, 1, 2, 3, 4)),
    "objective": lambda: pasch.parse_objective("utility:-0.05"),
    "dice": lambda: pasch.SeededDice("x"),
    "box": lambda: in_play().state.variant.boxes[0],
    "column": lambda: in_play().state.variant.columns[0],
    "bonus": lambda: in_play().state.variant.bonuses[0],
    "problem": lambda: Problem("env-is-over", {"found": 1}),
    "solution": lambda: pasch.solve("kniffel-strict"),
    "distribution": lambda: pasch.solve("kniffel-strict").summary.distribution,
    "sample": lambda: pasch.simulate("kniffel-strict", ["perfect"], 3, "x").samples[0],
}


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("kind", VALUES)
def test_copies_are_equal_and_the_same_key(kind: str, way: str) -> None:
    value = VALUES[kind]()
    twin = COPIES[way](value)
    assert twin == value
    assert {value: "found"}[twin] == "found"
    # Made anew, from the same text or the same seed.
    assert VALUES[kind]() == value
    assert len({value, twin, VALUES[kind]()}) == 1
    assert value != "something else"


def test_values_that_differ_are_not_equal() -> None:
    other = pasch.parse_variant(RULES.replace("throws = 2", "throws = 4"))
    ours = pasch.parse_variant(RULES)
    assert ours != other
    assert ours.new_game() != other.new_game()
    assert pasch.SeededDice("x") != pasch.SeededDice("y")
    assert pasch.solve("kniffel-strict") != pasch.solve("kniffel-strict", Utility(-0.05))


def test_the_same_file_gives_the_same_variant_whatever_it_is_like(tmp_path: Path) -> None:
    (tmp_path / "parent.toml").write_text(RULES, "utf-8")
    child = tmp_path / "child.toml"
    child.write_text('like = "parent.toml"\nid = "child"\nnames = { de = "Kind", en = "Child" }\n', "utf-8")
    first = pasch.load_variant(child)
    assert pasch.load_variant(child) == first
    (tmp_path / "parent.toml").write_text(RULES.replace("throws = 2", "throws = 4"), "utf-8")
    assert pasch.load_variant(child) != first


def test_a_value_from_another_process_is_equal() -> None:
    program = "import pickle, sys, pasch; sys.stdout.buffer.write(pickle.dumps(pasch.shipped('yatzy').new_game()))"
    found = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True).stdout
    assert {pasch.shipped("yatzy").new_game(): 1}[pickle.loads(found)] == 1


@pytest.mark.parametrize("dice", [pasch.SeededDice("x"), pasch.RandomDice(), None])
@pytest.mark.parametrize("way", ["pickle", "deepcopy"])
def test_a_match_goes_on_after_it_was_copied(dice: Any, way: str) -> None:
    match = pasch.Match(in_play().record, dice)
    twin = COPIES[way](match)
    assert twin.record == match.record
    for one in (twin, match):
        one.act(pasch.Scored("chance"))
    assert twin.state == match.state


def test_a_card_is_a_mapping_of_its_boxes() -> None:
    card = in_play().state.cards[0]
    ids = [box.id for box in card.variant.boxes]
    assert "chance" in card
    assert "nothing" not in card
    assert list(card) == ids == list(card.keys())
    assert len(card) == len(ids)
    assert dict(card) == {box: card[box] for box in ids}
    assert card.get("nothing") is None
    assert card["chance"] == card.total
    assert isinstance(card, Mapping)


@pytest.mark.parametrize(
    ("make", "shown"),
    [
        (lambda: in_play().state.cards[0], r"Card\(\{'ones': None, .*'chance': 1?\d+\}, total 1?\d+\)"),
        (in_play, r"Match\(Record\(Variant\('ours'\), 'Anna', 'Ben', 3 events\)\)"),
        (
            lambda: pasch.Adviser(pasch.solve("kniffel-strict")),
            r"Adviser\(Solution\(Variant\('kniffel-strict'\), .*\)\)",
        ),
        (lambda: analyst_of(pasch.shipped("kniffel-strict")), r"Analyst\(Variant\('kniffel-strict'\), exact\)"),
        (lambda: pasch.find_player("cautious"), r"SolvedPlayer\(temperature=0, theta=-0.03\)"),
        (lambda: pasch.find_player("heuristic"), r"HeuristicPlayer\(temperature=0\)"),
        (lambda: pasch.find_player("random"), r"RandomPlayer\(\)"),
        (lambda: OptimalValues("kniffel-strict"), r"OptimalValues\(Variant\('kniffel-strict'\), exact\)"),
        (GameEnv, r"GameEnv\(Variant\('kniffel'\)\)"),
        (TableEnv, r"TableEnv\(Variant\('kniffel'\), 2 seats\)"),
        (lambda: pasch.SeededDice("x"), r"SeededDice\(seed='x'\)"),
    ],
)
def test_objects_can_be_read(make: Callable[[], object], shown: str) -> None:

    assert re.fullmatch(shown, repr(make()))
