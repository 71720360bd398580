"""Decisions of a random policy per CPU second: ``python benchmarks/environments.py [--games N] [--steps N]``.

The vector environment with facts and masks of every game after every step, the single environment, and in the same run
other libraries: pyhtzee (plain Python) and, if installed (``pip install open_spiel``), OpenSpiel's yacht from Python.
Drawing the actions and throwing the dice are included.
"""

import argparse
import random
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from pyhtzee import Pyhtzee

from pasch.envs import GameEnv, VectorGameEnv


def vector(variant: str, games: int, observation: Any, steps: int) -> int:
    """Steps all games; returns the number of decisions."""
    env = VectorGameEnv(variant, games, observation=observation)
    env.reset(seed=1)
    words = np.arange(games, dtype=np.uint64)
    for _ in range(steps):
        env.step(env.random_actions(words))
    return steps * games


def single(variant: str, games: int) -> int:
    """Plays games of the single environment; returns the number of decisions."""
    env, chance, decisions = GameEnv(variant), random.Random(1), 0
    for seed in range(games):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            legal = np.flatnonzero(info["action_mask"]).tolist()
            _, _, over, _, info = env.step(chance.choice(legal))
            decisions += 1
    return decisions


def pyhtzee(games: int) -> int:
    """Plays games with pyhtzee; returns the number of decisions."""
    chance, decisions = random.Random(1), 0
    for _ in range(games):
        game = Pyhtzee()
        while not game.is_finished():
            game.take_action(chance.choice(game.get_possible_actions()))
            decisions += 1
    return decisions


def open_spiel(games: int) -> int:
    """Plays games of OpenSpiel's yacht, whose dice are chance nodes; returns the number of decisions."""
    yacht = import_module("pyspiel").load_game("yacht")
    chance, decisions = random.Random(1), 0
    for _ in range(games):
        state = yacht.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
    return decisions


def report(name: str, work: Callable[[], int]) -> None:
    """Prints one row."""
    start = time.process_time()
    decisions = work()
    seconds = time.process_time() - start
    print(f"{name:46}{decisions:12,}{decisions / seconds:14,.0f}", flush=True)


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4096, metavar="N", help="side by side (default 4096)")
    parser.add_argument("--steps", type=int, default=500, metavar="N", help="of all of them (default 500)")
    options = parser.parse_args()
    print(f"{'':46}{'decisions':>12}{'per CPU-s':>14}")
    for variant in ("kniffel", "yahtzee", "yatzy-deluxe", "kniffel-4-columns"):
        for observation in ("flat", "dict") if variant == "kniffel" else ("flat",):
            vector(variant, 2, observation, 1)  # compiles, or loads what is compiled
            work = partial(vector, variant, options.games, observation, options.steps)
            report(f"{variant}, {options.games} side by side, {observation}", work)
    report("kniffel, single environment", partial(single, "kniffel", 100))
    report("pyhtzee", partial(pyhtzee, 100))
    if find_spec("pyspiel"):
        report("OpenSpiel's yacht, from Python", partial(open_spiel, 5))


if __name__ == "__main__":
    main()
