"""Every player plays every variant legally, and the heuristic player plays sensibly."""

import random
import statistics
from pathlib import Path

import pytest
from player_positions import all_but, played, position

from by_day import VARIANTS, by_day
from pasch.locale import COMPLETE, text
from pasch.players.heuristic_player import HeuristicPlayer
from pasch.players.player import LEVELS, PLAYERS, PreparedPlayer, find_player, player_at_once
from pasch.players.random_player import RandomPlayer
from pasch.rules.catalogue.shipped_variants import load_variant, shipped, variant_ids
from pasch.rules.dice.multisets import Dice
from pasch.rules.errors import PaschError
from pasch.rules.game.engine import legal_actions, totals
from pasch.rules.game.events import Action, Announced, Bought, Held, Scored, Struck
from pasch.rules.game.state import GameState
from pasch.testing import check_player

HOUSE_RULES = sorted(str(path) for path in Path(__file__).parent.parent.joinpath("variants").glob("*.toml"))

AT_ONCE = [name for name in PLAYERS if not isinstance(find_player(name), PreparedPlayer)]
"""Those that need not solve a variant first; the others are tested in test_solved.py."""


def choice(state: GameState) -> Action:
    return HeuristicPlayer().choose(state, random.Random(0))


@pytest.mark.parametrize("player", AT_ONCE)
@pytest.mark.parametrize(
    "variant", [*by_day(variant_ids(), VARIANTS[::2]), *HOUSE_RULES], ids=lambda name: Path(name).stem
)
def test_a_game_ends_and_every_choice_is_legal(variant: str, player: str) -> None:
    check_player(find_player(player), [load_variant(variant)], seed=7)


@pytest.mark.parametrize("variant", by_day(variant_ids(), VARIANTS[::3]))
def test_the_heuristic_player_beats_chance(variant: str) -> None:
    scores = [
        statistics.mean(final_score(variant, player, seed) for seed in range(2))
        for player in (HeuristicPlayer(), RandomPlayer())
    ]
    assert scores[0] > 2 * scores[1]


def final_score(variant: str, player: HeuristicPlayer | RandomPlayer, seed: int) -> int:
    *_, (state, _) = played(shipped(variant), player, seed)
    return totals(state)[0]


def test_the_mean_score_in_the_plain_game() -> None:
    scores = [final_score("kniffel-basic", HeuristicPlayer(), seed) for seed in range(60)]
    # Over many games the mean is above 240 and the spread of one game about 40: 60 games have a standard error of 5.
    assert statistics.mean(scores) > 215


def test_chance_does_not_matter_to_the_heuristic_player() -> None:
    state = position("kniffel", (1, 2, 2, 5, 6), throws=1)
    assert len({HeuristicPlayer().choose(state, random.Random(seed)) for seed in range(5)}) == 1


def test_every_level_plays_at_once_and_the_order_is_that_of_what_they_score() -> None:
    means = []
    for level in LEVELS:
        player = player_at_once(level)
        assert isinstance(player, HeuristicPlayer)
        means.append(statistics.mean(final_score("kniffel-basic", player, seed) for seed in range(40)))
    # 40 games have a standard error of 6; the weakest and the strongest are some 75 points apart (docs/players.md).
    assert means[-1] - means[0] > 40
    assert list(LEVELS.values()) == sorted(LEVELS.values(), reverse=True)


@pytest.mark.parametrize("variant", ["yams", "knoeffel", "kniffel-put-aside"])
def test_a_level_is_by_the_rules_before_anything_is_solved(variant: str) -> None:
    check_player(player_at_once("casual"), [shipped(variant)], seed=7)


def test_unsolved_players_are_available_immediately() -> None:
    assert isinstance(player_at_once("random"), RandomPlayer)


def test_the_random_player_takes_every_action_some_time() -> None:
    state = position("kniffel-basic", (2, 2, 5, 5, 5), throws=3)
    taken = {RandomPlayer().choose(state, random.Random(seed)) for seed in range(500)}
    assert taken == set(legal_actions(state))


@pytest.mark.parametrize(
    ("roll", "throws", "expected"),
    [
        ((6, 6, 6, 6, 6), 1, Scored("five_of_a_kind")),
        ((2, 2, 2, 2, 2), 2, Scored("five_of_a_kind")),
        ((1, 1, 1, 1, 1), 3, Scored("five_of_a_kind")),
        ((1, 2, 3, 4, 5), 1, Scored("large_straight")),
        ((2, 3, 4, 5, 6), 3, Scored("large_straight")),
        ((1, 2, 3, 4, 6), 3, Scored("small_straight")),
        ((3, 3, 3, 5, 5), 3, Scored("full_house")),
        ((5, 5, 5, 5, 6), 1, Held((5, 5, 5, 5))),
        ((1, 5, 5, 5, 6), 1, Held((5, 5, 5))),
        ((2, 3, 4, 5, 5), 2, Held((2, 3, 4, 5))),
        ((1, 1, 2, 4, 6), 3, Scored("ones")),
    ],
)
def test_obvious_choices_on_an_empty_card(roll: Dice, throws: int, expected: Action) -> None:
    assert choice(position("kniffel-basic", roll, throws)) == expected


