"""Environments follow the rules: masks are the legal actions, seeds repeat games, rewards are as documented."""

import random
import re
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasch.envs import GameEnv, TableEnv, TurnEnv, VectorGameEnv
from pasch.envs.game_dice import first_word
from pasch.envs.kernel_rules import first_words
from pasch.envs.observation import facts_of
from pasch.rules.errors import PaschError
from pasch.rules.game.engine import legal_actions, totals
from pasch.rules.variant.variant import Variant
from pasch.testing import variants


def play(env: GameEnv, seed: int) -> list[tuple[list[int], float]]:
    """A game of random decisions: what is legal each time, and what is paid. In the end everything is."""
    chance = random.Random(seed)
    _, info = env.reset(seed=seed)
    steps: list[tuple[list[int], float]] = []
    over = False
    while not over:
        legal = np.flatnonzero(info["action_mask"]).tolist()
        _, paid, over, _, info = env.step(chance.choice(legal))
        steps.append((legal, paid))
    assert info["action_mask"].all()
    return steps


@given(variant=variants(), seed=st.integers(0, 2**63))
def test_masks_are_the_legal_actions_and_points_add_up(variant: Variant, seed: int) -> None:
    env, chance = GameEnv(variant, observation="dict", render_mode="ansi"), random.Random(seed)
    _, info = env.reset(seed=seed)
    paid, over = 0.0, False
    while not over:
        actions = legal_actions(env.state)
        numbers = [env.actions.number(env.state, action) for action in actions]
        assert sorted(numbers) == np.flatnonzero(info["action_mask"]).tolist()
        assert [env.actions.action(env.state, number) for number in numbers] == actions
        seen, reward, over, _, info = env.step(chance.choice(numbers))
        assert seen in env.observation_space
        assert isinstance(seen, dict)
        assert (facts_of(env.layout, env.state, 0) == np.concatenate([seen[name] for name in env.layout.place])).all()
        paid += reward
    assert paid == info["total"] == totals(env.state)[0]
    assert env.render().startswith("The game is over.\n")


def test_the_same_seed_brings_the_same_game_and_another_another() -> None:
    env = GameEnv("kniffel")
    assert play(env, 7) == play(GameEnv("kniffel"), 7) != play(env, 8)


def test_the_total_is_paid_at_the_end_and_a_victory_against_opponents() -> None:
    env = GameEnv("kniffel-strict", reward="total")
    paid = [reward for _, reward in play(env, 3)]
    assert paid[:-1] == [0.0] * (len(paid) - 1)
    assert paid[-1] == totals(env.state)[0] > 0
    won = [play(GameEnv("kniffel-strict", reward="win", opponents=["random"]), seed)[-1][1] for seed in range(6)]
    assert set(won) <= {0.0, 0.5, 1.0}
    assert 0.0 < sum(won) < len(won)


def test_an_illegal_action_ends_the_game_or_is_an_error() -> None:
    env = GameEnv("kniffel")
    env.reset(seed=1)
    strike = env.actions.strike
    _, paid, over, _, info = env.step(env.actions.count + 5)
    assert (paid, over, info["illegal"], info["action_mask"].all()) == (0.0, True, True, True)
    with pytest.raises(PaschError, match="reset"):
        env.step(strike)
    strict = GameEnv("kniffel", illegal="error")
    strict.reset(seed=1)
    strict.step(strike)
    before = strict.state
    with pytest.raises(PaschError, match=re.escape("not legal at kniffel -,.,")) as refused:
        strict.step(strike)
    assert refused.value.code == "illegal-action"
    assert strict.state is before


def test_a_game_may_begin_from_a_position() -> None:
    env = GameEnv("kniffel", render_mode="ansi")
    _, info = env.reset(seed=1, options={"position": "kniffel 3,.,.,.,.,.,.,.,25,.,.,.,. 1> 2:13355"})
    assert env.position() == "kniffel 3,.,.,.,.,.,.,.,25,.,.,.,. 1> 2:13355"
    assert info["total"] == 28
    assert env.render().startswith("Player 1, throw 2: 13355\n")
    assert env.step(env.actions.score + 4)[1] == 10
    assert env.state.card.entries[4] == 10
    beside = GameEnv("yahtzee", render_mode="ansi")
    beside.reset(options={"position": "yahtzee .,.,.,.,25,.,.,.,.,.,.,50,.+100 1> 2:13355"})
    assert [line.split() for line in beside.render().splitlines()[-2:]] == [["Extra", "100"], ["Total", "175"]]
    with pytest.raises(PaschError, match="seats in the position: 2; in this environment: 1"):
        env.reset(options={"position": "kniffel .,.,.,.,.,.,.,.,.,.,.,.,.|.,.,.,.,.,.,.,.,.,.,.,.,. 1> 0"})
    table = TableEnv("kniffel", 2)
    table.reset(options={"position": "kniffel 1,.,.,.,.,.,.,.,.,.,.,.,.|.,.,.,.,.,.,.,.,.,.,.,.,. 2> 2:13355"})
    assert table.agent_selection == "player_1"
    table.step(table.actions.score + 4)
    assert table.rewards == {"player_0": 0, "player_1": 10}


