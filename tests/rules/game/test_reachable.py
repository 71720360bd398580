"""Unreachable cards are refused in positions and score blocks; reachable ones never are."""

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from by_day import by_day
from error_sentences import check_sentences
from pasch import GameState, NotationError, Variant, load_variant, shipped, variant_ids
from pasch.play.blocks.score_block import read_block
from pasch.rules.game.reachable import unreachable
from pasch.rules.text.position_notation import parse_position
from pasch.testing import perfect_game, random_game, variants

MINIATURES = sorted((Path(__file__).parents[2] / "variants" / "miniatures").glob("*.toml"))


def card(**held: str) -> str:
    """A card of the basic sheet as text: what these boxes hold, all others free."""
    names = [box.id for box in shipped("kniffel").boxes]
    return ",".join(held.get(name, ".") for name in names)


@pytest.mark.parametrize(
    ("variant", "text", "code"),
    [
        ("kniffel", card(five_of_a_kind="50") + "+600", "extra-points"),
        ("kniffel", card(five_of_a_kind="50", sixes="30", fives="25") + "+150", "extra-points"),
        ("kniffel", card(five_of_a_kind="50", sixes="30", fives="20") + "+100", "extra-points"),
        ("kniffel", card(five_of_a_kind="50", sixes="30") + "+30", "extra-points-between"),
        ("kniffel", card(sixes="30") + "+50", "extra-points"),
        ("kniffel-100", card(five_of_a_kind="-", full_house="100"), "points-out-of-place"),
        ("kniffel-100", card(full_house="100"), "points-out-of-place"),
        ("kniffel-100", card(five_of_a_kind="50", twos="8") + "+100", "extra-points"),
        ("kniffel-strict", card(ones="3", threes="9"), "filled-too-early"),
        ("kniffel-strict", "5,10,15,20,25,30,30,30,25,30,40,-,100", "points-out-of-place"),
        ("yahtzee", card(five_of_a_kind="50") + "+1200", "extra-points"),
        ("yahtzee", card(five_of_a_kind="50", sixes="30", small_straight="30") + "+300", "extra-points"),
        # With a lower box free, no further Yahtzee may go into the fives for 0.
        ("yahtzee", card(five_of_a_kind="50", sixes="30", fives="-", chance="30") + "+300", "extra-points"),
        ("kniffel", card(five_of_a_kind="50", sixes="30", small_straight="30"), ""),
        ("kniffel", card(five_of_a_kind="50", sixes="30", fives="25") + "+100", ""),
        ("kniffel-100", card(five_of_a_kind="50", full_house="100", twos="10") + "+100", ""),
        ("kniffel-100", card(five_of_a_kind="-", full_house="25"), ""),
        ("kniffel-strict", "5,10,15,20,25,30,30,30,25,30,40,50,100", ""),
        ("yahtzee", card(five_of_a_kind="50", sixes="30", small_straight="30", chance="30") + "+300", ""),
        ("yahtzee", card(five_of_a_kind="-", sixes="30", full_house="25"), ""),
        ("knoeffel", f"{card(ones='3')}$1/{card()}", ""),
        ("knoeffel", f"{card(ones='3')}$2/{card()}", "bought-throws"),
        ("kniffel-first-throws", f"{card(ones='3')}/{card()}", ""),
    ],
)
def test_a_position_holds_only_what_a_game_can_reach(variant: str, text: str, code: str) -> None:
    line = f"{variant} {text} 1> 0"
    if not code:
        assert parse_position(line).variant.id == variant
        return
    with pytest.raises(NotationError) as error:
        parse_position(line)
    assert error.value.code.startswith(code)
    check_sentences(error.value)


@pytest.mark.parametrize(
    ("variant", "block", "code", "line"),
    [
        ("kniffel", "Kniffel 50\nExtra 600", "block-impossible-extra", 2),
        ("kniffel", "Kniffel 50\nSechser 30\nExtra 50", "", 0),
        ("kniffel-100", "Full House 100\nKniffel -", "block-unreachable", 1),
        ("kniffel-100", "Sechser 130\nKniffel -", "block-impossible-extra", 1),
        ("kniffel-strict", "Einser 3\nDreier 9\nSumme oben 12", "block-unreachable", 2),
        ("kniffel-strict", "\n".join(f"{name} -" for name in ("Einser", "Zweier", "Dreier")), "", 0),
        ("kniffel-4-columns", "Einser 3 . . .\nDreier 9 . . .", "block-unreachable", 2),
        ("yahtzee", "Yahtzee 50\nExtra 1200", "block-impossible-extra", 2),
        ("yahtzee", "Yahtzee 50\nSixes 30\nSmall straight 30\nFull house 25\nExtra 300", "", 0),
    ],
)
def test_a_block_holds_only_what_a_game_can_reach(variant: str, block: str, code: str, line: int) -> None:
    found = read_block(shipped(variant), block.encode(), "block.txt").problems
    assert [(problem.code, problem.place) for problem in found] == ([(code, line)] if code else [])
    assert all(problem.words("de") != problem.words("en") for problem in found)


def test_a_strike_in_chance_after_a_struck_kniffel_is_no_hundred() -> None:
    rows = [
        "Einser 3",
        "Zweier 6",
        "Dreier 9",
        "Vierer 12",
        "Fünfer 15",
        "Sechser 18",
        "Dreierpasch 20",
        "Viererpasch -",
    ]
    rows += ["Full House 25", "Kleine Straße 30", "Große Straße 40", "Kniffel -", "Chance 100"]
    (problem,) = read_block(shipped("kniffel-strict"), "\n".join(rows).encode(), "block.txt").problems
    assert (problem.code, problem.place) == ("block-unreachable", 13)
    assert problem.words("de") == (
        "block.txt: Zeile 13: Spiel 1: 100 Punkte kann es in Chance neben den anderen Einträgen nicht geben; "
        "möglich sind 5-30."
    )


def check_reachable(states: Iterable[GameState]) -> None:
    for state in states:
        for held in state.cards:
            assert list(unreachable(state.variant, held)) == []


@pytest.mark.parametrize("variant_id", by_day(variant_ids()))
def test_shipped_variants_reach_what_they_reach(variant_id: str) -> None:
    check_reachable(perfect_game(shipped(variant_id)).states)
    for seed in range(3):
        check_reachable(random_game(shipped(variant_id), Random(seed)).states)


@pytest.mark.parametrize("path", by_day(MINIATURES), ids=lambda path: path.stem)
def test_small_variants_reach_what_they_reach(path: Path) -> None:
    """Of two or three dice, which are all equal every few throws."""
    variant = load_variant(str(path))
    for seed in range(20):
        check_reachable([random_game(variant, Random(seed)).final])


@given(variants(), st.integers(0, 2**32))
def test_random_variants_reach_what_they_reach(variant: Variant, seed: int) -> None:
    check_reachable(random_game(variant, Random(seed)).states)
