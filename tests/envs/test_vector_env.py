"""Vector environments play the single environment's games step by step, by every rule."""

from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from hypothesis import given
from hypothesis import strategies as st

from by_day import by_day
from pasch.envs import GameEnv, VectorGameEnv
from pasch.envs.decision_game import Observation
from pasch.rules.catalogue.shipped_variants import load_variant, parse_variant, shipped, variant_ids
from pasch.rules.errors import PaschError
from pasch.rules.text.position_notation import format_position
from pasch.rules.variant.variant import Variant
from pasch.testing import variants

LANES = 3
MINIATURES = sorted(Path(__file__).parents[1].glob("variants/miniatures/*.toml"))
WORDS = """
id = "words"
names = { de = "Wörter", en = "Words" }
dice = { count = 3, faces = [1, 2, 3] }
turn = { throws = 2 }
[boxes]
ones = { names = { de = "Einer", en = "Ones" }, number = 1 }
twos = { names = { de = "Zweier", en = "Twos" }, number = 2, counts = false }
least = { names = { de = "Min", en = "Least" }, pattern = { of_a_kind = 1 }, points = "sum" }
pair = { names = { de = "Pasch", en = "Pair" }, pattern = { of_a_kind = 2 }, points = 9 }
[bonuses.ahead]
names = { de = "Vorn", en = "Ahead" }
section = "upper"
minus = "lower"
tiers = [{ from = -2, points = 5 }, { from = 1, points = 11, each = 2, more = 3 }]
[bonuses.made]
names = { de = "Gemacht", en = "Made" }
points = { sum = [{ product = [{ difference = ["least", "ones"] }, "twos"] }, 1] }
when = { %s = ["ones", "least", { sum = ["least", "pair"] }] }
[bonuses.both]
names = { de = "Beide", en = "Both" }
points = { product = ["ones", "pair"] }
[columns.free]
names = { de = "Frei", en = "Free" }
weight = 1.5
[columns.named]
names = { de = "Angesagt", en = "Announced" }
announce = "before"
miss = "box"
"""
STOCKS = """
id = "stocks"
names = { de = "Vorrat", en = "Stocks" }
dice = { count = 2, faces = [1, 2, 3] }
[turn]
throws = 1
buy = { names = { de = "Mehr", en = "More" }, per_turn = 2, per_column = 3, per = "%s", unused = 5 }
[boxes]
ones = { names = { de = "Einer", en = "Ones" }, number = 1 }
twos = { names = { de = "Zweier", en = "Twos" }, number = 2, later = 1 }
any = { names = { de = "Alles", en = "Any" }, points = "sum", entries = 2, later = 2 }
five = { names = { de = "Pasch", en = "Pair" }, pattern = { of_a_kind = 2 }, points = 9, later = 3 }
[extra.more]
when = "scored"
bonus = 4
[extra.placed]
when = "struck"
number = "filled"
place = ["lower"]
[columns.one]
names = { de = "Eins", en = "One" }
weight = %s
[columns.twice]
names = { de = "Doppelt", en = "Twice" }
weight = 2
"""


def compare(variant: Variant, seed: int, observation: str, episodes: int = 1) -> None:
    """Plays random games in all three: vector, single, and the engine below the single one."""
    vector = VectorGameEnv(variant, LANES, observation=observation)  # type: ignore[arg-type] # one of the two words
    singles = [GameEnv(variant, observation=observation) for _ in range(LANES)]  # type: ignore[arg-type] # likewise
    seen, info = vector.reset(seed=seed)
    told = [env.reset(seed=seed + lane) for lane, env in enumerate(singles)]
    words = np.arange(LANES, dtype=np.uint64) + np.uint64(seed)
    over, ended = [False] * LANES, 0
    while ended < episodes * LANES:
        for lane, env in enumerate(singles):
            assert vector.state(lane) == env.state
            assert (info["action_mask"][lane] == env.action_masks()).all()
            same(lane, seen, told[lane][0])
        actions = vector.random_actions(words)
        seen, paid, ends, _, info = vector.step(actions)
        for lane, env in enumerate(singles):
            if over[lane]:
                told[lane], over[lane] = env.reset(), False
                assert (paid[lane], ends[lane]) == (0.0, False)
                continue
            alone, reward, over[lane], _, more = env.step(actions[lane])
            told[lane] = alone, more
            assert (paid[lane], ends[lane], info["total"][lane]) == (reward, over[lane], more["total"])
            ended += over[lane]


