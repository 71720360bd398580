"""Laws of random and shipped variants: legal actions apply, others are refused and change nothing."""

import subprocess
import sys
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from by_day import by_day
from pasch import GameState, Variant, shipped, variant_ids
from pasch.rules.game.engine import chance_outcomes
from pasch.rules.variant.patterns import points
from pasch.testing import PlayedGame, check_actions, check_chance, check_played, games, random_game, variants

random_variants = variants()


def some_states(played: PlayedGame, random: Random, most: int) -> list[GameState]:
    return random.sample(played.states, min(most, len(played.states)))


@given(st.data())
def test_random_variants_keep_the_laws_of_a_game(data: st.DataObject) -> None:
    variant = data.draw(random_variants)
    for played in (data.draw(games(variant)), data.draw(games(variant, variant.seats[-1]))):
        check_played(played)


@given(random_variants, st.integers(0, 2**32))
def test_random_variants_allow_exactly_their_legal_actions(variant: Variant, seed: int) -> None:
    random = Random(seed)
    for state in some_states(random_game(variant, random), random, 8):
        check_actions(state)
        check_chance(state)


@pytest.mark.parametrize("variant_id", by_day(variant_ids(), ("kniffel-4-columns", "balut", "maxi-yatzy", "yamb")))
def test_shipped_variants_keep_the_laws_of_a_game(variant_id: str) -> None:
    variant = shipped(variant_id)
    for seats in (1, 2):
        check_played(random_game(variant, Random(seats), seats))


@pytest.mark.parametrize("variant_id", by_day(variant_ids(), ("kniffel-4-columns", "balut", "maxi-yatzy", "yamb")))
def test_shipped_variants_allow_exactly_their_legal_actions(variant_id: str) -> None:
    random = Random(variant_id)
    for state in some_states(random_game(shipped(variant_id), random, seats=2), random, 6):
        check_actions(state)
        check_chance(state)


@given(random_variants, st.data())
def test_permuting_dice_changes_no_points(variant: Variant, data: st.DataObject) -> None:
    roll = data.draw(st.sampled_from(variant.tables.rolls))
    shuffled = tuple(data.draw(st.permutations(roll)))
    for line in variant.document.boxes.values():
        for served in (False, True):
            assert points(line, roll, variant.colours, served=served) == points(
                line, shuffled, variant.colours, served=served
            )


@given(random_variants)
def test_no_roll_is_more_than_a_set_of_dice_can_show(variant: Variant) -> None:
    tables = variant.tables
    assert list(tables.rolls) == sorted(set(tables.rolls))
    assert len(tables.rolls) == variant.dice.number_of_rolls()
    assert sum(tables.ways) == variant.dice.number_of_throws(())


def test_a_state_is_a_value() -> None:
    first, second = (random_game(shipped("kniffel"), Random(1)) for _ in range(2))
    assert first == second
    assert len({*first.states, *second.states}) == len(first.states)
    with pytest.raises(AttributeError):
        first.final.seat = 3  # type: ignore[misc] # the types forbid it too


def test_chance_of_the_first_throw_is_every_roll() -> None:
    played = random_game(shipped("yatzy-deluxe"), Random(1))
    assert len(chance_outcomes(played.states[0])) == 462


def test_importing_pasch_loads_no_hypothesis() -> None:
    code = "import sys, pasch; pasch.shipped; print('hypothesis' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
