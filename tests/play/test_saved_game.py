"""Saved games: append-only text, one process at a time, and the variant a save names."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasch import NotationError, PaschError, Struck, VariantError, load_variant, shipped
from pasch.play.dice.dice_sources import SeededDice
from pasch.play.match import Match
from pasch.play.records.atomic_files import FileError
from pasch.play.records.record_io import Record, final_state, format_record, record_to_json
from pasch.play.records.text_writing import RecordText
from pasch.play.saved_game import SavedGame, load_record, record_from_bytes
from pasch.rules.game.card import total
from pasch.rules.game.engine import legal_actions

HOUSE = """
like = "kniffel"
id = "kniffel"
names = { de = "Bei uns", en = "At home" }
[boxes.full_house]
points = 30
"""
HOLDING = """
import sys, time
from pathlib import Path
from pasch.play.saved_game import SavedGame
with SavedGame(Path(sys.argv[1])):
    print(flush=True)
    time.sleep(60)
"""


def play_on(match: Match, events: int, chance: Random) -> None:
    for _ in range(events):
        if match.state.phase == "over":
            return
        if match.state.phase != "decide":
            match.throw()
        elif chance.random() < 0.2:
            match.undo()
        else:
            match.act(chance.choice(legal_actions(match.state)))


def house_game(folder: Path, variant_file: str) -> tuple[Path, Record]:
    """A game by a house rule that bears a shipped id, saved with one entry."""
    rules = folder / "house.toml"
    rules.write_text(HOUSE, "utf-8")
    path = folder / "game.pasch"
    with SavedGame(path) as saved:
        record = Record(load_variant(str(rules)), ("Anna",), "clockwise", tags={"VariantFile": variant_file})
        match = Match(record, SeededDice("1"), saved.save)
        match.throw()
        match.act(Struck("full_house"))
    return path, match.record


@given(st.sampled_from(("kniffel", "super-kniffel", "kniffel-announce", "knoeffel")), st.integers(1, 4), st.integers(0))
def test_text_that_grows_is_the_text_of_the_whole(variant: str, seats: int, seed: int) -> None:
    texts: list[str] = []
    record = Record(
        shipped(variant), ("Anna",) * seats, "clockwise", comments={-1: "before", 0: "x" * 200, 3: "behind { }"}
    )
    growing = RecordText(record)
    match = Match(record, SeededDice(str(seed)), lambda kept, states: texts.append(growing.write(kept.events, states)))
    match.begin()
    for _ in range(6):
        play_on(match, 9, Random(seed))
        assert texts[-1] == format_record(match.record)


def test_a_saved_game_is_read_back_after_every_event(tmp_path: Path) -> None:
    path = tmp_path / "new" / "game.pasch"
    with SavedGame(path) as saved:
        match = Match(Record(shipped("kniffel"), ("Anna", "Ben"), "clockwise"), SeededDice("1"), saved.save)
        match.begin()
        for _ in range(12):
            assert load_record(path) == match.record
            play_on(match, 1, Random(3))
    assert list(path.parent.iterdir()) == [path]


def test_two_cannot_play_one_game(tmp_path: Path) -> None:
    path = tmp_path / "game.pasch"
    with SavedGame(path):
        with pytest.raises(FileError) as refused, SavedGame(path):
            pass
        assert (refused.value.code, str(path) in refused.value.words("de")) == ("game-in-use", True)
    with SavedGame(path):
        pass


def test_locked_save_is_refused_and_a_killed_process_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "game.pasch"
    with subprocess.Popen([sys.executable, "-c", HOLDING, str(path)], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        with pytest.raises(FileError, match="another window"), SavedGame(path):
            pass
        other.kill()
    with SavedGame(path):
        pass


def test_no_lock_can_be_laid(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FileError, match="cannot be written"), SavedGame(tmp_path / "file" / "game.pasch"):
        pass


# Found: "played by other rules", for ever: the shipped variant of this id came before the record's own file.
@pytest.mark.parametrize("name", ["house.toml", "absolute"])
@pytest.mark.parametrize("as_json", [False, True])
def test_a_house_rule_with_a_shipped_id_goes_on(tmp_path: Path, name: str, as_json: bool) -> None:
    path, record = house_game(tmp_path, str(tmp_path / "house.toml") if name == "absolute" else name)
    if as_json:
        path.write_text(json.dumps(record_to_json(record)), "utf-8")
    found = load_record(path)
    assert (found.events, found.variant.names["de"]) == (record.events, "Bei uns")


# Found: the mistake of the variant's file was told as the record's line 1.
def test_broken_variant_file_is_refused(tmp_path: Path) -> None:
    path, _ = house_game(tmp_path, "house.toml")
    (tmp_path / "house.toml").write_text(HOUSE + "colour = 1\n", "utf-8")
    with pytest.raises(VariantError) as refused:
        load_record(path)
    problem = refused.value.problems[0]
    assert (problem.source, problem.place) == (str(tmp_path / "house.toml"), "boxes.full_house.colour")


def test_variant_file_of_another_variant_is_refused(tmp_path: Path) -> None:
    path, _ = house_game(tmp_path, "house.toml")
    (tmp_path / "house.toml").write_text(HOUSE.replace('id = "kniffel"', 'id = "ours"'), "utf-8")
    with pytest.raises(NotationError) as refused:
        load_record(path)
    assert (refused.value.code, refused.value.problems[0].source) == ("other-variant", str(path))


def test_a_game_without_a_place_opens_no_file(tmp_path: Path) -> None:
    path, _ = house_game(tmp_path, str(tmp_path / "house.toml"))
    with pytest.raises(PaschError) as refused:
        record_from_bytes(path.read_bytes())
    assert refused.value.code == "other-rules"


OLD_GENERALA = """[Variant "generala"]
[Rules "d0227743caa2e0eb"]
[Seat1 "Anna"]
[Direction "clockwise"]
[Total1 "131"]