def same(lane: int, seen: Any, alone: Any) -> None:
    """A lane sees what the game sees that is played alone."""
    if isinstance(seen, dict):
        assert all((seen[name][lane] == alone[name]).all() for name in alone)
    else:
        assert (seen[lane] == alone).all()


@given(variant=variants(), seed=st.integers(0, 2**40), observation=st.sampled_from(("flat", "dict")))
def test_vector_single_and_engine_are_equal(variant: Variant, seed: int, observation: str) -> None:
    compare(variant, seed, observation)


@pytest.mark.parametrize("name", by_day(variant_ids()))
def test_every_shipped_variant_plays_alike(name: str) -> None:
    compare(shipped(name), 1, "flat")


@pytest.mark.parametrize("path", by_day(MINIATURES), ids=lambda path: path.stem)
def test_every_miniature_plays_alike(path: Path) -> None:
    # `tests/solver/test_reference.py` checks that they say every key of the documents, so none is forgotten here.
    variant = load_variant(str(path))
    compare(variant, 1, "dict", episodes=4)
    compare(variant, 2, "flat")


@pytest.mark.parametrize("comparison", ["below", "at_most", "equal"])
def test_rare_rules_play_alike(comparison: str) -> None:
    variant = parse_variant(WORDS % comparison)
    compare(variant, 1, "dict", episodes=8)
    compare(variant, 1, "flat", episodes=2)


@pytest.mark.parametrize(("per", "weight"), [("column", 3), ("sheet", 0.5)])
def test_stocks_of_throws_and_boxes_worth_less_later_play_alike(per: str, weight: float) -> None:
    variant = parse_variant(STOCKS % (per, weight))
    assert (variant.tables.has_five, variant.tables.filled_classes) == (True, 5)
    compare(variant, 1, "dict", episodes=8)
    compare(variant, 2, "flat", episodes=2)


def test_nine_columns_play_alike() -> None:
    variant = load_variant(str(MINIATURES[0].parents[1] / "nine-columns.toml"))
    compare(variant, 1, "dict", episodes=4)
    compare(variant, 2, "flat", episodes=2)


def test_more_throws_in_the_last_turn_play_alike() -> None:
    quick = '[columns.quick]\nnames = { de = "Schnell", en = "Quick" }\nthrows = 1\n'
    variant = parse_variant((WORDS % "below").replace("throws = 2", "throws = 2, last_throws = 4") + quick)
    compare(variant, 1, "dict", episodes=8)
    compare(variant, 2, "flat", episodes=2)


@pytest.mark.parametrize("variant", [WORDS % "below", "kniffel-4-columns", "yatzy-deluxe"], ids=lambda text: text[:9])
def test_games_begin_from_positions_as_single_ones_do(variant: str) -> None:
    vector = VectorGameEnv(variant, 2)
    single = GameEnv(vector.variant)
    vector.reset(seed=3)
    told, count = [vector.state(0)], 2 * single.variant.turns
    random_steps(vector, np.arange(2, dtype=np.uint64), count)
    told += [vector.state(lane) for lane in range(2)]
    for first, second in pairwise(map(format_position, told)):
        seen, info = vector.reset(seed=8, options={"position": [first, second]})
        for lane, position in enumerate((first, second)):
            alone, more = single.reset(seed=8 + lane, options={"position": position})
            same(lane, seen, alone)
            assert (info["action_mask"][lane] == more["action_mask"]).all()
            assert vector.state(lane) == single.state
        actions = vector.random_actions()
        seen, paid, _, _, _ = vector.step(actions)
        assert paid[1] == single.step(actions[1])[1]
        assert vector.state(1) == single.state
    before = vector.state(1)
    vector.reset(options={"position": format_position(told[0]), "reset_mask": np.array([True, False])})
    assert (vector.state(0), vector.state(1)) == (told[0], before)
    with pytest.raises(PaschError, match="3 positions; one for each game is 2"):
        vector.reset(options={"position": [format_position(told[0])] * 3})


def random_steps(env: VectorGameEnv, words: Any, count: int) -> Any:
    """So many steps of random actions; gives the last of them."""
    return [env.step(env.random_actions(words)) for _ in range(count)][-1]


