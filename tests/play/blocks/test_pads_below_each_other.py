"""Several pads in one file, names at its edge, and points outside the table."""

import pytest

from pasch import shipped
from pasch.play.blocks.score_block import read_block
from pasch.rules.game.card import total


def totals(written: str) -> tuple[list[tuple[str, int]], list[str]]:
    rules = shipped("kniffel")
    block = read_block(rules, written.encode(), "")
    games = [(game.name, total(rules, game.card)) for game in block.games]
    return games, [problem.code for problem in block.problems]


@pytest.mark.parametrize(
    "written",
    [
        "Name;Anna;Ben\nEinser;3;2\nZweier;6;4\n\nName;Cleo;Dora\nEinser;1;4\nZweier;8;2\n",
        "Anna   Ben\nEinser  3  2\nZweier  6  4\n\nCleo   Dora\nEinser  1  4\nZweier  8  2\n",
    ],
)
def test_each_pad_of_a_file_has_its_own_games(written: str) -> None:
    assert totals(written) == ([("Anna", 9), ("Ben", 6), ("Cleo", 9), ("Dora", 6)], [])


def test_a_box_that_is_repeated_begins_no_pad() -> None:
    assert totals("Name;Anna\nEinser;3\n\nEinser;3\nZweier;6\n")[1] == ["block-twice"]


def test_names_may_begin_at_the_edge() -> None:
    assert totals("Anna   Ben\nEinser  3  2\nZweier  6  4\n") == ([("Anna", 9), ("Ben", 6)], [])


def test_points_behind_the_last_name_are_a_problem() -> None:
    assert totals("Name;Anna;Ben\nEinser;3;2;1\nZweier;6;4\nDreier;9;6\n")[1] == ["block-names"]


def test_a_title_of_several_words_names_no_games() -> None:
    written = "Spiel vom 1.5.\nName;Anna;Ben\nEinser;3;2\nZweier;6;4\n"
    assert totals(written * 2) == ([("Anna", 9), ("Ben", 6)] * 2, [])
