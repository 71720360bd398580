"""Optimal games simulated per CPU second: ``python benchmarks/simulation.py [VARIANT…] [--games N] [--threads N]``.

If yatzy-solver is installed, also with its own optimal play of the games it supports. Solving is not counted.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.parallel.workers import Threads, Workers, count_processors
from pasch.solver.solve.backward_induction import solve_cards
from pasch.solver.solve.simulation import SimulationPolicy, simulate

PEERS = {"yahtzee": "american", "yatzy": "yatzy-scandinavian"}
"""Names of the same games in yatzy-solver."""


def main() -> None:
    """Plays the games and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "variants", nargs="*", metavar="VARIANT", default=["yahtzee", "kniffel", "yatzy", "yatzy-deluxe"]
    )
    parser.add_argument("--games", type=int, default=400_000, metavar="N", help="games of each (default 400000)")
    parser.add_argument("--threads", type=int, default=count_processors(), metavar="N", help="default: all processors")
    options = parser.parse_args()
    print(f"{'variant':16}{'player':22}{'mean':>9}{'± error':>9}{'games/CPU-s':>13}{'games/s':>11}")
    for name in options.variants:
        space = CardSpace(load_variant(name))
        arrays = build_arrays(space)
        best = SimulationPolicy(space, arrays, solve_cards(arrays, space.level, 0.0, options.threads, lambda _: None))
        simulate(best, 1, "compiling")
        report(name, "optimal", options.games, partial(_totals, best, workers=Threads(options.threads)))
        warm = replace(best, temperature=2.0)
        report(name, "temperature 2", options.games, partial(_totals, warm, workers=Threads(options.threads)))
        if name in PEERS and find_spec("yatzy_solver"):
            peer = import_module("yatzy_solver")
            solver = peer.Solver.build(peer.Variant(PEERS[name]))
            report(name, "yatzy-solver, optimal", options.games, partial(_peer_totals, solver))


def _totals(play: SimulationPolicy, games: int, workers: Workers) -> Ints:
    return simulate(play, games, "1", workers).totals


def _peer_totals(solver: Any, games: int) -> Ints:
    return np.asarray(solver.simulate(games, 1)["scores"], dtype=np.int64)


def report(variant: str, player: str, games: int, play: Callable[[int], Ints]) -> None:
    """Plays the games and prints one row."""
    cpu, wall = time.process_time(), time.perf_counter()
    totals = play(games)
    cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
    error = totals.std() / games**0.5
    print(
        f"{variant:16}{player:22}{totals.mean():9.3f}{error:9.3f}{games / cpu:13,.0f}{games / wall:11,.0f}", flush=True
    )


if __name__ == "__main__":
    main()
