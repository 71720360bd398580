"""Filled pads of other countries, typed as people type them, with totals added up by hand.

Each pad takes its words and its layout from a public page; names and points are invented.
"""

from pathlib import Path

import pytest

from pasch import shipped
from pasch.play.blocks.score_block import read_block
from pasch.rules.game.card import total

PADS = Path(__file__).parent / "pads"
EXPECTED = (
    # https://www.vestsjaellandscentret.dk/oplevelser/yatzy
    ("danish-yatzy-board.csv", "yatzy", {"Mette": 317, "Lars": 218}),
    # https://yatzyonline.dk/?p=37
    ("danish-yatzy-four.txt", "yatzy", {"Ida": 158, "Bo": 141, "Karen": 270, "Søren": 214}),
    # https://maxiyahtzee.com/maxiyahtzeerules.html, its boxes in Danish
    ("danish-maxi-yatzy.csv", "maxi-yatzy-plain", {"Jens": 440, "Pia": 330, "Ole": 281}),
    # https://spilguider.dk/yatzy
    ("danish-yatzy-explained.csv", "yatzy", {"Far": 231, "Mor": 202}),
    # https://snob-shop.pl/zasady-gry-w-kosci/
    ("polish-dice-game.csv", "yahtzee", {"Ania": 270, "Bartek": 197, "Zośka": 167}),
    # https://zagraj.pl/do/gry/kosci/pomoc/zasady, with three columns
    ("polish-three-columns.csv", "kniffel-3-columns", {"Marek": 679, "Ola": 652}),
    # https://pastebin.com/Tk54fTB4
    ("polish-numbered-boxes.txt", "yahtzee", {"Kuba": 197, "Magda": 185}),
    # https://xn--atwypienidz-4kb79e.pl/gra-w-kosci/
    ("polish-two-sections.txt", "yahtzee", {"Jan": 148, "Ewa": 180, "Tomek": 226, "Łucja": 167}),
    # https://zagraj.pl/do/gry/kosci/pomoc/zasady, with one column and its explanations
    ("polish-explained.csv", "yahtzee", {"Gracz 1": 414, "Gracz 2": 158}),
)


@pytest.mark.parametrize(("name", "variant", "totals"), EXPECTED)
def test_a_typed_pad(name: str, variant: str, totals: dict[str, int]) -> None:
    rules = shipped(variant)
    block = read_block(rules, (PADS / name).read_bytes(), "")
    assert [problem.words() for problem in block.problems] == []
    assert {game.name: total(rules, game.card) for game in block.games} == totals
