"""The table on screens from 40 columns and 20 lines: nothing wraps, nothing important is cut off."""

from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from by_day import by_day
from pasch import load_variant, shipped, variant_ids
from pasch.cli.table.dice_art import LETTERS
from pasch.cli.table.table_picture import table_picture
from pasch.locale import COMPLETE
from pasch.play.dice.dice_sources import SeededDice
from pasch.play.match import Match
from pasch.play.records.record_io import Record
from pasch.players.player import find_player
from pasch.rules.variant.variant import Variant

EIGHT_DICE = """like = "kniffel-basic"
id = "eight"
names = { de = "Acht Würfel", en = "Eight dice" }
[dice]
count = 8
"""
ODD_DIE = Path(__file__).parents[2] / "variants" / "odd-die.toml"
SIZES = [(40, 20), (60, 20), (80, 24), (132, 43)]
NAMES = ("Anna", "Benedikt Ohneplatz", "Clara")


def match_of(variant: Variant, seats: int, turns: int) -> Match:
    """A game of random players, stopped where somebody has to decide after the second throw."""
    match = Match(Record(variant, NAMES[:seats], "clockwise", 0, (), {}, {}), SeededDice("picture"))
    player, chance = find_player("random"), Random("picture")
    while match.state.phase != "over":
        if match.state.phase != "decide":
            match.throw()
        elif len(match.record.events) >= turns and match.state.turn.throws > 1:
            break
        else:
            match.act(player.choose(match.state, chance))
    return match


def picture(match: Match, language: str, width: int, height: int) -> list[str]:
    console = Console(width=width, height=height, color_system=None)
    said = ["Die Würfel sind gefallen. " * 5, "Das Letzte, was gesagt wurde."]
    with console.capture() as shown:
        console.print(table_picture(match, language, width, height, said))
    return [line.rstrip() for line in shown.get().splitlines()]


def test_a_name_as_long_as_a_level_s_is_whole_and_points_below_zero_have_a_minus() -> None:
    record = Record(shipped("balut"), ("Anna", "Hobbyspieler"), "clockwise", 0, (), {}, {})
    shown = picture(Match(record, SeededDice("picture")), "de", 80, 24)
    assert shown[0].split() == ["Anna", "Hobbyspieler", "Anna"]
    assert ["Gesamt", "−2", "−2"] in [line[3:35].split() for line in shown]
    assert "Hobbyspieler: −2" in "\n".join(shown)


def test_long_names_are_cut_before_a_card_is_left_out() -> None:
    record = Record(shipped("kniffel"), ("Casual player", "Annabella-Sophie"), "clockwise", 0, (), {}, {})
    match = Match(record, SeededDice("picture"))
    assert picture(match, "en", 132, 43)[0].split()[:3] == ["Casual", "player", "Annabella-Sop…"]
    assert picture(match, "en", 80, 24)[0].split()[:3] == ["Casual", "pl…", "Annabella…"]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    "name",
    [*by_day(variant_ids(), ("triple-yahtzee", "yams-plus-minus")), "eight dice", "odd die"],
)
def test_everything_that_matters_is_in_sight(name: str, size: tuple[int, int], language: str, tmp_path: Path) -> None:
    eight = tmp_path / "eight.toml"
    eight.write_text(EIGHT_DICE, "utf-8")
    own = {"eight dice": str(eight), "odd die": str(ODD_DIE)}
    variant = load_variant(own[name]) if name in own else shipped(name)
    width, height = size
    for seats, turns in ((1, 3), (2, 120)):
        match = match_of(variant, min(seats, variant.seats[-1]), turns)
        lines = picture(match, language, width, height - 2)
        assert len(lines) <= height - 2
        assert all(cell_len(line) <= width for line in lines)
        shown = "\n".join(lines)
        assert NAMES[match.state.seat][:9] in shown
        words = shown.split()
        for column in variant.columns if len(variant.columns) > 1 else ():
            assert column.names[language] in shown or any(word.startswith(str(column.index + 1)) for word in words)
        for letter in LETTERS[: variant.dice.count] if match.state.phase == "decide" else "":
            assert letter in words or f"[{letter}]" in words
        assert "gesagt" in shown


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", ["kniffel", "triple-yahtzee"])
def test_who_plays_alone_is_named_once(name: str, size: tuple[int, int]) -> None:
    width, height = size
    assert "\n".join(picture(match_of(shipped(name), 1, 3), "de", width, height - 2)).count("Anna") == 1


@pytest.mark.parametrize(("name", "marks"), [("triple-yahtzee", ["×2", "×3"]), ("escalero", ["♛1", "♛2", "♛4"])])
def test_columns_say_how_often_they_count_and_what_it_brings_to_win_them(name: str, marks: list[str]) -> None:
    lines = picture(match_of(shipped(name), 2, 3), "en", 132, 43)
    assert any(set(marks) <= set(line.split()) for line in lines)


def test_a_line_that_is_computed_stays_empty_until_all_is_there() -> None:
    match = match_of(shipped("yams-plus-minus"), 1, 3)
    (line,) = (line for line in picture(match, "en", 132, 43) if "Plus and minus" in line)
    assert not any(sign.isdigit() for sign in line[:40])