@pytest.mark.parametrize("variant", ["kniffel", "yatzy-deluxe", "kniffel-4-columns", "generala", "kniffel-strict"])
def test_one_decision_a_turn_fills_the_box_aimed_at(variant: str) -> None:
    env = TurnEnv(variant)
    steps = play(env, 2)
    assert len(steps) == env.variant.turns


def test_aiming_at_five_of_a_kind_keeps_what_serves_it() -> None:
    env = TurnEnv("kniffel")
    env.reset(seed=1, options={"position": "kniffel .,.,.,.,.,.,.,.,.,.,.,.,. 1> 1:44446"})
    env.step(11)
    assert env.state.card.entries[11] in (0, 50)


def test_agents_at_a_table_take_turns_and_one_wins() -> None:
    env, chance = TableEnv("kniffel-strict", 3, reward="win", render_mode="rgb_array"), random.Random(1)
    env.reset(seed=4, options={"first": 1})
    assert env.agent_selection == "player_1"
    assert env.position().split()[:1] == [env.game_state.variant.id] == ["kniffel-strict"]
    paid: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, over, _, info = env.last()
        paid[agent] += reward
        seat = env.possible_agents.index(agent)
        assert info == {"total": totals(env.game_state)[seat]}
        assert observed in env.observation_space(agent)
        assert (observed["observation"] == env.layout.flat(facts_of(env.layout, env.game_state, seat))).all()
        assert not any(env.observe(other)["action_mask"].any() for other in env.agents if over or other != agent)
        legal = np.flatnonzero(observed["action_mask"]).tolist()
        assert legal == sorted([] if over else env.actions.legal(env.game_state))
        env.step(None if over else chance.choice(legal))
    assert sum(paid.values()) == pytest.approx(1)
    assert env.render().shape[2] == 3


def test_options_that_are_not_known_are_refused() -> None:
    with pytest.raises(PaschError, match="reward is gold, but must be one of points, total, win") as refused:
        GameEnv(reward="gold")  # type: ignore[arg-type] # which is what is tried
    assert refused.value.code == "env-option"
    with pytest.raises(PaschError, match="kniffel"):
        gymnasium.make("pasch/Game-v0", variant="kniffl")