def test_a_box_that_scores_is_not_struck() -> None:
    filled = all_but("kniffel-basic", "sixes", "five_of_a_kind")
    assert choice(position("kniffel-basic", (2, 4, 6, 6, 6), 3, filled)) == Scored("sixes")
    for roll in shipped("kniffel-basic").tables.rolls:
        state = position("kniffel-basic", roll, 3)
        taken = choice(state)
        assert not isinstance(taken, Struck) or Scored(taken.box) not in legal_actions(state)


def test_the_cheaper_box_is_struck() -> None:
    filled = all_but("kniffel-basic", "ones", "large_straight")
    assert choice(position("kniffel-basic", (2, 2, 4, 4, 6), 3, filled)) == Struck("ones")
    filled = all_but("kniffel-basic", "five_of_a_kind", "full_house", "small_straight")
    assert choice(position("kniffel-basic", (2, 2, 4, 6, 6), 3, filled)) == Struck("five_of_a_kind")


def test_the_bonus_is_taken_when_one_entry_brings_it() -> None:
    filled = all_but("kniffel-basic", "fours", "four_of_a_kind") | {"fives": 25, "sixes": 24}
    assert choice(position("kniffel-basic", (4, 4, 4, 4, 6), 3, filled)) == Scored("fours")


def test_an_ordered_column_is_filled_with_its_next_box() -> None:
    assert choice(position("kniffel-strict", (1, 1, 1, 6, 6), 1)) == Held((1, 1, 1))


def test_announcing_what_the_first_throw_promises() -> None:
    assert choice(position("kniffel-announce", (1, 2, 3, 4, 5), 1)) == Announced("large_straight")
    assert choice(position("kniffel-announce", (5, 5, 5, 5, 5), 1)) == Announced("five_of_a_kind")
    assert choice(position("kniffel-announce", (1, 6, 6, 6, 6), 1)) in {Announced("sixes"), Announced("four_of_a_kind")}
    assert choice(position("kniffel-announce", (1, 1, 1, 1, 4), 1)) in {
        Announced("ones"),
        Announced("four_of_a_kind"),
        Announced("five_of_a_kind"),
    }


def test_an_announced_box_is_what_the_dice_are_held_for() -> None:
    assert choice(position("yams", (1, 2, 6, 6, 6), 1, announced="announced.ones")) == Held((1,))
    assert choice(position("yams", (2, 3, 4, 4, 5), 1, announced="announced.large_straight")) == Held((2, 3, 4, 5))


def test_a_good_throw_is_not_announced_where_it_may_go_anywhere() -> None:
    filled = {box: 50 for box in all_but("yams") if box.endswith("five_of_a_kind")} | {"announced.chance": 20}
    del filled["free.five_of_a_kind"]
    assert choice(position("yams", (3, 3, 3, 3, 3), 1, filled)) == Scored("free.five_of_a_kind")


def test_a_throw_is_bought_when_it_is_worth_its_price() -> None:
    free = ("first.large_straight", "second.large_straight")
    filled = all_but("knoeffel", *free)
    assert choice(position("knoeffel", (2, 3, 4, 5, 5), 3, filled)) == Bought((2, 3, 4, 5))
    assert choice(position("knoeffel", (2, 3, 4, 5, 6), 3, filled)) == Scored("first.large_straight")
    filled = all_but("knoeffel", "first.ones", "second.twos")
    assert choice(position("knoeffel", (1, 1, 1, 5, 6), 3, filled)) == Scored("first.ones")


def test_served_figure_is_scored_immediately() -> None:
    filled = all_but("kniffel-sharp", "three_of_a_kind")
    assert choice(position("kniffel-sharp", (5, 6, 6, 6, 6), 1, filled)) == Scored("three_of_a_kind")
    filled = all_but("kniffel-sharp", "large_straight")
    assert choice(position("kniffel-sharp", (1, 2, 3, 4, 6), 1, filled)) == Held((1, 2, 3, 4))


def test_a_further_kniffel_goes_where_it_brings_most() -> None:
    filled = {"five_of_a_kind": 50}
    assert choice(position("kniffel-100", (1, 1, 1, 1, 1), 1, filled)) in {
        Scored("ones"),
        Scored("four_of_a_kind"),
    }


def test_every_player_has_a_description_of_its_own_in_each_language() -> None:
    described = [text(f"player-{name}", language) for name in PLAYERS for language in COMPLETE]
    assert len(set(described)) == len(PLAYERS) * len(COMPLETE)


@pytest.mark.parametrize(("name", "code"), [("heuristics", "unknown-player-near"), ("xyz", "unknown-player")])
def test_an_unknown_player(name: str, code: str) -> None:
    with pytest.raises(PaschError) as caught:
        find_player(name)
    assert caught.value.code == code
    assert all(name in caught.value.problems[0].words(language) for language in COMPLETE)