def test_games_depend_on_seed_and_lane_alone() -> None:
    many, few = VectorGameEnv("kniffel", 6), VectorGameEnv("kniffel", 2)
    many.reset(seed=10)
    few.reset(seed=14)
    found = [
        random_steps(env, np.array(words, dtype=np.uint64), 60) for env, words in ((many, range(6)), (few, (4, 5)))
    ]
    assert (found[0][0][4:] == found[1][0]).all()
    again, same_again = many.reset(seed=[14, 15, 14, 15, 14, 15])[0], few.reset(seed=14)[0]
    assert (np.asarray(again)[:2] == np.asarray(same_again)).all()


def test_a_game_that_is_over_begins_anew_as_declared() -> None:
    words, steps = np.arange(4, dtype=np.uint64), 60
    at_once = VectorGameEnv("kniffel-strict", 4, autoreset_mode=AutoresetMode.SAME_STEP, observation="dict")
    never = VectorGameEnv("kniffel-strict", 4, autoreset_mode="Disabled")
    assert at_once.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    for env in (at_once, never):
        env.reset(seed=1)
    told = [at_once.step(at_once.random_actions(words)) for _ in range(steps)]
    ends = [(seen, info) for seen, _, over, _, info in told if over.any()]
    assert ends
    for seen, info in ends:
        for lane in np.flatnonzero(info["_final_obs"]):
            assert not info["final_obs"][lane]["free"].any()
            assert isinstance(seen, dict)
            assert seen["free"][lane].all()
    over = random_steps(never, words, steps)[2]
    assert over.all()
    _, info = never.reset(options={"reset_mask": np.array([True, False, False, False])})
    assert info["action_mask"].all(axis=1).tolist() == [False, True, True, True]


@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_same_step_tells_of_the_game_that_ended_as_gymnasiums_own_does(observation: Observation) -> None:
    make = partial(GameEnv, WORDS % "below", observation=observation)
    theirs: Any = SyncVectorEnv([make] * LANES, autoreset_mode=AutoresetMode.SAME_STEP)
    ours = VectorGameEnv(WORDS % "below", LANES, observation=observation, autoreset_mode=AutoresetMode.SAME_STEP)
    alike(ours.reset(seed=5), theirs.reset(seed=5))
    chance, ended, illegal = np.random.default_rng(1), 0, 0
    for step in range(60):
        actions = ours.random_actions(chance.integers(2**64, size=LANES, dtype=np.uint64))
        actions[0] = ours.actions.count if step == 50 else actions[0]
        got, wanted = ours.step(actions), theirs.step(actions)
        alike(got, wanted)
        ended += "final_info" in got[4]
        illegal += "illegal" in got[4].get("final_info", {})
    assert ended > illegal == 1


def alike(got: Any, wanted: Any) -> None:
    """Two results are the same, whatever they are made of."""
    if isinstance(wanted, dict):
        assert got.keys() == wanted.keys()
        for name in wanted:
            alike(got[name], wanted[name])
    elif isinstance(wanted, tuple) or getattr(wanted, "dtype", None) == np.object_:
        for one, other in zip(got, wanted, strict=True):
            alike(one, other)
    elif wanted is None:
        assert got is None
    else:
        assert (got.dtype, got.tolist()) == (wanted.dtype, wanted.tolist())


def test_gymnasium_makes_it_and_its_spaces_fit() -> None:
    env = gymnasium.make_vec("pasch/Game-v0", num_envs=3, variant="yatzy-deluxe", reward="total", illegal="error")
    assert isinstance(env.unwrapped, VectorGameEnv)
    seen, info = env.reset(seed=2)
    assert seen in env.observation_space
    assert info["action_mask"].shape == (3, env.unwrapped.actions.count)
    with pytest.raises(PaschError, match="not legal at yatzy-deluxe") as refused:
        env.step(np.array([0, 10**6, 0]))
    assert refused.value.code == "illegal-action"
    for wrong in (np.zeros(2, dtype=np.int64), np.zeros(3)):
        with pytest.raises(PaschError, match=r"one for each game is \(3,\) int64") as refused:
            env.step(wrong)
        assert refused.value.code == "env-actions-shape"


def test_an_illegal_action_ends_that_game_alone() -> None:
    env = VectorGameEnv("kniffel", 2)
    env.reset(seed=1)
    env.step(np.array([env.actions.strike, 0]))
    _, paid, over, _, info = env.step(np.array([env.actions.strike, 0]))
    assert (over.tolist(), info["illegal"].tolist(), paid.tolist()) == ([True, False], [True, False], [0.0, 0.0])