@pytest.mark.parametrize(
    ("make", "code", "words"),
    [
        (lambda: GameEnv(reward="win"), "env-no-rivals", "needs somebody to win against"),
        (lambda: TableEnv(seats=1, reward="win"), "env-no-rivals", "needs somebody to win against"),
        (
            lambda: GameEnv(render_mode="human"),
            "env-option",
            "render_mode is human, but must be one of ansi, rgb_array",
        ),
        (lambda: TableEnv(seats=0), "env-whole-number", "seats is 0, but must be a whole number, 1 or more"),
        (lambda: TableEnv(seats=2.0), "env-whole-number", "seats is 2.0, "),  # type: ignore[arg-type] # what is tried
        (lambda: GameEnv().reset(seed=1.5), "env-whole-number", "seed is 1.5, "),  # type: ignore[arg-type] # likewise
        (lambda: GameEnv().reset(seed=-1), "env-whole-number", "seed is -1, but must be a whole number, 0 or more"),
        (lambda: TableEnv().reset(seed=1.5), "env-whole-number", "seed is 1.5, "),  # type: ignore[arg-type] # likewise
        (lambda: VectorGameEnv(num_envs=0), "env-whole-number", "num_envs is 0, but must be a whole number, 1 or more"),
        (lambda: VectorGameEnv(num_envs=-3), "env-whole-number", "num_envs is -3, "),
        (lambda: VectorGameEnv(num_envs=2.0), "env-whole-number", "num_envs is 2.0, "),  # type: ignore[arg-type] # likewise
        (
            lambda: VectorGameEnv(render_mode="rgb_array"),
            "env-option",
            "render_mode is rgb_array, but must be one of ansi",
        ),
        (lambda: VectorGameEnv(reward="win"), "env-option", "reward is win, but must be one of points, total"),  # type: ignore[arg-type] # likewise
        (lambda: VectorGameEnv(num_envs=2).reset(seed=0.5), "env-whole-number", "seed is 0.5, "),  # type: ignore[arg-type] # likewise
        (lambda: VectorGameEnv(num_envs=2).reset(seed=[1, 2.5]), "env-whole-number", "seed is 2.5, "),  # type: ignore[list-item] # likewise
        (
            lambda: GameEnv().reset(options={"positon": ""}),
            "env-option",
            "options is 'positon', but must be one of position",
        ),
        (lambda: GameEnv().reset(options="kniffel"), "env-option", "options is 'kniffel', "),  # type: ignore[arg-type] # likewise
        (
            lambda: TableEnv().reset(options={"seat": 1}),
            "env-option",
            "options is 'seat', but must be one of position, first",
        ),
        (lambda: TableEnv().reset(options={"first": 1.5}), "env-whole-number", "first is 1.5, "),
        (
            lambda: VectorGameEnv(num_envs=2).reset(options={"mask": 1}),
            "env-option",
            "must be one of position, reset_mask",
        ),
        (
            lambda: VectorGameEnv(num_envs=2).reset(options={"reset_mask": [True]}),
            "env-reset-mask",
            "reset_mask is an array of shape (1,) bool; one truth value for each game is needed: (2,) bool",
        ),
        (
            lambda: VectorGameEnv(num_envs=2, autoreset_mode="never"),
            "env-option",
            "autoreset_mode is never, but must be one of ",
        ),
        (lambda: VectorGameEnv(num_envs=2).reset(seed=[1]), "env-seeds", "there are 1 seeds; one for each game is 2"),
    ],
)
def test_senseless_options_are_refused_in_a_sentence(make: Callable[[], object], code: str, words: str) -> None:
    with pytest.raises(PaschError, match=re.escape(words)) as refused:
        make()
    assert refused.value.code == code


def test_actions_are_whole_numbers() -> None:
    env, table = GameEnv(), TableEnv()
    env.reset(seed=np.int64(1))  # type: ignore[arg-type] # a whole number of another type
    table.reset(seed=1)
    for step in (env.step, table.step):
        with pytest.raises(PaschError, match=r"action is 31\.5, ") as refused:
            step(31.5)  # type: ignore[arg-type] # which is what is tried
        assert refused.value.code == "env-whole-number"
    assert env.step(np.array(env.actions.score))[1] >= 0  # type: ignore[arg-type] # as some learners give it


def test_an_environment_repeats_a_run_from_the_seed_that_it_says() -> None:
    def dice(env: Any, seed: int | None) -> list[str]:
        env.reset(seed=seed)
        first = env.position()
        env.reset()
        return [first, env.position()]

    for make in (GameEnv, TurnEnv, TableEnv):
        env: Any = make()
        run = dice(env, None)
        assert env.np_random_seed > 2**64
        assert dice(make(), env.np_random_seed) == dice(env, env.np_random_seed) == run
    several = VectorGameEnv(num_envs=4)
    several.reset()
    states = [several.state(lane) for lane in range(4)]
    several.reset(seed=several.np_random_seed)
    assert [several.state(lane) for lane in range(4)] == states
    alone = GameEnv()
    alone.reset(seed=several.np_random_seed)
    assert alone.state == states[0]


def test_no_bit_of_a_seed_is_lost() -> None:
    seeds = [1, 1 + 2**64, 1 + 2**65, 1 + 2**64 + 2**128, 2**64, 2**128]
    assert len({first_word(seed) for seed in seeds}) == len(seeds)
    assert first_word(1) == 0x6E789E6AA1B965F4  # as ever
    lanes = VectorGameEnv(num_envs=2)
    lanes.reset(seed=2**64 - 1)
    assert [int(word) for word in first_words([2**64 - 1, 2**64])] == [first_word(2**64 - 1), first_word(2**64)]


def test_opponents_are_a_list() -> None:
    with pytest.raises(TypeError, match=r"opponents is 'random'; a list, such as \['random'\], is needed"):
        GameEnv(opponents="random")
