"""Additional throws in the last turn of a card."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasch import Held, Scored, parse_variant, shipped
from pasch.envs.observation import facts_of, layout_of
from pasch.players.heuristic_player import HeuristicPlayer
from pasch.rules.errors import VariantError
from pasch.rules.game.card import Card, empty_card
from pasch.rules.game.engine import legal_actions
from pasch.rules.game.state import GameState, Turn, new_game
from pasch.rules.reading.toml_writing import write_toml
from pasch.rules.variant.variant import Variant
from pasch.testing import check_actions, check_chance, check_played, random_game, refusal
from pasch.testing.documents import Tree, is_valid, variant_trees

HEAD = 'like = "kniffel-basic"\nid = "own"\nnames = { de = "Eigen", en = "Own" }\n'
FIVE = HEAD + "[turn]\nlast_throws = 5\n"
QUICK = '[columns.{key}]\nnames = {{ de = "{key}", en = "{key}" }}\n{rest}\n'


def facing(variant: Variant, throws: int, free: int) -> GameState:
    """After so many throws, with so many entries left on the card."""
    empty = empty_card(variant)
    card = Card(variant, (*(0,) * (variant.turns - free), *empty.entries[-free:]), empty.extra, empty.bought)
    return GameState(variant, (card,), 0, new_game(variant).direction, Turn(throws, (1, 2, 3, 5, 6), None))


@pytest.mark.parametrize(("free", "most"), [(13, 3), (2, 3), (1, 5)])
def test_only_the_last_turn_has_more_throws(free: int, most: int) -> None:
    """As in the last round of Jamb at iklub.rs."""
    variant = parse_variant(FIVE)
    for throws in range(1, most + 1):
        again = any(isinstance(action, Held) for action in legal_actions(facing(variant, throws, free)))
        assert again == (throws < most)
    assert refusal(facing(variant, most, free), Held((1,))) == "no-throw-left"


def test_a_column_that_says_how_many_throws_it_takes_keeps_to_them() -> None:
    variant = parse_variant(
        FIVE + QUICK.format(key="free", rest="bonuses = []") + QUICK.format(key="quick", rest="throws = 1")
    )
    assert [(column.throws, column.last_throws) for column in variant.columns] == [(3, 5), (1, None)]
    state = facing(variant, 1, 1)
    assert not any(isinstance(action, Held) for action in legal_actions(state))
    assert refusal(facing(variant, 2, 1), Scored("quick.chance")) == "too-many-throws"


def test_throws_that_every_turn_has_are_no_rule() -> None:
    assert parse_variant(FIVE).rules_hash != shipped("kniffel-basic").rules_hash
    assert parse_variant(HEAD + "[turn]\nthrows = 5\n").rules_hash != parse_variant(FIVE).rules_hash


def with_last_throws(tree: Tree) -> Tree:
    turn = {key: value for key, value in tree["turn"].items() if key not in ("save", "buy")}
    return tree | {"turn": turn | {"last_throws": turn["throws"] + 2}}


@given(variant_trees().map(with_last_throws).filter(is_valid), st.integers(0, 2**32))
def test_random_variants_keep_the_laws(tree: Tree, seed: int) -> None:
    variant, random = parse_variant(write_toml(tree)), Random(seed)
    for seats in (variant.seats[0], variant.seats[-1]):
        played = random_game(variant, random, seats)
        check_played(played)
        for state in random.sample(played.states, min(4, len(played.states))):
            check_actions(state)
            check_chance(state)


def test_computers_use_them_and_environments_tell_them() -> None:
    variant = parse_variant(FIVE.replace("kniffel-basic", "yacht"))
    assert isinstance(HeuristicPlayer().choose(facing(variant, 4, 1), Random(1)), Held)
    layout = layout_of(variant)
    left = [int(facts_of(layout, facing(variant, 2, free))[layout.place["throws"]][0]) for free in (2, 1)]
    assert left == [1, 3]


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        ("[turn]\nlast_throws = 3\n", "last-throws-not-more"),
        ("[turn]\nsave = true\nlast_throws = 5\n", "last-throws-and-others"),
    ],
)
def test_invalid_last_throws_are_refused(rules: str, code: str) -> None:
    with pytest.raises(VariantError) as refused:
        parse_variant(HEAD + rules)
    assert [(problem.code, problem.place) for problem in refused.value.problems] == [(code, "turn.last_throws")]
