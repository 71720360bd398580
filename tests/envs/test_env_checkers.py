"""Gymnasium's and PettingZoo's own checkers pass without a warning."""

import warnings
from functools import partial
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import pasch.envs

HOUSE_RULE = """
id = "house"
names = { de = "Haus", en = "House" }
like = "kniffel"
[turn]
throws = 4
"""


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("pasch/Kniffel-v0", {"render_mode": "rgb_array"}),
        ("pasch/Kniffel-v0", {"observation": "dict", "reward": "win", "opponents": ["random"], "render_mode": "ansi"}),
        ("pasch/Game-v0", {"variant": "yatzy-deluxe", "reward": "total"}),
        ("pasch/Game-v0", {"variant": HOUSE_RULE}),
        ("pasch/Turns-v0", {"variant": "kniffel-strict", "render_mode": "ansi"}),
    ],
)
def test_gymnasiums_checker_warns_of_nothing(name: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, **options).unwrapped)


@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_pettingzoos_checkers_pass(observation: str) -> None:
    make = partial(pasch.envs.table_env, "kniffel-strict", 3, observation=observation)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # PettingZoo says so of every dict but those of its own games, which are known to it by their names.
        warnings.filterwarnings("ignore", message="Observation (is not a NumPy|space for each agent)")
        api_test(make(), num_cycles=200)
        seed_test(make, num_cycles=60)
