"""docs/notation.md: every example can be read, and every error code is in the catalogue."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from pasch.play.records.record_io import Record, final_state, format_record, parse_record, record_from_json
from pasch.rules.dice.dice_notation import format_dice, parse_dice
from pasch.rules.text.position_notation import format_position, parse_position

ROOT = Path(__file__).parents[2]
PAGE = ROOT.joinpath("docs/notation.md").read_text(encoding="utf-8")
CATALOGUE = files("pasch.locale").joinpath("en", "notation.ftl").read_text(encoding="utf-8")


def example(kind: str) -> str:
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    return str(found)


def parse_example(kind: str) -> Record:
    return parse_record(example(kind))


@pytest.mark.parametrize("line", example("position").splitlines())
def test_each_position_is_written_as_it_stands_there(line: str) -> None:
    assert format_position(parse_position(line)) == line


def test_the_record_is_written_as_it_stands_there() -> None:
    lines = format_record(parse_example("record")).splitlines()
    shown = example("record").splitlines()
    assert [line for line in lines if not line.startswith(("[Rules", "[Direction"))] == shown


def test_the_game_typed_by_hand_is_the_same_game() -> None:
    assert parse_example("same").events == parse_example("record").events
    assert final_state(parse_example("same")).turn.keeping == (5, 5)


def test_the_json_is_a_game() -> None:
    record = record_from_json(json.loads(example("json")))
    assert (len(record.events), record.comments) == (6, {2: "nothing to be seen yet"})


def test_the_dice_are_dice() -> None:
    assert format_dice(parse_dice("6 1,4 3 4")) == "13446"
    assert "`6 1,4 3 4` is `13446`" in PAGE


def test_every_code_of_the_notation_is_explained() -> None:
    codes = set(re.findall(r"^error-([a-z0-9-]+) =", CATALOGUE, re.MULTILINE))
    table = PAGE.split("## Error codes")[1]
    explained = {
        code for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for code in re.findall("`(.*?)`", row)
    }
    assert codes - explained == set()
    # These can go wrong elsewhere too.
    assert explained - codes == {"line-too-long", "not-utf8", "not-dice", "not-an-action"}