1: 11345 >11 11356 >11 11344 = ones 2
1: 12255 >22 22234 >222 22225 = four_of_a_kind 40
1: 22346 >22 22345 >2345 12345 = straight 20
1: 11146 >111 11146 >111 11124 = twos 2
1: 23446 >44 11144 = full_house 30
1: 13344 >44 33444 >444 14445 = fours 12
1: 34556 >55 44556 >55 11355 = fives 10
1: 11145 >111 11126 >6 44456 = generala x
1: 12446 >6 12356 >36 22236 = threes 3
1: 11146 >6 12366 >66 22366 = sixes 12
"""
"""A game from before a Generala on the first throw won: its rules were others, and had another identity."""


def test_a_game_by_the_old_rules_of_generala_is_refused_in_one_sentence(tmp_path: Path) -> None:
    saved = tmp_path / "game.pasch"
    saved.write_text(OLD_GENERALA, "utf-8")
    with pytest.raises(NotationError) as refused:
        record_from_bytes(saved.read_bytes(), saved)
    now = shipped("generala").rules_hash
    assert [problem.words("en") for problem in refused.value.problems] == [
        f"{saved}: line 2: this was played by other rules of generala than these: "
        f"their identity is d0227743caa2e0eb, not {now}."
    ]


def test_a_game_by_the_old_rules_of_generala_goes_on_beside_a_document_that_says_them(tmp_path: Path) -> None:
    names = 'names = { de = "Generala", en = "Generala" }'
    old = f'like = "generala"\nid = "generala"\n{names}\n[boxes.generala]\nwins = false\n'
    (tmp_path / "old.toml").write_text(old, "utf-8")
    saved = tmp_path / "game.pasch"
    saved.write_text(OLD_GENERALA.replace("[Rules", '[VariantFile "old.toml"]\n[Rules'), "utf-8")
    record = record_from_bytes(saved.read_bytes(), saved)
    assert record.variant.rules_hash == "d0227743caa2e0eb"
    assert [total(record.variant, card) for card in final_state(record).cards] == [131]
